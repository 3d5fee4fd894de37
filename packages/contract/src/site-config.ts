import { z } from 'zod'

/** What the pages need to know of the server they came from; served at /config.json. */
export const SiteConfig = z.object({
  /** Empty: the calls go to the page's own origin. */
  apiUrl: z.string(),
  brand: z.string(),
  supportEmail: z.string(),
  salesEmail: z.string(),
  membershipUrl: z.string().nullable(),
  googleClientId: z.string().nullable(),
  googleIdentityScriptUrl: z.string().nullable(),
  /** On the embedded database with the demo account, the sign-in page may say so. */
  embedded: z.boolean(),
  /** Lists of ours to try a scan on, where the server serves them. */
  sampleSite: z.object({ tenders: z.string(), suppliers: z.string(), products: z.string() }).nullable(),
})
export type SiteConfig = z.infer<typeof SiteConfig>

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
