import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { signUp, test } from './sign-up.ts'
import { openWizard } from './wizard-steps.ts'

const PRIVATE = 'http://10.0.0.1/feed'

const openFeeds = async (page: Page) => {
  await signUp(page)
  await page.goto('/station/feeds')
  await page.waitForLoadState('networkidle')
}
const feed = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const EXAMPLE = 'Port Ellery Example News'
const tryExample = (page: Page) => page.getByRole('button', { name: 'Try with our example feed' }).click()

for (const width of [320, 1440]) {
  test.describe(`feeds at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('an empty page says the next step; the example feed is saved, tested and tells what would be read', async ({ page }) => {
      await page.context().clearCookies()
      await openFeeds(page)
      await expect(page.getByRole('heading', { name: 'No feed yet' })).toBeVisible()
      await tryExample(page)
      const card = feed(page, EXAMPLE)
      await expect(card.getByRole('status')).toHaveText('Saved and tested.')
      await expect(card).toContainText(/Tested \d\d:\d\d, 8 items, the newest .+ old\./)
      await card.getByText('What a host would read').click()
      await expect(card.getByText('would be read').first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await axeFindings(page)).toEqual([])
      await page.screenshot({ path: `test-results/feeds-${width}.png`, fullPage: true })
    })
  })
}

test('what cannot be saved is told at its field, which gets the focus; what was entered stays', async ({ page }) => {
  await page.context().clearCookies()
  await openFeeds(page)
  const url = page.getByLabel('URL')
  for (const [entered, told] of [
    ['', 'A feed needs its address.'],
    [PRIVATE, /10\.0\.0\.1/],
    ['<script>alert(1)</script>', /./],
    ['a.example|b.example', /one address/],
  ] as const) {
    await url.fill(entered)
    await page.getByLabel('Name (optional)').fill('<script>alert(1)</script>')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.locator('.field-error')).toHaveText(told)
    await expect(url).toBeFocused()
    await expect(url).toHaveValue(entered)
    await expect(page.getByLabel('Name (optional)')).toHaveValue('<script>alert(1)</script>')
  }
  await expect(page.getByRole('heading', { name: 'No feed yet' })).toBeVisible()
})

test('a feed is renamed, chosen in the wizard by its name, tested again and deleted after a question', async ({ page }) => {
  await page.context().clearCookies()
  await openFeeds(page)
  await page.getByLabel('URL').fill('nothing-here.invalid/feed.xml')
  await page.getByLabel('Description (optional)').fill('Gone for good.')
  await page.getByRole('button', { name: 'Submit' }).click()
  const card = feed(page, 'nothing-here.invalid')
  await expect(card).toContainText('Failing since')
  await card.getByRole('link', { name: 'Edit nothing-here.invalid' }).click()
  await expect(page.getByLabel('Description (optional)')).toHaveValue('Gone for good.')
  await page.getByLabel('Name (optional)').fill('Ferries')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(feed(page, 'Ferries').getByRole('status')).toHaveText('Saved. It could not be read.')
  await openWizard(page)
  await page.getByRole('button', { name: 'Ferries' }).click()
  await expect(page.getByRole('list', { name: 'Sources of this host' })).toHaveText('nothing-here.invalid/feed.xml')
  await page.goto('/station/feeds')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Test Ferries again' }).click()
  await expect(feed(page, 'Ferries').getByRole('status')).toHaveText('Tested. It could not be read.')
  await page.getByRole('button', { name: 'Delete Ferries' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The feed is deleted.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No feed yet' })).toBeVisible()
})

test('a feed that is not theirs is not there', async ({ page }) => {
  const answer = await page.goto('/station/feeds?edit=somebody-elses')
  expect(answer?.status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a feed is saved, edited and deleted, and the page asks before it deletes', async ({ page }) => {
    await page.goto('/station/feeds')
    await tryExample(page)
    const card = feed(page, EXAMPLE)
    await expect(card).toContainText('8 items')
    await card.getByRole('link', { name: `Edit ${EXAMPLE}` }).click()
    await page.getByLabel('Name (optional)').fill('Examples')
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('button', { name: 'Delete Examples' }).click()
    await expect(feed(page, 'Examples').getByRole('alert')).toContainText('Delete this feed?')
    await page.getByRole('button', { name: 'Yes, delete it' }).click()
    await expect(page.getByRole('heading', { name: 'No feed yet' })).toBeVisible()
  })
})
