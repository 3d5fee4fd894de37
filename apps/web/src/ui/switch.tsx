import type { ReactNode } from 'react'

type Props = { label: ReactNode; isOn: boolean; onChange: (isOn: boolean) => void; disabled?: boolean }

/** One thing that is on or off at once, without saving. */
export function Switch({ label, isOn, onChange, disabled = false }: Props) {
  return (
    <label className="inline-flex min-h-8 items-center gap-3 text-sm">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className="relative h-6 w-10 shrink-0 appearance-none rounded-full bg-line-strong transition-colors duration-150 before:absolute before:top-1 before:left-1 before:size-4 before:rounded-full before:bg-white before:transition-transform before:duration-150 checked:bg-true checked:before:translate-x-4"
        checked={isOn}
        disabled={disabled}
        onChange={event => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
