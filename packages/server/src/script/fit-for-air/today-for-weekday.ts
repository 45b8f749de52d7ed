import { TONGUES, type Tongue } from '../tongue.ts'

// 'On Tuesday', written on Monday and heard on Tuesday, is today.

type Rule = readonly [RegExp, string]

const W = '(?![\\p{L}\\p{M}-])'
const B = '(?<![\\p{L}\\p{M}-])'
const rule = (pattern: string, today: string): Rule => [new RegExp(`${B}${pattern}${W}`, 'giu'), today]

/** So late an evening is still to come. */
const EVENING_BEGINS = 17 * 60

type Names = Readonly<Record<string, readonly string[]>>
/** Sunday first. 3 January 2027 was one. */
const NAMES: Names = Object.fromEntries(
  TONGUES.map((tongue) => {
    const format = new Intl.DateTimeFormat(tongue, { weekday: 'long', timeZone: 'UTC' })
    return [tongue, Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2027, 0, 3 + day)))]
  }),
)
const POLISH_ON = ['w niedzielę', 'w poniedziałek', 'we wtorek', 'w środę', 'w czwartek', 'w piątek', 'w sobotę']
const POLISH_OF = ['niedzieli', 'poniedziałku', 'wtorku', 'środy', 'czwartku', 'piątku', 'soboty']

/** As a day stands before a part of it, and behind its small word; Sunday first. */
export const WEEKDAY_FORMS: Names = {
  ...NAMES,
  pt: (NAMES.pt ?? []).map((day) => day.replace('-feira', '(?:-feira)?')),
  pl: POLISH_ON.map((day) => day.replace(/^we? /u, '')),
  // 'Luni' is months as often.
  ro: (NAMES.ro ?? []).map((day) => (day === 'luni' ? '(?!)' : day)),
}

/** `part`: of the evening. `plain`: of the day, and of no part of it. */
type Rules = { evening: readonly Rule[]; plain: readonly Rule[] }

const MAKERS: Readonly<Record<string, (day: string, at: number) => Rules>> = {
  en: (day) => ({
    evening: [rule(`(?:on )?${day} (?:evening|night)`, 'this evening')],
    plain: [
      rule(`(?:this )?${day}['’]s`, 'today’s'),
      rule(`on ${day}(?! (?:morning|afternoon|evening|night))`, 'today'),
      rule(
        `(?<!(?:last|next|every|each|a|the|of|first|second|third|on|coming) )${day}(?! (?:morning|afternoon|evening|night))`,
        'today',
      ),
    ],
  }),
  de: (day) => ({
    evening: [rule(`am ${day}abend`, 'heute Abend')],
    plain: [rule(`am ${day}`, 'heute'), rule(`(?<=(?:ab|bis|von) )${day}`, 'heute')],
  }),
  fr: (day) => ({
    evening: [rule(`(?:ce )?${day} soir`, 'ce soir')],
    plain: [
      rule(`de ${day}(?! (?:matin|soir|midi|après|dernier|prochain|\\d))`, 'd’aujourd’hui'),
      rule(`(?<!(?:le|du|un|chaque|les) )(?:ce )?${day}(?! (?:matin|soir|midi|après|dernier|prochain|\\d))`, 'aujourd’hui'),
    ],
  }),
  es: (day) => ({
    evening: [rule(`(?:el|este) ${day} (?:por|en|a) la noche`, 'esta noche')],
    plain: [
      rule(`del ${day}(?! (?:pasado|próximo|que viene|por|\\d))`, 'de hoy'),
      rule(`(?:el|este) ${day}(?! (?:pasado|próximo|que viene|por|en la|a la|\\d))`, 'hoy'),
    ],
  }),
  it: (day) => ({
    evening: [rule(`${day} sera`, 'stasera')],
    plain: [
      rule(
        `(?<!(?:il|lo|ogni|un|una|scorso|scorsa|prossimo|prossima|del|al|dal|la) )(?:questo |questa )?${day}(?! (?:scors[oa]|prossim[oa]|mattina|sera|notte|pomeriggio|\\d))`,
        'oggi',
      ),
    ],
  }),
  pt: (day) => {
    const short = day.endsWith('-feira') ? `${day.replace('-feira', '')}(?:-feira)?` : day
    return {
      evening: [rule(`(?:na|no|n?est[ae]) ${short} à noite`, 'hoje à noite')],
      plain: [
        rule(`d(?:[ao]|est[ae]) ${short}(?! (?:à|de|passad|\\d))`, 'de hoje'),
        rule(`(?:na|no|n?est[ae]) ${short}(?! (?:à|de|passad|\\d))`, 'hoje'),
        rule(`(?<=(?:de|até|desde) )${day}(?! (?:à|de|passad|\\d))`, 'hoje'),
      ],
    }
  },
  pl: (_, at) => ({
    evening: [rule(`${POLISH_ON[at]} wieczorem`, 'dziś wieczorem')],
    plain: [
      rule(`${POLISH_ON[at]}(?! (?:rano|wieczorem|po południu|nad ranem))`, 'dziś'),
      rule(`(?<=(?:od|do) )${POLISH_OF[at]}`, 'dziś'),
    ],
  }),
  nl: (day) => ({
    evening: [rule(`(?:op )?${day}avond`, 'vanavond')],
    plain: [rule(`(?<!(?:afgelopen|vorige|volgende|komende|elke|iedere|een|de|eerste) )(?:op )?${day}(?! \\d)`, 'vandaag')],
  }),
  // 'Luni' is months as often.
  ro: (day) =>
    day === 'luni'
      ? { evening: [], plain: [] }
      : {
          evening: [rule(`${day} seara`, 'diseară')],
          plain: [rule(`${day}(?! (?:sear[aă]|dimineaț[aă]|noaptea|la prânz|trecut\\p{L}*|viitoare|după|\\d))`, 'astăzi')],
        },
  hi: (day) => ({
    evening: [rule(`${day} (?:की )?शाम(?: को)?`, 'आज शाम')],
    plain: [rule(`${day} को`, 'आज'), rule(`${day}(?= (?:से|तक|के|की|का) )`, 'आज')],
  }),
}

const RULES = new Map(
  TONGUES.map((tongue) => [
    tongue,
    (NAMES[tongue] ?? []).map((day, at) => MAKERS[tongue]?.(day, at) ?? { evening: [], plain: [] }),
  ]),
)

/** Before a weekday they make a name or a kind of it: 'Super Tuesday', 'premier mardi', 'सुपर मंगलवार'. */
const NAMED_BEFORE =
  /(?<![\p{L}\p{M}])(?:super|fat|ruby|meatless|throwback|election|black|good|ash|shrove|holy|maundy|giving|cyber|easter|palm|bloody|blue|premier|deuxième|second|troisième|dernier|prochain|grand|même|primo|secondo|terzo|ultimo|altro|stesso|tweede|derde|laatste|andere|witte|goede|zwarte|primul|prima|ultimul|ultima|सुपर|ब्लैक|काले|काला|बड़े|बड़ा|पहले|दूसरे|तीसरे|आखिरी)\s$/iu
/** Since the last day of that name, and not since today. */
const SINCE_BEFORE = /(?<!\p{L})(?:since|seit(?: dem)?|sinds|depuis)\s$/iu
/** And behind it: 'Lunes Santo', 'mardi gras', 'quarta-feira de cinzas'. */
const NAMED_BEHIND =
  /^\s(?:gras|grasso|gord[ao]|saint|sant[oa]|noir|ner[oa]|negr[oa]|neagră|mare|de p(?:âques|áscoa|ascua)|de pentecôte|des cendres|de ceniza|de cinzas|de carnaval|de resurrección|de ramos|de dolores|de gloria|delle (?:ceneri|palme)|dell['’]angelo|in albis|gehakt(?:dag)?)(?![\p{L}\p{M}])/iu
/** Where weekdays are written small, a capital inside a sentence makes a name. */
const SMALL_DAYS: ReadonlySet<Tongue> = new Set(['fr', 'es', 'it', 'pt', 'pl', 'nl', 'ro'])
/** 'Taco Tuesday returns': such names sound alike. In 'talks on Ukraine Tuesday' it is the day. */
const ENGLISH_NAME = /(?<![\p{L}\p{M}])(\p{Lu})\p{Ll}+\s$/u
/** 'He joins Tuesday Club'; 'Tuesday Apple will show'. */
const ENGLISH_NAME_BEHIND = /^\s(?:Club|Group|Market|Night|League|Choir|Weld|Movement)(?!\p{L})/u
const ENGLISH_KIND = /(?:^|\s)(?:an?|that|another|one)\s\p{Ll}+\s$/iu
/** 'Een grijze Nederlandse dinsdag': a day of a kind. */
const DUTCH_KIND =
  /(?<!\p{L})\p{L}+(?:se|ige|lijke|zame|bare|rijke|volle|loze|ende|[ae]uwe|uwe|ijze|oie|ukke|arme|oude|oede|ange|orte|ware|atte|itte|warte)\s$/iu

/** Where a sentence begins, also behind a mark of quotation. */
const FIRST = /(?:^|[.:!?–—-]\s)(?:["“„«‘']\s?)?$/u

const isNotToday = (before: string, said: string, behind: string, tongue: Tongue): boolean => {
  if (NAMED_BEFORE.test(before) || NAMED_BEHIND.test(behind) || SINCE_BEFORE.test(before)) return true
  if (SMALL_DAYS.has(tongue) && /\p{Lu}/u.test(FIRST.test(before) ? said.slice(1) : said)) return true
  if (tongue === 'nl') return !/^op\s/iu.test(said) && DUTCH_KIND.test(before)
  // 'The Big Talk On Sunday' is a programme.
  if (tongue === 'en' && /^On\s/u.test(said)) return !FIRST.test(before)
  if (tongue !== 'en' || /^(?:on|this)\s/iu.test(said)) return false
  return ENGLISH_NAME.exec(before)?.[1] === said.charAt(0) || ENGLISH_KIND.test(before) || ENGLISH_NAME_BEHIND.test(behind)
}
/** How many characters around a day are read. */
export const CLAUSE = 300
/** How many right before a day: reading all of them for each day of a long text would take too long. */
const NEAR = 60

/** What is said for a day that is found; undefined where it stays. */
type Say = (words: string, found: { whole: string; before: string; behind: string }) => string | undefined

/** A text with 'today' for the weekday of `today`, 0 to 6; `minute` of the day at which it is heard. */
export const withToday = (text: string, today: number, minute: number, tongue: Tongue, say: Say = (words) => words): string => {
  const { evening = [], plain = [] } = RULES.get(tongue)?.[today] ?? {}
  return [...(minute < EVENING_BEGINS ? evening : []), ...plain].reduce(
    (said, [pattern, plainly]) =>
      said.replace(pattern, (found: string, ...rest: (string | number)[]) => {
        const at = Number(rest.at(-2))
        const behind = said.slice(at + found.length)
        if (isNotToday(said.slice(Math.max(0, at - NEAR), at), found, behind, tongue)) return found
        const words = say(plainly, {
          whole: found,
          before: said.slice(Math.max(0, at - CLAUSE), at),
          behind: behind.slice(0, CLAUSE),
        })
        if (words === undefined) return found
        return at === 0 || (/^\p{Lu}/u.test(found) && (SMALL_DAYS.has(tongue) || /^(?:Am|On|This)\s/u.test(found)))
          ? words.charAt(0).toUpperCase() + words.slice(1)
          : words
      }),
    text,
  )
}
