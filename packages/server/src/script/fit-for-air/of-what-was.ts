import { type ByTongue, TONGUES, type Tongue } from '../tongue.ts'
import { pastOf, tellsToCome } from './past-tense.ts'

// Whether a day in a sentence is the day of a past event: 'died on Saturday', and not 'called for a strike on Saturday'.

const B = '(?<![\\p{L}\\p{M}])'
const W = '(?![\\p{L}\\p{M}])'
const words = (list: string): RegExp => new RegExp(`${B}(?:${list})${W}`, 'iu')

/** A new clause begins behind one of these. */
const JOINT: ByTongue<RegExp> = {
  en: words('that|who|which|if|when|where|while|and|but'),
  de: words('dass|ob|und|aber|sondern'),
  fr: words('que|qui|si|où|dont|quand|et|mais|alors'),
  es: words('que|quien(?:es)?|si|donde|cuando|y|pero|mientras'),
  it: words('che|chi|se|dove|quando|e|ed|ma|mentre'),
  pt: words('que|quem|se|onde|quando|e|mas|enquanto'),
  pl: words('że|który|która|które|którzy|żeby|czy|gdy|i|a|ale'),
  nl: words('dat|of|en|maar|wie|waar'),
  ro: words('că|care|dacă|unde|când|și|dar|iar'),
  hi: words('कि|जो|जिसने|लेकिन|और|ताकि'),
}

/** The day may still come: an order, an appointment, a wish. */
const AHEAD: ByTongue<RegExp> = {
  en: words(
    '\\p{L}*schedul\\p{L}*|postpon\\p{L}*|due|expected|planned|set|slated|supposed|invited|summoned|called|urged|asked|demanded|proposed|offered|promised|agreed|decided|announced|vowed|wanted|cancell?ed|moved|delayed|booked|would|should|could|might|to (?!hospital|the|a|an|his|her|their|its|jail|prison|court|police|death)\\p{L}+|for|before|until|ahead',
  ),
  de: words(
    '\\p{L}*(?:kündig|ruf|lud|lad|plan|verschob|schieb|sag\\p{L}* ab|abgesagt|forder|droh|warn|bat|bitt|empfahl|versprach|beantrag)\\p{L}*|[zZ]u \\p{Ll}+en|\\p{L}+zu\\p{Ll}+en|wollen?|sollen?|wollte\\p{L}*|sollte\\p{L}*|könnte\\p{L}*|möchte\\p{L}*|würde\\p{L}*|\\p{L}*geladen\\p{L}*|(?:vor|für|auf|zum?|zur) (?:\\p{L}+ ){1,3}',
  ),
  fr: words(
    'annonc\\p{L}*|convoqu\\p{L}*|appel\\p{L}*|prév\\p{L}*|programm\\p{L}*|fix\\p{L}*|invit\\p{L}*|prom\\p{L}*|report\\p{L}*|demand\\p{L}*|propos\\p{L}*|attendu\\p{L}*|annul\\p{L}*|souhait\\p{L}*|voul\\p{L}*|devait|devaient|pourrait|avant|pour|d’ici|\\p{L}{2,}(?:er|ir|oir)|(?:de|à) \\p{L}+re',
  ),
  es: words(
    'anunci\\p{L}*|convoc\\p{L}*|llam\\p{L}*|citad\\p{L}*|citó|program\\p{L}*|invit\\p{L}*|promet\\p{L}*|aplaz\\p{L}*|pidi\\p{L}*|propus\\p{L}*|previst\\p{L}*|suspend\\p{L}*|iba|iban|debía\\p{L}*|podría\\p{L}*|antes|para|(?!lugar|mujer|militar|popular|ayer)\\p{L}{2,}(?:ar|er|ir)(?:se|l[aeo]s?)?',
  ),
  it: words(
    'annunci\\p{L}*|convoc\\p{L}*|chiam\\p{L}*|chiest\\p{L}*|fissat\\p{L}*|invit\\p{L}*|promess\\p{L}*|rinviat\\p{L}*|propost\\p{L}*|previst\\p{L}*|programmat\\p{L}*|annullat\\p{L}*|indett\\p{L}*|doveva\\p{L}*|voleva\\p{L}*|potrebbe|prima|per|\\p{L}{2,}(?:[aei]re|[aei]rsi)',
  ),
  pt: words(
    'anunci\\p{L}*|convoc\\p{L}*|cham\\p{L}*|marc\\p{L}*|agend\\p{L}*|convid\\p{L}*|promet\\p{L}*|adi\\p{L}*|ped\\p{L}*|propôs|previst\\p{L}*|cancel\\p{L}*|ia|iam|devia\\p{L}*|poderia\\p{L}*|antes|para|(?!lugar|mulher|militar|popular)\\p{L}{2,}(?:ar|er|ir)(?:-se)?',
  ),
  pl: words(
    'zapowi\\p{L}*|zwoł\\p{L}*|zapros\\p{L}*|wezw\\p{L}*|zaplan\\p{L}*|plan\\p{L}*|wyznacz\\p{L}*|przełoż\\p{L}*|odwoł\\p{L}*|obiec\\p{L}*|prosi\\p{L}*|apel\\p{L}*|miał\\p{L}*|mieli|chci\\p{L}*|chcą|by|przed|na spotkan\\p{L}+|\\p{L}{2,}(?:[aieyąu]ć|ść|źć|[óe]c)',
  ),
  nl: words(
    '\\p{L}*kondig\\p{L}*|roep\\p{L}*|riep\\p{L}*|opgeroepen|uitgenodigd|\\p{L}*pland\\p{L}*|uitgesteld|afgelast|verplaats\\p{L}*|vroeg|vraagt|gevraagd|beloof\\p{L}*|wil|wilden?|zouden?|moest\\p{L}*|kon|konden|voor (?:\\p{L}+ ){1,3}|te \\p{Ll}+n',
  ),
  ro: words(
    'anunț\\p{L}*|convoc\\p{L}*|chem\\p{L}*|invit\\p{L}*|promis\\p{L}*|amânat\\p{L}*|cerut\\p{L}*|propus\\p{L}*|programat\\p{L}*|stabilit\\p{L}*|citat\\p{L}*|ar|trebuia|voia|urma|să|înainte|pentru|până',
  ),
  hi: words('ऐलान|घोषणा|बुलाया|बुलाई|अपील|तय|टाल\\p{L}*|मांग|वादा|के लिए|से पहले|चाहत\\p{L}*|निर्देश|आदेश'),
}

/** A participle that alone tells a past event: 'a report published on Monday'. */
const PARTICIPLE: Readonly<Partial<Record<Tongue, RegExp>>> = {
  fr: /(?:publi|diffus|bless|tu|men|arrêt|interpell|décéd|présent|condamn|organis|adopt|sign|retrouv)ée?s?\s$|(?:surven|disparu|élu|réélu|rend)ue?s?\s$/iu,
  es: /(?:publicad|difundid|detenid|fallecid|ocurrid|registrad|presentad|celebrad|aprobad|muert|herid)[ao]s?\s$/iu,
  it: /(?:pubblicat|diffus|arrestat|mort|avvenut|approvat|ferit|uccis|presentat)[oaie]\s$/iu,
  pt: /(?:publicad|divulgad|ocorrid|registrad|aprovad|apresentad|mort|ferid|pres|detid)[ao]s?\s$/iu,
}

/** Tongues whose verb stands last, or around the day: the whole clause is read. */
const AROUND: ReadonlySet<Tongue> = new Set(['de', 'nl', 'hi'])

/** A day that belongs to a noun says when that was, not when the verb was: 'the match of Saturday'. */
const ATTACHED =
  /(?<!\p{L})(?:d|de|da|do|di|del|della|dello|dal|dalla|van|von|vom|of|from|since|until|by|to|tot|vanaf|sinds|seit|ab|bis|od|po|par|pour|pro|à|a|au|al|alla|la|até|desde|hasta|para|per|por|voor|na|naar|după|până|din|pentru|pe|cu|dès|depuis|entre|tra|fra|as|than|dan|mit|avec|com|con|with|against|the|een|vroege|late|zelfde|each|every|last|next)['’]?\s?$/iu
/** 'Na noite de terça' */
const PART_OF_DAY =
  /(?<!\p{L})(?:noite|manhã|tarde|madrugada|soirée|matinée|noche|mañana|madrugada|sera|serata|mattina|mattinata|pomeriggio|après-midi|seara|zilei|cursul)\s(?:d[aei]?l?)\s?$/iu

const STOP = /[;:!?–—()।]|\.(?=\s)/u
const A_FEW = 4
const count = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length

const PAST_ANYWHERE = new Map(TONGUES.map((tongue) => [tongue, new RegExp(pastOf(tongue).source, `g${pastOf(tongue).flags}`)]))

/** What stands left of a day in its clause, without insertions between commas. */
const leftOf = (before: string, tongue: Tongue): string => {
  const parts = (before.split(STOP).at(-1) ?? '').split(/,\s/)
  const last = parts.at(-1) ?? ''
  const isAside = parts.length > 1 && count(last) <= A_FEW && !pastOf(tongue).test(last)
  const clause = isAside ? `${parts.at(-2)} ${last}` : last
  const joint = clause.split(JOINT[tongue])
  return joint.at(-1) ?? ''
}
const rightOf = (behind: string, tongue: Tongue): string => {
  const parts = (behind.split(STOP)[0] ?? '').split(/,\s?/)
  const clause = (parts[0] ?? '').trim() === '' ? (parts[1] ?? '') : (parts[0] ?? '')
  return clause.split(JOINT[tongue])[0] ?? ''
}

/** True where only a past event can have been on that day. */
export const isOfWhatWas = (before: string, behind: string, tongue: Tongue): boolean => {
  if (ATTACHED.test(before) && !PART_OF_DAY.test(before)) return false
  const [left, right] = [leftOf(before, tongue), rightOf(behind, tongue)]
  if (tellsToCome(left, tongue)) return false
  if (PARTICIPLE[tongue]?.test(left)) return true
  if (AROUND.has(tongue)) {
    const clause = `${left} ${right}`
    return (
      pastOf(tongue).test(tongue === 'hi' ? `${clause.trim()}।` : clause) &&
      !tellsToCome(right, tongue) &&
      !AHEAD[tongue].test(clause)
    )
  }
  const verb = [...left.matchAll(PAST_ANYWHERE.get(tongue) ?? /(?!)/g)].at(-1)
  if (verb === undefined) {
    const isFirst = count(left) <= A_FEW
    const begins = right.search(pastOf(tongue))
    return isFirst && begins >= 0 && !tellsToCome(right, tongue) && !AHEAD[tongue].test(right.slice(0, begins))
  }
  // 'A annoncé mardi': right behind its verb the day is that of the word, whatever it announces.
  const between = left.slice(verb.index + verb[0].length)
  return between.trim() === ''
    ? !/\s(?:été|been|sido|stat[oaie]|fost)\s/u.test(verb[0]) || !AHEAD[tongue].test(left)
    : !AHEAD[tongue].test(left.slice(verb.index))
}
