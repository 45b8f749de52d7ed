import { asPattern } from '../as-pattern.ts'
import { REGION_CODES } from '../fit-for-air/other-countries.ts'
import { TONGUES, type Tongue } from '../tongue.ts'

// Before a colon a place looks like somebody who speaks. The story shows which it is: 'w Łodzi', 'en Iran'.

/** What stands before the name of a place, and says that it is one. */
const AT: Readonly<Partial<Record<Tongue, string>>> = {
  en: 'in',
  de: 'in',
  nl: 'in',
  fr: "à|en|au|aux|dans(?: l[ae]s?)?|dans l[’']",
  es: 'en',
  it: "a|ad|in|nel|nella|nei|nelle|nell[’']",
  pt: 'em|no|na|nos|nas',
  pl: 'we?',
  ro: 'în',
}
/** A name behind one of these may be a place; behind any other word it may speak. */
const BEFORE_PLACE =
  /(?:^|\P{L})(?:in|near|of|from|to|at|the|outside|around|across|bei|nahe|nach|aus|von|vor|um|im|der|die|bij|van|naar|uit|te|rond|à|en|au|aux|dans|de|du|des|le|la|les|l|d|vers|sur|près de|el|los|las|del|al|por|para|desde|hacia|a|ad|nel|nella|nei|di|da|dal|dalla|per|tra|il|lo|i|gli|em|no|na|nos|nas|do|da|dos|das|o|os|as|ao|até|w|we|z|ze|do|od|pod|koło|în|din|la|spre|lângă|de la)[\s’']$/iu
const NAME =
  /^\p{Lu}\p{Ll}[\p{L}'’.-]+(?:[ -](?:(?:de|do|da|dos|du|des|la|le|les|el|sur|sous|am|an|der|den|aan|y|d)[ -])?\p{Lu}[\p{L}'’.-]+){0,2}$/u
/** Governments are called so, by their capital, their house or their country. */
const SEAT =
  /^(?:mosc\p{L}+|mosk\p{L}*|k[iy][ei]w|k[iy]i?[ei]v|kijów|washington|t[eé]h[eé]r[aá]n|teer\p{L}+|p[eé]kin\p{L}?|peking|beijing|pechino|pequim|bruxel\p{L}+|brüssel|brussels?|bruselas|bruksela|ankara|jerusal\p{L}+|jérusalem|pyongyang|pjöngjang|kreml\p{L}*|londres|london|londra|londyn|londen|berlino?|berlín|varsov\p{L}+|warschau|tel aviv|islamabad|new delhi|delhi|la habana|caracas|riad|riyad\p{L}?|pent[aá]g\p{L}+|vati[ck]an\p{L}*|watykan|élysée|bercy|matignon|moncloa|planalto|quirinale|downing street|cotroceni|ir[aã]n?o?|isra[eë]le?|izrael|russ\p{L}+|rusia|rússia|rosja|rusland|ukrain\p{L}+|u[ck]r[aâ]i?ni?[aâ]|ucraina|ucr[aâ]nia|oekraïne|[eé]tats-unis|usa|eeuu|stati uniti|estados unidos|vereinigte staaten|chin[ae]|cina|chiny|turquie|türkei|turquía|turchia|turquia|turcja|turkije|turcia|turkey|north korea|nordkorea|corée du nord|corea del nord?|corea del norte|coreia do norte)$/iu

/** A state speaks too: 'Japan: North Korea fires a missile'. Papers write some names as another tongue does: 'Qatar' for 'Catar'. */
const STATES: ReadonlySet<string> = new Set(
  TONGUES.flatMap((tongue) =>
    (['long', 'short'] as const).flatMap((style) => {
      const names = new Intl.DisplayNames(tongue, { type: 'region', style, fallback: 'none' })
      return REGION_CODES.flatMap((code) => names.of(code)?.toLocaleLowerCase() ?? [])
    }),
  ),
)
/** What else a state is called. */
const STATE =
  /^(?:great britain|britain|groß ?britannien|grande-bretagne|gran breta(?:ñ|gn)a|grã-bretanha|wielka brytania|marea britanie|england|angleterre|inglaterra|inghilterra|anglia|holland|hollande|holanda|olanda|emirat\p{L}+|émirats|arabia saudita|saudi-arabien|palestin\p{L}*|palästina|birmani\p{L}+|burma|czech republic|république tchèque|república checa|repubblica ceca|tschechei|corée|corea|coreia|korea)$/iu
const isState = (label: string): boolean => STATES.has(label.toLocaleLowerCase()) || STATE.test(label)

/** How a story says that it happened there: 'w Łodzi' for 'Łódź', 'en Iran' for 'Iran'; nothing where it may be somebody who speaks. */
export const placedBy = (label: string, story: string, tongue: Tongue): string => {
  const at = AT[tongue]
  if (at === undefined || !NAME.test(label) || SEAT.test(label) || isState(label)) return ''
  // In Polish and Romanian the end of a name bends.
  const bends = tongue === 'pl' || tongue === 'ro'
  const name = bends ? `${asPattern(label.slice(0, Math.max(3, label.length - 2)))}\\p{L}{0,5}` : asPattern(label)
  const isAlwaysPlace = [...story.matchAll(new RegExp(`(?<!\\p{L})${name}(?![\\p{L}-])`, 'gu'))].every(
    ({ index }) => index > 0 && BEFORE_PLACE.test(story.slice(Math.max(0, index - 12), index)),
  )
  const said = new RegExp(`(?<!\\p{L})(?:${at})(?:\\s|(?<=[’']))${name}(?![\\p{L}-])`, 'iu').exec(story)?.[0] ?? ''
  return isAlwaysPlace ? said : ''
}

const namesOther = (label: string, story: string): boolean =>
  (story.match(/\p{Lu}[\p{L}-]+/gu) ?? []).some((word) => word !== label && isState(word))

/** Who speaks says 'we'. */
const WE =
  /(?<!\p{L})(?:we|our|us|wir|uns|unser\p{L}*|nous|notre|nos|nosotros|nuestr\p{L}+|noi|nostr\p{L}+|nós|noss\p{L}+|my|nas|nasz\p{L}*|wij|we|ons|onze|noastr\p{L}+|हम|हमें|हमार\p{L}+)(?![\p{L}\p{M}])/iu
/** True for a story under a state that says itself that it was there, where that state hardly speaks of another one. */
export const saysState = (label: string, story: string, tongue: Tongue): boolean =>
  isState(label) &&
  !SEAT.test(label) &&
  !namesOther(label, story) &&
  !WE.test(story) &&
  new RegExp(`(?<!\\p{L})(?:${AT[tongue] ?? 'in'}|im|in den|in der)\\s${asPattern(label)}(?![\\p{L}-])`, 'u').test(story)

/** What stands before a place of the story's own. */
const NEAR: Readonly<Partial<Record<Tongue, string>>> = {
  en: 'in|near|at',
  de: 'in|bei|nahe',
  nl: 'in|bij',
  fr: 'à|en|aux?|dans',
  es: 'en',
  it: 'a|ad|in|nel|nella|nei|nelle',
  pt: 'em|no|na|nos|nas',
  pl: 'we?',
  ro: 'în|la',
}
/** True for a story that names a place of its own. */
export const isElsewhere = (story: string, tongue: Tongue): boolean =>
  new RegExp(`(?<!\\p{L})(?:${NEAR[tongue] ?? 'in'})\\s(?:l[ae]s?\\s|l['’])?\\p{Lu}\\p{Ll}`, 'u').test(story)
