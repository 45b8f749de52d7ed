import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOST_NAMES } from '../hosts/host-names.ts'
import { CITIES } from '../slots/cities.ts'
import { DEFAULT_CUSTOM_TASK, EXAMPLE_TASKS } from './example-tasks.ts'
import { asNewHost, changeSettings, completeHost, openWizard, reopenWizard } from './open-wizard.ts'
import { randomDetails } from './wizard-defaults.ts'
import { readWizard } from './wizard-payload.ts'
import type { WizardSettings } from './wizard-settings.ts'

const OWNER = { stationId: 'anna@radio.example', email: 'anna@radio.example', stationName: 'Harbour Radio' }
const schedules = [{ id: 'mine', days: [6], hours: ['7:30'] }]
const low = () => 0
const high = () => 1 - Number.EPSILON

describe('without saved schedules', () => {
  test('random blank defaults apply: Custom action, English, a default task, a host, a place and a tone from the lists', () => {
    expect(openWizard({}, OWNER, low)).toMatchObject({
      stationId: 'anna@radio.example',
      email: 'anna@radio.example',
      stationName: 'Harbour Radio',
      schedulerId: '',
      presentationType: 7,
      isCustomSelected: true,
      task: 'Custom action',
      language: 0,
      customTask: DEFAULT_CUSTOM_TASK,
      voiceTone: 0,
      hostName: HOST_NAMES[0]?.name,
      location: 'Accra',
      inputMode: 'rss',
      progress: { step: 'AIHost', completed: { AIHost: false, Schedule: true, Confirm: false } },
    })
    expect(openWizard({}, OWNER, high)).toMatchObject({ voiceTone: 5, hostName: HOST_NAMES.at(-1)?.name, location: 'Vienna' })
  })

  test('a default schedule is added: days 1 to 5, hour 0:00, with a random id', () => {
    const { schedules: added } = openWizard({ schedules: [] }, OWNER, low)
    expect(added).toEqual([{ id: 'aaaaaaaaaaaa', days: [1, 2, 3, 4, 5], hours: ['0:00'] }])
    expect(openWizard({}, OWNER, high).schedules[0]?.id).not.toBe(added[0]?.id)
  })

  test('no matter what the dice show, the defaults can be saved once a source is there', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), (numbers) => {
        const wizard = openWizard({}, OWNER, () => Number(numbers.next().value))
        expect(CITIES).toContain(wizard.location)
        expect(readWizard({ ...wizard, processedUrls: ['a.example'] })).toMatchObject({ ok: true })
      }),
    )
  })
})

describe('after a host that was saved', () => {
  const LISBON = { ...OWNER, stationName: 'Rádio Alfama', place: 'Berlin', lastHost: { location: 'Lisbon', language: 6 } }

  test('a new one begins with its place and language; name and tone are drawn, the type is Custom action', () => {
    const opened = openWizard({}, LISBON, low)
    expect(opened).toMatchObject({ stationName: 'Rádio Alfama', location: 'Lisbon', language: 6, presentationType: 7 })
    expect(opened.drawn).toEqual(['hostName', 'voiceTone'])
    expect(openWizard(opened, LISBON, high)).toEqual(opened)
  })

  test('without a place in it, the place is drawn as for the first', () => {
    const opened = openWizard({}, { ...LISBON, lastHost: { location: '', language: 6 } }, low)
    expect(opened).toMatchObject({ language: 6, location: 'Berlin', drawn: ['hostName', 'voiceTone', 'location'] })
  })

  test('what is edited stays as it is', () => {
    expect(openWizard({ schedules, location: 'Bergen', language: 1 }, LISBON, low)).toMatchObject({
      location: 'Bergen',
      language: 1,
    })
  })
})

describe('what was drawn', () => {
  test('is everything at first, the place too that a zone has named; what the owner chooses is drawn no more', () => {
    const opened = openWizard({}, { ...OWNER, place: 'Berlin' }, low)
    expect(opened).toMatchObject({ location: 'Berlin', drawn: ['hostName', 'voiceTone', 'location'] })
    const chosen = changeSettings(opened, { hostName: 'Clara', schedules: [] })
    expect(chosen).toMatchObject({
      hostName: 'Clara',
      drawn: ['voiceTone', 'location'],
      progress: { completed: { Schedule: false } },
    })
    expect(changeSettings(chosen, { ...randomDetails(high), drawn: opened.drawn }).drawn).toEqual(opened.drawn)
  })

  test('music is under the voice from the start, until the owner wants none', () => {
    expect(openWizard({}, OWNER, low)).toMatchObject({ musicFormat: 'Pop', musicBed: true })
    expect(openWizard({ musicFormat: '', schedules }, OWNER, low).musicFormat).toBe('')
  })

  test('a voice that was chosen goes with its language', () => {
    const chosen = changeSettings(openWizard({}, OWNER, low), { voice: 'en-US:kristin' })
    expect(changeSettings(chosen, { language: 0, hostName: 'Marek' }).voice).toBe('en-US:kristin')
    expect(changeSettings(chosen, { language: 1 }).voice).toBe('')
  })

  test('is nothing of a scheduler that is saved', () => {
    expect(openWizard({ schedules, location: 'Bergen' }, { ...OWNER, place: 'Berlin' }, low)).toMatchObject({
      location: 'Bergen',
      drawn: [],
    })
  })
})

describe('with saved schedules', () => {
  test('the wizard starts with the schedule area visible and AIHost completed; a type that is not saved is Custom action', () => {
    expect(openWizard({ schedules, location: 'Bergen' }, OWNER, low)).toMatchObject({
      schedules,
      location: 'Bergen',
      presentationType: 7,
      progress: { step: 'Schedule', completed: { AIHost: true, Schedule: true, Confirm: false } },
    })
  })

  test('a scheduler that is edited keeps its type, its own address and its revision', () => {
    const saved = { schedules, presentationType: 2, email: 'studio@radio.example', schedulerId: 'abc', revision: 3 }
    expect(openWizard(saved, OWNER, low)).toMatchObject({
      ...saved,
      task: 'Weather',
      isCustomSelected: false,
      customPresentation: '',
    })
  })

  test('after a reload it opens where it was left', () => {
    const left = openWizard({}, OWNER, high)
    expect(openWizard(left, OWNER, low)).toEqual(left)
  })

  test('what the browser has kept for another owner is not shown', () => {
    const opened = openWizard(
      { schedules, stationId: 'otto@radio.example', schedulerId: 'his', customTask: 'secret' },
      OWNER,
      low,
    )
    expect(opened).toEqual(openWizard({}, OWNER, low))
    expect(openWizard({ schedules, stationId: 'Anna@Radio.example' }, OWNER, low).schedules).toEqual(schedules)
  })
})

test('hide details draws host, place and tone again, and nothing else', () => {
  expect(randomDetails(high)).toEqual({ voiceTone: 5, hostName: HOST_NAMES.at(-1)?.name, location: 'Vienna' })
  expect(() => randomDetails(() => 1)).toThrow(RangeError)
})

test('eight example tasks, each with a subject of its own on the first line that a host can say', () => {
  expect(EXAMPLE_TASKS).toHaveLength(8)
  expect(new Set(EXAMPLE_TASKS.map(({ name }) => name)).size).toBe(8)
  for (const { name, task } of EXAMPLE_TASKS) {
    expect(task.split('\n')[0]).toBe(name)
    expect(name).toMatch(/^[\p{L}, ]{10,80}$/u)
  }
})

describe('the first step is completed for the sources that were sampled', () => {
  const FEED = { processedUrls: ['news.example.com/world.rss'] }
  const PAGE = { processedUrls: ['news.example.com/'] }
  const isDone = ({ progress }: WizardSettings): boolean => progress.completed.AIHost
  const heard = () => {
    const fed = changeSettings(
      openWizard({}, OWNER, () => 0.5),
      FEED,
    )
    expect(isDone(fed)).toBe(false)
    return completeHost(fed, fed)
  }

  test('other sources, or another way to read them, are yet to be sampled; those that were are as they were', () => {
    expect(isDone(heard())).toBe(true)
    expect(isDone(changeSettings(heard(), { hostName: 'Ada' }))).toBe(true)
    expect(isDone(changeSettings(heard(), { inputMode: 'https' }))).toBe(false)
    const other = changeSettings(heard(), PAGE)
    expect(isDone(other)).toBe(false)
    expect(isDone(changeSettings(other, FEED))).toBe(true)
  })

  test('sources that were changed while they were sampled are not those that were heard', () => {
    const before = changeSettings(
      openWizard({}, OWNER, () => 0.5),
      FEED,
    )
    expect(isDone(completeHost(changeSettings(before, PAGE), before))).toBe(false)
  })

  test('a saved host was heard with what it has', () => {
    const saved = openWizard({ ...FEED, schedules: [{ id: 'a', days: [1], hours: ['0:00'] }] }, OWNER, () => 0.5)
    expect([isDone(saved), isDone(changeSettings(saved, PAGE))]).toEqual([true, false])
    expect(isDone(changeSettings(changeSettings(saved, PAGE), FEED))).toBe(true)
  })
})

describe('kept by the browser while the station was renamed', () => {
  const renamed = { ...OWNER, stationName: 'Quay FM' }
  const afterwards = openWizard({}, renamed, low)

  test('a new host has the new name, unless another was typed for it', () => {
    const left = openWizard({}, OWNER, low)
    expect(reopenWizard(left, afterwards, low).stationName).toBe('Quay FM')
    const typed = changeSettings(left, { stationName: 'Harbour Jazz' })
    const again = reopenWizard(typed, afterwards, low)
    expect(again.stationName).toBe('Harbour Jazz')
    expect(reopenWizard(again, afterwards, low).stationName).toBe('Harbour Jazz')
  })

  test('so have the edits of a saved one', () => {
    const saved = { schedules, schedulerId: 'one' }
    const edited = changeSettings(openWizard({ ...saved, stationName: 'Harbour Radio' }, OWNER, low), { hostName: 'Zoe' })
    const now = openWizard({ ...saved, stationName: 'Quay FM' }, renamed, low)
    expect(reopenWizard(edited, now, low)).toMatchObject({ stationName: 'Quay FM', hostName: 'Zoe' })
  })
})

test('what a deleted host had is all that a new one has, but for its id, its revision, its link and its stored password', () => {
  const saved = { schedules, schedulerId: 'one', revision: 3, directLink: 'https://air.example/one.mp3', hostName: 'Zoe' }
  const edited = { ...openWizard(saved, OWNER, low), draftId: 'two', maskedFtp: 'anna@ftp.radio.example:21/in.mp3' }
  const { revision: _, ...same } = edited
  expect(asNewHost(edited)).toEqual({ ...same, schedulerId: '', directLink: '', maskedFtp: '' })
})
