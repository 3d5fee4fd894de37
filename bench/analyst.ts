import type { PlanRequest } from '@sondeo/analyst/analyst'
import { makeBuiltInPlanner } from '@sondeo/analyst/built-in-planner'
import { checkPlan } from '@sondeo/analyst/check-plan'
import { digestSets, estimateTokens } from '@sondeo/analyst/digest-sets'
import { dataFor, instructions } from '@sondeo/analyst/instructions'
import { ModelAnswer } from '@sondeo/analyst/model-answer'
import type { SourceRecord, SourceSet } from '@sondeo/analyst/record-source'
import { runPlan } from '@sondeo/analyst/run-plan'
import { z } from 'zod'

const SIZES = [10, 100, 1_000, 10_000]
const ROUNDS = 9
const question = 'licitaciones de salud con monto mayor a 50 mil ordenadas por cierre'

/** Running a plan against a plain filter of the same rows, planning, and what a model would be sent, as lists grow. */
export async function run(): Promise<void> {
  console.log(`"${question}", medians of ${ROUNDS} rounds`)
  for (const size of SIZES) {
    const set = makeList(size)
    const request = {
      question,
      language: 'es' as const,
      sets: [set],
      about: [],
      asOf: '2026-11-15T15:00:00Z',
      timeZone: 'UTC',
    }
    const { planning, stall } = await watchPlanning(() => ({ ...request, sets: [{ ...set }] }))
    const { plan } = await makeBuiltInPlanner().makePlan(request)
    if (!plan || checkPlan(plan, [set]).length > 0) throw new Error('the question was not understood')
    const running = await median(() => void runPlan(plan, set))
    const rows = set.records.map(({ cells }) => ({
      rubro: cells.rubro?.text ?? '',
      monto: cells.monto?.value.kind === 'money' ? cells.monto.value.amount : 0,
    }))
    const filtering = await median(() => void rows.filter(({ rubro, monto }) => rubro === 'Salud' && monto > 50_000))
    // The schema of the answer goes along: some servers get it in words.
    const tokens = estimateTokens(instructions + JSON.stringify(z.toJSONSchema(ModelAnswer)) + dataFor(request))
    console.log(
      `  ${String(size).padStart(6)} records: plan run ${running.toFixed(3)} ms (${((running / size) * 1000).toFixed(2)} µs a record), ` +
        `plain filter ${filtering.toFixed(4)} ms, ratio ${(running / filtering).toFixed(0)}; planning ${planning.toFixed(1)} ms, longest stall ${stall.toFixed(1)} ms; ` +
        `model input about ${tokens} tokens (digest ${estimateTokens(digestSets([set]))}), aim at most 4,000`,
    )
  }
}

/** Time of planning anew, and the longest time in which nobody else got a turn. */
async function watchPlanning(request: () => PlanRequest) {
  const planner = makeBuiltInPlanner()
  const times: number[] = []
  const stalls: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    let [longest, last, isDone] = [0, performance.now(), false]
    const tick = () => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
      if (!isDone) setImmediate(tick)
    }
    setImmediate(tick)
    const startedAt = performance.now()
    await planner.makePlan(request())
    if (round > 0) times.push(performance.now() - startedAt)
    await new Promise(resolve => setImmediate(resolve))
    isDone = true
    if (round > 0) stalls.push(longest)
  }
  return { planning: middleOf(times), stall: middleOf(stalls) }
}

const middleOf = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function median(work: () => void): Promise<number> {
  const times = []
  for (let round = 0; round <= ROUNDS; round++) {
    const startedAt = performance.now()
    work()
    // The first round only warms up.
    if (round > 0) times.push(performance.now() - startedAt)
    await new Promise(resolve => setImmediate(resolve))
  }
  return middleOf(times)
}

function makeList(size: number): SourceSet {
  const sectors = ['Salud', 'Obras', 'Tecnología', 'Consultoría']
  const records = Array.from({ length: size }, (_, at): SourceRecord => {
    const cell = (text: string, value: SourceRecord['cells'][string]['value']) => ({
      text,
      value,
      origin: { kind: 'text' as const, path: `0/${at}`, start: 0, end: text.length },
    })
    const [sector = '', amount, day] = [
      sectors[at % 4],
      (at * 7919) % 200_000,
      `2026-12-${String((at % 28) + 1).padStart(2, '0')}`,
    ]
    return {
      pageId: 'p',
      url: 'https://list.example/',
      detailUrl: null,
      cells: {
        proceso: cell(`LP-${at}`, { kind: 'identifier', id: `LP-${at}` }),
        entidad: cell(`Entidad número ${at % 97}`, { kind: 'text', text: `Entidad número ${at % 97}` }),
        rubro: cell(sector, { kind: 'text', text: sector }),
        monto: cell(`S/ ${amount}`, { kind: 'money', amount, currency: 'PEN', sign: 'S/' }),
        cierre: cell(day, { kind: 'date', date: day }),
      },
    }
  })
  const columns = [
    { key: 'proceso', name: 'Proceso', kind: 'identifier' as const },
    { key: 'entidad', name: 'Entidad', kind: 'text' as const },
    { key: 'rubro', name: 'Rubro', kind: 'text' as const },
    { key: 'monto', name: 'Monto', kind: 'money' as const },
    { key: 'cierre', name: 'Cierre', kind: 'date' as const },
  ]
  return { id: 'list-1', name: 'Licitaciones', kind: 'table', columns, records, pages: 1 }
}
