import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const { version } = JSON.parse(read('package.json')) as { version: string }

type Service = {
  image: string
  build?: object
  environment?: Record<string, string>
  read_only?: boolean
  cap_drop?: string[]
  privileged?: boolean
  user?: string
  volumes?: string[]
  healthcheck?: object
}
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as { services: Record<string, Service> }
const services = Object.entries(compose.services)
const ours = services.filter(([, { build }]) => build)

type Container = {
  name: string
  image: string
  ports: { name: string }[]
  securityContext: object
  readinessProbe: object
  livenessProbe: object
  startupProbe: object
  resources: { requests: object; limits: object }
  volumeMounts: { name: string; mountPath: string }[]
  lifecycle?: object
}
type Labels = Record<string, string>
type Manifest = {
  kind: string
  metadata: { name: string }
  spec: {
    selector: Labels & { matchLabels: Labels }
    ports: { targetPort: string }[]
    template: {
      metadata: { labels: Labels }
      spec: { securityContext: object; containers: Container[]; volumes: { name: string }[] }
    }
  }
}
const documents = parseAllDocuments(read('deploy/kubernetes/sondeo.yaml'))
const manifests = documents.map(document => document.toJS() as Manifest)
const deployments = manifests.filter(({ kind }) => kind === 'Deployment')
const covers = (labels: Labels, wanted: Labels) =>
  Object.entries(wanted).every(([name, value]) => labels[name] === value)

test('the image runs as nobody special and tells how it is', () => {
  const last =
    read('deploy/Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? ''
  expect(last).toMatch(/^USER (?!root|0\b)\w+$/m)
  expect(last.indexOf('\nUSER ')).toBeLessThan(last.indexOf('\nCMD '))
  expect(last).toMatch(/^HEALTHCHECK /m)
})

test('compose: our processes write nowhere but to memory, and every other service tells how it is', () => {
  expect(ours.map(([name]) => name)).toEqual(expect.arrayContaining(['server', 'worker']))
  for (const [name, service] of ours)
    expect([name, service]).toMatchObject([name, { read_only: true, cap_drop: ['ALL'] }])
  for (const [name, { build, healthcheck, image }] of services) {
    expect([name, Boolean(build ?? healthcheck)]).toEqual([name, true])
    expect([name, image]).not.toEqual([name, expect.stringMatching(/:latest$/)])
  }
  for (const [name, { privileged, user, volumes = [] }] of services)
    expect([name, privileged ?? false, user === 'root', volumes.join().includes('docker.sock')]).toEqual([
      name,
      false,
      false,
      false,
    ])
})

test('compose: every setting that our processes get is one that they read', () => {
  const known = `${read('apps/server/src/server-env.ts')} ${read('README.md')}`
  for (const [name, { environment = {} }] of ours)
    for (const setting of Object.keys(environment)) expect([name, setting, known.includes(setting)]).toContain(true)
})

test('kubernetes: containers are not root, write nowhere but to their volumes, and are asked how they are', () => {
  expect(documents.flatMap(({ errors }) => errors)).toEqual([])
  expect(deployments.length).toBeGreaterThanOrEqual(2)
  for (const { spec } of deployments) {
    const { securityContext, containers, volumes } = spec.template.spec
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: expect.any(String) } })
    for (const container of containers) {
      expect(container.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      for (const probe of ['readinessProbe', 'livenessProbe', 'startupProbe'] as const)
        expect([container.name, probe, container[probe]]).toEqual([container.name, probe, expect.any(Object)])
      expect(container.resources).toMatchObject({
        requests: expect.any(Object),
        limits: { memory: expect.any(String) },
      })
      for (const { name } of container.volumeMounts) expect(volumes.map(volume => volume.name)).toContain(name)
      expect(container.image).not.toMatch(/:latest$|^[^:]*$/)
      if (container.image.startsWith('sondeo:')) expect(container.image).toBe(`sondeo:${version}`)
    }
  }
})

test('kubernetes: whatever selects pods finds some, at ports that they have', () => {
  for (const { kind, metadata, spec } of manifests) {
    const wanted = kind === 'Service' ? spec.selector : spec.selector?.matchLabels
    if (!wanted) continue
    const found = deployments.filter(({ spec }) => covers(spec.template.metadata.labels, wanted))
    expect([kind, metadata.name, found.length]).not.toEqual([kind, metadata.name, 0])
    if (kind !== 'Service') continue
    const ports = found.flatMap(({ spec }) => spec.template.spec.containers.flatMap(({ ports }) => ports ?? []))
    for (const { targetPort } of spec.ports) expect(ports.map(({ name }) => name)).toContain(targetPort)
  }
})

test('kubernetes: a server that goes is still there for calls on their way', () => {
  const servers = deployments.filter(({ metadata }) => metadata.name === 'sondeo-server')
  expect(servers).toHaveLength(1)
  expect(servers[0]?.spec.template.spec.containers[0]?.lifecycle).toMatchObject({ preStop: { sleep: { seconds: 5 } } })
})

test('alarms and the dashboard ask for figures that are there', () => {
  const figures = ['create-metrics', 'add-gauges'].map(file => read(`apps/server/src/metrics/${file}.ts`)).join()
  parse(read('deploy/alarms.yaml'))
  JSON.parse(read('deploy/grafana-dashboard.json'))
  const asked = `${read('deploy/alarms.yaml')} ${read('deploy/grafana-dashboard.json')}`.match(/\bsondeo_\w+/g) ?? []
  expect(asked.length).toBeGreaterThan(5)
  for (const name of new Set(asked))
    expect([name, figures.includes(name.replace(/_(bucket|count|sum)$/, ''))]).toEqual([name, true])
})
