import { expect, type Page } from '@playwright/test'
import { readMail } from './read-mail.ts'
import { PASSWORD, signUp } from './sign-up.ts'
import { test } from './test.ts'

const LEAVE = /Delete my account in 7 days/

const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use my password' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Saves an active scheduler by the call that the wizard uses. */
const givenScheduler = async (page: Page): Promise<void> => {
  await page.goto('/schedule')
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const saved = await page.request.post('/schedulers', {
    headers: { 'x-xsrf-token': token },
    data: {
      ...{ hostName: 'Clara', stationName: 'Harbour Radio', language: 0, voiceTone: 2, presentationType: 1 },
      source: 'news.example/feed',
      schedules: [{ id: 'a', days: [1, 2, 3, 4, 5], hours: ['7:00'] }],
    },
  })
  expect(saved.status()).toBe(201)
}

test('the download is one zip, and its owner is mailed about it', async ({ page }) => {
  const address = await signUp(page)
  await page.goto('/station/settings')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  const bytes = Buffer.concat(await (await download.createReadStream()).toArray())
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  await readMail(page.request, address, /has downloaded all data of your station/)
})

for (const javaScriptEnabled of [true, false])
  test(`an account is deleted after two answers, and kept again, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(90_000)
    const page = await (await browser.newContext({ javaScriptEnabled, ...(baseURL ? { baseURL } : {}) })).newPage()
    const address = await signUp(page)
    await givenScheduler(page)

    await page.goto('/station/settings')
    await page.getByRole('link', { name: 'Delete account' }).click()
    await page.getByLabel('Your address, once more').fill('somebody@else.example')
    await page.getByLabel(/^Password, or a code/).fill(PASSWORD)
    await page.getByRole('button', { name: LEAVE }).click()
    await expect(page.getByText('This is not the address of this account.')).toBeVisible()
    await page.getByLabel('Your address, once more').fill(address)
    await page.getByLabel(/^Password, or a code/).fill('not the password')
    await page.getByRole('button', { name: LEAVE }).click()
    await expect(page.getByText('This is neither your password nor a code')).toBeVisible()
    await expect(page).toHaveURL('/station/settings/delete-account')
    await page.getByLabel(/^Password, or a code/).fill(PASSWORD)
    await page.getByRole('button', { name: LEAVE }).click()
    await expect(page).toHaveURL('/keep-account')
    await readMail(page.request, address, /asked for your account to be deleted/)

    // Nothing else is open meanwhile, not even after another sign-in.
    await page.goto('/station/scheduler')
    await expect(page).toHaveURL('/keep-account')
    await page.getByRole('button', { name: 'SignOut' }).click()
    await expect(page).toHaveURL('/')
    await signIn(page, address)
    await expect(page).toHaveURL('/keep-account')
    await page.goto('/station/settings')
    await expect(page).toHaveURL('/keep-account')
    await expect(page.getByText('Until then your schedulers are paused')).toBeVisible()

    await page.getByRole('button', { name: 'Keep my account' }).click()
    await expect(page).toHaveURL('/station/user-account')
    await page.goto('/station/scheduler')
    await expect(page.getByRole('article', { name: /Clara/ }).getByText('Active', { exact: true })).toBeVisible()
    await page.context().close()
  })
