import { expect, type Page } from '@playwright/test'
import { signUp } from './sign-up.ts'

export const FEED = `${new URL(process.env.HOURCAST_URL ?? 'http://localhost:3000').host.replace('localhost', '127.0.0.1')}/example/feed.xml`

export const openWizard = async (page: Page) => {
  await page.goto('/schedule')
  await page.waitForLoadState('networkidle')
}

/** Somebody who has saved nothing yet. */
export const asNewOwner = async (page: Page) => {
  await page.context().clearCookies()
  await signUp(page)
  await openWizard(page)
}

export const addSource = async (page: Page, source = FEED) => {
  await page.getByRole('textbox', { name: 'Source URLs' }).fill(source)
  await page.keyboard.press('Enter')
}

const previewText = async (page: Page) => {
  await page.getByRole('button', { name: 'Preview text' }).click()
  await expect(page.getByRole('dialog').locator('.script p').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export const toSchedule = async (page: Page) => {
  await addSource(page)
  await previewText(page)
  await page.getByRole('button', { name: 'Scheduling' }).click()
  await expect(page.getByRole('heading', { name: 'Schedule #1' })).toBeVisible()
}

export const toConfirm = async (page: Page) => {
  await toSchedule(page)
  await page.getByRole('button', { name: 'Production' }).click()
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible()
}

export const reported = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: 'Notices' }).getByText(text)).toBeVisible()

export const card = (page: Page, number: number) => page.getByRole('region', { name: `Schedule #${number}` })
