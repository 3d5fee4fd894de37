import type { Planned, Planner, PlanRequest } from '../analyst.ts'
import type { AskModel, ModelUsage } from './ask-model.ts'
import { dataFor, instructions } from './instructions.ts'
import { ModelAnswer } from './model-answer.ts'
import { readModelAnswer } from './read-model-answer.ts'

const TRIES = 2

/** Lets a language model choose the plan. It is told once what was wrong; after that another planner takes over. */
export const makeModelPlanner = ({ model, ask }: { model: string; ask: AskModel }): Planner => ({
  model,
  makePlan: request => planWithModel(request, ask),
})

async function planWithModel(request: PlanRequest, ask: AskModel): Promise<Planned> {
  const usage: ModelUsage = { inputTokens: 0, outputTokens: 0 }
  let complaint = ''
  for (let tries = 0; tries < TRIES; tries++) {
    const said = await ask({
      instructions: instructions + complaint,
      data: dataFor(request),
      schema: ModelAnswer,
    }).catch(() => null)
    // A model that cannot be reached is not asked twice: its own client has tried already.
    if (!said) break
    usage.inputTokens += said.usage.inputTokens
    usage.outputTokens += said.usage.outputTokens
    const reading = readModelAnswer(said.answer, request)
    if (reading.plan) return { plan: reading.plan, usage }
    if (reading.mistakes.length === 0) break
    complaint = `\nYour last plan could not be used: ${reading.mistakes.join(' ').slice(0, 800)} Give a corrected plan.`
  }
  return { plan: null, note: '', usage }
}
