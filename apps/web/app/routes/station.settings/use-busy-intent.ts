import { useNavigation } from '@remix-run/react'
import { SETTINGS_INTENTS, type SettingsIntent } from './settings-answer.ts'

/** The button whose work is under way. */
export const useBusyIntent = (): SettingsIntent | null => {
  const intent = useNavigation().formData?.get('intent')
  return SETTINGS_INTENTS.find((known) => known === intent) ?? null
}
