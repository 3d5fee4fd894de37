import { type ApiKey, revokeApiKey } from '@sondeo/contract/api-keys'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../browser/api-client.ts'
import { explainFlowError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { useQueryKeys } from '../../browser/session.ts'
import { useApiKeyMessages } from '../../messages/api-keys.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { showToast } from '../../ui/overlays/toast.tsx'

export function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey | null; onClose: () => void }) {
  const text = useApiKeyMessages()
  const language = useLanguage()
  const client = useQueryClient()
  const keys = useQueryKeys()
  const revoke = useMutation({
    mutationFn: (keyId: string) => call(revokeApiKey, { keyId }),
    onSuccess: () => {
      showToast(text.revoked)
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.apiKeys }),
  })
  const close = () => {
    revoke.reset()
    onClose()
  }
  const failure = explainFlowError({ error: revoke.error, language, whatFailed: text.notRevoked })
  return (
    <Dialog
      isOpen={apiKey !== null}
      onClose={close}
      canClose={!revoke.isPending}
      title={text.revokeTitle(apiKey?.name ?? '')}
      description={text.revokeText}
    >
      {revoke.isError && <Alert detail={failure.detail}>{failure.text}</Alert>}
      <ButtonRow>
        <Button
          variant="danger"
          isBusy={revoke.isPending}
          onClick={() => {
            if (apiKey) revoke.mutate(apiKey._id)
          }}
        >
          {text.revoke}
        </Button>
        <Button variant="ghost" disabled={revoke.isPending} onClick={close}>
          {text.keep}
        </Button>
      </ButtonRow>
    </Dialog>
  )
}
