import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const { forPeople } = await import(fileURLToPath(new URL('../start/log-line.mjs', import.meta.url)))

test.each([
  [
    '{"level":40,"time":"2026-11-21T17:00:22.573Z","broadcastId":"lg4c","schedulerId":"tpdt","slot":"2026-11-21T17:00:18.349Z","stage":"done","traceId":"e21b","rung":"last-good","delivered":["link"],"msg":"a fresh bulletin was not to be had"}',
    'warning: a fresh bulletin was not to be had (slot 2026-11-21T17:00:18.349Z, rung last-good, delivered ["link"])',
  ],
  [
    '{"level":40,"time":"…","engine":"Failed task 2\\n  at new DOMException","msg":"the engine"}',
    'warning: the engine (engine Failed task 2)',
  ],
  ['{"level":50,"time":"…","msg":"relaying events failed"}', 'error: relaying events failed'],
  ['{"level":60,"time":"…","msg":"the key is gone"}', 'fatal: the key is gone'],
])('on a terminal a warning or an error is a sentence', (line, sentence) => {
  expect(forPeople(line)).toBe(sentence)
})

test.each([20, 30])('on a terminal what went as it should is not shown: level %i', (level) => {
  expect(
    forPeople(`{"level":${level},"time":"…","slot":"2026-11-21T17:00:18.349Z","msg":"a broadcast is delivered"}`),
  ).toBeUndefined()
})

test.each(['', 'Error: no JSON', '    at main (worker.mjs:1:1)', '{"half', 'null', '{"no":"sentence"}'])(
  "what is no log line stays as it is: '%s'",
  (line) => {
    expect(forPeople(line)).toBe(line)
  },
)
