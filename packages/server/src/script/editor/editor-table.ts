import type { CaseResult } from './try-case.ts'

type Judged = Pick<CaseResult, 'kind' | 'tongue' | 'faults'>

const heldOf = (results: readonly Judged[]): string =>
  results.length === 0 ? '' : `${results.filter(({ faults }) => faults.length === 0).length}/${results.length}`

/** Kinds down, tongues across: how many cases hold, of how many. */
export const editorTable = (results: readonly Judged[]): string => {
  const kinds = [...new Set(results.map(({ kind }) => kind))].sort()
  const tongues = [...new Set(results.map(({ tongue }) => tongue))].sort()
  const of = (kind: string | undefined, tongue: string | undefined) =>
    heldOf(results.filter((one) => (kind ?? one.kind) === one.kind && (tongue ?? one.tongue) === one.tongue))
  const row = (name: string, kind: string | undefined) => [
    name,
    ...tongues.map((tongue) => of(kind, tongue)),
    of(kind, undefined),
  ]
  const rows = [['kind', ...tongues, 'all'], ...kinds.map((kind) => row(kind, kind)), row('all', undefined)]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))) ?? []
  return rows
    .map((cells) =>
      cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n')
}
