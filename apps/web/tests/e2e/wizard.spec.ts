import { expect } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { test } from './sign-up.ts'
import { addSource, FEED, openWizard, reported, toConfirm, toSchedule } from './wizard-steps.ts'

test.beforeEach(({ page }) => openWizard(page))

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

    test('a task is understood as it is typed, and what is not understood is told', async ({ page }) => {
      await page.getByLabel('Custom task').fill('Only football, at most three stories, like a pirate')
      const told = page.getByRole('tabpanel', { name: 'AIHost' }).getByText(/^The built-in writer /)
      await expect(told).toHaveText(
        / selects stories about sport, tells at most 3\. .*like a pirate”: this needs LLM_BASE_URL\.$/,
      )
      await page.getByLabel('Custom task').fill('No politics')
      await expect(told).toHaveText(/ leaves out those about politics\.$/)
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

    test('no serious finding of axe on any step, and nothing wider than the screen', async ({ page }) => {
      // Axe reads each step whole, which takes seconds where cores are few.
      test.setTimeout(120_000)
      const look = async () => {
        const violations = await axeFindings(page)
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
