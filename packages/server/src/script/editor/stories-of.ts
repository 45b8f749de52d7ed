import { judgeItems } from '../built-in/judge-items.ts'
import type { StoryLine } from '../built-in/learnt/learn.ts'
import { seenOf } from '../built-in/learnt/signs.ts'
import { waysOf } from '../built-in/learnt/ways.ts'
import { localeOf } from '../locale-of.ts'
import { mendedItems } from '../mended-items.ts'
import { wordRulesOf } from '../words/word-rules.ts'
import type { EditorCase } from './editor-case.ts'
import { inputOf, readItems } from './try-case.ts'

/**
 * The stories of a case's feed that may be told, as they are judged, and the ways in which each could be: an editor adds how faulty the story and
 * how poor each way is, and `learn` reads them.
 */
export const storiesOf = async (one: EditorCase): Promise<StoryLine[]> => {
  const items = readItems(one)
  if (items instanceof Error) return []
  const given = inputOf(one, items)
  const locale = localeOf(given)
  const input = { ...given, items: mendedItems(items, locale) }
  const rules = wordRulesOf(input, locale)
  const { candidates } = await judgeItems(input, {
    task: '',
    presentationType: input.presentationType,
    locale,
    rules,
    tellsAgain: true,
    isWary: true,
  })
  return candidates.map((judged) => {
    const { headline, told } = judged
    return {
      tongue: one.tongue,
      ...seenOf(judged),
      told,
      ways: Object.fromEntries(waysOf({ headline, told }).map((way) => [way, null])),
    }
  })
}
