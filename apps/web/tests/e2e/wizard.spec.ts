import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { signUp, test } from './sign-up.ts'

const FEED = `${new URL(process.env.HOURCAST_URL ?? 'http://localhost:3000').host.replace('localhost', '127.0.0.1')}/example/feed.xml`

/** Somebody who has saved nothing yet. */
const asNewOwner = async (page: Page) => {
  await page.context().clearCookies()
  await signUp(page)
  await page.goto('/schedule')
  await page.waitForLoadState('networkidle')
}

test.beforeEach(async ({ page }) => {
  await page.goto('/schedule')
  await page.waitForLoadState('networkidle')
})

const addSource = async (page: Page, source = FEED) => {
  await page.getByRole('textbox', { name: 'Source URLs' }).fill(source)
  await page.keyboard.press('Enter')
}
const previewText = async (page: Page) => {
  await page.getByRole('button', { name: 'Preview text' }).click()
  await expect(page.getByRole('dialog').locator('.script p').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
const toSchedule = async (page: Page) => {
  await addSource(page)
  await previewText(page)
  await page.getByRole('button', { name: 'Scheduling' }).click()
  await expect(page.getByRole('heading', { name: 'Schedule #1' })).toBeVisible()
}
const toConfirm = async (page: Page) => {
  await toSchedule(page)
  await page.getByRole('button', { name: 'Production' }).click()
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible()
}
const reported = (page: Page, text: string) => expect(page.getByRole('region', { name: 'Notices' }).getByText(text)).toBeVisible()
const card = (page: Page, number: number) => page.getByRole('region', { name: `Schedule #${number}` })

for (const width of [360, 1440]) {
  test.describe(`the wizard at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('starts with random blank defaults: Custom action, English, one schedule Monday to Friday at 0:00', async ({ page }) => {
      await expect(page.getByLabel('Presentation type')).toHaveValue('7')
      await expect(page.getByLabel('Language')).toHaveValue('0')
      await expect(page.getByLabel('Custom task')).not.toBeEmpty()
      await expect(page.getByLabel('Host name')).not.toHaveValue('')
      await expect(page.getByLabel('Location')).not.toHaveValue('')
      await expect(page.getByRole('radiogroup', { name: 'Voice tone' }).locator('input:checked')).toHaveCount(1)
    })

    test('the prefix goes from rss to curl, https, json and back', async ({ page }) => {
      const prefix = page.getByRole('button', { name: /^Input mode/ })
      for (const mode of ['rss', 'curl', 'https', 'json', 'rss']) {
        await expect(prefix).toHaveText(mode)
        await prefix.click()
      }
    })

    test('sources lose their scheme, come once, and are cut to 30 characters', async ({ page }) => {
      await addSource(page, 'https://news.example.com/a/very/long/path/to/the/world.rss')
      await addSource(page, 'http://news.example.com/a/very/long/path/to/the/world.rss')
      await addSource(page, '   ')
      const sources = page.getByRole('list', { name: 'Sources of this host' }).getByRole('listitem')
      await expect(sources).toHaveCount(1)
      await expect(sources).toHaveText('news.example.com/a/very/long/p…')
      await addSource(page, 'a.example/1.rss|b.example/2.rss')
      await expect(sources).toHaveCount(3)
      await page.getByRole('button', { name: 'Remove a.example/1.rss' }).click()
      await expect(sources).toHaveCount(2)
    })

    test('a step opens only when all earlier steps are completed', async ({ page }) => {
      await page.getByRole('tab', { name: /Confirm/ }).press('Enter')
      await reported(page, 'Please complete all previous steps before navigating to this step.')
      await page.getByRole('button', { name: 'Scheduling' }).click()
      await reported(page, 'please create the sample before!')
      await expect(page.getByRole('tab', { name: /AIHost/ })).toHaveAttribute('aria-selected', 'true')
      await toSchedule(page)
      await expect(page.getByRole('region', { name: 'Notices' }).getByRole('alert')).toHaveCount(0)
    })

    test('a source that cannot be read is named under what the others gave', async ({ page }) => {
      await addSource(page)
      await addSource(page, `${FEED}.nothing`)
      await page.getByRole('button', { name: 'Preview text' }).click()
      await expect(page.getByRole('list', { name: 'Sources that could not be read' })).toContainText(`${FEED}.nothing`)
    })

    test('an empty fetch says what to do, at the field', async ({ page }) => {
      await addSource(page, `${FEED}.nothing`)
      await page.getByRole('button', { name: 'Preview text' }).click()
      await expect(
        page.getByText(/^No content found or rss available\. You can also add multiple urls delimited by \|/).first(),
      ).toBeVisible()
      await expect(page.locator('.field-error')).toContainText(/nothing: .* is this Hourcast itself/)
      await expect(page.getByRole('textbox', { name: 'Source URLs' })).toBeFocused()
    })

    test('an error that was told ends when what it is about is changed, and never stands beside a save', async ({ page }) => {
      const errors = page.getByRole('region', { name: 'Notices' }).getByRole('alert')
      await page.getByRole('button', { name: 'Scheduling' }).click()
      await reported(page, 'please create the sample before!')
      await page.getByRole('textbox', { name: 'Source URLs' }).fill(FEED)
      await expect(errors).toHaveCount(0)
      await toConfirm(page)
      await page.getByLabel('Delivery method').selectOption('ftp')
      const host = page.getByLabel('Host', { exact: true })
      await host.fill('user|host')
      await host.blur()
      await page.getByRole('button', { name: 'Save me' }).click()
      await expect(errors).toHaveCount(1)
      await expect(host).toBeFocused()
      await host.fill('user|pa|ss|ftp.invalid|21|/a.mp3')
      await expect(errors).toHaveCount(0)
    })

    test('a file server at a private address is refused, in words that say so', async ({ page }) => {
      await toConfirm(page)
      await page.getByLabel('Delivery method').selectOption('ftp')
      await page.getByLabel('Host', { exact: true }).fill('10.0.0.1')
      await page.getByLabel('User name').fill('anna')
      await page.getByLabel('Password', { exact: true }).fill('secret')
      await page.getByLabel('Path').fill('/radio.mp3')
      await page.getByRole('button', { name: 'Test connection' }).click()
      await expect(page.getByText('10.0.0.1 leads to a private or reserved network address, which is not allowed.')).toBeVisible()
    })

    test('what is told covers no button of the step, however short that is and however far the page is scrolled', async ({
      page,
    }) => {
      await page.setViewportSize({ width: width === 360 ? 360 : 600, height: 1100 })
      await toConfirm(page)
      await page.getByLabel('Delivery method').selectOption('ftp')
      const save = page.getByRole('button', { name: 'Save me' })
      await save.click()
      await expect(page.getByRole('region', { name: 'Notices' }).getByRole('alert')).toBeVisible()
      const isFree = () =>
        save.evaluate((button) => {
          const { left, top, width } = button.getBoundingClientRect()
          return document.elementFromPoint(left + width / 2, top + 4)?.closest('button') === button
        })
      const last = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      for (let top = 0; top <= Math.min(last, 600); top += 20) {
        await page.evaluate((to) => scrollTo(0, to), top)
        const { y } = (await save.boundingBox()) ?? { y: 0 }
        // Past what the header shrinks to there is nothing to press.
        if (y > 200) expect(await isFree(), `scrolled by ${top}`).toBe(true)
      }
    })

    test('a sample names its stages, plays, can be downloaded, and completes the first step', async ({ page }) => {
      await addSource(page)
      await page.getByRole('button', { name: 'Sample', exact: true }).click()
      await expect(page.getByText('Reading sources').first()).toBeVisible()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: 'Play the sample' })).toBeVisible({ timeout: 25_000 })
      await dialog.getByRole('button', { name: 'Play the sample' }).click()
      await expect
        .poll(() => dialog.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
        .toBeGreaterThan(0.2)
      const address = (await dialog.getByRole('link', { name: 'Download MP3' }).getAttribute('href')) ?? ''
      const audio = await page.request.get(address)
      expect([audio.status(), audio.headers()['content-type']]).toEqual([200, 'audio/mpeg'])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('tab', { name: /AIHost/ })).toContainText('completed')
    })

    test('a sample can be cancelled', async ({ page }) => {
      await addSource(page)
      await page.getByRole('button', { name: 'Sample', exact: true }).click()
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
      await expect(page.getByRole('tab', { name: /AIHost/ })).not.toContainText('completed')
    })

    test('custom hours, collisions in words and red, 24 schedules at the most', async ({ page }) => {
      await toSchedule(page)
      await card(page, 1).getByLabel('Custom').check()
      const custom = card(page, 1).getByLabel('Time, HH:MM')
      await custom.fill('24:00')
      await custom.press('Enter')
      await expect(page.getByText('Invalid hour format. Please enter a valid hour in the format HH:MM.')).toBeVisible()
      await custom.fill('07:30')
      await custom.press('Enter')
      await expect(card(page, 1).getByLabel('07:30')).toBeChecked()

      await page.getByRole('button', { name: 'Add Schedule' }).click()
      await card(page, 2).getByLabel('0:00', { exact: true }).check()
      const collision =
        'Warning: Collision detected: Schedule 1 and 2 overlap on Monday, Tuesday, Wednesday, Thursday, Friday at 0:00.'
      await expect(card(page, 2).getByText(collision)).toBeVisible()
      await expect(page.locator('.week [data-collides]')).toHaveCount(5)
      await page.getByRole('button', { name: 'Add Schedule' }).click()
      await reported(page, collision)
      await expect(card(page, 3)).toHaveCount(0)
      await page.getByRole('button', { name: 'Remove Schedule #2' }).click()
      await expect(page.getByRole('button', { name: /^Remove Schedule/ })).toHaveCount(0)

      for (let count = 1; count < 24; count += 1) await page.getByRole('button', { name: 'Add Schedule' }).click()
      await page.getByRole('button', { name: 'Add Schedule' }).click()
      await reported(page, 'You can only add up to 24 schedules.')
    })

    test('the week grid and the cards edit the same thing, also by keyboard', async ({ page }) => {
      await toSchedule(page)
      await page.getByRole('button', { name: 'Monday 0:00, airs by schedule 1' }).focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: /^Monday 1:00, airs by/ })).toBeFocused()
      await expect(card(page, 2).getByLabel('Monday')).toBeChecked()
      await expect(card(page, 2).getByLabel('1:00', { exact: true })).toBeChecked()
    })

    test('what was entered survives a reload, and going on where one was', async ({ page }) => {
      await page.getByLabel('Station name').fill('Radio Ü 🎙 مرحبا')
      await toSchedule(page)
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Schedule #1' })).toBeVisible()
      await page.getByRole('tab', { name: /AIHost/ }).click()
      await expect(page.getByLabel('Station name')).toHaveValue('Radio Ü 🎙 مرحبا')
    })

    test('a session that ends in the middle costs nothing', async ({ page, context }) => {
      await page.getByLabel('Station name').fill('Kept Radio')
      const cookies = await context.cookies()
      await context.clearCookies({ name: 'hourcast_session' })
      await page.getByRole('button', { name: 'Preview text' }).click()
      await page.waitForURL(/\/login\?returnUrl=/)
      await context.addCookies(cookies)
      await page.goto('/schedule')
      await expect(page.getByLabel('Station name')).toHaveValue('Kept Radio')
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

    test('built, saved, in the list with its air times, paused, edited, deleted', async ({ page }) => {
      await asNewOwner(page)
      await page.getByLabel('Host name').fill('Nadia')
      await page.getByLabel('Presentation type').selectOption('1')
      await toConfirm(page)
      await page.getByRole('button', { name: 'Generate Direct Link' }).click()
      await expect(page.getByLabel('Station schedule URL')).toHaveValue(/\/station\/[a-z2-7]{36}\.mp3$/)
      const link = await page.getByLabel('Station schedule URL').inputValue()
      await expect(page.getByText('1 schedule, 20 occurrences a month.')).toBeVisible()
      await page.getByRole('button', { name: 'Save me' }).click()
      await page.waitForURL('**/station/scheduler')
      await reported(page, 'Scheduler saved successfully')

      const saved = page.getByRole('article', { name: /Nadia/ })
      await expect(saved).toHaveAttribute('data-tone', 'active')
      await expect(saved.getByText('5', { exact: true })).toBeVisible()
      await saved.getByText('Next 10 broadcasts').click()
      await expect(saved.locator('ol time')).toHaveCount(10)

      await saved.getByRole('button', { name: 'Pause' }).click()
      await expect(saved).toHaveAttribute('data-tone', 'inactive')
      await expect(saved.getByText('nothing ahead')).toBeVisible()
      await saved.getByRole('button', { name: 'Resume' }).click()
      await expect(saved).toHaveAttribute('data-tone', 'active')

      await page.context().setOffline(true)
      for (const act of ['Pause', 'Run now']) {
        await saved.getByRole('button', { name: act }).click()
        await reported(page, 'The server did not answer as it should. Try again in a moment.')
        await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click()
      }
      await page.context().setOffline(false)
      await expect(saved).toHaveAttribute('data-tone', 'active')

      await saved.getByRole('link', { name: 'Edit Nadia' }).click()
      await expect(page.getByRole('heading', { name: 'Schedule #1' })).toBeVisible()
      await page.getByRole('tab', { name: /AIHost/ }).click()
      await page.getByLabel('Host name').fill('Nadja')
      await page.getByRole('tab', { name: /Confirm/ }).click()
      await expect(page.getByLabel('Station schedule URL')).toHaveValue(link)
      await page.getByRole('button', { name: 'Save me' }).click()
      await page.waitForURL('**/station/scheduler')
      await expect(page.getByRole('article')).toHaveCount(1)

      await page.getByRole('button', { name: 'Delete Nadja' }).click()
      await expect(page.getByRole('dialog', { name: 'Are you sure you want to delete this scheduler?' })).toBeVisible()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(page.getByText('No AI host yet')).toBeVisible()
    })

    test('no serious finding of axe on any step, and nothing wider than the screen', async ({ page }) => {
      const look = async () => {
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      }
      await look()
      await addSource(page)
      await page.getByRole('button', { name: 'Preview text' }).click()
      await expect(page.getByRole('dialog').locator('.script p').first()).toBeVisible()
      await look()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Scheduling' }).click()
      await look()
      await page.getByRole('button', { name: 'Production' }).click()
      for (const method of ['link', 'email', 'ftp']) {
        await page.getByLabel('Delivery method').selectOption(method)
        await look()
      }
    })
  })
}

test('what is entered before the scripts are there is kept, and what is pressed then comes after it', async ({ page }) => {
  // Kept by the tab, and put back into the fields when the page comes alive.
  await page.getByLabel('Location').fill('Oslo')
  let letThrough = () => {}
  const entered = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/*.js', async (route) => {
    await entered
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('Station name').fill('Early Radio')
  await page.getByLabel('Language').selectOption('1')
  await page.getByLabel('Include current date and time').uncheck()
  for (const name of ['Long, about 120 s', 'Short, about 45 s', 'Long, about 120 s'])
    await page.getByRole('radio', { name }).check()
  await page.getByRole('textbox', { name: 'Source URLs' }).fill(FEED)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  // What is no button takes nothing back.
  await page.getByRole('heading', { level: 1 }).click()
  letThrough()
  await expect(page.getByRole('list', { name: 'Sources of this host' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByLabel('Station name')).toHaveValue('Early Radio')
  await expect(page.getByLabel('Language')).toHaveValue('1')
  await expect(page.getByLabel('Include current date and time')).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'Long, about 120 s' })).toBeChecked()
  await expect(page.getByLabel('Location')).toHaveValue('Oslo')
  await expect(page.getByRole('complementary', { name: 'Your AI host so far' })).toContainText('Early Radio')
})

test.describe('seen from elsewhere than the station', () => {
  test.use({ timezoneId: 'Pacific/Chatham' })
  test('the next ten broadcasts are told in station time and in the viewer’s', async ({ page }) => {
    const ahead = page.getByRole('complementary', { name: 'Your AI host so far' }).getByRole('listitem')
    await expect(ahead).toHaveCount(10)
    for (const reported of await ahead.all()) await expect(reported).toHaveText(/^00:00 .+[A-Z][a-z]{2} \d\d:\d\d for you$/)
  })
})

test('of two tabs that save the same scheduler the second is told, and nothing is lost', async ({ page, context }) => {
  await asNewOwner(page)
  await toConfirm(page)
  await page.getByRole('button', { name: 'Save me' }).click()
  await page.waitForURL('**/station/scheduler')
  const address = (await page.getByRole('link', { name: /^Edit / }).getAttribute('href')) ?? ''
  const tabs = [await context.newPage(), await context.newPage()] as const
  for (const [index, tab] of tabs.entries()) {
    await tab.goto(address)
    await tab.waitForLoadState('networkidle')
    await tab.getByRole('tab', { name: /AIHost/ }).click()
    await tab.getByLabel('Station name').fill(`Tab ${index}`)
    await tab.getByRole('tab', { name: /Confirm/ }).click()
  }
  await tabs[0].getByRole('button', { name: 'Save me' }).click()
  await tabs[0].waitForURL('**/station/scheduler')
  await tabs[1].getByRole('button', { name: 'Save me' }).click()
  await expect(tabs[1].getByRole('dialog')).toContainText('changed elsewhere')
  await tabs[1].getByRole('button', { name: 'Save mine over it' }).click()
  await tabs[1].waitForURL('**/station/scheduler')
  await tabs[1].goto(address)
  await tabs[1].getByRole('tab', { name: /AIHost/ }).click()
  await expect(tabs[1].getByLabel('Station name')).toHaveValue('Tab 1')
})

test('somebody else’s scheduler is not found', async ({ page, browser }) => {
  await asNewOwner(page)
  await toConfirm(page)
  await page.getByRole('button', { name: 'Save me' }).click()
  await page.waitForURL('**/station/scheduler')
  const address = (await page.getByRole('link', { name: /^Edit / }).getAttribute('href')) ?? ''
  const stranger = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage()
  await signUp(stranger)
  expect((await stranger.goto(address))?.status()).toBe(404)
})

test('the wizard needs at most 130 kB of scripts', async ({ page }) => {
  const sizes: number[] = []
  page.on('response', async (response) => {
    if (!/\.js($|\?)/.test(response.url())) return
    const { gzipSync } = await import('node:zlib')
    sizes.push(gzipSync(await response.body()).length)
  })
  await page.goto('/schedule')
  await page.waitForLoadState('networkidle')
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  expect(whole).toBeGreaterThan(20_000)
  expect(whole / 1000).toBeLessThan(130)
})
