import { WIZARD_SETTINGS_KEY } from '@hourcast/domain/wizard/wizard-settings-key'

const EDITED_KEY = `${WIZARD_SETTINGS_KEY}Edited`

/** Beside it stands of which saved host it holds edits: those come back when that one is opened again. */
export const keepWizard = (settings: { schedulerId: string }, isEdited: boolean): void => {
  sessionStorage.setItem(WIZARD_SETTINGS_KEY, JSON.stringify(settings))
  sessionStorage.setItem(EDITED_KEY, isEdited ? settings.schedulerId : '')
}

/** What the tab has kept of a wizard goes: another one is opened. */
export const forgetWizard = (): void => sessionStorage.removeItem(WIZARD_SETTINGS_KEY)

export const hasEditsOf = (schedulerId: string): boolean => sessionStorage.getItem(EDITED_KEY) === schedulerId

/** A saved host is opened: as it is saved, but for its own edits that were not. */
export const forgetOtherWizard = (schedulerId: string) => (): void => {
  if (!hasEditsOf(schedulerId)) forgetWizard()
}
