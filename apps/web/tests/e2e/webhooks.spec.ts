import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { signUp } from './sign-up.ts'
import { test } from './test.ts'

/** The one private address that an instance with the example station lets be reached is its own: it answers that there is nothing. */
const own = (): string => `http://127.0.0.1:${new URL(process.env.HOURCAST_URL ?? 'http://localhost:3000').port}/no-such-receiver`

const card = (page: Page) => page.getByRole('region', { name: own() })
const addHook = async (page: Page, url: string): Promise<void> => {
  await page.goto('/station/webhooks')
  await page.getByLabel('Address').fill(url)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
}

for (const javaScriptEnabled of [true, false])
  test(`a webhook is added, tested, seen, turned off and deleted, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(90_000)
    const page = await (await browser.newContext({ javaScriptEnabled, ...(baseURL ? { baseURL } : {}) })).newPage()
    await signUp(page)
    await addHook(page, own())
    await expect(page.getByLabel('Its secret')).toHaveValue(/^whsec_[\w+/]{43}=$/)
    await page.goto('/station/webhooks')
    await expect(page.getByLabel('Its secret')).toHaveCount(0)

    await card(page).getByRole('button', { name: 'Send a test' }).click()
    await expect(card(page).getByText(/^Not delivered: your program answered 4\d\d\.$/)).toBeVisible()
    await card(page).getByRole('link', { name: 'What was sent' }).click()
    await expect(page.getByText('webhook.test')).toBeVisible()
    await expect(page.getByText('Given up')).toBeVisible()
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.locator('.sent-tries > li')).toHaveCount(2)
    await page.getByRole('link', { name: 'All webhooks' }).click()

    await card(page).getByRole('button', { name: 'Turn off' }).click()
    await expect(card(page).getByText('Turned off.', { exact: true })).toBeVisible()
    await expect(card(page).getByRole('button', { name: 'Send a test' })).toHaveCount(0)
    await card(page).getByRole('button', { name: 'Turn on' }).click()
    await expect(card(page).getByRole('button', { name: 'Send a test' })).toBeVisible()

    await card(page).getByRole('button', { name: 'Delete' }).click()
    if (javaScriptEnabled) await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    else await card(page).getByRole('button', { name: 'Yes, delete it' }).click()
    await expect(page.getByText('The webhook is deleted.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No webhook yet' })).toBeVisible()
    await page.context().close()
  })

test('what is no address of a program out there is refused at its field, which is focused; what was entered stays', async ({
  page,
}) => {
  await signUp(page)
  for (const [url, words] of [
    ['studio.example', /not a web address/],
    ['https://10.0.0.1/hook', /private or reserved/],
    ['http://studio.example/hook', /https:\/\/ address/],
  ] as const) {
    await addHook(page, url)
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByLabel('Address')).toBeFocused()
    await expect(page.getByLabel('Address')).toHaveValue(url)
  }
  await page.goto('/station/webhooks')
  await page.getByLabel('Address').fill('https://studio.example/hook')
  for (const one of await page.getByRole('switch').all()) await one.uncheck()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Choose at least one event.')).toBeVisible()
  await expect(page.getByRole('switch').first()).toBeFocused()
})

test("another owner's webhook is a page that is not there", async ({ page, browser, baseURL }) => {
  await signUp(page)
  await addHook(page, own())
  await expect(page.getByLabel('Its secret')).toBeVisible()
  const path = (await card(page).getByRole('link', { name: 'What was sent' }).getAttribute('href')) ?? ''
  const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await signUp(other)
  expect((await other.goto(path))?.status()).toBe(404)
  expect((await page.goto(path))?.status()).toBe(200)
  await other.context().close()
})

for (const width of [320, 768, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`at ${width} px, ${colorScheme}: nothing overflows, no serious finding of axe, on both pages`, async ({ page }) => {
      test.setTimeout(90_000)
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await signUp(page)
      const look = async (name: string) => {
        await page.evaluate(() => document.fonts.ready)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
        const violations = await axeFindings(page)
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
        expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
        await page.screenshot({ path: `test-results/webhooks-${name}-${width}-${colorScheme}.png`, fullPage: true })
      }
      await page.goto('/station/webhooks')
      await look('none')
      await addHook(page, own())
      await expect(page.getByLabel('Its secret')).toBeVisible()
      await look('secret')
      await card(page).getByRole('button', { name: 'Send a test' }).click()
      await expect(card(page).getByText(/your program answered/)).toBeVisible()
      await look('tested')
      await card(page).getByRole('link', { name: 'What was sent' }).click()
      await expect(page.getByText('webhook.test')).toBeVisible()
      await look('sent')
    })
