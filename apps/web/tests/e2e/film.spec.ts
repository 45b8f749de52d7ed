import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { test } from './test.ts'

const FILM = /\/film-[^/]+\.(webm|mp4|vtt|jpg)$/

const link = (page: Page) => page.getByRole('link', { name: 'Watch the film' })
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Hourcast in \d\d seconds$/ })
const video = (page: Page) => dialog(page).locator('video')
const positionOf = (page: Page) => video(page).evaluate((film: HTMLVideoElement) => film.currentTime)

/** What holds early presses is gone once everything of the page is awake. */
const openAwake = async (page: Page): Promise<void> => {
  await page.goto('/')
  await page.waitForFunction(() => !('doEarlyPress' in window), undefined, { timeout: 30_000 })
}

/** What of the film has been asked for. */
const noteFilm = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => /film/.test(request.url()) && asked.push(new URL(request.url()).pathname))
  return asked
}

test('nothing of the film is loaded before its button is pressed; then it plays, and has captions', async ({ page }) => {
  const asked = noteFilm(page)
  await openAwake(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await link(page).click()
  await expect(video(page)).toBeVisible()
  await expect.poll(() => positionOf(page)).toBeGreaterThan(0.5)
  expect(asked.some((path) => FILM.test(path))).toBe(true)
  const captions = () =>
    video(page).evaluate((film: HTMLVideoElement) => {
      const [track] = film.textTracks
      return { mode: track?.mode, cues: track?.cues?.length ?? 0, last: track?.cues?.[track.cues.length - 1]?.endTime ?? 0 }
    })
  await expect.poll(captions).toMatchObject({ mode: 'showing' })
  await expect.poll(async () => (await captions()).cues).toBeGreaterThanOrEqual(5)
  const duration = await video(page).evaluate((film: HTMLVideoElement) => film.duration)
  expect(duration).toBeGreaterThanOrEqual(40)
  expect(duration).toBeLessThanOrEqual(60)
  expect((await captions()).last).toBeLessThanOrEqual(duration)
})

test('by keyboard: Enter opens, the focus is inside, Escape ends it, and the focus is back on the button', async ({ page }) => {
  await openAwake(page)
  await link(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  expect(await dialog(page).evaluate((window) => window.contains(document.activeElement))).toBe(true)
  await expect.poll(() => positionOf(page)).toBeGreaterThan(0.1)
  const film = await video(page).elementHandle()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  // The browser ends what left the page a moment after it has left.
  await expect.poll(() => film?.evaluate((element) => (element as HTMLVideoElement).paused)).toBe(true)
  await expect(link(page)).toBeFocused()
})

test('the cross closes it, and it opens again', async ({ page }) => {
  await openAwake(page)
  for (let turn = 0; turn < 2; turn += 1) {
    await link(page).click()
    await expect.poll(() => positionOf(page)).toBeGreaterThan(0.1)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toHaveCount(0)
  }
})

test('what plays on the page falls silent when the film plays', async ({ page }) => {
  await openAwake(page)
  const play = page.getByRole('button', { name: 'Play the bulletin' })
  await expect(play).toBeVisible({ timeout: 30_000 })
  await play.click()
  const isSilent = () =>
    page
      .locator('.now audio')
      .first()
      .evaluate((audio: HTMLAudioElement) => audio.paused)
  await expect.poll(isSilent).toBe(false)
  await link(page).click()
  await expect.poll(() => positionOf(page)).toBeGreaterThan(0.1)
  expect(await isSilent()).toBe(true)
})

test('a place in the film is reached by a range request, and its files may be kept for a year', async ({ page }) => {
  await openAwake(page)
  await link(page).click()
  const parts = dialog(page).locator('source, track')
  await expect(parts).toHaveCount(3)
  const addresses = await parts.evaluateAll((all) => all.map((part) => (part as HTMLSourceElement | HTMLTrackElement).src))
  const types = ['video/webm', 'video/mp4', 'text/vtt']
  for (const [index, address] of addresses.entries()) {
    const part = await page.request.get(address, { headers: { range: 'bytes=100-199', 'accept-encoding': 'identity' } })
    expect([part.status(), (await part.body()).length]).toEqual([206, 100])
    expect(part.headers()['content-type']).toContain(types[index])
    expect(part.headers()['cache-control']).toMatch(/max-age=31536000, immutable/)
  }
  await video(page).evaluate((film: HTMLVideoElement) => {
    film.currentTime = 30
  })
  await expect.poll(() => positionOf(page)).toBeGreaterThan(30.2)
})

test('where no motion is wanted it waits for its own play button', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  const asked = noteFilm(page)
  await openAwake(page)
  await link(page).click()
  await expect(video(page)).toBeVisible()
  await expect.poll(() => asked.some((path) => path.endsWith('.jpg'))).toBe(true)
  expect(await video(page).evaluate((film: HTMLVideoElement) => [film.paused, film.currentTime])).toEqual([true, 0])
  expect(asked.filter((path) => /\.(webm|mp4)$/.test(path))).toEqual([])
  await video(page).evaluate((film: HTMLVideoElement) => film.play())
  await expect.poll(() => positionOf(page)).toBeGreaterThan(0.1)
  await context.close()
})

test('a film that cannot be loaded is said in words', async ({ page }) => {
  await page.route(/\.(webm|mp4)$/, (route) => route.abort())
  await openAwake(page)
  await link(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText('could not be loaded')
})

test('without scripts the button is a link to the film', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  const answer = await page.request.get((await link(page).getAttribute('href')) ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'video/mp4'])
  await context.close()
})

for (const width of [360, 768, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`at ${width} px, ${colorScheme}: the film is seen whole, nothing overflows, axe finds nothing`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await openAwake(page)
      await page.screenshot({ path: `test-results/film-button-${width}-${colorScheme}.png` })
      await link(page).click()
      await expect.poll(() => positionOf(page)).toBeGreaterThan(0.1)
      await video(page).evaluate(async (film: HTMLVideoElement) => {
        film.pause()
        film.currentTime = 46
        await new Promise((resolve) => film.addEventListener('seeked', resolve, { once: true }))
      })
      await dialog(page).getByText('What it shows, in words').click()
      await dialog(page).evaluate((window) => window.scrollTo(0, 0))
      const box = await video(page).boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
      expect(box?.width).toBeGreaterThan(width < 1000 ? width * 0.8 : 900)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThanOrEqual(0)
      const violations = await axeFindings(page, 'dialog')
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      await page.screenshot({ path: `test-results/film-${width}-${colorScheme}.png` })
    })
