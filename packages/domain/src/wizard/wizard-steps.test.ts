import { describe, expect, test } from 'vitest'
import type { Result } from '../problem.ts'
import {
  completeStep,
  countSchedules,
  openConfirm,
  openSchedule,
  openStep,
  startWizard,
  WIZARD_STEPS,
  type WizardProgress,
} from './wizard-steps.ts'

const fresh = startWizard({ hasSavedSchedules: false })
const messageOf = (result: Result<unknown>) => (result.ok ? 'opened' : result.problem.message)
const stepOf = (result: Result<WizardProgress>) => (result.ok ? result.value.step : null)

describe('the steps of the wizard', () => {
  test('a new wizard begins at AIHost; Schedule is completed by the schedule that is added at the start', () => {
    expect(fresh).toEqual({ step: 'AIHost', completed: { AIHost: false, Schedule: true, Confirm: false } })
  })

  test('saved schedules open the schedule area with AIHost completed', () => {
    expect(startWizard({ hasSavedSchedules: true })).toEqual({
      step: 'Schedule',
      completed: { AIHost: true, Schedule: true, Confirm: false },
    })
  })

  test.each(['Schedule', 'Confirm'] as const)('%s cannot be opened before AIHost is completed', (step) => {
    expect(messageOf(openStep(fresh, step))).toBe('Please complete all previous steps before navigating to this step.')
  })

  test('a preview sample or fetched text completes AIHost; then every tab can be opened, and AIHost again', () => {
    const heard = completeStep(fresh, 'AIHost')
    expect(WIZARD_STEPS.map((step) => stepOf(openStep(heard, step)))).toEqual(['AIHost', 'Schedule', 'Confirm'])
    const confirm = openStep(heard, 'Confirm')
    expect(confirm.ok && stepOf(openStep(confirm.value, 'AIHost'))).toBe('AIHost')
  })

  test('the Scheduling button needs AIHost completed', () => {
    expect(messageOf(openSchedule(fresh))).toBe('please create the sample before!')
    expect(stepOf(openSchedule(completeStep(fresh, 'AIHost')))).toBe('Schedule')
  })

  test('the Production button needs Schedule completed, and Schedule is completed while a schedule exists', () => {
    const heard = completeStep(fresh, 'AIHost')
    expect(messageOf(openConfirm(countSchedules(heard, 0)))).toBe(
      'Please complete all previous steps before navigating to this step.',
    )
    expect(stepOf(openConfirm(countSchedules(heard, 1)))).toBe('Confirm')
  })

  test('create-sample or save completes Confirm', () => {
    expect(completeStep(fresh, 'Confirm').completed).toEqual({ AIHost: false, Schedule: true, Confirm: true })
    expect(fresh.completed.Confirm).toBe(false)
  })
})
