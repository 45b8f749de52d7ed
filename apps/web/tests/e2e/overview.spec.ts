import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { signUp, test } from './sign-up.ts'
import { addSource, asNewOwner } from './wizard-steps.ts'

const axe = async (page: Page) => {
  const violations = await axeFindings(page)
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a station without a host is led to the first one, and to nothing else', async ({ page }) => {
  await page.context().clearCookies()
  await signUp(page)
  await page.goto('/station/user-account')
  await expect(page.getByRole('heading', { name: 'Nothing on air yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Schedule' }).last()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The last 24 hours' })).toHaveCount(0)
  await page.goto('/station/analytics')
  await expect(page.getByRole('heading', { name: 'No figures yet' })).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('after a first broadcast the overview plays it, needs nothing, and says what is next', async ({ page }) => {
  test.setTimeout(180_000)
  // A sticker that is fading in has no contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await asNewOwner(page)
  await page.getByLabel('Host name').fill('Nadia')
  await page.getByLabel('Presentation type').selectOption('1')
  await addSource(page)
  await page.getByRole('button', { name: 'Sample', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Play the sample' })).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Scheduling' }).click()
  await page.getByRole('button', { name: 'Production' }).click()
  await page.getByRole('button', { name: 'Save me' }).click()
  await expect(page.getByText('Scheduler saved successfully')).toBeVisible()

  await page.goto('/station/user-account')
  await expect(page.getByRole('heading', { name: 'Hear Nadia on air' })).toBeVisible()
  await page.goto('/station/scheduler')
  const card = page.getByRole('article', { name: /Nadia/ })
  await card.getByRole('button', { name: 'Run now' }).click()
  await expect(card.getByRole('button', { name: /^Play the last bulletin/ })).toBeVisible({ timeout: 90_000 })

  await page.goto('/station/user-account')
  const onAir = page.getByRole('region', { name: 'On air now' })
  await expect(onAir.getByText('with Nadia')).toBeVisible()
  await expect(onAir.getByRole('slider', { name: 'Position in the bulletin' })).toBeVisible()
  expect((await onAir.locator('.waveform path').first().getAttribute('d'))?.split('M').length).toBeGreaterThan(10)
  await expect(page.getByText('Nothing needs you.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Connect your playout' })).toBeVisible()
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page)).toBe(0)
    expect(await axe(page)).toEqual([])
  }

  const link = `${new URL((await onAir.getByRole('link', { name: 'Download MP3' }).getAttribute('href')) ?? '', page.url())}`
  await page.request.get(link, { headers: { 'User-Agent': 'Liquidsoap/2.2.5 (Unix; OCaml 4.14.1)' } })
  await expect(async () => {
    await page.goto('/station/analytics')
    await expect(page.getByRole('cell', { name: 'Liquidsoap' }).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
  expect(await overflow(page)).toBe(0)
  expect(await axe(page)).toEqual([])
  const file = await page.request.get('/station/analytics.csv?what=links')
  expect(file.headers()['content-type']).toBe('text/csv; charset=utf-8')
  expect(await file.text()).toMatch(/^\uFEFFWeek from,Host,Programs,Pick-ups,.*\r\n.*,Nadia,Liquidsoap,1,1\r\n/)
  expect((await page.request.get('/station/analytics.csv?what=links&scheduler=another')).status()).toBe(404)
  await page.goto('/station/user-account')
  await expect(page.getByRole('heading', { name: 'Connect your playout' })).toHaveCount(0)
})
