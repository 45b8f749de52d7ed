import { gzipSync } from 'node:zlib'
import { type Browser, expect, type Page, type Response } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { countShift, shiftOf } from './layout-shift.ts'
import { signUp } from './sign-up.ts'
import { test } from './test.ts'

const MOST_SHIFT = 0.02
const MOST_SCRIPTS = 130_000

/** The one private host that an instance with the example station lets be reached is its own. */
const own = (path: string): string =>
  `http://127.0.0.1:${new URL(process.env.HOURCAST_URL ?? 'http://localhost:3000').port}${path}`

const LONG = `=cmd|${'Fruehstuecksmoderatorin'.repeat(2)}`

/** An owner whose pages have something to show: a host of a long name that has aired, a feed and a webhook. */
const signUpWithRows = async (page: Page): Promise<void> => {
  const email = await signUp(page)
  await page.goto('/schedule')
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const saved = await page.request.post('/schedulers', {
    headers: { 'x-xsrf-token': token },
    data: {
      ...{ hostName: LONG, stationName: 'Harbour Radio', language: 0, voiceTone: 2, presentationType: 1, email },
      source: own('/example/feed.xml'),
      schedules: [{ id: 'a', days: [1, 2, 3, 4, 5, 6, 7], hours: ['7:00', '7:30', '9:00'] }],
    },
  })
  expect(saved.status()).toBe(201)
  await page.goto('/station/scheduler')
  await page.getByRole('button', { name: 'Run now' }).click()
  await expect(page.getByText('is preparing a broadcast now')).toBeVisible()
  await page.goto('/station/feeds')
  await page.getByRole('button', { name: 'Try with our example feed' }).click()
  await expect(page.getByText('Saved and tested.')).toBeVisible()
  await page.goto('/station/webhooks')
  await page.getByLabel('Address').fill(own(`/${'receiver'.repeat(12)}`))
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByLabel('Its secret')).toBeVisible()
  await page.goto('/station/webhooks')
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByText(/^Not delivered/)).toBeVisible()
  await page.goto('/station/history')
  await expect(page.locator('.history-row').getByText('Delivered', { exact: true })).toBeVisible({ timeout: 60_000 })
}

/** Each page of the menu, so that a new one is looked at too, and those that the lists lead to. */
const addressesOf = async (page: Page): Promise<string[]> => {
  const hrefs = (selector: string) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const found = [...(await hrefs('.station-row a')), ...(await hrefs('.row-link'))]
  await page.goto('/station/scheduler')
  found.push(...(await hrefs('a[href^="/station/scheduler/"]')))
  await page.goto('/station/webhooks')
  found.push(...(await hrefs('a[href^="/station/webhooks/"]')))
  return [...new Set([...found, '/station/history?state=missed'])].filter((href) => href !== null)
}

/** The page in a tab of its own, as somebody opens it who has never been there. */
const openNew = async (browser: Browser, from: Page, address: string, width: number) => {
  const storageState = await from.context().storageState()
  const context = await browser.newContext({
    ...{ storageState, viewport: { width, height: 900 }, reducedMotion: 'reduce', baseURL: new URL(from.url()).origin },
  })
  const page = await context.newPage()
  const bodies: Promise<Buffer>[] = []
  const errors: string[] = []
  page.on('response', (response: Response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(response.body())
  })
  page.on('pageerror', ({ message }) => errors.push(message))
  await countShift(page)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const scripts = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0)
  return { page, context, scripts, errors }
}

const violationsOf = async (page: Page): Promise<string[]> =>
  (await axeFindings(page)).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('every page of a station is light, stands still and can be read in forced colours', async ({ page, browser }) => {
  test.setTimeout(600_000)
  await signUpWithRows(page)
  const addresses = await addressesOf(page)
  expect(addresses.length).toBeGreaterThan(9)
  for (const address of addresses) {
    const name = address.replace(/\W+/g, '-')
    const phone = await openNew(browser, page, address, 320)
    expect.soft(await overflowOf(phone.page), `${address} at 320 px`).toBe(0)
    expect.soft(await shiftOf(phone.page), `${address} at 320 px moves`).toBeLessThanOrEqual(MOST_SHIFT)
    expect.soft(phone.scripts, `scripts of ${address}`).toBeGreaterThan(20_000)
    expect.soft(phone.scripts, `scripts of ${address}`).toBeLessThanOrEqual(MOST_SCRIPTS)
    await phone.page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await violationsOf(phone.page), `${address} at 320 px in forced colours`).toEqual([])
    expect.soft(phone.errors, address).toEqual([])
    await phone.page.screenshot({ path: `test-results/station${name}-320-forced.png` })
    await phone.context.close()

    const desk = await openNew(browser, page, address, 1440)
    expect.soft(await shiftOf(desk.page), `${address} at 1440 px moves`).toBeLessThanOrEqual(MOST_SHIFT)
    await desk.page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await violationsOf(desk.page), `${address} at 1440 px in the dark`).toEqual([])
    await desk.page.screenshot({ path: `test-results/station${name}-1440-dark.png` })
    await desk.context.close()
  }
})
