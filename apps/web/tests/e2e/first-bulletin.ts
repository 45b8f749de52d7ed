import { expect, type Page } from '@playwright/test'

/** The first bulletin is on air within half a minute; every test of it waits for that. */
export const openWithBulletin = async (page: Page): Promise<void> => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Play the bulletin' })).toBeVisible({ timeout: 30_000 })
}
