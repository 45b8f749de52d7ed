import type { ReactNode } from 'react'
import { chosen, type OneOf } from './chosen.ts'

type Props = { choice: OneOf & { name: string; error?: string | null }; value: string; className: string; children: ReactNode }

/** One of the choices of a group, as its label shows it. */
export const Radio = ({ choice, value, className, children }: Props) => (
  <label className={className}>
    <input
      type="radio"
      name={choice.name}
      value={value}
      {...chosen(choice.value === undefined ? undefined : choice.value === value, choice.defaultValue === value)}
      onChange={() => choice.onChange?.(value)}
      aria-invalid={choice.error ? true : undefined}
    />
    {children}
  </label>
)
