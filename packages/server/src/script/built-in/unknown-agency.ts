/** True when the letters may stand for the words before them: 'Aam Aadmi Party (AAP)' is no place and its agency. */
export const isShortFor = (letters: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{M}])${[...letters].join('.*')}`, 'isu').test(words)

/** 'Gdynia (NAP) - Od', 'साँची, 12 मार्च (नभा)।': a place, its day, a short name in brackets and a dash are a dateline, also where nobody knows the agency. */
const UNKNOWN_LINE =
  /^(?!(?:The|An?|Die|Der|Das|Les?|La|El|Los|Il|Gli|De|Het|O|A)\s)(\p{Lu}[\p{L}\p{M}.'’-]{2,24}(?:\s(?:(?:de|del|do|da|di|am|an der|sur|sous|nad|pe|aan|on|upon)\s)?\p{Lu}[\p{L}\p{M}.'’-]{1,24}){0,2}|[\p{Lo}][\p{L}\p{M}]{1,16}(?:\s[\p{Lo}][\p{L}\p{M}]{1,16})?)(?:,\s[\p{L}\p{M}.]{2,20})?(,?\s(?:\d{1,2}\.?\s[\p{L}\p{M}]{3,12}|[\p{L}\p{M}]{3,12}\s\d{1,2})\.?(?:,?\s20\d\d)?)?,?\s\((\p{Lu}[\p{Lu}\d]{1,5}|\p{Ll}{2,5}|[\p{Lo}][\p{L}\p{M}]{0,10})(?:\/\p{L}{2,6})?\)(?:\s?[-–—]{1,2}\s|[.।:]\s|\.-\s?)(?=["“„«¿¡]?(?:\p{Lu}|\p{Lo}|\d)[^\s(]*\s[^\s(]+\s[^\s(]+)(?![^.!?।]{0,160}\s[-–—]\s)/u
/** Behind a name a party or a country stands in brackets too. */
const PARTIES =
  /^(?:CDU|CSU|SPD|FDP|AfD|BSW|ÖVP|FPÖ|SPÖ|SVP|FDP|GLP|PP|PSOE|VOX|ERC|PNV|PS|LR|RN|LFI|PCF|EELV|PD|FdI|FI|PiS|PO|KO|PSL|SLD|TD|PL|PT|MDB|PSDB|PSD|CDS|PCP|BE|IL|PNL|USR|AUR|UDMR|VVD|PVV|CDA|NSC|PvdA|SP|SGP|CU|BJP|INC|AAP|SNP|DUP|GOP|NATO|OTAN|EU|UE|UN|ONU|UNO|USA|UK|GER|FRA|ITA|ESP|POR|POL|ROU|NED|BEL|GBR|AUT|SUI|NOR|SWE|भाजपा|कांग्रेस|सपा|बसपा|आप|राजद|जदयू|नाटो)$/u
/** A text without a dateline of an agency that no list has. */
export const withoutUnknownLine = (text: string): string => {
  const [mark = '', place = '', day, agency = ''] = UNKNOWN_LINE.exec(text) ?? []
  if (mark === '' || PARTIES.test(agency) || isShortFor(agency, place)) return text
  const rest = text.slice(mark.length)
  // Of several words a place is one that the story names again: the others may be somebody's name.
  return day !== undefined || !/\s/.test(place) || rest.includes(place.slice(0, 4)) ? rest : text
}
