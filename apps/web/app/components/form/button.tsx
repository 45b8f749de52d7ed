import type { ButtonHTMLAttributes } from 'react'

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant
  /** Its work is under way: it keeps its place, its words and the focus, says so, and takes no second press. */
  isBusy?: boolean
}

export const Button = ({ variant = 'primary', isBusy = false, type = 'button', onClick, children, ...rest }: Props) => (
  <button
    {...rest}
    type={type}
    className="button"
    data-variant={variant}
    aria-busy={isBusy || undefined}
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? (event) => event.preventDefault() : onClick}
  >
    {children}
    {isBusy ? <span className="spinner" aria-hidden="true" /> : null}
  </button>
)
