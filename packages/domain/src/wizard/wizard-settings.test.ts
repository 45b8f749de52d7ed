import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultSchedule } from '../slots/schedule.ts'
import { readWizardSettings } from './wizard-settings.ts'

/** The session entry with every field that the specification names. */
const ENTRY = {
  stationId: 'anna@radio.example',
  schedulerId: 'abc-123',
  voiceTone: 4,
  stationName: 'Harbour Radio',
  location: 'Bergen',
  language: 1,
  musicFormat: 'Jazz',
  presentationType: 7,
  isCustomSelected: true,
  customPresentation: 'Custom action',
  email: 'studio@radio.example',
  task: 'Custom action',
  customTask: 'What matters\nTell it',
  source: 'a.example/feed|http://b.example',
  newUrl: 'c.exam',
  processedUrls: ['a.example/feed', 'http://b.example'],
  schedules: [defaultSchedule('x')],
}

describe('the saved wizard settings', () => {
  test('every field comes back as it was saved, from the text of the session entry', () => {
    expect(readWizardSettings(JSON.stringify(ENTRY))).toEqual(ENTRY)
    expect(readWizardSettings(ENTRY)).toEqual(ENTRY)
  })

  test.each([null, undefined, '', '{', 'null', '[]', '"x"', 42, [[]], true])(
    '%j gives nothing, and nothing is thrown',
    (saved) => {
      expect(readWizardSettings(saved)).toEqual({})
    },
  )

  test.each<[string, unknown]>([
    ['voiceTone', 6],
    ['voiceTone', '4'],
    ['language', 14],
    ['stationName', 'Two\nlines'],
    ['location', { city: 'Bergen' }],
    ['customTask', 'x'.repeat(4_001)],
    ['schedules', 'every day'],
    ['email', null],
  ])('%s that does not fit is dropped; the rest stays', (field, value) => {
    const read = readWizardSettings({ ...ENTRY, [field]: value })
    expect(read).toEqual(Object.fromEntries(Object.entries(ENTRY).filter(([name]) => name !== field)))
  })

  test('a tone of -0 is the tone 0', () => {
    expect(readWizardSettings({ ...ENTRY, voiceTone: -0 }).voiceTone).toBe(0)
  })

  test('of schedules what fits stays: half-filled schedules too, no day 8, no hour 24:00, no second schedule of one id', () => {
    const schedules = [
      { id: 'a', days: [7, 1, 8, 'x', 1], hours: ['07:00', '7:00', '24:00', 7] },
      { id: 'a', days: [1], hours: ['9:00'] },
      { id: 'b', days: [], hours: [] },
      { days: [1], hours: ['9:00'] },
      null,
    ]
    expect(readWizardSettings({ schedules }).schedules).toEqual([
      { id: 'a', days: [1, 7], hours: ['07:00'] },
      { id: 'b', days: [], hours: [] },
    ])
    const many = Array.from({ length: 30 }, (_, index) => defaultSchedule(`s${index}`))
    expect(readWizardSettings({ schedules: many }).schedules).toHaveLength(24)
  })

  test('of thousands of schedules 24 are left, and nobody waits for somebody who sends them', () => {
    const sent = Array.from({ length: 30_000 }, (_, index) => ({ id: `card ${index}`, days: [1], hours: ['7:00'] }))
    const before = process.cpuUsage()
    expect(readWizardSettings({ schedules: sent }).schedules).toHaveLength(24)
    // Quadratic time would be ten seconds and more.
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(3_000)
  })

  test('sources are read from source where processedUrls is missing, each once', () => {
    expect(readWizardSettings({ source: 'https://a.example|a.example|b.example' }).processedUrls).toEqual([
      'a.example',
      'b.example',
    ])
    expect(readWizardSettings({ source: 'a.example', processedUrls: ['b.example'] }).processedUrls).toEqual(['b.example'])
    expect(readWizardSettings({ isCustomSelected: true }).presentationType).toBe(7)
  })

  test('unknown fields are left out, and no prototype is touched', () => {
    expect(readWizardSettings('{"__proto__":{"voiceTone":1},"isAdmin":true,"voiceTone":2}')).toEqual({ voiceTone: 2 })
  })

  test('no matter what is in the browser, nothing is thrown, and what was read reads the same again', () => {
    const anything = fc.dictionary(fc.constantFrom(...Object.keys(ENTRY), 'progress', 'delivery', 'revision'), fc.anything())
    fc.assert(
      fc.property(fc.oneof(anything, fc.anything(), fc.string()), (saved) => {
        const read = readWizardSettings(saved)
        expect(readWizardSettings(JSON.stringify(read))).toEqual(read)
      }),
    )
  })
})
