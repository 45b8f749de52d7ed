import { MAX_SOURCE_LENGTH, MAX_SOURCES } from '@hourcast/domain/limits'
import { fail } from '@hourcast/domain/problem'
import type { ContentItem, InputMode } from '@hourcast/domain/sources/content'
import { unmaskSources } from '@hourcast/domain/sources/masked-sources'
import { splitSources, uniqueSources } from '@hourcast/domain/sources/source-urls'
import type { Services } from '../services.ts'
import type { PreviewResult } from './preview-types.ts'
import { withinPreviewTime } from './within-preview-time.ts'
import { noContent } from './write-preview.ts'

const MAX_CHARACTERS = 20_000

export type GetContentInput = {
  stationId: string
  /** Sources joined by '|'. */
  userInput: string
  /** Without one, what comes back says what it is: a feed, JSON, or a page. */
  mode?: InputMode | undefined
  signal?: AbortSignal | undefined
}

/** The text of what the sources hold, as the wizard shows it: read as for air, at most 20,000 characters, cut between two items. */
export const getContent = (
  { readSources }: Pick<Services, 'readSources'>,
  { stationId, userInput, mode = 'https', signal: outer }: GetContentInput,
): Promise<PreviewResult<string>> =>
  withinPreviewTime(outer, async (signal) => {
    if (userInput.length > MAX_SOURCES * MAX_SOURCE_LENGTH) return fail('too-large', 'The sources are too long.', 'source')
    const urls = uniqueSources(splitSources(userInput))
    if (urls.length > MAX_SOURCES) return fail('invalid', `A host reads at most ${MAX_SOURCES} sources.`, 'source')
    // Nothing is kept for what is asked here: dots have to be typed.
    const whole = unmaskSources(urls, [])
    if (!whole.ok) return whole
    const { items, faults } = await readSources({ stationId, mode, urls, signal })
    signal.throwIfAborted()
    return items.length === 0 ? noContent(faults) : { ok: true, value: joinItems(items) }
  })

const joinItems = (items: readonly ContentItem[]): string => {
  const texts: string[] = []
  let left = MAX_CHARACTERS
  for (const { title, text } of items) {
    const whole = [title, text].filter(Boolean).join('\n')
    if (texts.length > 0 && whole.length + 2 > left) break
    // Only the first can be cut inside, and never in the middle of a character.
    texts.push(whole.slice(0, left).replace(/[\uD800-\uDBFF]$/, ''))
    left -= whole.length + 2
  }
  return texts.join('\n\n')
}
