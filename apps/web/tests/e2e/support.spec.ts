import { expect } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { signUp } from './sign-up.ts'
import { test } from './test.ts'

const PROGRAMS = ['Liquidsoap', 'RadioDJ', 'mAirList', 'RadioBOSS', 'PlayIt Live', 'SAM Broadcaster', 'AzuraCast', 'LibreTime']

test('every link of the page leads to something, and every entry of its contents to an article', async ({ page, request }) => {
  await page.goto('/support')
  const hrefs = await page
    .getByRole('main')
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(20)
  for (const href of new Set(hrefs)) {
    if (href.startsWith('#')) await expect(page.locator(`[id="${href.slice(1)}"]`), href).toHaveCount(1)
    else expect((await request.get(href)).status(), href).toBe(200)
  }
  const contents = page.getByRole('navigation', { name: 'On this page' })
  for (const program of PROGRAMS) await expect(contents.getByRole('link', { name: program })).toBeVisible()
})

test('the addresses that it offers to copy answer', async ({ page, request }) => {
  await expect(async () => {
    await page.goto('/support')
    expect((await request.get((await page.locator('#link .snippet code').first().innerText()).trim())).status()).toBe(200)
  }).toPass({ timeout: 30_000 })
  const texts = await page.locator('#link .snippet code').allInnerTexts()
  expect(texts).toHaveLength(6)
  for (const text of texts) expect((await request.get(text.trim())).status(), text).toBe(200)
})

test('an address that names an article opens it, and so does the contents', async ({ page }) => {
  await page.goto('/support#radiodj')
  await expect(page.locator('#radiodj')).toHaveAttribute('open', '')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Liquidsoap' }).click()
  await expect(page.locator('#liquidsoap')).toHaveAttribute('open', '')
  await expect(page.locator('#liquidsoap')).toBeInViewport()
})

test('a snippet is copied by one press', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/support')
  await page.getByRole('button', { name: 'Copy the direct link', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copied the direct link', exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/station\/[\w-]+\.mp3$/)
})

test('without scripts all of it can be read, folded and unfolded', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/support')
  await page.locator('#liquidsoap summary').click()
  await expect(page.locator('#liquidsoap pre')).toContainText('request.queue')
  await expect(page.locator('#liquidsoap .snippet-copy')).toBeHidden()
  await page.getByText('Can a bulletin air twice?').click()
  await expect(page.getByText('No. Each air time is one broadcast')).toBeVisible()
  await context.close()
})

test('nothing from elsewhere is loaded where no chat is configured', async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  const answer = await page.goto('/support')
  expect(answer?.headers()['content-security-policy']).not.toContain('frame-src')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Ask for help' })).toHaveAttribute('href', '/contact?inquiryType=support')
  expect([...new Set(asked)]).toEqual([new URL(baseURL ?? '').origin])
})

test('an owner writes for the message board and sees it at once; a visitor does not see it yet', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/support')
  await expect(page.getByRole('link', { name: 'Sign in to write something' })).toBeVisible()
  await signUp(page)
  await page.goto('/support')
  await page.getByRole('button', { name: 'Write it' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  const message = `Good morning <b>from</b> the harbour ${Date.now()}`
  await page.getByLabel('Name', { exact: true }).fill('Anna')
  await page.getByLabel('Location').fill('Porto')
  await page.getByLabel('Message', { exact: true }).fill(message)
  await page.getByRole('button', { name: 'Write it' }).click()
  await expect(page.getByText('It is written.')).toBeVisible()
  const entry = page.getByRole('listitem').filter({ hasText: message })
  await expect(entry).toContainText('Only you see it.')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  const stranger = await browser.newPage(baseURL ? { baseURL } : {})
  await stranger.goto('/support')
  await expect(stranger.getByRole('heading', { name: 'Message board' })).toBeVisible()
  await expect(stranger.getByText(message)).toHaveCount(0)
  await stranger.close()
})

for (const width of [320, 360, 768, 1440, 2560])
  for (const look of width === 360 || width === 1440 ? (['light', 'dark', 'forced'] as const) : (['light'] as const))
    test(`at ${width} px, ${look}: nothing overflows, no serious finding of axe`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia(look === 'forced' ? { forcedColors: 'active' } : { colorScheme: look })
      await page.goto('/support')
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details.help-fold')) (fold as HTMLDetailsElement).open = true
        return document.fonts.ready
      })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      const violations = await axeFindings(page)
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      await page.screenshot({ path: `test-results/support-${width}-${look}.png`, fullPage: true })
    })
