import type { WizardSettings } from '@hourcast/domain/wizard/wizard-settings'

/** Where the wizard stands is no change of the host; the link and the id of a draft are no wish of its owner. */
const ASIDE: ReadonlySet<string> = new Set(['progress', 'draftId', 'directLink', 'heardSource'])

/** Whether a saved host stands otherwise in the wizard than it was opened. */
export const isEdited = (settings: WizardSettings, opened: WizardSettings): boolean => {
  const before = new Map<string, unknown>(Object.entries(opened))
  return Object.entries(settings).some(
    ([name, value]) => !ASIDE.has(name) && JSON.stringify(value) !== JSON.stringify(before.get(name)),
  )
}
