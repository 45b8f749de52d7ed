import { HOUR_MS } from '@hourcast/domain/time-units'
import type { Tongue } from '../tongue.ts'
import { tellsOfPast } from './past-tense.ts'
import { holds, type Line, phrasesByTongue } from './phrases.ts'

// 'Crews are at the scene', 'tailbacks after a crash': hours later they have gone home, and the road is free.

/** So long a crew works, or a road is blocked by a crash. */
const GOES_ON_MS = 6 * HOUR_MS

/** Who comes when something has happened, */
const HELPERS = phrasesByTongue({
  en: 'police|officers|crews|firefighters|fire engines|fire crews|ambulance*|paramedics|emergency services|rescuers',
  de: 'polizei|feuerwehr*|einsatzkräfte|rettungskräfte|rettungsdienst|rettungshubschrauber|feuerwehrleute|notarzt',
  fr: 'secours|pompiers|policiers|gendarmes|police|samu|secouristes',
  es: 'bomberos|policía|agentes|sanitarios|ambulancias|dotaciones|efectivos|equipos de emergencia|guardia civil|rescatistas|carabineros',
  it: 'vigili del fuoco|polizia|carabinieri|soccorritori|soccorsi|ambulanze|squadre|agenti|118',
  pt: 'bombeiros|polícia|psp|gnr|inem|ambulâncias|operacionais|equipes|equipas|socorristas|policiais',
  pl: 'straż|strażacy|strażaków|policja|policjanci|policjantów|służby|ratownicy|ratowników|pogotowie|karetki|zastępy|zastępów',
  nl: 'politie|brandweer*|hulpdiensten|ambulances|agenten|traumahelikopter',
  ro: 'pompieri*|poliți*|ambulanțe*|salvatori*|echipaje*|smurd|isu|jandarmi*',
  hi: 'पुलिस|दमकल|एंबुलेंस|बचाव दल|एनडीआरएफ|राहत दल|टीम|टीमें',
})
/** and where they are. */
const SCENE = phrasesByTongue({
  en: 'at the scene|on the scene|on scene|at scene',
  de: 'vor ort|im einsatz',
  fr: 'sur place|à pied d œuvre|en cours',
  es: 'en el lugar|en la zona|en el sitio',
  it: 'sul posto|al lavoro|in corso',
  pt: 'no local|em curso',
  pl: 'na miejscu',
  nl: 'ter plaatse|ter plekke',
  ro: 'la fața locului|în desfășurare',
  hi: 'मौके पर',
})
/** A Hindi 'is' behind it: 'मौके पर मौजूद है', and not 'पहुंची'. */
const HINDI_IS = /(?:^|[।.\s])मौके पर (?:मौजूद |तैनात )?हैं?(?=[\s।.,]|$)/u

/** A German plural ends as the past does: 'die Löscharbeiten laufen'. */
const GERMAN_IS = /(?<!\p{L})(?:ist|sind|läuft|laufen|dauern|staut)(?!\p{L})/u

/** What a crash makes of the road, */
const JAM = phrasesByTongue({
  en: 'tailback|tailbacks|traffic jam|traffic jams|long queues|queues of|queueing traffic|queuing traffic|traffic is at a standstill',
  de: 'stau|staus|staut|stockender verkehr|stockt|kilometer stau|km stau',
  fr: 'bouchon|bouchons|embouteillage*|circulation bloquée|circulation est bloquée|circulation coupée',
  es: 'atasco|atascos|retenciones|embotellamiento*|tráfico detenido|colapso vial|kilómetros de cola',
  it: 'coda|code|incolonnamenti|traffico bloccato|traffico in tilt',
  pt: 'fila|filas|engarrafamento|congestionamento|trânsito parado|trânsito cortado|trânsito lento|lentidão',
  pl: 'korek|korki|zator|zatory|droga zablokowana|droga jest zablokowana|trasa zablokowana|utrudnienia',
  nl: 'file|files|verkeer staat vast|verkeer staat stil|verkeer loopt vast',
  ro: 'ambuteiaj*|coloană|coloane|trafic blocat|traficul este blocat|circulația este blocată|circulație blocată',
  hi: 'जाम|यातायात ठप',
})
/** and that it was one: works and holidays make jams that come back. */
const CRASH = phrasesByTongue({
  en: 'crash|crashes|collision|accident|pile up|overturned|broken down',
  de: 'unfall|unfalls|auffahrunfall|verkehrsunfall|unfälle|panne|pannen lkw',
  fr: 'accident|accidents|carambolage|collision|accrochage',
  es: 'accidente|accidentes|choque|colisión|volcadura|vuelco',
  it: 'incidente|incidenti|tamponamento|scontro',
  pt: 'acidente|acidentes|colisão|capotamento|despiste|batida|engavetamento',
  pl: 'wypadek|wypadku|wypadki|kolizja|kolizji|zderzenie|zderzeniu|karambol|karambolu',
  nl: 'ongeluk|ongelukken|ongeval|botsing|aanrijding|kettingbotsing',
  ro: 'accident|accidentul|accidentului|coliziune|carambol',
  hi: 'हादसा|हादसे|दुर्घटना|टक्कर|पलट*',
})

/** True for a sentence of what went on when it was written, and after so long does not. */
export const hasEnded = ({ text, words }: Line, age: number, tongue: Tongue): boolean => {
  if (age <= GOES_ON_MS) return false
  const isJam = holds(words, JAM[tongue]) && holds(words, CRASH[tongue])
  const isScene = holds(words, SCENE[tongue]) && holds(words, HELPERS[tongue])
  if (tongue === 'hi') return (isScene && HINDI_IS.test(text)) || (isJam && /हैं?[\s।.]*$|जाम[\s।.]*$/u.test(text))
  return (isJam || isScene) && (!tellsOfPast(text, tongue) || (tongue === 'de' && GERMAN_IS.test(text)))
}
