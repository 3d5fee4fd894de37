import type { ComponentProps } from 'react'
import { Dialog } from './dialog.tsx'

const sides = {
  left: 'm-0 mr-auto h-dvh max-h-dvh w-[min(20rem,88vw)] border-y-0 border-l-0 p-4',
  right: 'm-0 ml-auto h-dvh max-h-dvh w-[min(28rem,100vw)] border-y-0 border-r-0 p-5',
}

/** A panel over the page, at one side of it; a tap outside closes it. */
export function Sheet({
  side = 'left',
  ...rest
}: Omit<ComponentProps<typeof Dialog>, 'className'> & { side?: keyof typeof sides }) {
  return <Dialog className={sides[side]} {...rest} />
}
