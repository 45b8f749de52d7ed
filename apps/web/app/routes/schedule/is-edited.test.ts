import { changeSettings, openWizard } from '@hourcast/domain/wizard/open-wizard'
import { openStep } from '@hourcast/domain/wizard/wizard-steps'
import { expect, test } from 'vitest'
import { isEdited } from './is-edited.ts'

const OWNER = { stationId: 'anna@radio.example', email: 'anna@radio.example', stationName: 'Harbour Radio' }
const SAVED = { schedulerId: 'abc', hostName: 'Ada', voiceTone: 2, schedules: [{ id: 'a', days: [1], hours: ['7:00'] }] }
const opened = openWizard(SAVED, OWNER, () => 0.5)

test('a change of the host is one, and taken back is none', () => {
  const changed = changeSettings(opened, { voiceTone: 4 })
  expect([isEdited(changed, opened), isEdited(changeSettings(changed, { voiceTone: 2 }), opened)]).toEqual([true, false])
})

test('another step is none, nor is what comes back from the tab', () => {
  const step = openStep(opened.progress, 'Confirm')
  expect(isEdited({ ...opened, ...(step.ok ? { progress: step.value } : {}) }, opened)).toBe(false)
  expect(
    isEdited(
      openWizard(JSON.parse(JSON.stringify(opened)), OWNER, () => 0.1),
      opened,
    ),
  ).toBe(false)
})
