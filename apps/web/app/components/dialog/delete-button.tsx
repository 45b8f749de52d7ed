import type { ComponentProps } from 'react'
import { Button } from '../form/button.tsx'
import { ConfirmButton } from './confirm-button.tsx'

type Props = Pick<ComponentProps<typeof ConfirmButton>, 'variant' | 'aria-label' | 'children'> & {
  question: string
  detail: string
  /** Without scripts the page asks, in the second try. */
  isAsked: boolean
}

/** Deletes after a yes, in a form with a SureField and the intent 'delete'. */
export const DeleteButton = ({ question, detail, isAsked, ...button }: Props) => {
  if (!isAsked)
    return (
      <ConfirmButton
        {...button}
        name="intent"
        value="delete"
        ask={{ question, detail, confirmLabel: 'Delete', isDangerous: true }}
      />
    )
  return (
    <div role="alert">
      <p>
        {question} {detail}
      </p>
      <Button type="submit" variant="danger" name="intent" value="delete">
        Yes, delete it
      </Button>
    </div>
  )
}
