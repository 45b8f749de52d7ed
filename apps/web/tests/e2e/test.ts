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

/** Playwright's `test`, whose `page` is ready for a press after `goto` and `reload`: a machine under load is slower than a test. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      page.goto = waitAfter(page, page.goto.bind(page))
      page.reload = waitAfter(page, page.reload.bind(page))
    }
    await use(page)
  },
})
