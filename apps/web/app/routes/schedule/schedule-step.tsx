import { collisionMessage, findCollisions } from '@hourcast/domain/slots/collision'
import { addCustomHour, addSchedule, hourChoices, removeSchedule } from '@hourcast/domain/slots/edit-schedules'
import { isSameHour } from '@hourcast/domain/slots/hour'
import type { Schedule } from '@hourcast/domain/slots/schedule'
import { toggleCell } from '@hourcast/domain/wizard/toggle-cell'
import { newScheduleId } from '@hourcast/domain/wizard/wizard-defaults'
import { openConfirm } from '@hourcast/domain/wizard/wizard-steps'
import { Card } from '../../components/card.tsx'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { useToast } from '../../components/toast/use-toast.ts'
import { ScheduleCard } from './schedule-card.tsx'
import type { Wizard } from './use-wizard.ts'
import { WeekGrid } from './week-grid.tsx'

const newId = () => newScheduleId(Math.random)

/** Second step: one card for each schedule, and the week in which all of them are painted. Both edit the same thing. */
export const ScheduleStep = ({ wizard }: { wizard: Wizard }) => {
  const { settings, update, setProgress, faults } = wizard
  const { schedules } = settings
  const toast = useToast()
  const collisions = findCollisions(schedules)
  const hours = hourChoices(schedules)

  const refuse = (problem: { message: string }) => toast({ kind: 'error', text: problem.message })
  const add = () => {
    const added = addSchedule(schedules, newId())
    if (added.ok) update({ schedules: added.value })
    else refuse(added.problem)
  }
  const change = (id: string, changed: Partial<Schedule>) =>
    update({ schedules: schedules.map((card) => (card.id === id ? { ...card, ...changed } : card)) })
  // The hour goes to the card that it was typed at, as to the latest one of a list that ends with it.
  const addHour = (index: number, text: string): string | null => {
    const added = addCustomHour({ hours, schedules: schedules.slice(0, index + 1) }, text)
    if (!added.ok) return added.problem.message
    update({ schedules: [...added.value.schedules, ...schedules.slice(index + 1)] })
    return null
  }
  const toggle = (day: number, hour: number) => {
    const toggled = toggleCell(schedules, { day, hour }, newId)
    if (toggled.ok) update({ schedules: toggled.value })
    else refuse(toggled.problem)
  }
  const goOn = () => {
    const [collision] = collisions
    if (collision) return refuse({ message: collisionMessage(collision) })
    const opened = openConfirm(settings.progress)
    if (opened.ok) setProgress(() => opened.value)
    else refuse(opened.problem)
  }
  return (
    <div className="step-cards">
      <div className="schedule-desk">
        <div className="schedule-cards">
          {schedules.map((schedule, index) => {
            const own = collisions.filter(({ first, second }) => first === index + 1 || second === index + 1)
            const collidingHours = schedule.hours.filter((hour) => own.some((collision) => isSameHour(collision.hour, hour)))
            return (
              <ScheduleCard
                key={schedule.id}
                number={index + 1}
                schedule={schedule}
                hours={hours}
                collidingHours={collidingHours}
                collidingDays={own.flatMap(({ days }) => days)}
                error={own[0] ? collisionMessage(own[0]) : undefined}
                onChange={(changed) => change(schedule.id, changed)}
                onAddHour={(text) => addHour(index, text)}
                onRemove={schedules.length > 1 ? () => update({ schedules: removeSchedule(schedules, schedule.id) }) : undefined}
              />
            )
          })}
        </div>
        <Card title="The week" level={3} className="week-card">
          <WeekGrid schedules={schedules} onToggle={toggle} />
        </Card>
      </div>
      <FormFault text={faults.schedules} />
      <div className="step-actions">
        <Button variant="secondary" onClick={add}>
          Add Schedule
        </Button>
        <Button onClick={goOn}>Production</Button>
      </div>
    </div>
  )
}
