import { capital, small } from '../../first-letter.ts'
import { withEventKicker } from './german-kickers.ts'
import { withOpening } from './german-opening.ts'
import { isPlace, phraseAt, phrasesTo, subjectOf } from './german-phrases.ts'
import { DONE, GONE, OR_PRESENT, OUT_OF, PLACES, STATES, TOWNS, TWO_WORD_TOWN } from './german-words.ts'

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

/** 'Sara Netanjahu wegen Missbrauchs von Steuergeldern verurteilt': a name, and what for. */
const NAMED_FOR =
  /^((?!\p{L}+(?:er|en|ern|eln|innen|chen|s|ung|heit|keit) )\p{Lu}\p{Ll}+ (?:(?:von|van|bin|al|de) )?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?<!\p{L}(?:isten|enten|anten|ianer|usen))) (wegen (?:(?:\p{Lu}[\p{L}-]+|von|des|der|eines|einer|und|in|im|an|am|bei|versuchten|fahrlässiger|schwerer|mehrfachen) ){1,7})(verurteilt|angeklagt|festgenommen|verhaftet|freigesprochen|angezeigt)$/u
const withNamed = (text: string, place: string): string | undefined =>
  NAMED_FOR.test(text) ? capital(text.replace(NAMED_FOR, place === '' ? '$1 wurde $2$3' : `${place} wurde $1 $2$3`)) : undefined

const MOST = 18
const inOneSentence = (text: string, place: string): string | undefined => {
  const words = text.split(' ')
  if (words.length < 3 || words.length > MOST) return undefined
  return withHurt(text, place) ?? withAuxiliary(words, place) ?? withNamed(text, place)
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
  if (source !== '') return ending(inOneSentence(text, source), headline, stop)
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
