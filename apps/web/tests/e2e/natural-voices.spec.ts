import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { dataFolder, withKey } from './read-mail.ts'
import { signUp } from './sign-up.ts'
import { test } from './test.ts'

const PAGE = '/dev/voices'

const ANA = () => join(dataFolder(), 'natural-voices', 'ro-RO_ana')

/** A voice as `hourcast voices add FOLDER` leaves it, without its model: it can be seen and removed. */
const givenVoice = (): void => {
  const folder = ANA()
  mkdirSync(folder, { recursive: true })
  const card = {
    id: 'ro-RO:ana',
    locale: 'ro-RO',
    serves: [],
    name: 'Ana',
    gender: 'f',
    licence: null,
    attribution: null,
    sha256: 'a',
  }
  writeFileSync(join(folder, 'voice.json'), JSON.stringify(card))
}

test('without the key it says where the key stands, and nothing else', async ({ page }) => {
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { name: 'This opens with a key.' })).toBeVisible()
  await expect(page.getByText('Kristin')).toHaveCount(0)
})

test('a voice is added with one button; where that fails, it says why and goes on trying', async ({ page }) => {
  await page.goto(withKey(PAGE))
  const kristin = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Kristin' }) })
  await expect(kristin).toContainText('English · a woman')
  await expect(kristin).toContainText(/64\sMB · Public domain/)
  await kristin.getByRole('button', { name: 'Add Kristin' }).click()
  await expect(kristin.getByRole('progressbar')).toBeVisible()
  await expect(kristin.getByRole('alert')).toContainText('It is being tried again')
})

test('a licence that is not plainly free has to be read first', async ({ page }) => {
  await page.goto(withKey(PAGE))
  const joe = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Joe', exact: true }) })
  await expect(joe).toContainText('Licence unclear')
  await joe.getByRole('button', { name: 'Add Joe' }).click()
  await expect(joe.getByRole('progressbar')).toHaveCount(0)
  await joe.getByLabel('I have read its licence').check()
  await joe.getByRole('button', { name: 'Add Joe' }).click()
  await expect(joe.getByRole('progressbar')).toBeVisible()
})

test('the wizard offers the voices of the language, and says whose voice a host has by its name', async ({ page }) => {
  givenVoice()
  try {
    await signUp(page)
    await page.goto('/schedule')
    await page.getByLabel('Language').selectOption('Romanian')
    await page.getByLabel('Host name').fill('Elena')
    const voice = page.getByRole('combobox', { name: 'Voice', exact: true })
    const chosen = voice.locator('option:checked')
    await expect(chosen).toHaveText('By the host’s name: Ana, a woman')
    await page.getByLabel('Host name').fill('Andrei')
    await expect(chosen).toHaveText('By the host’s name: built-in, a man')
    await expect(voice.locator('option')).toHaveText([/^By/, 'Ana, a woman', 'Built-in, a woman', 'Built-in, a man'])
    await voice.selectOption('Ana, a woman')
    // Its model is not there.
    await page.getByRole('button', { name: 'Hear it' }).click()
    await expect(page.getByText('This voice could not speak just now')).toBeVisible()
    await voice.selectOption('Built-in, a man')
    await page.getByRole('button', { name: 'Hear it' }).click()
    await expect(page.getByLabel('The voice', { exact: true })).toHaveJSProperty('ended', false)
    await page.getByLabel('Language').selectOption('Polish')
    await expect(chosen).toHaveText('By the host’s name: built-in, a man')
  } finally {
    rmSync(ANA(), { recursive: true })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('what is there is seen, and removed', async ({ page }) => {
    givenVoice()
    await page.goto(withKey(PAGE))
    await page.getByRole('button', { name: 'Remove Ana' }).click()
    await expect(page.getByRole('heading', { name: 'Natural voices' })).toBeVisible()
    await expect(page.getByText('Ana', { exact: true })).toHaveCount(0)
  })
})

for (const width of [320, 768, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`at ${width} px, ${colorScheme}: nothing is wider than the page, no serious finding of axe`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.goto(withKey(PAGE))
      await expect(page.getByRole('heading', { name: 'Natural voices' })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      expect((await axeFindings(page)).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      await page.screenshot({ path: `test-results/natural-voices-${width}-${colorScheme}.png`, fullPage: true })
    })
