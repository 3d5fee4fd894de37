import { createBatch, findAddresses } from '@sondeo/contract/batches'
import { createWebhook, testWebhook } from '@sondeo/contract/webhooks'
import { finishBatch } from '../../apps/server/test/finish-batch.ts'
import type { Attack } from './attack.ts'
import { makeProgram, openAssistant } from './open-doors.ts'
import type { Stage } from './open-stage.ts'

const xml = (body: string) => ({ headers: { 'content-type': 'application/xml' }, body })
const list = '<ul><li><h3>Uno</h3><p>S/ 1</p></li><li><h3>Dos</h3><p>S/ 2</p></li></ul>'

/** What a section of the attacker's site says of where its pages are. */
function setSnares({ serve, attacker, victim }: Stage): string[] {
  const target = `${victim.url}/secreto`
  serve('/robots.txt', {
    headers: { 'content-type': 'text/plain' },
    body: `User-agent: *\nAllow: /\nSitemap: ${target}.xml\nSitemap: ${attacker.url}/mapa.xml\n`,
  })
  serve(
    '/mapa.xml',
    xml(`<urlset><url><loc>${target}</loc></url><url><loc>${attacker.url}/s/lleva</loc></url></urlset>`),
  )
  serve('/s/', `<a href="${target}">x</a><a href="//127.0.0.1:${victim.port}/s/y">y</a><a href="/s/lleva">z</a>`)
  serve('/s/lleva', { status: 302, headers: { location: target } })
  serve('/lleva/', { status: 302, headers: { location: `${victim.url}/s/` } })
  serve('/mapa-lleva/', '<a href="/mapa-lleva/a">a</a>')
  serve('/sitemap.xml', { status: 302, headers: { location: `${target}.xml` } })
  return ['/s/', '/lleva/', '/mapa-lleva/'].map(path => attacker.url + path)
}

export const ledAstray: Attack = {
  name: 'led astray',
  proves: 'the guard decides every address of batches, sections, webhooks and assistants, however it is reached',
  async *run(stage) {
    const { server, attacker, victim, serve, url } = stage
    const { client, ownerId, key } = await makeProgram(stage)
    const before = victim.connectionCount()
    const reached = () => victim.connectionCount() - before
    const inside = [
      `${victim.url}/`,
      `http://localhost:${victim.port}/`,
      `http://2130706433:${victim.port}/`,
      `http://[::ffff:127.0.0.1]:${victim.port}/`,
      'http://169.254.169.254/latest/meta-data',
      'http://10.0.0.1/',
    ]
    serve('/lista', list)
    serve('/redirige', { status: 307, headers: { location: `${victim.url}/secreto` } })

    for (const section of [...inside, ...setSnares(stage)]) {
      const { status } = await client.call(findAddresses, { section })
      yield { what: `a section at ${section}`, held: reached() === 0 && status < 500, detail: `answered ${status}` }
    }
    const addresses = [...inside, `${attacker.url}/redirige`, `${attacker.url}/lista`]
    const { body } = await client.call(createBatch, { addresses })
    const batch = await finishBatch(server, { client, ownerId, batchId: body.batch._id })
    const read = batch.items.filter(({ state }) => state === 'done').map(item => item.url)
    yield {
      what: 'a batch of private addresses',
      held: reached() === 0 && read.every(read => read.startsWith(attacker.url)),
      detail: `read ${read}`,
    }

    for (const hook of [...inside, `http://${attacker.host}/`]) {
      const { status } = await client.call(createWebhook, { url: hook, events: ['scan.finished'] })
      yield { what: `a webhook at ${hook}`, held: status >= 400 && status < 500, detail: `answered ${status}` }
    }
    const hook = await client.call(createWebhook, { url: `${attacker.url}/redirige`, events: ['scan.finished'] })
    if (hook.status === 200) await client.call(testWebhook, { webhookId: hook.body.webhook._id })
    const sent = attacker.requests.filter(request => request === 'POST /redirige').length
    yield { what: 'a webhook that redirects', held: reached() === 0, detail: `${hook.status}, ${sent} sent` }

    const assistant = await openAssistant(url, key)
    for (const address of [...inside, `${attacker.url}/redirige`]) {
      const { text } = await assistant.callTool('scan_website', { url: address })
      const held = reached() === 0 && /"isError":true/.test(text)
      yield { what: `an assistant at ${address}`, held, detail: text.slice(0, 160) }
    }
    serve('/robots.txt', { status: 404 })
    serve('/sitemap.xml', { status: 404 })
  },
}
