import { type RawEntry, readDate } from '../content-item.ts'
import { isJsonObject, type JsonObject } from '../json-fields.ts'
import { stripMarkup } from '../strip-markup.ts'
import { objectAt, objectsAt, type Shape, textAt } from './shape.ts'

/** Where the service cuts its `content`: '… [+1234 chars]'. */
const CUT = /[^.!?…]*(?:…|\.\.\.)?\s*\[\+\d{1,7} chars\]\s*$/u

/** NewsAPI and its like: articles with a source of their own, a description and a cut content. */
export const newsApi: Shape = (json) => {
  if (!isJsonObject(json) || (json.totalResults === undefined && json.totalArticles === undefined)) return undefined
  const articles = objectsAt(json, 'articles').filter((row) => textAt(row, 'title') !== '')
  return articles.length === 0 ? undefined : { name: '', entries: articles.map(articleEntry) }
}

const articleEntry = (row: JsonObject): RawEntry => {
  const source = textAt(objectAt(row, 'source'), 'name')
  const description = stripMarkup(textAt(row, 'description'))
  const content = stripMarkup(textAt(row, 'content').slice(0, 20_000)).replace(CUT, '').trim()
  return {
    identity: textAt(row, 'url') || textAt(row, 'title'),
    title: textAt(row, 'title'),
    text: content.startsWith(description.slice(0, 40)) && content !== '' ? content : `${description} ${content}`.trim(),
    link: textAt(row, 'url'),
    publishedAt: readDate(textAt(row, 'publishedAt')),
    ...(source === '' ? {} : { source }),
  }
}
