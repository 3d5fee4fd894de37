export type PasswordChange = { currentPassword: string; newPassword: string; confirmPassword: string }
type Parts = {
  values: PasswordChange /** Accounts without a password have no current one to type. */
  asksCurrent: boolean
}

/** What is wrong with a password change, as the name of its text; undefined when it may be sent. */
export function checkPasswordChange({ values, asksCurrent }: Parts) {
  if ((asksCurrent && !values.currentPassword) || !values.newPassword || !values.confirmPassword) return 'fillAll'
  if (values.newPassword !== values.confirmPassword) return 'passwordsDoNotMatch'
  if ([...values.newPassword].length < 8) return 'passwordTooShort'
  return undefined
}
