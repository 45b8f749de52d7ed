/** The key in the browser's session storage. */
export const WIZARD_SETTINGS_KEY = 'scheduleComponentSettings'
