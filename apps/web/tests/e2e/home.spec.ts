import { MEASURED_FIGURES } from '@hourcast/domain/site/measured-figures'
import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { countShift, shiftOf } from './layout-shift.ts'
import { expectInTime, openAwake, openWithClock } from './still-clock.ts'
import { test } from './test.ts'

const headline = (page: Page) => page.locator('.headline')
const lines = (page: Page) => page.locator('.headline .lines')
const voices = (page: Page) => page.getByRole('region', { name: 'What people at your desk might say' })
const shownVoice = (page: Page) => voices(page).locator('.quote[data-shown="true"] blockquote')

test('the headline begins with its first pair, and is one sentence for whoever listens to the page', async ({ page }) => {
  await openWithClock(page)
  await expect(lines(page)).toHaveText('Reliable AI alerts for Cement plants')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'Hourcast: AI radio hosting and reliable AI alerts for industry.',
  )
})

test('the second word changes every 2.5 s, the first one every 5 s', async ({ page }) => {
  await openWithClock(page)
  const seen: string[] = []
  for (let step = 0; step < 4; step += 1) {
    seen.push(await lines(page).innerText())
    await page.clock.runFor(2_500)
  }
  expect(seen.map((text) => text.split('\n').map((line) => line.trim()))).toEqual([
    ['Reliable', 'AI alerts for', 'Cement plants'],
    ['Reliable', 'AI alerts for', 'Wind farms'],
    ['Punctual', 'AI alerts for', 'Water utilities'],
    ['Punctual', 'AI alerts for', 'Steel mills'],
  ])
})

for (const width of [320, 360, 768, 1440, 1920, 2560])
  test(`at ${width} px every word fits, in the room that was kept for it, and nothing moves`, async ({ page }) => {
    // Forty changes, each measured.
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    await countShift(page)
    await openWithClock(page)
    await page.evaluate(() => document.fonts.ready)
    const measure = () =>
      headline(page).evaluate((heading) => {
        const text = heading.querySelector<HTMLElement>('.lines')
        const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
        return {
          height: heading.getBoundingClientRect().height,
          spare: heading.clientWidth - (text?.offsetWidth ?? 0),
          below: heading.clientHeight - (text?.offsetHeight ?? 0),
          tenths: (Number.parseFloat(getComputedStyle(text ?? heading).fontSize) / rem) * 10,
        }
      })
    const { height } = await measure()
    // 39 topics and 20 adjectives, each at least once.
    for (let step = 0; step < 40; step += 1) {
      await page.clock.runFor(2_500)
      const now = await measure()
      expect(now.height).toBe(height)
      expect(Math.min(now.spare, now.below)).toBeGreaterThanOrEqual(-1)
      expect(now.tenths).toBeLessThanOrEqual(47.01)
      expect(Math.abs(now.tenths - Math.round(now.tenths))).toBeLessThan(0.05)
    }
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01)
    await page.screenshot({ path: `test-results/home-${width}.png` })
  })

test('where no motion is wanted the headline stands still, and so do the voices', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await openWithClock(page)
  await page.clock.runFor(30_000)
  await expect(lines(page)).toHaveText('Reliable AI alerts for Cement plants')
  await expect(page.getByRole('button', { name: 'Let the words change' })).toBeVisible()
  await voices(page).scrollIntoViewIfNeeded()
  await expectInTime(page, voices(page).getByRole('button', { name: 'Run' }))
  const first = await shownVoice(page).innerText()
  await page.clock.runFor(30_000)
  await expect(shownVoice(page)).toHaveText(first)
  await voices(page).getByRole('button', { name: 'Next' }).click()
  await expect(shownVoice(page)).not.toHaveText(first)
  await context.close()
})

test('a section whose program does not come at first is there a moment later, without a scroll', async ({ page }) => {
  let isDown = true
  const program = /\/assets\/voices-[^/]+\.js/
  await page.route(program, (route) => (isDown ? route.abort('connectionreset') : route.continue()))
  await openAwake(page)
  const lost = page.waitForEvent('requestfailed', (request) => program.test(request.url()))
  await voices(page).scrollIntoViewIfNeeded()
  await lost
  isDown = false
  await expect(voices(page).getByRole('button', { name: 'Next' })).toBeVisible()
})

test('the changing words can be paused where they are, and go on from there', async ({ page }) => {
  await openWithClock(page)
  await page.clock.runFor(2_500)
  await page.getByRole('button', { name: 'Pause the changing words' }).click()
  await page.clock.runFor(30_000)
  await expect(lines(page)).toHaveText('Reliable AI alerts for Wind farms')
  await page.getByRole('button', { name: 'Let the words change' }).press('Enter')
  await page.clock.runFor(2_500)
  await expect(lines(page)).toHaveText('Reliable AI alerts for Water utilities')
})

for (const width of [320, 360, 768, 1440, 2560])
  test(`at ${width} px what pauses the words stands beside the line that never changes, on no word`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openAwake(page)
    await page.evaluate(() => document.fonts.ready)
    const button = await page.getByRole('button', { name: 'Pause the changing words' }).boundingBox()
    const still = await page
      .locator('.headline .lines > span')
      .nth(1)
      .evaluate((line) => {
        const words = document.createRange()
        words.selectNodeContents(line)
        const { right, top, bottom } = words.getBoundingClientRect()
        return { right, middle: (top + bottom) / 2, room: line.closest('.headline-room')?.getBoundingClientRect().right ?? 0 }
      })
    if (!button) throw new Error('there is no button')
    expect(button.x).toBeGreaterThanOrEqual(still.right - 1)
    expect(button.x + button.width).toBeLessThanOrEqual(still.room + 1)
    expect(Math.abs(button.y + button.height / 2 - still.middle)).toBeLessThan(8)
  })

test('the clock is that of the station, and goes', async ({ page }) => {
  await openWithClock(page)
  const clock = page.locator('.studio-clock')
  const read = async () => `${await clock.locator('.wall').innerText()}:${await clock.locator('.second').innerText()}`
  const instantOf = (text: string) => Date.parse(`1970-01-01T${text}Z`)
  const before = await read()
  expect(before).toMatch(/^\d\d:\d\d:\d\d$/)
  await page.clock.runFor(7_000)
  const DAY = 86_400_000
  expect((instantOf(await read()) - instantOf(before) + DAY) % DAY).toBe(7_000)
  await expect(clock).toContainText('Next on air')
})

test('another voice every 8 s, faded in within 700 ms, never the same twice; it can be paused', async ({ page }) => {
  test.setTimeout(60_000)
  await openWithClock(page)
  await voices(page).scrollIntoViewIfNeeded()
  await expect(voices(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(voices(page).getByText('Example', { exact: true })).not.toHaveCount(0)
  const stack = voices(page).locator('.voices')
  await expect(stack).toHaveAttribute('aria-live', 'off')
  expect(
    await stack
      .locator('.quote')
      .first()
      .evaluate((quote) => getComputedStyle(quote).transitionDuration),
  ).toBe('0.7s')
  // What fades in has no visible text yet.
  const wordsOf = async () => (await shownVoice(page).textContent()) ?? ''
  let before = await wordsOf()
  for (let turn = 0; turn < 12; turn += 1) {
    await page.clock.runFor(7_990)
    await expect(shownVoice(page)).toHaveText(before)
    await page.clock.runFor(10)
    await expect(shownVoice(page)).not.toHaveText(before)
    before = await wordsOf()
  }
  await voices(page).getByRole('button', { name: 'Pause' }).click()
  await page.clock.runFor(60_000)
  await expect(shownVoice(page)).toHaveText(before)
  await expect(stack).toHaveAttribute('aria-live', 'polite')
})

test('voices that cannot be loaded are said in words', async ({ page }) => {
  await page.route('**/testimonials.json', (route) => route.abort())
  await openAwake(page)
  await voices(page).scrollIntoViewIfNeeded()
  await expect(voices(page).getByRole('status')).toContainText('could not be loaded')
})

test('sections further down stand there at once; their programs come when somebody scrolls near them', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 1440, height: 700 })
  await openAwake(page)
  await expect(page.getByRole('heading', { name: 'Ready to Revolutionize Your Industrial Operations?' })).toBeAttached()
  expect(scripts.filter((path) => /voices|proof|plants|call-to-action/.test(path))).toEqual([])
  await voices(page).scrollIntoViewIfNeeded()
  await expect.poll(() => scripts.some((path) => /voices/.test(path))).toBe(true)
})

test('coming from another page by a link, everything stands there too', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Hourcast, first page' }).click()
  for (const name of ['Proof that you can run yourself', 'Ready to Revolutionize Your Industrial Operations?'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
})

test('an alert for plant operators is heard here, beside the readings that it was made from', async ({ page }) => {
  test.setTimeout(120_000)
  const plants = page.getByRole('region', { name: /^A screen waits/ })
  // Made in the background after the first start.
  await expect(async () => {
    await openAwake(page)
    await expect(plants.getByText('One alert, as the shift hears it')).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await plants.scrollIntoViewIfNeeded()
  await plants.getByRole('button', { name: 'Play the alert' }).click()
  await expect(plants.getByRole('button', { name: 'Pause the alert' })).toBeVisible()
  await expect(plants.locator('.script .read')).not.toHaveText('')
  const readings = await plants.getByRole('link', { name: 'this list of readings' }).getAttribute('href')
  expect(await (await page.request.get(readings ?? '')).json()).toMatchObject({ note: expect.stringContaining('example') })
})

test('a press on what is still on its way is done when it has come', async ({ page }) => {
  test.setTimeout(120_000)
  const plants = page.getByRole('region', { name: /^A screen waits/ })
  let come = () => {}
  const asked = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(/\/plants-[^/]*\.js/, async (route) => {
    await asked
    await route.continue()
  })
  await expect(async () => {
    await openAwake(page)
    await expect(plants.getByText('One alert, as the shift hears it')).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await plants.getByRole('button', { name: 'Play the alert' }).click()
  come()
  await expect(plants.getByRole('button', { name: 'Pause the alert' })).toBeVisible()
})

test('each measured figure stands beside the command that makes it', async ({ page }) => {
  await page.goto('/')
  const proof = page.getByRole('region', { name: 'Proof that you can run yourself' })
  for (const { value, command } of MEASURED_FIGURES) {
    await expect(proof.getByText(value, { exact: true })).toBeVisible()
    await expect(proof.getByText(command, { exact: true })).toBeVisible()
  }
})

test('without scripts the headline fits, and every section can be read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 700 },
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  await page.goto('/')
  await expect(lines(page)).toHaveText('Reliable AI alerts for Cement plants')
  const [box, text] = await Promise.all([headline(page).boundingBox(), lines(page).boundingBox()])
  expect(text?.width).toBeLessThanOrEqual((box?.width ?? 0) + 1)
  for (const name of [/A screen waits/, /Proof that you can run/, /What people at your desk/, /Ready to Revolutionize/])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Read the examples' })).toHaveAttribute('href', '/testimonials.json')
  // A clock that stands still tells a wrong time.
  await expect(page.locator('.studio-clock .wall')).toBeHidden()
  await context.close()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`in ${colorScheme}, once all of it is awake, axe finds nothing serious, also in forced colours`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    for (const forcedColors of ['none', 'active'] as const) {
      const context = await browser.newContext({ colorScheme, forcedColors, ...(baseURL ? { baseURL } : {}) })
      const page = await context.newPage()
      await openAwake(page)
      await voices(page).scrollIntoViewIfNeeded()
      await expect(voices(page).getByRole('button', { name: 'Pause' })).toBeVisible()
      const violations = await axeFindings(page)
      expect(
        violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      ).toEqual([])
      await page.screenshot({ path: `test-results/home-${colorScheme}-${forcedColors}.png`, fullPage: true })
      // The system paints a plate of the page's colour behind words: on a filled button it would hide them, and axe sees no plates.
      const filled = page.getByRole('link', { name: 'Create Schedule' }).first()
      if (forcedColors === 'active') await expect(filled).toHaveCSS('forced-color-adjust', 'none')
      await context.close()
    }
  })
