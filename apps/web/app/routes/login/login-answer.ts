import type { Refusal } from '../../.server/answer-problem.ts'

export const LOGIN_VIEWS = ['login', 'register', 'forgot'] as const
export type LoginView = (typeof LOGIN_VIEWS)[number]

export const LOGIN_INTENTS = [
  'sign-in',
  'sign-in-with-password',
  'send-code',
  'use-password',
  'use-code',
  'register',
  'send-reset-link',
] as const
export type LoginIntent = (typeof LOGIN_INTENTS)[number]

/** What stands under the address. */
export type SecondField = 'code' | 'password'

/** What was mailed, if the address is one that gets mail: the page says the same for every address. */
export type Sent = 'code' | 'registration' | 'reset-link'

/** What the action says to a page that stays. */
export type LoginAnswer = {
  email: string
  second: SecondField
  /** The address was registered a moment ago, and its code is awaited. */
  isConfirming: boolean
  sent: Sent | null
  refusal: Refusal | null
}

/** An answer that has done nothing yet, and keeps what was entered. */
export const keptLogin = ({ email = '', second, isConfirming }: Record<string, string>): LoginAnswer => ({
  email,
  second: second === 'password' ? 'password' : 'code',
  isConfirming: isConfirming === 'on',
  sent: null,
  refusal: null,
})

/** The address that was typed: it goes along from one view to another, also what is typed while the view changes. */
export type EmailKeeper = { email: string; onEmail: (typed: string) => void; autoFocus: boolean }
