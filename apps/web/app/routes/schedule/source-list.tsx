import { shownSource } from '@hourcast/domain/shown-text'
import { stripScheme } from '@hourcast/domain/sources/source-urls'
import type { SourceCheck } from './use-source-checks.ts'

type Props = {
  sources: readonly string[]
  checkOf: (source: string) => SourceCheck | undefined
  onRemove: (source: string) => void
}

const MARKS = {
  checking: 'M10 5v5l3.5 2',
  good: 'M4.5 10.5l3.6 3.6 7.4-8',
  bad: 'M10 5.5v5.6M10 14.2v.2',
} as const

/** The sources of the host, each with what came of its reading when it was added. */
export const SourceList = ({ sources, checkOf, onRemove }: Props) => (
  <ul className="source-list" aria-label="Sources of this host">
    {sources.map((source) => {
      const name = shownSource(stripScheme(source))
      const check = checkOf(source)
      return (
        <li key={source} data-check={check?.is} title={check?.text}>
          {check ? (
            <svg viewBox="0 0 20 20" width="16" height="16" role="img" aria-label={check.text} className="source-mark">
              <path d={MARKS[check.is]} />
            </svg>
          ) : null}
          <span title={source}>{name}</span>
          <button type="button" className="icon-button" aria-label={`Remove ${name}`} onClick={() => onRemove(source)}>
            <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
              <path d="M5 5l10 10M15 5L5 15" />
            </svg>
          </button>
        </li>
      )
    })}
  </ul>
)
