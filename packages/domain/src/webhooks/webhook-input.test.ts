import { expect, test } from 'vitest'
import { parseInput } from '../parse-input.ts'
import { webhookSchema } from './webhook-input.ts'

const parsed = (url: unknown, events: unknown = ['broadcast.failed']) => parseInput(webhookSchema, { url, events })

test('an address is kept in the spelling of the standard, without what stands behind #', () => {
  expect(parsed(' HTTPS://Studio.Example/hook?a=1#part ')).toMatchObject({
    ok: true,
    value: { url: 'https://studio.example/hook?a=1', events: ['broadcast.failed'] },
  })
})

test.each(['', 'studio.example', 'https://', 'https://a b.example/', `https://a.example/${'x'.repeat(2_000)}`, 5, undefined])(
  'the address %j is refused at its field',
  (url) => expect(parsed(url)).toMatchObject({ ok: false, problem: { code: 'invalid', field: 'url' } }),
)

test('events are at least one of the list, in its order, each once', () => {
  const twice = ['broadcast.failed', 'broadcast.delivered', 'broadcast.failed']
  expect(parsed('https://a.example/', twice)).toMatchObject({ value: { events: ['broadcast.delivered', 'broadcast.failed'] } })
  expect(parsed('https://a.example/', [])).toMatchObject({ problem: { message: 'Choose at least one event.', field: 'events' } })
  expect(parsed('https://a.example/', ['scheduler.saved'])).toMatchObject({ ok: false, problem: { field: 'events.0' } })
})
