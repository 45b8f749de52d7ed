import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { mailbox } from './read-mail.ts'
import { test } from './test.ts'

const header = (page: Page) => page.locator('.site-header')
const heightOf = (page: Page) => header(page).evaluate((bar) => bar.getBoundingClientRect().height)
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const sticker = (page: Page) => page.getByRole('button', { name: 'Public information only' })
const STICKER_TEXT = /public: never internal, confidential or personal/

/** What holds early presses is gone once everything of the page is awake. */
const openAwake = async (page: Page): Promise<void> => {
  await page.goto('/')
  await page.waitForFunction(() => !('doEarlyPress' in window), undefined, { timeout: 30_000 })
}

/** A new owner, by the form and the code that is mailed. */
const register = async (page: Page): Promise<void> => {
  const email = `frame-${Date.now()}-${test.info().workerIndex}@harbour-radio.example`
  await page.goto('/login?view=register')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a harbour at dawn')
  await page.getByLabel('Confirm password').fill('a harbour at dawn')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
  const mails = await page.context().newPage()
  await mails.goto(mailbox())
  await mails.getByRole('navigation', { name: 'Mails' }).getByRole('link').filter({ hasText: email }).first().click()
  await expect(mails.getByRole('main')).toContainText(/\b[A-HJ-NP-Z2-9]{6}\b/)
  const [code = ''] = /\b(?=[A-Z]*\d|\d*[A-Z])[A-HJ-NP-Z2-9]{6}\b/.exec(await mails.getByRole('main').innerText()) ?? []
  await mails.close()
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(page).not.toHaveURL(/login/)
}

test('the header is 90 px high, and 20 px once the page is scrolled by more than 100 px: then the logo shows', async ({
  page,
}) => {
  await openAwake(page)
  expect(await heightOf(page)).toBe(90)
  await page.evaluate(() => scrollTo(0, 100))
  expect(
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY))))),
  ).toBe(100)
  expect(await heightOf(page)).toBe(90)
  await page.evaluate(() => scrollTo(0, 101))
  await expect.poll(() => heightOf(page)).toBe(20)
  await expect(header(page).getByRole('link', { name: 'Hourcast, first page' })).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => heightOf(page)).toBe(90)
})

test('the shrunk header unfolds under the mouse and for the keyboard, and every target in it is 40 px or more', async ({
  page,
}) => {
  await openAwake(page)
  await page.evaluate(() => scrollTo(0, 400))
  await expect.poll(() => heightOf(page)).toBe(20)
  const small = await page
    .locator('.site-header :is(a, button, summary)')
    .evaluateAll((targets) => targets.filter((target) => target.getBoundingClientRect().height < 40).length)
  expect(small).toBe(0)
  await page.mouse.move(600, 10)
  await expect.poll(() => heightOf(page)).toBe(90)
  await menuOf(page).getByRole('link', { name: 'Home' }).hover()
  await page.mouse.move(600, 600)
  await expect.poll(() => heightOf(page)).toBe(20)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => heightOf(page)).toBe(90)
})

test('a visitor finds Home, Learn More, Schedule and My Account in the menu, the open page named as the current one', async ({
  page,
}) => {
  await page.goto('/')
  await expect(menuOf(page).getByRole('link')).toHaveText([
    'Home',
    'Learn More about Hourcast',
    'Schedule',
    'My Account',
    'Contact',
  ])
  await expect(menuOf(page).locator('[aria-current="page"]')).toHaveText('Home')
  await menuOf(page).getByRole('link', { name: 'My Account' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(menuOf(page).locator('[aria-current="page"]')).toHaveText('My Account')
})

test('an owner finds Dashboard and SignOut; signing out clears what the browser kept, and goes home', async ({ page }) => {
  await register(page)
  await page.goto('/')
  await expect(menuOf(page).getByRole('link')).toHaveText([
    'Home',
    'Learn More about Hourcast',
    'Schedule',
    'Dashboard',
    'Contact',
  ])
  await page.evaluate(() => {
    sessionStorage.setItem('scheduleComponentSettings', '{"hostName":"Clara"}')
    sessionStorage.setItem('isLoggedIn', 'true')
  })
  await menuOf(page).getByRole('button', { name: 'SignOut' }).click()
  await expect(menuOf(page).getByRole('link', { name: 'My Account' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
  const kept = () =>
    page.evaluate(() => [sessionStorage.getItem('scheduleComponentSettings'), sessionStorage.getItem('isLoggedIn')])
  expect(await kept()).toEqual([null, null])
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('hourcast_session')
})

test('on a phone the menu is under a button; Escape and a press elsewhere close it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAwake(page)
  const home = menuOf(page).getByRole('link', { name: 'Home' })
  await expect(home).toBeHidden()
  await page.getByText('Menu', { exact: true }).click()
  await expect(home).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(home).toBeHidden()
  await page.mouse.click(180, 120)
  await page.evaluate(() => scrollTo(0, 500))
  await expect.poll(() => heightOf(page)).toBe(20)
  await page.getByText('Menu', { exact: true }).click()
  await expect.poll(() => heightOf(page)).toBe(90)
  await expect(home).toBeVisible()
  await page.mouse.click(180, 600)
  await expect(home).toBeHidden()
})

test('without scripts the menu button opens the menu, the warning stands there, and the texts are links', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByText('Menu', { exact: true }).click()
  await expect(menuOf(page).getByRole('link', { name: 'My Account' })).toBeVisible()
  await expect(page.getByText(STICKER_TEXT)).toBeVisible()
  for (const [name, heading] of [
    ['Terms', '1. What Hourcast does'],
    ['Privacy', '1. In short'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    const href = await page.getByRole('link', { name: 'As a plain text' }).getAttribute('href')
    const answer = await page.request.get(href ?? '')
    expect(answer.headers()['content-type']).toContain('text/plain')
  }
  await context.close()
})

test('the footer stands still and has the copyright; its texts open in a window with Print and Close', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await openAwake(page)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('© 2023 Hourcast')
  await page.evaluate(() => scrollTo(0, 300))
  await expect(footer).toBeInViewport({ ratio: 1 })
  const terms = footer.getByRole('link', { name: 'Terms' })
  await terms.click()
  const dialog = page.getByRole('dialog', { name: 'Terms of use' })
  await expect(dialog.getByRole('heading', { name: '3. What you feed to the AI is public' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(terms).toBeFocused()
  await footer.getByRole('link', { name: 'Privacy' }).click()
  const privacy = page.getByRole('dialog', { name: 'Privacy' })
  await expect(privacy.getByRole('heading', { name: '5. FTP credentials' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(privacy).toBeHidden()
  await terms.click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 300)
  await expect(dialog).toBeHidden()
})

test('a text that cannot be loaded is said in words', async ({ page }) => {
  await openAwake(page)
  await page.route('**/terms.txt', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
})

test('the sticker is closed at first, opens after 2 s and closes at 22 s', async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await openAwake(page)
  await expect(sticker(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByText(STICKER_TEXT)).toBeHidden()
  await page.clock.runFor(1_990)
  await expect(sticker(page)).toHaveAttribute('aria-expanded', 'false')
  await page.clock.runFor(20)
  await expect(sticker(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText(STICKER_TEXT)).toBeVisible()
  await page.clock.runFor(19_980)
  await expect(sticker(page)).toHaveAttribute('aria-expanded', 'true')
  await page.clock.runFor(20)
  await expect(sticker(page)).toHaveAttribute('aria-expanded', 'false')
})

test('a click toggles the sticker, and from then on it does nothing by itself', async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await openAwake(page)
  await sticker(page).click()
  await expect(sticker(page)).toHaveAttribute('aria-expanded', 'true')
  await page.clock.runFor(30_000)
  await expect(sticker(page)).toHaveAttribute('aria-expanded', 'true')
  await sticker(page).press('Enter')
  await expect(sticker(page)).toHaveAttribute('aria-expanded', 'false')
  await page.clock.runFor(30_000)
  await expect(sticker(page)).toHaveAttribute('aria-expanded', 'false')
})

test('on a phone the open sticker lies in the header’s own room: it covers nothing, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAwake(page)
  const before = await page.getByRole('heading', { level: 1 }).boundingBox()
  await sticker(page).click()
  const [note, brand, toggle] = await Promise.all(
    [page.locator('.sticker'), page.locator('.brand'), page.locator('.menu-toggle summary')].map((part) => part.boundingBox()),
  )
  expect(note && note.y + note.height).toBeLessThanOrEqual(90)
  for (const part of [brand, toggle]) expect(part && part.y + part.height).toBeLessThanOrEqual(note?.y ?? 0)
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before)
  const overflow = await page
    .locator('#sticker-text')
    .evaluate((text) => text.scrollHeight - (text.parentElement?.clientHeight ?? 0))
  expect(overflow).toBeLessThanOrEqual(0)
})

for (const width of [360, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`at ${width} px, ${colorScheme}: menu, sticker and window have no serious finding of axe`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, ...(baseURL ? { baseURL } : {}) })
      const page = await context.newPage()
      const findings = async () => {
        const violations = await axeFindings(page)
        return violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
      }
      await openAwake(page)
      await sticker(page).click()
      if (width === 360) await page.getByText('Menu', { exact: true }).click()
      expect(await findings()).toEqual([])
      await page.screenshot({ path: `test-results/frame-${width}-${colorScheme}.png` })
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
      await expect(page.getByRole('heading', { name: '1. What Hourcast does' })).toBeVisible()
      expect(await findings()).toEqual([])
      await page.screenshot({ path: `test-results/frame-${width}-${colorScheme}-terms.png` })
      await context.close()
    })
