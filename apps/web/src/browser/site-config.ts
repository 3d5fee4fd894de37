import type { SiteConfig } from '@sondeo/contract/site-config'
import { useSyncExternalStore } from 'react'

// The contract's own default comes with a schema library, which the public pages do not load; a test holds them equal.
export const defaultSiteConfig: SiteConfig = {
  apiUrl: '',
  brand: 'Sondeo',
  supportEmail: 'soporte@sondeo.example',
  salesEmail: 'ventas@sondeo.example',
  membershipUrl: null,
  googleClientId: null,
  googleIdentityScriptUrl: null,
  embedded: true,
  sampleSite: null,
}

function readSampleSite(raw: unknown): SiteConfig['sampleSite'] {
  const { tenders, suppliers, products } = (raw ?? {}) as Record<string, unknown>
  const areTexts = typeof tenders === 'string' && typeof suppliers === 'string' && typeof products === 'string'
  return areTexts ? { tenders, suppliers, products } : null
}

/** Takes what is well formed and keeps the default for the rest. */
export function readSiteConfig(raw: unknown): SiteConfig {
  const given = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>
  const text = <Fallback>(value: unknown, fallback: Fallback) =>
    typeof value === 'string' && value !== '' ? value : fallback
  const address = text(given.membershipUrl, '')
  return {
    apiUrl: text(given.apiUrl, '').replace(/\/$/, ''),
    brand: text(given.brand, defaultSiteConfig.brand),
    supportEmail: text(given.supportEmail, defaultSiteConfig.supportEmail),
    salesEmail: text(given.salesEmail, defaultSiteConfig.salesEmail),
    membershipUrl: /^https?:\/\//.test(address) ? address : null,
    googleClientId: text(given.googleClientId, null),
    googleIdentityScriptUrl: text(given.googleIdentityScriptUrl, null),
    sampleSite: readSampleSite(given.sampleSite),
    embedded: typeof given.embedded === 'boolean' ? given.embedded : defaultSiteConfig.embedded,
  }
}

let current = defaultSiteConfig
let loading: Promise<SiteConfig> | undefined
const listeners = new Set<() => void>()

async function fetchSiteConfig(): Promise<SiteConfig> {
  try {
    const reply = await fetch('/config.json', { headers: { accept: 'application/json' } })
    if (reply.ok) current = readSiteConfig(await reply.json())
  } catch {
    // The defaults stand; the calls that need the server will say what is wrong.
  }
  for (const listener of listeners) listener()
  return current
}

/** Asked once per page; everything that calls the server waits for it. */
export function loadSiteConfig(): Promise<SiteConfig> {
  loading ??= fetchSiteConfig()
  return loading
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  void loadSiteConfig()
  return () => listeners.delete(listener)
}

/** The defaults first, so ready-made HTML stands; only link targets change when the answer comes. */
export const useSiteConfig = () =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => defaultSiteConfig,
  )
