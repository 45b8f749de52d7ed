import { small } from '../../first-letter.ts'
import { A, EVENTS, type Gender, genderIn, isCapital, THINGS } from './german-words.ts'

// 'Unfall in Reutigen: Ein Velofahrer stürzt' as 'Bei einem Unfall in Reutigen stürzt ein Velofahrer': it is said in one sentence.

const KICKER = /^([^:–"“”„«»?!]{5,60})(?:: | – )(?=\p{Lu})/u
/** No town ends so. */
const NO_TOWN =
  /(?:betrieb|haus|heim|stall|stock|werk|anlage|zentrum|fabrik|schule|kern|quartier|tunnel|garage|halle|wohnung|zimmer|küche|keller|park|see|fluss|hütte|hotel|kirche|lokal|laden|markt|gebiet|platz|strasse|straße|ung|ion|ort|verkehr|dorf|stadt|innenstadt|kontrolle|probe|arbeit|spiel|einsatz|fest|feier|rennen|training)$/iu
const CANTON = /^(?:[A-Z]{2}|\([A-Z]{1,2}\))$/u
const isWhere = (words: readonly string[]): boolean => {
  const [prep = '', first = '', ...more] = words
  const isPlain = more.length === 0 || (more.length === 1 && CANTON.test(more[0] ?? ''))
  if (/^(?:im|am|beim)$/u.test(prep)) return isCapital(first) && more.every((word) => isCapital(word))
  if (/^(?:in|bei|nahe)$/u.test(prep) && /^(?:der|den)$/u.test(first)) return more.length === 1 && isCapital(more[0])
  if (prep === 'auf') return /^A ?\d+$/u.test(`${first}${more.join(' ')}`)
  return (
    /^(?:in|bei)$/u.test(prep) &&
    /^\p{Lu}\p{Ll}+(?:-\p{L}+)*$/u.test(first) &&
    isPlain &&
    !NO_TOWN.test(first) &&
    [EVENTS, THINGS].every((list) => genderIn(list, first) === undefined)
  )
}
const ENDS: Readonly<Record<Gender, RegExp>> = { m: /er$/u, f: /e$/u, n: /es$/u }
/** 'Schwerer Unfall in Reutigen' as 'einem schweren Unfall in Reutigen'. */
const eventIn = (kicker: string): string | undefined => {
  const words = kicker.split(' ')
  const at = genderIn(EVENTS, words[0] ?? '') === undefined ? 1 : 0
  const noun = words[at] ?? ''
  const gender = genderIn(EVENTS, noun)
  const [first = ''] = words
  if (gender === undefined || (at === 1 && !(ENDS[gender].test(first) && /^\p{Lu}\p{Ll}+$/u.test(first)))) return undefined
  const where = words.slice(at + 1)
  const described = at === 1 ? `${small(first).replace(/(?:er|es|e)$/u, 'en')} ` : ''
  return isWhere(where)
    ? `${A.dat[gender]} ${described}${noun} ${where[0] === 'auf' && !/^der$/u.test(where[1] ?? '') ? `auf der ${where.slice(1).join(' ')}` : where.join(' ')}`
    : undefined
}

/** What befalls somebody then and there, and what others do afterwards. */
const BEFALLS =
  /^(?:stürzt|stirbt|erfasst|prallt|kracht|kippt|kollidiert|verletzt|verliert|fährt|erleidet|rammt|gerät|schleudert|donnert|überschlägt|brennt|rutscht|durchbricht|verfehlt|rettet|tötet|ertrinkt|verunglückt|fällt|rast|bricht|entgleist|explodiert|wird|wurde|sterben|sticht|schiesst|schießt|attackiert)$/u
const AFTERWARDS = /^(?:sucht|ermittelt|fahndet|nimmt|verhaftet|fasst|schnappt|prüft|untersucht|findet|stoppt)$/u
const AUTHORITY = /^Die (?:[\p{L}-]*[Pp]olizei|[\p{L}-]*[Ss]taatsanwaltschaft) /u
/** What happened is told by the verb as well. */
const AGAIN =
  /(?:unfall|streit|einbruch|attacke|überfall|überfällt|brand|absturz|angriff|kollision|zusammenstoss|zusammenstoß|sturz|crash|crasht|explosion|explodiert|lawine)(?=\p{Ll}{0,4}(?: |\.|$))/iu

/** A kicker of what happened, and behind it a sentence whose articles are set. */
export const withEventKicker = (headline: string): string => {
  const [kicked = '', kicker = ''] = KICKER.exec(headline) ?? []
  const event = kicked === '' ? undefined : eventIn(kicker)
  if (event === undefined) return headline
  const words = headline.slice(kicked.length).split(' ')
  const at = words.findIndex((word, index) => index > 1 && (BEFALLS.test(word) || AFTERWARDS.test(word)))
  const who = words.slice(0, at)
  const isWho = at >= 2 && /^(?:Ein|Eine|Die|Der|Das|Zwei|Drei|Vier)$/u.test(who[0] ?? '') && who.slice(1).every(isOfWho)
  if (!isWho || words.length < at + 2) return headline
  const text = words.join(' ')
  const isAfter = AFTERWARDS.test(words[at] ?? '')
  const [clause = ''] = text.split(/ – |: /u, 1)
  const isSaidAgain = AGAIN.test(clause)
  if (isSaidAgain || (isAfter && !AUTHORITY.test(text))) return headline
  if (
    /^(?:wird|wurde)$/u.test(words[at] ?? '') &&
    !/(?:verletzt|getötet|niedergestochen|erstochen|erschossen|angefahren|erfasst|überfahren|eingeklemmt|geschlagen|angezündet)(?=[ .]|$)/u.test(
      text,
    )
  )
    return headline
  const [article = '', ...names] = who
  return [`${isAfter ? 'Nach' : 'Bei'} ${event}`, words[at], small(article), ...names, ...words.slice(at + 1)].join(' ')
}
const isOfWho = (word: string): boolean => /^[\p{Lu}\d(]/u.test(word) || /^\p{Ll}{3,}(?:e|er|es|en)$/u.test(word)
