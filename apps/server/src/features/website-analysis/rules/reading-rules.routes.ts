import type { FieldError } from '@sondeo/contract/errors'
import type { ReadingRule } from '@sondeo/contract/reading-rules'
import * as calls from '@sondeo/contract/reading-rules'
import { checkSelector } from '@sondeo/extraction/select-elements'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../app-error.ts'
import type { HttpContext } from '../../../http/http-context.ts'
import { serve } from '../../../http/serve.ts'
import { requirePro } from '../../../plans/find-plan.ts'
import { summariseScan } from '../scan/summarise-scan.ts'
import type { WebsiteServices } from '../website-services.ts'
import { previewRule, suggestRuleFor } from './preview-rule.ts'

const scansToTry = 20

/** A person's own reading rules: part of Pro where plans are sold. Seeing and deleting them is always open. */
export function addReadingRuleRoutes(http: FastifyInstance, context: HttpContext, services: WebsiteServices) {
  const { stores, now } = services

  serve(http, context, calls.getReadingRules, async ({ signedIn }) => {
    const ownerId = signedIn.user.id
    const kept = await stores.readingRules.list({ ownerId })
    const scans = (await stores.scans.list({ ownerId, now: now(), limit: scansToTry })).flatMap(scan => {
      const summary = summariseScan(scan)
      return summary ? [{ _id: summary._id, url: summary.url, title: summary.title }] : []
    })
    const rules = kept.flatMap(({ id, rule }) => {
      const read = calls.ReadingRule.safeParse(rule)
      return read.success ? [{ _id: id, rule: read.data }] : []
    })
    return { success: true, rules, scans }
  })

  serve(http, context, calls.saveReadingRule, async ({ body, signedIn }) => {
    const ownerId = signedIn.user.id
    await requirePro(services, ownerId)
    checkRule(body.rule)
    const { ruleId, rule } = body
    if (ruleId !== null) {
      if (!(await stores.readingRules.replace({ ownerId, ruleId, rule, now: now() }))) throw new AppError('not_found')
      return { success: true, ruleId }
    }
    const kept = await stores.readingRules.list({ ownerId })
    if (kept.length >= calls.readingRuleLimits.rules) throw new AppError('too_many_rules')
    return { success: true, ruleId: await stores.readingRules.create({ ownerId, rule, now: now() }) }
  })

  serve(http, context, calls.deleteReadingRule, async ({ body, signedIn }) => {
    const isGone = await stores.readingRules.remove({ ownerId: signedIn.user.id, ruleId: body.ruleId })
    if (!isGone) throw new AppError('not_found')
    return { success: true }
  })

  serve(http, context, calls.suggestReadingRule, async ({ body, signedIn }) => {
    const ownerId = signedIn.user.id
    await requirePro(services, ownerId)
    return { success: true, rule: await suggestRuleFor(services, { ownerId, scanId: body.scanId }) }
  })

  serve(http, context, calls.previewReadingRule, async ({ body, signedIn }) => {
    const ownerId = signedIn.user.id
    await requirePro(services, ownerId)
    const { scanId, ...rule } = body
    checkRule(rule)
    return { success: true, ...(await previewRule(services, { ownerId, scanId, rule })) }
  })
}

/** Every selector that cannot be used is named, by the field it stands in. */
function checkRule({ item, fields }: Pick<ReadingRule, 'item' | 'fields'>) {
  const named = [
    { field: 'item', selector: item },
    ...fields.map(({ selector }, index) => ({ field: `fields.${index}.selector`, selector })),
  ]
  const mistakes = named
    .filter(({ selector }) => selector !== '' && checkSelector(selector) !== null)
    .map(({ field }): FieldError => ({ field, code: 'selector_invalid' }))
  if (mistakes.length > 0) throw new AppError('selector_invalid', { fields: mistakes })
}
