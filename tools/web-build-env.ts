/** The only reader of the environment for the web: a backend host fixed when the web is built to be served elsewhere. */
export function readWebBuildEnv(raw: Record<string, string | undefined> = process.env): { apiUrl: string } {
  const apiUrl = (raw.API_URL ?? '').replace(/\/$/, '')
  if (apiUrl && !/^https?:\/\/[^/]+$/.test(apiUrl))
    throw new Error(`API_URL must be an origin like https://api.example.com, not ${apiUrl}`)
  return { apiUrl }
}
