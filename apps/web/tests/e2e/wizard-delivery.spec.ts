import { expect } from '@playwright/test'
import { test } from './sign-up.ts'
import { asNewOwner, openWizard, toConfirm } from './wizard-steps.ts'

test.beforeEach(({ page }) => openWizard(page))

for (const width of [360, 1440]) {
  test.describe(`the wizard at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a file server at a private address is refused, in words that say so', async ({ page }) => {
      await asNewOwner(page)
      await toConfirm(page)
      await page.getByLabel('Delivery method').selectOption('ftp')
      await page.getByLabel('Host', { exact: true }).fill('10.0.0.1')
      await page.getByLabel('User name').fill('anna')
      await page.getByLabel('Password', { exact: true }).fill('secret')
      await page.getByLabel('Path').fill('/radio.mp3')
      await page.getByRole('button', { name: 'Test connection' }).click()
      const told = page.getByText('10.0.0.1 leads to a private or reserved network address, which is not allowed.')
      await expect(told).toBeVisible()
      await expect(page.locator('.field-error')).toHaveText((await told.textContent()) ?? '')
      await expect(page.getByLabel('Host', { exact: true })).toBeFocused()
      await expect(page.getByText('It can be saved, but the last test of the FTP connection failed.')).toBeVisible()
      await page.getByRole('button', { name: 'Save me' }).click()
      await page.waitForURL('**/station/scheduler')
      await expect(page.getByText('not tested', { exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Test it' })).toBeVisible()
    })

    test('a test of empty fields says at each what is missing, and goes to the first', async ({ page }) => {
      await toConfirm(page)
      await page.getByLabel('Delivery method').selectOption('ftp')
      await expect(page.getByText('It can be saved, but the FTP connection was not tested.')).toBeVisible()
      await page.getByRole('button', { name: 'Test connection' }).click()
      await expect(page.locator('.field-error')).toHaveText([
        /host is missing/,
        /user name is missing/,
        /enter the password/,
        /name of a file/,
      ])
      const host = page.getByLabel('Host', { exact: true })
      await expect(host).toBeFocused()
      await expect(host).toBeInViewport()
      await expect(page.getByText(/host is missing/)).toBeInViewport()
    })

    test('delivery by e-mail: empty and free addresses are refused at the field, with the reason', async ({ page }) => {
      await toConfirm(page)
      await page.getByLabel('Delivery method').selectOption('email')
      await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('readonly', '')
      await page.getByRole('button', { name: 'Use another address' }).click()
      await page.getByLabel('Email', { exact: true }).fill('')
      await page.getByRole('button', { name: 'Send to Email' }).click()
      await expect(page.getByText('Please enter an email address.').first()).toBeVisible()
      await page.getByLabel('Email', { exact: true }).fill('someone@gmail.com')
      await page.getByRole('button', { name: 'Save me' }).click()
      await expect(page.getByText(/gmail\.com is a free mail provider/).first()).toBeVisible()
    })

    test('delivery by FTP: what is no connection string is refused, and a server that is not there names the step', async ({
      page,
    }) => {
      await toConfirm(page)
      await page.getByLabel('Delivery method').selectOption('ftp')
      const host = page.getByLabel('Host', { exact: true })
      await host.fill('user|host')
      await host.blur()
      await expect(page.locator('.field-error')).toContainText('neither a host')
      await host.fill('user|pa|ss|ftp.invalid|2121|/a.mp3')
      await host.blur()
      await expect(host).toHaveValue('ftp.invalid')
      await expect(page.getByLabel('Port')).toHaveValue('2121')
      await expect(page.getByLabel('User name')).toHaveValue('user')
      await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password')
      await expect(page.getByLabel('Path')).toHaveValue('/a.mp3')
      await page.getByRole('button', { name: 'Test connection' }).click()
      await expect(page.getByText(/^FTP, /).first()).toBeVisible({ timeout: 20_000 })
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('pa|ss')
    })

    test('the file format is what the name of the file says, whichever of the two is changed', async ({ page }) => {
      await toConfirm(page)
      await page.getByLabel('Delivery method').selectOption('ftp')
      const [path, format] = [page.getByLabel('Path'), page.getByRole('radiogroup', { name: 'File format' })]
      const [mp3, wav] = [format.getByRole('radio', { name: 'MP3' }), format.getByRole('radio', { name: 'WAV' })]
      await expect(mp3).toBeChecked()
      await mp3.press('ArrowRight')
      await expect(path).toHaveValue('/radio/{HH}.wav')
      await expect(page.getByText('48 kHz, 16 bits, with bext and cart chunks')).toBeVisible()
      await path.fill('/news/{host}.mp3')
      await expect(mp3).toBeChecked()
      await wav.check({ force: true })
      await expect(path).toHaveValue('/news/{host}.wav')
      await path.fill('/news/bulletin.WAV')
      await expect(wav).toBeChecked()
      await page.reload()
      await expect(page.getByLabel('Path')).toHaveValue('/news/bulletin.WAV')
      await expect(page.getByRole('radio', { name: 'WAV' })).toBeChecked()
    })

    test('delivery by SFTP: asked for in fields, with a password or a private key, and no secret is kept by the browser', async ({
      page,
    }) => {
      await toConfirm(page)
      await page.getByLabel('Delivery method').selectOption('ftp')
      const host = page.getByLabel('Host', { exact: true })
      await host.fill('sftp://anna:s3cret@sftp.invalid/radio/{HH}.mp3')
      await host.blur()
      await expect(page.getByLabel('Protocol')).toHaveValue('sftp')
      await expect(page.getByLabel('Port')).toHaveValue('22')
      await page.getByLabel('Log in with').selectOption('key')
      await page.getByRole('button', { name: 'Test connection' }).click()
      await expect(page.locator('.field-error')).toContainText('paste the private key')
      await page.getByLabel('Log in with').selectOption('password')
      await page.getByRole('button', { name: 'Test connection' }).click()
      await expect(page.getByText(/^SFTP, connect: /).first()).toBeVisible({ timeout: 20_000 })
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('s3cret')
    })
  })
}
