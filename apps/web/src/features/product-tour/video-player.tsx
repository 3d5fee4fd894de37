import { Pause, Play } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { features } from '../../messages/es/public/features.ts'
import { Alert } from '../../ui/alert.tsx'
import { formatPlayTime, playedPercent } from './play-time.ts'

type Props = {
  text: (typeof features)['video']
  video: { sources: { src: string; type: string }[]; captions: { src: string; language: string } }
  /** Shown until the film has begun. */
  poster: ReactNode
}

/** A film with our own controls. */
export function VideoPlayer({ text, video, poster }: Props) {
  const element = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [hasBegun, setHasBegun] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [time, setTime] = useState({ current: 0, duration: 0 })

  const toggle = () => {
    const film = element.current
    if (!film) return
    setHasFailed(false)
    if (!film.paused) return film.pause()
    film.play().then(
      () => setHasBegun(true),
      () => setHasFailed(true),
    )
  }
  const readTime = useCallback(() => {
    const film = element.current
    if (film) setTime({ current: film.currentTime, duration: film.duration || 0 })
  }, [])
  // Ready-made HTML may have told its length before the script was there to hear it.
  useEffect(readTime, [readTime])
  const seek = (percent: number) => {
    const film = element.current
    if (!film?.duration) return
    film.currentTime = (film.duration * percent) / 100
    readTime()
  }
  const percent = playedPercent(time.current, time.duration)
  const current = formatPlayTime(time.current)
  const total = formatPlayTime(time.duration)
  return (
    <section
      aria-label={text.label}
      className="overflow-hidden rounded-lg border border-line bg-night text-on-night shadow-card"
    >
      <div className="relative aspect-video bg-sunken">
        <video
          ref={element}
          className="size-full"
          preload="metadata"
          playsInline
          onPlay={() => setIsPlaying(true)}
          onPause={() => setIsPlaying(false)}
          onLoadedMetadata={readTime}
          onTimeUpdate={readTime}
          onEnded={() => setIsPlaying(false)}
        >
          {video.sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
          <track
            default
            kind="captions"
            src={video.captions.src}
            srcLang={video.captions.language}
            label={text.captions}
          />
        </video>
        {!hasBegun && (
          <div
            aria-hidden="true"
            className="absolute inset-0 grid items-start justify-items-center overflow-hidden p-4 pt-6 sm:pt-10"
          >
            {poster}
          </div>
        )}
        {!isPlaying && (
          <button
            type="button"
            aria-label={text.play}
            onClick={toggle}
            className="absolute inset-0 grid place-items-center bg-night/35 hover:bg-night/25"
          >
            <span className="grid size-20 place-items-center rounded-full bg-signal text-signal-ink shadow-card">
              <Play aria-hidden="true" className="ml-1 size-8 fill-current" />
            </span>
          </button>
        )}
      </div>
      {hasFailed && <Alert className="rounded-none border-x-0">{text.failed}</Alert>}
      <div className="tabular flex items-center gap-3 px-3 py-2 text-sm sm:gap-4 sm:px-4">
        <button
          type="button"
          aria-label={isPlaying ? text.pause : text.play}
          onClick={toggle}
          className="grid size-10 shrink-0 place-items-center rounded-md hover:bg-night-2"
        >
          {isPlaying ? <Pause className="size-5" /> : <Play className="size-5" />}
        </button>
        <input
          type="range"
          aria-label={text.seek}
          aria-valuetext={text.position(current, total)}
          min={0}
          max={100}
          value={percent}
          onChange={event => seek(Number(event.target.value))}
          className="h-8 min-w-0 flex-1 accent-signal"
        />
        <span className="w-12 text-right text-on-night-2">{text.percent(percent)}</span>
        <span className="whitespace-nowrap text-on-night-2">{`${current} / ${total}`}</span>
      </div>
    </section>
  )
}
