import { historyQuery, OUTCOMES } from '@hourcast/domain/broadcasts/history-filter'
import type { HistoryView } from '@hourcast/server/history/load-history-page'
import { Form, Link } from '@remix-run/react'
import { Button } from '../../components/form/button.tsx'
import { SelectField } from '../../components/form/select-field.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { filterInWords } from './filter-in-words.ts'
import { HISTORY_WORDS as WORDS } from './history-words.ts'

const STATES = [{ value: '', label: WORDS.allStates }, ...Object.entries(OUTCOMES).map(([value, label]) => ({ value, label }))]

/** What narrows the timeline down: a plain form, whose answer is an address that can be kept. On a phone it is folded into a line. */
export const HistoryFilters = ({ view: { filter, schedulers } }: { view: HistoryView }) => {
  const asked = historyQuery(filter)
  const hosts = schedulers.map(({ schedulerId, hostName, isDeleted }) => ({
    value: schedulerId,
    label: isDeleted ? `${hostName} (${WORDS.deleted})` : hostName,
  }))
  return (
    // Another address is another form: folded again, and its fields show what that asks for.
    <details key={asked} className="history-fold">
      <summary>
        {WORDS.filter}
        {asked === '' ? null : <span className="soft">{filterInWords(filter, schedulers)}</span>}
      </summary>
      <Form method="get" action="/station/history" className="history-filters" role="search" aria-label={WORDS.title}>
        <SelectField
          label={WORDS.scheduler}
          name="scheduler"
          defaultValue={filter.schedulerId ?? ''}
          options={[{ value: '', label: WORDS.allSchedulers }, ...hosts]}
        />
        <SelectField label={WORDS.state} name="state" defaultValue={filter.outcome ?? ''} options={STATES} />
        <TextField label={WORDS.day} name="day" type="date" defaultValue={filter.day ?? ''} />
        <TextField label={WORDS.words} name="words" type="search" maxLength={200} defaultValue={filter.words ?? ''} />
        <div className="form-actions">
          <Button type="submit">{WORDS.show}</Button>
          {asked === '' ? null : <Link to="/station/history">{WORDS.showAll}</Link>}
        </div>
      </Form>
    </details>
  )
}
