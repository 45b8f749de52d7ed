import { type ByTongue, TONGUES, type Tongue } from '../tongue.ts'
import { holds, phrases, phrasesByTongue, without } from './phrases.ts'

/** Bound to the day on which they were written. */
export const TODAY = phrasesByTongue({
  en: 'today|today s|tonight|tonight s|tomorrow|tomorrow s|this morning|this morning s|this afternoon|this afternoon s|this evening|this evening s|earlier today',
  de: 'heute|heutig*|übermorgen|morgig*|in der kommenden nacht|heutzutage|in der nächsten nacht|kommende nacht|diese nacht|diesen abend|diesen nachmittag|noch in dieser nacht',
  pl: 'dziś|dzisiaj|dzisiejsz*|jutro|jutrzejsz*|pojutrze|tej nocy|jutra|jutrzejszego|najbliższej nocy|nadchodzącej nocy',
  es: 'hoy|esta mañana|esta tarde|esta noche|este mediodía|pasado mañana|mañana|esta madrugada|la próxima noche',
  it: 'oggi|odiern*|domani|dopodomani|stamattina|stamani|stamane|stasera|stanotte|questa mattina|questa sera|questo pomeriggio|questa notte|la prossima notte|nella prossima notte',
  fr: 'aujourd hui|demain|ce matin|ce midi|ce soir|cette nuit|cet après midi|après demain|la nuit prochaine',
  pt: 'hoje|amanhã|esta manhã|esta tarde|esta noite|logo à noite|esta madrugada|nesta manhã|nesta tarde|nesta noite|nesta madrugada|desta manhã|desta tarde|desta noite|desta madrugada|na próxima noite',
  hi: 'आज|कल|परसों',
  nl: 'vandaag|vanavond|vanmorgen|vanochtend|vanmiddag|vannacht|overmorgen|morgenochtend|morgenmiddag|morgenavond|morgen|komende nacht|deze ochtend|deze middag|deze avond|deze nacht',
  ro: 'azi|astăzi|mâine|poimâine|diseară|în această dimineață|în această seară|astă seară|la noapte|în această după amiază|această dimineață|această seară|această noapte|în această noapte|astă noapte|seara aceasta|noaptea aceasta|noaptea următoare',
})

/** The day as a whole: said behind the event it is true until midnight. */
export const THE_DAY = phrasesByTongue({
  en: 'today|earlier today',
  de: 'heute',
  pl: 'dziś|dzisiaj',
  es: 'hoy',
  it: 'oggi',
  fr: 'aujourd hui',
  pt: 'hoje',
  hi: 'आज',
  nl: 'vandaag',
  ro: 'azi|astăzi',
})

export const YESTERDAY = phrasesByTongue({
  en: 'yesterday|yesterday s|last night|last night s|the day before yesterday',
  de: 'gestern|gestrig*|vorgestern|gestern abend|letzte nacht|vergangene nacht|in der vergangenen nacht',
  pl: 'wczoraj|wczorajsz*|przedwczoraj|zeszłej nocy|ubiegłej nocy|minionej nocy',
  es: 'ayer|anteayer|antier|anoche|ante ayer',
  it: 'ieri|l altro ieri|avantieri|la scorsa notte|ieri sera',
  fr: 'hier|avant hier|la nuit dernière|hier soir',
  pt: 'ontem|anteontem|ontem à noite|a noite passada|na noite passada',
  hi: 'बीती रात|बीते दिन',
  nl: 'gisteren|gisteravond|gistermiddag|gisterochtend|gisternacht|eergisteren|afgelopen nacht',
  ro: 'ieri|alaltăieri|aseară|azi noapte|noaptea trecută',
})

/** Bound to the week in which they were written. */
export const THIS_WEEK = phrasesByTongue({
  en: 'this week|this week s|this weekend|this weekend s|next week|next weekend|last week|last weekend|coming weekend|over the weekend|at the weekend|the weekend ahead',
  de: 'diese woche|in dieser woche|dieses wochenende|an diesem wochenende|am wochenende|nächste woche|kommende woche|letzte woche|vergangene woche|dieser woche|kommenden woche|nächsten woche|vergangenen woche|letzten woche|kommenden wochenende|nächsten wochenende|vergangenen wochenende|letzten wochenende|kommendes wochenende|nächstes wochenende|vergangenes wochenende|letztes wochenende',
  pl: 'w tym tygodniu|w ten weekend|w przyszłym tygodniu|w zeszłym tygodniu|w ubiegłym tygodniu|w najbliższy weekend|w weekend|w najbliższym tygodniu|w minionym tygodniu|w nadchodzącym tygodniu|w miniony weekend|w ubiegły weekend|w nadchodzący weekend|w przyszły weekend|przyszłego tygodnia|zeszłego tygodnia|ubiegłego tygodnia|tego tygodnia',
  es: 'esta semana|este fin de semana|la próxima semana|la semana que viene|la semana pasada|próximo fin de semana|fin de semana pasado|pasado fin de semana|fin de semana que viene|próxima semana|pasada semana|semana entrante',
  it: 'questa settimana|questo fine settimana|questo weekend|la prossima settimana|la settimana prossima|la scorsa settimana|la settimana scorsa|nel fine settimana|nel weekend|prossimo fine settimana|prossimo weekend|scorso fine settimana|scorso weekend|fine settimana scorso|prossima settimana|scorsa settimana',
  fr: 'cette semaine|ce week end|la semaine prochaine|la semaine dernière|ce weekend|week end prochain|weekend prochain|week end dernier|weekend dernier|cette fin de semaine',
  pt: 'esta semana|este fim de semana|na próxima semana|a próxima semana|na semana passada|a semana passada|nesta semana|desta semana|próxima semana|semana que vem|última semana|neste fim de semana|deste fim de semana|no fim de semana|próximo fim de semana|último fim de semana|fim de semana passado|este final de semana|neste final de semana|no final de semana|próximo final de semana|último final de semana',
  hi: 'इस सप्ताह|इस हफ्ते|अगले सप्ताह|अगले हफ्ते|पिछले सप्ताह|पिछले हफ्ते|इस सप्ताहांत|अगले सप्ताहांत|पिछले सप्ताहांत|इसी सप्ताह|इसी हफ्ते|बीते सप्ताह|बीते हफ्ते|आगामी सप्ताह',
  nl: 'deze week|dit weekend|dit weekeinde|komend weekend|volgende week|vorige week|afgelopen week|komend weekeinde|afgelopen weekend|afgelopen weekeinde|aankomend weekend|volgend weekend|vorig weekend|komende week|aankomende week',
  ro: 'săptămâna aceasta|săptămâna asta|weekendul acesta|în acest weekend|săptămâna viitoare|săptămâna trecută|acest weekend|weekendul viitor|weekendul trecut|weekendul următor|acestei săptămâni|această săptămână|săptămânii viitoare|săptămânii trecute|săptămâna următoare',
})

/** Bound to the hours in which they were written; without a date they say nothing false. */
export const SOON = phrasesByTongue({
  en: 'overnight|in the coming hours|in the next few hours|in the next hours|later in the day|within hours',
  de: 'in den nächsten stunden|in den kommenden stunden|im laufe des tages|soeben|gerade eben',
  pl: 'w najbliższych godzinach|w ciągu dnia|przed chwilą|za chwilę',
  es: 'en las próximas horas|a lo largo del día|hace unos minutos|hace unas horas',
  it: 'nelle prossime ore|nel corso della giornata|poco fa|pochi minuti fa',
  fr: 'dans les prochaines heures|dans les heures à venir|au cours de la journée|il y a quelques minutes',
  pt: 'nas próximas horas|ao longo do dia|há poucos minutos',
  hi: 'अगले कुछ घंटों|आने वाले घंटों|कुछ देर पहले|थोड़ी देर में',
  nl: 'in de komende uren|de komende uren|in de loop van de dag|zojuist',
  ro: 'în următoarele ore|în orele următoare|pe parcursul zilei|acum câteva minute',
})

/** Names and manners of speaking that hold such a word and no day. */
export const NO_DAY = phrasesByTongue({
  en: 'usa today|india today|russia today|the today show|today show|tonight show|today programme|today program|history today|psychology today|every _|each _|black friday|good friday|cyber monday|super bowl sunday|ash wednesday|shrove tuesday|easter monday|easter sunday|palm sunday|bloody sunday|sunday times|sunday mirror|sunday telegraph|mail on sunday|wednesday addams|sheffield wednesday|blue monday|monday to friday|monday to saturday|monday to sunday|monday night football|(?<!as )of tomorrow|(?<!as )of today',
  de: 'heute journal|heute show|zdf heute|bis heute|jeden _|jeder _|montag bis _|guten _|die welt von morgen|noch heute',
  pl: 'dzień dziś|w każdy _|każdy _|każda _|każdą _|każdej _|dziennik wczorajszy|od poniedziałku do _|do dziś|do dzisiaj',
  es: 'hoy en día|cada _|todos los _|de lunes a _|la mañana|una mañana|por la mañana|de la mañana|cada mañana|hasta hoy',
  it: 'ogni _|tutti i _|tutte le _|dal lunedì al _|al giorno d oggi|fino a oggi|fino ad oggi',
  fr: 'chaque _|tous les _|toutes les _|du lundi au _|vendredi saint|lundi de pâques|aujourd hui en france|(?<!partir )de demain',
  pt: 'cada _|todos os _|todas as _|de segunda a _|hoje em dia|até hoje|quarta feira de cinzas',
  hi: 'आज तक|आज भी|आजकल|हर _|प्रत्येक _|आज के दौर|कल कारखाने',
  nl: 'elke _|iedere _|maandag tot en met _|maandag tot _|de morgen|goede morgen|in de morgen|tot vandaag|tot op vandaag|goede vrijdag|witte donderdag',
  ro: 'în fiecare _|fiecare _|de luni până _|vinerea mare|luni de zile|# luni|două luni|trei luni|patru luni|cinci luni|șase luni|câteva luni|ultimele luni|următoarele luni|zilele de azi|de luni bune|până azi|până astăzi|zeci de luni',
})

const polishForms = (stem: string): string =>
  ['y', 'ego', 'emu', 'ym', 'a', 'ą', 'e', 'ej'].map((end) => `${stem}${end}`).join('|')

/** Sunday first, as Intl and Date count. */
const WEEKDAYS: ByTongue<readonly string[]> = {
  en: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => `${day}|${day} s`),
  de: ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag|sonnabend'].map((days) =>
    days
      .split('|')
      .flatMap((day) => [
        day,
        `${day}abend`,
        `${day}morgen`,
        `${day}mittag`,
        `${day}vormittag`,
        `${day}nachmittag`,
        `${day}nacht`,
        `${day}früh`,
      ])
      .join('|'),
  ),
  // And 'w piątkowy wieczór'.
  pl: [
    `niedziela|niedzielę|niedzieli|${polishForms('niedzieln')}`,
    `poniedziałek|poniedziałku|${polishForms('poniedziałkow')}`,
    `wtorek|wtorku|${polishForms('wtorkow')}`,
    `środa|środę|środy|${polishForms('środow')}`,
    `czwartek|czwartku|${polishForms('czwartkow')}`,
    `piątek|piątku|${polishForms('piątkow')}`,
    `sobota|sobotę|soboty|sobotni|sobotnim|${polishForms('sobotni')}`,
  ],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  it: ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'],
  fr: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  pt: [
    'domingo',
    ...['segunda', 'terça', 'quarta', 'quinta', 'sexta'].map((day) => `${day} feira|nesta ${day}|desta ${day}`),
    'sábado',
  ],
  hi: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार|बृहस्पतिवार', 'शुक्रवार', 'शनिवार'],
  nl: ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'].map(
    (day) => `${day}|${day}avond|${day}ochtend|${day}middag|${day}morgen|${day}nacht|${day}voormiddag|${day}namiddag`,
  ),
  ro: ['duminică', 'luni', 'marți', 'miercuri', 'joi', 'vineri', 'sâmbătă'],
}

/** All names of days of a tongue, as parts of a pattern. */
export const WEEKDAY_NAMES = Object.fromEntries(TONGUES.map((tongue) => [tongue, WEEKDAYS[tongue].join('|')])) as Record<
  Tongue,
  string
>

const WEEKDAY_PATTERNS: Readonly<Record<string, readonly RegExp[]>> = Object.fromEntries(
  TONGUES.map((tongue) => [tongue, WEEKDAYS[tongue].map(phrases)]),
)

/** 0 to 6 for each weekday that plain words name. */
export const weekdaysIn = (words: string, tongue: Tongue): number[] =>
  (WEEKDAY_PATTERNS[tongue] ?? []).flatMap((pattern, day) => (holds(words, pattern) ? [day] : []))

/** With these a weekday is one of each week, a feast or a name: 'closed on the first Monday of the month', 'le dimanche', 'Santo Domingo'. */
const EACH_WEEK = phrasesByTongue({
  en: 'on a _|of a _|first _ of|second _ of|third _ of|last _ of|monday to thursday|sunday to thursday|monday through _|open sunday|sunday opening|sunday trading|sunday school*|sunday roast*|sunday lunch*|sunday league|sunday service*|sunday best|saturday job*|saturday night live|friday prayers|giving tuesday|sunday express|sunday papers',
  de: 'an jedem _|verkaufsoffene* sonntag*|_ im monat|_ eines monats|_ des monats|weißer sonntag|black friday|montag bis _|blauer montag',
  pl: 'w soboty|w środy|w każdą _|czarny piątek|wielki piątek|tłusty czwartek|lany poniedziałek|niedziela handlowa|niedzielę handlową|niedziele handlowe|_ miesiąca',
  es: 'los lunes|los martes|los miércoles|los jueves|los viernes|santo domingo|plácido domingo|domingo de _|lunes de _|martes de _|viernes santo|jueves santo|sábado santo|de cada mes|_ del mes',
  it: 'il lunedì|il martedì|il mercoledì|il giovedì|il venerdì|il sabato|la domenica|di domenica|di sabato|di lunedì|domenica in|martedì grasso|venerdì santo|giovedì santo|giovedì grasso|_ del mese|_ di ogni mese',
  fr: 'le lundi|le mardi|le mercredi|le jeudi|le vendredi|le samedi|le dimanche|mardi gras|jeudi saint|lundi de pentecôte|_ du mois|_ de chaque mois',
  pt: 'ao domingo|ao sábado|à segunda feira|à terça feira|à quarta feira|à quinta feira|à sexta feira|sexta feira santa|quinta feira santa|domingo de _|segunda feira de _|_ do mês|_ de cada mês',
  hi: 'सोमवार से _|के हर|महीने के _ _',
  nl: 'op zondag open|op zondag gesloten|op maandag gesloten|open op zondag|van de maand|maandag t m _|zwarte zaterdag|gekke maandag|blauwe maandag|_ van de maand',
  ro: 'în zilele de _|luni până _|șapte luni|opt luni|nouă luni|zece luni|multe luni|# de luni|joia mare|vinerea neagră|_ a lunii|_ din lună',
})
/** Before a weekday they mean the next one, or the last. */
const THIS = ['esta', 'nesta', 'desta']
/** Portuguese says 'esta segunda' for short, and means a day. */
const SHORT_DAYS = phrases(
  ['segunda', 'terça', 'quarta', 'quinta', 'sexta'].flatMap((day) => THIS.map((word) => `${word} ${day}`)).join('|'),
)

/** True for words that mean one weekday, and no other than its writer's: without a date nobody knows which. */
export const namesOneWeekday = (words: string, tongue: Tongue): boolean =>
  weekdaysIn(without(words, EACH_WEEK[tongue]), tongue).length > 0 || (tongue === 'pt' && holds(words, SHORT_DAYS))
