import type { Page } from '@playwright/test'

/** Loads the page again while its scripts are held back; what it gives lets them through. */
export const reloadWithoutScripts = async (page: Page): Promise<() => void> => {
  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/*.js', async (route) => {
    await isLetThrough
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  return letThrough
}
