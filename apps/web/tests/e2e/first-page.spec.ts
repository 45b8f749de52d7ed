import { gzipSync } from 'node:zlib'
import { expect, type Response } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { openWithBulletin } from './first-bulletin.ts'
import { countShift, shiftOf } from './layout-shift.ts'
import { test } from './test.ts'

test('the page says what this is, that the station is an example, and where one’s own begins', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('AI alerts for')
  await expect(page.getByText('Example station', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Schedule' }).first()).toHaveAttribute('href', '/schedule')
  await expect(page).toHaveTitle(/Hourcast/)
})

test('the next five air times stand there in station time, the hour on the hour', async ({ page }) => {
  await openWithBulletin(page)
  const times = page.getByRole('region', { name: 'Next on air' }).locator('time')
  await expect(times).toHaveCount(5)
  const instants = await times.evaluateAll((nodes) => nodes.map((node) => Date.parse(node.getAttribute('datetime') ?? '')))
  for (const [index, instant] of instants.entries()) {
    expect(instant % 3_600_000).toBe(0)
    if (index > 0) expect(instant - (instants[index - 1] ?? 0)).toBe(3_600_000)
  }
  await expect(page.getByRole('timer')).toHaveText(/^in \d{1,2}:\d\d$/)
})

test('the last broadcasts stand there with their state in words', async ({ page }) => {
  await openWithBulletin(page)
  await expect(page.getByRole('region', { name: 'Last broadcasts' }).getByText('Delivered').first()).toBeVisible({
    timeout: 10_000,
  })
})

test('the direct link answers ranges, validators and HEAD; beside it stand document, feed and calendar', async ({
  page,
  request,
}) => {
  await openWithBulletin(page)
  const href = (await page.locator('.link-line a').getAttribute('href')) ?? ''
  const link = new URL(href).pathname
  const whole = await request.get(link)
  expect(whole.status()).toBe(200)
  expect(whole.headers()).toMatchObject({ 'content-type': 'audio/mpeg', 'cache-control': 'no-cache', 'accept-ranges': 'bytes' })
  const { etag = '' } = whole.headers()
  expect(etag).toMatch(/^"[0-9a-f]{64}"$/)
  const part = await request.get(link, { headers: { range: 'bytes=0-99' } })
  expect([part.status(), (await part.body()).length]).toEqual([206, 100])
  expect((await request.get(link, { headers: { 'if-none-match': etag } })).status()).toBe(304)
  expect((await request.head(link)).headers()['content-length']).toBe(String((await whole.body()).length))
  expect((await request.get(`${link}?max_age=0`)).status()).toBe(404)
  const stem = link.replace(/\.mp3$/, '')
  expect(await (await request.get(`${stem}.json`)).json()).toMatchObject({ station: 'Harbour Example Radio', machineMade: true })
  expect(await (await request.get(`${stem}.xml`)).text()).toContain('<enclosure')
  expect(await (await request.get(`${stem}.ics`)).text()).toContain('BEGIN:VEVENT')
  expect((await request.get('/station/nosuchstation.mp3')).status()).toBe(404)
})

test('health and readiness are told without secrets', async ({ request }) => {
  expect(await (await request.get('/healthz')).json()).toEqual({ alive: true, draining: false })
  const ready = await request.get('/readyz')
  expect(ready.status()).toBe(200)
  expect(await ready.json()).toMatchObject({ ready: true, database: 'ok', worker: 'ok' })
})

test('an address that is not there says so in the style of the site', async ({ page }) => {
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing is on air here.')
})

test('a sign-in link that is not valid says so, and uses nothing up by being looked at', async ({ page }) => {
  await page.goto('/sign-in/unknown')
  await expect(page.getByRole('alert')).toContainText('used already, or its time is over')
  await expect(page.getByRole('link', { name: 'To the login' })).toBeVisible()
})

for (const width of [360, 768, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`at ${width} px, ${colorScheme}: nothing overflows, no serious finding of axe, no shift, no error, nothing from elsewhere`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, ...(baseURL ? { baseURL } : {}) })
      const page = await context.newPage()
      const errors: string[] = []
      const foreign: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(error.message))
      page.on(
        'request',
        (request) =>
          !request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url()) && foreign.push(request.url()),
      )
      await countShift(page)
      await openWithBulletin(page)
      await page.evaluate(() => document.fonts.ready)
      await expect.poll(() => page.locator('.now .waveform path').first().getAttribute('d')).not.toBeNull()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.01)
      const violations = await axeFindings(page)
      expect(
        violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      ).toEqual([])
      expect({ errors, foreign }).toEqual({ errors: [], foreign: [] })
      await page.screenshot({ path: `test-results/first-page-${width}-${colorScheme}.png`, fullPage: true })
      await context.close()
    })

test('its letters need at most 60 kB of fonts, the figures none of the whole face', async ({ page }) => {
  const fonts: Promise<Buffer>[] = []
  const asked: string[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('.woff2')) return
    asked.push(new URL(response.url()).pathname)
    fonts.push(response.body())
  })
  await openWithBulletin(page)
  await page.evaluate(() => document.fonts.ready)
  const sizes = (await Promise.all(fonts)).map(({ length }) => length)
  expect(asked.sort()).toEqual([
    expect.stringContaining('jetbrains-mono-ascii'),
    expect.stringContaining('schibsted-grotesk-latin'),
  ])
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000)
})

test('the first screen needs at most 100 kB of JavaScript', async ({ page }) => {
  const bodies: Promise<Buffer>[] = []
  const weigh = (response: Response) => {
    if (response.url().endsWith('.js')) bodies.push(response.body())
  }
  page.on('response', weigh)
  await openWithBulletin(page)
  await page.waitForLoadState('networkidle')
  page.off('response', weigh)
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100_000)
})

test('everything can be reached and used by keyboard', async ({ page }) => {
  await openWithBulletin(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.getByRole('button', { name: 'Play the bulletin' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pause the bulletin' })).toBeVisible()
})

test('without scripts the browser’s own player plays it, and everything else stands there too', async ({
  browser,
  page,
  baseURL,
}) => {
  await openWithBulletin(page)
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const plain = await context.newPage()
  await plain.goto('/')
  await expect(plain.locator('.now audio[controls]')).toBeVisible()
  await expect(plain.getByRole('button', { name: 'Play the bulletin' })).toBeHidden()
  await expect(plain.locator('.now .script p').first()).toBeVisible()
  await expect(plain.getByRole('region', { name: 'Next on air' }).locator('time')).toHaveCount(5)
  // It would stand still.
  await expect(plain.getByRole('timer')).toBeHidden()
  await context.close()
})

test('a tap on a time tells UTC and the visitor’s own, as pointing at it does', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    timezoneId: 'Asia/Kolkata',
    ...(baseURL ? { baseURL } : {}),
  })
  const phone = await context.newPage()
  await openWithBulletin(phone)
  const time = phone.getByRole('region', { name: 'Next on air' }).locator('time').first()
  await time.scrollIntoViewIfNeeded()
  // Told by the program of this section, which comes when it is seen.
  await expect(time).toHaveAttribute('title', /for you/)
  await time.tap()
  const reported = () => time.evaluate((node) => getComputedStyle(node, '::after').content)
  await expect.poll(reported).toMatch(/:00 UTC, .*:30 .*for you/)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await context.close()
})
