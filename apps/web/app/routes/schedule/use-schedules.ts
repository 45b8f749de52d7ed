import type { Result } from '@hourcast/domain/problem'
import { collisionMessage, findCollision } from '@hourcast/domain/slots/collision'
import { addSchedule, copySchedule, findUnfinished, removeSchedule } from '@hourcast/domain/slots/edit-schedules'
import type { Schedule } from '@hourcast/domain/slots/schedule'
import { scheduleLines } from '@hourcast/domain/slots/schedule-words'
import { paintWeek, type WeekBlock } from '@hourcast/domain/wizard/paint-week'
import { newScheduleId } from '@hourcast/domain/wizard/wizard-defaults'
import { openConfirm } from '@hourcast/domain/wizard/wizard-steps'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useToast } from '../../components/toast/use-toast.ts'
import type { TypedHours } from './use-typed-hours.ts'
import type { Wizard } from './use-wizard.ts'

const sayBlock = ({ days, hours }: WeekBlock, isOn: boolean): string =>
  scheduleLines([{ days: [...days], hours: [...hours] }])
    .map((line) => `${line.hours}, ${line.days}: ${isOn ? 'on' : 'off'}`)
    .join()

export const newId = () => newScheduleId(Math.random)

/** What can be done to the schedules. A card that comes, and after a removal its neighbour, is focused, and so comes into view. */
export const useSchedules = ({ settings, update, goTo }: Wizard, typedHours: TypedHours, desk: RefObject<HTMLElement>) => {
  const { schedules } = settings
  const toast = useToast()
  const [opened, setOpened] = useState<readonly string[]>([])
  const [painted, setPainted] = useState<{ before: Schedule[]; after: Schedule[]; words: string } | null>(null)
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
    addHour: (id: string) => {
      open(id)
      typedHours.add(id)
    },
    paint: (block: WeekBlock, isOn: boolean) => {
      const next = paintWeek(schedules, { ...block, isOn }, newId)
      if (!next.ok) return refuse(next.problem)
      setPainted({ before: schedules, after: next.value, words: sayBlock(block, isOn) })
      update({ schedules: next.value })
    },
    /** What was painted last, for as long as nothing else has changed since. */
    painted: painted?.after === schedules ? { words: painted.words, undo: () => update({ schedules: painted.before }) } : null,
    /** What airs nothing stops here: its card says what it lacks. */
    goOn: () => {
      const meant = typedHours.takeAll()
      if (!meant) return
      const collision = findCollision(meant)
      if (collision) return refuse({ message: collisionMessage(collision) })
      const unfinished = findUnfinished(meant)
      if (unfinished) return cardOf(unfinished)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      const next = openConfirm(settings.progress)
      if (next.ok) goTo(next.value)
      else refuse(next.problem)
    },
  }
}
