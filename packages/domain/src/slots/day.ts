/** Day ids as the wire and the tables know them: Monday=1 … Sunday=7. */
export type DayId = 1 | 2 | 3 | 4 | 5 | 6 | 7

export const DAYS: readonly { id: DayId; name: string }[] = [
  { id: 1, name: 'Monday' },
  { id: 2, name: 'Tuesday' },
  { id: 3, name: 'Wednesday' },
  { id: 4, name: 'Thursday' },
  { id: 5, name: 'Friday' },
  { id: 6, name: 'Saturday' },
  { id: 7, name: 'Sunday' },
]

/** 'Unknown' for an id outside the seven. */
export const dayName = (id: number): string => DAYS.find((day) => day.id === id)?.name ?? 'Unknown'
