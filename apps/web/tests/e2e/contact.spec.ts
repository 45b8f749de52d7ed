import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { readMail } from './read-mail.ts'
import { test } from './test.ts'

const TYPES = [
  'Sales',
  'Support',
  'Contact',
  'Partnership',
  'Development',
  'AI integration',
  'Marketing collaboration',
  'Technical support',
  'Product feedback',
  'Event participation',
  'Other',
]

const fill = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Name', { exact: true }).fill('Vera')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Enterprise Name').fill('רדיו צפון')
  await page.getByLabel('Inquiry type').selectOption('ai_integration')
  await page.getByLabel('Your vision for AI').fill('<script>alert(1)</script>')
}

/** Nobody fills a form in within two seconds: a page that was too quick is asked to press once more. */
const send = async (page: Page): Promise<void> => {
  const sent = page.getByRole('heading', { name: 'Demo scheduled successfully!' })
  const asked = page.getByText('press Send once more')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(sent.or(asked)).toBeVisible()
  if (await asked.isVisible())
    await expect(async () => {
      if (!(await sent.isVisible())) await page.getByRole('button', { name: 'Send' }).click({ timeout: 1_000 })
      await expect(sent).toBeVisible({ timeout: 5_000 })
    }).toPass()
}

const aVisitor = () => `vera-${Date.now()}@plant.example`

test('an inquiry is sent: it has a number on the page, and the same one in the mail', async ({ page }) => {
  const email = aVisitor()
  await page.goto('/contact')
  await expect(page.getByLabel('Inquiry type').locator('option')).toHaveText(['Choose one', ...TYPES])
  await fill(page, email)
  await send(page)
  const receipt = page.getByRole('status').filter({ hasText: 'Your number' })
  await expect(receipt).toBeFocused()
  const [number = ''] = /HC-[A-Z2-7]{4}-[A-Z2-7]{4}/.exec(await receipt.innerText()) ?? []
  expect(await readMail(page.request, email, /HC-[A-Z2-7]{4}-[A-Z2-7]{4}/)).toBe(number)
  await page.getByRole('link', { name: 'Send another inquiry' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
})

test('a link of the price list fills in plan and type; what it cannot mean is left out', async ({ page }) => {
  await page.goto('/contact?plan=starter&inquiryType=sales')
  await expect(page.getByLabel('Inquiry type')).toHaveValue('sales')
  await expect(page.getByText('Plan Starter')).toBeVisible()
  await page.goto('/contact?plan=%3Cscript%3E&inquiryType=spam')
  await expect(page.getByLabel('Inquiry type')).toHaveValue('')
  await expect(page.locator('.contact-plan')).toHaveCount(0)
})

test('faults stand at their fields, the first one has the focus, and nothing that was entered is lost', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Your vision for AI').fill('Alerts')
  await expect(async () => {
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Error: Form data is incomplete.')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  for (const words of ['Please enter your name.', 'Please enter an email address.', 'Please choose what it is about.'])
    await expect(page.getByText(words)).toBeVisible()
  await fill(page, 'vera')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Error: Form is invalid.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Enterprise Name')).toHaveValue('רדיו צפון')
})

test('by keyboard alone, in the order in which it is read', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Name', { exact: true }).focus()
  await page.keyboard.type('Vera')
  for (const typed of [aVisitor(), 'Plant North', 'O', 'Alerts']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(typed)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused()
  await expect(async () => {
    if (await page.getByRole('button', { name: 'Send' }).isVisible())
      await page.getByRole('button', { name: 'Send' }).press('Enter')
    await expect(page.getByText('Other', { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('all of it works without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/contact')
  await expect(async () => {
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Error: Form data is incomplete.')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await fill(page, aVisitor())
  await send(page)
  await expect(page.getByText('AI integration')).toBeVisible()
  await context.close()
})

for (const width of [320, 360, 768, 1440, 2560])
  for (const look of width === 360 || width === 1440 ? (['light', 'dark', 'forced'] as const) : (['light'] as const))
    test(`at ${width} px, ${look}: nothing overflows, no serious finding of axe`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia(look === 'forced' ? { forcedColors: 'active' } : { colorScheme: look })
      await page.goto('/contact?plan=professional&inquiryType=sales')
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      const violations = await axeFindings(page)
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      await page.screenshot({ path: `test-results/contact-${width}-${look}.png`, fullPage: true })
    })
