import { CITIES } from '@hourcast/domain/slots/cities'
import { asPattern } from '../../as-pattern.ts'
import { SENTENCE_STARTS } from '../../spoken/sentence-starts.ts'
import { MORE_STARTS } from '../../spoken/stops.ts'
import type { ByTongue, Tongue } from '../../tongue.ts'
import { HINDI_CITIES, isIndianState } from '../indian-states.ts'

// Where a story was written stands before it, without an agency that shows it: 'LAHORE: A judge', 'Baarn/Soest - Baarn', 'लखनऊ: उत्तर प्रदेश में'. A text
// begins so, not a headline, where a name before a mark speaks.

/** So far the story tells where it is. */
const REACH = 600

const LOUD_NAME = "\\p{Lu}{3,20}(?:(?:[ -]|(?: D| L)['’])\\p{Lu}{2,20}){0,3}"
/** 'SWAT/ BANNU: A', 'BRASÍLIA - Relator da', 'BAARN De gemeente'. */
const LOUD = new RegExp(
  `^(${LOUD_NAME}(?:\\s?/\\s?${LOUD_NAME}){0,2})(?:\\s?:\\s|\\s[-–—]{1,2}\\s|\\s(?=(?:${SENTENCE_STARTS}|${MORE_STARTS})\\s))(?=["“„]?\\p{Lu}\\p{Ll}*\\s)`,
  'u',
)
const NAME =
  "\\p{Lu}\\p{Ll}[\\p{L}'’-]{1,24}(?:\\s(?:(?:aan|am|an|de|den|der|del|di|la|le|sur|upon|do|da|nad)\\s){0,2}\\p{Lu}[\\p{L}'’-]{1,24}){0,2}"
/** 'Baarn/Soest - Baarn praat', 'Düsseldorf – Eine Frau'. */
const QUIET = new RegExp(
  `^(${NAME}(?:\\s?/\\s?${NAME}){0,2})(?:\\s\\(([^()]{2,24})\\))?\\s[-–—]{1,2}\\s(?=["“„]?(\\p{Lu}\\p{L}*)\\s)`,
  'u',
)
/** 'Gelsenkirchen (NRW) – Nach': a party stands there too. */
const REGION =
  /^(?:NRW|Nordrhein-Westfalen|Bayern|Hessen|Sachsen(?:-Anhalt)?|Thüringen|Brandenburg|Niedersachsen|Schleswig-Holstein|Baden-Württemberg|Rheinland-Pfalz|Saarland|Mecklenburg-Vorpommern|Österreich|Schweiz|USA|Italien|Spanien|Frankreich|Türkei)$/u
const BEGINS = new RegExp(`^(?:${SENTENCE_STARTS}|${MORE_STARTS})$`, 'u')
/** Loud, and no place: what kind of news it is, or who acts. */
const NO_PLACE =
  /^(?:GRANDE?|NOS|REVUE|TOP)\s|(?:ANALYS|COMPARAT|CONFIDENT|CONTRE-|CRITIQ|CRÍTIC|FIGARO|ENTRETIEN|ENTREVISTA|INTERV|RÉCIT|HUMEUR|CONSEIL|CONSIGLI|CONSEJ|RENCONTRE|TRIBUN|RAPORT|RAPPORT|REPORTAG|REPORTAJ|PORTRAIT|ENQUÊTE|OPINI|ÉDITO|CHRONI|COLUMN|COLUMNA|KOMMENTAR|COMMENT|DÉBAT|DOSSIER|PODCAST|VÍDEO|VIDÉO|WIDEO)|^(?:ATP|WTA|UPDATE|EXCLUSIVE|EXCLUSIV|BREAKING|VIDEO|FOTO|LIVE|POLICE|POLIZEI|POLICIA|POLICÍA|POLITIE|POLICJA|NATO|OTAN|NASA|UNICEF|IAEA|FIFA|UEFA|OPEC)$/u

const CITY_NAMES = new Set([
  ...CITIES,
  ...'Lahore|Islamabad|Peshawar|Quetta|Rawalpindi|Multan|Faisalabad|Washington|Jerusalem|Gaza|Kabul|Kolkata|Hyderabad|Pune|Thiruvananthapuram|Düsseldorf|Brasília|Damascus|Tehran|Baghdad|Moscow|Beijing|Utrecht|Eindhoven|Den Haag|Teheran|Kiew|Moskau|Brüssel|Wien|Peking|Kairo|Athen|Warschau|Prag|Genf|Las Vegas|San Francisco|Tel Aviv'.split(
    '|',
  ),
])
const LOUD_CITIES = new Set([...CITY_NAMES].map((name) => name.toLocaleUpperCase('en')))

/** Only where something is: 'from', 'à' and 'bij' stand before who acts as well. */
const THERE: ByTongue<string> = {
  en: '[Ii]n|[Nn]ear|[Cc]ity of|[Tt]own of|[Dd]istrict of',
  de: '[Ii]n|Stadt|Kreis|Gemeinde',
  nl: '[Ii]n|[Tt]e|[Gg]emeente|[Pp]rovincie',
  fr: '[Pp]rès de|[Vv]ille de|[Cc]ommune de|[Mm]aire de',
  es: '[Ee]n|[Cc]iudad de|[Mm]unicipio de',
  it: '[Cc]omune di|[Cc]ittà di|[Pp]rovincia di|[Ss]indaco di|[Vv]icino a',
  pt: '[Ee]m|[Cc]idade de|[Cc]âmara de|[Mm]unicípio de',
  pl: '[Ww]e?|[Kk]oło|[Gg]mina',
  ro: '[Îî]n|[Ll]ângă|[Oo]rașul|[Cc]omuna|[Mm]unicipiul',
  hi: '[Ii]n|[Nn]ear',
}
/** 'Faith in Alder', 'interest in Siemens': somebody is meant. */
const MEANT =
  '(?<!(?:[Ff]aith|[Tt]rust|[Cc]onfidence|[Bb]elie\\p{L}{1,3}|[Ii]nterest\\p{L}{0,2}|[Ss]takes?|[Ss]hares?|[Ii]nvest\\p{L}{0,8}|Vertrauen|Interesse|Anteile?|[Vv]ertrouwen|[Aa]andelen?|[Gg]eloof|[Cc]onfianza|[Cc]ree|[Cc]onfía\\p{L}?|[Cc]onfiança|[Cc]onfiam?|[Aa]credita\\p{L}?|[Îî]ncredere)\\s)'
/** True where something is there, by the text's own tongue: one who only acts is no place. */
const isThere = (name: string, told: string, tongue: Tongue): boolean => {
  const [first = ''] = name
  const named = `(?:${asPattern(name)}|${asPattern(first + name.slice(1).toLocaleLowerCase())})`
  return new RegExp(`${MEANT}(?<!\\p{L})(?:${THERE[tongue]})\\s(?:\\p{Lu}\\p{L}+\\s)?${named}(?![\\p{L}-]|[’']s)`, 'u').test(told)
}

const partsOf = (head: string): string[] => head.split(/\s?\/\s?/u)

/** Names as the story has them: 'SWAT' is in 'Upper Swat'. */
const isNamed = (loud: string, told: string): boolean =>
  new RegExp(`(?<!\\p{L})${asPattern(loud.charAt(0) + loud.slice(1).toLocaleLowerCase())}(?!\\p{L})`, 'iu').test(
    told.replace(/\p{Lu}{3,}/gu, ''),
  )

/** 'PANDÉMIE - Alors que': a French heading. Another loud word is a place or a name that is said nowhere else. */
const FRENCH_HEADING =
  /^(?:TRANSFERTS?|CORONAVIRUS|PREMIER LEAGUE|DISPARITION|LIGA|SERIE A|BUNDESLIGA|ROLAND-GARROS|LIGUE DES CHAMPIONS|INTEMPÉRIES|CRISE(?: SANITAIRE)?|DÉCONFINEMENT|CONFINEMENT|INTERNATIONAL|SONDAGE|[ÉE]PID[ÉE]MIE|PAND[ÉE]MIE|SANTÉ|RÉACTION|GASTRONOMIE|PSYCHOLOGIE|US OPEN|RETRAITES?|REMANIEMENT|RACISME|INSOLITE|M[ÉE]T[ÉE]O|FAITS? DIVERS|POLITIQUE|SUPER RUGBY|JUSTICE|CONTAMINATION|SOLIDARIT[ÉE]|RECHERCHE|EMPLOI|POL[ÉE]MIQUE|TENSIONS|CARNET NOIR|CRASH|CONSOMMATION|RECRUTEMENT|ENCHÈRES|POLLUTION|DRAME|PARLEMENT|RENTRÉE|COMMERCES?|REVENDICATIONS?|RUGBY|COUPES? D['’](?:EUROPE|ITALIE)|COUPE DE FRANCE|SÉCURITÉ|PRÉVISIONS|CHAMPIONS CUP|DÉPISTAGE|BUSINESS|ÉCONOMIE|HOMMAGE|TRAITEMENT|BILAN|MERCATO|TRANSPORTS?|ANNONCE|INCENDIES?|CANICULE|ATTENTAT|VACCINS?|VACCINATION|ÉDUCATION|FOOTBALL|TENNIS|CYCLISME|ENVIRONNEMENT|CLIMAT|PROCÈS|ENQUÊTE OUVERTE|GRÈVE|ÉLECTIONS?|MUNICIPALES|PRÉSIDENTIELLE|LÉGISLATIVES)$/u
/** What a page is, which is asked elsewhere, and a land or an owner that the text may not name again. */
const NO_HEADING =
  /^(?:.{1,5}|.*(?:[ÉE]DITO|TRIBUNE|OPINION|CHRONIQUE|CRITIQUE|HUMEUR|HUMOUR|BLOC-NOTES|QUIZ|ESSAI|TEST|CONSEIL|BONS? |PUBLI|PARTENA|SATIRE|HOROSCOPE|RECETTE|CUISINE|DIRECT|LIVE|D[ÉE]BAT|INTERVIEW|ENTRETIEN|T[ÉE]MOIGNAGE|PODCAST|REPLAY|R[ÉE]SULTATS|PRATIQUE|MODE D['’]EMPLOI|COMPARATIF|V[ÉE]RIFICATION|FACT|COURRIER|LETTRE|PORTRAIT|[ÉE]TATS-UNIS|ESPAGNE|ITALIE|CATALOGNE|COR[ÉE]E|DECATHLON|POLICE|MORT).*)$/u
/** The text says besides where or whose it is. */
const NAMES_ONE = /(?<!\p{L})(?:[àÀ]|[Ee]n|[Aa]ux?|de|du|des|d['’])\s?(?:l['’]|la |le |les )?\p{Lu}\p{Ll}/u
/** 'MORVAN – Il a démissionné': then it is who. */
const POINTS_BACK = /^(?:Ils?|Elles?|Son|Sa|Ses|Cet|Cette|Ce|Ces)\s/u
const isFrenchKicker = (head: string, told: string): boolean =>
  FRENCH_HEADING.test(head) || (!NO_HEADING.test(head) && !POINTS_BACK.test(told) && NAMES_ONE.test(told))
const BEHIND_DASH = /\s[-–—]{1,2}\s$/u

/** A shorter text may be a match or a title: 'BARCELONA - Real Madrid 2-1', 'LONDON - The Musical opens tonight'. */
const LEAST = 5
const wordsOf = (story: string): number => story.slice(0, REACH).trim().split(' ').length

const withoutLatinPlace = (text: string, title: string, tongue: Tongue): string => {
  const told = `${title} | ${text.slice(0, REACH)}`
  const [mark = '', head = ''] = LOUD.exec(text) ?? []
  const [line = mark, place = '', region = '', next = ''] = mark === '' ? (QUIET.exec(text) ?? []) : []
  const story = text.slice(line.length)
  if (line === '' || wordsOf(story) < LEAST) return text
  if (mark === '') {
    const isBegun = BEGINS.test(next) || partsOf(place).includes(next)
    const isPlace = REGION.test(region) || partsOf(place).some((part) => CITY_NAMES.has(part) || isThere(part, told, tongue))
    return isBegun && isPlace ? story : text
  }
  const parts = partsOf(head)
  const isPlace = parts.some(
    (part) => LOUD_CITIES.has(part) || (part.length > 3 && isThere(part, told, tongue) && isNamed(part, told)),
  )
  const isKicker = tongue === 'fr' && BEHIND_DASH.test(mark) && isFrenchKicker(head, story.slice(0, REACH))
  return (isPlace || isKicker) && !parts.some((part) => NO_PLACE.test(part)) ? story : text
}

const HINDI_AGENCY =
  '(?:एपी|एएफपी|रॉयटर|रायटर|रॉयटर्स|डीपीए|भाषा|वार्ता|यूनीवार्ता|एजेंसी|एजेंसियां|आईएएनएस|एएनआई|पीटीआई|विस|नस|नभाटा|संवाददाता|विशेष संवाददाता|कार्यालय संवाददाता)'
const HINDI_PLACE = '[\\p{Lo}\\p{M}\\u200c\\u200d]{2,20}(?:[\\s-][\\p{Lo}\\p{M}\\u200c\\u200d]{2,16})?'
/** 'लाहौर (एपी): …', 'नोएडा (उप्र): …', 'भिवानी/जींद: …', 'नयी दिल्ली: …'. */
const HINDI_LINE = new RegExp(
  `^(${HINDI_PLACE}(?:\\s?/\\s?${HINDI_PLACE}){0,2})\\s?(?:\\(([\\p{Lo}\\p{M}\\s/]{2,24})\\)\\s?)?(?::|।|–|—|\\s-)\\s?(?=["“‘']?[\\p{Lo}\\d])`,
  'u',
)
const HINDI_AGENCIES = new RegExp(`^${HINDI_AGENCY}(?:/${HINDI_AGENCY})?$`, 'u')
/** Where something is in it, and nobody of its name acts. */
export const isHindiPlace = (name: string, told: string): boolean => {
  const at = `(?<![\\p{L}\\p{M}])${asPattern(name)}\\s`
  return (
    new RegExp(`${at}(?:में|जिले|जिला|शहर|जनपद|पहुंच|पहुँच|स्थित)(?![\\p{L}\\p{M}])`, 'u').test(told) &&
    !new RegExp(`${at}(?:ने|बोले|बोलीं|का कहना)(?![\\p{L}\\p{M}])`, 'u').test(told)
  )
}

const BARE_NOUN = /^(?:महानगर|जनपद|जिले|जिला|शहर|नगर)\s/u

/** As towns are named: who speaks has two names, or another end. */
const TOWN = /^[\p{Lo}\p{M}\u200c\u200d]+(?:नगर|पुर|गढ़|गढ़|ाबाद|गंज)$/u
/** 'अलीगढ़: उत्तर प्रदेश के …': in which state it lies. */
const beginsWithState = (story: string): boolean => {
  const [, one = '', two = ''] = /^(\S+)(?:\s(\S+))?\s/u.exec(story) ?? []
  return isIndianState(one) ? /^(?:के|में|से|की|सरकार)$/u.test(two) : isIndianState(`${one} ${two}`)
}

const withoutHindiPlace = (text: string, title: string): string => {
  const [mark = '', head = '', note = ''] = HINDI_LINE.exec(text) ?? []
  if (mark === '') return text
  const story = text.slice(mark.length)
  const told = `${title} | ${story.slice(0, REACH)}`
  const plain = (name: string): string => name.replace(/[\u200c\u200d]/gu, '').normalize('NFC')
  const isNoted = HINDI_AGENCIES.test(note) || note === 'उप्र' || note === 'मप्र' || isIndianState(note)
  const isPlace = partsOf(head).some(
    (part) => HINDI_CITIES.has(plain(part)) || isIndianState(plain(part)) || isHindiPlace(part, told),
  )
  if (!isNoted && !isPlace && !(TOWN.test(head) && beginsWithState(story))) return text
  // 'प्रयागराज: जनपद के घूरपुर बाजार में', 'असम: वैक्सीन बर्बाद': where it was is said nowhere else.
  if (BARE_NOUN.test(story) && !head.includes('/')) return `${head} ${story}`
  const isRegion = isIndianState(head) && !HINDI_CITIES.has(plain(head))
  return isRegion && !told.includes(head) ? `${head} में ${story}` : story
}

/** A station before what it has heard or seen: 'France Inter — Incendies : …'. */
const STATION = /^(?:France (?:Inter|Info|Culture|Bleu)|franceinfo|RTL|RMC|Europe 1|BFMTV|RFI)\s[—–-]\s(?=["“«]?\p{Lu})/u

/** Who sent it: '(HealthDay)—Emergency rooms', '(Coast News) - The pier'; '(Kyiv) - ' is where it was. */
const SENDER =
  /^\((?:The )?(?:\p{Lu}[\p{L}.]{1,20}\s){0,2}(?:\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+|Reuters|AP|AFP|UPI|PA|CNN|BBC|ANI|PTI|IANS|Xinhua|Bloomberg|Center Square|News|Press|Times|Post|Wire|Media|Radio|Herald|Tribune|Journal|Gazette|Newswire|Newsfile)\)\s?[—–-]{1,2}\s?(?=["“]?\p{Lu})/u

/** A text from where its story begins. `title`: its headline, which may name the place as well. */
export const withoutDateline = (text: string, title: string, tongue: Tongue): string =>
  /^\p{Lo}/u.test(text)
    ? withoutHindiPlace(text, title)
    : withoutLatinPlace(text.replace(STATION, '').replace(SENDER, ''), title, tongue)
