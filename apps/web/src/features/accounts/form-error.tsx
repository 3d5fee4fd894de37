import { useAuth } from '../../browser/auth-store.ts'
import { explainError } from '../../browser/explain-error.ts'
import { useLanguage } from '../../browser/language.ts'
import { Alert } from '../../ui/alert.tsx'

/** What the form itself objects to, else what the last request failed with. */
export function FormError({ problem }: { problem: string | undefined }) {
  const { error } = useAuth()
  const language = useLanguage()
  if (problem) return <Alert>{problem}</Alert>
  if (!error) return null
  const { text, detail } = explainError(error, language)
  return <Alert detail={detail}>{text}</Alert>
}
