import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { signUp, test } from './sign-up.ts'

const openWords = async (page: Page) => {
  await page.context().clearCookies()
  await signUp(page)
  await page.goto('/station/words')
  await page.waitForLoadState('networkidle')
}
const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const addGhent = async (page: Page) => {
  const said = list(page, 'Pronunciation')
  await said.getByLabel('Language').selectOption('German')
  await said.getByLabel('Written').fill('Ghent')
  await said.getByLabel('Said').fill('Gent')
  await said.getByRole('button', { name: 'Add pronunciation' }).click()
  await expect(said.getByRole('listitem')).toHaveText(/Ghent → Gent\s*German/)
  // The next one is mostly of the same language.
  await expect(said.getByLabel('Language')).toHaveValue('de')
}

for (const width of [320, 768, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`words at ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme })

      test('three lists, each filled by its form; nothing is wider than the page', async ({ page }) => {
        await openWords(page)
        await expect(page.getByText('0 of 500 entries')).toBeVisible()
        await addGhent(page)
        await list(page, 'Never said').getByLabel('Word').fill('casino')
        await list(page, 'Never said').getByRole('button', { name: 'Add word' }).click()
        await expect(list(page, 'Never said').getByRole('listitem')).toContainText('casino Every language')
        await expect(list(page, 'Never said').getByRole('combobox', { name: 'Language' })).toHaveValue('')
        const sources = list(page, 'Names of sources')
        await sources.getByLabel('Source').fill('https://www.bbc.co.uk/news')
        await sources.getByLabel('The host says').fill('the B B C')
        await sources.getByRole('button', { name: 'Add name' }).click()
        await expect(sources.getByRole('listitem')).toContainText('bbc.co.uk → the B B C')
        await expect(page.getByText('3 of 500 entries')).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        expect(await axeFindings(page)).toEqual([])
        await page.screenshot({ path: `test-results/words-${width}-${colorScheme}.png`, fullPage: true })
      })
    })

test('what cannot be said is told at its field, which gets the focus; what was entered stays', async ({ page }) => {
  await openWords(page)
  const said = list(page, 'Pronunciation')
  await said.getByLabel('Written').fill('<script>alert(1)</script>')
  await said.getByLabel('Said').fill('[[h@loU]]')
  await said.getByRole('button', { name: 'Add pronunciation' }).click()
  await expect(said.locator('.field-error')).toHaveText('The word begins and ends with a letter or a figure.')
  await expect(said.getByLabel('Written')).toBeFocused()
  await said.getByLabel('Written').fill('hello')
  await said.getByRole('button', { name: 'Add pronunciation' }).click()
  await expect(said.locator('.field-error')).toContainText('Write what is said in letters')
  await expect(said.getByLabel('Said')).toBeFocused()
  await expect(said.getByLabel('Said')).toHaveValue('[[h@loU]]')
})

test('an entry is heard, said otherwise, and deleted', async ({ page }) => {
  await openWords(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await addGhent(page)
  const said = list(page, 'Pronunciation')
  await said.getByRole('button', { name: 'Hear it: Ghent, German' }).click()
  const audio = said.getByLabel('As the host says it: Ghent')
  await expect(audio).toHaveAttribute('src', /^\/previews\/[\w-]+\.mp3$/, { timeout: 30_000 })
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.duration)).toBeGreaterThan(0.2)
  await page.screenshot({ path: 'test-results/words-forced.png', fullPage: true })
  await said.getByRole('button', { name: 'Delete Ghent, German' }).click()
  await expect(said.getByRole('status')).toHaveText('Deleted.')
  await expect(said.getByRole('listitem')).toHaveCount(0)
})

for (const width of [360, 768, 1440])
  test(`the names that are known are shown for a language, heard and said otherwise, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/station/words')
    await page.waitForLoadState('networkidle')
    const names = list(page, 'Names that are known')
    await names
      .getByLabel('Language')
      .selectOption({ label: (await names.getByRole('option', { name: /^German/ }).innerText()).trim() })
    await names.getByRole('button', { name: 'Show' }).click()
    await expect(names.getByRole('listitem').filter({ hasText: 'Macron' })).toContainText('/maˈkʁɔ̃ː/')
    await names.getByRole('button', { name: 'Hear it: Macron' }).click()
    const audio = names.getByLabel('As the host says it: Macron')
    await expect(audio).toHaveAttribute('src', /^\/previews\/[\w-]+\.mp3$/, { timeout: 30_000 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeFindings(page)).toEqual([])
    await page.screenshot({ path: `test-results/words-names-${width}.png` })
    await names.getByRole('link', { name: 'Say it otherwise: Macron' }).click()
    const said = list(page, 'Pronunciation')
    await expect(said.getByLabel('Written')).toHaveValue('Macron')
    await said.getByLabel('Said').fill('/maˈkʁoːn/')
    await said.getByRole('button', { name: 'Add pronunciation' }).click()
    await expect(said.getByRole('listitem').filter({ hasText: 'Macron' })).toContainText('German')
    await said.getByRole('button', { name: 'Delete Macron, German' }).click()
    await expect(said.getByRole('status')).toHaveText('Deleted.')
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an entry is added, heard and deleted', async ({ page }) => {
    await page.goto('/station/words')
    await addGhent(page)
    await page.getByRole('button', { name: 'Hear it: Ghent, German' }).click()
    await expect(page.getByLabel('As the host says it: Ghent')).toHaveAttribute('src', /^\/previews\//)
    await page.getByRole('button', { name: 'Delete Ghent, German' }).click()
    await expect(list(page, 'Pronunciation').getByRole('listitem')).toHaveCount(0)
  })
})
