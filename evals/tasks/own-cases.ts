import { readPage } from '@sondeo/extraction/extraction'
import { checkCase } from '../../packages/extraction/cases/check-case.ts'
import { readCases } from '../../packages/extraction/cases/read-cases.ts'
import type { EvalTask } from '../eval-task.ts'

/** The committed cases of the extraction engine: the share that is read exactly as expected. */
export const ownCases: EvalTask = {
  name: 'cases',
  needsCorpus: false,
  run: async ({ say }) => {
    const cases = readCases()
    let right = 0
    for (const { name, html, source, expected } of cases) {
      const wrong = checkCase(readPage({ html, url: source.url, country: source.country }), expected)
      if (wrong.length === 0) right++
      else say(`  ${name}: ${wrong[0]}`)
    }
    return [{ measure: 'own cases read exactly', value: right / cases.length, n: cases.length, aim: 1 }]
  },
}
