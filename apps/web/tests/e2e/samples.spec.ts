import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { reloadWithoutScripts } from './reload-without-scripts.ts'
import { test } from './test.ts'

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
const tab = (page: Page, name: RegExp | string) => page.getByRole('tab', { name })
const playing = (page: Page) =>
  page.locator('audio').evaluateAll((all) => (all as HTMLAudioElement[]).filter(({ paused }) => !paused).map(({ src }) => src))

/** Samples are made while nothing is due on air. */
const PATIENCE_MS = 240_000
test.describe.configure({ timeout: PATIENCE_MS + 30_000 })

/** An instance that has only just begun makes the alert first; its tab is the one in which something is to be heard. */
const openWithSample = (page: Page): Promise<void> =>
  expect(async () => {
    await page.goto('/sample?type=Custom%20action')
    await expect(cards(page).first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: PATIENCE_MS })

test('there is a tab for each of the eight presentation types, and the page says how many samples are ready', async ({
  page,
}) => {
  await page.goto('/sample')
  await expect(page.getByRole('tab')).toHaveText([
    /^Intro/,
    /^News/,
    /^Weather/,
    /^Traffic/,
    /^Today/,
    /^Playlist/,
    /^Outro/,
    /^Custom action/,
  ])
  await expect(page.getByRole('status').filter({ hasText: /ready|made here/ })).toBeVisible()
})

test('a sample says who speaks where, in which style and language, how long and how loud it is, and what is said', async ({
  page,
}) => {
  await openWithSample(page)
  const alert = cards(page).filter({ hasText: 'Halden Works Radio' })
  await expect(alert.getByRole('heading', { name: 'Daniel, Halden' })).toBeVisible()
  await expect(alert).toContainText('Electronic · English')
  await expect(alert).toContainText(/\d:\d\d · −16\.\d\sLUFS/)
  await expect(alert).toContainText('94 °C, 9 °C above its limit of 85 °C')
  expect((await alert.locator('.waveform path').first().getAttribute('d'))?.match(/M/g)).toHaveLength(200)
  const feed = await alert.getByRole('link', { name: /feed it was made from/ }).getAttribute('href')
  expect(await (await page.request.get(String(feed))).json()).toMatchObject({ name: expect.stringContaining('(example)') })
})

test('pressing play plays it, pressing again stops it, and one audio plays at a time', async ({ page }) => {
  await openWithSample(page)
  const first = cards(page).first().getByRole('button')
  await first.click()
  await expect(first).toHaveAccessibleName(/^Stop /)
  await expect.poll(() => playing(page)).toHaveLength(1)
  await expect(cards(page).first().locator('p[data-spoken="true"]')).toHaveCount(1, { timeout: 10_000 })
  await first.click()
  await expect(first).toHaveAccessibleName(/^Play /)
  await expect.poll(() => playing(page)).toHaveLength(0)
  expect(await page.locator('audio').count()).toBe(1)
})

test('the tabs go by arrow keys, and what plays stops when its card goes', async ({ page }) => {
  await openWithSample(page)
  await cards(page).first().getByRole('button').click()
  await expect.poll(() => playing(page)).toHaveLength(1)
  await tab(page, /Custom action/).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, /Intro/)).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, /Intro/)).toBeFocused()
  await expect.poll(() => playing(page)).toHaveLength(0)
  await page.keyboard.press('End')
  await expect(tab(page, /Custom action/)).toHaveAttribute('aria-selected', 'true')
})

test('a press that comes before the scripts plays as soon as they are there; without them it opens the audio', async ({
  page,
}) => {
  await openWithSample(page)
  const letThrough = await reloadWithoutScripts(page)
  await cards(page).first().getByRole('button').click()
  letThrough()
  await expect(cards(page).first().getByRole('button')).toHaveAccessibleName(/^Stop /)
  await expect.poll(() => playing(page)).toHaveLength(1)

  await page.unroute('**/*.js')
  await page.route('**/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await cards(page).first().getByRole('button').click()
  await page.waitForURL(/\/samples\/.+\.mp3/)
})

test('the list for programs holds the same', async ({ page }) => {
  await openWithSample(page)
  const samples = (await (await page.request.get('/samples')).json()) as { Category: string; HostName: string; Path: string }[]
  const alert = samples.find(({ Path }) => Path === '/samples/industrial-alert.mp3')
  expect(alert).toMatchObject({ Category: 'Custom action', HostName: 'Daniel', Language: 'English', Style: 'Electronic' })
  const audio = await page.request.get('/samples/industrial-alert.mp3', { headers: { range: 'bytes=0-99' } })
  expect([audio.status(), audio.headers()['content-type'], (await audio.body()).byteLength]).toEqual([206, 'audio/mpeg', 100])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each tab is a link, the words stand there, and the audio opens', async ({ page }) => {
    await openWithSample(page)
    await expect(cards(page).first()).toContainText('limit of 85 °C')
    await expect(
      cards(page)
        .first()
        .getByRole('link', { name: /^Download MP3/ }),
    ).toHaveAttribute('href', /^\/samples\/.+\.mp3$/)
    await tab(page, /Weather/).click()
    await expect(tab(page, /Weather/)).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/type=Weather/)
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 360, 768, 1440, 2560])
    test(`the page has room at ${width} px, ${colorScheme}, and axe finds nothing`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await openWithSample(page)
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      const violations = await axeFindings(page)
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      await page.screenshot({ path: `test-results/samples-${width}-${colorScheme}.png`, fullPage: true })
    })
