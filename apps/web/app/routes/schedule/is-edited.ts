import type { WizardSettings } from '@hourcast/domain/wizard/wizard-settings'

/** The step that is open, the link of a draft and the sources that were sampled are no edits of the host. */
const seen = (settings: WizardSettings): string =>
  Object.entries({ ...settings, progress: 0, draftId: 0, directLink: 0, heardSource: 0 })
    .map((entry) => JSON.stringify(entry))
    .sort()
    .join()

/** Whether a saved host stands otherwise in the wizard than it was opened. */
export const isEdited = (settings: WizardSettings, opened: WizardSettings): boolean => seen(settings) !== seen(opened)
