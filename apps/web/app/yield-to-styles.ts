import { LATE_MODULE, LATE_PRELOAD } from './late-programs.ts'

/**
 * What is to be seen comes first: the page's programs wait until it has been painted once. Without it a browser fetches all of them at once
 * beside styles and fonts, which have a slow line to share with them then. `startLatePrograms` lets them begin.
 */
export const yieldToStyles = (page: string): string =>
  page
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATE_PRELOAD}"`)
    .replaceAll(' type="module" async=""', ` type="${LATE_MODULE}" async=""`)
