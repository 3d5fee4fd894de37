import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import { useMutation } from '@tanstack/react-query'
import { callSignedIn } from '../../browser/call-signed-in.ts'

export type SiteLogin = { loginUrl: string; email: string; password: string }
export type ScanOrder = { url: string; login?: SiteLogin | undefined }

const noLogin: SiteLogin = { loginUrl: '', email: '', password: '' }

/** Reads a site; resolves to the id of the scan. */
export const useScanWebsite = () =>
  useMutation({
    mutationFn: async ({ url, login }: ScanOrder) => {
      const { data } = await callSignedIn(scrapeWebsite, { url, auth: login !== undefined, ...(login ?? noLogin) })
      return data._id
    },
    // What was typed to sign in to a site is not kept with the outcome of the call.
    gcTime: 0,
  })
