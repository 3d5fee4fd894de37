import { connect, isIP, type Socket } from 'node:net'

/** Opens a connection to a literal address; nothing is resolved any more. */
export type DialAddress = (target: { address: string; port: number; signal: AbortSignal }) => Promise<Socket>

export const dialAddress: DialAddress = ({ address, port, signal }) =>
  new Promise((resolve, reject) => {
    if (isIP(address) === 0) throw new TypeError('only literal addresses are dialled')
    signal.throwIfAborted()
    const socket = connect({ host: address, port, autoSelectFamily: false, noDelay: true })
    const giveUp = () => socket.destroy(signal.reason)
    const settle = () => signal.removeEventListener('abort', giveUp)
    signal.addEventListener('abort', giveUp, { once: true })
    // Stays on: an error before the next owner listens must not end the process.
    socket.on('error', error => {
      settle()
      reject(error)
    })
    socket.once('connect', () => {
      settle()
      resolve(socket)
    })
  })
