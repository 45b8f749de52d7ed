import { nextInputMode } from '@hourcast/domain/sources/input-modes'
import type { KeyboardEvent } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Field } from '../../components/form/field.tsx'
import { SourceChoices } from './source-choices.tsx'
import { SourceList } from './source-list.tsx'
import { useSourceChecks } from './use-source-checks.ts'
import type { Wizard } from './use-wizard.ts'

const HINTS = {
  rss: 'A feed: RSS, Atom or JSON Feed. Several at once, joined by |',
  json: 'Any JSON: its rows become sentences.',
  https: 'A page: its readable text.',
  curl: 'An address, or a pasted curl line; it is read, never run.',
} as const

/** Where the host reads. A click on the prefix goes from curl to https, json, rss. What is added is read at once, to see whether it can be. */
export const SourcesField = ({ wizard }: { wizard: Wizard }) => {
  const { settings, update, faults, takeNewUrl } = wizard
  const { inputMode, newUrl, processedUrls } = settings
  const { checkOf, check } = useSourceChecks(inputMode)
  const add = () => {
    const { processedUrls: after } = takeNewUrl()
    for (const source of after) if (!processedUrls.includes(source)) void check(source)
  }
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  const unread = processedUrls.flatMap((source) => {
    const known = checkOf(source)
    return known?.is === 'bad' ? [{ source, text: known.text }] : []
  })
  return (
    <Field
      label="Source URLs"
      hint={`${HINTS[inputMode]} Press ${inputMode} for another input mode.`}
      error={faults.source}
      className="sources"
    >
      {(control) => (
        <>
          <div className="source-entry">
            <button
              type="button"
              className="prefix figures"
              onClick={() => update({ inputMode: nextInputMode(inputMode) })}
              aria-label={`Input mode ${inputMode}, change to ${nextInputMode(inputMode)}`}
            >
              {inputMode}
            </button>
            <input
              {...control}
              className="input"
              type="text"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="news.example.com/world.rss"
              value={newUrl}
              onChange={(event) => update({ newUrl: event.currentTarget.value })}
              onKeyDown={addByEnter}
            />
            <Button variant="secondary" onClick={add}>
              Add
            </Button>
          </div>
          {processedUrls.length > 0 ? (
            <SourceList
              sources={processedUrls}
              checkOf={checkOf}
              onRemove={(source) => update({ processedUrls: processedUrls.filter((other) => other !== source) })}
            />
          ) : null}
          <div className="source-notes" role="status">
            {faults.source ? null : unread.map(({ source, text }) => <p key={source}>{text}</p>)}
          </div>
          <SourceChoices wizard={wizard} />
        </>
      )}
    </Field>
  )
}
