import { randomBytes } from 'node:crypto'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { mailbox } from './read-mail.ts'
import { test as base } from './test.ts'

export const PASSWORD = 'correct horse battery'

/** A new owner, as one becomes one: register, read the code in the local mailbox, enter it. Gives the address. */
export const signUp = async (page: Page): Promise<string> => {
  const email = `owner-${randomBytes(6).toString('hex')}@radio.example`
  await page.goto('/login?view=register')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByLabel('Code')).toBeVisible()
  await page.getByLabel('Code').fill(await readCode(page, email))
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  return email
}

/** The newest code that was mailed to this address. */
export const readCode = async (page: Page, email: string): Promise<string> => {
  let code = ''
  await expect
    .poll(async () => {
      const mail = await (await page.request.get(mailbox())).text()
      code = mail.includes(email) ? (/\b([A-HJ-NP-Z2-9]{6})\b/.exec(mail.replace(/<[^>]+>/g, ' '))?.[1] ?? '') : ''
      return code
    })
    .not.toBe('')
  return code
}

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>

/** Tests of one owner: signed up once for all of a file's tests, each with a tab of its own. */
export const test = base.extend<object, { signedIn: SignedIn }>({
  signedIn: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: process.env.HOURCAST_URL ?? 'http://localhost:3000' })
      await signUp(page)
      const state = await page.context().storageState()
      await page.close()
      await use(state)
    },
    { scope: 'worker' },
  ],
  storageState: ({ signedIn }, use) => use(signedIn),
})
