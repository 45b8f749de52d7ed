import { expect } from '@playwright/test'
import { signUp, test } from './sign-up.ts'
import { addSource, asNewOwner, openWizard, reported, toConfirm } from './wizard-steps.ts'

test.beforeEach(({ page }) => openWizard(page))

for (const width of [360, 1440]) {
  test.describe(`the wizard at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('built, saved, in the list with its air times, paused, edited, deleted', async ({ page }) => {
      await asNewOwner(page)
      await page.getByLabel('Host name').fill('Nadia')
      await page.getByLabel('Presentation type').selectOption('1')
      await toConfirm(page)
      await page.getByRole('button', { name: 'Generate Direct Link' }).click()
      await expect(page.getByLabel('Station schedule URL')).toHaveValue(/\/station\/[a-z2-7]{36}\.mp3$/)
      const link = await page.getByLabel('Station schedule URL').inputValue()
      await expect(page.getByText('5 broadcasts a week')).toBeVisible()
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
      await page.getByRole('button', { name: 'Undo' }).click()
      await reported(page, 'Nadja is back as it was.')
      await expect(page.getByRole('article', { name: /Nadja/ })).toHaveAttribute('data-tone', 'active')
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    })
  })
}

test('a name that is typed is looked up then; the page of a saved host says at once whose voice it has', async ({ page }) => {
  await asNewOwner(page)
  const lists: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('gender-of-name')) lists.push(request.url())
  })
  const chosen = page.getByRole('combobox', { name: 'Voice', exact: true }).locator('option:checked')
  await page.getByLabel('Language').selectOption('Portuguese')
  await page.getByLabel('Host name').fill('Clara')
  await expect(chosen).toHaveText('By the host’s name: built-in, a woman')
  expect(lists).toEqual([])
  await page.getByLabel('Host name').fill('Zorblax')
  await expect(page.getByText('Whether Zorblax is a woman or a man is not known')).toBeVisible()
  await page.getByLabel('Host name').fill('João')
  await expect(chosen).toHaveText('By the host’s name: built-in, a man')
  expect(lists).toHaveLength(1)
  await toConfirm(page)
  await page.getByRole('button', { name: 'Save me' }).click()
  await page.waitForURL('**/station/scheduler')
  const address = (await page.getByRole('link', { name: 'Edit João' }).getAttribute('href')) ?? ''
  expect(await (await page.request.get(address)).text()).toContain('By the host’s name: built-in, a man')
  await page.goto(address)
  await page.getByRole('tab', { name: /AIHost/ }).click()
  await expect(chosen).toHaveText('By the host’s name: built-in, a man')
  expect(lists).toHaveLength(1)
})

test('music under the voice comes with a music format, and is kept as its owner wants it', async ({ page }) => {
  await asNewOwner(page)
  const music = page.getByLabel('Music under the voice')
  const edit = async () => {
    await page.getByRole('link', { name: /^Edit / }).click()
    await page.getByRole('tab', { name: /AIHost/ }).click()
  }
  await expect(page.getByLabel('Music format')).toHaveValue('Pop')
  await page.getByLabel('Music format').selectOption('None')
  await expect(music).toHaveCount(0)
  await page.getByLabel('Music format').selectOption('Jazz')
  await expect(music).toBeChecked()
  await toConfirm(page)
  await page.getByRole('button', { name: 'Generate Direct Link' }).click()
  await page.getByRole('button', { name: 'Save me' }).click()
  await page.waitForURL('**/station/scheduler')
  await edit()
  await expect(music).toBeChecked()
  await music.uncheck()
  await page.getByRole('tab', { name: /Confirm/ }).click()
  await page.getByRole('button', { name: 'Save me' }).click()
  await page.waitForURL('**/station/scheduler')
  await edit()
  await expect(page.getByLabel('Music format')).toHaveValue('Jazz')
  await expect(music).not.toBeChecked()
  // As the links of the overview and of mails open it: where the fault is mended.
  const saved = new URL(page.url()).searchParams.get('id')
  for (const [step, field] of [
    ['Confirm', 'Delivery method'],
    ['AIHost', 'Music format'],
  ] as const) {
    await page.goto(`/schedule?id=${saved}&step=${step}`)
    await expect(page.getByLabel(field, { exact: true })).toBeVisible()
  }
})

test('edits that were not saved come back with their host, and can be discarded', async ({ page }) => {
  await asNewOwner(page)
  await page.getByLabel('Host name').fill('Nadia')
  await toConfirm(page)
  await page.getByRole('button', { name: 'Save me' }).click()
  await page.waitForURL('**/station/scheduler')
  const edit = async () => {
    await page.getByRole('link', { name: 'Edit Nadia' }).click()
    await page.getByRole('tab', { name: /AIHost/ }).click()
  }
  const back = page.getByText('Unsaved changes are back.')
  await edit()
  await expect(back).toHaveCount(0)
  await page.getByLabel('Station name').fill('Changed FM')
  await page.goto('/station/scheduler')
  await page.waitForLoadState('networkidle')
  await edit()
  await expect(page.getByLabel('Station name')).toHaveValue('Changed FM')
  await expect(back).toBeVisible()
  await page.getByRole('button', { name: 'Discard them' }).click()
  await page.getByRole('tab', { name: /AIHost/ }).click()
  await expect(page.getByLabel('Station name')).not.toHaveValue('Changed FM')
  await page.goto('/station/scheduler')
  await page.waitForLoadState('networkidle')
  await edit()
  await expect(back).toHaveCount(0)
})

test('other sources than those that were sampled are sampled before they are saved', async ({ page }) => {
  await asNewOwner(page)
  await toConfirm(page)
  await page.getByRole('tab', { name: /AIHost/ }).click()
  await addSource(page, 'nothing-here.invalid/page.html')
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  for (const step of [/Schedule/, /Confirm/])
    await expect(page.getByRole('tab', { name: step })).toHaveAttribute('data-state', 'locked')
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

test('a host that was deleted on another device is saved as a new one, and nothing is lost', async ({ page, context }) => {
  await asNewOwner(page)
  await toConfirm(page)
  await page.getByRole('button', { name: 'Save me' }).click()
  await page.waitForURL('**/station/scheduler')
  const address = (await page.getByRole('link', { name: /^Edit / }).getAttribute('href')) ?? ''
  const tab = await context.newPage()
  await tab.goto(address)
  await tab.waitForLoadState('networkidle')
  await tab.getByRole('tab', { name: /AIHost/ }).click()
  await tab.getByLabel('Station name').fill('Kept FM')
  await tab.getByRole('tab', { name: /Confirm/ }).click()
  await page.getByRole('button', { name: /^Delete / }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(0)
  await tab.getByRole('button', { name: 'Save me' }).click()
  await expect(tab.getByRole('dialog')).toContainText('was deleted elsewhere')
  await tab.getByRole('button', { name: 'Save as a new host' }).click()
  await tab.waitForURL('**/station/scheduler')
  const renewed = (await tab.getByRole('link', { name: /^Edit / }).getAttribute('href')) ?? ''
  expect(renewed).not.toBe(address)
  await tab.goto(renewed)
  await tab.getByRole('tab', { name: /AIHost/ }).click()
  await expect(tab.getByLabel('Station name')).toHaveValue('Kept FM')
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
