/** What the pages need to know of the server they came from. The public pages read it: no schema library here. */
export type SiteConfig = {
  /** Empty: the calls go to the page's own origin. */
  apiUrl: string
  brand: string
  supportEmail: string
  salesEmail: string
  membershipUrl: string | null
  googleClientId: string | null
  googleIdentityScriptUrl: string | null
  /** On the embedded database with the demo account, the sign-in page may say so. */
  embedded: boolean
  /** Lists of ours to try a scan on, where the server serves them. */
  sampleSite: { tenders: string; suppliers: string; products: string } | null
}

export const siteConfigPath = '/config.json'

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
