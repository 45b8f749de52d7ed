export type ColumnPart = { kind: string; value: number }
export type Column = { key: string; label: string; parts: readonly ColumnPart[] }

const HEIGHT = 180
const FOOT = 24

/** 1, 2 or 5 with noughts: the first such figure that is not below `most`. */
export const roundUp = (most: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)))
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= most) ?? 10 * power
}

const sumOf = (parts: readonly ColumnPart[]): number => parts.reduce((sum, { value }) => sum + value, 0)

/** The parts of a column from the foot up, in pixels; a part that there is can be seen. */
export const stack = (parts: readonly ColumnPart[], top: number): { kind: string; y: number; height: number }[] => {
  let below = 0
  return parts
    .filter(({ value }) => value > 0)
    .map(({ kind, value }) => {
      const height = (value / top) * HEIGHT
      below += height
      return { kind, y: HEIGHT - below, height: Math.max(2, height) }
    })
}

type Props = {
  columns: readonly Column[]
  label: string /** Each so many columns have their label on a narrow screen. */
  sparse: number
}

/** Columns of stacked parts, in the width that there is. What it shows stands in a table beside it, word for word. */
export const Columns = ({ columns, label, sparse }: Props) => {
  const top = roundUp(Math.max(...columns.map(({ parts }) => sumOf(parts)), 1))
  const each = 100 / columns.length
  return (
    <svg className="columns figures" width="100%" height={HEIGHT + FOOT} role="img" aria-label={label}>
      {[0, 0.5, 1].map((share) => (
        <line key={share} x1="0" x2="100%" y1={HEIGHT * (1 - share) + 0.5} y2={HEIGHT * (1 - share) + 0.5} />
      ))}
      {columns.map(({ key, label, parts }, place) => (
        <g key={key}>
          <title>{`${label}: ${sumOf(parts)}`}</title>
          {stack(parts, top).map(({ kind, y, height }) => (
            <rect
              key={kind}
              data-kind={kind}
              x={`${(each * (place + 0.15)).toFixed(3)}%`}
              width={`${(each * 0.7).toFixed(3)}%`}
              {...{ y, height }}
            />
          ))}
          <text
            x={`${(each * (place + 0.5)).toFixed(3)}%`}
            y={HEIGHT + 18}
            textAnchor="middle"
            data-sparse={place % sparse !== 0}
          >
            {label}
          </text>
        </g>
      ))}
      <text className="columns-top" x="0" y="12">
        {top}
      </text>
    </svg>
  )
}
