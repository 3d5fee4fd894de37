/** The four-coloured letter that people look for; its colours are Google's. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4.5">
      <path
        fill="#4285F4"
        d="M22.6 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.94a5.1 5.1 0 0 1-2.2 3.33v2.77h3.56c2.09-1.92 3.3-4.75 3.3-8.11Z"
      />
      <path
        fill="#34A853"
        d="M12 23c2.97 0 5.46-.98 7.29-2.66l-3.57-2.77c-.98.66-2.24 1.06-3.72 1.06-2.86 0-5.29-1.93-6.15-4.53H2.17v2.84A11 11 0 0 0 12 23Z"
      />
      <path fill="#FBBC05" d="M5.85 14.1a6.6 6.6 0 0 1 0-4.2V7.06H2.17a11 11 0 0 0 0 9.88l3.68-2.84Z" />
      <path
        fill="#EA4335"
        d="M12 5.38c1.61 0 3.06.56 4.2 1.64l3.16-3.15A11 11 0 0 0 2.17 7.06L5.85 9.9C6.71 7.3 9.14 5.38 12 5.38Z"
      />
    </svg>
  )
}
