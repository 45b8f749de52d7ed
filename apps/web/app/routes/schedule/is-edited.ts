import type { WizardSettings } from '@hourcast/domain/wizard/wizard-settings'

/** Where the wizard stands is no change of the host; nor is what it knows of a draft's link, or of a sample. */
const seen = (settings: WizardSettings): string =>
  Object.entries({ ...settings, progress: 0, draftId: 0, directLink: 0, heardSource: 0 })
    .map((entry) => JSON.stringify(entry))
    .sort()
    .join()

/** Whether a saved host stands otherwise in the wizard than it was opened. */
export const isEdited = (settings: WizardSettings, opened: WizardSettings): boolean => seen(settings) !== seen(opened)
