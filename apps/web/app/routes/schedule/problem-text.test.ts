import { NO_CONTENT } from '@hourcast/domain/messages'
import { expect, test } from 'vitest'
import { problemText } from './problem-text.ts'

test('nothing to read is said source by source, why, and then in the specification’s words', () => {
  const faults = [
    { url: 'a.example/1.rss', code: 'timeout', message: 'a.example did not answer within 10 s.' },
    { url: 'b.example/2', code: 'not-a-feed', message: 'b.example/2: This is no feed.' },
  ]
  expect(problemText({ message: NO_CONTENT, faults })).toBe(
    `a.example/1.rss: a.example did not answer within 10 s.\nb.example/2: This is no feed.\n${NO_CONTENT}`,
  )
})

test('any other problem is its message alone', () => {
  expect(problemText({ message: 'Say what the host is to do.' })).toBe('Say what the host is to do.')
})
