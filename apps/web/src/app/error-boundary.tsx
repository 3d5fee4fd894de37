import { Component, type ReactNode } from 'react'

import { useShellMessages } from '../messages/shell.ts'
import { Button } from '../ui/button.tsx'

function BrokenPage() {
  const text = useShellMessages()
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <div role="alert" className="grid max-w-md justify-items-center gap-4">
        <h1 className="text-xl">{text.brokenTitle}</h1>
        <p className="text-ink-2">{text.brokenText}</p>
        <Button onClick={() => window.location.reload()}>{text.reload}</Button>
      </div>
    </main>
  )
}

/** The last net: a screen that throws says so and offers to load again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override componentDidCatch(error: unknown) {
    console.error(error)
  }
  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children
  }
}
