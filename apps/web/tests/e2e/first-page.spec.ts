import { gzipSync } from 'node:zlib'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, type Response, test } from '@playwright/test'

/** The first bulletin is on air within half a minute; every test of this file waits for it. */
const openWithBulletin = async (page: Page): Promise<void> => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play the bulletin' })).toBeVisible({ timeout: 30_000 })
}

test('the page says what this is, that the station is an example, and where one’s own begins', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('AI alerts for')
  await expect(page.getByText('Example station', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Schedule' }).first()).toHaveAttribute('href', '/schedule')
  await expect(page).toHaveTitle(/Hourcast/)
})

test('the last bulletin plays, and its script lights up as it is read', async ({ page }) => {
  await openWithBulletin(page)
  await page.getByRole('button', { name: 'Play the bulletin' }).click()
  await expect(page.getByRole('button', { name: 'Pause the bulletin' })).toBeVisible()
  await expect(page.locator('.now .script p[data-spoken="true"]')).toHaveCount(1)
  const played = () =>
    page
      .locator('.now audio')
      .first()
      .evaluate((audio: HTMLAudioElement) => audio.currentTime)
  await expect.poll(played).toBeGreaterThan(0.5)
  await page.getByRole('button', { name: 'Pause the bulletin' }).click()
  await expect(page.getByRole('button', { name: 'Play the bulletin' })).toBeVisible()
})

test('the waveform is that of the audio, and a place in it can be chosen by keyboard', async ({ page }) => {
  await openWithBulletin(page)
  const heights = () =>
    page.locator('.now .waveform rect').evaluateAll((bars) => new Set(bars.map((bar) => bar.getAttribute('height'))).size)
  await expect.poll(heights).toBeGreaterThan(20)
  const slider = page.getByRole('slider', { name: 'Position in the bulletin' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', /^0:02 of 0:\d\d$/)
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
  await expect(page.getByRole('timer')).toHaveText(/^\d\d:\d\d$/)
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
      await page.addInitScript(() => {
        const seen = window as unknown as { shift: number }
        seen.shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await openWithBulletin(page)
      await page.evaluate(() => document.fonts.ready)
      await expect.poll(() => page.locator('.now .waveform rect').first().getAttribute('height')).not.toBeNull()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.01)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      ).toEqual([])
      expect({ errors, foreign }).toEqual({ errors: [], foreign: [] })
      await page.screenshot({ path: `test-results/first-page-${width}-${colorScheme}.png`, fullPage: true })
      await context.close()
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

test('a press before the scripts are there is done once they are', async ({ page }) => {
  await openWithBulletin(page)
  let letThrough = () => {}
  const pressed = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Play the bulletin' }).focus()
  await page.keyboard.press('Enter')
  letThrough()
  await expect(page.getByRole('button', { name: 'Pause the bulletin' })).toBeVisible()
})

test('a press while the page’s data is still being decoded is done, and ends nothing', async ({ page }) => {
  await openWithBulletin(page)
  // Hydration waits for what comes through this stream.
  await page.addInitScript(() => {
    const held = { release: () => {} }
    const released = new Promise<void>((resolve) => {
      held.release = resolve
    })
    window.TextEncoderStream = class extends TextEncoderStream {
      override readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>
      constructor() {
        super()
        this.readable = super.readable.pipeThrough(
          new TransformStream({
            transform: async (chunk, controller) => {
              await released
              controller.enqueue(chunk)
            },
          }),
        )
      }
    }
    Object.assign(window, { held })
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.reload()
  const isListening = () => page.evaluate(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))
  await expect.poll(isListening).toBe(true)
  await page.getByRole('button', { name: 'Play the bulletin' }).click()
  await page.evaluate(() => (window as unknown as { held: { release: () => void } }).held.release())
  await expect(page.getByRole('button', { name: 'Pause the bulletin' })).toBeVisible()
  expect(errors).toEqual([])
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

test('an outage ends neither the page nor what plays on it, and the page goes on after it', async ({ page, context }) => {
  await openWithBulletin(page)
  await page.getByRole('button', { name: 'Play the bulletin' }).click()
  await expect
    .poll(() =>
      page
        .locator('.now audio')
        .first()
        .evaluate((audio: HTMLAudioElement) => audio.currentTime),
    )
    .toBeGreaterThan(0.1)
  const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'fetch')
  await lookAgain()
  await failed
  await context.setOffline(false)
  // One look at a time: the failed one may be ending still.
  const fresh = page.waitForResponse((response) => /\.data\b/.test(response.url()) && response.ok())
  await expect(async () => {
    await lookAgain()
    await Promise.race([fresh, Promise.reject(new Error('not yet'))])
  }).toPass()
  await expect(page.getByRole('button', { name: 'Pause the bulletin' })).toBeVisible()
})

test('an audio that is long on its way is said to be loading, until it plays', async ({ page }) => {
  await openWithBulletin(page)
  let letThrough = () => {}
  const looked = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/*.mp3', async (route) => {
    await looked
    await route.continue()
  })
  await page.getByRole('button', { name: 'Play the bulletin' }).click()
  await expect(page.getByText('loading …')).toBeVisible()
  letThrough()
  await expect(page.locator('.now .script p[data-spoken="true"]')).toHaveCount(1)
  await expect(page.getByText('loading …')).toHaveCount(0)
})

test('an audio that cannot be loaded is said in words', async ({ page }) => {
  await openWithBulletin(page)
  await page.route('**/*.mp3', (route) => route.abort())
  await page.getByRole('button', { name: 'Play the bulletin' }).click()
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
  await page.unroute('**/*.mp3')
  await page.getByRole('button', { name: 'Play the bulletin' }).click()
  await expect(page.getByRole('button', { name: 'Pause the bulletin' })).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})
