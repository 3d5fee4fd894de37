import type { ResearchDetails } from '@sondeo/contract/research/product-research'
import { readResearch } from '@sondeo/contract/research/research-views'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { useLanguage } from '../../browser/language.ts'
import { useQueryKeys } from '../../browser/session.ts'
import { useResearchMessages } from '../../messages/research/product-research.ts'
import { Notice } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

type Props = { searchId: string; details: ResearchDetails }

/** A saved report keeps the language it was written in; whoever reads in the other can have it written again. */
export function LanguageOffer({ searchId, details: { lang } }: Props) {
  const language = useLanguage()
  const text = useResearchMessages().language
  const client = useQueryClient()
  const keys = useQueryKeys()
  const rewrite = useMutation({
    mutationFn: () => call(readResearch, { searchId, lang: language }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.savedSearch(searchId) }),
  })
  if (!lang || lang === language) return null
  return (
    <Notice>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {rewrite.isError ? text.failed : text.other}
        <Button variant="outline" size="sm" isBusy={rewrite.isPending} onClick={() => rewrite.mutate()}>
          {text.rewrite}
        </Button>
      </span>
    </Notice>
  )
}
