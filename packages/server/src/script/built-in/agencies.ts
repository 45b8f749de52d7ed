export const AGENCIES =
  'Reuters|AP|AFP|dpa|DPA|PAP|EFE|ANSA|PTI|ANI|IANS|Lusa|LUSA|ANP|AGERPRES|Agerpres|UPI|PA|Xinhua|Bloomberg|epd|KNA|sid|SID|ots|APA|SDA|AAP|CBS News|CNN|Europa Press|EUROPA PRESS|EP|Adnkronos|IAR|KAI|Mediafax|MEDIAFAX|News\\.ro|Rador|RADOR|APNewsalert|भाषा|एएनआई|पीटीआई|पीटीआई-भाषा|आईएएनएस|वार्ता|यूनीवार्ता|एजेंसी|ब्यूरो|UNI|PTI-Bhasha'

/** '(Reuters)' behind a sentence. */
export const CREDIT = new RegExp(`(?<=[.!?…।]["'”’»)]?)\\s?\\((?:${AGENCIES})\\)(?=$|\\s[\\p{Lu}\\p{Lo}])`, 'gu')

/** '… interrotta la gara (ANSA)': at the end of a text without a stop. */
const CREDIT_BEHIND = new RegExp(`\\s\\((${AGENCIES})\\)\\s?$`, 'u')

/** True where the last words begin with these letters: '… the American Press (AP)'. */
const isNameOf = (letters: string, words: string): boolean =>
  words
    .trim()
    .split(/[\s-]+/)
    .slice(-letters.length)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase() === letters.toUpperCase()

export const withoutCreditBehind = (text: string): string =>
  text.replace(CREDIT_BEHIND, (mark, agency: string, at: number) => (isNameOf(agency, text.slice(0, at)) ? mark : ''))
