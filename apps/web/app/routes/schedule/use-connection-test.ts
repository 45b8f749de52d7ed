import { DELIVERY, type FileKind } from '@hourcast/domain/delivery/delivery-kinds'
import type { WizardSettings } from '@hourcast/domain/wizard/wizard-settings'
import { useState } from 'react'
import { call } from './call.ts'
import { connectionKey, type TestedConnection } from './untested.ts'
import type { Wizard } from './use-wizard.ts'

type Answer = { encryption: keyof typeof HOW; path: string; hostKey?: string }
type Tested =
  | { isOver: false }
  | { isOver: true; isGood: boolean; isPlain: boolean; step: string; text: string; hostKey?: string }

const HOW = {
  verified: 'encrypted',
  unverified: 'encrypted, though nobody vouches for the server',
  none: 'without encryption',
} as const

const AT_FIELD = 'It failed: see its field.'

/** The steps as the screen lists them. */
export const stepsOf = (kind: FileKind, isPlain: boolean) =>
  DELIVERY[kind].steps.filter((step) => !(isPlain && step === 'encrypt')).map((id) => ({ id, name: id }))

/** 'Test connection', and what came of it. The key that a server has shown is the one that it is known by from then on. */
export const useConnectionTest = ({ settings, update, secrets, fault, clearFaults }: Wizard) => {
  const [tested, setTested] = useState<Tested | null>(null)
  const [last, setLast] = useState<TestedConnection | null>(null)
  const test = async (changed: Partial<WizardSettings> = {}) => {
    const of = connectionKey({ settings, secrets })
    clearFaults()
    setTested({ isOver: false })
    const answer = await call<Answer>('test-ftp', { settings: { ...settings, ...changed }, ...secrets })
    if (!answer.ok) {
      const { step, message, field } = answer.problem
      if (field) fault(answer.problem)
      // What cannot be tried at all has failed at no step: it is told at its field.
      if (!step) return setTested(null)
      setLast({ of, isGood: false })
      // Where plain FTP is allowed, it is not known here whether the server took the offer to encrypt.
      const isPlain = settings.allowPlainFtp && step !== 'encrypt'
      const isAtField = field !== undefined && field !== 'FtpConnectionString'
      return setTested({ isOver: true, isGood: false, isPlain, step, text: isAtField ? AT_FIELD : message })
    }
    setLast({ of, isGood: true })
    const { encryption, path, hostKey } = answer.value
    const text = `It works, ${HOW[encryption]}: bulletins will lie at ${path}.`
    if (hostKey) update({ ...changed, sftpHostKey: hostKey })
    setTested({ isOver: true, isGood: true, isPlain: encryption === 'none', step: '', text })
  }
  // What a test has said is of the connection as it was then.
  const isStale = tested?.isOver === true && last?.of !== connectionKey({ settings, secrets })
  return { tested: isStale ? null : tested, last, test }
}

export type ConnectionTest = ReturnType<typeof useConnectionTest>
