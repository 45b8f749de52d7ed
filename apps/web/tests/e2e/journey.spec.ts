import { expect } from '@playwright/test'
import { signUp } from './sign-up.ts'
import { test } from './test.ts'

const FEED = `${new URL(process.env.HOURCAST_URL ?? 'http://localhost:3000').host.replace('localhost', '127.0.0.1')}/example/feed.xml`

test('a new owner registers, builds a host, hears it, saves it, has it on air at once, and its link plays', async ({ page }) => {
  test.setTimeout(120_000)
  await signUp(page)
  await page.goto('/schedule')
  await page.waitForLoadState('networkidle')

  await page.getByLabel('Host name').fill('Nadia')
  await page.getByLabel('Presentation type').selectOption('1')
  await page.getByRole('textbox', { name: 'Source URLs' }).fill(FEED)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Sample', exact: true }).click()
  const sample = page.getByRole('dialog')
  await expect(sample.getByRole('button', { name: 'Play the sample' })).toBeVisible({ timeout: 30_000 })
  await expect(sample.locator('.script')).toContainText('Nadia')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Scheduling' }).click()
  await page.getByRole('button', { name: 'Production' }).click()
  await page.getByRole('button', { name: 'Generate Direct Link' }).click()
  await expect(page.getByLabel('Station schedule URL')).toHaveValue(/\/station\/[a-z2-7]{36}\.mp3$/)
  const link = new URL(await page.getByLabel('Station schedule URL').inputValue()).pathname
  expect((await page.request.get(link)).status()).toBe(404)
  await page.getByRole('button', { name: 'Save me' }).click()
  await expect(page.getByText('Scheduler saved successfully')).toBeVisible()

  const card = page.getByRole('article', { name: /Nadia/ })
  await expect(card.locator('ol time')).toHaveCount(10)
  await card.getByRole('button', { name: 'Run now' }).click()
  await expect(card.getByRole('button', { name: /^Play the last bulletin/ })).toBeVisible({ timeout: 60_000 })
  await expect(card.getByText('Delivered')).toBeVisible()
  const audio = await page.request.get(link)
  expect([audio.status(), audio.headers()['content-type']]).toEqual([200, 'audio/mpeg'])
  expect((await audio.body()).length).toBeGreaterThan(10_000)
})
