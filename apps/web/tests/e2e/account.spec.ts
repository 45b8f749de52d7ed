import { randomBytes } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { readMail } from './read-mail.ts'
import { PASSWORD, readCode, signUp } from './sign-up.ts'
import { test } from './test.ts'

/** Whom nobody registered. */
const nobody = (): string => `nobody-${randomBytes(6).toString('hex')}@station.example`

/** A browser of somebody else: no cookies of this test. */
const openAnother = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext(baseURL ? { baseURL } : {})).newPage()

test('registering mails a code, and entering it signs in', async ({ page }) => {
  const address = await signUp(page)
  await page.goto('/station')
  await expect(page).toHaveURL('/station/user-account')
  await expect(page.getByText(address).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible()
})

test('a tab that reloads while the mail is read still asks for the code, and no other tab does', async ({ page }) => {
  const address = `owner-${randomBytes(6).toString('hex')}@radio.example`
  const register = async () => {
    await page.getByLabel('Email').fill(address)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByLabel('Code')).toBeVisible()
  }
  await page.goto('/login?view=register')
  await register()
  await page.reload()
  await expect(page.getByText(`A mail is on its way to ${address}.`)).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/login?view=register')
  await expect(other.getByLabel('Confirm password')).toBeVisible()
  await other.close()
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await page.getByRole('link', { name: 'Register' }).click()
  await register()
  await page.reload()
  await page.getByLabel('Code').fill(await readCode(page, address))
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(page).toHaveURL('/schedule')
})

test('anybody who is signed in already goes straight from the login to the station; signing out ends the session', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/login')
  await expect(page).toHaveURL('/station/user-account')
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'hourcast_session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    secure: false,
  })
  await page.evaluate(() => sessionStorage.setItem('scheduleComponentSettings', '{}'))
  await page.getByRole('button', { name: 'SignOut' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => sessionStorage.getItem('scheduleComponentSettings'))).toBeNull()
  await page.context().addCookies(cookies)
  await page.goto('/station')
  await expect(page).toHaveURL(/\/login\?returnUrl=/)
})

test('the submit waits for a well-formed address and a code of six letters or digits, which it writes large', async ({
  page,
}) => {
  await page.goto('/login')
  const submit = page.getByRole('button', { name: 'Login', exact: true })
  await expect(submit).toBeDisabled()
  await page.getByLabel('Email').fill('anna@')
  await page.getByLabel('Code').fill('abc')
  await expect(page.getByText('Invalid email format.')).toBeVisible()
  await page.getByLabel('Email').fill('anna@station.example')
  await expect(page.getByText('Invalid code format.')).toBeVisible()
  await expect(submit).toBeDisabled()
  await page.getByLabel('Code').fill(' ab c2 3d ')
  await expect(page.getByLabel('Code')).toHaveValue('ABC23D')
  await submit.click()
  await expect(page.getByText('This code is wrong, was used already, or is older than 10 minutes.')).toBeVisible()
  await expect(page.getByLabel('Code')).toBeFocused()
})

test('a code by e-mail signs in once; asking for one says the same for every address', async ({ page, browser, baseURL }) => {
  const address = await signUp(page)
  const other = await openAnother(browser, baseURL)
  const ask = async (email: string) => {
    await other.goto('/login')
    await other.getByLabel('Email').fill(email)
    await other.getByRole('button', { name: 'E-mail me a code' }).click()
    return (await other.getByText('a code is on its way').textContent())?.replace(email, '…')
  }
  expect(await ask(nobody())).toBe(await ask(address))
  const code = await readMail(page.request, address, /your code is\s+([A-Z2-9]{6})/)
  await other.getByLabel('Code').fill(code.toLowerCase())
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL('/schedule')
  await expect(other.getByRole('button', { name: 'SignOut' })).toBeVisible()
  await other.context().close()
})

test('the password takes the place of the code and back, and signs in', async ({ page, browser, baseURL }) => {
  const address = await signUp(page)
  const other = await openAnother(browser, baseURL)
  await other.goto('/login')
  await other.getByRole('button', { name: 'Use my password' }).click()
  await expect(other.getByLabel('Code')).toBeHidden()
  await other.getByLabel('Email').fill(address)
  await other.getByLabel('Password').fill('not the password')
  await other.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(other.getByText('Email or password is wrong.')).toBeVisible()
  await expect(other.getByLabel('Password')).toBeFocused()
  await other.getByLabel('Password').fill(PASSWORD)
  await other.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(other).toHaveURL('/schedule')
  await other.context().close()
})

test('passwords that differ are told at the field, and nothing is sent', async ({ page }) => {
  await page.goto('/login?view=register')
  await page.getByLabel('Email').fill(nobody())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill('another one')
  await page.getByLabel('Email').focus()
  await expect(page.getByText('Passwords do not match!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Register' })).toBeDisabled()
  await page.getByRole('link', { name: 'Back to Login' }).click()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
})

test('passwords that differ are told at Enter too, though the button waits', async ({ page }) => {
  await page.goto('/login?view=register')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Email').fill(nobody())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const again = page.getByLabel('Confirm password')
  await again.fill('another one')
  await again.press('Enter')
  await expect(page.getByText('Passwords do not match!')).toBeVisible()
  await expect(again).toBeFocused()
})

test('what is typed while another form takes the place of the first is not lost', async ({ page }) => {
  await page.goto('/login')
  await page.route(/view=forgot/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  const address = `${'long-'.repeat(10)}name@station.example`
  await page.getByLabel('Email').focus()
  await page.keyboard.type(address, { delay: 15 })
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(address)
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeEnabled()
})

test('a reset link sets a new password once, and signs out everywhere else', async ({ page, browser, baseURL }) => {
  const address = await signUp(page)
  const other = await openAnother(browser, baseURL)
  await other.goto('/login')
  await other.getByRole('link', { name: 'Forgot Password' }).click()
  await other.getByLabel('Email').fill(address)
  await other.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(other.getByText(`If ${address} is registered, a link is on its way`)).toBeVisible()
  const link = new URL(await readMail(page.request, address, /"(http[^"]+\/reset[^"]+)"/)).pathname
  await other.goto(link)
  await other.getByLabel('New password').fill('a brighter desk at noon')
  await other.getByLabel('Confirm password').fill('a brighter desk at noon')
  await other.getByRole('button', { name: 'Set the new password' }).click()
  await expect(other).toHaveURL('/station/user-account')
  await page.goto('/station')
  await expect(page).toHaveURL(/login/)
  await other.goto(link)
  await expect(other.getByRole('alert')).toContainText('This link was used already, or is older than 30 minutes.')
  await expect(other.getByLabel('New password')).toHaveCount(0)
  await other.context().close()
})

test('a guarded page leads through the login back to where one wanted; a returnUrl that was changed leads to the first page', async ({
  page,
}) => {
  const address = await signUp(page)
  await page.getByRole('button', { name: 'SignOut' }).click()
  await expect(page.getByRole('link', { name: 'My Account' })).toBeVisible()
  for (const spoil of [false, true]) {
    await page.goto('/station/settings?from=a-mail')
    await expect(page).toHaveURL(/\/login\?returnUrl=[\w.~-]+$/)
    if (spoil) await page.goto(page.url().replace(/returnUrl=.*/, 'returnUrl=https://elsewhere.example/'))
    await page.getByRole('button', { name: 'Use my password' }).click()
    await page.getByLabel('Email').fill(address)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page).toHaveURL(spoil ? '/' : '/station/settings?from=a-mail')
    await page.getByRole('button', { name: 'SignOut' }).click()
    await expect(page).toHaveURL('/')
  }
})
