import { expect, test } from 'vitest'
import * as messages from './messages.ts'

test('the texts of the error catalogue stand word for word', () => {
  expect(Object.values(messages).filter((message) => typeof message === 'string')).toEqual(
    expect.arrayContaining([
      'Please fill all fields correctly.',
      'Email sent successfully',
      'Error sending email',
      'Scheduler saved successfully',
      'Scheduling was sent successfully. Due to large amount of requests this will be validated accordingly. Please wait for email confirmation in the next hours.',
      'please create the sample before!',
      'Please complete all previous steps before navigating to this step.',
      'You can only add up to 24 schedules.',
      'Invalid hour format. Please enter a valid hour in the format HH:MM.',
      'Please enter an email address.',
      'Email and code are required.',
      'Invalid email format.',
      'Invalid code format.',
      'Demo scheduled successfully!',
      'Error scheduling demo.',
      'Error: Form is invalid.',
      'Error: Form data is incomplete.',
      'Are you sure you want to delete this scheduler?',
      'Passwords do not match!',
      'Failed to login due to server error.',
    ]),
  )
})

test('the hint for an empty fetch ends with two addresses joined by a pipe', () => {
  const start = 'No content found or rss available. You can also add multiple urls delimited by |'
  expect(messages.NO_CONTENT.startsWith(start)).toBe(true)
  expect(messages.NO_CONTENT.slice(start.length)).toMatch(/ [\w./-]+\|[\w./-]+$/)
})

test('a collision and a failed operation are told as the specification words them', () => {
  expect(messages.collisionDetected(1, 3, ['Monday', 'Sunday'], '0:00')).toBe(
    'Warning: Collision detected: Schedule 1 and 3 overlap on Monday, Sunday at 0:00.',
  )
  expect(messages.operationFailed('saveScheduler', 'no route to host')).toBe('saveScheduler failed: no route to host')
})
