import { COUNTED, type Form, formOf, formOfWord, isWomanIn, MAN, MANY, mayAgree, ONE } from './french-forms.ts'
import { saidKicker } from './french-kickers.ts'
import { COUNT, DEGREE, inState, saysAct } from './french-states.ts'
import { mayCome } from './french-to-come.ts'
import { ELIDED, isName, isVerbless } from './french-verbless.ts'

// 'Un piéton tué par un automobiliste', 'Nigeria : 86 morts dans un accident': a French telegram leaves out 'a été' and 'sont', and has its state as a label.

/** What has been done to somebody or something, without its ending. */
const PERSON_DONE =
  'tué|blessé|arrêté|interpellé|condamné|percuté|renversé|fauché|poignardé|abattu|agressé|attaqué|écroué|incarcéré|relaxé|acquitté|libéré|hospitalisé|secouru|expulsé|limogé|nommé|élu|réélu|désigné|placé|mis|suspendu|licencié|enlevé|kidnappé|assassiné|intoxiqué|mordu|happé|écrasé|foudroyé|convoqué|relogé|fouetté|renvoyé|assigné|relâché|emprisonné|déféré|inculpé|reconnu|extradé|transféré|sanctionné|exclu|inhumé|évincé|éliminé|couronné|récompensé|décoré|pris|testé|contaminé|infecté|guidé'
const THING_DONE =
  'détruit|exhumé|déversé|déposé|extrait|déjoué|retrouvé|déployé|frappé|refermé|déplacé|généralisé|rouvert|rénové|répertorié|bombardé|instauré|décrété|ravagé|incendié|saisi|adopté|approuvé|rejeté|annulé|reporté|fermé|dévoilé|lancé|inauguré|volé|vandalisé|cambriolé|braqué|démantelé|ouvert|signé|validé|voté|endommagé|piraté|découvert|évacué|interrompu|maîtrisé|supprimé|dissous|prolongé|dérobé|repoussé|emporté|touché|sauvé|levé|censuré|retiré|pillé|vendu|dégradé|inondé|recensé|paralysé|rappelé|retardé|perquisitionné|relancé|accordé|attribué|rétabli|rapatrié|racheté|coupé|ciblé|détecté|identifié|signalé|enregistré|confirmé|observé|franchi'
/** What somebody is, and not what was done once. */
const STATE_OF =
  'accusé|soupçonné|suspecté|recherché|attendu|menacé|privé|poursuivi|visé|sommé|appelé|invité|contraint|porté|jugé|confronté|bloqué|perturbé|mobilisé|exposé|organisé|gêné|coincé|renforcé'
const kindOf = (list: string): RegExp => new RegExp(`^(?:${list})(?:e|s|es)?$`, 'u')
const PERSON = kindOf(PERSON_DONE)
const STATE = kindOf(STATE_OF)
const DEAD = /^(?:mort|décédé)(?:e|s|es)?$/u
const PARTICIPLE = new RegExp(`^(?:${PERSON_DONE}|${THING_DONE}|${STATE_OF}|mort|décédé)(?:e|s|es)?$`, 'u')
const ANY = new RegExp(
  `(?<!\\p{L})(?:${PERSON_DONE}|${THING_DONE}|${STATE_OF}|morts?|décédé|garde à vue|sous le choc|en deuil|en grève|en fuite|à l['’]arrêt|hors de danger|détention provisoire|redressement judiciaire|liquidation judiciaire|favorables? à|opposée?s? à|[Mm]ort)(?:e|s|es)?(?!\\p{L})`,
  'u',
)

/** What may be a name keeps its capital. */
const small = (text: string): string =>
  /^(?:Une?|L[ea]s?|Des|Ce|Cette|Deux|Trois|Quatre|Cinq|Six|Sept|Huit|Neuf|Dix|Plusieurs|Au moins|Plus|Près) /u.test(text)
    ? `${text.charAt(0).toLocaleLowerCase()}${text.slice(1)}`
    : text

const PEOPLE =
  /^(?:\P{L}*)(?:hommes?|femmes?|polici\p{L}+|gendarmes?|soldats?|militaires?|enfants?|bébé|fils|filles?|père|mère|frères?|s[œo]eurs?|mari|épou\p{L}+|compagn\p{L}+|maire|députée?|sénat\p{L}+|ministre|président\p{L}*|premi\p{L}+|direct\p{L}+|chef\p{L}*|membres?|employé\p{L}*|agents?|conduct\p{L}+|chauffeur\p{L}*|suspecte?s?|aut\p{L}+s?|meurtri\p{L}+|élève\p{L}*|étudiante?s?|profess\p{L}+|habitants?|journalistes?|avocate?s?|joueu\p{L}+|supporte?u?r?s?|otages?|corps|cadavres?|dizaines?|centaines?|milliers|personnes?|leader|patron\p{L}*|chanteu\p{L}+|act\p{L}+|influenceu\p{L}+|responsables?|proches?|victimes?)$/iu
const PREPOSITION = /^(?:de|du|des|à|au|aux|en|dans|par|pour|sur|sous|avec|contre|près|chez)$|^d['’]/u
/** 'La mère d'une adolescente tuée': who was killed is not the one that stands first. */
const isOfAnother = (subject: readonly string[], form: Form, word: string): boolean => {
  const counted = COUNTED.exec(subject.join(' '))?.[0].trim().split(' ').length ?? 0
  const at = subject.findLastIndex((token, place) => place > 0 && place >= counted && PREPOSITION.test(token))
  if (at < 0) return false
  const rest = subject.slice(at).join(' ')
  if (/^(?:de|d['’]) ?(?:\d+|\p{L}+) (?:ans|mois)$/u.test(rest) || /^(?:de|d['’]|du|à|au|en) ?\p{Lu}/u.test(rest)) return false
  const [, inner = ''] = /^\p{L}+(?:['’]| )(.+)$/u.exec(rest) ?? []
  const isDefinite = /^(?:du|des|au|aux) /u.test(rest) || /^(?:la |les |l['’])/u.test(inner)
  const other: Form = /^(?:du|au) /u.test(rest)
    ? MAN
    : /^(?:des|aux) /u.test(rest)
      ? MANY
      : (formOf(`${inner} `) ?? { isMany: /[sx]$/u.test(inner.split(' ')[0] ?? '') })
  if (!mayAgree(other, form)) return false
  if (!isDefinite && formOf(`${inner} `) === undefined && other.isMany === false) return false
  const first = subject.findIndex((token, place) => place > 0 && PREPOSITION.test(token))
  const heads = subject.slice(0, first).map((token) => token.replace(ELIDED, ''))
  if (/^(?:dizaines?|douzaine|vingtaine|trentaine|centaines?|milliers)$/u.test(heads.at(-1) ?? '')) return false
  return (
    !isDefinite ||
    (PERSON.test(word) || DEAD.test(word) || /^(?:organis|expos)/u.test(word)
      ? !heads.some((head) => PEOPLE.test(head))
      : /^(?:procès|récit|retour|histoire|fin|suite)$/u.test(heads.at(-1) ?? ''))
  )
}

const ADVERB = /^(?:\p{L}+[eé]ment|\p{L}+[ae]mment|déjà|enfin|toujours|aussi|désormais)$/u
/** What is shut to traffic still is when it is told. */
const WAY =
  /(?<!\p{L})(?:routes?|rues?|autoroutes?|rocades?|périphérique|tunnels?|ponts?|voies?|lignes?|stations?|gares?|axes?|circulation|trafic|[AN]\d+)(?!\p{L})/u
const PAST_OR_SPAN =
  /(?:^| )(?:hier|pendant|durant|le temps|(?<!ce )(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))(?= |$)/u
const AIMED_AT = /plainte|information|enquête|arrêté|procédure|mandat|sanction|menace|accusation|polémique/u
const auxiliary = (isMany: boolean, isState: boolean, adverb: string): string => {
  if (isState) return isMany ? `sont${adverb}` : `est${adverb}`
  return /^ (?:enfin|déjà|aussi|désormais|finalement|probablement)$/u.test(adverb)
    ? `${isMany ? 'ont' : 'a'}${adverb} été`
    : `${isMany ? 'ont' : 'a'} été${adverb}`
}
const NAMES = /^\p{Lu}[\p{L}.'’-]+(?: (?:de |du |van |von |al-|el-|ben )?\p{Lu}[\p{L}.'’-]+){1,3}$/u
const COMMON_FIRST =
  /^(?:Hôpital|Gare|Aéroport|Affaire|Mairie|Ligne|Lycée|Collège|Château|Stade|Place|Rue|Ministre|Région|Tribunal|Groupe|Bus|Métro|Tunnel|Pont|Musée|École|Ecole|Loi|Procès|Guerre|Opération|Ex|Ancien|Le|La|Les|Un|Une|Des)(?!\p{L})/u
const FOLLOWS =
  /^(?:par|à|au|aux|en|dans|après|lors|pour|de|du|des|d['’]\p{L}+|sur|près|devant|pendant|avec|sous|contre|hors|ce|cette|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier|mort|morte|morts|mortes|vivante?s?|grièvement|et|suite|sans|chez|entre|depuis|coupables?|président\p{L}*|direct\p{L}+|ministre|premi\p{L}+|secrétaire|disparue?s?|malgré|avant|positi\p{L}+|négati\p{L}+)$/u

const BEFORE_NOUN =
  /^(?:le|la|les|une?|de|du|des|à|en|sa|son|leur|par|sur|pour|sans|aux?|cette|dans|deux|trois|quatre|plusieurs|quelques|\d+)$/u
/** 'Un piéton tué par un automobiliste' with its 'a été'. */
const withAuxiliary = (clause: string): string | undefined => {
  const tokens = clause.split(' ')
  const found = tokens.flatMap((token, at) =>
    at > 0 && PARTICIPLE.test(token) && !/^(?:d['’])?(?:avoir|être|été)$/u.test(tokens[at - 1] ?? '') ? [at] : [],
  )
  // 'La peine de mort', 'la mise à disposition', 'retrouvé mort'.
  const places = found.filter((at) => {
    const before = tokens[at - 1] ?? ''
    return !BEFORE_NOUN.test(before) && !(DEAD.test(tokens[at] ?? '') && PARTICIPLE.test(before))
  })
  const [first, second] = places
  if (first === undefined) return undefined
  const isOneMore = second !== undefined && STATE.test(tokens[first] ?? '') && !STATE.test(tokens[second] ?? '')
  const at = isOneMore ? second : first
  const word = tokens[at] ?? ''
  let begin = at
  while (begin > 1 && ADVERB.test(tokens[begin - 1] ?? '')) begin -= 1
  const subject = tokens.slice(0, begin)
  const rest = tokens.slice(at + 1)
  const named = subject.join(' ')
  const form = formOfWord(word)
  const head = formOf(named) ?? (NAMES.test(named) && !COMMON_FIRST.test(named) ? ONE : undefined)
  if (head === undefined || (rest[0] !== undefined && !FOLLOWS.test(rest[0]))) return undefined
  if (!isVerbless([(subject[0] ?? '').toLocaleLowerCase(), ...subject.slice(1)]) || !isVerbless(rest)) return undefined
  const isPair = subject.includes('et')
  if (isPair ? form.isMany === false : !mayAgree(head, form)) return undefined
  if (!isPair && isOfAnother(isOneMore ? subject.slice(0, first) : subject, form, word)) return undefined
  const isMany = isPair || (head.isMany ?? false)
  // Which of two was the news: 'Un homme blessé par balle retrouvé dans un fossé'.
  if (rest.some((token, place) => /^\p{Ll}\p{L}*ée?s?$/u.test(token) && isName(rest[place - 1] ?? 'a'))) return undefined
  const other = places.find((place) => place > at && tokens[place - 1] !== 'et')
  if (other !== undefined && mayAgree(formOfWord(tokens[other] ?? ''), { ...form, isMany })) return undefined
  if (/^(?:en|de) (?:moins|plus)(?: |$)/u.test(rest.join(' ')) || / en partie$/u.test(named)) return undefined
  if (/(?:^| )(?:plus|moins|bientôt|vies?)$|(?:^| )l[ea]s? (?:\p{L}+ l[ea]s? )?(?:plus|moins) /u.test(named)) return undefined
  if (
    /^jugée?s? (?:en|le|du|dès) |jusqu|(?:^| )de retour |^suspendue?s? (?:à|au|aux) |^(?:mis|pris|reconnu)e?s? (?:à|de|aux|par|sur|dans) /u.test(
      [word, ...rest].join(' '),
    )
  )
    return undefined
  if (
    /^(?:mis|pris)/u.test(word) &&
    !/^(?:en examen|en cause|à pied|en otages?|en garde|en liquidation|en redressement|en demeure|hors de cause)/u.test(
      rest.join(' '),
    )
  )
    return undefined
  const isHit = /^visé/u.test(word) && !AIMED_AT.test(rest.join(' '))
  const behind = rest.join(' ')
  // 'Est appelé à' is also what fate has in store.
  if (/^appelé/u.test(word) && !isMany) return undefined
  const isShut = /^(?:fermé|coupé)/u.test(word)
  if (isShut && PAST_OR_SPAN.test(behind)) return undefined
  const isStillShut = isShut && (WAY.test(named) || /^(?:ce (?!matin)|aujourd['’]hui|à quelques heures )/u.test(behind))
  const isState = isStillShut || (STATE.test(word) && !isHit) || DEAD.test(word) || tokens.slice(begin, at).includes('toujours')
  if (!isState && mayCome(word, behind)) return undefined
  const adverb = tokens
    .slice(begin, at)
    .map((token) => ` ${token}`)
    .join('')
  return [named, auxiliary(isMany, isState, adverb), ...tokens.slice(at)].join(' ')
}

const TOLL_END =
  '(?=$| (?:dans|à|au|aux|en|après|lors|sur|près|depuis|selon|suite|par|pendant|devant|ce|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier)(?: |$))'
const HURT = `(${DEGREE})(un|${COUNT}) blessée?s?( graves?| légers?)?`
const KILLED = new RegExp(
  `^(${DEGREE})(un|${COUNT}) morts?(?:(?:,| et) ${HURT})?(?:,? dont ([\\p{L}\\d]+ \\p{L}+))?${TOLL_END}`,
  'iu',
)
const ONLY_HURT = new RegExp(`^${HURT}(?:,? dont ([\\p{L}\\d]+ graves?))?${TOLL_END}`, 'iu')
const isOne = (count: string): boolean => /^une?$/iu.test(count)
const people = (count: string): string =>
  isOne(count) ? `${count.startsWith('U') ? 'U' : 'u'}ne personne` : `${count} personnes`
const others = (count: string): string =>
  isOne(count) ? 'une autre' : `${count.replace(/ de$/u, ' d’')}${/ de$/u.test(count) ? '' : ' '}autres`
const hurt = (count: string, how = ''): string => {
  const manner = how.startsWith(' grave') ? 'grièvement ' : how.startsWith(' lég') ? 'légèrement ' : ''
  return isOne(count) ? `a été ${manner}blessée` : `ont été ${manner}blessées`
}
/** '86 morts dans un accident' as who has died. */
const withPeople = (clause: string): string | undefined => {
  const killed = KILLED.exec(clause)
  if (killed !== null) {
    const [all, degree = '', count = '', moreDegree = '', more, how, among] = killed
    const rest = clause.slice(all.length)
    if (!isVerbless(rest.trim().split(' ').filter(Boolean)) || (among !== undefined && /grave|blessé/u.test(among)))
      return undefined
    const died = `${degree}${people(count)}${among === undefined ? '' : `, dont ${among},`} ${isOne(count) ? 'est morte' : 'sont mortes'}`
    return `${died}${more === undefined ? '' : ` et ${moreDegree}${others(more)} ${hurt(more, how)}`}${rest}`
  }
  const [all, degree = '', count = '', how, among] = ONLY_HURT.exec(clause) ?? []
  if (all === undefined) return undefined
  const rest = clause.slice(all.length)
  if (!isVerbless(rest.trim().split(' ').filter(Boolean))) return undefined
  return `${degree}${people(count)} ${hurt(count, how)}${among === undefined ? '' : `, dont ${among.replace(/graves?$/u, 'grièvement').replace(/^un /u, 'une ')}${rest === '' ? '' : ','}`}${rest}`
}

/** How often or since when, behind the auxiliary. */
const AGAIN = / (?:à nouveau|de nouveau|toujours|encore|désormais|actuellement|déjà|aussi|également)$/u
/** Where or how somebody is. */
const CUSTODY =
  /^(.+?) (en garde à vue|sous le choc|en deuil|en grève|en fuite|à l['’]arrêt|hors de danger|en détention provisoire|en redressement judiciaire|en liquidation judiciaire|favorables? à|opposée?s? à)(?= |$)(.*)$/u
const inCustody = (clause: string): string | undefined => {
  const [, held = '', what = '', rest = ''] = CUSTODY.exec(clause) ?? []
  const again = AGAIN.exec(held)?.[0] ?? ''
  const subject = held.slice(0, held.length - again.length)
  const form =
    subject === '' ? undefined : (formOf(subject) ?? (NAMES.test(subject) && !COMMON_FIRST.test(subject) ? ONE : undefined))
  const tokens = subject.split(' ')
  if (form === undefined || tokens.some((token, at) => at > 0 && PARTICIPLE.test(token))) return undefined
  if (
    !isVerbless([(tokens[0] ?? '').toLocaleLowerCase(), ...tokens.slice(1)]) ||
    !isVerbless(rest.trim().split(' ').filter(Boolean))
  )
    return undefined
  if (/^ (?:le temps|pendant|durant|depuis|jusqu|prolong)/u.test(rest)) return undefined
  const isMany = form.isMany === true || tokens.includes('et')
  if (what !== 'en garde à vue') return `${subject} ${isMany ? 'sont' : 'est'}${again} ${what}${rest}`
  // It lasts a day or two, and may be over when it is told: that somebody was put there stays true.
  const isWoman = isWomanIn(subject, form)
  if (
    isWoman === undefined ||
    /placement|mesure|levée/u.test(subject) ||
    (isMany && tokens.includes('et')) ||
    /toujours|encore|actuellement/u.test(again)
  )
    return undefined
  return `${subject} ${isMany ? 'ont' : 'a'}${again} été placé${isWoman ? 'e' : ''}${isMany ? 's' : ''} ${what}${rest}`
}

const clauseInFull = (clause: string): string | undefined => withPeople(clause) ?? withAuxiliary(clause) ?? inCustody(clause)
const ADDED = /^(?:selon|d['’]après|au lendemain|à quelques|après|à la suite|dont|lors|dans|en marge|à cause) /u
/** Two clauses of one story, or one with an aside. */
const storyInFull = (story: string): string | undefined => {
  const whole = clauseInFull(story)
  if (whole !== undefined) return whole
  const joint = /,\s| et (?=(?:une?|deux|trois|quatre|plusieurs|des|le|la|les|l['’]|\d+) ?)/u.exec(story)
  if (joint === null) return undefined
  const one = clauseInFull(story.slice(0, joint.index))
  const behind = story.slice(joint.index + joint[0].length)
  if (one === undefined || behind.includes(', ')) return undefined
  if (joint[0].startsWith(',') && ADDED.test(behind)) return isVerbless(behind.split(' ')) ? `${one}, ${behind}` : undefined
  const two = clauseInFull(behind)
  return two === undefined ? undefined : `${one} et ${two}`
}

const LABELLED = /^([^:,«»“”"]{2,60}?)\s?: (.+)$/u
const PLACED = /^((?:En|À|A|Au|Aux|Dans l[ae]s? |Dans l['’]|Près de|Dans l['’]affaire|Lors|Après)[^,]{2,60}, )(.+)$/u

const withAuxiliaries = (headline: string): string => {
  if (/[«»“”"()?!;…|–—]|\.\.\.|\. | - /u.test(headline)) return headline
  const end = headline.endsWith('.') ? '.' : ''
  const body = headline.slice(0, headline.length - end.length)
  const [, label, told = body] = LABELLED.exec(body) ?? []
  const isTelegram = ANY.test(told)
  if ((!isTelegram && label === undefined) || told.includes(':')) return headline
  const [, place = '', alone = told] = PLACED.exec(told) ?? []
  const full = isTelegram ? storyInFull(alone) : undefined
  const where = label === undefined || place !== '' ? undefined : inState(label, alone)
  if (where !== undefined && (full !== undefined || saysAct(alone))) return `${where}, ${small(full ?? alone)}${end}`
  if (full === undefined) return headline
  return `${body.slice(0, body.length - told.length)}${place}${place === '' && label === undefined ? full : small(full)}${end}`
}

/** A telegram of French as a sentence that can be said; what is one already stays as it is. */
export const frenchInFull = (headline: string): string => saidKicker(withAuxiliaries(headline))
