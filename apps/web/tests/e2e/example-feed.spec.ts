import { expect } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { test } from './sign-up.ts'
import { openWizard } from './wizard-steps.ts'

const TRY = 'Try with our example feed'

for (const width of [320, 1440]) {
  test.describe(`our example feed at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('is taken in with one press and out with another, and says what it is', async ({ page }) => {
      await openWizard(page)
      const press = page.getByRole('button', { name: TRY })
      await press.click()
      await expect(press).toHaveAttribute('aria-pressed', 'true')
      await expect(press).toBeFocused()
      await expect(page.getByRole('list', { name: 'Sources of this host' })).toHaveText('hourcast.example/en.xml')
      await expect(page.getByText('The example feed is made up')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await axeFindings(page, '.sources')).toEqual([])
      await press.click()
      await expect(page.getByRole('list', { name: 'Sources of this host' })).toHaveCount(0)
    })
  })
}

test('a scheduler that reads it is heard and airs, and the host names it as an example', async ({ page }) => {
  test.setTimeout(120_000)
  await openWizard(page)
  await page.getByLabel('Presentation type').selectOption('1')
  await page.getByRole('button', { name: TRY }).click()
  await page.getByRole('button', { name: 'Preview text' }).click()
  const preview = page.getByRole('dialog')
  await expect(preview.locator('.script')).toContainText('Example News')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Scheduling' }).click()
  await page.getByRole('button', { name: 'Production' }).click()
  await page.getByRole('button', { name: 'Save me' }).click()
  await expect(page.getByText('Scheduler saved successfully')).toBeVisible()
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: 'Run now' }).click()
  await expect(card.getByRole('button', { name: /^Play the last bulletin/ })).toBeVisible({ timeout: 60_000 })
})
