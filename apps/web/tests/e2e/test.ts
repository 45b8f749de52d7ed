import { randomInt } from 'node:crypto'
import { test as base, type Page } from '@playwright/test'

// What is pressed before React listens is sent as a form, or nowhere; the tests that hold scripts back, and those without scripts, look at that.
const isListening = () =>
  document.querySelector('script[type=module], script[type=late-module]') === null ||
  (Object.keys(document).some((key) => key.startsWith('__reactContainer$')) && !('doEarlyPress' in window))

type Load = { waitUntil?: 'load' | 'domcontentloaded' | 'networkidle' | 'commit' }

const waitAfter =
  <Args extends unknown[], Answer>(page: Page, load: (...args: Args) => Promise<Answer>) =>
  async (...args: Args): Promise<Answer> => {
    const answer = await load(...args)
    const options = args.find((arg): arg is Load => typeof arg === 'object')
    if (!options?.waitUntil) await page.waitForFunction(isListening)
    return answer
  }

/**
 * Playwright's `test`. Each test is a visitor of its own, as behind a proxy: all of them together sign in more often than one visitor may in a minute.
 * Its `page` is ready for a press after `goto` and `reload`: a machine under load is slower than a test.
 */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  extraHTTPHeaders: ({}, use) => use({ 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      page.goto = waitAfter(page, page.goto.bind(page))
      page.reload = waitAfter(page, page.reload.bind(page))
    }
    await use(page)
  },
})
