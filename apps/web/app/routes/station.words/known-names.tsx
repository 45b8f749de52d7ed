import type { StarterWord } from '@hourcast/domain/words/starter-words'
import { nameOfTongue, TONGUE_CHOICES } from '@hourcast/domain/words/tongues'
import { Form, Link, useNavigation } from '@remix-run/react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { Card } from '../../components/card.tsx'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { SelectField } from '../../components/form/select-field.tsx'
import type { WordsAnswer } from './words-answer.ts'
import { WORDS_WORDS as WORDS } from './words-words.ts'

export type Names = {
  tongue: string
  /** The one of the address; '' where it names none. */
  chosen: string
  known: StarterWord[]
  counts: Record<string, number>
  /** A name that is to be said otherwise. */
  prefilled: string
}

type Props = { names: Names; antiForgery: string; answer: WordsAnswer | undefined }

const otherwise = (tongue: string, written: string): string => `/station/words?${new URLSearchParams({ tongue, written })}#said`

/** The starter list of one language: each name can be heard, and be said otherwise. */
export const KnownNames = ({ names: { tongue, known, counts }, antiForgery, answer }: Props) => {
  const busy = useNavigation().formData
  const options = TONGUE_CHOICES.map((choice) => ({ value: choice.tongue, label: `${choice.name} (${counts[choice.tongue]})` }))
  return (
    <div id="names" className="words-list">
      <Card title={WORDS.names.title} aside={<span className="soft figures">{known.length}</span>}>
        <p className="soft">{WORDS.names.lede}</p>
        <Form method="get" action="/station/words#names" className="form word-form" preventScrollReset>
          <SelectField label={WORDS.language} name="tongue" options={options} defaultValue={tongue} key={tongue} />
          <div className="form-actions">
            <Button type="submit" variant="secondary">
              {WORDS.names.show}
            </Button>
          </div>
        </Form>
        <FormFault text={answer?.refusal?.message ?? null} />
        {answer?.audioUrl ? (
          // biome-ignore lint/a11y/useMediaCaption: what is said stands beside it
          <audio key={answer.audioUrl} src={answer.audioUrl} controls autoPlay aria-label={`${WORDS.heard}: ${answer.heard}`} />
        ) : null}
        <Form method="post" action={`/station/words?tongue=${tongue}#names`} preventScrollReset>
          <AntiForgeryField token={antiForgery} />
          <input type="hidden" name="kind" value="said" />
          <input type="hidden" name="intent" value="hear" />
          <input type="hidden" name="tongue" value={tongue} />
          <ul className="known-names" aria-label={`${WORDS.names.title}, ${nameOfTongue(tongue)}`}>
            {known.map(({ written, ipa }) => (
              <li key={written}>
                <span>
                  <strong lang={tongue}>{written}</strong> <span className="soft">/{ipa}/</span>
                </span>
                <span className="known-name-acts">
                  <Button
                    type="submit"
                    variant="secondary"
                    name="name"
                    value={written}
                    isBusy={busy?.get('name') === written}
                    aria-label={`${WORDS.hear}: ${written}`}
                  >
                    {WORDS.hear}
                  </Button>
                  <Link to={otherwise(tongue, written)} aria-label={`${WORDS.names.otherwise}: ${written}`}>
                    {WORDS.names.otherwise}
                  </Link>
                </span>
              </li>
            ))}
          </ul>
        </Form>
      </Card>
    </div>
  )
}
