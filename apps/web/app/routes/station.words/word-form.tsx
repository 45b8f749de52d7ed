import { stripScheme } from '@hourcast/domain/sources/source-urls'
import { TONGUE_CHOICES } from '@hourcast/domain/words/tongues'
import type { WordKind } from '@hourcast/domain/words/word-kinds'
import { MAX_WORD_LENGTH } from '@hourcast/domain/words/word-limits'
import type { FeedChoice } from '@hourcast/server/feeds/list-feeds'
import { Form, useNavigation } from '@remix-run/react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { SelectField } from '../../components/form/select-field.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { useFocusFirstError } from '../../components/form/use-focus-first-error.ts'
import type { WordsAnswer } from './words-answer.ts'
import { WORDS_WORDS as WORDS } from './words-words.ts'

const TONGUES = TONGUE_CHOICES.map(({ tongue, name }) => ({ value: tongue, label: name }))
const EVERY = { value: '', label: 'Every language' }

type Props = {
  kind: WordKind
  feeds: FeedChoice[]
  antiForgery: string
  /** What a new entry begins with. */
  prefill: { tongue: string; written: string }
  answer: WordsAnswer | undefined
}

/** A new entry; one that is written alike takes the place of the one that is there. */
export const WordForm = ({ kind, feeds, antiForgery, prefill, answer }: Props) => {
  const form = useFocusFirstError(answer)
  const busy = useNavigation().formData
  const isBusy = busy?.get('intent') === 'save' && busy.get('kind') === kind
  const texts = WORDS.lists[kind]
  const kept = (field: 'written' | 'said' | 'tongue') => ({
    ...{ name: field, defaultValue: answer?.entered[field] ?? { said: '', ...prefill }[field] },
    error: answer?.refusal?.field === field ? answer.refusal.message : null,
  })
  const line = { autoComplete: 'off', spellCheck: false, maxLength: MAX_WORD_LENGTH } as const
  return (
    <Form method="post" action="/station/words" className="form word-form" ref={form} noValidate>
      <AntiForgeryField token={antiForgery} />
      <input type="hidden" name="kind" value={kind} />
      {kind === 'source' ? null : (
        <SelectField label={WORDS.language} options={kind === 'never' ? [EVERY, ...TONGUES] : TONGUES} {...kept('tongue')} />
      )}
      <TextField
        label={texts.written}
        hint={texts.writtenHint}
        required
        {...line}
        {...(kind === 'source' ? { list: 'saved-feeds' } : {})}
        {...kept('written')}
      />
      {kind === 'source' ? <SavedFeeds feeds={feeds} /> : null}
      {kind === 'never' ? null : (
        <TextField label={texts.said} hint={texts.saidHint || undefined} required {...line} {...kept('said')} />
      )}
      <FormFault text={answer?.refusal?.field === null ? answer.refusal.message : null} />
      <div className="form-actions">
        <Button type="submit" name="intent" value="save" isBusy={isBusy}>
          {texts.add}
        </Button>
      </div>
    </Form>
  )
}

const hostOf = (url: string): string => stripScheme(url).split(/[/?#]/)[0] ?? ''

/** To choose from: the host of each saved feed, by the feed's name. */
const SavedFeeds = ({ feeds }: Pick<Props, 'feeds'>) => (
  <datalist id="saved-feeds">
    {feeds
      .filter(({ inputMode }) => inputMode !== 'curl')
      .map(({ name, url }) => (
        <option key={url} value={hostOf(url)}>
          {name}
        </option>
      ))}
  </datalist>
)
