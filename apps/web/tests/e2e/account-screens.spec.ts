import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { mailbox, readMail } from './read-mail.ts'
import { PASSWORD, readCode, signUp } from './sign-up.ts'
import { test } from './test.ts'

const VISITORS = ['/login', '/login?view=register', '/login?view=forgot', '/sign-in/some-link', mailbox()]
const OWNERS = ['/station/user-account', '/station/settings']

const look = async (page: Page, path: string, name: string): Promise<void> => {
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBe(0)
  const violations = await axeFindings(page)
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    serious.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`),
    path,
  ).toEqual([])
  await page.screenshot({
    path: `test-results/account${path.replace(/\?key=.*/, '').replace(/\W+/g, '-')}-${name}.png`,
    fullPage: true,
  })
}

for (const width of [360, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`at ${width} px, ${colorScheme}: nothing overflows, no serious finding of axe, no error`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ colorScheme, ...(baseURL ? { baseURL } : {}) })
      const page = await context.newPage()
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(error.message))
      await page.setViewportSize({ width: 1440, height: 900 })
      await signUp(page)
      await page.setViewportSize({ width, height: 900 })
      for (const path of OWNERS) await look(page, path, `${width}-${colorScheme}`)
      await context.clearCookies()
      for (const path of VISITORS) await look(page, path, `${width}-${colorScheme}`)
      expect(errors).toEqual([])
      await context.close()
    })

/** A registration's mail bears one, and so does each mail with a code. */
const LINK = /\/sign-in\/[\w-]{43}/

test('all of it works without scripts, and the server says what is wrong', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Email and code are required.')).toBeVisible()
  await page.getByLabel('Email').fill('anna@')
  await page.getByLabel('Code').fill('abc23d')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Invalid email format.')).toBeVisible()
  await page.getByLabel('Email').fill('anna@station.example')
  await page.getByLabel('Code').fill('abc')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid code format.')).toBeVisible()

  await page.getByRole('link', { name: 'Register' }).click()
  const address = `plain-${Date.now()}@station.example`
  await page.getByLabel('Email').fill(address)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill('something else')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByText('Passwords do not match!')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(address)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByLabel('Code').fill(await readCode(page, address))
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await expect(page).toHaveURL('/schedule')

  await page.goto('/station/settings')
  await page.getByLabel('Station Name').fill('Plain FM')
  await page.getByRole('combobox', { name: 'Time Zone' }).fill('EST')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Settings saved.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Time Zone' })).toHaveValue('America/New_York')
  await page.getByLabel('Name of a new key').fill('Playout')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Enter your password, or a code by e-mail.')).toBeVisible()
  await expect(page.getByLabel('Name of a new key')).toHaveValue('Playout')
  await page.getByLabel('Password or code').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByLabel('Your new key')).toHaveValue(/^hc_/)
  await page.getByRole('button', { name: 'Revoke Playout' }).click()
  await expect(page.getByText('Revoke this key?')).toBeVisible()
  await page.getByRole('button', { name: 'Yes, revoke it' }).click()
  await expect(page.getByText('The key is revoked.')).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()
  const link = await readMail(page.request, address, /"(http[^"]+\/reset[^"]+)"/)
  await page.goto(new URL(link).pathname)
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page).toHaveURL('/station/user-account')
  await page.getByRole('button', { name: 'SignOut' }).click()
  await expect(page).toHaveURL('/')

  const registered = await readMail(page.request, address, LINK)
  await page.goto('/login')
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'E-mail me a code' }).click()
  await expect(page.getByText('a code is on its way')).toBeVisible()
  await expect(page.getByText('npm start')).toBeVisible()
  await page.goto(await readMail(page.request, address, LINK, registered))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/schedule')
  await page.getByRole('button', { name: 'SignOut' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/station')
  await expect(page).toHaveURL(/login\?returnUrl=/)
  await page.getByRole('button', { name: 'Use my password' }).click()
  await page.getByLabel('Email').fill(address)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/station/user-account')
  await context.close()
})

test('the links of the mails sign in and set a password without scripts', async ({ page, browser, baseURL }) => {
  const address = await signUp(page)
  // The mail of the registration bears a link of its own.
  const registered = await readMail(page.request, address, LINK)
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const other = await context.newPage()
  await other.goto('/login?view=forgot')
  await other.getByLabel('Email').fill(address)
  await other.getByRole('button', { name: 'Send Reset Link' }).click()
  await other.goto(new URL(await readMail(page.request, address, /"(http[^"]+\/reset[^"]+)"/)).pathname)
  await other.getByLabel('New password').fill('a brighter desk at noon')
  await other.getByLabel('Confirm password').fill('a brighter desk at noon')
  await other.getByRole('button', { name: 'Set the new password' }).click()
  await expect(other).toHaveURL('/station/user-account')

  await context.clearCookies()
  await other.goto('/login')
  await other.getByLabel('Email').fill(address)
  await other.getByRole('button', { name: 'E-mail me a code' }).click()
  await expect(other.getByText('a code is on its way')).toBeVisible()
  await other.goto(await readMail(page.request, address, LINK, registered))
  await expect(other.getByText(`You will be signed in as ${address}`)).toBeVisible()
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(other).toHaveURL('/schedule')
  await context.close()
})

test('the address that was typed goes along to the other forms, also what is typed while they change', async ({ page }) => {
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Email').fill('anna@station.example')
  await page.getByRole('link', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('anna@station.example')
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/login.data*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Back to Login' }).click({ noWaitAfter: true })
  await page.getByLabel('Email').fill('ben@')
  letThrough()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.insertText('station.example')
  await expect(page.getByLabel('Email')).toHaveValue('ben@station.example')
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeEnabled()
})

test('kept mail opens with its key alone; anybody who has none is told where it stands', async ({ page, request }) => {
  expect((await request.get('/dev/mail')).status()).toBe(403)
  expect((await request.get('/dev/mail/some.eml')).status()).toBe(403)
  expect((await request.get('/dev/mail?key=guess')).status()).toBe(403)
  await page.goto('/dev/mail')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This opens with a key.')
  await expect(page.getByRole('main')).toContainText('npm start printed the whole address')
  await page.goto(mailbox())
  await expect(page).toHaveURL(/\/dev\/mail$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kept mail')
  for (const name of ['..%2Fsecrets.json', 'secrets.json', 'none.eml'])
    expect((await page.request.get(`/dev/mail/${name}`)).status()).toBe(404)
})

test('pages about an account stay in no cache', async ({ page, request }) => {
  await signUp(page)
  for (const path of ['/login', '/dev/mail', '/reset-password/x'])
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-store')
  for (const path of ['/station/user-account', '/station/settings', '/station/settings.data'])
    expect((await page.request.get(path)).headers()['cache-control'], path).toBe('no-store')
})
