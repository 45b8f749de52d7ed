import { expect } from '@playwright/test'
import { test } from './sign-up.ts'
import { card, openWizard, reported, toSchedule } from './wizard-steps.ts'

test.beforeEach(({ page }) => openWizard(page))

for (const width of [360, 1440]) {
  test.describe(`the wizard at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('custom hours, collisions in words and red, 24 schedules at the most', async ({ page }) => {
      await toSchedule(page)
      await card(page, 1).getByLabel('Custom').check()
      const custom = card(page, 1).getByLabel('Time, HH:MM')
      await custom.fill('24:00')
      await custom.press('Enter')
      await expect(page.getByText('Invalid hour format. Please enter a valid hour in the format HH:MM.')).toBeVisible()
      await custom.fill('07:30')
      await custom.press('Enter')
      await expect(card(page, 1).getByLabel('07:30')).toBeChecked()

      await page.getByRole('button', { name: 'Add Schedule' }).click()
      await card(page, 2).getByLabel('0:00', { exact: true }).check()
      const collision =
        'Warning: Collision detected: Schedule 1 and 2 overlap on Monday, Tuesday, Wednesday, Thursday, Friday at 0:00.'
      await expect(card(page, 2).getByText(collision)).toBeVisible()
      await expect(page.locator('.week [data-collides]')).toHaveCount(5)
      await page.getByRole('button', { name: 'Add Schedule' }).click()
      await reported(page, collision)
      await expect(card(page, 3)).toHaveCount(0)
      await page.getByRole('button', { name: 'Remove Schedule #2' }).click()
      await expect(page.getByRole('button', { name: /^Remove Schedule/ })).toHaveCount(0)

      for (let count = 1; count < 24; count += 1) await page.getByRole('button', { name: 'Add Schedule' }).click()
      await page.getByRole('button', { name: 'Add Schedule' }).click()
      await reported(page, 'You can only add up to 24 schedules.')
    })

    test('the week grid and the cards edit the same thing, also by keyboard', async ({ page }) => {
      await toSchedule(page)
      await page.getByRole('button', { name: 'Monday 0:00, airs by schedule 1' }).focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: /^Monday 1:00, airs by/ })).toBeFocused()
      await expect(card(page, 2).getByLabel('Monday')).toBeChecked()
      await expect(card(page, 2).getByLabel('1:00', { exact: true })).toBeChecked()
    })
  })
}
