import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { signUp } from './sign-up.ts'
import { test } from './test.ts'
import { reported } from './wizard-steps.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => `${hour}:00`)
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

/** Saves active hosts by the call that the wizard uses, one for each name. */
const givenHosts = async (page: Page, names: readonly string[], change: object = {}): Promise<void> => {
  await signUp(page)
  await page.goto('/schedule')
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  for (const hostName of names) {
    const saved = await page.request.post('/schedulers', {
      headers: { 'x-xsrf-token': token },
      data: {
        ...{ hostName, stationName: 'Harbour Radio', language: 1, voiceTone: 2, presentationType: 1 },
        ...{ source: 'news.example/feed', schedules: [{ id: 'a', days: EVERY_DAY, hours: HOURS }] },
        ...change,
      },
    })
    expect(saved.status()).toBe(201)
  }
}

const open = async (page: Page) => {
  await page.goto('/station/scheduler')
  await page.waitForLoadState('networkidle')
}

const lookAt = async (page: Page) => {
  const violations = await axeFindings(page)
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

test('a card says in words when it airs, what it is, where it goes, and how long it is until then', async ({ page }) => {
  await givenHosts(page, ['Clara'])
  await open(page)
  const clara = page.getByRole('article', { name: /Clara/ })
  await expect(clara.locator('.slots')).toHaveText('every hour, daily')
  await expect(clara.getByRole('list', { name: 'Type, language and delivery' }).getByRole('listitem')).toHaveText([
    'News',
    'German',
    'Direct Link',
  ])
  await expect(clara.getByText('168', { exact: true })).toBeVisible()
  await expect(clara.getByRole('timer')).toHaveText(/^in \d{1,2}:\d\d$/)
  await expect(clara.locator('code')).toHaveText(/\/station\/[a-z2-7]+\.mp3$/)
  await lookAt(page)
  await clara.getByRole('link', { name: 'Slots and history of Clara' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Clara')
})

test('more than four lines of schedule are folded at three', async ({ page }) => {
  const schedules = EVERY_DAY.map((day) => ({ id: `d${day}`, days: [day], hours: [`${day}:15`] }))
  await givenHosts(page, ['Clara'], { schedules })
  await open(page)
  const slots = page.getByRole('article', { name: /Clara/ }).locator('.slots')
  await expect(slots.getByText('3:15')).toBeVisible()
  await expect(slots.getByText('4:15')).toBeHidden()
  await slots.getByText('4 more').click()
  await expect(slots.getByText('7:15')).toBeVisible()
})

test('a pause and a deletion can be taken back, also when the page was closed and opened in between', async ({ page }) => {
  await givenHosts(page, ['Clara'])
  await open(page)
  const clara = page.getByRole('article', { name: /Clara/ })
  await clara.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Clara is paused: nothing that has not begun will air.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await reported(page, 'Clara is on again.')
  await expect(clara).toHaveAttribute('data-tone', 'active')

  await page.getByRole('button', { name: 'Delete Clara' }).click()
  await expect(page.getByRole('dialog', { name: 'Are you sure you want to delete this scheduler?' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Clara is deleted.')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/station/scheduler')
  await expect(other.getByText('No AI host yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await reported(page, 'Clara is back as it was.')
  await expect(clara).toHaveAttribute('data-tone', 'active')
})

test.describe('without scripts', () => {
  test('a deletion asks, is done, and can be taken back', async ({ page, browser }) => {
    await givenHosts(page, ['Clara'])
    const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() })
    const plain = await context.newPage()
    await plain.goto(new URL('/station/scheduler', page.url()).href)
    await plain.getByRole('button', { name: 'Delete Clara' }).click()
    await expect(plain.getByRole('alert')).toContainText('Are you sure you want to delete this scheduler?')
    await plain.getByRole('button', { name: 'Yes, delete it' }).click()
    await expect(plain.getByText('The host is deleted.')).toBeVisible()
    await expect(plain.getByRole('article')).toHaveCount(0)
    await plain.getByRole('button', { name: 'Undo' }).click()
    await expect(plain.getByRole('article', { name: /Clara/ })).toBeVisible()
    await context.close()
  })
})

for (const width of [320, 1440])
  test(`from six hosts on each is a line that unfolds, and can be looked for, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await givenHosts(page, ['Ada', 'Ben', 'Clara', 'Dora', 'Emil', 'Fritz'])
    await open(page)
    await expect(page.locator('.scheduler-rows > li')).toHaveCount(6)
    await expect(page.getByRole('article')).toHaveCount(0)
    await lookAt(page)
    await page.getByLabel('Find a host').fill('news clara')
    await expect(page.locator('.scheduler-rows > li')).toHaveCount(1)
    await page.locator('.scheduler-rows summary').first().click()
    await expect(page.getByRole('article', { name: /Clara/ })).toBeVisible()
  })

test('the longest name of a zone fits at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await givenHosts(page, ['Clara'], { hostName: 'Wilhelmine-Konstantinopolitanische' })
  await page.goto('/station/settings')
  await page.waitForLoadState('networkidle')
  await page.getByRole('combobox', { name: 'Time Zone' }).fill('America/Argentina/ComodRivadavia')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()
  await open(page)
  await expect(page.getByRole('article')).toContainText('America/Argentina/')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
