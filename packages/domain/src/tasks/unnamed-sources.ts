import { kept } from './kept.ts'

// 'Without naming the sources': the host then tells stories and not whose they are.

const WORDS: Readonly<Record<string, string>> = {
  en: "(?:without|don['’]?t|do not|never|not) (?:nam|mention|say|cit|credit|quot)\\p{L}* (?:\\p{L}+ ){0,2}(?:sources?|papers?|outlets?|media|feeds?)|without (?:the |any )?(?:sources?|source names|attribution)|no (?:source names|attributions?|sources)(?=[.,;!]|$)",
  de: '(?:ohne|keine) (?:\\p{L}+ )?quellen?(?:angaben?|nennung)?(?: zu nennen)?|quellen? (?:bitte )?(?:nicht nennen|weglassen)|nenne?n? (?:\\p{L}+ )?quellen? nicht',
  fr: 'sans (?:citer|nommer|donner|mentionner|dire|indiquer) (?:\\p{L}+ ){0,2}(?:sources?|journaux|m[ée]dias|titres de presse)|ne (?:cite|nomme|donne|mentionne|dis)\\p{L}* (?:pas|jamais) (?:les |la )?(?:sources?|journaux|m[ée]dias)|sans (?:les )?sources',
  es: '(?:sin|no) (?:nombr|cit|mencion|dec|dig|indi)\\p{L}* (?:\\p{L}+ ){0,2}(?:fuentes?|medios|peri[óo]dicos?|diarios?)|sin (?:las )?fuentes',
  it: '(?:senza|non) (?:dire|nomin|cit|menzion|indic)\\p{L}* (?:\\p{L}+ ){0,2}(?:font[ei]|giornal[ei]|testat[ae])|senza (?:le )?fonti',
  pt: '(?:sem|n[ãa]o) (?:dizer|diga|nome|cit|mencion|refer|indi)\\p{L}* (?:\\p{L}+ ){0,2}(?:fontes?|jornais|jornal|meios)|sem (?:as )?fontes',
  pl: 'bez (?:(?:podawania|wymieniania|nazw) )?(?:ź|z)r[óo]de[łl]|nie (?:podawaj|wymieniaj|mów) (?:\\p{L}+ )?(?:ź|z)r[óo]de[łl]',
  nl: 'zonder (?:de )?(?:bron|bronnen|bronvermelding|kranten|media)(?: te noemen)?|noem (?:geen bron(?:nen)?|de bron(?:nen)? niet)',
  ro: 'f[ăa]r[ăa] (?:s[ăa] (?:spui|nume[șs]ti|men[țt]ionezi|citezi) )?surse(?:le)?|nu (?:spune|men[țt]iona|cita|numi) sursele',
  hi: 'बिना स्रोत(?: बताए)?|स्रोत (?:का नाम |के नाम )?(?:बताए बिना|लिए बिना|मत (?:बताओ|बताना|बताएं|लो|लेना)|न (?:बताएं|बताओ|लें))',
}

const patternOf = kept(
  (tongue: string): RegExp =>
    new RegExp(`(?<![\\p{L}\\p{M}])(?:${[WORDS[tongue], WORDS.en].filter(Boolean).join('|')})(?![\\p{L}\\p{M}])`, 'iu'),
)

export const asksForNoSources = (task: string, tongue: string): boolean => patternOf(tongue).test(task.normalize('NFC'))

/** The task without it: 'papers' is no subject there. */
export const withoutNoSources = (task: string, tongue: string): string => task.normalize('NFC').replace(patternOf(tongue), ' ')
