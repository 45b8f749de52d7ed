import { writeFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { signUp, test } from './sign-up.ts'

// Chromium's own microphone beeps once a second, which is no recording that may air: it hears a note instead.
const MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

/** A second and a half of a note, and silence, as WAV files. */
const wav = (height: number, seconds = 1.5): Buffer => {
  const rate = 44_100
  const samples = Math.round(seconds * rate)
  const file = Buffer.alloc(44 + samples * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + samples * 2, 4)
  file.write('WAVEfmt ', 8)
  for (const [at, value] of [
    [16, 16],
    [24, rate],
    [28, rate * 2],
    [40, samples * 2],
  ] as const)
    file.writeUInt32LE(value, at)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    file.writeUInt16LE(value, at)
  file.write('data', 36)
  for (let i = 0; i < samples; i++) file.writeInt16LE(Math.round(height * Math.sin((2 * Math.PI * 440 * i) / rate)), 44 + i * 2)
  return file
}
const JINGLE = { name: 'jingle.wav', mimeType: 'audio/wav', buffer: wav(12_000) }
const PNG = { name: 'jingle.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') }

const openVoices = async (page: Page) => {
  await page.context().clearCookies()
  await signUp(page)
  await page.goto('/station/voices')
  await page.waitForLoadState('networkidle')
}
const fillIn = async (page: Page, name: string, file: typeof JINGLE) => {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('File').setInputFiles(file)
  await page.getByLabel(/^I have the right to broadcast/).check()
}
const save = (page: Page) => page.getByRole('button', { name: 'Save Voice' }).click()
const voice = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

for (const [width, colorScheme] of [
  [320, 'light'],
  [768, 'dark'],
  [1440, 'light'],
] as const) {
  test.describe(`voices at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme })

    test('an empty page says the next step; a file is heard, saved, and chosen for its places', async ({ page }) => {
      await openVoices(page)
      await expect(page.getByRole('heading', { name: 'No voice yet' })).toBeVisible()
      await fillIn(page, 'Morning jingle', JINGLE)
      await expect(page.locator('.voice-preview audio')).toHaveAttribute('src', /^blob:/)
      await save(page)
      const card = voice(page, 'Morning jingle')
      await expect(card.getByRole('status')).toHaveText('Saved. It is mastered and ready to air.')
      await expect(card).toContainText(/1\.\d\ss, −1[56]\.\d\sLUFS, from a file/)
      await expect(card).toContainText('Airs nowhere yet.')
      await expect(card).toContainText('I have the right to broadcast this recording')
      await page.getByLabel('Opener').selectOption('Morning jingle')
      await page.getByLabel('Stand-in').selectOption('Morning jingle')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(card).toContainText('Airs as opener and when no bulletin can be made.')
      await expect(page.getByText('Saved. It holds from the next bulletin on.')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await axeFindings(page)).toEqual([])
      await page.screenshot({ path: `test-results/voices-${width}.png`, fullPage: true })
      await page.emulateMedia({ forcedColors: 'active' })
      await page.screenshot({ path: `test-results/voices-${width}-forced.png`, fullPage: true })
    })
  })
}

test('what cannot be saved is told at its field, which gets the focus; what was entered stays', async ({ page }) => {
  await openVoices(page)
  await save(page)
  await expect(page.locator('.field-error')).toHaveText('A voice needs a name.')
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('Jingle')
  await save(page)
  await expect(page.locator('.field-error')).toHaveText('Without this it cannot be broadcast.')
  await page.getByLabel(/^I have the right/).check()
  await save(page)
  await expect(page.locator('.field-error')).toHaveText('Choose a file, or record one.')
  await expect(page.getByLabel('File')).toBeFocused()
  for (const [file, told] of [
    [PNG, /holds no sound that can be read here/],
    [{ ...JINGLE, buffer: wav(0) }, /Nothing can be heard/],
    [{ ...JINGLE, buffer: wav(12_000, 0.2) }, /less than 1 second/],
    [{ ...JINGLE, buffer: wav(100, 130) }, /longer than 2 minutes/],
  ] as const) {
    await page.getByLabel('File').setInputFiles(file)
    await save(page)
    await expect(page.locator('.field-error')).toHaveText(told)
    await expect(page.getByLabel('Name')).toHaveValue('Jingle')
  }
  await page.getByLabel('File').setInputFiles({ ...JINGLE, buffer: Buffer.alloc(12_000_001) })
  await expect(page.locator('.field-error')).toHaveText(/too large/)
  await expect(page.getByRole('heading', { name: 'No voice yet' })).toBeVisible()
})

test('a voice plays to its owner, and is not there for another; deleted after a question, it is gone', async ({
  page,
  browser,
}) => {
  await openVoices(page)
  await fillIn(page, 'Jingle', JINGLE)
  await save(page)
  const card = voice(page, 'Jingle')
  await card.getByRole('button', { name: 'Play Jingle' }).click()
  const address = (await card.locator('audio').first().getAttribute('src')) ?? ''
  const heard = await page.request.get(address, { headers: { Range: 'bytes=0-99' } })
  expect([heard.status(), heard.headers()['content-type'], (await heard.body()).length]).toEqual([206, 'audio/mpeg', 100])
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin, storageState: { cookies: [], origins: [] } })
  expect((await elsewhere.request.get(address)).status()).toBe(401)
  const stranger = await elsewhere.newPage()
  await signUp(stranger)
  expect((await elsewhere.request.get(address)).status()).toBe(404)
  await stranger.goto('/station/voices')
  await expect(stranger.getByRole('heading', { name: 'No voice yet' })).toBeVisible()
  await elsewhere.close()
  await page.getByRole('button', { name: 'Delete Jingle' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The voice is deleted.')).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
})

test('a recording is made here: Start and Stop take turns, a level is seen, the MP3 clears the chosen file and is saved', async ({
  browserName: _,
  playwright,
  baseURL,
}, testInfo) => {
  const note = testInfo.outputPath('note.wav')
  await writeFile(note, wav(12_000, 10))
  const { launchOptions = {} } = testInfo.project.use
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), ...MICROPHONE, `--use-file-for-fake-audio-capture=${note}`],
  })
  const page = await (await browser.newContext({ baseURL })).newPage()
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const encoders: string[] = []
  page.on('request', (request) => /encode-recording/.test(request.url()) && encoders.push(request.url()))
  await openVoices(page)
  const [start, stop] = ['Start recording', 'Stop recording'].map((name) => page.getByRole('button', { name })) as [
    Locator,
    Locator,
  ]
  await expect(start).toBeEnabled()
  await expect(stop).toBeDisabled()
  await page.getByLabel('File').setInputFiles(JINGLE)
  await start.click()
  await expect(stop).toBeEnabled()
  await expect(start).toBeDisabled()
  expect(encoders).toEqual([])
  await expect.poll(() => page.locator('meter').evaluate((meter: HTMLMeterElement) => meter.value)).toBeGreaterThan(0.1)
  const preview = page.locator('.voice-preview audio')
  const chosen = await preview.getAttribute('src')
  await page.waitForFunction((from) => performance.now() - from > 2_500, await page.evaluate(() => performance.now()))
  await stop.click()
  await expect(page.getByText('Recorded. Hear it below, then save it.')).toBeVisible()
  await expect(start).toBeEnabled()
  await expect(stop).toBeDisabled()
  expect(encoders.length).toBeGreaterThan(0)
  await expect(page.getByLabel('File')).toHaveValue('')
  await expect(preview).not.toHaveAttribute('src', chosen ?? '')
  const sent = page.locator('input[name="recording"]')
  expect(await sent.evaluate(({ files }: HTMLInputElement) => files?.[0]?.type)).toBe('audio/mpeg')
  await page.getByLabel('Name').fill('Said here')
  await page.getByLabel(/^I have the right/).check()
  expect(await axeFindings(page)).toEqual([])
  await page.screenshot({ path: 'test-results/voices-recorded.png', fullPage: true })
  await save(page)
  await expect(voice(page, 'Said here')).toContainText(/\d\.\d\ss, −1[567]\.\d\sLUFS, recorded here/)
  expect(faults).toEqual([])
  await browser.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a voice is saved, chosen and deleted, and the page asks before it deletes', async ({ page }) => {
    await page.goto('/station/voices')
    await fillIn(page, 'Plain', PNG)
    await save(page)
    await expect(page.locator('.field-error')).toHaveText(/holds no sound/)
    await fillIn(page, 'Plain', JINGLE)
    await save(page)
    await page.getByLabel('Closer').selectOption('Plain')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(voice(page, 'Plain')).toContainText('Airs as closer.')
    await page.getByRole('button', { name: 'Delete Plain' }).click()
    await expect(voice(page, 'Plain').getByRole('alert')).toContainText('Delete this voice?')
    await page.getByRole('button', { name: 'Yes, delete it' }).click()
    await expect(page.getByRole('heading', { name: 'No voice yet' })).toBeVisible()
  })
})
