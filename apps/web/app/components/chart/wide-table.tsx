import type { ReactNode } from 'react'

type Props = { label: string; heads: readonly string[]; children: ReactNode }

/** A table that may be wider than the screen: it scrolls by itself, by keys too. */
export const WideTable = ({ label, heads, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <section className="wide-table" aria-label={`${label}, as a table`} tabIndex={0}>
    <table className="figure-table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
)
