import { spawn } from 'node:child_process'
import { getPriority } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { lowerChildPriority } from './lower-priority.ts'

const givenChild = () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child.pid ?? 0
}

test('a child goes behind its parent by so many steps, and never below the last one', () => {
  const own = getPriority()
  const child = givenChild()
  lowerChildPriority(child, 5)
  expect(getPriority(child)).toBe(Math.min(own + 5, 19))
  lowerChildPriority(child, 40)
  expect(getPriority(child)).toBe(19)
  expect(getPriority()).toBe(own)
})

test('a child that could not be started, or that is gone, has none to lower', () => {
  expect(() => lowerChildPriority(undefined, 5)).not.toThrow()
  expect(() => lowerChildPriority(2 ** 22 + 1, 5)).not.toThrow()
})
