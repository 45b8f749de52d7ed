import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AT_REST, canStart, canStop, nextState, type RecorderEvent, type RecorderState } from './recorder-state.ts'

const after = (...events: RecorderEvent[]): RecorderState => events.reduce(nextState, AT_REST)
const chosen = { type: 'file-chosen', isThere: true } as const
const [start, started, stop, recorded] = (['start', 'started', 'stop', 'recorded'] as const).map((type) => ({ type }))
const recording = [start, started] as RecorderEvent[]
const made = [...recording, stop, recorded] as RecorderEvent[]

test('Start is disabled while recording; Stop is enabled only while recording', () => {
  expect([canStart(AT_REST), canStop(AT_REST)]).toEqual([true, false])
  expect([canStart(after(...recording)), canStop(after(...recording))]).toEqual([false, true])
  expect([canStart(after(...made)), canStop(after(...made))]).toEqual([true, false])
})

test('stopping makes a recording and clears any chosen file', () => {
  expect(after(chosen).sound).toBe('file')
  expect(after(chosen, ...made)).toEqual({ phase: 'idle', sound: 'recording', fault: null })
})

test('choosing a file clears the recording', () => {
  expect(after(...made, chosen).sound).toBe('file')
})

describe('a microphone that cannot be used', () => {
  test('is told, and Start may be tried again', () => {
    const state = after(start as RecorderEvent, { type: 'failed', fault: 'refused' })
    expect(state).toMatchObject({ phase: 'idle', fault: 'refused' })
    expect(nextState(state, { type: 'start' })).toMatchObject({ phase: 'starting', fault: null })
  })
})

test('never both at once: in no order of presses may one start and stop', () => {
  const event = fc.constantFrom<RecorderEvent>(...(made as RecorderEvent[]), chosen, { type: 'failed', fault: 'failed' })
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const state = after(...events)
      expect(canStart(state) && canStop(state)).toBe(false)
    }),
  )
})
