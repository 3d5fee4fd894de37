import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'

export type Frame = { file: string; ms: number }
export type Caption = { fromMs: number; toMs: number; text: string }

const TYPING_MS = 90
const MOVE_FRAMES = 8
const MOVE_FRAME_MS = 45

// As text, because the tools are typed for Node and this runs in the page. Our pages allow no inline style in markup.
const drawPointer = ([x, y]: readonly [number, number]) => `(() => {
  let pointer = document.getElementById('tour-pointer')
  if (!pointer) {
    pointer = document.createElement('div')
    pointer.id = 'tour-pointer'
    pointer.setAttribute('aria-hidden', 'true')
    Object.assign(pointer.style, {
      position: 'fixed', zIndex: 2147483647, width: '22px', height: '22px', margin: '-11px 0 0 -11px',
      borderRadius: '50%', background: 'rgb(240 120 40 / 0.55)', border: '2px solid white',
      boxShadow: '0 1px 6px rgb(0 0 0 / 0.4)', pointerEvents: 'none',
    })
    document.body.append(pointer)
  }
  pointer.style.left = '${x}px'
  pointer.style.top = '${y}px'
})()`

/** Films a page picture by picture. The film's time is ours, so a slow machine makes the same film as a fast one. */
export function createCamera(page: Page, folder: string) {
  const frames: Frame[] = []
  const captions: Caption[] = []
  let nowMs = 0
  let pointer: readonly [number, number] = [640, 420]
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })

  async function hold(ms: number) {
    await page.evaluate(drawPointer(pointer))
    const file = join(folder, `${String(frames.length).padStart(5, '0')}.png`)
    writeFileSync(file, await page.screenshot({ animations: 'disabled', caret: 'initial' }))
    frames.push({ file, ms })
    nowMs += ms
  }

  async function pointAt(target: Locator) {
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error(`Nothing to point at: ${target}`)
    const goal = [box.x + Math.min(box.width / 2, 120), box.y + box.height / 2] as const
    const [fromX, fromY] = pointer
    for (let step = 1; step <= MOVE_FRAMES; step += 1) {
      const share = 1 - (1 - step / MOVE_FRAMES) ** 2
      pointer = [fromX + (goal[0] - fromX) * share, fromY + (goal[1] - fromY) * share]
      await hold(MOVE_FRAME_MS)
    }
  }

  return {
    frames,
    captions,
    hold,
    pointAt,
    /** What the caption says from here to the next one. */
    say(text: string) {
      const last = captions.at(-1)
      if (last) last.toMs = nowMs
      captions.push({ fromMs: nowMs, toMs: nowMs, text })
    },
    async click(target: Locator) {
      await pointAt(target)
      await hold(250)
      await target.click()
    },
    async type(target: Locator, text: string) {
      await pointAt(target)
      await target.click()
      for (const [index, character] of [...text].entries()) {
        await page.keyboard.insertText(character)
        // Two letters a picture: quick enough to follow, half the work.
        if (index % 2 === 1 || index === text.length - 1) await hold(TYPING_MS)
      }
    },
    end() {
      const last = captions.at(-1)
      if (last) last.toMs = nowMs
    },
  }
}

export type Camera = ReturnType<typeof createCamera>
