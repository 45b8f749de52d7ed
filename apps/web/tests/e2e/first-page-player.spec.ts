import { expect } from '@playwright/test'
import { openWithBulletin } from './first-bulletin.ts'
import { reloadWithoutScripts } from './reload-without-scripts.ts'
import { test } from './test.ts'

test('the last bulletin plays, and its script lights up as it is read', async ({ page }) => {
  await openWithBulletin(page)
  await page.getByRole('button', { name: 'Play the bulletin' }).click()
  await expect(page.getByRole('button', { name: 'Pause the bulletin' })).toBeVisible()
  await expect(page.locator('.now .script p[data-spoken="true"]')).toHaveCount(1)
  const played = () =>
    page
      .locator('.now audio')
      .first()
      .evaluate((audio: HTMLAudioElement) => audio.currentTime)
  await expect.poll(played).toBeGreaterThan(0.5)
  await page.getByRole('button', { name: 'Pause the bulletin' }).click()
  await expect(page.getByRole('button', { name: 'Play the bulletin' })).toBeVisible()
})

test('the waveform is that of the audio, and a place in it can be chosen by keyboard', async ({ page }) => {
  await openWithBulletin(page)
  const heights = async () =>
    new Set((await page.locator('.now .waveform path').first().getAttribute('d'))?.match(/v[\d.]+/g)).size
  await expect.poll(heights).toBeGreaterThan(20)
  const slider = page.getByRole('slider', { name: 'Position in the bulletin' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', /^0:02 of 0:\d\d$/)
})

test('a press before the scripts are there is done once they are', async ({ page }) => {
  await openWithBulletin(page)
  const letThrough = await reloadWithoutScripts(page)
  await page.getByRole('button', { name: 'Play the bulletin' }).focus()
  await page.keyboard.press('Enter')
  letThrough()
  await expect(page.getByRole('button', { name: 'Pause the bulletin' })).toBeVisible()
})

test('a press while the page’s data is still being decoded is done, and ends nothing', async ({ page }) => {
  await openWithBulletin(page)
  // Hydration waits for what comes through this stream.
  await page.addInitScript(() => {
    const held = { release: () => {} }
    const released = new Promise<void>((resolve) => {
      held.release = resolve
    })
    window.TextEncoderStream = class extends TextEncoderStream {
      override readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>
      constructor() {
        super()
        this.readable = super.readable.pipeThrough(
          new TransformStream({
            transform: async (chunk, controller) => {
              await released
              controller.enqueue(chunk)
            },
          }),
        )
      }
    }
    Object.assign(window, { held })
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.reload({ waitUntil: 'load' })
  const isListening = () => page.evaluate(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))
  await expect.poll(isListening).toBe(true)
  await page.getByRole('button', { name: 'Play the bulletin' }).click()
  await page.evaluate(() => (window as unknown as { held: { release: () => void } }).held.release())
  await expect(page.getByRole('button', { name: 'Pause the bulletin' })).toBeVisible()
  expect(errors).toEqual([])
})

test('an outage ends neither the page nor what plays on it, and the page goes on after it', async ({ page, context }) => {
  await openWithBulletin(page)
  await page.getByRole('button', { name: 'Play the bulletin' }).click()
  await expect
    .poll(() =>
      page
        .locator('.now audio')
        .first()
        .evaluate((audio: HTMLAudioElement) => audio.currentTime),
    )
    .toBeGreaterThan(0.1)
  const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'fetch')
  await lookAgain()
  await failed
  await context.setOffline(false)
  // One look at a time: the failed one may be ending still.
  const fresh = page.waitForResponse((response) => /\.data\b/.test(response.url()) && response.ok())
  await expect(async () => {
    await lookAgain()
    await Promise.race([fresh, Promise.reject(new Error('not yet'))])
  }).toPass()
  await expect(page.getByRole('button', { name: 'Pause the bulletin' })).toBeVisible()
})

test('an audio that is long on its way is said to be loading, until it plays', async ({ page }) => {
  await openWithBulletin(page)
  let letThrough = () => {}
  const looked = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/*.mp3', async (route) => {
    await looked
    await route.continue()
  })
  await page.getByRole('button', { name: 'Play the bulletin' }).click()
  await expect(page.getByText('loading …')).toBeVisible()
  letThrough()
  await expect(page.locator('.now .script p[data-spoken="true"]')).toHaveCount(1)
  await expect(page.getByText('loading …')).toHaveCount(0)
})

test('an audio that cannot be loaded is said in words', async ({ page }) => {
  await openWithBulletin(page)
  await page.route('**/*.mp3', (route) => route.abort())
  await page.getByRole('button', { name: 'Play the bulletin' }).click()
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
  await page.unroute('**/*.mp3')
  await page.getByRole('button', { name: 'Play the bulletin' }).click()
  await expect(page.getByRole('button', { name: 'Pause the bulletin' })).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})
