import { openWizard } from '@hourcast/domain/wizard/open-wizard'
import { expect, test } from 'vitest'
import { connectionKey, untestedOf } from './untested.ts'

const OWNER = { stationId: 'anna@radio.example', email: 'anna@radio.example', stationName: 'Harbour Radio' }
const SERVER = { delivery: 'ftp', ftpUser: 'anna', ftpHost: 'ftp.radio.example', ftpPort: '21', ftpPath: '/in/{HH}.mp3' } as const

const typed = (more: object = {}, ftpPassword = 'secret') => ({
  settings: { ...openWizard({}, OWNER, () => 0.5), ...SERVER, ...more },
  secrets: { ftpPassword, sftpPrivateKey: '' },
})
const tested = (isGood: boolean, wizard = typed()) => ({ of: connectionKey(wizard), isGood })

test('a connection that nobody knows to work is said to be so before it is saved', () => {
  expect(untestedOf(typed(), null)).toBe('the FTP connection was not tested.')
  expect(untestedOf(typed(), tested(false))).toBe('the last test of the FTP connection failed.')
  expect(untestedOf(typed({}, 'another'), tested(true))).toContain('was not tested')
  expect(untestedOf(typed({ ftpHost: 'other.example' }), tested(true))).toContain('was not tested')
})

test('nothing is said of one that works, of the stored one that goes on, or where nothing is placed on a server', () => {
  expect(untestedOf(typed(), tested(true))).toBeNull()
  expect(untestedOf(typed({ maskedFtp: 'anna@ftp.radio.example:21/in/{HH}.mp3' }, ''), null)).toBeNull()
  expect(untestedOf(typed({ delivery: 'link' }), null)).toBeNull()
})
