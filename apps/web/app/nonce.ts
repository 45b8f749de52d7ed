import { createContext, useContext } from 'react'

/** The nonce that the content security policy of this answer names; browsers hide it from scripts, so it is '' after hydration. */
export const NonceContext = createContext('')
export const useNonce = () => useContext(NonceContext)
