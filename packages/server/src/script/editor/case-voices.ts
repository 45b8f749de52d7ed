import type { ByTongue } from '../tongue.ts'

/** Who speaks where a case says nothing of it: a host, a station and a place as that tongue has them. */
type CaseVoice = { language: number; host: string; station: string; place: string; zone: string }

export const CASE_VOICES: ByTongue<CaseVoice> = {
  en: { language: 9, host: 'Clara', station: 'Harbour Radio', place: 'Whitby', zone: 'Europe/London' },
  de: { language: 1, host: 'Jana', station: 'Radio Nordlicht', place: 'Kiel', zone: 'Europe/Berlin' },
  fr: { language: 5, host: 'Anaïs', station: 'Radio Littoral', place: 'Nantes', zone: 'Europe/Paris' },
  es: { language: 3, host: 'Lucía', station: 'Radio Ribera', place: 'Zaragoza', zone: 'Europe/Madrid' },
  it: { language: 4, host: 'Giulia', station: 'Radio Lanterna', place: 'Genova', zone: 'Europe/Rome' },
  pt: { language: 6, host: 'Inês', station: 'Rádio Foz', place: 'Porto', zone: 'Europe/Lisbon' },
  pl: { language: 2, host: 'Daria', station: 'Radio Bryza', place: 'Gdynia', zone: 'Europe/Warsaw' },
  nl: { language: 10, host: 'Sanne', station: 'Radio Dijk', place: 'Zwolle', zone: 'Europe/Amsterdam' },
  ro: { language: 11, host: 'Ioana', station: 'Radio Faleza', place: 'Constanța', zone: 'Europe/Bucharest' },
  hi: { language: 7, host: 'प्रिया', station: 'रेडियो संगम', place: 'प्रयागराज', zone: 'Asia/Kolkata' },
}

/** A Wednesday, ten in the morning in Berlin. */
export const CASE_AIR_AT = '2027-01-13T09:00:00Z'
