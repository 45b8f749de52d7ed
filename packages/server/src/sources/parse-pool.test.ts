import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { bundleForTest } from '@hourcast/audio/testing/bundle-for-test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCpuBudget } from './cpu-budget.ts'
import { createParsePool } from './parse-pool.ts'
import type { ParseJob, SourceParser } from './source-parser.ts'
import { item, NOW, rss } from './testing/source-server.ts'

let pool: SourceParser
let small: SourceParser
let remove: () => Promise<void>
beforeAll(async () => {
  const bundled = await bundleForTest([fileURLToPath(new URL('./source-thread.ts', import.meta.url))])
  const [sourceThread = ''] = bundled.files
  remove = bundled.remove
  pool = createParsePool({ sourceThread, threads: 2 })
  small = createParsePool({ sourceThread, threads: 1, memoryMb: 24 })
}, 60_000)
afterAll(async () => {
  await Promise.all([pool.close(), small.close()])
  await remove()
})

const jobOf = (body: string, more: Partial<ParseJob> = {}): ParseJob => ({
  ...{ mode: 'rss', contentType: 'text/html; charset=utf-8', url: 'https://news.example/page', readAt: NOW },
  bytes: Buffer.from(body),
  ...more,
})
const share = (turn = 'station', budget = createCpuBudget()) => ({ turn, budget })
const titles = (items: { title: string }[]) => items.map(({ title }) => title)

/** Four to seven seconds of work for the search for an article. */
const BOMB = `<html><body><div>${'<a href="/x">y</a> '.repeat(10_500)}</div></body></html>`
const FEED = rss(item('One') + item('Two'))

describe('a source is read in a thread', () => {
  test('as by the parsers themselves', async () => {
    expect(titles(await pool.parse(jobOf(FEED), share()))).toEqual(['One', 'Two'])
  })

  test('and what is wrong with it comes back by its code and message', async () => {
    await expect(pool.parse(jobOf('<html><p>no feed'), share())).rejects.toMatchObject({
      name: 'SourceError',
      code: 'not-a-feed',
      message: /news\.example/,
    })
  })

  test('and the bytes of the caller stay the caller’s', async () => {
    const bytes = Buffer.from(FEED)
    await pool.parse(jobOf('', { bytes }), share())
    expect(bytes.toString()).toBe(FEED)
  })
})

/** The steps of nice of every thread of this process. */
const priorities = (): number[] =>
  readdirSync('/proc/self/task').map((id) =>
    Number(readFileSync(`/proc/self/task/${id}/stat`, 'latin1').split(') ').at(-1)?.split(' ')[16]),
  )

test.runIf(process.platform === 'linux')('its thread lets the event loops go first, and lowers no other thread', async () => {
  const own = getPriority()
  await pool.parse(jobOf(FEED), share())
  expect(priorities()).toContain(Math.min(own + 10, 19))
  expect(getPriority()).toBe(own)
})

describe('a hostile page', () => {
  test('ends when it has had its part of the processor, by a fault of its own', async () => {
    const budget = createCpuBudget(1_000, 300)
    await expect(pool.parse(jobOf(BOMB, { mode: 'https' }), share('a', budget))).rejects.toMatchObject({
      code: 'too-costly',
      message: 'news.example answered with something that takes more than 0.3 seconds of computing to read, which is the limit.',
    })
    expect(budget.grant()).toBeLessThanOrEqual(350)
    expect(titles(await pool.parse(jobOf(FEED), share('a', budget)))).toEqual(['One', 'Two'])
  })

  test('that needs more memory than a thread has ends alone: the process and the next source live on', async () => {
    const wide = `[${'{"a":[[],[],[]]},'.repeat(110_000)}0]`
    await expect(small.parse(jobOf(wide, { mode: 'json' }), share())).rejects.toMatchObject({
      code: 'too-costly',
      message: 'news.example answered with something that takes more than 24 MB of memory to read, which is the limit.',
    })
    expect(titles(await small.parse(jobOf(FEED), share()))).toEqual(['One', 'Two'])
  })

  test('of one station leaves a thread to the others, however many of its pages wait', async () => {
    const ended: string[] = []
    const hostile = Array.from({ length: 6 }, () =>
      pool.parse(jobOf(BOMB, { mode: 'https' }), share('hostile', createCpuBudget(400, 200))).catch(() => ended.push('hostile')),
    )
    await pool.parse(jobOf(FEED), share('other')).then(() => ended.push('other'))
    expect(ended.length).toBeLessThanOrEqual(3)
    expect(ended.at(-1)).toBe('other')
    await Promise.all(hostile)
  })

  test('is not read at all once the reading that asked for it was called off', async () => {
    const signal = AbortSignal.abort(new Error('called off'))
    await expect(pool.parse(jobOf(FEED), { ...share(), signal })).rejects.toThrow('called off')
  })
})
