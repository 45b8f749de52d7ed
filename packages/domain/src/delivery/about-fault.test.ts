import { expect, test } from 'vitest'
import { aboutFault } from './about-fault.ts'
import type { TransferStep } from './transfer-steps.ts'

test.each<[TransferStep, string, string | undefined, string]>([
  ['connect', 'unknown-host', 'host', 'Check how the host is written.'],
  ['connect', 'timeout', 'host', 'Check host and port'],
  ['connect', 'private-address', 'host', ''],
  ['connect', 'ftp-421', 'host', 'Try again in a moment.'],
  ['log in', 'ftp-530', 'login', 'Check user name and password.'],
  ['log in', 'log-in', 'login', ''],
  ['open folder', 'ftp-550', 'path', 'Check the path'],
  ['upload', 'sftp-3', 'path', 'Check the path'],
])('a fault at "%s" with %s stands at the %s', (step, code, about, advice) => {
  const found = aboutFault(step, code)
  expect(found?.about).toBe(about)
  if (advice === '') expect(found?.advice).toBe('')
  else expect(found?.advice).toContain(advice)
})

test.each<[TransferStep, string]>([
  ['log in', 'ftp-421'],
  ['log in', 'timeout'],
  ['encrypt', 'certificate'],
  ['host key', 'host-key'],
  ['upload', 'ftp-425'],
  ['upload', 'no-space'],
])('a fault at "%s" with %s is about none of the fields', (step, code) => {
  expect(aboutFault(step, code)).toBeNull()
})
