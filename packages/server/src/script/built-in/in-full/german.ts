import { capital, small } from '../../first-letter.ts'
import { NO_ACTOR, VERB } from '../german-topics.ts'
import { withEventKicker } from './german-kickers.ts'
import { isDative, withOpening } from './german-opening.ts'
import { isPlace, nounAt, phraseAt, phrasesTo, subjectOf } from './german-phrases.ts'
import {
  A,
  ADVERBS,
  COUNTED,
  DETERMINERS,
  DONE,
  EVENTS,
  GONE,
  genderIn,
  isAdjective,
  isCapital,
  OR_PRESENT,
  OUT_OF,
  PLACES,
  STATES,
  TOWNS,
  TWO_WORD_TOWN,
} from './german-words.ts'

// A German paper leaves out articles and auxiliaries: 'Mann nach Streit in Park festgenommen'. Where each word is known they are all set; where not, who
// acts still gets its article (german-opening).

/** How it is with them. */
const STATE = /(?:ohne Strom|in Lebensgefahr|außer Lebensgefahr|in Haft|in Untersuchungshaft)$/u
const MOVES = /^(?:gestürzt|gelandet|abgestürzt|eingebrochen|ausgebrochen|geflohen)$/u

/** 'Mann nach Streit festgenommen', with its auxiliary behind who it is about. `place`: what is said first. */
const withAuxiliary = (words: readonly string[], place: string): string | undefined => {
  const isWorden = words.at(-1) === 'worden'
  const end = words.length - (isWorden || STATE.test(words.join(' ')) ? 2 : 1)
  const done = words[end] ?? ''
  const state = STATE.exec(words.join(' '))?.[0] ?? ''
  if (done === 'gesprochen' && words[end - 1] !== 'schuldig') return undefined
  const isDead = done === 'tot' || state !== ''
  if (!(DONE.test(done) || ((GONE.test(done) || isDead) && !isWorden))) return undefined
  const subject = subjectOf(words)
  if (subject === undefined) return undefined
  let { said, next } = subject
  const own = phraseAt(words.slice(0, end), next, false)
  const isOwn = own !== undefined && (subject.isThing ? /^(?:in|auf|an|bei|am|im|aus|mit)$/u : /^(?:aus)$/u).test(own.prep ?? '')
  // 'Flugzeug in Fluss gestürzt': where to, not where from.
  if (own !== undefined && isOwn && MOVES.test(done) && own.sets && /^(?:in|auf|an)$/u.test(own.prep ?? '')) return undefined
  const isFrom = own?.prep === 'aus' && /^(?:gerettet|geborgen|befreit)$/u.test(done) && isPlace(words[next + 1] ?? '')
  if (own !== undefined && isOwn && (isFrom || !(own.prep === 'aus' && OUT_OF.test(done)))) {
    said = `${said} ${own.said}`
    next = own.next
  }
  // 'Autobahn nach Basel gesperrt': the one that leads there.
  if (words[0] === 'Autobahn' && words[next] === 'nach' && isPlace(words[next + 1] ?? '')) return undefined
  const phrases = phrasesTo(words, next, end, MOVES.test(done))
  if (phrases === undefined || (OR_PRESENT.test(done) && !isWorden && phrases.length === 0 && next === subject.next))
    return undefined
  const isBe = isWorden || GONE.test(done) || isDead
  const auxiliary = isBe ? (subject.isMany ? 'sind' : 'ist') : subject.isMany ? 'wurden' : 'wurde'
  const rest = [...phrases.map((part) => part.said), ...words.slice(end)]
  const start =
    place === ''
      ? [said, auxiliary]
      : [
          place,
          auxiliary,
          /^(?:Der|Die|Das|Ein|Eine|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Elf|Zwölf|Mehrere|Viele|Zahlreiche|Einige|Etliche|Mindestens|Fast|Rund|Etwa|Über|Knapp|Mehr|Bis|Weitere)(?= )/u.test(
            said,
          )
            ? small(said)
            : said,
        ]
  return capital([...start, ...rest].join(' '))
}

/** 'Drei Verletzte', 'Ein Toter und zwei Schwerverletzte', as they are said behind 'gab es'. */
const HURT =
  /^((?:(?:Mindestens|Fast|Rund|Etwa|Über|Mehr als|Bis zu) )?(?:[\d.]+|Eine?|eine?|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Elf|Zwölf|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|Dutzende|Hunderte|Tausende|Mehrere|Viele|Zahlreiche|Einige|dutzende|mehrere|viele|zahlreiche|hunderte) )(Tote[rn]?|Todesopfer|Verletzte[rn]?|Schwerverletzte[rn]?|Leichtverletzte[rn]?|Vermisste[rn]?|Festnahmen)(?=,? )/u
const hurtIn = (text: string): { said: string; rest: string } | undefined => {
  const [whole = '', count = '', who = ''] = HURT.exec(text) ?? []
  if (whole === '') return undefined
  const isOne = /^eine? $/iu.test(count)
  if (/^eine $/iu.test(count)) return /te$/u.test(who) ? { said: `eine ${who}`, rest: text.slice(whole.length) } : undefined
  if (isOne !== /er$/u.test(who) && who !== 'Todesopfer') return undefined
  const number = /^(?:Dutzende|Hunderte|Tausende)/u.test(count) ? count : small(count)
  return {
    said: isOne
      ? `${who === 'Todesopfer' ? 'ein' : 'einen'} ${who.replace(/er$/u, who === 'Todesopfer' ? 'er' : 'en')}`
      : `${number}${who}`,
    rest: text.slice(whole.length),
  }
}
const withHurt = (text: string, place: string): string | undefined => {
  const first = hurtIn(text)
  if (first === undefined) return undefined
  const joint = /^(?: und|,) /u.exec(first.rest)?.[0] ?? ''
  const second = joint === '' ? undefined : (hurtIn(first.rest.slice(joint.length)) ?? unnumbered(first.rest.slice(joint.length)))
  if (joint !== '' && second === undefined) return undefined
  const said = second === undefined ? first.said : `${first.said} und ${second.said}`
  const words = (second ?? first).rest.trim().split(' ')
  const phrases = phrasesTo(words, 0, words.length, false)
  const prep = phrases?.[0]?.prep ?? ''
  if (phrases === undefined || !/^(?:bei|nach|durch|in|im|auf|am|an)$/u.test(prep)) return undefined
  const verb = prep === 'nach' ? 'gibt es' : 'gab es'
  const where = phrases.map((part) => part.said).join(' ')
  return place === '' ? capital(`${where} ${verb} ${said}`) : capital(`${place} ${verb} ${where} ${said}`)
}
const unnumbered = (text: string): { said: string; rest: string } | undefined => {
  const who = /^(?:Verletzte|Vermisste|Schwerverletzte)(?= )/u.exec(text)?.[0]
  return who === undefined ? undefined : { said: who, rest: text.slice(who.length) }
}

/** 'Explosion in Wohnhaus': it happened there. */
const withEvent = (words: readonly string[], place: string): string | undefined => {
  const [first = '', second = ''] = words
  const isDescribed = genderIn(EVENTS, first) === undefined && /^\p{Lu}\p{Ll}+(?:er|e|es)$/u.test(first)
  const noun = isDescribed ? second : first
  const gender = genderIn(EVENTS, noun)
  if (gender === undefined || (isDescribed && !first.endsWith({ m: 'er', f: 'e', n: 'es' }[gender]))) return undefined
  const phrases = phrasesTo(words, isDescribed ? 2 : 1, words.length, false)
  if (
    phrases === undefined ||
    (phrases.length === 0 && place === '') ||
    !phrases.every((part) => /^(?:in|im|bei|nahe|am)$/u.test(part.prep ?? '') || /^auf der [AB] ?\d/u.test(part.said))
  )
    return undefined
  const described = isDescribed ? `${small(gender === 'm' ? first.replace(/er$/u, 'en') : first)} ` : ''
  const where = [place, ...phrases.map((part) => part.said)].filter((part) => part !== '')
  const [start = '', ...rest] = place === '' ? [where.join(' ')] : where
  return capital([start, 'gab es', ...rest, `${A.acc[gender]} ${described}${noun}`].join(' '))
}

/** Verbs of what one does to another or what befalls one, each with its number. */
const ACTS =
  /^(?:tötet|ersticht|erschießt|erschlägt|ermordet|verletzt|stirbt|sterben|ertrinkt|überfällt|überfallen|verunglückt|rettet|retten|findet|finden|entdeckt|entdecken|sucht|suchen|fahndet|ermittelt|ermitteln|nimmt|nehmen|stoppt|beschlagnahmt|evakuiert|befreit|befreien|attackiert|attackieren|bedroht|bedrohen|durchsucht|verhaftet|fasst|schnappt|schießt|sticht|raubt|rast|kracht|prallt|stürzt|entführt|verliert|erfasst|töten|verletzen|verhindert|bestätigt|meldet|erschüttert|soll|wird|werden|kommt|kommen|gesteht|erhält|muss|bricht|brechen|explodiert|brennt|entgleist|zerstört|greift|fährt|zündet)$/u
const MANY = /(?:en)$/u
const KNOWN_SUBJECT = /^(?:der|die|das) \p{Lu}[\p{L}-]+$/u
const MOTION = /^(?:rast|kracht|prallt|stürzt|schießt|sticht|bricht|kommt|kommen|wird|werden|soll|muss)$/u
const LAST =
  /^(?:fest|an|ab|auf|ein|aus|zu|um|nieder|tot|sicher|fort|frei|weg|zurück|bei|nach|ums Leben|vor|getötet|verletzt|festgenommen|erstochen|erschossen|gefunden|gerettet)$/u

/** 'Mann tötet Frau in Park', with all of its articles. `place`: what is said first, and then the verb. */
const withArticles = (words: readonly string[], place: string): string | undefined => {
  const subject = subjectOf(words)
  const verb = words[subject?.next ?? 0] ?? ''
  if (
    subject === undefined ||
    !(ACTS.test(verb) || (VERB.test(verb) && !subject.isThing && KNOWN_SUBJECT.test(subject.said))) ||
    MANY.test(verb) !== subject.isMany ||
    words.length === subject.next + 1 ||
    isDative(verb, words.slice(subject.next + 1).join(' '))
  )
    return undefined
  const last = LAST.test(words.at(-1) ?? '') ? 1 : 0
  const end = words.length - last
  const said: string[] = []
  let sets = subject.isSet
  for (let at = subject.next + 1; at < end; ) {
    const word = words[at] ?? ''
    const part = ADVERBS.test(word)
      ? { said: word, next: at + 1, sets: false }
      : word === 'ums' && words[at + 1] === 'Leben'
        ? { said: 'ums Leben', next: at + 2, sets: false }
        : isCapital(word) || DETERMINERS.test(word) || /^\d/u.test(word)
          ? nounAt(words.slice(0, end), at, 'acc', ' ')
          : phraseAt(words.slice(0, end), at, MOTION.test(verb), words[at - 1])
    if (part === undefined) return undefined
    said.push(part.said)
    sets ||= part.sets
    at = part.next
  }
  if (!sets && place === '') return undefined
  const rest = [...said, ...words.slice(end)]
  const who = subject.isSet || subject.isMany ? small(subject.said) : subject.said
  return capital((place === '' ? [subject.said, verb, ...rest] : [place, verb, who, ...rest]).join(' '))
}

/** Who reports or says what stands behind the colon. */
const SAID_BY: Readonly<Record<string, string>> = {
  Bericht: 'einem Bericht zufolge',
  Medienbericht: 'einem Medienbericht zufolge',
  Medienberichte: 'Medienberichten zufolge',
  Berichte: 'Berichten zufolge',
  Medien: 'Medien zufolge',
  Insider: 'Insidern zufolge',
  Studie: 'einer Studie zufolge',
  Umfrage: 'einer Umfrage zufolge',
  Polizei: 'laut Polizei',
  Feuerwehr: 'laut Feuerwehr',
  Staatsanwaltschaft: 'laut Staatsanwaltschaft',
  Behörden: 'laut Behörden',
  Ministerium: 'laut Ministerium',
  Regierung: 'nach Angaben der Regierung',
  Armee: 'nach Angaben der Armee',
  Militär: 'nach Angaben des Militärs',
  Kreml: 'nach Angaben des Kremls',
}
/** Who holds an office, by name. */
const HOLDER = /^(?:\p{Lu}[\p{L}-]*)?(?:[Mm]inister|[Pp]räsident|[Kk]anzler|[Cc]hef|[Ss]precher)(?:in)? \p{Lu}\p{Ll}+$/u
/** 'Bericht: Apple will umziehen' as 'Einem Bericht zufolge will Apple umziehen'. */
const withSource = (source: string, text: string): string | undefined => {
  const words = text.split(' ')
  const at = words.findIndex((word, index) => index > 0 && (VERB.test(word) || BE.test(word)))
  const who = words.slice(0, at)
  const [first = ''] = who
  const isComplete = DETERMINERS.test(first) || COUNTED.test(text) || at > 1 || TOWNS.has(first) || STATES.has(first)
  const isWho =
    at >= 1 &&
    at <= MOST_OF_ACTOR &&
    isComplete &&
    who.every((word) => /^[\p{Lu}\d]/u.test(word) || isAdjective(word)) &&
    !NO_ACTOR.test(first)
  // A noun without its article right behind the verb: half a sentence.
  if (!isWho || at === words.length - 1 || /^\p{Lu}\p{L}*(?<!en)$/u.test(words[at + 1] ?? '')) return undefined
  const isSmall = DETERMINERS.test(first) || COUNTED.test(text)
  return capital([source, words[at], isSmall ? small(who.join(' ')) : who.join(' '), ...words.slice(at + 1)].join(' '))
}
const BE =
  /^(?:hat|haben|ist|sind|war|waren|hatte|hatten|soll|sollen|wird|werden|liegt|liegen|steht|stehen|endet|enden|schlafen|fliehen|leben|lebt|fehlt|fehlen|droht|drohen|kostet|kosten)$/u
const MOST_OF_ACTOR = 5

const KICKER = /^([^:"“”„«»?!,;()]{2,40}): ?(?=\p{Lu}|\d)/u
/** How a kicker is said as the place where it happened, or nothing. */
const placeOf = (kicker: string): string => {
  if (Object.hasOwn(PLACES, kicker)) return PLACES[kicker] ?? ''
  if (TOWNS.has(kicker) || STATES.has(kicker) || TWO_WORD_TOWN.test(kicker)) return `in ${kicker}`
  const words = kicker.split(' ')
  const phrases = /^(?:In|Im|Am|Bei|Nach|Wegen|Trotz|Auf|An)$/u.test(words[0] ?? '')
    ? phrasesTo(words, 0, words.length, false)
    : undefined
  return phrases === undefined ? '' : small(phrases.map((part) => part.said).join(' '))
}
/** A topic that is no sentence: behind it stands one. */
const TOPIC = /^\p{Lu}[\p{L}-]+(?: (?:in|im|am|bei|auf|gegen|um|mit|der|des|den|die|\p{Lu}[\p{L}-]+)){0,4}$/u
const isTopic = (kicker: string): boolean =>
  TOPIC.test(kicker) && !DONE.test(kicker.split(' ').at(-1) ?? '') && !Object.hasOwn(SAID_BY, kicker)

/** Whose minister speaks is not told. */
const NAMELESS = /^(?:Minister|Bürgermeister)(?:in)?$/u
/** So large that behind it comes the place itself. */
const CONTINENT =
  /^(?:Europa|Asien|Afrika|Nordafrika|Westafrika|Ostafrika|Südamerika|Nordamerika|Mittelamerika|Lateinamerika|Nahost)$/u

const isLand = (kicker: string): boolean => TOWNS.has(kicker) || STATES.has(kicker) || Object.hasOwn(PLACES, kicker)
/** 'Israel: Soldat in Gaza getötet': that was not in Israel. */
const isElsewhere = (text: string, kicker: string): boolean =>
  !text.includes(kicker) &&
  text
    .split(' ')
    .some(
      (word, at, words) =>
        /^(?:in|im|auf|bei|nahe|vor)$/u.test(words[at - 1] ?? '') && (isPlace(word) || Object.hasOwn(PLACES, word)),
    )

const MOST = 18
const inOneSentence = (text: string, place: string): string | undefined => {
  const words = text.split(' ')
  if (words.length < 3 || words.length > MOST) return undefined
  return withHurt(text, place) ?? withAuxiliary(words, place) ?? withEvent(words, place) ?? withArticles(words, place)
}
/** Each of its words is known, and all of its articles are set. */
const whole = (headline: string): string => {
  if (/["“”„«»‚‘’'?!;–—…+]|\. |\.\.|^[^:]*:[^:]*:/u.test(headline)) return headline
  const [kicked = '', kicker = ''] = KICKER.exec(headline) ?? []
  const stop = headline.endsWith('.') ? '.' : ''
  const text = headline.slice(kicked.length, headline.length - stop.length)
  if (kicked === '') return headline.includes(':') ? headline : ending(inOneSentence(text, ''), headline, stop)
  if (NAMELESS.test(kicker) || (CONTINENT.test(kicker) && isElsewhere(text, kicker))) return headline
  const source = Object.hasOwn(SAID_BY, kicker) ? (SAID_BY[kicker] ?? '') : HOLDER.test(kicker) ? `laut ${kicker}` : ''
  if (source !== '') return ending(inOneSentence(text, source) ?? withSource(source, text), headline, stop)
  const place = placeOf(kicker)
  if (place !== '' && !(isLand(kicker) && isElsewhere(text, kicker)))
    return ending(inOneSentence(text, text.includes(kicker) ? '' : place), headline, stop)
  const said = isTopic(kicker) || place !== '' ? inOneSentence(text, '') : undefined
  return ending(said === undefined ? undefined : `${kicker}: ${said}`, headline, stop)
}
const ending = (said: string | undefined, headline: string, stop: string): string =>
  said === undefined ? headline : `${said}${stop}`

/** A kicker of its own before what is told, or two of them. */
const BEFORE = /^[^:"“”„«»?!]{2,60}(?:: | [–—] )(?=\p{Lu}|\d)/u
const LAST_BEFORE = /^.{2,120}(?:: | [–—] )(?=\p{Lu}|\d)/u
/** It begins within a quotation. */
const QUOTED = /^[^«„“]*[»“”]/u
const toldBehind = (headline: string, kicker: RegExp): string | undefined => {
  const [kicked = ''] = kicker.exec(headline) ?? []
  const text = headline.slice(kicked.length)
  if (kicked === '' || QUOTED.test(text)) return undefined
  // Behind a dash, what is known stands alone too.
  const alone = / – $/u.test(kicked) && !/[:–]/u.test(text) ? whole(text) : text
  const told = alone === text ? withOpening(text, false) : alone
  return told === undefined ? undefined : `${kicked}${told}`
}
const opened = (headline: string): string => {
  const said = whole(headline)
  if (said !== headline) return said
  return withOpening(headline, true) ?? toldBehind(headline, BEFORE) ?? toldBehind(headline, LAST_BEFORE) ?? headline
}
/** A telegram of German as a sentence that can be said; what is one already stays as it is. */
export const germanInFull = (headline: string): string => withEventKicker(opened(headline))
