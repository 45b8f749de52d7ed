import { describe, expect, test } from 'vitest'
import { schedulerFromWire, schedulerToWire } from '../calls/wire.ts'
import { openWizard } from './open-wizard.ts'
import { payloadOfWizard, previewOfWizard, readWizard, wizardOfScheduler } from './wizard-payload.ts'
import { readWizardSettings, type WizardSettings } from './wizard-settings.ts'

const OWNER = { stationId: 'anna@radio.example', email: 'anna@radio.example', stationName: 'Harbour Radio' }
const FTP = 'anna|pa|ss|ftp.radio.example|21|/in/{HH}.mp3'
const MASKED = 'anna@ftp.radio.example:21/in/{HH}.mp3'
const SERVER = { ftpUser: 'anna', ftpHost: 'ftp.radio.example', ftpPort: '21', ftpPath: '/in/{HH}.mp3' }
const HOST_KEY = `SHA256:${'A'.repeat(43)}`
const PRIVATE_KEY = '-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----'
const wizard = (change: Partial<WizardSettings> = {}): WizardSettings => ({
  ...openWizard({}, OWNER, () => 0),
  processedUrls: ['a.example', 'b.example'],
  ...change,
})

describe('the payload that Save me sends', () => {
  test('has the names of the wire, odd ones included', () => {
    expect(payloadOfWizard(wizard({ schedulerId: 'abc', location: 'Bergen' }))).toMatchObject({
      stationId: 'anna@radio.example',
      schedulerId: 'abc',
      selectedLocation: 'Bergen',
      source: 'a.example|b.example',
      isActive: 'true',
      lenght: '1',
      stype: '1',
    })
  })

  test('has every source of the wizard: one too many is told, and none is left out unsaid', () => {
    const processedUrls = Array.from({ length: 21 }, (_, n) => `s${n}.example`)
    const come = (count: number) => wizard({ ...readWizardSettings({ processedUrls: processedUrls.slice(0, count) }) })
    expect(readWizard(come(20))).toMatchObject({ ok: true })
    expect(readWizard(come(21))).toMatchObject({
      ok: false,
      problem: { field: 'source', message: 'A host reads at most 20 sources.' },
    })
  })

  test('holds the custom task for type 7 only, and no scheduler id for a new one', () => {
    expect(payloadOfWizard(wizard())).toHaveProperty('customTask')
    const news = payloadOfWizard(wizard({ presentationType: 1 }))
    expect(news).not.toHaveProperty('customTask')
    expect(news).not.toHaveProperty('schedulerId')
  })

  test('holds an address or an FTP connection only where it is delivered so', () => {
    expect(payloadOfWizard(wizard(SERVER), { ftpPassword: 'pa|ss' })).not.toHaveProperty('FtpConnectionString')
    expect(payloadOfWizard(wizard())).not.toHaveProperty('email')
    expect(payloadOfWizard(wizard({ delivery: 'email' }))).toMatchObject({ email: 'anna@radio.example' })
    const stored = wizard({ ...SERVER, delivery: 'ftp', maskedFtp: MASKED })
    expect(payloadOfWizard(stored)).toMatchObject({ FtpConnectionString: MASKED })
    expect(payloadOfWizard(stored, { ftpPassword: 'pa|ss' })).toMatchObject({ FtpConnectionString: FTP })
  })

  test('holds an SFTP connection with its key, and the key that its server is known by', () => {
    const sftp = wizard({ ...SERVER, delivery: 'sftp', ftpPort: '22', sftpLogin: 'key', sftpHostKey: HOST_KEY })
    expect(payloadOfWizard(sftp, { ftpPassword: 'phrase', sftpPrivateKey: PRIVATE_KEY })).toMatchObject({
      FtpConnectionString: 'sftp|anna|phrase|ftp.radio.example|22|/in/{HH}.mp3',
      sftpPrivateKey: PRIVATE_KEY,
      sftpHostKey: HOST_KEY,
    })
  })
})

describe('what is refused before it is sent', () => {
  test.each<[string, Partial<WizardSettings>, string, string]>([
    ['e-mail without an address', { delivery: 'email', email: '' }, 'email', 'Please enter an email address.'],
    ['a free mail provider', { delivery: 'email', email: 'anna@gmail.com' }, 'email', 'gmail.com is a free mail provider'],
    ['FTP without a user', { delivery: 'ftp' }, 'ftpUser', 'user name is missing'],
    ['FTP without a host', { ...SERVER, delivery: 'ftp', ftpHost: '' }, 'ftpHost', 'host is missing'],
    ['an invalid port', { ...SERVER, delivery: 'ftp', ftpPort: '0' }, 'ftpPort', 'from 1 to 65535'],
    ['a path without a file', { ...SERVER, delivery: 'ftp', ftpPath: '/in/' }, 'ftpPath', 'name of a file'],
    ['FTP without a password', { ...SERVER, delivery: 'ftp' }, 'ftpPassword', 'A server that wants none takes any word.'],
    ['SFTP without a password', { ...SERVER, delivery: 'sftp' }, 'ftpPassword', 'enter the password'],
    ['SFTP without its key', { ...SERVER, delivery: 'sftp', sftpLogin: 'key' }, 'sftpPrivateKey', 'paste the private key'],
    [
      'another path without the password, which is not known here',
      { ...SERVER, delivery: 'ftp', maskedFtp: MASKED, ftpPath: '/out.mp3' },
      'ftpPassword',
      'was changed',
    ],
    ['no host', { hostName: ' ' }, 'hostName', 'The host name is missing.'],
    [
      'a schedule without an hour',
      { schedules: [{ id: 'a', days: [1], hours: [] }] },
      'schedules.0.hours',
      'Choose at least one hour.',
    ],
  ])('%s', (_, change, field, message) => {
    const read = readWizard(wizard(change))
    expect(read).toMatchObject({ ok: false, problem: { field } })
    expect(read.ok ? '' : read.problem.message).toContain(message)
  })

  test.each(['anonymous', 'ftp'])('but for the user %s of FTP, who has no password', (ftpUser) => {
    expect(readWizard(wizard({ ...SERVER, delivery: 'ftp', ftpUser }))).toMatchObject({ ok: true })
  })

  test('of a file server all that is missing is said at once, each at its field', () => {
    const empty = readWizard(wizard({ delivery: 'sftp', ftpPath: '' }))
    expect(empty).toMatchObject({ ok: false, problem: { field: 'ftpUser' } })
    expect(empty.ok ? {} : empty.problem.also).toEqual({
      ftpHost: 'The SFTP host is missing.',
      ftpPath: 'The SFTP path ends with the name of a file, like /radio/{HH}.mp3.',
      ftpPassword: 'Please enter the password.',
    })
  })

  test('a preview does not mind where it will be delivered', () => {
    expect(previewOfWizard(wizard({ delivery: 'email', email: '' }))).toMatchObject({ ok: true })
  })
})

describe('a saved scheduler in the wizard', () => {
  const saved = () => {
    const read = readWizard(
      wizard({ presentationType: 2, voiceTone: 3, musicFormat: 'Soul', voice: 'built-in:pt:f', isActive: false }),
    )
    if (!read.ok) throw new Error(read.problem.message)
    return { stationId: 'anna@radio.example', schedulerId: 'abc', settings: read.value.settings }
  }

  test('saved again without a change gives the same settings and targets', () => {
    const opened = openWizard(
      wizardOfScheduler(schedulerToWire({ ...saved(), email: 'studio@radio.example', maskedFtp: MASKED }), {
        revision: 3,
        allowPlainFtp: true,
      }),
      OWNER,
      () => 0.5,
    )
    expect(opened).toMatchObject({ revision: 3, progress: { step: 'Schedule' }, delivery: 'ftp', alsoDelivery: ['email'] })
    expect(readWizard(opened)).toEqual({
      ok: true,
      value: {
        stationId: 'anna@radio.example',
        schedulerId: 'abc',
        settings: saved().settings,
        targets: [
          { kind: 'link' },
          { kind: 'email', address: 'studio@radio.example' },
          { kind: 'ftp', keep: MASKED, allowPlain: true },
        ],
      },
    })
  })

  test('an SFTP server comes back as its fields, with the key that it is known by, and is kept', () => {
    const maskedFtp = 'sftp://anna@sftp.radio.example:2222/~/in/{HH}.mp3'
    const opened = openWizard(
      wizardOfScheduler(schedulerToWire({ ...saved(), maskedFtp, sftpHostKey: HOST_KEY }), { revision: 1 }),
      OWNER,
      () => 0,
    )
    expect(opened).toMatchObject({ delivery: 'sftp', ftpHost: 'sftp.radio.example', ftpPort: '2222', ftpPath: 'in/{HH}.mp3' })
    expect(readWizard(opened)).toMatchObject({
      value: { targets: [{ kind: 'link' }, { kind: 'sftp', keep: maskedFtp, hostKey: HOST_KEY }] },
    })
  })

  test('by link alone it stays by link alone', () => {
    const opened = openWizard(wizardOfScheduler(schedulerToWire(saved()), { revision: 1 }), OWNER, () => 0)
    expect(opened).toMatchObject({ delivery: 'link', alsoDelivery: [], email: 'anna@radio.example', isActive: false })
    expect(schedulerFromWire(payloadOfWizard(opened))).toMatchObject({ value: { targets: [{ kind: 'link' }] } })
  })
})
