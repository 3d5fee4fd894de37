import { downloadAccount } from '@sondeo/contract/accounts'
import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { downloadFile } from '../../blocks/export-menu/download-file.ts'
import { call } from '../../browser/api-client.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useProfileMessages } from '../../messages/profile.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'

/** Everything that is stored about the user, as one file. */
export function DataBlock() {
  const text = useProfileMessages()
  const language = useLanguage()
  const download = useMutation({
    mutationFn: () => call(downloadAccount, undefined),
    onSuccess: data => {
      downloadFile({ name: text.data.fileName, type: 'application/json', content: JSON.stringify(data, null, 2) })
      showToast(text.data.done)
    },
  })
  const failure = explainFlowError({ error: download.error, language, whatFailed: text.data.failed })
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <div className="grid gap-1">
        <h2 className="text-base">{text.data.title}</h2>
        <p className="text-sm text-ink-2">{text.data.text}</p>
      </div>
      {download.isError && <Alert detail={failure.detail}>{failure.text}</Alert>}
      <Button
        variant="outline"
        className="justify-self-start"
        isBusy={download.isPending}
        onClick={() => download.mutate()}
      >
        <FileDown aria-hidden="true" />
        {text.data.download}
      </Button>
    </Card>
  )
}
