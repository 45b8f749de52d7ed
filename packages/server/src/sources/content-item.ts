import { createHash } from 'node:crypto'
import { parseUrl } from '@hourcast/domain/parse-url'
import type { ContentItem } from '@hourcast/domain/sources/content'
import type { WeatherReport } from '@hourcast/domain/sources/weather-report'
import { isSection, SECTION } from './section-name.ts'
import { stripMarkup } from './strip-markup.ts'
import { cutAtSentence, firstSentence, MAX_SOURCE_NAME, MAX_TEXT, MAX_TITLE, tidyLine } from './tidy-text.ts'

/** Where a text came from: what parsers need to name and number its items. */
export type SourceOrigin = {
  /** Host as the owner knows it, without port: news.example */
  host: string
  /** The address that was read, for relative links. */
  url: string
  /** When it was read, in epoch milliseconds: what is dated later is no news yet. */
  readAt?: number | undefined
}

/** One entry as a parser found it. */
export type RawEntry = {
  /** What makes it this entry: its own id, else its link, else its title; for live data, what it says. */
  identity: string
  /** As written: markup, entities and control characters included. */
  title: string
  /** Plain text: what stripMarkup gave, a line per block. */
  text: string
  link?: string | undefined
  publishedAt?: number | undefined
  publishedZone?: number | undefined
  /** A measured value beside its limit. */
  isReading?: true
  weather?: WeatherReport
  /** Of a collection: who published this one. */
  source?: string
  about?: ContentItem['about']
  /** Of something that is told in several tongues: this one's, 'de'. */
  language?: string | undefined
}

/** Titles made from the first words of a text stay short enough to be one breath. */
const MAX_MADE_TITLE = 120

/** A clean item, or undefined when nothing is left to say. */
export const makeContentItem = (raw: RawEntry, sourceName: string, origin: SourceOrigin): ContentItem | undefined => {
  const text = cutAtSentence(closeLines(raw.text), MAX_TEXT)
  const written = tidyLine(stripMarkup(raw.title))
  const title = cutAtSentence(
    written === '' ? firstSentence(text, MAX_MADE_TITLE) : written,
    written === '' ? MAX_MADE_TITLE : MAX_TITLE,
  )
  if (title === '') return undefined
  const item: ContentItem = {
    id: itemId(origin.host, raw.identity === '' ? title : raw.identity),
    title,
    text,
    source: speakableName(raw.source ?? sourceName, origin),
  }
  const link = absoluteLink(raw.link, origin.url)
  if (link !== undefined) item.link = link
  if (raw.publishedAt !== undefined) item.publishedAt = raw.publishedAt
  if (raw.publishedAt !== undefined && raw.publishedZone !== undefined) item.publishedZone = raw.publishedZone
  if (raw.isReading) item.isReading = true
  if (raw.weather !== undefined) item.weather = raw.weather
  if (raw.about !== undefined) item.about = raw.about
  if (raw.language !== undefined) item.language = raw.language
  return item
}

/**
 * The name as it may be said on air: of the parts between bars and dashes the one that is the host's, else the first; where that
 * is a section of a paper, the last that is not one ('World news | The Guardian' is The Guardian). Without a name the host.
 */
export const speakableName = (name: string, { host }: Pick<SourceOrigin, 'host'>): string => {
  const tidy = tidyLine(stripMarkup(name))
  // 'The Post | Latest News & Headlines', 'Le Quotidien - Actualités - A la Une'
  const parts = tidy.split(/\s+(?:[|»>·•:]|::|>>|\/\/|[-–—])\s+/).filter((part) => part.trim().length > 1)
  const [first = tidy] = parts
  const named = parts.filter((part) => !isSection(part))
  const own = named.find((part) => isOfHost(part, host))
  const short = cutAtSentence(own ?? (isSection(first) ? (named.at(-1) ?? first) : first), MAX_SOURCE_NAME)
  return short === '' ? host.replace(/^www\./, '') : short
}

/** 'The Guardian' of theguardian.com, 'NYT' of rss.nytimes.com, 'Deutsche Welle' of rss.dw.com. */
const isOfHost = (part: string, host: string): boolean => {
  const words = plainLetters(part).split(/[^\p{L}\p{N}]+/u)
  const whole = words.join('')
  const labels = plainLetters(host)
    .split('.')
    .slice(0, -1)
    .filter((label) => label.length > 1 && !/^(?:www|feeds?|rss|api|com?|org)$/.test(label) && !SECTION.test(label))
  return labels.some(
    (label) =>
      words.some((word) => word.replace(/(?<!\d)\d+$/, '') === label) ||
      (label.length > 3 && whole.includes(label.replaceAll('-', ''))) ||
      (/^\p{Lu}{3,}$/u.test(part.trim()) && label.startsWith(whole)) ||
      words.map((word) => word.charAt(0)).join('') === label,
  )
}

const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

/** Epoch milliseconds of a date as feeds and data write it; undefined for what is not one or cannot be true. */
export const readDate = (written: string | undefined): number | undefined => {
  if (written === undefined || written.length > 64 || !/\d{4}|\d{1,2}:\d{2}/.test(written)) return undefined
  const instant = dayFirst(written) ?? Date.parse(written.trim())
  return instant > EARLIEST && instant < LATEST ? instant : undefined
}

/** The zone of a date, in minutes: 330 of '+0530'. UTC is what programs write who know no zone. */
export const readZone = (written: string | undefined): number | undefined => {
  const [, sign, hours, minutes] = /\d{2}\s?([+-])(0\d|1[0-4]):?([0-5]\d)\s*$/.exec(written?.slice(-20) ?? '') ?? []
  const zone = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  return hours === undefined || zone === 0 ? undefined : zone
}

/** '13.01.2027 08:00', '13/01/2027': most of the world. A month above twelve shows that the day came second. */
const dayFirst = (written: string): number | undefined => {
  const [, day, month, year, hour = 0, minute = 0] =
    /^\s*(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:[ T,]{1,3}(\d{1,2})[:.](\d{2})(?::\d{2})?)?\s*(?:Uhr|h)?\s*$/.exec(written) ?? []
  if (day === undefined || Number(month) > 12) return undefined
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute))
}
const EARLIEST = Date.UTC(1990, 0, 1)
const LATEST = Date.UTC(2100, 0, 1)

/** The host is part of it: two sources may both have an entry number 1. */
const itemId = (host: string, identity: string): string =>
  createHash('sha256').update(`${host}\n${identity}`).digest('hex').slice(0, 32)

/** Each line is a block of its own (a heading, a list entry): a full stop keeps the voice from running on. */
const closeLines = (text: string): string =>
  text.includes('\n') ? text.replace(/([\p{L}\p{M}\p{N})%€$£°²])(?=\n|$)/gu, '$1.') : text

const absoluteLink = (link: string | undefined, base: string): string | undefined => {
  const url = link === undefined || link.trim() === '' || link.length > 2000 ? null : parseUrl(link.trim(), base)
  if (url === null) return undefined
  const isWeb = (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '' && url.password === ''
  return isWeb ? url.href : undefined
}
