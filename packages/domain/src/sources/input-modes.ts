import type { InputMode } from './content.ts'

/** In the order in which a click on the prefix label goes through them. */
export const INPUT_MODES: readonly [InputMode, ...InputMode[]] = ['curl', 'https', 'json', 'rss']

/** curl → https → json → rss → curl. */
export const nextInputMode = (mode: InputMode): InputMode =>
  INPUT_MODES[(INPUT_MODES.indexOf(mode) + 1) % INPUT_MODES.length] ?? INPUT_MODES[0]
