import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

export type Page = { name: string; path: string }

type Readers = {
  origin: string
  cookie: string
  count: number
  /** Each opens so many pages, one after the other in an order of its own. */
  opens: number
  /** So long a page is looked at. */
  thinkMs: number
}

// As through a proxy, each time another visitor: what one may ask so often a minute is not what is measured.
const open = async ({ origin, cookie }: Readers, path: string, visitor: number): Promise<number> => {
  const began = performance.now()
  const answer = await fetch(`${origin}${path}`, {
    headers: { cookie, 'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}` },
    redirect: 'manual',
  })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return performance.now() - began
}

export const percentile = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** How long each page took, in milliseconds, with all of them reading at once. */
export const readPages = async (readers: Readers, pages: readonly Page[]): Promise<Map<string, number[]>> => {
  const times = new Map<string, number[]>(pages.map(({ name }) => [name, []]))
  let visitor = 0
  const read = async (reader: number): Promise<void> => {
    await wait((readers.thinkMs * reader) / readers.count)
    for (let opened = 0; opened < readers.opens; opened += 1) {
      const page = pages[(reader + opened) % pages.length]
      if (!page) return
      visitor += 1
      times.get(page.name)?.push(await open(readers, page.path, visitor))
      await wait(readers.thinkMs)
    }
  }
  await Promise.all(Array.from({ length: readers.count }, (_, reader) => read(reader)))
  return times
}
