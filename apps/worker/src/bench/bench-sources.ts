// Sources through the thread, beside the parsers called directly; and how long one hostile page holds the loop that waits for it.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createCpuBudget } from '@hourcast/server/sources/cpu-budget'
import { createParsePool } from '@hourcast/server/sources/parse-pool'
import { parseSource } from '@hourcast/server/sources/parse-source'
import type { ParseJob } from '@hourcast/server/sources/source-parser'
import { programs } from '../programs.ts'

const ROUNDS = 60
const STORY = 'The new bridge over the harbour opens to traffic on Monday after two years of work. '.repeat(6)
const items = Array.from(
  { length: 50 },
  (_, index) =>
    `<item><title>Story ${index} of the harbour</title><description>${STORY}</description><guid>${index}</guid></item>`,
)
const feed = Buffer.from(`<rss version="2.0"><channel><title>Harbour News</title>${items.join('')}</channel></rss>`)
const bomb = Buffer.from(`<html><body>${'<div><a href="/x">y</a> </div>'.repeat(5_800)}</body></html>`)

const readAt = Date.now()
const job = (bytes: Buffer, mode: ParseJob['mode']): ParseJob => ({
  ...{ mode, bytes, contentType: 'text/html; charset=utf-8', url: 'https://news.example/feed', readAt },
})
const share = () => ({ turn: 'bench', budget: createCpuBudget() })

const each = async (work: () => unknown): Promise<number> => {
  for (let warm = 0; warm < 10; warm += 1) await work()
  const began = performance.now()
  for (let round = 0; round < ROUNDS; round += 1) await work()
  return (performance.now() - began) / ROUNDS
}

const pool = createParsePool(programs)
const direct = await each(() =>
  parseSource('rss', { bytes: feed, contentType: 'text/xml', url: new URL('https://news.example/feed') }, readAt),
)
const threaded = await each(() => pool.parse(job(feed, 'rss'), share()))
console.log(
  `   a feed of ${items.length} entries: ${direct.toFixed(2)} ms directly, ${threaded.toFixed(2)} ms through the thread`,
)
console.log(`   times as long ${(threaded / direct).toFixed(2)}   (aim: ≤ 1.5)`)

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
const began = performance.now()
const end = await pool.parse(job(bomb, 'https'), share()).then(
  () => 'was read',
  (error: Error) => error.message,
)
delay.disable()
console.log(`   a hostile page, after ${((performance.now() - began) / 1000).toFixed(1)} s: ${end}`)
console.log(`   event loop held at most ${(delay.max / 1e6).toFixed(0)} ms   (aim: ≤ 50)`)
await pool.close()
process.exit(0)
