import { expect, type Locator, type Page } from '@playwright/test'

/** What holds early presses is gone once everything of the page is awake. */
export const openAwake = async (page: Page): Promise<void> => {
  await page.goto('/')
  await page.waitForFunction(() => !('doEarlyPress' in window), undefined, { timeout: 30_000 })
}

/** The page's clock stands still; the test moves it. */
export const openWithClock = async (page: Page): Promise<void> => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await openAwake(page)
}

/** A program that did not come at first is asked for again seconds later, by the page's own clock. */
export const expectInTime = (page: Page, part: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(2_000)
    await expect(part).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
