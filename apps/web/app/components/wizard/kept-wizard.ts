import { WIZARD_SETTINGS_KEY } from '@hourcast/domain/wizard/wizard-settings-key'

/** The tab's own mark beside the settings: edits of a saved host come back when it is opened again. */
export const keepWizard = (settings: object, isEdited: boolean): void =>
  sessionStorage.setItem(WIZARD_SETTINGS_KEY, JSON.stringify({ ...settings, isEdited }))

/** What the tab has kept of a wizard goes: another one is opened. */
export const forgetWizard = (): void => sessionStorage.removeItem(WIZARD_SETTINGS_KEY)

export const hasEditsOf = (schedulerId: string): boolean => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(WIZARD_SETTINGS_KEY) ?? 'null')
    const fields = new Map<string, unknown>(Object.entries(kept ?? {}))
    return fields.get('schedulerId') === schedulerId && fields.get('isEdited') === true
  } catch {
    return false
  }
}

/** A saved host is opened: as it is saved, but for its own edits that were not. */
export const forgetOtherWizard = (schedulerId: string) => (): void => {
  if (!hasEditsOf(schedulerId)) forgetWizard()
}
