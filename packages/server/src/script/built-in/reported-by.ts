import { isHedged, isSourced } from '../fit-for-air/hedges.ts'
import { lineOf } from '../fit-for-air/phrases.ts'
import type { Tongue } from '../tongue.ts'

// 'Hamas rejects plan – WSJ': who reports it stands behind a headline, where it is lost as a publisher's name is, or heard too late.

/** Nobody by name: a report, the press, somebody who knows. */
const REPORT =
  /^(?:(?:media |press |news )?reports?|(?:local |us )?media|(?:unnamed )?sources?|study|survey|poll|(?:Medien|Presse|Zeitungs|Agentur)?berichte?|Medien|Zeitung|Insider|Kreise|Insiderkreise|Studie|Umfrage|médias?|presse|sources?|rapport|étude|sondage|prensa|medios|informe|estudio|encuesta|media|stampa|fonti?|rapporto|sondaggio|imprensa|mídia|média|fontes|relatório|estudo|sondagem|pesquisa|prasa|źródł[ao]|raport|badani[ea]|sondaż|bronnen|bron|krant|onderzoek|peiling|presă|presa|surse|sursă|studiu|sondaj|रिपोर्ट|रिपोर्ट्स|सूत्र|मीडिया|मीडिया रिपोर्ट|अध्ययन|सर्वे)$/iu
/** Papers, agencies and stations that others quote, as they are written. */
const OUTLET =
  /^(?:The )?(?:WSJ|NYT|FT|BBC(?: News)?|CNN|NBC(?: News)?|CBS(?: News)?|ABC News|NPR|PBS|Fox News|Sky News|ITV|Reuters|AFP|AP|Associated Press|Bloomberg|Axios|Politico|Guardian|Times|Telegraph|Economist|Financial Times|Wall Street Journal|New York Times|Washington Post|New York Post|Los Angeles Times|Le Monde|Le Figaro|Libération|Mediapart|Le Parisien|Les Échos|L['’]Équipe|RMC|BFMTV|dpa|Spiegel|Der Spiegel|Bild|FAZ|SZ|Süddeutsche(?: Zeitung)?|Die Welt|Die Zeit|Handelsblatt|taz|Kicker|El País|El Mundo|Marca|La Vanguardia|EFE|Europa Press|ANSA|Corriere della Sera|Repubblica|La Repubblica|La Stampa|Sole 24 Ore|Il Sole 24 Ore|Gazzetta dello Sport|Lusa|Público|Expresso|Folha|Folha de S\. ?Paulo|Estadão|O Globo|PAP|RMF FM|TVN24|Onet|Gazeta Wyborcza|Rzeczpospolita|Interia|NRC|De Volkskrant|Volkskrant|De Telegraaf|Trouw|ANP|NOS|RTL(?: Nieuws)?|Mediafax|Agerpres|Digi24|HotNews|G4Media|PTI|ANI|NDTV|Al Jazeera|Al-Dżazira|Al Arabiya|Haaretz|Times of Israel|Jerusalem Post|Kyiv Independent|Ukrinform|TASS|RIA|Interfax|Xinhua|Kyodo|NHK|Yonhap|DPA)$/u

/** True for the name of who reports what others tell. */
export const isReporter = (name: string): boolean => OUTLET.test(name) || REPORT.test(name)

const BEHIND_DASH = /^(.+)\s[-–—]\s([^–—]{2,30}?)\.?$/u
/** In brackets '(AP)' may be a province or a state, and '(Bild)' a picture. */
const IN_BRACKETS = /^(.+)\s\((?!(?:AP|Bild)\))([^()]{2,30})\)\.?$/u
/** A shorter headline is a title or a match. */
const LEAST = 4

/** 'Agence France Presse (AFP)': the letters are the name's own. */
const isShortFor = (letters: string, words: string): boolean => {
  const last = words.split(/[ '’]/u).slice(-letters.length)
  return /^\p{Lu}+$/u.test(letters) && last.map((word) => word.charAt(0)).join('') === letters
}

/** 'Hamas rejects plan – WSJ', 'Hamas rejects plan (report)': who reports it comes first. */
export const withReporterFirst = (title: string): string => {
  const [, head = '', tail = ''] = BEHIND_DASH.exec(title) ?? IN_BRACKETS.exec(title) ?? []
  if (!isReporter(tail) || head.split(' ').length < LEAST || isShortFor(tail, head) || /[?!]$/u.test(head)) return title
  return `${tail.charAt(0).toLocaleUpperCase()}${tail.slice(1)}: ${head}`
}

const STUDIES =
  'studies|study|survey|poll|Studie|Umfrage|étude|sondage|rapport|estudio|encuesta|informe|studio|sondaggio|rapporto|estudo|pesquisa|relatório|sondagem|badani[ea]|sondaż|raport|onderzoek|peiling|studiu|sondaj'
/** 'Studie zu Wohnen und Arbeiten: …', 'Neue Umfrage: …' */
const STUDY = new RegExp(`^(?:\\p{L}{2,12}\\s)?(?:${STUDIES})(?:\\s[^:]{2,40})?\\s?:\\s`, 'iu')
const NAMES_STUDY = new RegExp(`(?<!\\p{L})(?:${STUDIES}|report)(?!\\p{L})`, 'iu')
/** What somebody wants is not yet so: 'Kommission will Abgabe', and below it 'Reiche sollen eine Abgabe zahlen'. */
const WANTS: Readonly<Partial<Record<Tongue, readonly [RegExp, RegExp]>>> = {
  de: [
    /(?:^|[:–]\s|\s)(\p{Lu}[\p{L}-]+)\s(?:will|wollen|fordert|fordern|verlangt|verlangen|plant|planen|möchte|möchten)(?!\p{L})/u,
    /(?<!\p{L})(?:soll|sollen)(?!\p{L})/u,
  ],
  nl: [
    /(?:^|[:–]\s|\s)(\p{L}{4,})\s(?:wil|willen|eist|eisen|bepleit|bepleiten)(?!\p{L})/u,
    /(?<!\p{L})(?:moet|moeten)(?!\p{L})/u,
  ],
}
const losesWhoWants = (sentence: string, headline: string, tongue: Tongue): boolean => {
  const [wants = /(?!)/, shall = /(?!)/] = WANTS[tongue] ?? []
  const [, who] = wants.exec(headline) ?? []
  return (
    who !== undefined &&
    shall.test(sentence) &&
    !wants.test(sentence) &&
    !sentence.toLowerCase().includes(who.toLowerCase().slice(0, 6))
  )
}

const REPORTER = /^([^:]{2,30}?)\s?:\s/u
/** Said inside the sentence: '…, the navy says', 'नौसेना ने कहा है कि …'. */
const SAID_INSIDE =
  /,\s((?:[^\s,]+\s){0,5}[^\s,]+)\s(?:says?|reports?|finds?|shows?|warns?)\.?$|^([^।,:]{2,60}?)\s(?:ने कहा है कि|के अनुसार,)\s/u
const reporterOf = (headline: string): string | undefined => {
  const [, name = ''] = REPORTER.exec(headline) ?? []
  if (isReporter(name)) return name
  const [, behind, before = behind] = SAID_INSIDE.exec(headline) ?? []
  return before?.replace(/^(?:the|an?)\s/u, '')
}

/** How a sentence says that somebody reports it. */
export const REPORTS =
  /(?<![\p{L}\p{M}])(?:reports?|reported|quot\p{L}+|berichte\p{L}*|melde\p{L}*|schreib\p{L}*|rapport\p{L}+|révèl\p{L}+|inform\p{L}+|public\p{L}+|scriv\p{L}+|riferi\p{L}+|notici\p{L}+|donosi\p{L}*|podaj\p{L}*|pisz\p{L}*|ujawni\p{L}*|schrijft|meldt|melden|relat\p{L}+|transmit\p{L}*|scrie|anunț\p{L}*|रिपोर्ट|खबर|सूत्रों)(?![\p{L}\p{M}])/iu

/** True for a sentence that may take the place of a headline: what somebody reports is not told without who does, nor a doubt as a fact. */
export const keepsReporter = (sentence: string, headline: string, tongue: Tongue): boolean => {
  const reporter = reporterOf(headline)
  const isOfSomebody = (STUDY.test(headline) && !NAMES_STUDY.test(sentence)) || losesWhoWants(sentence, headline, tongue)
  if (reporter === undefined && !isOfSomebody && !isHedged(lineOf(headline), tongue)) return true
  const line = lineOf(sentence)
  const isReported = reporter !== undefined && (sentence.includes(reporter) || REPORTS.test(sentence))
  return isReported || isHedged(line, tongue) || isSourced(line, tongue)
}
