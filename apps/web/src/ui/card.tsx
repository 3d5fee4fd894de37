import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={joinClasses('rounded-lg border border-line bg-surface', className)} {...rest} />
}
