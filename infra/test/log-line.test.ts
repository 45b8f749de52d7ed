import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const { tellLogLine } = await import(fileURLToPath(new URL('../tell-log-line.mjs', import.meta.url)))

test.each([
  [
    '{"level":30,"time":"2026-11-21T17:00:22.573Z","broadcastId":"lg4c","schedulerId":"tpdt","slot":"2026-11-21T17:00:18.349Z","stage":"done","traceId":"e21b","rung":"fresh","delivered":["link"],"msg":"a broadcast is delivered"}',
    'a broadcast is delivered (slot 2026-11-21T17:00:18.349Z, rung fresh, delivered ["link"])',
  ],
  [
    '{"level":40,"time":"…","engine":"Failed task 2\\n  at new DOMException","msg":"the engine"}',
    'warning: the engine (engine Failed task 2)',
  ],
  ['{"level":50,"time":"…","msg":"relaying events failed"}', 'error: relaying events failed'],
])('in a terminal a log line is a sentence', (line, sentence) => {
  expect(tellLogLine(line)).toBe(sentence)
})

test.each(['', 'Error: no JSON', '    at main (worker.mjs:1:1)', '{"half', 'null', '{"no":"sentence"}'])(
  "what is no log line stays as it is: '%s'",
  (line) => {
    expect(tellLogLine(line)).toBe(line)
  },
)
