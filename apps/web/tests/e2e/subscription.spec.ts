import { expect } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { signUp } from './sign-up.ts'
import { test } from './test.ts'

test.use({ reducedMotion: 'reduce' })

test('on an instance that sells no plans the page says so, and shows what the station uses of what it may have', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/station/user-account')
  await page.getByRole('link', { name: 'Subscription' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No plan needed' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The plans' })).toHaveCount(0)
  const hosts = page.getByRole('meter', { name: /^Hosts/ })
  await expect(hosts).toHaveAttribute('value', '0')
  await expect(page.getByText('0 of 50')).toBeVisible()
})

for (const [width, colorScheme, forcedColors] of [
  [320, 'light', 'none'],
  [768, 'dark', 'none'],
  [1440, 'light', 'none'],
  [1440, 'dark', 'active'],
] as const)
  test(`without a fault at ${width} px, ${colorScheme}, forced colours ${forcedColors}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await signUp(page)
    await page.goto('/station/subscription')
    await expect(page.getByRole('heading', { name: 'In use' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

test('without scripts, and for nobody who has not signed in', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })).newPage()
  await page.goto('/station/subscription')
  await expect(page).toHaveURL(/\/login/)
  await signUp(page)
  await page.goto('/station/subscription')
  await expect(page.getByText('0 of 50')).toBeVisible()
  await page.context().close()
})
