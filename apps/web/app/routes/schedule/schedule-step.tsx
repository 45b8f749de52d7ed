import { collisionMessage, findCollisions } from '@hourcast/domain/slots/collision'
import { hourChoices } from '@hourcast/domain/slots/edit-schedules'
import { isSameHour } from '@hourcast/domain/slots/hour'
import { useRef } from 'react'
import { Card } from '../../components/card.tsx'
import { Button } from '../../components/form/button.tsx'
import { FormFault } from '../../components/form/form-fault.tsx'
import { singleClick } from '../../components/form/single-click.ts'
import { PresetButtons } from './preset-buttons.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import { newId, useSchedules } from './use-schedules.ts'
import type { TypedHours } from './use-typed-hours.ts'
import type { Wizard } from './use-wizard.ts'
import { WeekGrid } from './week-grid.tsx'

/** From this many on, those that nobody works on are folded. */
const MANY = 4

/** Second step: one card for each schedule, and the week in which all of them are painted. Both edit the same thing. */
export const ScheduleStep = ({ wizard, typedHours }: { wizard: Wizard; typedHours: TypedHours }) => {
  const { schedules } = wizard.settings
  const desk = useRef<HTMLDivElement>(null)
  const { opened, unfold, choose, add, copy, remove, change, addHour, paint, painted, goOn } = useSchedules(
    wizard,
    typedHours,
    desk,
  )
  const collisions = findCollisions(schedules)
  const hours = hourChoices(schedules)
  return (
    <div className="step-cards">
      <Card title="When it airs">
        <PresetButtons schedules={schedules} newId={newId} onChoose={choose} />
      </Card>
      <div className="schedule-desk">
        <div className="schedule-cards" ref={desk}>
          {schedules.map((schedule, index) => {
            const own = collisions.filter(({ first, second }) => first === index + 1 || second === index + 1)
            const collidingHours = schedule.hours.filter((hour) => own.some((collision) => isSameHour(collision.hour, hour)))
            const typed = typedHours.at(schedule.id)
            const isAtRest = own.length === 0 && schedule.days.length > 0 && schedule.hours.length > 0 && typed.text === ''
            return (
              <div key={schedule.id} data-schedule={schedule.id}>
                <ScheduleCard
                  number={index + 1}
                  schedule={schedule}
                  hours={hours}
                  collidingHours={collidingHours}
                  collidingDays={own.flatMap(({ days }) => days)}
                  error={own[0] ? collisionMessage(own[0]) : undefined}
                  isFolded={schedules.length >= MANY && isAtRest && !opened.includes(schedule.id)}
                  onUnfold={() => unfold(schedule.id)}
                  onCopy={() => copy(schedule.id)}
                  onChange={(changed) => change(schedule.id, changed)}
                  typed={typed}
                  onType={(text) => typedHours.type(schedule.id, text)}
                  onAddHour={() => addHour(schedule.id)}
                  onRemove={schedules.length > 1 ? () => remove(index) : undefined}
                />
              </div>
            )
          })}
        </div>
        <Card title="The week" level={3} className="week-card">
          <WeekGrid schedules={schedules} onPaint={paint} painted={painted} />
        </Card>
      </div>
      <FormFault text={wizard.faults.schedules} />
      <div className="step-actions">
        <Button variant="secondary" onClick={add}>
          Add Schedule
        </Button>
        <Button onClick={singleClick(goOn)}>Production</Button>
      </div>
    </div>
  )
}
