import { shownSource } from '@hourcast/domain/shown-text'
import { nextInputMode } from '@hourcast/domain/sources/input-modes'
import { stripScheme } from '@hourcast/domain/sources/source-urls'
import type { KeyboardEvent } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Field } from '../../components/form/field.tsx'
import type { Wizard } from './use-wizard.ts'

const HINTS = {
  rss: 'A feed: RSS, Atom or JSON Feed. Several at once, joined by |',
  json: 'Any JSON: its rows become sentences.',
  https: 'A page: its readable text.',
  curl: 'An address, or a pasted curl line; it is read, never run.',
} as const

/** Where the host reads. A click on the prefix goes from curl to https, json, rss. */
export const SourcesField = ({ wizard: { settings, update, faults, takeNewUrl } }: { wizard: Wizard }) => {
  const { inputMode, newUrl, processedUrls } = settings
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    takeNewUrl()
  }
  return (
    <Field label="Source URLs" hint={HINTS[inputMode]} error={faults.source} className="sources">
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
            <Button variant="secondary" onClick={takeNewUrl}>
              Add
            </Button>
          </div>
          {processedUrls.length > 0 ? (
            <ul className="source-list" aria-label="Sources of this host">
              {processedUrls.map((source) => (
                <li key={source}>
                  <span title={source}>{shownSource(stripScheme(source))}</span>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={`Remove ${shownSource(stripScheme(source))}`}
                    onClick={() => update({ processedUrls: processedUrls.filter((other) => other !== source) })}
                  >
                    <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
                      <path d="M5 5l10 10M15 5L5 15" />
                    </svg>
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
        </>
      )}
    </Field>
  )
}
