import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Caption, Frame } from './camera.ts'

const pad = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, '0')
const cueTime = (ms: number) =>
  `${pad(ms / 3_600_000)}:${pad((ms / 60_000) % 60)}:${pad((ms / 1000) % 60)}.${pad(ms % 1000, 3)}`

function runFfmpeg(args: string[]) {
  const { status, stderr, error } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { encoding: 'utf8' })
  if (error) throw new Error('Making the film needs ffmpeg (Debian: sudo apt-get install ffmpeg).')
  if (status !== 0) throw new Error(stderr)
}

/** Writes the pictures as WebM and MP4, the captions as WebVTT and the picture shown before it plays. */
export function encodeFilm({
  frames,
  captions,
  work,
  folder,
}: {
  frames: Frame[]
  captions: Caption[]
  work: string
  folder: string
}) {
  const list = join(work, 'frames.txt')
  // The last picture is named twice: the list's format gives no length to the last line.
  const lines = frames.flatMap(({ file, ms }) => [`file '${file}'`, `duration ${ms / 1000}`])
  writeFileSync(list, ['ffconcat version 1.0', ...lines, `file '${frames.at(-1)?.file}'`].join('\n'))
  const input = ['-f', 'concat', '-safe', '0', '-i', list, '-an', '-r', '20', '-pix_fmt', 'yuv420p']
  runFfmpeg([
    ...input,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '30',
    '-tune',
    'stillimage',
    '-movflags',
    '+faststart',
    join(folder, 'tour.mp4'),
  ])
  runFfmpeg([
    ...input,
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '42',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    '-g',
    '200',
    join(folder, 'tour.webm'),
  ])
  const cues = captions.map(({ fromMs, toMs, text }) => `${cueTime(fromMs)} --> ${cueTime(toMs)}\n${text}`)
  writeFileSync(join(folder, 'tour.es.vtt'), `WEBVTT\n\n${cues.join('\n\n')}\n`)
}
