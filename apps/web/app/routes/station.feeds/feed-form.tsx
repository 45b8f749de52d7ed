import { MAX_FEED_DESCRIPTION, MAX_FEED_NAME } from '@hourcast/domain/feeds/feed-limits'
import { INPUT_MODES } from '@hourcast/domain/sources/input-modes'
import type { ListedFeed } from '@hourcast/server/feeds/list-feeds'
import { Form, Link, useNavigation } from '@remix-run/react'
import { AntiForgeryField } from '../../components/account/anti-forgery-field.tsx'
import { Card } from '../../components/card.tsx'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { SelectField } from '../../components/form/select-field.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { ToggleField } from '../../components/form/toggle-field.tsx'
import { useFocusFirstError } from '../../components/form/use-focus-first-error.ts'
import type { FeedsAnswer } from './feeds-answer.ts'
import { readersInWords, FEEDS_WORDS as WORDS } from './feeds-words.ts'

const MODE_LABELS = {
  rss: 'rss: RSS, Atom or JSON Feed',
  json: 'json: data, its rows become sentences',
  https: 'https: a page, its readable text',
  curl: 'curl: an address, or a pasted curl line',
} as const

const MODES = INPUT_MODES.toReversed().map((mode) => ({ value: mode, label: MODE_LABELS[mode] }))

type Props = { feed: ListedFeed | undefined; antiForgery: string; answer: FeedsAnswer | undefined }

/** A new feed, or one that is changed. */
export const FeedForm = ({ feed, antiForgery, answer }: Props) => {
  const form = useFocusFirstError(answer)
  const isBusy = useNavigation().formData?.get('intent') === 'save'
  const entered = answer?.entered ?? {}
  const errorAt = (field: string) => (answer?.refusal?.field === field ? answer.refusal.message : null)
  const kept = (field: 'url' | 'name' | 'description') => ({
    ...{ name: field, autoComplete: 'off', defaultValue: entered[field] ?? feed?.[field], error: errorAt(field) },
  })
  const hasReaders = feed !== undefined && feed.readers.length > 0
  return (
    <Card title={feed ? WORDS.edit : WORDS.add} className="feed-form">
      <Form method="post" id="feed-form" className="form" ref={form} noValidate>
        <AntiForgeryField token={antiForgery} />
        <input type="hidden" name="id" value={feed?.feedId ?? ''} />
        <TextField
          label="URL"
          required
          inputMode="url"
          spellCheck={false}
          placeholder="news.example.com/world.rss"
          {...kept('url')}
          hint="A curl line may hold headers: their values are sealed and never shown again."
        />
        <TextField label="Name (optional)" maxLength={MAX_FEED_NAME} hint="Empty: as the feed names itself." {...kept('name')} />
        <TextField label="Description (optional)" maxLength={MAX_FEED_DESCRIPTION} {...kept('description')} />
        <SelectField
          label="Input mode"
          name="inputMode"
          options={MODES}
          defaultValue={entered.inputMode ?? feed?.inputMode ?? 'rss'}
          error={errorAt('inputMode')}
        />
        {hasReaders ? (
          <ToggleField
            label={`A new address for ${readersInWords(feed.readers)} too`}
            name="changesReaders"
            defaultChecked={answer ? entered.changesReaders === 'on' : true}
            hint="From the next broadcast on. Off: they go on reading the old one."
          />
        ) : null}
        <FormFault text={answer?.refusal?.field === null ? answer.refusal.message : null} />
        <div className="form-actions">
          <Button type="submit" name="intent" value="save" isBusy={isBusy}>
            Submit
          </Button>
          {feed ? <Link to="/station/feeds">Cancel</Link> : null}
        </div>
      </Form>
    </Card>
  )
}
