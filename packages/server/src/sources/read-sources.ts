import type { ContentItem, InputMode } from '@hourcast/domain/sources/content'
import { splitSources } from '@hourcast/domain/sources/source-urls'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { ownAddress } from '../own-address.ts'
import type { AddressGuard } from './address-guard.ts'
import type { AnswerStore } from './answer-store.ts'
import { type CpuBudget, createCpuBudget } from './cpu-budget.ts'
import { exampleAnswer } from './example-answer.ts'
import { createFetchGuarded, type FetchGuarded, type FetchGuardedOptions } from './fetch-guarded.ts'
import { mergeItems } from './merge-items.ts'
import { SourceError } from './source-error.ts'
import type { SourceParser } from './source-parser.ts'
import { readSourcePorts } from './source-ports.ts'
import { readingOf } from './source-reading.ts'
import { readSourceRequest } from './source-request.ts'
import type { ReadSources, ReadSourcesInput, SourceFault } from './source-types.ts'
import { candidateUrls, displayUrl, undottedHost } from './source-url.ts'

/** More sources than this for one bulletin are not read: each may take its ten seconds. */
export const MAX_SOURCES = 20
const AT_ONCE = 5

const NO_ANSWERS: AnswerStore = {
  find: async () => null,
  save: async () => {},
  touch: async () => {},
}

export type ReadSourcesOptions = {
  config: Pick<Config, 'PUBLIC_URL' | 'SOURCE_PORTS' | 'HOURCAST_DEMO' | 'HOURCAST_WEB' | 'PORT'>
  guard: AddressGuard
  /** Reads what was fetched; never on the thread of an event loop. */
  parser: SourceParser
  /** Without a store each reading asks for the whole answer. */
  answers?: AnswerStore
  clock: Clock
  /** Of this program, for its User-Agent. */
  version?: string
  /** Hears of errors that are ours and not the source's. */
  log?: Pick<Logger, 'error'>
} & Pick<FetchGuardedOptions, 'timeoutMs' | 'connectTimeoutMs' | 'retryDelayMs' | 'maxBytes'>

export const createReadSources = ({
  config,
  guard,
  parser,
  answers = NO_ANSWERS,
  clock,
  version = '0.1',
  log,
  ...limits
}: ReadSourcesOptions): ReadSources => {
  const userAgent = `Hourcast/${version} (+${config.PUBLIC_URL})`
  const fetchGuarded = createFetchGuarded({
    guard,
    ports: readSourcePorts(config.SOURCE_PORTS),
    ownHosts: readOwnHosts(config),
    userAgent,
    answers,
    clock,
    ...limits,
  })
  return async (input) => {
    const written = distinctSources(input)
    const budget = createCpuBudget()
    const read = await sideBySide(written.slice(0, MAX_SOURCES), async (source, index): Promise<ReadOne> => {
      try {
        return { items: await readOne({ fetchGuarded, parser, clock, budget }, source, input) }
      } catch (error) {
        if (!(error instanceof SourceError || input.signal?.aborted))
          log?.error({ err: error }, 'readSources failed: unexpected error')
        return { items: [], fault: faultOf(error, sourceName(source, input.mode, index), input.signal) }
      }
    })
    const faults = read.flatMap(({ fault }) => fault ?? [])
    if (written.length > MAX_SOURCES)
      faults.push({
        url: '',
        code: 'too-many-sources',
        message: `Only the first ${MAX_SOURCES} of ${written.length} sources are read.`,
      })
    const readings = read.map(({ items, fault }) => readingOf(items, clock.now(), fault))
    return { items: mergeItems(read.map(({ items }) => items)), faults, readings }
  }
}

/** Where the example feed lies is let through for its sake alone. */
const readOwnHosts = ({ PUBLIC_URL, HOURCAST_DEMO, ...place }: ReadSourcesOptions['config']): ReadonlySet<string> =>
  new Set(
    [PUBLIC_URL, ...(HOURCAST_DEMO === 'on' ? [`http://${ownAddress(place)}`] : [])].map((url) => undottedHost(new URL(url))),
  )

/** Joined by '|' as the wizard writes them, each once. */
export const distinctSources = ({ urls }: Pick<ReadSourcesInput, 'urls'>): string[] => [...new Set(urls.flatMap(splitSources))]

type ReadOne = { items: ContentItem[]; fault?: SourceFault }

type Reading = { fetchGuarded: FetchGuarded; parser: SourceParser; clock: Clock; budget: CpuBudget }

const readOne = async (
  { fetchGuarded, parser, clock, budget }: Reading,
  written: string,
  { mode, signal, stationId = '' }: ReadSourcesInput,
): Promise<ContentItem[]> => {
  const request = readSourceRequest(written, mode)
  const example = exampleAnswer(request.url, clock.now())
  const { bytes, contentType, url } = example ?? (await fetchGuarded(request.url, { headers: request.headers, signal }))
  const job = { mode, bytes, contentType, url: url.href, readAt: clock.now() }
  const items = await parser.parse(job, { turn: stationId, budget, signal })
  const from = hostOf(request.url)
  return from === undefined ? items : items.map((item) => ({ ...item, from }))
}

/** Of the address as the owner has written it, not of where it leads today. */
const hostOf = (written: string): string | undefined => candidateUrls(written)[0]?.hostname

const faultOf = (error: unknown, url: string, signal?: AbortSignal): SourceFault => {
  if (signal?.aborted) return { url, code: 'cancelled', message: `Reading ${url} was called off.` }
  if (error instanceof SourceError) return { url, code: error.code, message: naming(url, error.message) }
  return { url, code: 'unreadable', message: `What ${url} answered could not be read.` }
}

/** Every message says which source it is about. */
const naming = (url: string, message: string): string => (message.includes(url) ? message : `${url}: ${message}`)

/** Host and path only: query strings, headers and what is no address at all may hold keys. */
const sourceName = (written: string, mode: InputMode, index: number): string => {
  try {
    const [url] = candidateUrls(readSourceRequest(written, mode).url)
    if (url !== undefined) return displayUrl(url)
  } catch {
    // No address: it can only be counted.
  }
  return `Source ${index + 1}`
}

/** At most AT_ONCE at a time; results in the order of the sources. */
const sideBySide = async <In, Out>(inputs: In[], work: (input: In, index: number) => Promise<Out>): Promise<Out[]> => {
  const results: Out[] = []
  const queue = inputs.entries()
  const worker = async () => {
    for (const [index, input] of queue) results[index] = await work(input, index)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}
