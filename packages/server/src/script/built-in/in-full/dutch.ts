import { capital, small } from '../../first-letter.ts'
import { phraseAt, restFrom } from './dutch-phrases.ts'
import { subjectOf } from './dutch-subject.ts'
import { DONE, HURT, IS_BEING, THING } from './dutch-words.ts'

// A Dutch paper leaves out articles and auxiliaries: 'Man opgepakt na incident met drone'. They are set where each word is known.

/** 'Man opgepakt na incident', with its auxiliary behind who it is about. */
const withAuxiliary = (headline: readonly string[]): string | undefined => {
  const again = AGAIN.test(headline[0] ?? '') ? (headline[0] ?? '') : ''
  const words = again === '' ? headline : [capital(headline[1] ?? ''), ...headline.slice(2)]
  const subject = subjectOf(words)
  if (subject === undefined) return undefined
  // 'Van Vliet tot Vliet' is one name.
  if (words[subject.next] === 'tot' && /^\p{Lu}/u.test(words[subject.next + 1] ?? '')) return undefined
  let { said, next } = subject
  // 'Man uit Zwolle', 'Woning in Zwolle': of where it is.
  // 'Man met mes opgepakt', but 'Jan met spoed opgenomen'.
  const isNamed = !subject.isSet && !subject.isMany
  while (
    words[next] === 'uit' ||
    // 'Vrouw van balkon bevrijd': from there.
    (words[next] === 'van' && !THING.test(words[next + 1] ?? '')) ||
    (words[next] === 'met' && !isNamed && words[next + 1] !== 'spoed') ||
    (words[next] === 'op' && /(?:moord|aanslag|aanval|overval)$/u.test(words[next - 1] ?? '')) ||
    (subject.isThing && /^(?:in|op|bij|tussen|aan)$/u.test(words[next] ?? ''))
  ) {
    const from = phraseAt(words, next)
    if (from === undefined) return undefined
    said = `${said} ${from.said}`
    next = from.next
  }
  const rest = restFrom(words, next, (word) => DONE.test(word) || HURT.test(word))
  if (rest === undefined) return undefined
  const isGot = rest.last.length === 2 && HURT.test(rest.last[0] ?? '') && rest.last[1] === 'geraakt'
  if (rest.last.length !== 1 && !isGot) return undefined
  const [done = ''] = rest.last
  const at = rest.said.indexOf(done)
  if (done === 'gekomen' && !rest.said.includes('om het leven')) return undefined
  // 'Zwaargewond na val': that is how it is with him.
  const isAfter = /^na /u.test(rest.said[at + 1] ?? '') || rest.said.length === 1
  const all = HURT.test(done) && !isAfter && !isGot ? rest.said.toSpliced(at + 1, 0, 'geraakt') : rest.said
  const auxiliary = IS_BEING.test(done) ? (subject.isMany ? 'worden' : 'wordt') : subject.isMany ? 'zijn' : 'is'
  if (again === '') return [said, auxiliary, ...all].join(' ')
  const who = isNamed ? said : small(said)
  return [again, ...(again === 'Ook' ? [who, auxiliary] : [auxiliary, who]), ...all].join(' ')
}

const AGAIN = /^(?:Opnieuw|Weer|Ook|Mogelijk|Toch)$/u

const FALLEN =
  /^((?:(?:Weer|Mogelijk|Vermoedelijk|Zeker|Ruim|Bijna|Minstens|Al|Opnieuw|Nog|Meer dan|Ongeveer|Circa|zeker|ruim|bijna|minstens|meer dan) )?(?:(?:\d[\d.]*|[Tt]wee|[Dd]rie|[Vv]ier|[Vv]ijf|[Zz]es|[Zz]even|[Aa]cht|[Nn]egen|[Tt]ien|[Ee]lf|[Tt]waalf|[Dd]ertien|[Zz]estien|[Zz]eventien|[Aa]chttien|[Nn]egentien|[Vv]eertien|[Vv]ijftien|[Tt]wintig|[Dd]ertig|[Vv]eertig|[Vv]ijftig|[Zz]estig|[Hh]onderd|[Tt]weehonderd|[Dd]uizend|[Tt]ientallen|[Hh]onderden|[Dd]uizenden|[Mm]eerdere|[Ee]nkele|[Vv]eel) )?(?:(?:zwaar|licht) ?)?)([Dd]ode|[Dd]oden|[Gg]ewonden?|[Zz]waargewonden?|[Ll]ichtgewonden?|dodelijke slachtoffers|slachtoffers)(?= |$)/u
type Fallen = { said: string; rest: string; isMany: boolean }
const fallenIn = (text: string): Fallen | undefined => {
  const [whole = '', count = '', who = ''] = FALLEN.exec(text) ?? []
  const isMany = /[ns]$/u.test(who) || /slachtoffers$/u.test(who)
  if (whole === '' || (!isMany && count !== '') || (/slachtoffers/u.test(who) && count === '')) return undefined
  return { said: isMany ? small(whole) : `een ${small(whole)}`, rest: text.slice(whole.length).trimStart(), isMany }
}
/** 'Drie gewonden bij botsing': they fell there. */
const withFallen = (text: string): string | undefined => {
  const first = fallenIn(text)
  if (first === undefined) return undefined
  const second = first.rest.startsWith('en ') ? fallenIn(first.rest.slice(3)) : undefined
  if (first.rest.startsWith('en ') && second === undefined) return undefined
  const words = (second ?? first).rest.split(' ')
  const rest = restFrom(words, 0, () => false)
  if (rest === undefined || !/^(?:bij|na|door|in|op|tijdens)$/u.test(rest.preps[0] ?? '')) return undefined
  const said = second === undefined ? first.said : `${first.said} en ${second.said}`
  return `Er ${first.isMany || second !== undefined ? 'zijn' : 'is'} ${said} gevallen ${rest.said.join(' ')}`
}

/** 'Onderzoek naar aanslagen afgerond': what is over was known; what begins was not. */
const INQUIRY =
  /^(Onderzoek|Strafonderzoek) (naar (?=(?:de|het|een) |\p{Lu}|\p{Ll}+(?:en|s|ie|ing|fraude|geweld|misbruik) )(?:(?!is |was |wordt |heeft |zijn |blijkt |toont |wijst |dat |die )[\p{L}\d’'-]+ ){1,10})(afgerond|stopgezet|afgesloten|heropend|gestart|geopend|ingesteld)$/u
const withInquiry = (text: string): string | undefined => {
  const [, what = '', about = '', done = ''] = INQUIRY.exec(text) ?? []
  if (what === '') return undefined
  return /^(?:gestart|geopend|ingesteld)$/u.test(done)
    ? `Er is een ${small(what)} ${about}${done}`
    : `Het ${small(what)} ${about}is ${done}`
}

const MOST = 18
const inOneSentence = (text: string, least = 3): string | undefined => {
  const words = text.split(' ')
  if (words.length < least || words.length > MOST) return undefined
  return withFallen(text) ?? withInquiry(text) ?? withAuxiliary(words)
}

/** Each of its words is known, and all of its articles are set. */
const whole = (headline: string): string => {
  if (/["“”„«»‚‘’?!:;–—…+•]|\. |\.\.|,.*,|(?<!\p{L})'|'(?!\p{L})/u.test(headline)) return headline
  const stop = headline.endsWith('.') ? '.' : ''
  const [text = '', behind] = headline.slice(0, headline.length - stop.length).split(', ')
  const said = inOneSentence(text)
  if (said === undefined) return headline
  if (behind === undefined) return `${said}${stop}`
  // 'Drie gewonden bij steekpartij, dader opgepakt': both parts, or none.
  const hurt = fallenIn(behind)
  const then = hurt?.rest === '' ? `Er ${hurt.isMany ? 'zijn' : 'is'} ${hurt.said} gevallen` : inOneSentence(capital(behind), 2)
  return then === undefined
    ? headline
    : `${said}, ${small(then).replace(/^een (?=(?:dader|verdachte|bestuurder|automobilist)(?: \(\d+\))? is )/u, 'de ')}${stop}`
}

/** A trade that is a surname as well: 'Advocaat overtuigt Hansen', of a coach. */
const SURNAME = /^(?:Advocaat|Bakker|Visser|Kok|Boer|Smid|Slager|Timmerman|Schipper|Kuiper|Mulder|Meester) /u

/** A telegram of Dutch as a sentence that can be said; what is one already stays as it is. */
export const dutchInFull = (headline: string): string => (SURNAME.test(headline) ? headline : whole(headline))
