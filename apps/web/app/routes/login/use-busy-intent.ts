import { useNavigation } from '@remix-run/react'
import { LOGIN_INTENTS, type LoginIntent } from './login-answer.ts'

/** The button whose work is under way. */
export const useBusyIntent = (): LoginIntent | null => {
  const intent = useNavigation().formData?.get('intent')
  return LOGIN_INTENTS.find((known) => known === intent) ?? null
}
