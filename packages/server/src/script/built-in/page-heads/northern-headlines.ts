import { withoutNotesAround } from './notes-behind.ts'

// What papers and those who gather their headlines put around a headline, in the north.

/** The page it stands on, behind its topic: 'UK Covid live news: …', 'NC gas shortage update: …', 'News heute: …'. The topic stays. */
const PAGE =
  /^(?!(?:an?|the|eine?|das|der|die|een|het|de)\s)((?:[\p{L}\p{N}'’&-]+\s){0,5}?)(?:(?:-\s)?(?:latest news|live news|news live|latest|news update|update|news heute|news aktuell|aktuell)|-\s?news)\s?:\s(?=["“„«‘']?[\p{Lu}\p{N}])/iu

/** An address, a house by its letters, or one that everybody knows; behind a dash 'Booking.com' may be whom it is about. */
const HOUSE =
  '(?:(?:www\\.)?[\\p{L}\\p{N}-]{2,30}(?:\\.[\\p{L}\\p{N}-]{2,20})?\\.(?:de|at|ch|nl|be|net|org|uk|co\\.uk|com\\.au|info|news|tv|ie|DE|AT|CH|NET|TV)|[KW]\\p{Lu}{2,3}-?(?:TV|FM|AM)|n-tv(?: NACHRICHTEN)?|FAZ|F\\.A\\.Z\\.|NZZ|taz|APA|dpa|AFP|SID|ORF|WDR|NDR|MDR|SWR|TheHill|The Hill|WION|Billboard|ESPN|Yahoo(?: \\p{Lu}\\p{L}+){0,2}|SPIEGEL TV|WELT|BILD|NOS|RTL Nieuws|NU\\.nl|Parool|Trouw|de Volkskrant|MSN)'
const BEHIND = new RegExp(
  `(?:\\s[-–—|]\\s${HOUSE}|\\s\\|\\s(?=\\p{L}*\\p{Ll}\\p{Lu}|\\p{Lu}{2,}\\p{Ll})\\p{L}{4,16})\\s?\\.?$`,
  'u',
)
/** How it stands on the page: 'Gas blast kills two - updates', 'Rutte spreekt - kijk live mee'. */
const NOTE_BEHIND = /\s[-–—|]\s(?:(?:live )?updates|latest|kijk live(?: mee)?|volg live|jetzt live)[.!]?$/iu
/** So much is left of a headline. */
const LEAST = 3

const cut = (title: string, behind: RegExp): string => {
  const told = title.replace(behind, '')
  return told.split(' ').length < LEAST ? title : told
}

/** A colon between two words of a headline: 'Nach Explosion:Giftstoffe aus Beirut'. */
const TIGHT_COLON = /(?<=\p{Ll}{3}):(?=\p{Lu}\p{L}+\s)/gu

export const withoutNorthernLabels = (title: string): string =>
  cut(cut(withoutNotesAround(title).replace(TIGHT_COLON, ': '), NOTE_BEHIND), BEHIND).replace(PAGE, (_, topic: string) =>
    topic.trim() === '' ? '' : `${topic.trim().replace(/\s-$/, '')}: `,
  )
