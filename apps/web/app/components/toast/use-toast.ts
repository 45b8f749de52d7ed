import { createContext, useContext } from 'react'
import type { Notice } from './notice.ts'

/** Null shows nothing, and ends the errors that are shown: what they were about is left. */
export type ShowToast = (notice: Notice | null) => void

/** Outside of a provider, as in a test of one component, a notice goes nowhere. */
export const ToastContext = createContext<ShowToast>(() => {})

/** Shows a sentence over the page: 6 s, an error until it is dismissed. The same sentence again takes the place of the first. */
export const useToast = (): ShowToast => useContext(ToastContext)
