import { type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { test } from './test.ts'

const PAGES = [
  { path: '/learn-more', name: 'learn-more', heading: 'From your data to the air' },
  { path: '/pricing', name: 'pricing', heading: 'Pay for hosts' },
  { path: '/terms', name: 'terms', heading: 'Terms of use' },
  { path: '/privacy', name: 'privacy', heading: 'Privacy' },
  { path: '/nowhere', name: 'not-found', heading: 'Nothing is on air here' },
] as const

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const findings = async (page: Page): Promise<string[]> => {
  const violations = await axeFindings(page)
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

for (const { path, name, heading } of PAGES) {
  test(`${path} fits 320, 360, 768, 1440 and 2560 px, and is clean to axe in light, dark and forced colours`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const looks: { label: string; options: BrowserContextOptions; widths: number[] }[] = [
      { label: 'light', options: { colorScheme: 'light' }, widths: [320, 360, 768, 1440, 2560] },
      { label: 'dark', options: { colorScheme: 'dark' }, widths: [360, 1440] },
      { label: 'forced', options: { forcedColors: 'active' }, widths: [1440] },
    ]
    for (const { label, options, widths } of looks) {
      const context = await browser.newContext({ ...options, ...(baseURL ? { baseURL } : {}) })
      const page = await context.newPage()
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(error.message))
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
        await page.evaluate(() => document.fonts.ready)
        expect(await overflow(page), `${label} at ${width}`).toBe(0)
        await page.screenshot({ path: `test-results/${name}-${width}-${label}.png`, fullPage: true })
        if (width === 360 || width === 1440) expect(await findings(page), `${label} at ${width}`).toEqual([])
      }
      // The status of a page that is not there is an error to the console.
      if (name !== 'not-found') expect(errors).toEqual([])
      await context.close()
    }
  })

  test(`${path} reads the same without scripts, and at 200 % in a small window nothing stands still over it`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 640, height: 400 },
      deviceScaleFactor: 2,
      ...(baseURL ? { baseURL } : {}),
    })
    const page = await context.newPage()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    const positions = await page
      .locator('.site-header, .site-footer')
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).position))
    expect(positions).toEqual(['absolute', 'absolute'])
    expect(await page.locator('.site-footer').evaluate((bar) => bar.getBoundingClientRect().bottom)).toBeGreaterThan(400)
    await context.close()
  })
}

test('the plans stand side by side with their prices and features, one suggested; on a phone they are cards', async ({
  page,
}) => {
  await page.goto('/pricing')
  const table = page.getByRole('table', { name: 'What each plan holds' })
  await expect(table.getByRole('columnheader')).toContainText(['EUR 49', 'EUR 299', 'EUR 599'])
  await expect(table.getByText('Suggested')).toHaveCount(1)
  await expect(table.getByRole('row', { name: /^AI hosts/ })).toContainText('up to 2 hostsup to 4 hostsup to 10 hosts')
  await expect(table.getByRole('row')).toHaveCount(13)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(table).toBeHidden()
  const cards = page.getByRole('region', { name: 'What each plan holds' }).getByRole('heading', { level: 2 })
  await expect(cards).toContainText(['EUR 49', 'EUR 299', 'EUR 599'])
})

test('without a payment page Subscribe opens an inquiry with the plan filled in', async ({ page }) => {
  await page.goto('/pricing')
  const links = page.getByRole('table').getByRole('link', { name: /^Subscribe/ })
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['starter', 'professional', 'network'].map((plan) => `/contact?plan=${plan}&inquiryType=sales`))
})

test('a page has one address, a card for shared links, and data for search engines; all that they name is there', async ({
  page,
  request,
}) => {
  await page.goto('/pricing?from=elsewhere')
  const content = (selector: string) => page.locator(selector).first().getAttribute('content')
  expect(new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').pathname).toBe('/pricing')
  expect(new URL((await content('meta[property="og:image"]')) ?? '').pathname).toBe('/og.png')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const types = data.map((text) => JSON.parse(text) as { '@type': string; offers?: { price: number }[] })
  expect(types.map((entry) => entry['@type'])).toEqual(['Product', 'FAQPage'])
  expect(types[0]?.offers?.map(({ price }) => price)).toEqual([49, 299, 599])
  for (const [path, type] of [
    ['/og.png', 'image/png'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
  ] as const)
    expect((await request.get(path)).headers()['content-type'], path).toContain(type)
})

type Told = { '@context': string; '@type': string; contentUrl?: string; mainEntity?: { name: string }[] }

const toldOn = async (page: Page): Promise<Told[]> => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text))
}

const TOLD: Record<string, string[]> = {
  '/': ['Organization', 'AudioObject', 'AudioObject'],
  '/sample': ['AudioObject'],
  '/pricing': ['Product', 'FAQPage'],
  '/support': ['FAQPage'],
}

test('what search engines are told of each public page can be read, is heard at its address, and stands on the page', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
  expect(paths).toEqual(expect.arrayContaining(Object.keys(TOLD)))
  for (const path of paths) {
    // Bulletin, alert and samples are made in the background after the first start.
    await expect(async () => {
      await page.goto(path)
      const types = (await toldOn(page)).map((told) => told['@type'])
      expect([...new Set(types)], path).toEqual([...new Set(TOLD[path] ?? [])])
      expect(types.length, path).toBeGreaterThanOrEqual((TOLD[path] ?? []).length)
    }).toPass({ timeout: 120_000 })
    for (const told of await toldOn(page)) {
      expect(told['@context']).toBe('https://schema.org')
      for (const { name } of told.mainEntity ?? []) await expect(page.getByText(name, { exact: true })).toBeVisible()
      if (told.contentUrl === undefined) continue
      const heard = await request.head(new URL(told.contentUrl).pathname)
      expect([heard.status(), heard.headers()['content-type']], told.contentUrl).toEqual([200, 'audio/mpeg'])
    }
  }
})

test('the alert for plant operators is heard where one learns more, too', async ({ page }) => {
  test.setTimeout(120_000)
  const play = page.getByRole('button', { name: 'Play the alert' })
  await expect(async () => {
    await page.goto('/learn-more')
    await expect(play).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 90_000 })
  await play.click()
  await expect(page.getByRole('button', { name: 'Pause the alert' })).toBeVisible()
  await expect(page.locator('.script .read')).not.toHaveText('')
})

test('every page of the sitemap is there, and says that it is its own address', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
  expect(paths.length).toBeGreaterThan(3)
  for (const path of paths) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    expect(new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').pathname).toBe(path)
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(/^.{50,170}$/)
  }
})

test('a page that is not there keeps the menu and offers the ways on, each of which leads somewhere', async ({
  page,
  request,
}) => {
  const answer = await page.goto('/sampel')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('Nothing is on air here. – Hourcast')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  expect(links.length).toBeGreaterThan(4)
  for (const href of links) expect((await request.get(href ?? '')).status(), href ?? '').toBe(200)
})

test('the line of a page that is on its way is shown after 300 ms and no earlier, and goes with its arrival', async ({
  page,
}) => {
  await page.goto('/terms')
  const line = page.getByRole('progressbar', { name: 'The next page is on its way' })
  await expect.poll(() => page.evaluate(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))).toBe(true)
  let letThrough = () => {}
  const looked = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/login.data*', async (route) => {
    await looked
    await route.continue()
  })
  await page.evaluate(() => {
    const times = { pressed: 0, shown: 0 }
    Object.assign(window, { times })
    addEventListener('click', () => (times.pressed = performance.now()), { capture: true })
    new MutationObserver(() => {
      if (times.shown === 0 && document.querySelector('.progress-line')) times.shown = performance.now()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Account' }).click()
  await expect(line).toBeVisible()
  const { pressed, shown } = await page.evaluate(() => (window as unknown as { times: { pressed: number; shown: number } }).times)
  expect(shown - pressed).toBeGreaterThanOrEqual(300)
  letThrough()
  await expect(page).toHaveURL(/\/login$/)
  await expect(line).toHaveCount(0)
})

test('a text of the site is printed without the frame around it', async ({ page }) => {
  await page.goto('/privacy')
  await page.emulateMedia({ media: 'print' })
  for (const part of ['.site-menu', '.sticker', '.page-actions']) await expect(page.locator(part).first()).toBeHidden()
  await expect(page.getByRole('heading', { name: '1. In short' })).toBeVisible()
})

test('the sample generator works', async ({ page }) => {
  await page.goto('/sample-generator')
  await expect(page.getByRole('main')).toHaveText('works!')
})
