import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

type Listening = { url: string; close: () => Promise<void> }

/** An HTTP server on a free port of the loopback; its end does not wait for connections left open. */
export async function listenOnLoopback(answer: RequestListener): Promise<Listening> {
  const server = createServer(answer)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
