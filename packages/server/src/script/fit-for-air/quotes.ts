import { ROMANCE, type Tongue } from '../tongue.ts'
import { holds, type Line, phrases, phrasesByTongue, plainWords } from './phrases.ts'
import { hasLoneMark, outsideQuotes, type Quoted, quotedIn } from './quote-marks.ts'
import { isAttributed } from './speakers.ts'

/** Beside these words stands a name, not what somebody said. */
const NAMING = phrasesByTongue({
  en: 'film|films|movie|book|novel|song|album|single|series|show|play|musical|opera|exhibition|project|operation|ship|boat|ferry|yacht|vessel|magazine|newspaper|programme|program|campaign|titled|entitled|named|called|known as|so called|nicknamed|dubbed|word|words|term|phrase|game|app|festival|mission|motto|slogan|theme|event|hotel|restaurant|club|documentary|podcast|initiative|storm|scheme|award|titles',
  de: 'film|buch|roman|song|lied|album|serie|show|stück|musical|oper|ausstellung|projekt|operation|schiff|boot|fähre|jacht|yacht|segelschiff|zeitschrift|zeitung|magazin|programm|kampagne|titel|namens|genannt|genannte|genannten|sogenannte*|bekannt als|wort|worte|begriff|spiel|app|festival|motto|thema|hotel|restaurant|verein|club|initiative|sturm|orkan|tief|hoch|aktion|preis|sendung|band|gruppe|reihe|tatort',
  pl: 'film|filmu|książka|książki|powieść|piosenka|album|serial|serialu|spektakl|wystawa|wystawę|projekt|projektu|operacja|statek|prom|pismo|gazeta|program|programu|kampania|pod tytułem|tytuł|pt|zatytułowany|o nazwie|zwany|zwana|tak zwany|słowo|hasło|hasłem|festiwal|misja|hotel|klub|akcja|akcji|konkurs|nagroda|orkan|zespół',
  es: 'película|film|libro|novela|canción|álbum|disco|serie|programa|obra|musical|ópera|exposición|muestra|proyecto|operación|barco|buque|velero|yate|revista|diario|periódico|campaña|titulado|titulada|llamado|llamada|denominado|denominada|conocido como|conocida como|palabra|término|lema|festival|misión|hotel|club|plan|premio|borrasca|apodado|alias',
  it: 'film|libro|romanzo|canzone|album|disco|serie|programma|spettacolo|musical|opera|mostra|progetto|operazione|nave|traghetto|barca|rivista|quotidiano|giornale|campagna|intitolato|intitolata|dal titolo|chiamato|chiamata|cosiddetto|cosiddetta|detto|parola|termine|motto|slogan|festival|missione|hotel|premio|tempesta|piano|decreto',
  fr: 'film|livre|roman|chanson|album|série|émission|spectacle|pièce|opéra|exposition|projet|opération|navire|bateau|ferry|voilier|revue|journal|magazine|campagne|intitulé|intitulée|titre|nommé|nommée|baptisé|baptisée|appelé|appelée|dit|surnommé|mot|terme|devise|slogan|festival|mission|hôtel|restaurant|prix|tempête|plan|loi|programme|association',
  pt: 'filme|livro|romance|canção|música|álbum|disco|série|programa|peça|musical|ópera|exposição|projeto|projecto|operação|navio|barco|ferry|veleiro|revista|jornal|campanha|intitulado|intitulada|chamado|chamada|denominado|denominada|conhecido como|palavra|termo|lema|festival|missão|hotel|clube|plano|prémio|prêmio|tempestade|apelidado',
  hi: 'फिल्म|किताब|पुस्तक|गाना|गाने|गीत|सीरीज|शो|नाटक|ऑपरेशन|अभियान|योजना|मिशन|नाम|नामक|परियोजना|जहाज|महोत्सव|पुरस्कार|शीर्षक|कार्यक्रम|तूफान|चक्रवात|पत्रिका|अखबार|शब्द|नारा',
  nl: 'film|boek|roman|lied|nummer|album|serie|show|toneelstuk|musical|opera|tentoonstelling|project|operatie|schip|boot|veerboot|jacht|blad|tijdschrift|krant|programma|campagne|titel|getiteld|genaamd|genoemd|zogenoemde|zogeheten|zogenaamde|bekend als|woord|term|spel|app|festival|motto|thema|hotel|restaurant|club|actie|prijs|storm|orkaan',
  ro: 'film|filmul|filmului|carte|cartea|roman|romanul|cântec|piesa|piesă|album|albumul|serial|serialul|emisiunea|spectacol|spectacolul|opera|expoziția|proiect|proiectul|operațiunea|nava|vaporul|revista|ziarul|campania|intitulat|intitulată|numit|numită|denumit|așa numit*|cuvântul|termenul|festival|festivalul|misiunea|hotelul|clubul|programul|premiul|furtuna',
})

/** They have names, and presidents of whom things are said: 'Club president "took the money"'. */
const HOUSES = phrases(
  'hotel|hôtel|hotelul|restaurant|club|clube|klub|clubul|verein|association|zeitung|zeitschrift|magazin|newspaper|magazine|journal|giornale|quotidiano|rivista|periódico|diario|revista|jornal|krant|tijdschrift|gazeta|ziarul|revista|schiff|boot|fähre|ship|boat|ferry|nave|barco|navio|buque|navire|bateau|statek|prom|festival|festivalul|band|gruppe|zespół|group',
)

const SMALL_IN_NAMES =
  /^(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with|am|an|auf|aus|bei|das|dem|den|der|des|die|im|mit|und|vom|von|zum|zur|de|del|della|delle|dei|di|du|des|la|le|les|el|los|las|y|e|et|à|au|aux|en|da|do|das|dos|na|no|i|w|z|na|het|een|van|voor|op|cu|din|și|il|lo|gli|un|una|uno|une|d|l)$/u

/** In a headline that capitalises each word capitals tell no name. */
const isInTitleCase = (text: string): boolean => {
  const words = (outsideQuotes(text).match(/\p{L}{4,}/gu) ?? []).slice(1)
  return words.length >= 2 && words.every((word) => /^\p{Lu}/u.test(word))
}

const isName = ({ inside, before, after }: Quoted, text: string, tongue: Tongue): boolean => {
  const beside = plainWords(`${before.split(/\s+/).slice(-5).join(' ')} … ${after.split(/\s+/).slice(0, 3).join(' ')}`)
  if (holds(beside.replace(HOUSES, ' '), NAMING[tongue])) return true
  if (holds(beside, NAMING[tongue]) && !/^\p{Ll}/u.test(inside) && !/:\s*$/.test(before)) return true
  const words = inside.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '')
  if (words.length > 6 || /[!?]$/.test(inside) || /^\s?[:–—]/.test(after) || /[:]\s*$/.test(before)) return false
  // A German noun has its capital anyway: one alone may be a verdict ('Skandal') as well as a name.
  if (!/\p{Lu}/u.test(inside) || (tongue === 'en' && isInTitleCase(text))) return false
  return words.every((word) => /^[\p{Lu}\p{N}]/u.test(word) || SMALL_IN_NAMES.test(word))
}

/** Right behind its article two words or three are what a thing is called: 'la « voiture connectée »', 'o “bónus verde”'. */
const ARTICLE =
  /(?<!\p{L})(?:(?:le|la|les|du|des|aux?|el|los|las|del|al|il|lo|i|gli|[dn]el|(?:[dns]|a)(?:ell[oae]|egli|ei|all[oae]|agli|ai|ull[oae]|ugli|ui|ul)|[dn]?[oa]s?|aos?|às?|pel[oa]s?)\s|(?:l|dell|all|nell|sull|dall)['’]\s?)$/iu
/** What it is called for or against somebody is a charge. */
const CHARGED = /(?<!\p{L})contr[eao](?!\p{L})/iu
const OF_SOMEBODY = /^[,\s]*(?:d[eoia]s?|du|d['’]|del|dell['’oae]|dei|degli)(?!\p{L})/iu
const TERM = /^\p{L}[\p{L}\p{M}’'-]*(?:\s\p{L}[\p{L}\p{M}’'-]*){1,2}$/u
/** A word that is spelt as no own word is: ‘shock’, "crowdfunding". */
const LOANWORD =
  /^(?=\p{Ll}{4,16}$)(?:.*(?:[kw]|sh|oo|ck|th|ph|[^aeo]ee)|.*[^aeiouáéíóúàèìòùâêîôûãõ]ing$|.*(?:ff|pp|tt|ct|ft|pt|st|rt)$)/u
/** Their own words are spelt otherwise. */
const WITHOUT_KW: ReadonlySet<Tongue> = new Set(['es', 'it', 'pt'])

/** For what justice looks into it: 'mis en examen pour « escroquerie en bande organisée »'. It says so, and nobody else. */
const OF_JUSTICE =
  /(?<!\p{L})(?:mise?s? en examen|convoqu\p{L}+|condamn\p{L}+|poursuivi\p{L}*|jugée?s?|relax\p{L}+|écrouée?s?|placée?s? en garde à vue|enquête|plainte|condenad[oa]s?|procesad[oa]s?|imputad[oa]s?|investigad[oa]s?|detenid[oa]s?|denunciad[oa]s?|indagat[oaie]|condannat[oaie]|arrestat[oaie]|imputat[oaie]|rinviat[oaie]|denunciat[oaie]|arguid[oa]s?|detid[oa]s?|acusad[oa]s?|julgad[oa]s?)(?!\p{L})(?:\s[^.:;]{0,60})?\s(?:pour|por|per)\s$/iu

const isTerm = ({ inside, before, after }: Quoted, tongue: Tongue): boolean => {
  if (!ROMANCE.has(tongue)) return false
  const words = inside.trim()
  if (WITHOUT_KW.has(tongue) && LOANWORD.test(words)) return true
  if (OF_JUSTICE.test(before) && words.split(' ').length <= OFFENCE_MAX_WORDS) return true
  return TERM.test(words) && ARTICLE.test(before) && !CHARGED.test(before) && !OF_SOMEBODY.test(after)
}

const OFFENCE_MAX_WORDS = 6

/** What somebody said, and no name of a film or a ship, or of a thing. */
const isSaid = (quoted: Quoted, text: string, tongue: Tongue): boolean =>
  /\p{L}\p{M}*\p{L}/u.test(quoted.inside) && !isName(quoted, text, tongue) && !isTerm(quoted, tongue)

/** Which of these sentences, in their order, hold quoted words without who says them; without its marks a voice would make them the host's. */
export const orphanQuotes = (lines: readonly Line[], tongue: Tongue): boolean[] => {
  let isOpen = false
  return lines.map(({ text }) => {
    const isLone = hasLoneMark(text)
    const isInside = isOpen || isLone
    if (isLone) isOpen = !isOpen
    // A question of which the answer is in the next sentence has none alone.
    if (isLone && isInside && /\?$/.test(text)) return true
    const isQuoted = isInside || quotedIn(text).some((quoted) => isSaid(quoted, text, tongue))
    return isQuoted && !isAttributed(text, tongue)
  })
}
