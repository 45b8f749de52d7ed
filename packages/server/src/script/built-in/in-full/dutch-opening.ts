import { small } from '../../first-letter.ts'
import { nameTo, nounAt, phraseAt } from './dutch-phrases.ts'
import { subjectOf } from './dutch-subject.ts'
import { DONE, IS_BEING, isCapital, isLower, isNameLike, isOfPlaceFirst, isOne, isRole, KIN, PREPOSITION } from './dutch-words.ts'

// Who acts stands first, and is known by what it is called: 'Kabinet wil minder regels'. That article can be set whatever comes behind the verb.

/** Of these there is one, by its name or by the end of it. */
const DE =
  /^(?:EU|VN|NAVO|FBI|CIA|AIVD|ECB|WHO|KNVB|UEFA|FIFA|VVD|PVV|PvdA|SGP|ACM|AFM|AP|IND|IGJ|GGD|KNAW|Autoriteit Persoonsgegevens|Autoriteit Consument en Markt|Belastingdienst|Rekenkamer|Ombudsman|Ondernemingskamer|Onderwijsinspectie|Veiligheidsraad|Gezondheidsraad|Kiesraad|Gemeenteraad|Rechter|Politie|Brandweer|Marechaussee|Kustwacht|Douane|Rechtbank|Regering|Gemeente|Provincie|Oppositie|Coalitie|Justitie|Inspectie|Premier|Koning|Koningin|Paus|Bondscoach|Hoge Raad|Raad van State|Tweede Kamer|Eerste Kamer|Europese Commissie|Europese Unie|Arbeidsinspectie|Nederlandsche Bank)$/u
const HET =
  /^(?:Kabinet|OM|Openbaar Ministerie|CDA|CBS|CPB|KNMI|RIVM|UWV|IMF|IOC|Hof|Gerechtshof|Kremlin|Vaticaan|Pentagon|Parlement|Leger|Witte Huis|Internationaal Gerechtshof|Internationaal Strafhof|Europees Parlement|Ministerie)$/u
/** Of a land, or of its kind, there is one. */
const DE_OF =
  /^(?:\p{L}{3,}minister|regering|politie|president|premier|bondskanselier|koning|koningin|kroonprins|kroonprinses|marine|luchtmacht|kustwacht|douane|centrale bank|inlichtingendienst|geheime dienst|staatsomroep|oppositie|\p{L}*economie|ambassadeur|ambassade|bevolking|gemeenteraad|burgemeester|overheid)$/u
const HET_OF = /^(?:leger|parlement|kabinet|hooggerechtshof|volk|openbaar ministerie|koningspaar)$/u
const OFFICE = /^(?:minister|oud-president|ex-president|oud-premier|ex-premier|prins|prinses)$/u
/** Where they are named by their town or land. */
const NAMED = /^(?:Gemeente|Provincie|Politie|Rechtbank|Brandweer|Gemeenteraad)$/u

/** They end as a verb does, and are none; behind 'ver-' and the like nobody knows. */
const NO_VERB =
  /^(?:met|niet|uit|het|dat|dit|wat|tot|net|dicht|alert|present|compleet|massaal|slecht|recht|licht|kort|best|eerst|\p{L}*vast|juist|laatst|echt|doodsbang|sowieso|failliet|zat|fout|groot|bot|plat|woest|verbaasd)$|^(?:ver|be|ont|her|(?:aan|af|op|uit|in|door|neer|mis|over|vrij|weg|om|terug|dood|voor|na|vast|plat|stil)?ge|er)\p{L}+t$/u
const VERB =
  /^(?:wil|moet|mag|kan|zal|is|was|wordt|werd|heeft|had|begint|beperkt|besluit|bestaat|betaalt|betreurt|bevestigt|bekent|bereikt|belooft|beschuldigt|bestrijdt|betwist|bewaart|bezoekt|benoemt|beraadt|behandelt|verbiedt|verdubbelt|verhoogt|verlaagt|verliest|verkoopt|verlengt|verlaat|verzet|vernietigt|verwerpt|verwacht|verwijt|verdenkt|veroordeelt|verbreekt|verklaart|verschijnt|versterkt|vertrekt|verdwijnt|verzoekt|verstrekt|ontkent|ontvangt|ontbiedt|ontslaat|ontdekt|erkent|eist|herziet|herstelt|herroept|hervat|geeft|gelooft|wilde|moest|kon|kreeg|gaf|deed|vond|zag|nam|ging|kwam|liet|hield|sprak|schoot|trof|bleef|stak|sloeg|reed|zette|werkte)$/u
const isVerb = (word = ''): boolean => VERB.test(word) || (/^\p{Ll}{2,}t$/u.test(word) && !NO_VERB.test(word))

const MOST = 4
type Opening = { said: string; next: number }
const institutionOf = (words: readonly string[]): Opening | undefined => {
  for (let next = MOST; next > 0; next -= 1) {
    const name = words.slice(0, next).join(' ')
    const article = DE.test(name) ? 'De' : HET.test(name) ? 'Het' : ''
    if (article === '' || words.length <= next) continue
    const end = NAMED.test(name) ? nameTo(words, next) : next
    const body =
      /^\p{Lu}{2}|^(?:PvdA|Kremlin|Vaticaan|Pentagon) ?|^(?:Hoge|Raad|Tweede|Eerste|Europe|Autoriteit|Witte|Internationaal|Openbaar|Nederlandsche|Rekenkamer)/u.test(
        name,
      )
        ? name
        : small(name)
    return { said: [article, body, ...words.slice(next, end)].join(' '), next: end }
  }
  return undefined
}

/** 'Belgische koning Filip', 'Britse regering', 'Deense dierentuin'. */
const describedOf = (words: readonly string[]): Opening | undefined => {
  const [first = '', second = ''] = words
  if (!/^\p{Lu}\p{L}+(?:e|s)$/u.test(first) || !isLower(second)) return undefined
  const isOfPlace = isOfPlaceFirst(first)
  const body = isOfPlace ? first : small(first)
  const end = nameTo(words, 2)
  if (
    isOfPlace &&
    first.endsWith('e') &&
    (DE_OF.test(second) || HET_OF.test(second) || OFFICE.test(second) || (isRole(second) && end > 2))
  ) {
    if (end === 2 && OFFICE.test(second)) return { said: `Een ${body} ${second}`, next: 2 }
    const article = HET_OF.test(second) ? 'Het' : 'De'
    return { said: [article, body, ...words.slice(1, end)].join(' '), next: end }
  }
  const isKind = isOfPlace || KIND.test(first)
  return end === 2 && isKind && isOne(second) && !UNIQUE.test(second) ? { said: `Een ${body} ${second}`, next: 2 } : undefined
}
/** How one of many is described. */
const KIND =
  /^(?:Nieuw|Groot|Jong|Oud|Klein|Verward|Dronken|Onbekend|Gewond|Gewapend|Zwaar|Ernstig|Illegaal|Bekend|Populair|Beroemd|Internationaal|Regionaal|Lokaal|Groots|Bejaard|Zwanger|Vermist|Dood|Zwerv|Ontsnapt)\p{L}*$/u
const UNIQUE = /(?:^|[^\p{L}])(?:politie|koning|brand)$/u

const UNSURE = /^(?:onderzoek|proces|protest|bliksem|metro|motor|stel|groep|slachtoffer|dader|meer|bos|park)$/u
const oneOf = (words: readonly string[]): Opening | undefined => {
  const noun = small(words[0] ?? '')
  const isSure = isOne(noun) && !UNIQUE.test(noun) && !UNSURE.test(noun) && !KIN.test(noun)
  if (!isSure || isNameLike(noun)) return undefined
  let next = 1
  while (/^\(\d+\)$/u.test(words[next] ?? '')) next += 1
  const said = ['Een', noun, ...words.slice(1, next)]
  // 'Demonstratie tegen azc in Ommen loopt uit de hand'.
  while (PREPOSITION.test(words[next] ?? '') && !isVerb(words[next])) {
    if (isCapital(words[next + 1])) {
      const end = nameTo(words, next + 1)
      said.push(...words.slice(next, end))
      next = end
      continue
    }
    const isBare = /^\p{Ll}+ing$/u.test(words[next + 1] ?? '') && !isOne(words[next + 1] ?? '')
    const part = isBare ? { said: words.slice(next, next + 2).join(' '), next: next + 2 } : phraseAt(words, next)
    if (part === undefined) return undefined
    said.push(part.said)
    next = part.next
  }
  return { said: said.join(' '), next }
}

/** 'Mag gevangenis in', 'rijdt sloot in en vlucht'. */
const isInto = (words: readonly string[], at: number): boolean =>
  /^(?:in|op|binnen|uit)$/u.test(words[at + 1] ?? '') &&
  (words.length === at + 2 || /^(?:en|na|bij|om)$/u.test(words[at + 2] ?? ''))
const NEW = /^\p{Ll}+(?:verbod|voorstel|akkoord|plan|wet|campagne)$/u
/** Behind the verb, the articles of what is known. */
const restOf = (words: readonly string[], verb = ''): string => {
  const said: string[] = []
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    const isKnown = isOne(words[at + 1] ?? '') || isOne(words[at + 2] ?? '')
    const part = PREPOSITION.test(word)
      ? phraseAt(words, at)
      : (at === 0 || (words[at - 2] === 'en' && isVerb(words[at - 1]))) &&
          (isOne(word) || isKnown) &&
          !KIN.test(word) &&
          !isInto(words, at)
        ? nounAt(words, at)
        : undefined
    // 'Komt met inreisverbod', 'stelt inreisverbod in': that is new.
    const isNew =
      at < 2 && NEW.test(word) && words[0] === (at === 0 ? word : 'met') && /^(?:komt|stelt|dreigt|start)$/u.test(verb)
    said.push(part?.sets === true ? part.said : isNew ? `een ${word}` : word)
    at = part?.sets === true ? part.next : at + 1
  }
  return said.join(' ')
}

/** Where a quotation begins, or another clause. */
const BREAK = /["“”„«»‚‘!:;–—…]|(?<!\p{L})['’]|[.,](?= |$)|$/u
/** 'Man opgepakt na vondst lichaam': with its auxiliary, whatever it was for. */
const withDone = (words: readonly string[]): string | undefined => {
  const subject = subjectOf(words)
  let next = subject?.next ?? 0
  while (/^(?:uit|in|van)$/u.test(words[next] ?? '') && isCapital(words[next + 1])) next = nameTo(words, next + 1)
  const done = words[next] ?? ''
  const behind = words[next + 1] ?? ''
  if (
    subject === undefined ||
    !DONE.test(done) ||
    done === 'gekomen' ||
    KIN.test((words[next + 2] ?? '').replace(/\.$/u, '')) ||
    !/^(?:in|na|bij|door|voor|wegens|vanwege|om|op|tijdens|naar)$/u.test(behind)
  )
    return undefined
  const rest = words.slice(next + 1).join(' ')
  // 'Man opgepakt, auto gevonden' is said by what is known only.
  if (/,|(?:die|dat) /u.test(rest)) return undefined
  const auxiliary = IS_BEING.test(done) ? (subject.isMany ? 'worden' : 'wordt') : subject.isMany ? 'zijn' : 'is'
  const where = words.slice(subject.next, next)
  return [subject.said, ...where, auxiliary, done, filled(rest)].join(' ')
}

/** How it is with them: 'Politie op zoek naar verdachten'. */
const STATE =
  /^(?:massaal op de been|op zoek naar|bezorgd (?:om|over)|(?:niet )?(?:blij|akkoord) met|verdeeld over|boos over|onder vuur|failliet)(?= )/u
const BEGUN = /^Onderzoek (gestart|begonnen|ingesteld) (naar) (?=\p{L})/u

/** The same for a text up to where another clause begins. */
const filled = (text: string, verb = ''): string => {
  const cut = text.search(BREAK)
  return restOf(text.slice(0, cut).split(' '), verb) + text.slice(cut)
}

/** A headline whose opening is said with its article; the rest stays as it is. */
export const withOpening = (headline: string): string => {
  const words = headline.split(' ')
  const done = headline.includes('?') ? undefined : withDone(words)
  const begun = BEGUN.exec(headline)
  if (begun !== null && !headline.includes('?'))
    return `Er is een onderzoek ${begun[1]} naar ${filled(headline.slice(begun[0].length))}`
  if (done !== undefined) return done
  const opening = institutionOf(words) ?? describedOf(words) ?? oneOf(words)
  if (opening === undefined || words.length < opening.next + 3 || headline.includes('?')) return headline
  const verb = words[opening.next] ?? ''
  const behind = words.slice(opening.next).join(' ')
  if (STATE.test(behind)) return `${opening.said} is ${behind}`
  if (!isVerb(verb)) return headline
  const rest = words.slice(opening.next + 1).join(' ')
  return `${opening.said} ${verb} ${filled(rest, verb)}`
}
