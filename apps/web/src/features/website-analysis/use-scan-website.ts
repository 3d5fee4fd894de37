import { scrapeWebsite } from '@sondeo/contract/website-analysis'
import { useMutation } from '@tanstack/react-query'
import { callSignedIn } from '../../browser/call-signed-in.ts'

/** Reads a site; resolves to the id of the scan. */
export const useScanWebsite = () =>
  useMutation({
    mutationFn: async (url: string) => {
      const { data } = await callSignedIn(scrapeWebsite, { url, auth: false, loginUrl: '', email: '', password: '' })
      return data._id
    },
  })
