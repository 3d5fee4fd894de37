import { request as askHttp } from 'node:http'
import { request as askHttps } from 'node:https'
import { text } from 'node:stream/consumers'

type Sent = { method: string; url: string; headers: Record<string, string>; payload: string | undefined }

/** The server could not be reached at all. */
export class ServerAway extends Error {
  override readonly name = 'ServerAway'
}

/**
 * Calls of a server that whoever types a command has named. Not by `fetch`, which gives up on an answer after five
 * minutes: a scan may take longer.
 */
export function sendToServer(base: string) {
  const ask = base.startsWith('https:') ? askHttps : askHttp
  return ({ method, url, headers, payload }: Sent): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      const fail = (error: Error) => reject(new ServerAway(error.message, { cause: error }))
      const request = ask(new URL(url, base), { method, headers }, response => {
        text(response).then(body => resolve({ status: response.statusCode ?? 0, text: body }), fail)
      })
      request.on('error', fail)
      request.end(payload)
    })
}
