import { type Browser, expect, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { signUp } from './sign-up.ts'
import { test } from './test.ts'

const FEED = `${(process.env.HOURCAST_URL ?? 'http://localhost:3000').replace('localhost', '127.0.0.1')}/example/feed.xml`

/** Saves an active scheduler that also mails its owner, by the call that the wizard uses. Its id. */
const givenScheduler = async (page: Page, email: string): Promise<string> => {
  await page.goto('/schedule')
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const saved = await page.request.post('/schedulers', {
    headers: { 'x-xsrf-token': token },
    data: {
      ...{ hostName: '=Clara', stationName: 'Harbour Radio', language: 0, voiceTone: 2, presentationType: 1, email },
      source: FEED,
      schedules: [{ id: 'a', days: [1, 2, 3, 4, 5, 6, 7], hours: ['7:00'] }],
    },
  })
  expect(saved.status()).toBe(201)
  return (await saved.json()).schedulerId
}

/** Has it air at once, and waits until its history says so. */
const runNow = async (page: Page): Promise<void> => {
  await page.goto('/station/scheduler')
  await page.getByRole('button', { name: 'Run now' }).click()
  await expect(page.getByText('is preparing a broadcast now')).toBeVisible()
  await page.goto('/station/history')
  await expect(page.locator('.history-row').getByText('Delivered', { exact: true })).toBeVisible({ timeout: 60_000 })
}

const look = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), name).toBe(0)
  const violations = await axeFindings(page)
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    name,
  ).toEqual([])
  await page.screenshot({ path: `test-results/history-${name}.png`, fullPage: true })
}

const openWithoutScripts = async (page: Page, browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    ...(baseURL ? { baseURL } : {}),
  })
  return context.newPage()
}

test('a broadcast moves on in the timeline by itself, opens to all that is known of it, and is delivered again', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const email = await signUp(page)

  await page.goto('/station/history')
  await expect(page.getByRole('heading', { name: 'No broadcast yet' })).toBeVisible()
  await look(page, 'empty-1280')

  const schedulerId = await givenScheduler(page, email)
  await runNow(page)
  for (const width of [320, 768, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await look(page, `list-${width}-${colorScheme}`)
    }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  await look(page, 'list-forced-colors')
  await page.emulateMedia({ forcedColors: 'none' })

  const csv = await page.request.get('/station/history.csv')
  expect(csv.headers()['content-type']).toBe('text/csv; charset=utf-8')
  expect((await csv.body()).subarray(0, 3).toString('hex')).toBe('efbbbf')
  expect(await csv.text()).toContain(",'=Clara,Run now,delivered,Fresh bulletin,")

  await page.locator('.row-link').click()
  await expect(page.getByRole('region', { name: 'Script' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByText('Spoken by the built-in voice.')).toBeVisible()
  const targets = page.getByRole('region', { name: 'Where it went' })
  await expect(targets.getByRole('heading', { name: 'Email' })).toBeVisible()
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await look(page, `opened-${width}`)
  }
  await targets.getByRole('button', { name: 'Deliver again: Email' }).click()
  await expect(targets.getByText('Delivered once more')).toBeVisible({ timeout: 30_000 })
  const opened = page.url()

  await page.goto(`/station/scheduler/${schedulerId}`)
  await expect(page.getByRole('heading', { name: 'Next slots' })).toBeVisible()
  await expect(page.locator('.history-row')).toHaveCount(1)
  await expect(page.getByText('by the host’s name: built-in')).toBeVisible()
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await look(page, `scheduler-${width}`)
  }
  expect(errors).toEqual([])

  const plain = await openWithoutScripts(page, browser, baseURL)
  await plain.goto('/station/history')
  await plain.getByLabel('State').selectOption('missed')
  await plain.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(plain.getByRole('heading', { name: 'Nothing like that' })).toBeVisible()
  await plain.getByRole('link', { name: 'Show everything' }).first().click()
  await plain.getByLabel('Words in the script').fill('harbour')
  await plain.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(plain.locator('.history-row')).toHaveCount(1)
  await plain.goto('/station/history?state=great&day=2026-02-30&scheduler=nobody')
  await expect(plain.getByText('“great” is no state: all are shown.')).toBeVisible()
  await expect(plain.getByText('“2026-02-30” is no day: write it as 2026-11-22.')).toBeVisible()
  await expect(plain.locator('.history-row')).toHaveCount(1)
  await plain.goto(opened)
  await plain.getByRole('button', { name: 'Deliver again: Email' }).click()
  await expect(plain.getByText('It is on its way once more.')).toBeVisible()
  await plain.context().close()

  const stranger = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await signUp(stranger)
  for (const address of [opened, `/station/scheduler/${schedulerId}`, '/station/history/none'])
    expect((await stranger.goto(address))?.status()).toBe(404)
  expect(await (await stranger.request.get(`/station/history.csv?scheduler=${schedulerId}`)).text()).not.toContain('Clara')
  await stranger.context().close()
})
