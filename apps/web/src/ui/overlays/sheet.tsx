import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { Dialog } from './dialog.tsx'

const atSide = 'h-dvh max-h-dvh border-y-0'
const sides = {
  left: `${atSide} mr-auto border-l-0 p-4 starting:open:-translate-x-8`,
  right: `${atSide} ml-auto border-r-0 p-5 starting:open:translate-x-8`,
  bottom: 'mt-auto max-h-[85dvh] rounded-t-lg border-x-0 border-b-0 p-4 starting:open:translate-y-8',
}
const sizes = {
  left: { normal: 'w-[min(20rem,88vw)]', wide: 'w-[min(44rem,88vw)]' },
  right: { normal: 'w-[min(28rem,100vw)]', wide: 'w-[min(46rem,100vw)]' },
  bottom: { normal: 'w-full', wide: 'h-[85dvh] w-full' },
}

type Props = Omit<ComponentProps<typeof Dialog>, 'className'> & {
  side?: keyof typeof sides
  size?: keyof (typeof sizes)['left']
}

/** A panel over the page that slides in at one side or from below; a tap outside closes it. */
export function Sheet({ side = 'left', size = 'normal', ...rest }: Props) {
  const motion = 'transition-[translate] duration-150 motion-reduce:transition-none'
  return <Dialog className={joinClasses('m-0 max-w-none', motion, sides[side], sizes[side][size])} {...rest} />
}
