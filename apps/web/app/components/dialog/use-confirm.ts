import { createContext, useContext } from 'react'

export type Question = {
  /** The whole question, as the one who is asked reads it. */
  question: string
  /** What follows from a yes, if the question does not say it. */
  detail?: string
  /** The words of the button that says yes: what it does. */
  confirmLabel: string
  /** A yes destroys something. */
  isDangerous?: boolean
}

export type Ask = (question: Question) => Promise<boolean>

/** Outside of a provider nobody can be asked: that is a no. */
export const ConfirmContext = createContext<Ask>(() => Promise.resolve(false))

/** Asks in a dialog; Escape, the backdrop and Cancel are a no. */
export const useConfirm = (): Ask => useContext(ConfirmContext)
