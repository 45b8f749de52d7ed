import { nameOfInquiryType } from '@hourcast/domain/inquiries/inquiry-types'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../components/form/button-link.tsx'
import type { ContactAnswer } from './contact-answer.ts'
import { WORDS } from './contact-words.ts'

/** In the place of the form: what became of the inquiry. It has the focus, so that it is read out. */
export const SentReceipt = ({ receipt, inquiryType, email, isToldByMail, isMailLate }: NonNullable<ContactAnswer['sent']>) => {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div className="receipt" ref={panel} tabIndex={-1} role="status">
      <dl className="facts">
        <dt>{WORDS.number}</dt>
        <dd className="figures">{receipt}</dd>
        <dt>{WORDS.about}</dt>
        <dd>{nameOfInquiryType(inquiryType)}</dd>
      </dl>
      <p>{isToldByMail ? WORDS.toldByMail : WORDS.kept}</p>
      <p>{WORDS.receiptTo(email)}</p>
      {isMailLate ? <p className="receipt-late">{WORDS.mailLate}</p> : null}
      <p>
        <ButtonLink to="/contact" variant="secondary">
          {WORDS.another}
        </ButtonLink>
      </p>
    </div>
  )
}
