/** A sounding lead on its line: the brand's mark, decorative beside its name. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={className}>
      <path d="M4.5 3.5h15" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M12 3.5v8" stroke="currentColor" strokeWidth="2.6" />
      <path d="M12 9.5l5.800 6.700-5.800 5.300-5.800-5.300z" className="fill-signal" />
    </svg>
  )
}
