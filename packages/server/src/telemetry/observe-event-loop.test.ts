import { expect, onTestFinished, test } from 'vitest'
import { observeEventLoop } from './observe-event-loop.ts'
import { givenTelemetry } from './testing/given-telemetry.ts'

const NAME = 'hourcast_event_loop_delay_max_seconds'
const BLOCKED_MS = 200

/** Nobody is served meanwhile, however fast the machine is. */
const block = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BLOCKED_MS)

test('a stall of the event loop is measured, also one that has only just ended', async () => {
  const { points } = givenTelemetry()
  onTestFinished(observeEventLoop())
  block()
  expect(Number((await points(NAME))[0]?.value)).toBeGreaterThanOrEqual(0.15)
})
