import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds on a page that stands still, or in one part of it. A menu that is fading in has for a moment a contrast that nobody is meant to
 * read: with reduced motion each colour is what it will be.
 */
export const axeFindings = async (page: Page, part?: string) => {
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  if (!isStill) await page.emulateMedia({ reducedMotion: 'reduce' })
  const builder = new AxeBuilder({ page })
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze()
  if (!isStill) await page.emulateMedia({ reducedMotion: 'no-preference' })
  return violations
}
