import type { Page } from '@playwright/test'

/** Before the page is opened: from then on the browser itself counts how far things move that nobody has asked to move. */
export const countShift = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as { shift: number }
    seen.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { shift: number }).shift)
