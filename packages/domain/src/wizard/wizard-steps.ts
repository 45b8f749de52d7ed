import { SAMPLE_FIRST, STEPS_FIRST } from '../messages.ts'
import { fail, ok, type Result } from '../problem.ts'

export const WIZARD_STEPS = ['AIHost', 'Schedule', 'Confirm'] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]

/** Where the wizard stands: the step that is open, and which of the three are completed. */
export type WizardProgress = { step: WizardStep; completed: Record<WizardStep, boolean> }

/**
 * Saved schedules open the wizard at its schedules, with AIHost completed; without them it begins at AIHost. Schedule is completed by the
 * schedule that is added at the start.
 */
export const startWizard = ({ hasSavedSchedules }: { hasSavedSchedules: boolean }): WizardProgress => ({
  step: hasSavedSchedules ? 'Schedule' : 'AIHost',
  completed: { AIHost: hasSavedSchedules, Schedule: true, Confirm: false },
})

/** AIHost is completed by a preview sample or by showing fetched text; Confirm by a save. */
export const completeStep = (progress: WizardProgress, step: WizardStep): WizardProgress => ({
  ...progress,
  completed: { ...progress.completed, [step]: true },
})

/** Schedule is completed while at least one schedule exists. */
export const countSchedules = (progress: WizardProgress, schedules: number): WizardProgress => ({
  ...progress,
  completed: { ...progress.completed, Schedule: schedules > 0 },
})

/** A tab is clicked: it opens only when all earlier steps are completed. */
export const openStep = (progress: WizardProgress, step: WizardStep): Result<WizardProgress> => {
  const earlier = WIZARD_STEPS.slice(0, WIZARD_STEPS.indexOf(step))
  return earlier.every((name) => progress.completed[name]) ? ok({ ...progress, step }) : fail('invalid', STEPS_FIRST)
}

/** The Scheduling button of the first step. */
export const openSchedule = (progress: WizardProgress): Result<WizardProgress> =>
  progress.completed.AIHost ? openStep(progress, 'Schedule') : fail('invalid', SAMPLE_FIRST)

/** The Production button of the second step: it needs Schedule completed, and all that the third tab needs. */
export const openConfirm = (progress: WizardProgress): Result<WizardProgress> => openStep(progress, 'Confirm')
