import { expect } from '@playwright/test'
import { test } from './sign-up.ts'
import { addSource, FEED, openWizard } from './wizard-steps.ts'

test.beforeEach(({ page }) => openWizard(page))

for (const width of [360, 1440]) {
  test.describe(`the wizard at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a source that cannot be read is named under what the others gave', async ({ page }) => {
      await addSource(page)
      await addSource(page, `${FEED}.nothing`)
      await page.getByRole('button', { name: 'Preview text' }).click()
      await expect(page.getByRole('list', { name: 'Sources that could not be read' })).toContainText(`${FEED}.nothing`)
    })

    test('an empty fetch says what to do, at the field', async ({ page }) => {
      await addSource(page, `${FEED}.nothing`)
      await page.getByRole('button', { name: 'Preview text' }).click()
      await expect(page.getByRole('region', { name: 'Notices' }).getByRole('alert')).toHaveCount(1)
      await expect(
        page.getByText(/^No content found or rss available\. You can also add multiple urls delimited by \|/).first(),
      ).toBeVisible()
      await expect(page.locator('.field-error')).toContainText(/nothing: .* is this Hourcast itself/)
      await expect(page.getByRole('textbox', { name: 'Source URLs' })).toBeFocused()
    })

    test('a sample names its stages, plays, can be downloaded, and completes the first step', async ({ page }) => {
      await addSource(page)
      await page.getByRole('button', { name: 'Sample', exact: true }).click()
      await expect(page.getByText('Reading sources').first()).toBeVisible()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: 'Play the sample' })).toBeVisible({ timeout: 25_000 })
      await expect(dialog.getByText('Spoken by the built-in voice.')).toBeVisible()
      // Each story with its source, as in the preview of the text.
      await expect(dialog.locator('.script .from').first()).toBeVisible()
      await dialog.getByRole('button', { name: 'Play the sample' }).click()
      await expect
        .poll(() => dialog.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
        .toBeGreaterThan(0.2)
      const address = (await dialog.getByRole('link', { name: 'Download MP3' }).getAttribute('href')) ?? ''
      const audio = await page.request.get(address)
      expect([audio.status(), audio.headers()['content-type']]).toEqual([200, 'audio/mpeg'])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('tab', { name: /AIHost/ })).toContainText('completed')
    })

    test('a sample can be cancelled', async ({ page }) => {
      await addSource(page)
      await page.getByRole('button', { name: 'Sample', exact: true }).click()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
      await expect(page.getByRole('tab', { name: /AIHost/ })).not.toContainText('completed')
    })
  })
}

test('where what shows a preview cannot be loaded, as after an update of the server, it says so', async ({ page }) => {
  await page.route('**/assets/preview-result*', (route) => route.abort())
  await addSource(page)
  await page.getByRole('button', { name: 'Preview text' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please reload the page' }).first()).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await page.getByRole('button', { name: 'Preview text' }).click()
  await expect(page.getByRole('dialog').locator('.script')).toBeVisible()
})
