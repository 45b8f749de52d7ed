import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../prepare.mjs'
import { createCamera } from './camera.mjs'
import { PICTURE } from './cards.mjs'
import { createHand } from './hand.mjs'

/** The program is filmed larger than it is: letters are to be read on a phone. */
const ZOOM = 4 / 3
const STATION = 'Northquay FM'

/** A new owner with a station, signed in; the film shows nothing of it. */
const signIn = async (page, { env, url }) => {
  const email = `studio@${new URL(url).host}`
  const said = execFileSync(process.execPath, [join(root, 'infra/hourcast.mjs'), 'owner', 'add', email, '--json'], {
    env,
    encoding: 'utf8',
  })
  await page.goto(JSON.parse(said).signInUrl)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/station/)
  await page.goto(`${url}/station/settings`)
  await page.getByLabel('Station Name').fill(STATION)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Settings saved.').first().waitFor()
}

/** The waveform as the first page draws it. */
const readWave = async (page, url) => {
  await page.goto(url)
  const wave = page.locator('.now .waveform')
  return (await wave.evaluate((svg) => svg.outerHTML)).replace('class="waveform"', 'class="wave"')
}

/** The sticker opens by itself on every page, and is not what the film is about. */
const hideSticker = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.sticker { display: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** What the story needs: the page with a clock that stands still, camera and hand, and a page on which cards are drawn. */
export const openStage = async (browser, { env, url, port, scratch }) => {
  const { width, height, band } = PICTURE
  const context = await browser.newContext({
    viewport: { width: width / ZOOM, height: (height - band) / ZOOM },
    deviceScaleFactor: ZOOM,
    colorScheme: 'light',
    locale: 'en-GB',
    bypassCSP: true,
  })
  await context.addInitScript(hideSticker)
  const page = await context.newPage()
  await signIn(page, { env, url })
  const wave = await readWave(page, url)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 10_000)
  const cards = await browser.newPage({ viewport: { width, height } })
  const camera = createCamera(page, scratch)
  return { page, cards, camera, hand: createHand(camera), wave, url, scratch, feed: `localhost:${port}/example/feed.xml` }
}
