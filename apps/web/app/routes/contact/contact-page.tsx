import { DEMO_SCHEDULED } from '@hourcast/domain/messages'
import type { ContactAnswer, ContactFields } from './contact-answer.ts'
import { ContactForm } from './contact-form.tsx'
import { WORDS } from './contact-words.ts'
import { SentReceipt } from './sent-receipt.tsx'

type Props = { antiForgery: string; fields: ContactFields; answer: ContactAnswer | undefined }

/** What happens to an inquiry on the left, the form on the right; on a phone one below the other. */
export const ContactPage = ({ antiForgery, fields, answer }: Props) => (
  <div className="page contact">
    <div className="split" data-lean="right">
      <header className="page-intro">
        <h1>{WORDS.heading}</h1>
        <p className="lede">{WORDS.lede}</p>
        <dl className="contact-facts">
          {WORDS.facts.map(([what, fact]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </header>
      <section className="sheet contact-sheet" aria-labelledby="inquiry">
        <h2 id="inquiry">{answer?.sent ? DEMO_SCHEDULED : WORDS.formTitle}</h2>
        {answer?.sent ? (
          <SentReceipt {...answer.sent} />
        ) : (
          <ContactForm antiForgery={antiForgery} fields={answer?.fields ?? fields} answer={answer} />
        )}
      </section>
    </div>
  </div>
)
