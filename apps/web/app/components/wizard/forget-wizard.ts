import { WIZARD_SETTINGS_KEY } from '@hourcast/domain/wizard/wizard-settings-key'

/** What the tab has kept of a wizard goes: another one is opened. */
export const forgetWizard = (): void => sessionStorage.removeItem(WIZARD_SETTINGS_KEY)
