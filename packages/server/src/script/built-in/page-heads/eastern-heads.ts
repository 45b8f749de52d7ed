// Who wrote it and when, where it runs into the first sentence without a stop: 'De Maria Pop, 13 ianuarie 2027, 09:30 Cinci mașini …'

const NAME = "\\p{Lu}[\\p{L}'’-]+\\s(?:\\p{Lu}\\.?\\s)?\\p{Lu}[\\p{L}'’-]+"
/** Two or three words of Hindi, which has no capitals. */
const HINDI_NAME = '(?:[\\p{Lo}][\\p{L}\\p{M}]*\\.?\\s?){2,3}'
const LEAD = '(?:By|BY|Von|Par|Por|Di|De|Door|Autor(?:ka)?|Text|Tekst|Redactor|Scris de|Publicat de|Dodał[a]?|Napisał[a]?)'
const HINDI_LEAD = '(?:लेखक|रिपोर्टर|द्वारा|संवाददाता|By)'
const MONTH = '[\\p{L}\\p{M}]{3,12}\\.?'
const DATE = `(?:\\d{1,2}[./ -](?:\\d{1,2}|${MONTH})[./, -]{1,2}20\\d{2}|${MONTH}\\s\\d{1,2},\\s20\\d{2}|20\\d{2}-\\d{2}-\\d{2})`
const TIME =
  '(?:(?:ora|orele|godz\\.|g\\.|at|um|om|às|alle|à|a las)\\s)?\\d{1,2}[:.h]\\d{2}(?::\\d{2})?(?:\\s?(?:[AaPp]\\.?[Mm]\\.?|IST|Uhr|बजे)){0,2}'
const MARK = '[,|•·–—-]'
const CHANGED = `(?:(?:aktualizacja|actualizat|updated|aktualisiert|अपडेटेड)(?:\\sla)?:?\\s(?:${DATE},?\\s)?(?:${TIME})?)`
const WHEN = `${DATE}(?:,?\\s?(?:${MARK}\\s)?${TIME})?(?:\\s?${MARK}?\\s?${CHANGED})?`
const STORY = '(?=["„“«]?(?:\\p{Lu}[\\p{L}\'’]|\\p{Lo}|\\d))'
/** As Indian pages print it before a text: 'Updated Wed, 13 Jan 2027 09:12 AM IST'. */
const STAMP =
  /^(?:(?:Updated|Published|Posted|अपडेटेड|प्रकाशित)(?:\s?(?:at|on|:))?\s?(?:[A-Z][a-z]{2},\s)?\d{1,2}\s[A-Z][a-z]{2,8},?\s20\d{2},?\s\d{1,2}:\d{2}(?:\s?[AP]M)?(?:\sIST)?[\s|,:-]{1,3})+(?=\p{Lo})/u

/** By whom and when, by whom behind a word and before a bar, or when to the minute. */
const BYLINE = new RegExp(
  `^(?:(?:${LEAD}:?\\s)?${NAME}\\s?${MARK}\\s${WHEN}\\s(?:${MARK}\\s)?|${LEAD}:?\\s${NAME}\\s[|•·–—]\\s|${HINDI_LEAD}:?\\s${HINDI_NAME}\\s?${MARK}\\s?(?:${WHEN}\\s(?:${MARK}\\s)?)?|${DATE},?\\s(?:${MARK}\\s)?${TIME}\\s(?:${MARK}\\s)?)${STORY}`,
  'u',
)

/** What offices print above a text, run into it: 'COMUNICAT DE PRESĂ Premierul a primit …', 'Galerie foto [Check against delivery]'. */
const OFFICE_HEAD =
  /^(?:(?:Galerie foto|\[(?:embedded content|Check against delivery)\]|COMUNICAT(?:UL)?(?: DE PRESĂ)?|KOMUNIKAT(?: PRASOWY)?|INFORMACJA PRASOWA|NOTATKA PRASOWA|प्रेस विज्ञप्ति)\s?[:–—*|-]{0,3}\s{0,2})+(?=["„“]?(?:\p{Lu}[\p{Ll}'’]|\p{Lo}|\d))/u

/** A crosshead that runs into its paragraph: 'क्या हुआ मुख्यमंत्री ने …'. A question ends in its mark. */
const CROSSHEAD = /^(?:क्या हुआ|क्या है (?:पूरा )?मामला|पूरा मामला|क्या कहा|आगे क्या)\s?[:–-]?\s(?=\p{Lo}[^?]*$)/u

export const withoutEasternHeads = (text: string): string =>
  text.replace(OFFICE_HEAD, '').replace(CROSSHEAD, '').replace(STAMP, '').replace(BYLINE, '')
