import { nameOfTongue } from '@hourcast/domain/words/tongues'
import type { WordKind } from '@hourcast/domain/words/word-kinds'
import type { FeedChoice } from '@hourcast/server/feeds/list-feeds'
import type { ListedWord } from '@hourcast/server/words/list-words'
import { Form, useNavigation } from '@remix-run/react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { Card } from '../../components/card.tsx'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import type { Names } from './known-names.tsx'
import { WordForm } from './word-form.tsx'
import type { WordsAnswer } from './words-answer.ts'
import { WORDS_WORDS as WORDS } from './words-words.ts'

type Props = {
  kind: WordKind
  words: ListedWord[]
  feeds: FeedChoice[]
  names: Names
  antiForgery: string
  note: string | undefined
  answer: WordsAnswer | undefined
}

/** One list: its form, then its entries. */
export const WordList = ({ kind, words, feeds, names, antiForgery, note, answer }: Props) => {
  const texts = WORDS.lists[kind]
  const isSaved = note === WORDS.saved
  const prefill = {
    // A word that is never said is mostly meant in every language.
    tongue: kind === 'said' ? names.tongue : isSaved ? names.chosen : '',
    written: kind === 'said' && note === undefined ? names.prefilled : '',
  }
  const isOfForm = answer?.intent === 'save'
  return (
    <div id={kind} className="words-list">
      <Card title={texts.title} aside={<span className="soft figures">{words.length}</span>}>
        <p className="soft">{texts.lede}</p>
        <WordForm
          // A form that has saved is empty again.
          key={`${isSaved ? words.map(({ wordId, said }) => wordId + said).join() : ''} ${prefill.written}`}
          {...{ kind, feeds, antiForgery, prefill }}
          answer={isOfForm ? answer : undefined}
        />
        {note && !answer ? (
          <p className="soft" role="status">
            {note}
          </p>
        ) : null}
        <FormFault text={answer?.refusal && !isOfForm ? answer.refusal.message : null} />
        {words.length === 0 ? (
          <p className="soft">{texts.none}</p>
        ) : (
          <ul className="word-rows" aria-label={texts.title}>
            {words.map((word) => (
              <li key={word.wordId}>
                <WordRow
                  word={word}
                  antiForgery={antiForgery}
                  audioUrl={answer?.wordId === word.wordId ? answer.audioUrl : null}
                />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}

type RowProps = { word: ListedWord; antiForgery: string; audioUrl: string | null }

/** One entry, heard or deleted by a form that needs no scripts. */
const WordRow = ({ word: { wordId, kind, tongue, written, said }, antiForgery, audioUrl }: RowProps) => {
  const busy = useNavigation().formData
  const isBusy = (intent: string) => busy?.get('intent') === intent && busy.get('id') === wordId
  return (
    <Form method="post" action="/station/words" className="word-row" preventScrollReset>
      <AntiForgeryField token={antiForgery} />
      <input type="hidden" name="id" value={wordId} />
      <input type="hidden" name="kind" value={kind} />
      <p>
        <strong>{written}</strong>
        {said ? <> → {said}</> : null}
        {kind === 'source' ? null : <small className="soft"> {nameOfTongue(tongue)}</small>}
      </p>
      <div className="form-actions">
        {kind === 'said' ? (
          <Button
            type="submit"
            variant="secondary"
            name="intent"
            value="hear"
            isBusy={isBusy('hear')}
            aria-label={`${WORDS.hear}: ${written}, ${nameOfTongue(tongue)}`}
          >
            {WORDS.hear}
          </Button>
        ) : null}
        <Button
          type="submit"
          variant="secondary"
          name="intent"
          value="delete"
          isBusy={isBusy('delete')}
          aria-label={`${WORDS.delete} ${written}${kind === 'source' ? '' : `, ${nameOfTongue(tongue)}`}`}
        >
          {WORDS.delete}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said stands beside it */}
      {audioUrl ? <audio key={audioUrl} src={audioUrl} controls autoPlay aria-label={`${WORDS.heard}: ${written}`} /> : null}
    </Form>
  )
}
