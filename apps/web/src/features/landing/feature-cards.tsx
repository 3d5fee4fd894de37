import type { ReactNode } from 'react'
import type { LandingTexts } from '../../messages/public/landing.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import {
  FiguresPicture,
  FilesPicture,
  ListPicture,
  OriginPicture,
  QuestionPicture,
  SecretPicture,
} from './feature-pictures.tsx'

type CardProps = { title: string; text: string; picture: ReactNode; className: string }

/** A piece of the product itself above what it does. */
function FeatureCard({ title, text, picture, className }: CardProps) {
  return (
    <li className={joinClasses('flex flex-col overflow-hidden rounded-lg border border-line bg-surface', className)}>
      <div aria-hidden="true" className="grid min-h-56 place-items-center border-b border-line bg-sunken p-6 text-sm">
        {picture}
      </div>
      <div className="grid flex-1 content-start gap-2 p-6 pb-7">
        <h3 className="text-lg">{title}</h3>
        <p className="max-w-[56ch] text-ink-2">{text}</p>
      </div>
    </li>
  )
}

export function FeatureCards({ text }: { text: LandingTexts['features'] }) {
  return (
    <section id="about" className="page-width grid gap-12 py-20 lg:py-28">
      <div className="grid gap-5 lg:grid-cols-[1.2fr_1fr] lg:items-end lg:gap-16">
        <h2 className="max-w-[20ch] text-xl sm:text-2xl">{text.title}</h2>
        <p className="max-w-[52ch] text-ink-2">{text.lead}</p>
      </div>
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-12">
        <FeatureCard {...text.nothingInvented} picture={<OriginPicture />} className="lg:col-span-7" />
        <FeatureCard {...text.wholeList} picture={<ListPicture text={text.wholeList} />} className="lg:col-span-5" />
        <FeatureCard {...text.ownKeys} picture={<SecretPicture text={text.ownKeys} />} className="lg:col-span-5" />
        <FeatureCard
          {...text.tradeFigures}
          picture={<FiguresPicture text={text.tradeFigures} />}
          className="lg:col-span-7"
        />
        <FeatureCard {...text.ownWords} picture={<QuestionPicture text={text.ownWords} />} className="lg:col-span-7" />
        <FeatureCard {...text.readyToUse} picture={<FilesPicture text={text.readyToUse} />} className="lg:col-span-5" />
      </ul>
    </section>
  )
}
