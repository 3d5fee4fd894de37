// Keys are made here and not by lower() in SQL: the two engines fold letters beyond ASCII differently.

/** What makes two addresses the same account. */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase()

/** What makes two usernames the same: width, composition and case of letters do not count. */
export const usernameKey = (username: string): string => username.trim().normalize('NFKC').toLowerCase()

/** The rows of authorized_emails that would let this address in. */
export function patternsFor(email: string): [address: string, domain: string] {
  const key = emailKey(email)
  return [key, `*@${key.slice(key.lastIndexOf('@') + 1)}`]
}
