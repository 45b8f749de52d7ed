import type { ByTongue } from '../tongue.ts'

/** What stands before a date, what is said where it is today's, and where its weekday (`_`) is named. What has no word for it stays as it is. */
export type Shape = readonly [before: string, today: string, weekday?: string]

export const SHAPES: ByTongue<readonly Shape[]> = {
  en: [
    ['today,?(?: (?:is|on))?', 'today'],
    ['on(?: the)?', 'today', 'on _'],
    ['since', 'since today', 'since _'],
    ['starting(?: on)?', 'starting today'],
    ['beginning(?: on)?', 'beginning today'],
    ['as of', 'as of today', 'as of _'],
  ],
  de: [
    ['heute,?(?: (?:am|dem|den))?', 'heute'],
    ['am', 'heute', 'am _'],
    ['ab(?: dem)?', 'ab heute'],
    ['seit(?: dem)?', 'seit heute', 'seit _'],
  ],
  fr: [
    ['ce', 'aujourd’hui', '_'],
    ['dès le', 'dès aujourd’hui', 'dès _'],
    ['depuis le', 'depuis aujourd’hui', 'depuis _'],
    ['à (?:partir|compter) du', 'à partir d’aujourd’hui'],
    ['le', 'aujourd’hui', '_'],
  ],
  es: [
    ['desde el', 'desde hoy', 'desde el _'],
    ['a partir del', 'a partir de hoy'],
    ['(?:el|este)(?: día)?', 'hoy', 'el _'],
  ],
  it: [
    ['dal|dall’', 'da oggi', 'da _'],
    ['il|l’', 'oggi', '_'],
  ],
  pt: [
    ['a partir d[eo](?: dia)?', 'a partir de hoje'],
    ['desde(?: o)?(?: dia)?', 'desde hoje'],
    ['n?este(?: dia)?', 'hoje', '_'],
    ['(?:no dia|em)', 'hoje', '_'],
  ],
  pl: [
    ['(?:dziś|dzisiaj),?(?: we?)?', 'dziś'],
    ['(?:w dniu|dnia)', 'dziś', '_'],
    ['od(?: dnia)?', 'od dziś'],
    ['we?', 'dziś', '_'],
    ['', 'dziś', '_'],
  ],
  nl: [
    ['vandaag,?(?: op)?', 'vandaag'],
    ['op', 'vandaag', 'op _'],
    ['vanaf', 'vanaf vandaag'],
    ['sinds', 'sinds vandaag', 'sinds _'],
  ],
  ro: [
    ['(?:începând cu|(?:începând )?de la)(?: data de)?', 'începând de astăzi'],
    ['(?:pe|la|în)(?: data de)?', 'astăzi', '_'],
  ],
  hi: [],
}

/** Days that have their date for a name, and those to which accounts are made up. */
export const FEASTS: ReadonlySet<string> = new Set(
  '1.1 6.1 24.1 26.1 8.3 11.3 31.3 25.4 1.5 3.5 8.5 9.5 2.6 30.6 4.7 14.7 1.8 15.8 7.9 11.9 30.9 3.10 12.10 1.11 9.11 11.11 15.11 1.12 6.12 24.12 25.12 26.12 31.12'.split(
    ' ',
  ),
)

/** Weekdays in the form that stands for `_`, Sunday first. */
export const ON_DAYS: Readonly<Record<string, readonly string[]>> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  de: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  fr: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  it: ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'],
  pt: ['no domingo', 'na segunda-feira', 'na terça-feira', 'na quarta-feira', 'na quinta-feira', 'na sexta-feira', 'no sábado'],
  pl: ['w niedzielę', 'w poniedziałek', 'we wtorek', 'w środę', 'w czwartek', 'w piątek', 'w sobotę'],
  nl: ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'],
  ro: ['duminică', 'luni', 'marți', 'miercuri', 'joi', 'vineri', 'sâmbătă'],
  hi: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
}

/** As they stand beside a date, with a part of the day: 'Samstagabend', 'sobotę'. */
export const WRITTEN_DAYS: Readonly<Record<string, string>> = {
  en: '(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day(?: (?:morning|afternoon|evening|night))?',
  de: '(?:Sonn|Mon|Diens|Donners|Frei|Sams)tag(?:abend|morgen|mittag|vormittag|nachmittag|nacht)?|Sonnabend|Mittwoch(?:abend|morgen|mittag|vormittag|nachmittag|nacht)?',
  pl: '(?:niedziel[aęi]|poniedział(?:ek|ku)|wtor(?:ek|ku)|środ[aęy]|czwart(?:ek|ku)|piąt(?:ek|ku)|sobot[aęy])(?: (?:rano|wieczorem|po południu|nad ranem))?',
  nl: '(?:zon|maan|dins|woens|donder|vrij|zater)dag(?:avond|ochtend|middag|nacht)?',
  hi: 'रविवार|सोमवार|मंगलवार|बुधवार|गुरुवार|बृहस्पतिवार|शुक्रवार|शनिवार',
}

/** Between a weekday and its date. */
export const DAY_JOINT: Readonly<Record<string, string>> = { de: ',?\\s(?:(?:dem|den|der)\\s)?', en: ',?\\s(?:the\\s)?' }
