import { isRatio } from './ratios.ts'

/** What stands before a time of the day. Without one of these, or a word of time behind it, xx:yy is a score, a vote or a ratio. */
const BEFORE: Readonly<Record<string, string>> = {
  en: "at|by|from|until|till?|before|after|around|about|between|since|past|it is|it['’]s|time is|as of|(?:open|close|shut|start|begin|end|leave|arrive)s?|kick-?off|doors|today|tonight|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|afternoon|evening|night",
  de: 'um|ab|bis|gegen|von|vor|nach|zwischen|seit|es ist|beginn|start|anstoß|anpfiff|einlass|ende|stand|abfahrt|ankunft|uhrzeit|heute|morgen|gestern|früh|abend|nacht|mittag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag',
  es: 'las?|de|desde|hasta|entre|inicio|comienzo|hora|apertura|cierre|hoy|mañana|ayer|lunes|martes|miércoles|jueves|viernes|sábado|domingo',
  it: "le|d?all['’]|l['’]|alle|dalle|delle|ore|inizio|apertura|chiusura|oggi|domani|ieri|stasera|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica",
  fr: "à|dès|vers|avant|après|jusqu['’]à|de|entre|il est|depuis|début|ouverture|fermeture|aujourd['’]hui|demain|hier|soir|matin|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche",
  pt: '[àa]s|das|pelas|são|início|abertura|fecho|hora|hoje|amanhã|ontem|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo',
  pl: 'o|po|od|do|z|około|koło|ok\\.|przed|na|między|godz\\.|godzin\\p{L}{1,3}|start|początek|koniec|otwarcie|dziś|dzisiaj|jutro|wczoraj|poniedziałek|wtorek|środ[aęy]|czwartek|piątek|sobot[aęy]|niedziel[aęi]',
  hi: 'समय है|समय|सुबह|दोपहर|शाम|रात|आज|कल|(?:सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि)वार',
  nl: 'om|vanaf|tot|rond|tegen|van|voor|na|tussen|sinds|het is|aanvang|begin|start|einde|vandaag|vanavond|morgen|gisteren|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag',
  ro: 'ora|orele|orei|la|de la|până la|după|înainte de|între|start|început|astăzi|azi|mâine|ieri|luni|marți|miercuri|joi|vineri|sâmbătă|duminică',
}

/** Told everywhere: 'kl. 19:30', and a label before it: 'Start: 19:30'. */
const beforeOf = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:kl\\.|${words})(?:\\s?:|,)?\\s?$`, 'iu')

const BEFORE_A_TIME: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(BEFORE).map(([tongue, words]) => [tongue, beforeOf(words)]),
)

const BEHIND_A_TIME =
  /^\s?(?:(?:[ap]\.?\s?m\b|Uhr|uur|heures?|horas?|hrs?|hs|h|o['’]clock|ore|godz|GMT|UTC|BST|CES?T|MESZ|MEZ|E[SD]T|P[SD]T|IST|बजे)(?![\p{L}\p{M}]))/iu
/** The next one shows that this is a time of the day too: '9:30–10:15', '9:15 und 10:15 Uhr'. */
const GOES_ON =
  /^\s?([–—-]|,|und|bis|and|to|or|y|a|e|et|à|i|do|en|tot|și|la|और|से)\s?(?:(?:las?|alle|às|le|ore)\s)?((?:[01]?\d|2[0-4]):[0-5]\d)(?![:\d])(.{0,10})/isu
/** What stands between a time of the day and the next: 'at 7:00 and 12:00'. */
const AND =
  /^\s?(?:[–—/,-]|,?\s?(?:und|oder|bis|and|or|to|y|o|a|e|ed?|et|ou|à|i|lub|oraz|albo|do|en|of|tot|și|sau|la|और|या|से))\s?(?:(?:às?|las?|alle|le|ore|um|at|om|à)\s)?$/iu
/** How long somebody took: 'won in 3:05', 'Dauer: 3:05', '3:05 min'. */
const TOOK =
  /(?<!\p{L})(?:(?:ran|runs?|won|wins?|finish\p{L}{0,3}|swam|clocked|lief|läuft|gewann|siegte|gewonnen|gelaufen|geschwommen|gagne|court|remport\p{L}{1,3}|impuso|impôs|gan[aó]|ganhou|venceu|vence|venció|vince|vinto|corr\p{L}{1,4}|pobieg\p{L}{1,4}|przebieg\p{L}{1,4}|wygra\p{L}{1,3}|liep|loopt|wint|gelopen|gereden|gezwommen|alerg\p{L}{1,4}|câștig\p{L}{1,4})(?!\p{L})[^.!?]{0,30}\s(?:in|en|em|w|în)|dauer|länge|laufzeit|spielzeit|zeit von|time of|tijd van|temps de|tiempo de|tempo d[ie]|timp(?:ul)? de|czas(?:em|ie)?|length|durée|durata|duración|duração|duur|lasts?)(?:\s?:)?\s?$/iu
const TAKES =
  /^\s?(?:min|mins|minut\p{L}{0,3}|minutes?|मिनट|minuti|minutos?|sek\p{L}{0,7}|sec\p{L}{0,6}|Std|Stunden?|hours?|horas de|heures de)(?![\p{L}\p{M}])/iu
/** 'Won by 21:19', 'a 10:12-Rückstand': no time of the day. */
const WON_BY = /(?:w[oi]ns?|lost|beat(?:en)?|defeated|lead(?:ing)?|trailing)\s(?:by|at|from|after)\s$/iu

export type Kind = 'clock' | 'length' | 'score'

/** What the xx:yy at `from` to `to` of the text is. `afterTime`: where the last time of the day ended, or -1. */
export const kindOf = (text: string, from: number, to: number, tongue: string, afterTime: number): Kind => {
  const before = text.slice(Math.max(0, from - 48), from)
  const behind = text.slice(to, to + 28)
  if (isRatio(before, behind)) return 'score'
  if (TAKES.test(behind)) return 'length'
  if (/^-\p{L}/u.test(behind) || WON_BY.test(before)) return 'score'
  if (BEHIND_A_TIME.test(behind) && !(TOOK.test(before) && !/^\s?(?:Uhr|uur|[ap])/i.test(behind))) return 'clock'
  if (TOOK.test(before)) return 'length'
  if (BEFORE_A_TIME[tongue]?.test(before)) return 'clock'
  if (afterTime >= 0 && from - afterTime < 12 && AND.test(text.slice(afterTime, from))) return 'clock'
  // Neither a score nor a ratio is written with a zero in front.
  if (/^0\d?:|:0\d$/.test(text.slice(from, to))) return 'clock'
  return isFirstOfTwo(text.slice(from, to), behind) ? 'clock' : 'score'
}

const isFirstOfTwo = (time: string, behind: string): boolean => {
  const [, between = '', next = '', rest = ''] = GOES_ON.exec(behind) ?? []
  if (next === '') return false
  const isRange = /[–—-]/.test(between) && minutesOf(time) < minutesOf(next) && [time, next].every((one) => /[05]$/.test(one))
  return isRange || BEHIND_A_TIME.test(rest) || /^0|:0/.test(next)
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
