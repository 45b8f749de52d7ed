import type { ComponentProps, MouseEvent } from 'react'
import { Button } from '../form/button.tsx'
import { type Question, useConfirm } from './use-confirm.ts'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'onClick'> & { ask: Question }

/** Submits its form after a yes. Without scripts it submits at once: the action of a form that destroys asks for itself. */
export const ConfirmButton = ({ ask, ...rest }: Props) => {
  const confirm = useConfirm()
  const submit = async (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget
    event.preventDefault()
    if (await confirm(ask)) button.form?.requestSubmit(button)
  }
  return <Button {...rest} type="submit" onClick={submit} />
}
