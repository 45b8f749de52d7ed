import type { Result } from '@hourcast/domain/problem'
import { collisionMessage, findCollision } from '@hourcast/domain/slots/collision'
import {
  addCustomHour,
  addSchedule,
  copySchedule,
  findUnfinished,
  hourChoices,
  removeSchedule,
} from '@hourcast/domain/slots/edit-schedules'
import type { Schedule } from '@hourcast/domain/slots/schedule'
import { paintWeek, type WeekBlock } from '@hourcast/domain/wizard/paint-week'
import { newScheduleId } from '@hourcast/domain/wizard/wizard-defaults'
import { openConfirm } from '@hourcast/domain/wizard/wizard-steps'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useToast } from '../../components/toast/use-toast.ts'
import type { Wizard } from './use-wizard.ts'

export const newId = () => newScheduleId(Math.random)

/** What can be done to the schedules. A card that comes, and after a removal its neighbour, is focused, and so comes into view. */
export const useSchedules = ({ settings, update, goTo }: Wizard, desk: RefObject<HTMLElement>) => {
  const { schedules } = settings
  const toast = useToast()
  const [opened, setOpened] = useState<readonly string[]>([])
  const toFocus = useRef<string | null>(null)
  const cardOf = (id: string | null | undefined) => desk.current?.querySelector<HTMLElement>(`[data-schedule="${id}"]`)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is waited for comes with another list, or with an unfolded card
  useEffect(() => {
    const card = toFocus.current === null ? null : cardOf(toFocus.current)
    if (!card) return
    toFocus.current = null
    ;(card.querySelector<HTMLElement>('input') ?? card.querySelector<HTMLElement>('button'))?.focus()
  }, [schedules, opened])

  const refuse = (problem: { message: string }) => toast({ kind: 'error', text: problem.message })
  const open = (id: string) => setOpened((before) => (before.includes(id) ? before : [...before, id]))
  const grow = (id: string, grown: Result<Schedule[]>) => {
    if (!grown.ok) return refuse(grown.problem)
    toFocus.current = id
    // It alone: those that were added before it are done.
    setOpened([id])
    update({ schedules: grown.value })
  }
  return {
    opened,
    unfold: (id: string) => {
      toFocus.current = id
      open(id)
    },
    choose: (chosen: Schedule[]) => update({ schedules: chosen }),
    add: () => {
      const id = newId()
      grow(id, addSchedule(schedules, id))
    },
    copy: (original: string) => {
      const id = newId()
      grow(id, copySchedule(schedules, original, id))
    },
    remove: (index: number) => {
      toFocus.current = (schedules[index + 1] ?? schedules[index - 1])?.id ?? null
      update({ schedules: removeSchedule(schedules, schedules[index]?.id ?? '') })
    },
    change: (id: string, changed: Partial<Schedule>) => {
      open(id)
      update({ schedules: schedules.map((card) => (card.id === id ? { ...card, ...changed } : card)) })
    },
    /** The hour goes to the card that it was typed at, as to the latest one of a list that ends with it. */
    addHour: (index: number, text: string): string | null => {
      const added = addCustomHour({ hours: hourChoices(schedules), schedules: schedules.slice(0, index + 1) }, text)
      if (!added.ok) return added.problem.message
      open(schedules[index]?.id ?? '')
      update({ schedules: [...added.value.schedules, ...schedules.slice(index + 1)] })
      return null
    },
    paint: (block: WeekBlock, isOn: boolean) => {
      const painted = paintWeek(schedules, { ...block, isOn }, newId)
      if (painted.ok) update({ schedules: painted.value })
      else refuse(painted.problem)
    },
    /** What airs nothing stops here: its card says what it lacks. */
    goOn: () => {
      const collision = findCollision(schedules)
      if (collision) return refuse({ message: collisionMessage(collision) })
      const unfinished = findUnfinished(schedules)
      if (unfinished) return cardOf(unfinished)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      const next = openConfirm(settings.progress)
      if (next.ok) goTo(next.value)
      else refuse(next.problem)
    },
  }
}
