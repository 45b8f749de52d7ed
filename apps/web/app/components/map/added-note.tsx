import { EMAIL_NOT_SENT, EMAIL_SENT } from '@hourcast/domain/messages'
import { useEffect, useRef } from 'react'
import { KeptMailNote } from '../account/kept-mail-note.tsx'
import type { EnterpriseAnswer } from './enterprise-answer.ts'
import { FORM_WORDS as WORDS } from './map-words.ts'

type Props = { added: NonNullable<EnterpriseAnswer['added']>; mailsAreKept: boolean }

const SAID = { sent: EMAIL_SENT, kept: EMAIL_NOT_SENT, before: null } as const

/** What became of it, and what is to be done next. It takes the focus of the button that is gone. */
export const AddedNote = ({ added: { title, email, mail }, mailsAreKept }: Props) => {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div className="map-added" ref={note} tabIndex={-1} role="status">
      {SAID[mail] === null ? null : <p className={mail === 'kept' ? 'fault' : ''}>{SAID[mail]}</p>}
      <p>
        <strong>{WORDS.onMap(title)}</strong> {WORDS.mails[mail](email)}
      </p>
      {mailsAreKept ? <KeptMailNote /> : null}
    </div>
  )
}
