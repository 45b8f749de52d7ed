import { afterEach, beforeEach, expect } from 'vitest'

// Anything a test did not expect on console.error is a failure of that test.
const said: string[] = []
const original = console.error

beforeEach(() => {
  said.length = 0
  console.error = (...words: unknown[]) => {
    said.push(words.map(String).join(' '))
    original(...words)
  }
})

afterEach(() => {
  console.error = original
  expect(said, 'console.error was called').toEqual([])
})
