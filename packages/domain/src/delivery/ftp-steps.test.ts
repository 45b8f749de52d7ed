import { expect, test } from 'vitest'
import { FTP_STEPS, failedFtpStep } from './ftp-steps.ts'

test.each(FTP_STEPS)("a trial that failed at '%s' is told by that step", (step) => {
  expect(failedFtpStep(`FTP, ${step}: 550 no.`)).toBe(step)
})

test('a message that names no step is of the first one', () => {
  expect(failedFtpStep('This server may not be asked.')).toBe('connect')
  expect(failedFtpStep('The server said: FTP, upload: no')).toBe('connect')
})
