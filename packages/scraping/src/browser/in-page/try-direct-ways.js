/**
 * Tries to get past a proxy as a page could, and tells how many ways of its own WebRTC has found.
 * @param {{ host: string, tcp: number, udp: number, ms: number }} argument
 */
export async function tryDirectWays({ host, tcp, udp, ms }) {
  let ways = 0
  const wait = new Promise(done => setTimeout(done, ms))
  const attempts = [
    async () => {
      const peer = new RTCPeerConnection({
        iceServers: [
          { urls: `stun:${host}:${udp}` },
          { urls: `turn:${host}:${tcp}?transport=tcp`, username: 'a', credential: 'b' },
        ],
      })
      peer.onicecandidate = ({ candidate }) => {
        if (candidate?.candidate && candidate.protocol !== 'tcp') ways++
      }
      peer.createDataChannel('x')
      await peer.setLocalDescription(await peer.createOffer())
      await new Promise(done => {
        peer.onicegatheringstatechange = () => peer.iceGatheringState === 'complete' && done(undefined)
      })
    },
    () =>
      new Promise(done => {
        const socket = new WebSocket(`ws://${host}:${tcp}/`)
        socket.onopen = socket.onerror = done
      }),
    () => new WebTransport(`https://${host}:${udp}/`).ready,
    () => fetch(`http://${host}:${tcp}/`, { mode: 'no-cors' }),
  ]
  await Promise.race([Promise.allSettled(attempts.map(async attempt => attempt())), wait])
  return ways
}
