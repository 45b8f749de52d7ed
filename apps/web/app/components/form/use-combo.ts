import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { type ComboOption, findChoices } from './find-choices.ts'

/** More than the zones of the world. */
const LIMIT = 600

type Needs = { options: readonly ComboOption[]; text: string; setText: (text: string) => void }

/** What a text field with a list under it does: what is listed, which choice is the active one, and the keys. */
export const useCombo = ({ options, text, setText }: Needs) => {
  const list = useRef<HTMLDivElement>(null)
  const [isAwake, setAwake] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const [active, setActive] = useState(-1)
  const choices = isOpen ? findChoices(options, isTyping ? text : '', LIMIT) : []

  useEffect(() => setAwake(true), [])
  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active])

  const open = () => {
    if (isOpen) return
    setTyping(false)
    setActive(options.findIndex(({ value }) => value === text))
    setOpen(true)
  }
  const close = () => setOpen(false)
  const choose = (option: ComboOption | undefined) => {
    if (option) setText(option.value)
    close()
  }
  const move = (to: number) => {
    if (!isOpen) return open()
    setActive(choices.length === 0 ? -1 : (to + choices.length) % choices.length)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active < 0 ? -1 : active - 1),
    ...(isOpen ? { Escape: close } : {}),
    ...(isOpen && active >= 0 ? { Enter: () => choose(choices[active]) } : {}),
  }
  return {
    list,
    /** Scripts run: until then the browser's own list does what it can. */
    isAwake,
    isOpen,
    choices,
    active,
    choose,
    /** A press in the list must not take the focus from the field. */
    listProps: { onPointerDown: (event: PointerEvent) => event.preventDefault() },
    inputProps: {
      ...(isAwake ? { role: 'combobox' as const } : {}),
      onClick: open,
      onBlur: close,
      onChange: (typed: string) => {
        setText(typed)
        setTyping(true)
        setActive(typed.trim() === '' ? -1 : 0)
        setOpen(true)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const act = keys[event.key]
        if (!act || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        act()
      },
    },
  }
}
