import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare.mjs'
import { fontFaces } from '../site-fonts.mjs'
import { FRAME_MS } from './camera.mjs'

/** The whole picture, and the band of it in which words stand above the program. */
export const PICTURE = { width: 1280, height: 720, band: 96 }

const FADE_FRAMES = 6
const LOGO =
  '<svg class="logo" viewBox="0 0 28 28"><circle cx="14" cy="14" r="12.5" fill="none" stroke="currentColor" stroke-width="1.6"/><path d="M14 14V5.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/><circle cx="14" cy="14" r="3.4" fill="#f0483d"/></svg>'
const DIAL = 'cx="50" cy="50" r="40" fill="none" stroke-width="4" stroke-linecap="round" pathLength="60"'

const style = () => `<style>${fontFaces()}${readFileSync(join(root, 'apps/web/app/styles/tokens.css'), 'utf8')}
  body { margin: 0; background: var(--desk); color: var(--desk-ink); font-family: var(--sans); letter-spacing: -0.02em; }
  .logo { height: 1.1em; flex: none; }
  .band { display: flex; align-items: center; gap: 22px; height: ${PICTURE.band}px; padding: 0 32px 0 20px; box-sizing: border-box; }
  .band .words { flex: 1; font-size: 43px; font-weight: 620; white-space: nowrap; }
  .band .mark { display: flex; align-items: center; gap: 10px; color: var(--desk-soft); font-size: 24px; font-weight: 640; }
  .dial { width: 76px; }
  .dial text { fill: var(--desk-ink); font: 600 34px var(--mono); letter-spacing: -0.05em; }
  .card { position: relative; width: 1280px; height: 720px; overflow: hidden; }
  .card > * { position: absolute; left: 88px; margin: 0; }
  .card .mark { top: 76px; display: flex; align-items: center; gap: 20px; font-size: 52px; font-weight: 680; }
  .card h1 { top: 190px; width: 1100px; font-size: 94px; font-weight: 640; line-height: 1.06; letter-spacing: -0.04em; }
  .card p { top: 420px; width: 1060px; color: var(--desk-soft); font-size: 38px; line-height: 1.35; letter-spacing: -0.01em; }
  .card .wave { bottom: 56px; width: 1104px; height: 110px; stroke: var(--desk-ink); stroke-width: 2.4; }
</style>`

const lines = (texts) => texts.map((text) => `<span style="display:block">${text}</span>`).join('')

/** What the product itself has drawn of a bulletin stands below. */
const cardHtml = ({ title, text, wave }) =>
  `${style()}<div class="card"><div class="mark">${LOGO}Hourcast</div><h1>${lines(title)}</h1><p>${lines(text)}</p>${wave}</div>`

const bandHtml = `${style()}<div class="band"><svg class="dial" viewBox="0 0 100 100"><g transform="rotate(-90 50 50)"><circle ${DIAL}
  stroke="#3a4551" stroke-dasharray="0 1"/><circle ${DIAL} id="gone" stroke="#f5f2ec"/></g><text x="50" y="62" text-anchor="middle" id="second"></text></svg>
  <div class="words" id="words"></div><div class="mark">${LOGO}Hourcast</div></div>`

const setBand = ({ words, second }) => {
  document.getElementById('words').textContent = words
  document.getElementById('second').textContent = String(second).padStart(2, '0')
  document.getElementById('gone').setAttribute('stroke-dasharray', `${'0 1 '.repeat(second)}0 60`)
}

const open = async (page, html) => {
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
}

/** Title and end: a card that comes up, stands and goes. */
export const takeCard = async (camera, page, folder, { name, ms, ...card }) => {
  await open(page, cardHtml(card))
  const { width, height, band } = PICTURE
  const take = async (opacity) => {
    await page.evaluate((to) => {
      document.querySelector('.card').style.opacity = to
    }, opacity)
    const above = join(folder, `${name}-${opacity}-band.png`)
    const file = join(folder, `${name}-${opacity}.png`)
    await page.screenshot({ path: above, clip: { x: 0, y: 0, width, height: band } })
    await page.screenshot({ path: file, clip: { x: 0, y: band, width, height: height - band } })
    return { file, band: above }
  }
  for (let step = 1; step < FADE_FRAMES; step += 1) camera.add(1, await take(step / FADE_FRAMES))
  camera.add(Math.round(ms / FRAME_MS) - 2 * FADE_FRAMES, await take(1))
  for (let step = FADE_FRAMES - 1; step >= 0; step -= 1) camera.add(1, await take(step / FADE_FRAMES))
}

/** Gives each frame the band above it: its words, and the film's own clock, which counts its seconds. */
export const drawBands = async (frames, page, folder) => {
  await open(page, bandHtml)
  const drawn = new Map()
  for (const [index, frame] of frames.entries()) {
    if (frame.band) continue
    const second = Math.floor((index * FRAME_MS) / 1000)
    const key = `${second} ${frame.words}`
    if (!drawn.has(key)) {
      const file = join(folder, `band-${String(drawn.size).padStart(4, '0')}.png`)
      await page.evaluate(setBand, { words: frame.words, second })
      await page.screenshot({ path: file, clip: { x: 0, y: 0, width: PICTURE.width, height: PICTURE.band } })
      drawn.set(key, file)
    }
    frames[index] = { ...frame, band: drawn.get(key) }
  }
}
