import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { readMail } from './read-mail.ts'
import { signUp } from './sign-up.ts'
import { test } from './test.ts'

/** A scheduler of a new owner that mails to a stranger; gives the stranger's address. */
const givenStranger = async (page: Page): Promise<string> => {
  await signUp(page)
  const stranger = `studio-${randomBytes(6).toString('hex')}@elsewhere.example`
  await page.goto('/schedule')
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const saved = await page.request.post('/schedulers', {
    headers: { 'x-xsrf-token': token },
    data: {
      ...{ hostName: 'Clara', stationName: 'Harbour Radio', language: 0, voiceTone: 2, presentationType: 1 },
      ...{ source: 'news.example/feed', email: stranger },
      schedules: [{ id: 'a', days: [1, 2, 3, 4, 5], hours: ['7:00', '8:00'] }],
    },
  })
  expect(saved.status()).toBe(201)
  expect(await saved.json()).toMatchObject({ emailConsent: 'waiting' })
  return stranger
}

// Two browsers, three sign-ups' worth of pages.
test.setTimeout(120_000)

const LINK = /\/confirm-address\/([\w-]{43})/

for (const javaScriptEnabled of [true, false])
  test(`a reader who is signed in nowhere confirms with a button, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    page,
    browser,
  }) => {
    const stranger = await givenStranger(page)
    await page.goto('/station/scheduler')
    await expect(page.getByText('Waiting for confirmation')).toBeVisible()
    const path = `/confirm-address/${await readMail(page.request, stranger, LINK)}`

    const reader = await (await browser.newContext({ baseURL: new URL(page.url()).origin, javaScriptEnabled })).newPage()
    await reader.goto(path)
    await expect(reader.getByText('10 bulletins a week')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Waiting for confirmation')).toBeVisible()

    await reader.getByRole('button', { name: 'Yes, send them' }).click()
    await expect(reader.getByRole('heading', { name: 'Confirmed' })).toBeVisible()
    await reader.goto(path)
    await expect(reader.getByRole('heading', { name: 'This link is spent' })).toBeVisible()
    await page.reload()
    await expect(page.getByText(stranger)).toBeVisible()
    await expect(page.getByText('Waiting for confirmation')).toBeHidden()
    await reader.context().close()
  })

test('"No, never" is seen by the owner on the card, and leaves nothing to press', async ({ page, browser }) => {
  const stranger = await givenStranger(page)
  const path = `/confirm-address/${await readMail(page.request, stranger, LINK)}`
  const reader = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await reader.goto(path)
  await reader.getByRole('button', { name: 'No, never' }).click()
  await expect(reader.getByRole('heading', { name: 'It will never ask again' })).toBeVisible()
  await reader.context().close()
  await page.goto('/station/scheduler')
  await expect(page.getByText('Refused by the recipient')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send again' })).toBeHidden()
})

test('a reader takes "No, never" back by the mail that asked, and the owner may ask again', async ({ page, browser }) => {
  const stranger = await givenStranger(page)
  const path = `/confirm-address/${await readMail(page.request, stranger, LINK)}`
  const back = `/unsubscribe/${await readMail(page.request, stranger, /\/unsubscribe\/([\w.-]+)/)}`
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, javaScriptEnabled: false })
  const reader = await context.newPage()
  await reader.goto(path)
  await reader.getByRole('button', { name: 'No, never' }).click()
  await reader.goto(back)
  await expect(reader.getByRole('heading', { name: 'It can never ask' })).toBeVisible()
  await reader.getByRole('button', { name: 'Let it ask again' }).click()
  await expect(reader.getByRole('heading', { name: 'It may ask again' })).toBeVisible()
  await context.close()
  await page.goto('/station/scheduler')
  await expect(page.getByRole('button', { name: 'Ask again' })).toBeVisible()
})

for (const javaScriptEnabled of [true, false])
  test(`"Send again" on the card mails another link, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    page,
    browser,
  }) => {
    const stranger = await givenStranger(page)
    const first = await readMail(page.request, stranger, LINK)
    const context = await browser.newContext({
      ...{ baseURL: new URL(page.url()).origin, javaScriptEnabled, storageState: await page.context().storageState() },
    })
    const cards = await context.newPage()
    await cards.goto('/station/scheduler')
    await cards.getByRole('button', { name: 'Send again' }).click()
    await expect(cards.getByText(`A new mail with the link to confirm is on its way to ${stranger}.`)).toBeVisible()
    await expect.poll(() => readMail(page.request, stranger, LINK)).not.toBe(first)
    await context.close()
  })

test('a sample goes to no stranger: "Send to Email" asks them instead', async ({ page }) => {
  await signUp(page)
  const stranger = `studio-${randomBytes(6).toString('hex')}@elsewhere.example`
  await page.goto('/schedule')
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const settings = { hostName: 'Clara', stationName: 'Harbour Radio', presentationType: 1, processedUrls: ['news.example/feed'] }
  const sent = await page.request.post('/schedule/call', {
    headers: { 'x-xsrf-token': token },
    data: { intent: 'send-sample', settings, email: stranger },
  })
  expect(await sent.json()).toMatchObject({ ok: true, value: { consent: 'waiting' } })
  expect(await readMail(page.request, stranger, LINK)).toMatch(/^[\w-]{43}$/)
})

const FEED = `${new URL(process.env.HOURCAST_URL ?? 'http://localhost:3000').host.replace('localhost', '127.0.0.1')}/example/feed.xml`

/** A new owner whose bulletin has arrived in their own mailbox; gives the path that ends these mails. */
const givenBulletin = async (page: Page): Promise<string> => {
  const owner = await signUp(page)
  await page.goto('/schedule')
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const saved = await page.request.post('/schedulers', {
    headers: { 'x-xsrf-token': token },
    data: {
      ...{ hostName: 'Clara', stationName: 'Harbour Radio', language: 0, voiceTone: 2, presentationType: 1 },
      ...{ source: FEED, email: owner, schedules: [{ id: 'a', days: [1], hours: ['7:00'] }] },
    },
  })
  expect(await saved.json()).toMatchObject({ emailConsent: 'given' })
  await page.goto('/station/scheduler')
  await page.getByRole('button', { name: 'Run now' }).click()
  await expect(page.getByText('Delivered')).toBeVisible({ timeout: 60_000 })
  return `/unsubscribe/${await readMail(page.request, owner, /\/unsubscribe\/([\w.-]+)/)}`
}

test('the one click of a mail program ends the mails: no cookie, no origin, no page opened before', async ({ page, request }) => {
  const path = await givenBulletin(page)
  const oneClick = { form: { 'List-Unsubscribe': 'One-Click' } }
  expect((await request.post(`${path.slice(0, -8)}AAAAAAAA`, oneClick)).status()).toBe(404)
  await page.reload()
  await expect(page.getByText('Ended by the recipient')).toBeHidden()
  expect((await request.post(path, oneClick)).status()).toBe(200)
  expect((await request.post(path, oneClick)).status()).toBe(200)
  await page.reload()
  await expect(page.getByText('Ended by the recipient')).toBeVisible()
})

test('the page of the link ends the mails with a button, without scripts, and fits every width', async ({ page, browser }) => {
  const path = await givenBulletin(page)
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, javaScriptEnabled: false })
  const reader = await context.newPage()
  await reader.goto(path)
  for (const width of [360, 768, 1440]) {
    await reader.setViewportSize({ width, height: 900 })
    expect(await reader.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0)
    await reader.screenshot({ path: `test-results/unsubscribe-${width}.png`, fullPage: true })
  }
  await reader.getByRole('button', { name: 'End these bulletins' }).click()
  await expect(reader.getByRole('heading', { name: 'Ended' })).toBeVisible()
  await reader.goto(path)
  await expect(reader.getByRole('heading', { name: 'Nothing to end' })).toBeVisible()
  await context.close()
})
