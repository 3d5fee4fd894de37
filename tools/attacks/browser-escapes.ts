import { createSocket } from 'node:dgram'
import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import type { Attack } from './attack.ts'
import { scanBody } from './open-stage.ts'

/** Ways in which a script makes its browser ask somebody something; `T` is the address, `P` the victim's port. */
const attempts = [
  `fetch(T, { mode: 'no-cors' })`,
  `fetch(T, { method: 'POST', keepalive: true, mode: 'no-cors', body: 'x' })`,
  `navigator.sendBeacon(T, 'x')`,
  `new WebSocket(T.replace('http', 'ws'))`,
  `new EventSource(T)`,
  `{ const r = new XMLHttpRequest(); r.open('GET', T); r.send() }`,
  `new Image().src = T`,
  `import(T)`,
  `new Worker(URL.createObjectURL(new Blob(["fetch('" + T + "',{mode:'no-cors'})"])))`,
  `new Worker(URL.createObjectURL(new Blob(["importScripts('" + T + "')"])))`,
  `new SharedWorker(URL.createObjectURL(new Blob(["fetch('" + T + "')"])))`,
  `document.body.append(Object.assign(document.createElement('iframe'), { src: T }))`,
  `document.body.append(Object.assign(document.createElement('script'), { src: T }))`,
  `document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: T }))`,
  `document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: T }))`,
  `document.head.append(Object.assign(document.createElement('link'), { rel: 'preconnect', href: T }))`,
  `document.body.append(Object.assign(document.createElement('object'), { data: T }))`,
  `document.body.append(Object.assign(document.createElement('video'), { src: T, autoplay: true }))`,
  `document.body.style.background = 'url(' + T + ')'`,
  `new FontFace('x', 'url(' + T + ')').load()`,
  `window.open(T)`,
  `{ const f = document.createElement('form'); f.action = T; f.target = '_blank'; document.body.append(f); f.submit() }`,
  `{ const a = document.createElement('a'); a.href = '#'; a.ping = T; document.body.append(a); a.click() }`,
  `navigator.serviceWorker?.register(T)`,
  `new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:U' }, { urls: 'turn:127.0.0.1:P?transport=tcp', username: 'a', credential: 'b' }] }).createDataChannel('x')`,
  `new WebTransport(T.replace('http:', 'https:'))`,
  `CSS.paintWorklet?.addModule(T)`,
  `new AudioContext().audioWorklet.addModule(T)`,
  `location = T`,
  `document.write('<meta http-equiv=refresh content="0;url=' + T + '">')`,
]

export const browserEscapes: Attack = {
  name: 'browser escapes',
  proves: 'a script in a scanned page reaches nothing but public addresses, by none of the ways a browser has',
  async *run({ server, attacker, victim, serve, signIn }, size) {
    if (!server.services.scraping.hasBrowser) {
      yield { what: 'a browser to attack', held: false, detail: 'none was found; set BROWSER_PATH' }
      return
    }
    let datagrams = 0
    const udp = createSocket('udp4').on('message', () => datagrams++)
    await new Promise<void>(resolve => udp.bind(0, '127.0.0.1', resolve))
    const spellings = [
      victim.url,
      `http://localhost:${victim.port}`,
      `http://2130706433:${victim.port}`,
      `http://[::ffff:127.0.0.1]:${victim.port}`,
    ]
    const tried = size === 'whole' ? spellings : spellings.slice(0, 1)
    const groups =
      size === 'whole'
        ? attempts.map(one => [one])
        : [attempts.slice(0, 14), attempts.slice(14, 28), attempts.slice(28, 29)]
    let { client } = await signIn()
    let pages = 0
    for (const spelling of tried)
      for (const group of groups) {
        const path = `/escape-${++pages}`
        if (pages % 100 === 0) client = (await signIn()).client
        const code = group.map(
          one =>
            `try { ${one.replaceAll(':P?', `:${victim.port}?`).replaceAll(':U', `:${udp.address().port}`)} } catch {}`,
        )
        serve(
          path,
          `<html><body><div id="app"></div><script>const T = ${JSON.stringify(`${spelling}/robado`)}
${code.join('\n')}
document.getElementById('app').innerHTML = '<h1>Lista</h1><ul><li><h3>Uno</h3><p>S/ 1</p></li><li><h3>Dos</h3><p>S/ 2</p></li></ul>'</script></body></html>`,
        )
        const before = [victim.connectionCount(), datagrams]
        const { status } = await client.call(scrapeWebsite, scanBody(attacker.url + path))
        const after = [victim.connectionCount(), datagrams]
        const held = before.join() === after.join() && status < 500
        yield {
          what: group.length === 1 ? `${group[0]} to ${spelling}` : `${group.length} ways to ${spelling}`,
          held,
          detail: `answered ${status}`,
        }
      }
    udp.close()
  },
}
