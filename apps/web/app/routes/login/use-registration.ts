import { CODE_MS } from '@hourcast/domain/accounts/sign-in-code'
import { useEffect, useState } from 'react'
import { keptLogin, type LoginAnswer } from './login-answer.ts'

const KEY = 'registration'

const keptByTab = (): LoginAnswer | undefined => {
  const [email, until = ''] = sessionStorage.getItem(KEY)?.split(' ') ?? []
  return email && Date.now() < Number(until) ? { ...keptLogin({ email, isConfirming: 'on' }), sent: 'registration' } : undefined
}

/**
 * The tab remembers for which address a code is on its way, as long as the code works. A phone may reload the page while its owner reads the
 * mail. Going back to another view forgets it.
 */
export const useRegistration = (answer: LoginAnswer | undefined, hasLeft: boolean): LoginAnswer | undefined => {
  const [kept, setKept] = useState<LoginAnswer>()
  useEffect(() => {
    if (answer?.isConfirming && answer.sent) sessionStorage.setItem(KEY, `${answer.email} ${Date.now() + CODE_MS}`)
    else if (hasLeft) sessionStorage.removeItem(KEY)
    setKept(keptByTab())
  }, [answer, hasLeft])
  return answer ?? kept
}
