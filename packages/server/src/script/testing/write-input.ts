import type { ContentItem } from '@hourcast/domain/sources/content'
import type { ItemMemory } from '@hourcast/domain/sources/item-memory'
import { HOUR_MS } from '@hourcast/domain/time-units'
import type { WriteInput } from '../script-types.ts'

export const item = (id: string, title: string, text = '', source = 'Coast News'): ContentItem => ({ id, title, text, source })

/** A busy feed: enough for a long bulletin. */
export const BUSY: ContentItem[] = [
  item(
    'ferry',
    'Harbour board votes for a second ferry',
    'The boat carries 180 passengers and 22 cars. It will sail from May. The crossing takes 35 minutes. The board paid €4.5m for it.',
  ),
  item(
    'laser',
    'CLOCKWORKS MEASURE EVERY WHEEL WITH A LASER',
    'The Tilbury clockworks now measure every wheel with a laser. The last adjustment is still made by ear. Read more at https://clock.example/laser',
  ),
  item(
    'bridge',
    'Drawbridge opens for a tall ship',
    'The drawbridge at Rope Walk opens on 14/03/2027 at 15:05. Her masts are 41 metres high. Traffic waits for about twenty minutes. Click here for pictures!',
  ),
  item(
    'robot',
    'Robot inspects the long pipeline',
    'A robot the size of a suitcase has travelled through 18 km of pipeline. It took 40,000 pictures. Engineers found two small dents. Both will be mended in autumn.',
  ),
  item(
    'cup',
    'Icebreakers reach the final',
    'The Icebreakers won the deciding game 5:3. They had been two goals down. The final is played on Sunday. Tickets are sold out.',
  ),
  item(
    'soup',
    'School kitchen wins a prize',
    'The kitchen of the lower school has won a prize for its soup. The recipe is older than the school. The cooks will not tell it.',
  ),
  item(
    'wind',
    'Wind park passes a test',
    'The wind park off the cape has passed its winter test. It gave 96 MW for nine hours. Operators speak of a calm night all the same.',
  ),
  item(
    'market',
    'Night market moves to the quay',
    'The night market moves to the quay in June. Stalls may be booked from Monday. Last year 12,000 people came.',
  ),
]

export const THIN: ContentItem[] = [item('fog', 'Fog over the harbour', 'Ships sound their horns.')]

export const ROWS: ContentItem[] = [
  item('pump-1', 'Pump 1', 'Pressure: 4.2 bar. Temperature: 61 °C. State: normal.', 'Plant data'),
  item('pump-2', 'Pump 2', 'Pressure: 3.9 bar. Temperature: 78 °C. State: warning.', 'Plant data'),
]

const AIR_AT = Date.parse('2027-03-14T07:30:00Z')

/** As the bulletin of the hour before told them. */
export const toldBefore = (ids: readonly string[]): ItemMemory => new Map(ids.map((id) => [id, AIR_AT - HOUR_MS]))

export const writeInput = (change: Partial<WriteInput> = {}): WriteInput => ({
  items: BUSY,
  toldAt: new Map(),
  language: 0,
  tone: 0,
  presentationType: 1,
  length: 'short',
  customTask: '',
  hostName: 'Clara',
  stationName: 'Harbour Radio',
  location: 'Port Ellery',
  musicFormat: 'Jazz',
  includeDateTime: true,
  aiNotice: false,
  airAt: AIR_AT,
  timeZone: 'UTC',
  ...change,
})
