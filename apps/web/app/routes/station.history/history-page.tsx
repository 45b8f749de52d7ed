import { historyQuery } from '@hourcast/domain/broadcasts/history-filter'
import type { HistoryView } from '@hourcast/server/history/load-history-page'
import { EmptyState } from '../../components/empty-state.tsx'
import { ButtonLink } from '../../components/form/button-link.tsx'
import { HistoryDays } from '../../components/history/history-days.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { HISTORY_WORDS as WORDS } from './history-words.ts'

const Nothing = ({ view: { schedulers, filter } }: { view: HistoryView }) => {
  const isFiltered = historyQuery(filter) !== ''
  if (isFiltered)
    return (
      <EmptyState title={WORDS.nothingFound} action={<ButtonLink to="/station/history">{WORDS.showAll}</ButtonLink>}>
        {WORDS.nothingFoundHelp}
      </EmptyState>
    )
  return schedulers.length === 0 ? (
    <EmptyState title={WORDS.nothingYet} action={<ButtonLink to="/schedule">{WORDS.create}</ButtonLink>}>
      {WORDS.nothingYetHelp}
    </EmptyState>
  ) : (
    <EmptyState title={WORDS.nothingYet} action={<ButtonLink to="/station/scheduler">{WORDS.toSchedulers}</ButtonLink>}>
      {WORDS.notAiredYetHelp}
    </EmptyState>
  )
}

/** The timeline of the station, with what narrows it down and the way to the rest. */
export const HistoryPage = ({ view }: { view: HistoryView }) => {
  const { lines, next, filter, ignored, timeZone, isFirstPage } = view
  return (
    <section aria-labelledby="history-title" className="history">
      <div className="page-head">
        <div>
          <h1 id="history-title">{WORDS.title}</h1>
          <p className="soft">
            {WORDS.lede} <span className="zone">{timeZone}</span>
          </p>
        </div>
        <a className="button" data-variant="secondary" href={`/station/history.csv${historyQuery(filter)}`} download>
          {WORDS.download}
        </a>
      </div>
      <HistoryFilters view={view} />
      {ignored.length > 0 ? (
        <div className="form-fault" role="status">
          {ignored.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ) : null}
      {lines.length === 0 ? <Nothing view={view} /> : <HistoryDays lines={lines} />}
      {isFirstPage && next === null ? null : (
        <nav className="history-pages" aria-label={WORDS.pages}>
          {isFirstPage ? null : (
            <ButtonLink variant="secondary" to={`/station/history${historyQuery(filter)}`}>
              {WORDS.newest}
            </ButtonLink>
          )}
          {next ? (
            <ButtonLink variant="secondary" to={`/station/history${historyQuery(filter, next)}`}>
              {WORDS.older}
            </ButtonLink>
          ) : null}
        </nav>
      )}
    </section>
  )
}
