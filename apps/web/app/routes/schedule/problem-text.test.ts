import { NO_CONTENT } from '@hourcast/domain/messages'
import { expect, test } from 'vitest'
import { problemText } from './problem-text.ts'

test('nothing to read is said in the specification’s words, then source by source why', () => {
  const faults = [
    { url: 'a.example/1.rss', code: 'timeout', message: 'a.example did not answer within 10 s.' },
    { url: 'b.example/2', code: 'not-a-feed', message: 'b.example/2: This is no feed.' },
  ]
  expect(problemText({ message: NO_CONTENT, faults })).toBe(
    `${NO_CONTENT}\na.example/1.rss: a.example did not answer within 10 s.\nb.example/2: This is no feed.`,
  )
})

test('any other problem is its message alone', () => {
  expect(problemText({ message: 'Say what the host is to do.' })).toBe('Say what the host is to do.')
})
