import { join } from 'node:path'

export const FPS = 20
export const FRAME_MS = 1000 / FPS

/** While nothing but the clock moves, a picture stands for four frames. */
const STILL_FRAMES = 4
const PATIENCE_MS = 300_000

/** Runs in the page: its animations are moved on by hand, so that they last as long in the film as they do for a visitor. */
const moveAnimations = (ms) => {
  let isMoving = false
  for (const animation of document.getAnimations()) {
    animation.pause()
    const next = Number(animation.currentTime ?? 0) + ms
    if (next >= animation.effect.getComputedTiming().endTime) animation.finish()
    else {
      animation.currentTime = next
      isMoving = true
    }
  }
  return isMoving
}

/**
 * Films a page picture by picture. The page's clock stands still between two of them: however slow the machine is, what moves in the film
 * moves as it does for a visitor, and what the program needs time for is cut short.
 */
export const createCamera = (page, folder) => {
  /** The file of each frame, and the words above it. */
  const frames = []
  let shots = 0
  let words = ''
  const advance = async (ms) => {
    if (ms > 0) await page.clock.runFor(ms)
    return page.evaluate(moveAnimations, ms)
  }
  const add = (count, picture) => {
    for (let frame = 0; frame < count; frame += 1) frames.push(picture)
  }
  const still = async (count) => {
    const file = join(folder, `shot-${String(shots).padStart(5, '0')}.png`)
    shots += 1
    await page.screenshot({ path: file })
    add(count, { file, words })
  }
  return {
    page,
    frames,
    add,
    /** The same picture for so many frames. */
    still,
    /** What stands above the picture from now on. */
    say: (text) => {
      words = text
    },
    nowMs: () => frames.length * FRAME_MS,
    frame: async () => {
      await advance(FRAME_MS)
      await still(1)
    },
    /** One picture for so long. */
    step: async (ms) => {
      await advance(ms)
      await still(Math.round(ms / FRAME_MS))
    },
    hold: async (ms) => {
      for (let left = Math.round(ms / FRAME_MS); left > 0; ) {
        const isMoving = await advance(FRAME_MS)
        const count = isMoving ? 1 : Math.min(left, STILL_FRAMES)
        await advance((count - 1) * FRAME_MS)
        await still(count)
        left -= count
      }
    },
    /** Lets the page find its rest; of that the film shows nothing. */
    settle: async () => {
      for (let turn = 0; turn < 4; turn += 1) {
        await advance(200)
        await page.waitForTimeout(100)
      }
    },
    /** Waits until something is so; of that the film shows nothing. */
    until: async (isSo, stepMs = 100) => {
      const giveUpAt = Date.now() + PATIENCE_MS
      while (!(await isSo())) {
        if (Date.now() > giveUpAt) throw new Error(`waited in vain at '${words}'`)
        await advance(stepMs)
        await page.waitForTimeout(30)
      }
    },
  }
}
