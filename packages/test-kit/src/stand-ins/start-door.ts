import { createServer, connect as dial, type Socket } from 'node:net'

export type Door = {
  url: string
  /** Ends every connection and takes no more, as a server that was stopped. */
  shut: () => void
  /** Connections of now stay open and carry nothing any more, and new ones neither, as behind a broken network. */
  swallow: () => void
  /** New connections pass again; those that were swallowed stay so. */
  open: () => void
  close: () => Promise<void>
}

/** Stands between us and the server at `url`, to take it away in every way a network can. */
export async function startDoor(url: string): Promise<Door> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let state: 'open' | 'shut' | 'swallowing' = 'open'
  const end = () => {
    for (const socket of sockets) socket.destroy()
  }
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    return socket
  }
  const server = createServer(near => {
    keep(near)
    if (state === 'shut') near.destroy()
    if (state !== 'open') return
    const far = keep(dial(Number(target.port), target.hostname))
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const near = new URL(url)
  near.hostname = '127.0.0.1'
  near.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: near.href,
    shut: () => {
      state = 'shut'
      end()
    },
    swallow: () => {
      state = 'swallowing'
      for (const socket of sockets) socket.unpipe().pause()
    },
    open: () => {
      state = 'open'
    },
    close: async () => {
      end()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
