import { Link, type LinkProps } from '@remix-run/react'
import type { ButtonVariant } from './button.tsx'

/** A link that looks like a button: it leads somewhere, and changes nothing. */
export const ButtonLink = ({ variant = 'primary', ...rest }: LinkProps & { variant?: ButtonVariant }) => (
  <Link {...rest} className="button" data-variant={variant} />
)
