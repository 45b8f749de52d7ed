import { HOURLY } from '@hourcast/domain/slots/hour'
import type { WeekBlock } from '@hourcast/domain/wizard/paint-week'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'

export type Place = { day: number; hour: number }

/** A corner of the block and the one across; whether it is being turned on or off. */
type Painting = { from: Place; to: Place; isOn: boolean }

type Needs = {
  /** Whether the full hour of a cell airs. */
  isAiring: (place: Place) => boolean
  onPaint: (block: WeekBlock, isOn: boolean) => void
}

const STEPS: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }

const between = (value: number, one: number, other: number): boolean =>
  value >= Math.min(one, other) && value <= Math.max(one, other)

const isInside = ({ day, hour }: Place, { from, to }: Painting): boolean =>
  between(day, from.day, to.day) && between(hour, from.hour, to.hour)

const blockOf = (painting: Painting): WeekBlock => ({
  days: [1, 2, 3, 4, 5, 6, 7].filter((day) => between(day, painting.from.day, painting.to.day)),
  hours: HOURLY.filter((_, hour) => between(hour, painting.from.hour, painting.to.hour)),
})

/** A cell has its place as `data-cell="day-hour"`. */
const placeOf = (element: Element | null): Place | null => {
  const [day, hour] = (element?.closest<HTMLElement>('[data-cell]')?.dataset.cell ?? '').split('-').map(Number)
  return day === undefined || hour === undefined || Number.isNaN(hour) ? null : { day, hour }
}

const neighbour = ({ day, hour }: Place, [days, hours]: [number, number]): Place => ({
  day: ((day - 1 + days + 7) % 7) + 1,
  hour: (hour + hours + 24) % 24,
})

/**
 * Painting the week: a press turns a cell over, drawn on it does so to the block up to where it ends. A finger scrolls and presses: what it was
 * drawn over is not painted. By keyboard arrows go from cell to cell,
 * with Shift they draw a block, Enter paints it and Escape lets it go.
 */
export const useWeekPaint = ({ isAiring, onPaint }: Needs) => {
  const [focus, setFocus] = useState<Place>({ day: 1, hour: 0 })
  const [painting, setPainting] = useState<Painting | null>(null)
  // Moves come faster than renders: an end must know the last one.
  const latest = useRef<Painting | null>(null)
  const isByFinger = useRef(false)
  const draw = (next: Painting | null) => {
    latest.current = next
    setPainting(next)
  }
  const begin = (place: Place): Painting => ({ from: place, to: place, isOn: !isAiring(place) })
  const paint = (done: Painting) => {
    draw(null)
    onPaint(blockOf(done), done.isOn)
  }

  const move = (event: KeyboardEvent, place: Place) => {
    const step = STEPS[event.key]
    if (event.key === 'Escape') return draw(null)
    if (!step) return
    event.preventDefault()
    const to = neighbour(place, step)
    draw(event.shiftKey ? { ...(latest.current ?? begin(place)), to } : null)
    setFocus(to)
    event.currentTarget.closest('table')?.querySelector<HTMLElement>(`[data-cell="${to.day}-${to.hour}"]`)?.focus()
  }
  return {
    focus,
    isPainted: (place: Place) => painting !== null && isInside(place, painting),
    isTurningOn: painting?.isOn ?? false,
    /** For the table: it hears of the pointer also where that has left it. */
    tableProps: {
      onPointerDown: (event: PointerEvent<HTMLTableElement>) => {
        isByFinger.current = event.pointerType === 'touch'
        if (isByFinger.current) return
        const place = event.isPrimary && event.button === 0 ? placeOf(event.target as Element) : null
        if (!place) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setFocus(place)
        draw(begin(place))
      },
      onPointerMove: (event: PointerEvent<HTMLTableElement>) => {
        if (!latest.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return
        const to = placeOf(document.elementFromPoint(event.clientX, event.clientY))
        if (to && (to.day !== latest.current.to.day || to.hour !== latest.current.to.hour)) draw({ ...latest.current, to })
      },
      onPointerUp: (event: PointerEvent<HTMLTableElement>) => {
        if (latest.current && event.currentTarget.hasPointerCapture(event.pointerId)) paint(latest.current)
      },
      onPointerCancel: () => draw(null),
      // A pen that is near draws; a finger scrolls, which the style decides before it comes down.
      onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLTableElement>) => {
        currentTarget.toggleAttribute('data-pen', pointerType === 'pen')
      },
      onPointerLeave: ({ currentTarget }: PointerEvent<HTMLTableElement>) => currentTarget.removeAttribute('data-pen'),
    },
    cellProps: (place: Place) => ({
      tabIndex: focus.day === place.day && focus.hour === place.hour ? 0 : -1,
      onFocus: () => setFocus(place),
      onKeyDown: (event: KeyboardEvent) => move(event, place),
      // Mouse and pen have painted already: what comes here without them is a finger, a key, or a program that presses for somebody.
      onClick: ({ detail }: MouseEvent) => {
        if (detail === 0 || isByFinger.current) paint(latest.current ?? begin(place))
      },
    }),
  }
}
