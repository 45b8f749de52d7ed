import { SENTENCE_STARTS } from '../../spoken/sentence-starts.ts'
import { ROMANCE, type Tongue } from '../../tongue.ts'

// A feed that copies its whole page begins the text with the part of the paper and the headline: 'Política Moro se filia ao PL O senador …'. What
// then counts as the first sentence says the headline, and the page with it.

/** A shorter headline may be the beginning of a sentence. */
const LEAST_WORDS = 5
const MOST_BEFORE = 32
/** The section of the paper, or the form of the story: 'Política', 'Internazionale • Usa'. */
const PART = /^(?:\p{Lu}[\p{L}-]{1,24}[,:|•·–-]?\s|[|•·–-]\s){0,3}$/u
/** The name at the end of a headline may be only the beginning of a longer one: 'Storm hits Ellery' and 'Storm hits Ellery Bay'. */
const ENDS_ON_NAME = /(?:^|\s)["“«]?\p{Lu}[\p{L}'’-]*["”»]?$/u
const BEGINS_SENTENCE = new RegExp(`^["“«]?${SENTENCE_STARTS}\\s`, 'u')
const ARTICLE =
  /^["“«]?(?:Le|La|Les|L['’]\p{L}|Un|Une|Des|El|Los|Las|Una|Il|Lo|I|Gli|O|A|Os|As|Um|Uma|De|Het|Een|După|În|La|W|Na|Po)(?:\s|\p{L})/u
/** 'em SP Solo encharcado': two letters are a state, and no name goes on behind them. */
const ENDS_ON_STATE = /\s\p{Lu}{2}$/u
const BEGINS_SMALL = /^["“«]?\p{Lu}\p{Ll}+\s\p{Ll}/u
/** 'Diz Haddad Ministro da Fazenda afirmou': a noun that the story names again, in small letters; in the south a name begins with its noun. */
const NOUN = /^(\p{Lu}\p{Ll}{4,})\s\p{Ll}/u
const beginsBehindName = (title: string, behind: string, tongue: Tongue): boolean => {
  if (ENDS_ON_STATE.test(title)) return BEGINS_SMALL.test(behind)
  const noun = ROMANCE.has(tongue) ? NOUN.exec(behind)?.[1] : undefined
  return noun !== undefined && behind.slice(noun.length).includes(` ${noun.toLocaleLowerCase()} `)
}
/** Whose page it is: 'Zonebourse Suisse', 'lecourrier.vn'. */
const PUBLISHER = /^(?:\p{Lu}[\p{L}\d.’'-]*(?:\s\p{Lu}[\p{L}\d.’'-]*){0,2}|[\p{L}\d-]{2,30}\.\p{L}{2,6})\.?$/u
/** Who wrote the summary behind it, and when: 'Por Paulo Reis 25.03.2027 08h30 | Atualizado há 1 hora'. */
const STAMP =
  /^.{0,260}?\s(?:Por|Par|Di|De|By)\s\p{Lu}[^.!?]{2,50}\s\d{1,2}[./]\d{1,2}[./]20\d\d(?:\s[-–]?\s?\d{1,2}[h:]\d\d)?(?:\s\|\s\p{L}+ (?:há|il y a|fa) \d{1,2} \p{L}+)?\s(?=["“«]?\p{Lu})/u

/** Behind it may stand what the picture shows, whom and when, without a verb: 'O senador Paulo Reis, em maio.' */
const CAPTION =
  /^(?:O|A|Os|As|El|La|Los|Las|Le|Les|Il|Lo|I|Gli|De|The)\s(?:\p{Ll}[\p{L}-]{1,24}\s)?(?:(?:(?:d[aeo]s?|du|del|d[ei]|della|of|the|la|le|e|y|et)\s){0,2}\p{Lu}[\p{L}'’-]{0,24}(?:\s|(?=,))){1,6},\s(?:em|en|a|in|im)\s(?:jan|fe[bv]|f[ée]v|mar|abr|apr|avr|mai|may|mag|jun|jui|giu|jul|lug|ago|ao[uû]|aug|set|sep|out|oct|ott|nov|di[cez]|déc|dez|gen|ene)\p{L}*(?:\s(?:de\s)?20\d\d)?[.!?]\s(?=["“«]?[\p{Lu}\d])/u
/** Or whose picture it is at its end: 'A ponte de Valmar — Foto: Paulo Reis/Lusa'. */
const CREDITED =
  /^[^.!?]{3,200}\s(?:[—–-]\s)?\(?(?:Fotos?|Photos?|Imagem|Imagen|Crédits?|Crédito)\s?:\s(?:\p{Lu}[\p{L}.'’-]{0,20}\s){0,3}\p{Lu}[\p{L}.'’-]{0,20}\/\p{Lu}[\p{L}\d.]{0,20}\)?\.?\s(?=["“«]?[\p{Lu}\d])/u
/** Whose picture it is: 'Paulo Reis/Lusa A câmara …'. */
const CREDIT = /^(?:\p{Lu}[\p{L}.'’-]{1,20}\s){1,3}?\p{Lu}[\p{L}.'’-]{1,20}\/\p{Lu}[\p{L}.]{1,20}\s(?=["“«]?\p{Lu})/u
/** What else a page has there for who reads it. */
const BUTTON = /^(?:.{0,80}\s\d{1,2} \p{L}+ 20\d\d, \d{1,2}:\d\d\s)?Skróć artykuł\s/u

/** Marks are typed in several ways; each stays one letter long. */
const plainMarks = (text: string): string =>
  text
    .replace(/[“”„«»]/g, '"')
    .replace(/[’‘]/g, "'")
    .toLocaleLowerCase()

/** A text without its own headline before it. Where a stop or a comma follows, the headline is a part of the story. */
export const withoutTitleBefore = (text: string, headline: string, tongue: Tongue): string => {
  const title = headline
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![.\s])[.\s]+$/u, '')
  if (title.split(' ').length < LEAST_WORDS) return text
  const at = plainMarks(text.slice(0, title.length + MOST_BEFORE)).indexOf(plainMarks(title))
  const before = at < 0 ? '' : text.slice(0, at)
  if (at < 0 || !PART.test(before)) return text
  const rest = text.slice(at + title.length)
  const behind = rest.trim()
  if (behind === '' || !/^\s/.test(rest)) return text
  if (PUBLISHER.test(behind)) return title
  const isSentence =
    ENDS_ON_NAME.test(title) || /\p{Script=Devanagari}/u.test(title)
      ? BEGINS_SENTENCE.test(behind) || ARTICLE.test(behind) || beginsBehindName(title, behind, tongue)
      : /^["“«¿¡]?[\p{Lu}\d]/u.test(behind)
  if (!isSentence) return text
  const stamped = behind.replace(STAMP, '')
  return (stamped === behind ? behind : stamped.replace(CREDITED, '').replace(CAPTION, ''))
    .replace(BUTTON, '')
    .replace(CREDIT, '')
}
