import { type RawEntry, readDate } from '../content-item.ts'
import { isJsonObject, type JsonObject } from '../json-fields.ts'
import { withoutPublisherTails } from '../publisher-tail.ts'
import { stripMarkup } from '../strip-markup.ts'
import { objectAt, objectsAt, type Shape, textAt } from './shape.ts'

/** Where the service cuts its `content`: '… [+1234 chars]'. */
const CUT = /^\[\+?\d{1,7} chars\]\s*$/u
const CUT_MARK = '['
const ELLIPSIS = /(?:…|(?<!\.)\.{3})$/u

/** With an ellipsis for the service's mark. Which stop before it ended a sentence is not known here: '2.' is what is left of '2.4'. */
const withPlainEnd = (text: string): string => {
  const at = text.lastIndexOf(CUT_MARK)
  if (at < 0 || !CUT.test(text.slice(at))) return text
  return `${text.slice(0, at).trimEnd().replace(ELLIPSIS, '').trimEnd()}…`
}

/** Of two texts that begin alike the one that tells more: a cut one only where it has whole sentences behind the other. */
const fullerOf = (description: string, content: string): string => {
  if (!ELLIPSIS.test(content)) return content
  if (description.length >= content.length) return description
  const more = content.startsWith(description) ? content.slice(description.length) : ''
  const isWhole = !ELLIPSIS.test(description) && /^[\s…]/u.test(more)
  return isWhole && !INNER_END.test(more) ? description : content
}
const INNER_END = /[.!?।]["'”’»)]?\s/u

const SAME_BEGINNING = 40
/** Their ends aside, where each may be cut at another letter. */
const beginAlike = (description: string, content: string): boolean => {
  const [one, other] = [description, content].map((text) => text.replace(/[.!?।…]{1,4}$/u, '').slice(0, SAME_BEGINNING))
  return one !== undefined && other !== undefined && (one.startsWith(other) || other.startsWith(one))
}

const textOf = (description: string, content: string): string => {
  if (content === '' || content === '…') return description
  if (description === '') return content
  return beginAlike(description, content) ? fullerOf(description, content) : `${closed(description)} ${content}`.trim()
}

const SENTENCES = /^.*[.!?।]["'”’»)]?(?=\s)/su
const CLOSED = /[.!?…।]["'”’»)]?$/u
/** Another text follows: what the description breaks off in is no sentence, and one without its stop would run on into it. */
const closed = (description: string): string => {
  if (ELLIPSIS.test(description)) return SENTENCES.exec(description)?.[0] ?? ''
  return CLOSED.test(description) ? description : `${description}.`
}

const TAIL_DASH = /^\s*[-–—]\s/u

/** NewsAPI and its like: articles with a source of their own, a description and a cut content. */
export const newsApi: Shape = (json) => {
  if (!isJsonObject(json) || (json.totalResults === undefined && json.totalArticles === undefined)) return undefined
  const articles = objectsAt(json, 'articles').filter((row) => textAt(row, 'title') !== '')
  if (articles.length === 0) return undefined
  const written = articles.map((row) => textAt(row, 'title'))
  const titles = withoutPublisherTails(written)
  const entries = articles.map((row, at): RawEntry => {
    const entry = articleEntry(row)
    const title = titles[at] ?? ''
    // Its tail names the paper; the service's own name for it may be another one's: 'Globo' for G1.
    const paper = (written[at] ?? '').slice(title.length).replace(TAIL_DASH, '').trim()
    return { ...entry, title, ...(paper === '' ? {} : { source: paper }) }
  })
  return { name: '', entries }
}

/** The service loses letters that English has not: 'Padziernik by trzecim miesicem'. */
const hasLostLetters = (content: string, description: string): boolean =>
  content.length >= LOST_LEAST && (description.match(OWN_LETTER)?.length ?? 0) >= 3 && !content.match(OWN_LETTER)
const LOST_LEAST = 60
const OWN_LETTER = /(?!\p{ASCII})\p{L}/gu

const articleEntry = (row: JsonObject): RawEntry => {
  const source = textAt(objectAt(row, 'source'), 'name')
  const description = stripMarkup(textAt(row, 'description'))
  const whole = withPlainEnd(stripMarkup(textAt(row, 'content').slice(0, 20_000))).trim()
  const content = hasLostLetters(whole, `${textAt(row, 'title')} ${description}`) ? '' : whole
  return {
    identity: textAt(row, 'url') || textAt(row, 'title'),
    title: textAt(row, 'title'),
    text: textOf(description, content),
    link: textAt(row, 'url'),
    publishedAt: readDate(textAt(row, 'publishedAt')),
    ...(source === '' ? {} : { source }),
  }
}
