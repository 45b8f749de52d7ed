import type { Tongue } from '../tongue.ts'

// With what a page makes its reader go on: a question that its text answers later, half a sentence, a look at its list. On air nothing follows.

/** Said of what nobody knows, half a question is a whole sentence: 'Warum er schoss, ist unklar.' */
const UNKNOWN: Readonly<Partial<Record<Tongue, RegExp>>> = {
  en: /(?<!\p{L})(?:unclear|unknown|(?:is|are|was|were|remains?|will|has|have|can|could|may|must|does|did|matters?|counts?)(?!\p{L}))/iu,
  de: /(?<!\p{L})(?:unklar|offen|bleibt|blieb|ungewiss|ungeklärt|unbekannt|nicht|steht|(?:ist|sind|war|wird|soll|muss|kann|darf)(?! ?[-–—]|[.]$))(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:onduidelijk|onbekend|blijft|bleef|niet|moet|kan|mag|krijgt|is nog|wordt)(?!\p{L})/iu,
}
/** Half a question: 'Was hinter dem Tanker steckt.' 'Why it matters.' 'Hoe het zover kwam.' */
const HALF: Readonly<Partial<Record<Tongue, RegExp>>> = {
  en: /^(?:How|Why|What) [^,;:?]{3,100}[.]$/u,
  de: /^(?:Was|Wie|Warum|Wieso|Weshalb|Wer|Wo|Worauf|Woran|Wofür|Womit|Wovor|Wenn|Welche[nrms]?) [^,;:?]{3,110}[.]$/u,
  nl: /^(?:Hoe|Waarom|Wat|Waar|Welke?) [^,;:?]{3,100}[.]$/u,
  pl: /^(?:(?:Wiadomo|Wiemy|Znamy|Ujawniono)(?: (?:już|też))?,|Oto,?) (?:z |o |na |do |od |za )?(?:co|czego|czym|kto|kogo|kim|kiedy|gdzie|dokąd|skąd|ile|jak|jaki\p{L}{0,3}|któr\p{L}{1,3}|dlaczego|czy) [^;:?]{3,110}[.]$/u,
}
/** 'Was bislang bekannt ist - und was nicht.' */
const KNOWN =
  /^(?:Was|Das|What|Wat|Dit)\s(?:\p{L}+\s){0,6}(?:bekannt ist|wissen|weiß|ist bekannt|know|known|weten|bekend is)(?:(?:\s?[-–—,:]|\s(?:und|and|en))\s.{0,40}|\s(?:so far|bisher|bislang|tot nu toe))?[.]$/iu
/** The page's own list: 'Hier eine Auswahl der Bräuche.' 'Ein Überblick.' 'Here are the details.' */
const LOOK: Readonly<Partial<Record<Tongue, RegExp>>> = {
  en: /^(?:here(?:['’]s| is| are)\s(?:what|how|why|where|who|the|an?|some|everything|all|our)(?!\p{L})|below (?:is|are)|(?:scroll|read) (?:on|down)|(?:an? )?(?:overview|look back|explainer)[ .:])/iu,
  de: /^(?:hier\s(?:(?:sind|ist|folgt|folgen|gibt es|finden|lesen|sehen|erfahren|kommen)(?!\p{L})|(?:eine?|die|der|das|unsere?|alle)\s\p{L})|(?:ein|eine|der|die)?\s?(?:überblick|übersicht|auswahl|ortsbesuch|spurensuche|porträt|faktencheck|rückblick)(?:[.]|\s(?:über|der|von|zu|in|auf|aus|mit)\s)(?!.*(?<!\p{L})(?:zeigt|ergab|ergibt|bietet|gibt|hat|wird|ist)(?!\p{L}))|sie kennen das(?!\p{L})|verfolgen sie (?:die|alle|hier|das)\s|(?:zu besuch|unterwegs) (?:bei|beim|in|im|mit)\s|die (?:aktuellen |neuesten |wichtigsten )?(?:entwicklungen|ereignisse|meldungen) (?:im|in unserem|hier))/iu,
  nl: /^(?:hier\s(?:(?:zijn|is|volgt|volgen|lees|vind|zie)(?!\p{L})|(?:een|de|het|onze|alle)\s\p{L})|hieronder(?!\p{L})|(?:een )?(?:overzicht|terugblik|selectie|portret)(?:[.]|\s(?:van|over|op|uit)\s)(?!.*(?<!\p{L})(?:toont|blijkt|laat|geeft|biedt|heeft|is)(?!\p{L})))/iu,
}
/** Who tells it there: 'Wie wichtig die Feiern sind, analysiert unsere Redakteurin.' */
const TOLD_THERE: Readonly<Partial<Record<Tongue, RegExp>>> = {
  en: /^(?:How|Why|What) [^?]{8,160}, (?:explains|writes|reports|analyses|analyzes) [^,?]{3,60}[.]$/u,
  de: /^(?:Was|Wie|Warum|Wieso|Weshalb|Wer|Wo|Worauf|Woran|Welche[nrms]?) [^?]{8,160}, (?:analysiert|erklärt|erzählt|schildert|beschreibt|berichtet|verrät|kommentiert) [^,?]{3,60}[.]$/u,
  nl: /^(?:Hoe|Waarom|Wat|Waar|Welke?) [^?]{8,160}, (?:vertelt|schrijft|analyseert|beschrijft|legt|verklapt) [^,?]{3,60}[.]$|^(?:(?:Twee|Drie|Onze) )?(?:[Ee]xperts?|[Dd]eskundigen?) (?:leggen|legt|vertellen|vertelt) (?:je )?(?:uit )?(?:hoe|waarom|wat|welke|waar) [^?:;]{3,110}[.]$/u,
}
/** Something is there, and not said what. */
const WITHHELD: Readonly<Partial<Record<Tongue, RegExp>>> = {
  en: /(?<!\p{L})(?:but there(?:['’]s| is) (?:one|a) (?:catch|problem|condition)|the (?:results|answer) (?:may|might|will) surprise)/iu,
  de: /(?<!\p{L})(?:überraschende (?:antwort|ergebnis|erkenntnis|wend)\p{L}{0,4}|(?:muss|müssen|sollte|sollten) (?:allerdings|aber|jedoch|dabei) (?:einen?|eine|zwei|drei|einiges) (?:\p{L}+ )?beachten|hat (?:allerdings |aber |jedoch )?(?:einen|seinen) haken)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:er is (?:wel |echter )?(?:één|een) (?:addertje|voorwaarde|probleem)|verrassende (?:antwoord|resultaten|uitkomst))(?!\p{L})/iu,
}
/** Behind a dash: '– und was das mit Taxis zu tun hat'. */
const AND_WHAT: Readonly<Partial<Record<Tongue, RegExp>>> = {
  de: /\s[-–—]\sund (?:was|wie|warum|wieso|weshalb|wer|welche[nrms]?|wo|womit|wofür|worauf) [^,;:?!"“”„«»]{3,110}$/u,
}
const MOST_WORDS = 18

/** 'Heizt der Streit die Preise an?' The text says it, further down or not at all. */
const isQuestion = (sentence: string): boolean => /\?["”“»’')]{0,2}$/.test(sentence)

/** Behind a question that is left out: 'Experten glauben das nicht.' */
const ANSWER: Readonly<Partial<Record<Tongue, RegExp>>> = {
  en: /^(?:yes|no|nope|not|maybe|perhaps|the answer|it depends|if you ask|well|experts? (?:say|think|believe|doubt|disagree)|that['’]s)(?!\p{L})/iu,
  de: /^(?:ja|nein|doch|vielleicht|nicht|die antwort|kommt|klar ist|fest steht|(?:\p{Lu}?\p{L}+\s){1,3}(?:das|dies) (?:nicht|so|anders|auch)|ein (?:test|experte|blick)|eine (?:expertin|studie))(?!\p{L})/iu,
  nl: /^(?:ja|nee|nou|misschien|het antwoord|dat (?:valt|hangt|ligt)|(?:\p{L}+\s){1,3}(?:dat|dit) (?:niet|wel|anders)|een (?:expert|deskundige))(?!\p{L})/iu,
}

/** The tongues in which a question in a text was seen to lead on to the page. */
const READ: ReadonlySet<Tongue> = new Set(['en', 'de', 'nl'])

/** True for a sentence of a text that only leads on to what is not said. */
const isTeaser = (sentence: string, tongue: Tongue): boolean => {
  if (READ.has(tongue) && (isQuestion(sentence) || KNOWN.test(sentence))) return true
  if (TOLD_THERE[tongue]?.test(sentence)) return true
  if (sentence.split(' ').length > MOST_WORDS) return false
  if (LOOK[tongue]?.test(sentence) || WITHHELD[tongue]?.test(sentence)) return true
  return HALF[tongue]?.test(sentence) === true && UNKNOWN[tongue]?.test(sentence) !== true
}

/** 'Anhaltspunkte zum Motiv: Warum die Ermittler zögern', 'Wie gefährlich Billigware ist': the headline only promises what stands below. */
export const isPromise = (title: string, tongue: Tongue): boolean => {
  if (AND_WHAT[tongue]?.test(title)) return true
  const [, behind = title] = /^[^:]{2,60}?(?::|\s[-–—])\s(.+)$/u.exec(title) ?? []
  const asked = `${behind.replace(/[.!]$/, '')}.`
  return KNOWN.test(asked) || (HALF[tongue]?.test(asked) === true && !/[?"“„«»]/.test(behind))
}

/** Which sentences of a text lead on to a page, and which only answer one that does. */
export const teasersIn = (sentences: readonly string[], tongue: Tongue): boolean[] => {
  let asked = false
  return sentences.map((sentence) => {
    const isOff = isTeaser(sentence, tongue) || (asked && ANSWER[tongue]?.test(sentence) === true)
    asked = isOff && (isQuestion(sentence) || asked)
    return isOff
  })
}

/** 'Cette photo qui …', 'Affaire Morel : ce détail qui …', 'Así cayeron …': of what the page shows and no listener sees. */
const SHOWN: Readonly<Partial<Record<Tongue, RegExp>>> = {
  fr: /(?:^|\s?:\s)(?:cet|cette|ces?) (?!(?:qui|que|dont|à|fois|soir|soirée|matin|matinée|midi|après-midi|nuit|jours?|semaine|mois|année|saison|week-?end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|été|hiver|automne|printemps|rentrée|sera|serait|sont|fut|doit|devrait|pourrait|ne|prochaine?s?|derni[eè]re?s?|premiers?|premières?|deux|trois|quatre|cinq|dix)(?!\p{L})|qu['’]|n['’]|\d)\p{L}|\spar (?:cet|cette|ce) \p{L}+(?:eur|euse|iste|ier|ière|rice)(?: \p{Ll}+)?$|(?<!\p{L})ressemble à (?:ça|cela)$/iu,
  es: /^(?:Así (?!lo |que |no )|Est[aeo] (?:es|fue|será) )/u,
}
export const isShown = (title: string, tongue: Tongue): boolean => SHOWN[tongue]?.test(title) === true

/** 'Aus diesem Grund …', 'Om deze reden …': which one, the page says. */
const POINTS: Readonly<Partial<Record<Tongue, RegExp>>> = {
  en: /^(?:at|because of|by|for|from|in|on|thanks to|to|with) (?:this|these) (?!(?:year|week|month|season|summer|winter|weekend|morning|afternoon|evening|time|point|day)(?!\p{L}))/iu,
  de: /^(?:an|auf|aus|bei|dank|durch|für|in|mit|um|von|vor|wegen|zu) diese[mnrs]? (?!(?:jahr|woche|sommer|winter|herbst|früh|monat|tag|abend|saison|nacht|moment|zeit|advent|mon|diens|mitt|donner|frei|sams|sonn))/iu,
  nl: /^(?:aan|achter|bij|dankzij|door|in|met|naar|om|op|uit|van|voor) (?:deze|dit) (?!(?:week|maand|jaar|zomer|winter|herfst|lente|seizoen|weekend|ochtend|middag|avond|nacht)(?!\p{L}))/iu,
  pl: /^(?:dla|do|na|o|od|po|pod|przez|przy|w|z|za|ze) (?:tej|tego|tych|tym|te|tę) (?!rok|sezon|tygod|tydz|miesi|czas|dni|noc|lat|samy|samej)/iu,
}
export const pointsToPage = (title: string, tongue: Tongue): boolean => POINTS[tongue]?.test(title) === true

/** '… . Jest wyrok', '… . Podano powód': which one, the sentences below say. */
const KEPT_BACK: Readonly<Partial<Record<Tongue, RegExp>>> = {
  pl: /(?:^|[.!?:]\s|\s[-–—]\s)(?:Jest|Są|Mamy|Znamy|Podano|Ujawniono)\s(?:już\s)?(?:\p{L}+\s)?(?:wyroki?|decyzj[aęe]|reakcj[aęe]|wyniki|komunikat|szczegóły|zarzuty|odpowiedź|oświadczenie|termin|dat[aęy]|fakty|informacje|ustalenia|przyczyn[aęy]|powód|stanowisko|komentarz)(?:\s[^.]{1,40})?\.?$/u,
}
/** True for a headline that says that there is something to know, and not what. */
export const keepsBack = (title: string, tongue: Tongue): boolean =>
  pointsToPage(title, tongue) || KEPT_BACK[tongue]?.test(title) === true
