import { defaultSiteConfig, readSiteConfig, type SiteConfig, siteConfigPath } from '@sondeo/contract/site-config'
import { createStore } from './stored/create-store.ts'

let loading: Promise<SiteConfig> | undefined

async function fetchSiteConfig(): Promise<SiteConfig> {
  try {
    const reply = await fetch(siteConfigPath, { headers: { accept: 'application/json' } })
    if (reply.ok) config.set(readSiteConfig(await reply.json()))
  } catch {
    // The defaults stand; the calls that need the server will say what is wrong.
  }
  return config.get()
}

/** Asked once per page; everything that calls the server waits for it. */
export function loadSiteConfig(): Promise<SiteConfig> {
  loading ??= fetchSiteConfig()
  return loading
}

const config = createStore({
  initial: defaultSiteConfig,
  watch: () => {
    void loadSiteConfig()
    return () => undefined
  },
})

/** The defaults first, so ready-made HTML stands; only link targets change when the answer comes. */
export const useSiteConfig = config.use
