const DAY_FORMAT = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `Sunday 25 October 2026, 02:00`: the slot as the station's clock shows it. Put together by hand: ICU versions differ in commas. */
export const slotInWords = (wall: string): string => {
  const [date = '', time = ''] = wall.split('T')
  const parts = DAY_FORMAT.formatToParts(new Date(`${date}T00:00:00Z`))
  const words = (['weekday', 'day', 'month', 'year'] as const).map((type) => parts.find((part) => part.type === type)?.value)
  return `${words.join(' ')}, ${time.slice(0, 5)}`
}
