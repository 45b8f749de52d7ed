import { useState } from 'react'
import { Card } from '../../components/card.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { ForgotForm } from './forgot-form.tsx'
import type { LoginAnswer, LoginView } from './login-answer.ts'
import { LoginFrame, ViewLink } from './login-frame.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useRegistration } from './use-registration.ts'

type Props = {
  view: LoginView
  answer: LoginAnswer | undefined
  antiForgery: string
  mailsAreKept: boolean
  leastPassword: number
}

const TITLES: Record<LoginView, string> = { login: 'Login', register: 'Register', forgot: 'Forgot Password' }

export const LoginPage = ({ view, answer: fresh, antiForgery, mailsAreKept, leastPassword }: Props) => {
  const [email, setEmail] = useState(fresh?.email ?? '')
  // What had the focus goes with its view. A later view's field takes it in the same moment: what is typed on is not lost.
  const [firstView] = useState(view)
  const [hasChanged, setChanged] = useState(false)
  if (view !== firstView && !hasChanged) setChanged(true)
  const registration = useRegistration(fresh, view !== 'register')
  const answer = view === 'register' ? registration : fresh
  const shared = { antiForgery, email, onEmail: setEmail, autoFocus: hasChanged }
  const mailing = { ...shared, mailsAreKept }
  const isConfirming = view === 'register' && answer?.isConfirming
  return (
    <LoginFrame view={view}>
      <Card className="door-sheet" title={isConfirming ? 'Confirm your address' : TITLES[view]}>
        {view === 'login' ? <SignInForm answer={answer} {...mailing} /> : null}
        {view === 'forgot' ? <ForgotForm answer={answer} {...mailing} /> : null}
        {isConfirming ? <ConfirmForm {...{ answer, antiForgery, mailsAreKept }} /> : null}
        {view === 'register' && !isConfirming ? <RegisterForm answer={answer} leastPassword={leastPassword} {...shared} /> : null}
        <p className="door-links">
          {view === 'login' ? (
            <>
              <ViewLink view="register">Register</ViewLink>
              <ViewLink view="forgot">Forgot Password</ViewLink>
            </>
          ) : (
            <ViewLink view="login">Back to Login</ViewLink>
          )}
        </p>
      </Card>
    </LoginFrame>
  )
}
