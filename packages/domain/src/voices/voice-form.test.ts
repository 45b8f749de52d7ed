import { describe, expect, test } from 'vitest'
import { parseInput } from '../parse-input.ts'
import { voiceFormSchema, voiceRolesSchema } from './voice-form.ts'

const read = (input: unknown) => {
  const form = parseInput(voiceFormSchema, input)
  return form.ok ? form.value : form.problem
}

test('a name and a yes are all it needs beside the sound', () => {
  expect(read({ name: ' Morning jingle ', consent: 'on' })).toEqual({ name: 'Morning jingle', madeBy: 'file', consent: 'on' })
})

describe('what cannot be saved is refused at its field', () => {
  test.each([
    [{ consent: 'on' }, 'name', 'A voice needs a name.'],
    [{ name: '  ', consent: 'on' }, 'name', 'A voice needs a name.'],
    [{ name: 'x'.repeat(101), consent: 'on' }, 'name', 'The name has at most 100 characters.'],
    [{ name: 'two\nlines', consent: 'on' }, 'name', 'The name is one line, without control characters.'],
    [{ name: 'Jingle' }, 'consent', 'Without this it cannot be broadcast.'],
    [{ name: 'Jingle', consent: 'off' }, 'consent', 'Without this it cannot be broadcast.'],
    [{ name: 'Jingle', consent: 'on', madeBy: 'theft' }, 'madeBy', 'A voice comes from a file or a recording.'],
  ])('%j', (input, field, message) => {
    expect(read(input)).toEqual({ code: 'invalid', field, message })
  })
})

test('a recording is chosen for each place by its id, and a place that is not known is none', () => {
  expect(parseInput(voiceRolesSchema, { opener: 'v1', closer: '' })).toEqual({ ok: true, value: { opener: 'v1', closer: '' } })
  expect(parseInput(voiceRolesSchema, { jingle: 'v1' }).ok).toBe(false)
  expect(parseInput(voiceRolesSchema, { opener: 'v'.repeat(65) })).toMatchObject({
    problem: { field: 'opener', message: 'This recording does not exist.' },
  })
})
