import { type RawEntry, readDate } from '../content-item.ts'
import { isJsonObject, type JsonObject } from '../json-fields.ts'
import { withoutPublisherTails } from '../publisher-tail.ts'
import { stripMarkup } from '../strip-markup.ts'
import { objectAt, objectsAt, type Shape, textAt } from './shape.ts'

/** Where the service cuts its `content`: '… [+1234 chars]'. */
const CUT = /^\[\+\d{1,7} chars\]\s*$/u
const CUT_MARK = '[+'
const ENDS = ['.', '!', '?', '…']

/** Back to its last whole sentence. */
const withoutCut = (text: string): string => {
  const at = text.lastIndexOf(CUT_MARK)
  if (at < 0 || !CUT.test(text.slice(at))) return text
  const told = text
    .slice(0, at)
    .trimEnd()
    .replace(/(?:…|\.\.\.)$/u, '')
  return told.slice(0, Math.max(...ENDS.map((end) => told.lastIndexOf(end))) + 1)
}

/** NewsAPI and its like: articles with a source of their own, a description and a cut content. */
export const newsApi: Shape = (json) => {
  if (!isJsonObject(json) || (json.totalResults === undefined && json.totalArticles === undefined)) return undefined
  const articles = objectsAt(json, 'articles').filter((row) => textAt(row, 'title') !== '')
  if (articles.length === 0) return undefined
  const titles = withoutPublisherTails(articles.map((row) => textAt(row, 'title')))
  return { name: '', entries: articles.map((row, at) => ({ ...articleEntry(row), title: titles[at] ?? '' })) }
}

/** The service loses letters that English has not: 'Padziernik by trzecim miesicem'. */
const hasLostLetters = (content: string, description: string): boolean =>
  content.length >= LOST_LEAST && (description.match(OWN_LETTER)?.length ?? 0) >= 3 && !content.match(OWN_LETTER)
const LOST_LEAST = 60
const OWN_LETTER = /(?!\p{ASCII})\p{L}/gu

const articleEntry = (row: JsonObject): RawEntry => {
  const source = textAt(objectAt(row, 'source'), 'name')
  const description = stripMarkup(textAt(row, 'description'))
  const whole = withoutCut(stripMarkup(textAt(row, 'content').slice(0, 20_000))).trim()
  const content = hasLostLetters(whole, `${textAt(row, 'title')} ${description}`) ? '' : whole
  return {
    identity: textAt(row, 'url') || textAt(row, 'title'),
    title: textAt(row, 'title'),
    text: content.startsWith(description.slice(0, 40)) && content !== '' ? content : `${description} ${content}`.trim(),
    link: textAt(row, 'url'),
    publishedAt: readDate(textAt(row, 'publishedAt')),
    ...(source === '' ? {} : { source }),
  }
}
