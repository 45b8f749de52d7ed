import { type ByTongue, TONGUES, type Tongue } from '../tongue.ts'
import { holds, phrasesByTongue, plainWords } from './phrases.ts'
import { isWarning } from './warnings.ts'

// 'The warning ends at 8 am' says until when it holds; 'school ends at 8 am' beside a warning does not. In doubt a warning goes on.

const AT =
  "\\s?(?:(?:at|um|à|a|alle|às|la|las|ore|om|o|godz|godziny|godzinie|ora|heute|aujourd['’]hui|hoy|oggi|hoje|dziś|vandaag|astăzi|azi)\\.?\\s?){0,3}$"
const UNTIL = new RegExp(`(?:(?<!\\p{L})(?:until|till|bis|hasta|fino|até|do|tot|până)|jusqu['’])${AT}`, 'iu')
/** Schools end, but do not run out. */
const RUNS_OUT = 'expires?|expir(?:ing|ă|a|ará|era)|vence|scade|wygasa|vervalt'
const ENDS = new RegExp(
  `(?<!\\p{L})(?:(?<out>${RUNS_OUT})|ends?|ending|endet|enden|prend(?:ra)? fin|se termine|termina|finaliza|cessa|kończy się|eindigt|se încheie)${AT}`,
  'iu',
)
const HINDI_UNTIL = /^ तक(?![\p{L}\p{M}])/u
const HINDI_ENDS = /^ (?:पर )?(?:समाप्त|खत्म|ख़त्म)(?![\p{L}\p{M}])/u

const tokens = (lists: ByTongue<string>): ByTongue<RegExp> =>
  Object.fromEntries(TONGUES.map((tongue) => [tongue, new RegExp(`^(?:${lists[tongue]})$`, 'u')])) as Record<Tongue, RegExp>

/** What ends where a warning does. */
const NOUN = tokens({
  en: 'warnings?|alerts?|advisory',
  de: '\\p{L}*warnung(?:en)?',
  fr: 'vigilance|alertes?',
  es: 'avisos?|alertas?',
  it: 'allert[ae]|avvis[oi]',
  pt: 'avisos?|alertas?',
  pl: 'ostrzeżeni[ea]|alerty?',
  nl: 'code|\\p{L}*waarschuwing(?:en)?|weeralarm',
  ro: 'cod|codul|avertizare|avertizarea|avertizări|avertizările|alertă|alerta',
  hi: 'चेतावनी|अलर्ट',
})

/** They hang something else on a word, or the word on something else: 'the warning for York', 'schools under a warning'. */
const LINK = tokens({
  en: 'for|of|on|in|over|about|at|from|across|along|to|under|with|after|by|against|around|near|covering|due|between|above|below|because|despite|during|since',
  de: 'vor|für|in|im|an|am|auf|über|wegen|aus|von|vom|zu|zum|bei|unter|nach|mit|trotz|des',
  fr: 'pour|de|du|des|d|sur|à|au|aux|en|dans|contre|sous|avec|après|malgré|par',
  es: 'por|de|del|en|para|a|al|contra|bajo|con|tras|sobre|ante',
  it: 'per|di|d|del|dell|della|dello|dei|degli|delle|in|su|sul|sulla|sulle|sull|nel|nella|nell|a|al|alla|da|con|dopo|sotto|contro',
  pt: 'por|de|do|da|dos|das|para|em|no|na|nos|nas|ao|à|sob|com|após|contra',
  pl: 'przed|o|dla|w|we|na|z|ze|od|po|pod|nad|mimo',
  nl: 'voor|van|in|op|aan|over|tegen|bij|onder|met|na|wegens|vanwege|door|ondanks',
  ro: 'de|pentru|privind|la|pe|în|din|cu|după|sub|a|al|ale|împotriva',
  hi: '(?!)',
})
const AND = tokens({
  en: 'and|or',
  de: 'und|oder',
  fr: 'et|ou',
  es: 'y|e|o',
  it: 'e|ed|o',
  pt: 'e|ou',
  pl: 'i|oraz|lub',
  nl: 'en|of',
  ro: 'și|sau',
  hi: '(?!)',
})
/** A verb of its own: what ends has another subject. */
const IS = /^(?:is|are|covers|ist|sind|gilt|gelten|est|sont|está|están|è|sono|estão|jest|są|obowiązuje|geldt|gelden|este|sunt)$/u
/** Right before 'ends'. */
const WILL = /(?: (?:will|is to|is due to|is set to|va|vai))? $/u
/** Right behind a warning: its colour, its degree, its house. */
const OF_WARNING =
  /^(?:orange|rouge|jaune|météo|météorologique|amarill[oa]s?|naranja|roj[oa]s?|meteorológic[oa]s?|gialla|arancione|rossa|meteo|amarel[oa]s?|laranja|vermelh[oa]s?|geel|oranje|rood|galben|galbenă|portocaliu|portocalie|roșu|roșie|meteorologică|pierwszego|drugiego|trzeciego|stopnia|imgw)$/u
const HINDI_DAY_PART = /^(?:आज|सुबह|शाम|रात|दोपहर|को)$/u

/** What holds until then begins a sentence without its subject: 'Valid until 8 am'. */
const VALID =
  /^ (?:valid|in force|gültig|gilt|valable|vigente|válido|válida|in vigore|valida|valido|em vigor|ważne|ważny|obowiązuje|geldig|geldt|valabil|valabilă|लागू) /u

/** Another thing that lasts until then, a denial, or a clause of its own. */
const OTHER = phrasesByTongue({
  en: 'not|no|never|t|because of|due to|despite|amid|following|close|closes|closed|shut|shuts|open|opens|suspended|cancelled|canceled|stay|stays|keeps|while|because|when|where|which|that|who|so|but|as|after|before',
  de: 'nicht|kein*|nie|wegen|aufgrund|trotz|geschlossen|gesperrt|offen|geöffnet|schließt|sperrt|eingestellt|ausgesetzt|während|weil|aber|nachdem|bevor|wo',
  fr: 'ne|n|à cause|en raison|malgré|fermé*|ferme|ferment|ouvert*|coupé*|suspendu*|annulé*|tandis|car|où|alors|mais|quand|lorsque|qui|que|qu|avant que',
  es: 'no|nunca|por culpa|a causa|debido|pese|cerrad*|cierra*|abiert*|cortad*|suspendid*|cancelad*|mientras|porque|donde|cuando|pero|que|antes de que',
  it: 'non|mai|a causa|nonostante|chius*|chiud*|apert*|sospes*|annullat*|mentre|perché|dove|quando|ma|che|prima che',
  pt: 'não|nunca|por causa|devido|apesar|fechad*|fecha*|encerrad*|abert*|cortad*|suspens*|cancelad*|enquanto|porque|onde|quando|mas|que|antes que',
  pl: 'nie|z powodu|mimo|zamkn*|zamyka*|otwart*|wstrzyma*|odwołan*|ponieważ|gdzie|gdy|kiedy|ale|który|która|które|podczas gdy',
  nl: 'niet|geen|nooit|wegens|vanwege|ondanks|dicht|gesloten|sluit*|open|afgesloten|afgelast|terwijl|omdat|waar|maar|die|dat|toen|als',
  ro: 'nu|niciodată|din cauza|închis*|închid*|deschis*|suspendat*|anulat*|în timp ce|pentru că|unde|când|dar|care|înainte ca',
  hi: 'नहीं|न|मत|के कारण|की वजह|के चलते|के बाद|के बीच|के बावजूद|बंद|स्थगित|खुला|खुली|खुले|जबकि|क्योंकि|लेकिन|जब|जो|है और|हैं और',
})
/** 'A warning is in force and the fair runs until 8 am': what follows has a subject and a verb of its own. */
const SECOND =
  / (?:is|are|covers|continues|remains|stays|bleibt|continue|reste|sigue|continúa|continua|resta|rimane|mantém|trwa|blijft|rămâne|continuă|ist|sind|gilt|gelten|est|sont|está|están|è|sono|estão|jest|są|obowiązuje|geldt|gelden|este|sunt) (?:\S+ ){0,8}?(?:and|und|et|y|e|i|en|și) (?:the|a|an|its|der|die|das|ein|eine|le|la|l|les|un|une|el|los|las|una|il|lo|i|gli|o|os|as|um|uma|de|het|een|o) /u

/** The clause beside a time, of what stands before and behind. */
const before = (text: string): string => plainWords(text.split(/[,;:!?–—)](?:\s|$)|\s\(/u).at(-1) ?? '')
const behind = (text: string): string => plainWords(text.split(/[,;:.!?–—)।]/u)[0] ?? '')

/** True for 'The warning for York': a warning, and what belongs to it. */
const isSubject = (clause: string, runsOut: boolean, tongue: Tongue): boolean => {
  const words = clause.replace(WILL, '').trim().split(' ')
  const at = words.findIndex((word) => NOUN[tongue].test(word))
  if (at < 0) return false
  const own = words.slice(at + 1)
  if (tongue === 'hi') return own.every((word) => HINDI_DAY_PART.test(word))
  if (at > SUBJECT_MOST || words.slice(0, at).some((word) => LINK[tongue].test(word) || AND[tongue].test(word))) return false
  const rest = own.filter((word) => !OF_WARNING.test(word))
  if (rest.length === 0) return true
  return LINK[tongue].test(rest[0] ?? '') && !rest.some((word) => IS.test(word) || (!runsOut && AND[tongue].test(word)))
}
const SUBJECT_MOST = 5

/** Of a time between `left` and `right`, whether the warning of its sentence ends then. */
export const isEndOfWarning = (left: string, right: string, tongue: Tongue): boolean => {
  const isHindi = tongue === 'hi'
  const near = left.slice(-NEAR_MOST)
  const isNoOther = (clause: string): boolean => !holds(`${clause}${behind(right).trimStart()}`, OTHER[tongue])
  if (isHindi ? HINDI_UNTIL.test(right) : UNTIL.test(near)) {
    const clause = before(left)
    const whole = plainWords(left)
    const isOfIt = isWarning(clause, tongue) || (VALID.test(clause) && (clause === whole || isWarning(whole, tongue)))
    return isOfIt && !SECOND.test(clause) && isNoOther(clause)
  }
  const ends = (isHindi ? HINDI_ENDS : ENDS).exec(isHindi ? right : near)
  if (ends === null) return false
  const clause = before(isHindi ? left : left.slice(0, ends.index - near.length))
  return isNoOther(clause) && isSubject(clause, ends.groups?.out !== undefined, tongue)
}
const NEAR_MOST = 60
