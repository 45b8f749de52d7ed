import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { countShift, shiftOf } from './layout-shift.ts'
import { PASSWORD, readCode, signUp } from './sign-up.ts'
import { test } from './test.ts'
import { card, FEED, openWizard, toConfirm, toSchedule } from './wizard-steps.ts'

/** Every press of the pointer counts; the browser itself counts them, over all pages. */
const countClicks = async (page: Page) => {
  let clicks = 0
  await page.exposeFunction('countClick', () => {
    clicks += 1
  })
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => (window as unknown as { countClick: () => void }).countClick(), true),
  )
  return () => clicks
}

test('from the first page to a saved host in at most ten clicks, registration and sample included', async ({ page }) => {
  test.setTimeout(120_000)
  const clicks = await countClicks(page)
  const email = `owner-${randomBytes(6).toString('hex')}@radio.example`
  await page.goto('/')
  await page.getByRole('link', { name: 'Create Schedule' }).first().click()
  await page
    .getByRole('link', { name: 'Register' })
    .or(page.getByRole('button', { name: 'Register' }))
    .first()
    .click()
  // The login has a field of this name too, which goes away while the form comes.
  await expect(page.getByRole('heading', { name: 'Register', exact: true })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByLabel('Code').fill(await readCode(page, email))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/schedule')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Try with our example feed' }).click()
  await page.getByRole('button', { name: 'Sample', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue to Scheduling' }).click({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Every hour, all week' }).click()
  await page.getByRole('button', { name: 'Production' }).click()
  await expect(page.getByText('168 broadcasts a week')).toBeVisible()
  await page.getByRole('button', { name: 'Save me' }).click()
  await page.waitForURL('**/station/scheduler')
  await expect(page.getByText('every hour, daily')).toBeVisible()
  expect(clicks()).toBeLessThanOrEqual(10)
  expect(clicks()).toBeGreaterThan(3)
})

test.describe('one owner', () => {
  test.beforeEach(async ({ page }) => {
    await signUp(page)
    await openWizard(page)
  })

  test('an hourly week takes one press, and can be had back', async ({ page }) => {
    await toSchedule(page)
    await page.getByRole('button', { name: 'Every hour, all week' }).click()
    await expect(page.locator('.week button[aria-pressed="true"]')).toHaveCount(168)
    await page.getByRole('button', { name: 'Back to what it was' }).click()
    await expect(page.locator('.week button[aria-pressed="true"]')).toHaveCount(5)
  })

  test('the week is painted by drawing over it, and by Shift and arrows', async ({ page }) => {
    await toSchedule(page)
    const cell = (name: RegExp) => page.getByRole('button', { name })
    const [from, to] = [cell(/^Tuesday 6:00/), cell(/^Thursday 9:00/)]
    await from.scrollIntoViewIfNeeded()
    await to.scrollIntoViewIfNeeded()
    const [a, b] = [await from.boundingBox(), await to.boundingBox()]
    if (!a || !b) throw new Error('The week is not on screen.')
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2)
    await page.mouse.down()
    await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 5 })
    await expect(page.locator('.week [data-painting="on"]')).toHaveCount(12)
    await page.mouse.up()
    await expect(page.locator('.week button[aria-pressed="true"]')).toHaveCount(17)
    await expect(card(page, 2).getByLabel('9:00', { exact: true })).toBeChecked()

    await from.focus()
    for (const key of ['Shift+ArrowRight', 'Shift+ArrowDown']) await page.keyboard.press(key)
    await expect(page.locator('.week [data-painting="off"]')).toHaveCount(4)
    await page.keyboard.press('Enter')
    await expect(page.locator('.week button[aria-pressed="true"]')).toHaveCount(13)
  })

  test('what was painted can be taken back where it was painted, on a phone and by keyboard too', async ({ page }) => {
    await toSchedule(page)
    await page.setViewportSize({ width: 360, height: 740 })
    const cell = page.getByRole('button', { name: /^Tuesday 6:00/ })
    await cell.click()
    const undo = page.getByRole('button', { name: 'Undo' })
    const isOpen = () =>
      undo.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    await expect(page.getByRole('button', { name: /^Tuesday 23:00/ })).not.toBeInViewport()
    await expect(undo).toBeInViewport({ ratio: 1 })
    expect(await isOpen()).toBe(true)
    await cell.focus()
    for (let hour = 6; hour < 20; hour += 1) await page.keyboard.press('ArrowDown')
    const [focused, bar] = [
      await page.locator('.week button:focus').boundingBox(),
      await page.locator('.week-painted').boundingBox(),
    ]
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    await page.keyboard.press('Tab')
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('.week button[aria-pressed="true"]')).toHaveCount(5)
  })

  test('a copy takes the days that are free, and a schedule without an hour stops at Production', async ({ page }) => {
    await toSchedule(page)
    await page.getByRole('button', { name: 'Copy Schedule #1' }).click()
    await expect(card(page, 2).getByLabel('Saturday')).toBeChecked()
    await expect(card(page, 2).getByLabel('Monday')).not.toBeChecked()
    await card(page, 2).getByLabel('0:00', { exact: true }).uncheck()
    await page.getByRole('button', { name: 'Production' }).click()
    await expect(page.getByRole('tab', { name: /Schedule/ })).toHaveAttribute('aria-selected', 'true')
    await expect(card(page, 2).getByLabel('0:00', { exact: true })).toBeFocused()
  })

  test('a new step begins at its top, its heading has the focus, and a double click does not skip it', async ({ page }) => {
    await toSchedule(page)
    await expect(page.getByRole('heading', { name: 'When it airs' })).toBeFocused()
    await page.getByRole('tab', { name: /AIHost/ }).click()
    await page.getByRole('button', { name: 'Continue to Scheduling' }).dblclick()
    await expect(page.getByRole('tab', { name: /Schedule/ })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tab', { name: /Schedule/ })).toBeInViewport()
  })

  test('what was drawn is named before the save, Confirm is not ticked by a mail, and the saved page says what is next', async ({
    page,
  }) => {
    // A bulletin is spoken twice.
    test.setTimeout(120_000)
    const host = await page.getByLabel('Host name').inputValue()
    await page.getByLabel('Location').fill('Oslo')
    await toConfirm(page)
    const review = page.getByRole('region', { name: 'Review' })
    await expect(review).toContainText(`Chosen for you: the name ${host} and the tone`)
    await expect(review).not.toContainText('Oslo')
    await page.getByLabel('Delivery method').selectOption('email')
    await page.getByRole('button', { name: 'Send to Email' }).click()
    await expect(page.getByText('Not saved yet.')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('tab', { name: /Confirm/ })).not.toContainText('completed')
    await page.getByLabel('Delivery method').selectOption('link')
    await page.getByRole('button', { name: 'Save me' }).click()
    await page.waitForURL('**/station/scheduler')
    const next = page.getByRole('region', { name: 'Next: copy the link, hear it, connect your playout' })
    await expect(next.getByText(/\/station\/[a-z2-7]{36}\.mp3$/)).toBeVisible()
    await next.getByRole('button', { name: 'Make the first bulletin' }).click()
    await expect(next.getByRole('button', { name: `Play the first bulletin of ${host}` })).toBeVisible({ timeout: 60_000 })
    await expect(next.getByRole('link', { name: 'The direct link' })).toHaveAttribute('href', '/support#link')
  })

  test('a source is read when it is added, and one that cannot be says why, without a notice over the page', async ({ page }) => {
    await page.getByRole('textbox', { name: 'Source URLs' }).fill(`${FEED}|${FEED}.nothing`)
    await page.keyboard.press('Enter')
    const list = page.getByRole('list', { name: 'Sources of this host' })
    await expect(list.getByRole('img', { name: /items? found$/ })).toHaveCount(1)
    await expect(page.locator('.source-notes')).toContainText('feed.xml.nothing')
    await expect(page.getByRole('region', { name: 'Notices' }).getByRole('alert')).toHaveCount(0)
  })

  test('of many schedules those that nobody works on are folded to a line', async ({ page }) => {
    await toSchedule(page)
    for (let count = 1; count < 5; count += 1) await page.getByRole('button', { name: 'Add Schedule' }).click()
    await expect(page.getByRole('button', { name: 'Change Schedule #1' })).toBeVisible()
    await expect(card(page, 1)).toContainText('0:00, Mon to Fri')
    await page.getByRole('button', { name: 'Change Schedule #1' }).click()
    await expect(card(page, 1).getByLabel('Monday')).toBeVisible()
  })

  test('things stay where they are while a wizard comes alive', async ({ page }) => {
    await countShift(page)
    await page.goto('/schedule')
    await page.waitForLoadState('networkidle')
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
  })
})

test.describe('an owner in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })
  test('has a host in Tokyo', async ({ page }) => {
    await signUp(page)
    await openWizard(page)
    await expect(page.getByLabel('Location')).toHaveValue('Tokyo')
  })
})

test.describe('without scripts', () => {
  test('the wizard says what works all the same', async ({ page, browser }) => {
    await signUp(page)
    const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() })
    const plain = await context.newPage()
    await plain.goto(new URL('/schedule', page.url()).href)
    await expect(plain.getByText('This page needs scripts')).toBeVisible()
    await context.close()
  })
})
