import type { Tongue } from '../tongue.ts'
import { HARM_DONE, INDOOR_MATTERS, OUTDOORS } from './figure-words.ts'
import { wordsOfOther } from './other-topic.ts'
import { holds, type Line, phrases, without } from './phrases.ts'
import { TRAFFIC_WAYS } from './traffic-words.ts'
import { NO_WEATHER, WEATHER_PHRASES, WEATHER_SIGNS, WEATHER_TELLS } from './weather-words.ts'

// 'Storm warning for the majority', 'Queues outside the shop': one word of the subject, and nothing around it under the sky or on a road.

/** Small words between the weather and where it is, or of what it is a figure. */
const LINKS: Readonly<Partial<Record<Tongue, RegExp>>> = {
  en: /^(?:in|on|over|around|between|for|at|of|hits|greets|the|a|an|its|his|her|their)$/,
  fr: /^(?:dans|sur|sous|autour|entre|pour|chez|au|aux|à|de|du|des|d|la|le|les|l|un|une|ses|son|sa|leurs?)$/,
  es: /^(?:en|sobre|entre|para|ante|a|al|de|del|el|la|los|las|un|una|sus?)$/,
  it: /^(?:in|nel|nella|nei|nelle|nello|negli|nell|su|sul|sulla|sui|sulle|sullo|sugli|sull|tra|fra|per|di|del|della|dei|delle|dello|degli|dell|il|la|i|le|lo|gli|l|un|una)$/,
  nl: /^(?:in|op|over|rond|boven|tussen|voor|bij|van|de|het|een|zijn|haar|hun)$/,
  pl: /^(?:w|we|na|nad|wokół|między|dla|przed|z)$/,
  pt: /^(?:em|no|na|nos|nas|sobre|entre|para|ao|à|aos|às|de|do|da|dos|das|o|a|os|as|um|uma|seus?|suas?)$/,
  ro: /^(?:în|la|pe|peste|deasupra|între|pentru|din|de|un|o)$/,
}

/** The words of a text as it writes them, in the places that plain words give them. */
const written = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}%°]+/gu, ' ')
    .trim()
    .split(' ')

const isPlainNoun = (word: string): boolean => /^\p{Ll}{3,}$/u.test(word)

/** 'Fog over the accounts': behind the small words stands a thing that is neither a name nor a place or time under the sky. */
const isOfAThing = ({ text, words }: Line, tongue: Tongue): boolean => {
  const links = LINKS[tongue]
  if (links === undefined) return false
  const each = written(text)
  const plain = words.trim().split(' ')
  if (each.length !== plain.length) return false
  const isWeather = (word: string) => holds(` ${word} `, WEATHER_PHRASES[tongue]) || holds(` ${word} `, WEATHER_SIGNS[tongue])
  return plain.some((word, at) => {
    if (!isWeather(word)) return false
    let next = at + 1
    while (links.test(plain[next] ?? '')) next += 1
    const thing = each[next] ?? ''
    return next > at + 1 && isPlainNoun(thing) && !isWeather(thing) && !holds(` ${thing} `, OUTDOORS[tongue])
  })
}

const wordsOfWeather = (line: Line, tongue: Tongue): string[] => {
  const quiet = without(line.words, NO_WEATHER[tongue])
  return [...(quiet.match(WEATHER_PHRASES[tongue]) ?? []), ...(quiet.match(WEATHER_SIGNS[tongue]) ?? [])]
}

/** What only the weather itself does to shops and firms, right behind it: 'Snow closes shops'. */
const EFFECT =
  /^ (?:closes?|shuts?|grounds?|halts?|schließt|sperrt|legt|stoppt|ferme|ferment|paralyse|bloque|cierra|cierran|paraliza|obliga a cerrar|chiude|chiudono|blocca|sluit|sluiten|legt|zamyka|zamykają|paraliżuje|fecha|fecham|encerra|paralisa|închide|închid|blochează|से (?:\S+ ){1,3}(?:बंद|ठप))(?= )/
/** Heat before a colon is what the rest is about: 'Heatwave: unions demand breaks'. */
const OF_HEAT =
  /^(?:the )?(?:heat ?wave|hitze(?:welle)?|canicule|ola de calor|(?:ondata di )?caldo|hitte(?:golf)?|upały?|onda de calor|calor|caniculă|लू)\s?:/iu

const isOfEffect = ({ text, words }: Line, own: readonly string[]): boolean =>
  OF_HEAT.test(text) || own.some((word) => EFFECT.test(words.slice(words.indexOf(word) + word.length)))

/** More than a phrase and a sign is a report. */
const MOST_OF_FIGURE = 3

export const isWeatherFigure = (headline: Line, lines: readonly Line[], isMeasured: boolean, tongue: Tongue): boolean => {
  const own = wordsOfWeather(headline, tongue)
  if (own.length === 0 || own.length > MOST_OF_FIGURE || isMeasured) return false
  const all = [headline, ...lines]
  if (all.some(({ words }) => holds(words, HARM_DONE[tongue]))) return false
  if (lines.some((line) => wordsOfWeather(line, tongue).some((word) => !own.includes(word)))) return false
  if (isOfEffect(headline, own)) return false
  if (holds(headline.words, INDOOR_MATTERS[tongue])) return true
  if (holds(headline.words, WEATHER_TELLS[tongue])) return false
  if (lines.some(({ words }) => holds(words, WEATHER_TELLS[tongue]))) return false
  return lines.some(({ words }) => holds(words, INDOOR_MATTERS[tongue])) || isOfAThing(headline, tongue)
}

/** Ways and crashes that careers, talks and lists have too. */
const VAGUE_WAYS = phrases(
  'bahn frei|freie bahn|crash|collision|accident|pass|route|underground|exit|platform|tube|coach|coaches|traffic|lane|lanes|line #|crossing|auto|strecke|linie|linien|*linie|*linien|richtung|ring|kilometer|verkehr|spur|spuren|unfall|ausfahrt|ruch|droga|drogę|drogą|drodze|drogi|trasie|trasa|trasy|kolej*|kierunku|kurs|kursy|skład|składy|pas|pasie|pasem|zderzen*|lot|tor|kanał|kanale|wypadek|wypadku|kolizj*|objazd*|tráfico|tránsito|circulación|salida|accidente|vía|vías|circuito|línea #|carril|carriles|travesía|traffico|circolazione|via|uscita|incidente|corsia|corsie|linea #|trafic|circulation|voie|voies|sortie|accident|ligne #|liaison*|trânsito|tráfego|circulação|saída|acidente|faixa|faixas|pista|nó|linha #|trecho|pesado*|ligeiro*|verkeer|weg|wegen|ongeluk|ongeval|aanrijding|spoor|lijn #|ring|kilometer|trafic|traficul|circulația|circulație|drum|drumul|bandă|benzi|accidentul|accidentului|coliziune|cursă|linia #|traseul|traseu|port|यातायात|ट्रैफिक|मार्ग|रास्ता|रास्ते|टक्कर|भिडंत|जाम|दुर्घटना|हादसा|रूट|मोड|गाडी|पटरी',
)

/** Squares and traffic lights lie under the sky, also before a market. */
export const SQUARES =
  / (?:squares?|market place|traffic lights?|\S*platz|\S*plätze|neumarkt|altmarkt|place (?:de|du|des|d|saint|la|le)|feux tricolores|plaza|plazas|glorieta|semáforos?|piazza|piazze|piazzale|largo|semafor\S*|semafoare\S*|\S*plein|grote markt|stoplicht\S*|plac|placu|rynek|rynku|praça|praças|sinaleira\S*|piața|piață|pieței|चौक|चौराहे|सिग्नल)(?= )/

const hasPlainWay = ({ words }: Line, tongue: Tongue): boolean =>
  SQUARES.test(words) || holds(words.replace(VAGUE_WAYS, ' '), TRAFFIC_WAYS[tongue])

/** Who waits in a queue on foot. */
const PATIENTS = / (?:patients?|patienten|patiënten|malades|pacientes|pazienti|doentes|pacjent\S*|pacienți\S*|मरीज|मरीजों)(?= )/

/** 'Gdynia 0:2': no clock ends so. */
const SCORE = /(?<![\p{N}:.,-])\d{1,2}[:–-]\d(?![\p{N}:.,]*\p{N})/u

/** What follows is of sport, business, courts, shops: nothing of the sky or the roads. */
export const tellsOther = (lines: readonly Line[], tongue: Tongue): boolean =>
  lines.some(({ text, words }) => SCORE.test(text) || holds(words, INDOOR_MATTERS[tongue])) || wordsOfOther(lines, tongue) > 0

/** Queues and jams of what moves on no road. `isSilent`: nothing of what follows is of a road, nor does the headline say where. */
export const isTrafficFigure = (
  headline: Line,
  lines: readonly Line[],
  hasRoad: boolean,
  isSilent: boolean,
  tongue: Tongue,
): boolean =>
  !hasRoad &&
  (holds(headline.words, INDOOR_MATTERS[tongue]) ||
    PATIENTS.test(headline.words) ||
    (isSilent && tellsOther([headline, ...lines], tongue))) &&
  ![headline, ...lines].some((line) => hasPlainWay(line, tongue))
