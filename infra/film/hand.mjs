import { FRAME_MS } from './camera.mjs'

const MOVE_MS = 550
const SCROLL_MS = 600
/** What is pressed stands at least this far from the picture's edges. */
const MARGIN = 16

/** Runs in the page: the pointer that the film shows, above dialogs too. */
const drawPointer = ({ x, y, isDown }) => {
  const known = document.getElementById('film-pointer')
  const pointer = known ?? document.createElement('div')
  if (!known) {
    pointer.id = 'film-pointer'
    pointer.popover = 'manual'
    pointer.innerHTML =
      '<svg viewBox="0 0 44 44" width="44" height="44"><circle cx="14" cy="14" r="13" fill="#1c5a66" fill-opacity="0"/><path d="M14 13v22l5.4-5.2 3.4 8 4-1.7-3.4-7.8h7.4z" fill="#14191f" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>'
    document.body.append(pointer)
  }
  pointer.querySelector('circle').setAttribute('fill-opacity', isDown ? '.38' : '0')
  const bare = 'margin:0;border:0;padding:0;background:none;overflow:visible;pointer-events:none;width:44px;height:44px'
  pointer.style.cssText = `position:fixed;inset:auto;left:${x - 14}px;top:${y - 14}px;${bare}`
  // What was opened last is on top.
  if (pointer.matches(':popover-open')) pointer.hidePopover()
  pointer.showPopover()
}

const ease = (share) => (share < 0.5 ? 2 * share ** 2 : 1 - 2 * (1 - share) ** 2)

/** Moves, presses, types and scrolls as a calm visitor does, filmed. */
export const createHand = (camera) => {
  const { page } = camera
  let at = { x: 700, y: 400 }
  const draw = (isDown = false) => page.evaluate(drawPointer, { ...at, isDown })

  const glide = async (ms, go) => {
    const count = Math.round(ms / FRAME_MS)
    for (let step = 1; step <= count; step += 1) {
      await go(ease(step / count))
      await camera.frame()
    }
  }
  const scrollBy = async (distance) => {
    const from = await page.evaluate(() => window.scrollY)
    await glide(SCROLL_MS, (share) =>
      page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), from + distance * share),
    )
  }
  /** Scrolls until its upper edge stands `top` below the picture's. */
  const show = async (target, top) => {
    const { y } = await target.boundingBox()
    if (Math.abs(y - top) > 4) await scrollBy(y - top)
  }
  /** The same at once, between two pictures. */
  const cutTo = async (target, top) => {
    const { y } = await target.boundingBox()
    await page.evaluate((distance) => window.scrollBy({ top: distance, behavior: 'instant' }), y - top)
    await camera.settle()
    await draw()
  }
  const reach = async (target) => {
    const { y, height } = await target.boundingBox()
    const room = page.viewportSize().height
    if (y < MARGIN || y + height > room - MARGIN) await scrollBy(y + height / 2 - room / 2)
  }
  const moveTo = async (target) => {
    await reach(target)
    const { x, y, width, height } = await target.boundingBox()
    const from = at
    const to = { x: x + Math.min(width / 2, 140), y: y + height / 2 }
    await glide(MOVE_MS, async (share) => {
      at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
      await page.mouse.move(at.x, at.y)
      await draw()
    })
  }
  return {
    draw,
    show,
    cutTo,
    moveTo,
    press: async (target) => {
      await moveTo(target)
      await draw(true)
      await camera.still(3)
      await page.mouse.down()
      await page.mouse.up()
      await draw()
      await camera.frame()
    },
    type: async (text) => {
      for (const letter of text) {
        await page.keyboard.type(letter)
        await camera.frame()
      }
    },
  }
}
