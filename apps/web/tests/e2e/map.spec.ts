import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { countShift, shiftOf } from './layout-shift.ts'
import { readMail } from './read-mail.ts'
import { test } from './test.ts'

const map = (page: Page) => page.getByRole('application', { name: /World map/ })
const list = (page: Page) => page.getByRole('region', { name: 'Stations' })
const player = (page: Page) => page.locator('.map-player')

/** Nobody fills the form in quicker than three seconds: the server counts from when it was given out. */
const longEnough = (since: number) => expect.poll(() => Date.now() - since, { intervals: [250] }).toBeGreaterThan(3_500)

/** The example station's first bulletin is what the examples play. */
const awaitBulletin = (request: APIRequestContext) =>
  expect.poll(async () => (await request.get('/example/bulletin.mp3?language=English')).status(), { timeout: 120_000 }).toBe(200)

const openMap = async (page: Page, path = '/map') => {
  await page.goto(path)
  if (path === '/') await page.locator('#map').scrollIntoViewIfNeeded()
  await expect(map(page)).toBeVisible({ timeout: 30_000 })
  await expect(list(page).locator('[aria-current="true"]')).toHaveCount(1)
}

test.beforeEach(async ({ request }) => {
  test.setTimeout(150_000)
  await awaitBulletin(request)
})

test('nothing of the map is fetched before its section comes into view, and nothing from elsewhere at all', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const ofMap = () => asked.filter((url) => /map-view|world-map|countries-110m|\/map\/stations/.test(url))
  expect(ofMap()).toEqual([])
  await page.locator('#map').scrollIntoViewIfNeeded()
  await expect(map(page)).toBeVisible()
  await expect.poll(() => ofMap().some((url) => url.includes('countries-110m'))).toBe(true)
  expect(asked.filter((url) => !url.startsWith(baseURL ?? '') && !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual(
    [],
  )
})

test('a random station is selected and the map stands at it; nothing sounds by itself', async ({ page }) => {
  await openMap(page, '/')
  const selected = list(page).locator('[aria-current="true"] .map-title')
  await expect(player(page)).toContainText((await selected.textContent()) ?? '')
  await expect(page.locator('.map-popup')).toContainText((await selected.textContent()) ?? '')
  await expect(page.locator('.map-popup')).toBeVisible()
  expect(await page.locator('audio').evaluateAll((all) => all.every((audio) => (audio as HTMLAudioElement).paused))).toBe(true)
})

test('a marker selects its station and the one player plays it; the list does the same by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openMap(page)
  await list(page)
    .getByRole('button', { name: /Spree Example Radio/ })
    .click()
  await expect(page.getByRole('button', { name: 'Pause Spree Example Radio' })).toBeVisible()
  const marker = page.locator('.map-marker[title="Polder Example Radio"]')
  await marker.click()
  await expect(page.getByRole('button', { name: 'Pause Polder Example Radio' })).toBeVisible()
  await expect(marker).toHaveAttribute('data-state', 'playing')
  expect(await page.locator('audio').count()).toBe(1)
  await list(page)
    .getByRole('button', { name: /Amber Example Radio/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pause Amber Example Radio' })).toBeVisible()
  await expect(page.locator('.map-popup')).toContainText('Amber Example Radio')
})

test('a station that gives no sound says so, and the next one is offered and plays', async ({ page }) => {
  await openMap(page)
  await page.route('**/example/bulletin.mp3?language=German', (route) => route.fulfill({ status: 404 }))
  await list(page)
    .getByRole('button', { name: /Spree Example Radio/ })
    .click()
  await expect(player(page).getByRole('alert')).toContainText('Spree Example Radio cannot be heard at this moment')
  await player(page)
    .getByRole('button', { name: /^Play Amber Example Radio instead/ })
    .click()
  await expect(page.getByRole('button', { name: 'Pause Amber Example Radio' })).toBeVisible()
})

test('without the shapes the stations are there all the same', async ({ page }) => {
  await page.route('**/countries-110m*', (route) => route.abort())
  await openMap(page)
  await expect(page.getByText('The shapes of the map could not be loaded.')).toBeVisible()
  await expect(page.locator('.map-marker').first()).toBeAttached()
})

test('stations that cannot be fetched are said to be away, and come when they are asked for again', async ({ page }) => {
  await page.route('**/map/stations', (route) => route.abort())
  await page.goto('/')
  await page.locator('#map').scrollIntoViewIfNeeded()
  await expect(page.getByRole('alert')).toContainText('The stations could not be loaded.')
  await page.unroute('**/map/stations')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(map(page)).toBeVisible()
})

test('the form says what is wrong at each field, the first one has the focus, and what was entered stays', async ({ page }) => {
  await openMap(page, '/')
  const opened = Date.now()
  await page.getByRole('button', { name: 'Add New Enterprise' }).click()
  const form = page.getByRole('dialog', { name: 'Add New Enterprise' })
  await form.getByLabel('Description').fill('Here still.')
  await form.getByLabel('Stream or website').fill('javascript:alert(1)')
  await longEnough(opened)
  await form.getByRole('button', { name: 'Add to the map' }).click()
  await expect(form.getByRole('alert')).toContainText('Please fill all fields correctly.')
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(5)
  await expect(form.getByLabel('Description')).toHaveValue('Here still.')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add New Enterprise' })).toBeFocused()
})

test('an enterprise is on the map at once for its browser, for others when the mailed link is confirmed, and goes by the same link', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const name = `مصنع North ${Date.now()}`
  await openMap(page, '/')
  const opened = Date.now()
  await page.getByRole('button', { name: 'Add New Enterprise' }).click()
  const form = page.getByRole('dialog', { name: 'Add New Enterprise' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Stream or website').fill('https://plant.example/live.mp3')
  await form.getByLabel('E-mail').fill('vera@plant.example')
  await form.getByLabel('Description').fill('<script>alert(1)</script>')
  await form.getByLabel('Latitude').fill('-33.92')
  await form.getByLabel('Longitude').fill('18.42')
  await longEnough(opened)
  await form.getByRole('button', { name: 'Add to the map' }).click()
  await expect(form.getByRole('status')).toContainText('Email sent successfully')
  await expect(form.getByRole('status')).toContainText('is on the map, in this browser.')
  await page.keyboard.press('Escape')
  const entry = list(page).getByRole('button', { name: new RegExp(name) })
  await expect(entry).toContainText('Seen by you alone')
  await entry.click()
  await expect(page.locator('.map-popup').getByRole('link', { name: /Website/ })).toHaveAttribute('rel', /noopener/)

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const other = await context.newPage()
  const seen = list(other).locator('.map-title', { hasText: name })
  await other.goto('/map')
  await expect(seen).toHaveCount(0)
  const link = await readMail(request, 'vera@plant.example', /\/enterprise\/[\w-]{43}/)
  await other.goto(link)
  await other.getByRole('button', { name: 'Show it to everybody' }).click()
  await other.goto('/map')
  await expect(seen).toHaveCount(1)
  await other.goto(link)
  await other.getByRole('button', { name: 'Take it off the map' }).click()
  await expect(other.getByRole('heading', { name: /is off the map/ })).toBeVisible()
  await other.goto('/map')
  await expect(seen).toHaveCount(0)
  await context.close()
})

test('without scripts the first page leads to a page with every station and the form', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const plain = await context.newPage()
  await plain.goto('/')
  await plain.locator('#map').getByRole('link', { name: 'All stations as a list' }).click()
  await expect(list(plain).locator('.map-title', { hasText: 'Example Radio' })).toHaveCount(14)
  await expect(plain.getByRole('link', { name: 'Listen to Spree Example Radio' })).toBeVisible()
  await expect(plain.getByRole('application')).toHaveCount(0)
  const button = plain.getByRole('button', { name: 'Add to the map' })
  await plain.getByLabel('Name').fill('Plant')
  await button.click()
  // The browser's own check: the form is where it was.
  await expect(plain.getByLabel('Name')).toHaveValue('Plant')
  await context.close()
})

test('the window of the form grows for 300 ms, and is gone after Escape', async ({ page }) => {
  await openMap(page, '/')
  const form = page.locator('dialog.dialog-scales')
  await page.evaluate(() => {
    const runs: { to: boolean; ms: number }[] = []
    Object.assign(window, { runs })
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      const dialog = target as HTMLDialogElement
      if (!dialog.matches('.dialog-scales') || propertyName !== 'scale') return
      runs.push({ to: dialog.open, ms: Number.parseFloat(getComputedStyle(dialog).transitionDuration) * 1_000 })
    })
  })
  const runs = () => page.evaluate(() => (window as unknown as { runs: unknown[] }).runs)
  await page.getByRole('button', { name: 'Add New Enterprise' }).click()
  await expect(form).toBeVisible()
  await expect.poll(runs).toEqual([{ to: true, ms: 300 }])
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
})

test('where the program of the map does not come, the list says so, selects and plays', async ({ page }) => {
  await page.route('**/assets/map-view-*.js', (route) => route.abort())
  await page.goto('/map')
  await page.locator('.map-stage').scrollIntoViewIfNeeded()
  await expect(page.getByText('The map could not be loaded. The list has every station.')).toBeVisible()
  await list(page)
    .getByRole('button', { name: /Spree Example Radio/ })
    .click()
  await expect(page.getByRole('button', { name: 'Pause Spree Example Radio' })).toBeVisible()
})

test('where not even the list comes to the first page, its links lead to the page that has it', async ({ page }) => {
  await page.route('**/assets/first-page-map-*.js', (route) => route.abort())
  await page.goto('/')
  await page.locator('#map').scrollIntoViewIfNeeded()
  await page.locator('#map').getByRole('link', { name: 'All stations as a list' }).click()
  await expect(list(page).locator('.map-title', { hasText: 'Example Radio' })).toHaveCount(14)
})

for (const width of [320, 360, 768, 1440, 2560])
  for (const look of width === 360 || width === 1440 ? (['light', 'dark', 'forced'] as const) : (['light', 'dark'] as const))
    test(`at ${width} px, ${look}, nothing is cut, nothing moves and axe finds nothing`, async ({ page }, info) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({
        ...(look === 'forced' ? { forcedColors: 'active' } : { colorScheme: look }),
        reducedMotion: 'reduce',
      })
      await countShift(page)
      await openMap(page)
      await list(page)
        .getByRole('button', { name: /Lagoon Example Radio/ })
        .click()
      await page.getByRole('button', { name: 'Pause Lagoon Example Radio' }).click()
      await expect(page.locator('.map-waits')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      const violations = await axeFindings(page)
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.01)
      await page.screenshot({ path: info.outputPath(`map-${width}-${look}.png`) })
    })

test('on the first page nothing moves when the map comes', async ({ page }) => {
  await countShift(page)
  await openMap(page, '/')
  await expect(page.locator('.map-waits')).toHaveCount(0)
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01)
})

test('of a thousand posts a minute the first are looked at, the others are told when to come again', async ({ request }) => {
  const answers: { status: number; retryAfter: number }[] = []
  for (let sent = 0; sent < 1_000; sent += 50)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, async () => {
          const answer = await request.post('/map', { form: { title: 'Plant' }, headers: { accept: 'text/html' } })
          return { status: answer.status(), retryAfter: Number(answer.headers()['retry-after'] ?? 0) }
        }),
      )),
    )
  const refused = answers.filter(({ status }) => status === 429)
  // A minute may end while they come.
  expect(refused.length).toBeGreaterThan(900)
  expect(refused.every(({ retryAfter }) => retryAfter >= 1 && retryAfter <= 60)).toBe(true)
  expect(answers.filter(({ status }) => status !== 429).every(({ status }) => status === 403)).toBe(true)
})
