import { leansBack } from '../fit-for-air/leans-back.ts'
import { knownNoun } from '../fit-for-air/leans-on-headline.ts'
import { plainWords } from '../fit-for-air/phrases.ts'
import { countsIn } from '../fit-for-air/victims.ts'
import type { ByTongue, Tongue } from '../tongue.ts'
import { holdsSomeNames, isSpecific, sharedWords, showsNames } from './headline-words.ts'
import { beginsTale } from './moods.ts'
import { leadsUpInPolish } from './polish-leads.ts'
import { wordCount } from './sentences.ts'

// 'Israel attacks port in Gaza', and below it 'On Saturday Israeli aircraft bombed the port': the same news in other words. Who hears both hears it
// twice, so the sentence is told in the headline's place.

/** So much of the headline's words that count a sentence shares. German and Hindi show no names, which tell most of what a sentence is about. */
const PART: Readonly<Partial<Record<Tongue, number>>> = { de: 0.4, hi: 0.45 }
const USUAL_PART = 0.34
/** So many at least, of the subject as of what happened. */
const LEAST = 2
const LEAST_IN_HINDI = 3
/** A shorter sentence leaves out when and where. Compounds and endings make sentences of few words. */
const LONG = 10
const LONG_BY_TONGUE: Readonly<Partial<Record<Tongue, number>>> = { de: 8, pl: 8 }
/** By so many words a sentence may be shorter than the headline. */
const SHORTER = 2

const NAMED_SOON = /^(?:\S+ ){1,6}["“„«(]?(?:\p{L}['’])?\p{Lu}/u
/** 'The agency lowers its forecast': of which one the headline has spoken. With a name in the next words it says itself. */
const isOfKnown = (sentence: string, tongue: Tongue): boolean =>
  tongue !== 'de' && knownNoun(sentence, tongue) !== undefined && !NAMED_SOON.test(sentence)

/** 'Dans ce pays', 'esas fuerzas': the headline says which. This week and this evening are known. */
const POINTED: ByTongue<RegExp> = {
  en: /(?<!\p{L})(?:this|these|those) (?!(?:week|month|year|morning|afternoon|evening|summer|autumn|winter|spring|weekend|season|time)(?!\p{L}))/iu,
  de: /(?<!\p{L})(?:diese[rmns]?|jene[rmns]?) (?!(?:Woche|Monats?|Jahr\p{L}*|Tage\p{L}*|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Sommer|Herbst|Winter|Frühjahr|Saison|Wochenende|Nacht|Abend|Morgen)(?!\p{L}))/iu,
  fr: /(?<!\p{L})(?:ce|cet|cette|ces) (?!(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|matinée|midi|après|soir|soirée|nuit|week|mois|année|semaine|printemps|été|automne|hiver|derni\p{L}+|prochain\p{L}*|qui|que|\d+)(?!\p{L}))/iu,
  es: /(?<!\p{L})(?:est[ea]|est[oa]s|es[ea]|es[oa]s|dich[oa]s?) (?!(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|mediodía|tarde|noche|madrugada|fin|semana|mes|año|verano|otoño|invierno|primavera|temporada|mism[oa]|próxim[oa]s?|pasad[oa]s?|días|\d+)(?!\p{L}))/iu,
  it: /(?<!\p{L})(?:quest[oaie]|quei|quegli|quell[ae]) (?!(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|mattina|mattinata|pomeriggio|sera|notte|settimana|weekend|mese|anno|estate|autunno|inverno|primavera|stagione)(?!\p{L}))/iu,
  pt: /(?<!\p{L})(?:n|d)?(?:este|esta|estes|estas|esse|essa|esses|essas) (?!(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|manhã|tarde|noite|madrugada|fim|semana|mês|ano|verão|outono|inverno|primavera|temporada|próxim[oa]s?|\d+)(?!\p{L}))/iu,
  pl: /(?<!\p{L})(?:ten|tego|tej|tę|tych) (?!(?:rok\p{L}*|tygod\p{L}*|miesiąc\p{L}*|dnia|nocy|wieczor\p{L}*|samego|samej)(?!\p{L}))\p{L}{4,}/iu,
  nl: /(?<!\p{L})(?:dit|deze) (?!(?:week|maand|jaar|zomer|winter|lente|herfst|seizoen|weekend|ochtend|middag|avond|nacht|legislatuur|eeuw)(?!\p{L}))\p{L}{4,}/iu,
  ro: /(?<!\p{L})(?:acest|această|acești|aceste|acestei|acestui|acestor) (?!(?:luni|marți|miercuri|joi|vineri|sâmbătă|duminică|dimineață|seară|noapte|săptămân\p{L}*|lun[ăi]|an|vară|iarnă|toamnă|primăvară|sezon)(?!\p{L}))/iu,
  hi: /(?:^| )(?:इस|इन|उस|उन) (?!(?:सप्ताह|हफ्ते|महीने|माह|साल|वर्ष|बार|बीच|दौरान|समय|वक्त))/u,
}

/** How it came to it, or what was years ago: the news stands further down. */
const RUN_UP =
  /^(?:it (?:all )?(?:began|started)|alles (?:begann|fing)|es (?:begann|fing)|begonnen hatte|angefangen hat|tout (?:a commencé|commence|avait commencé)|tout est parti|todo (?:comenzó|empezó|comienza|empieza)|tutto (?:è (?:iniziato|cominciato|partito|nato)|inizia|comincia)|tudo (?:começou|começa)|het begon|alles begon|totul a (?:început|pornit)|इसकी शुरुआत|\p{L}{1,8}(?: \p{L}+){0,2} (?:19|20)\d\d|(?:\S+ ){1,3}years ago|vor \S+ jahren|il y a \S+ ans|hace \S+ años|\S+ anni fa|há \S+ anos|\S+ anos atrás|\S+ lat(?:a)? temu|\S+ jaar geleden|(?:acum|în urmă cu) \S+ (?:de )?ani|\S+ साल पहले)(?!\p{L})/iu

/** A day by its date alone is not the day of the news, and a scene or a cause is not what happened: 'Le 26 janvier', 'Suite à', 'O scenă șocantă'. */
const NOT_YET =
  /^(?:le \d{1,2}(?:er)? (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|el \d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|il \d{1,2} (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)|suite (?:à|aux?)|à la suite (?:de|du|des)|(?:scènes?|instants?|moments?|escenas?|momentos?|scene|attimi|momenti|cenas?) (?:de|di|d['’]|du)|(?:o scenă|imagini|momente) \p{L}{3,})(?!\p{L})/iu

/** What had been, or was meant to be, before the news changed it: 'The senate had banned …', 'The minister wanted to …'. */
const BEFORE_IT: ByTongue<RegExp> = {
  en: /(?<!\p{L})(?:had (?!to\b)\p{L}+|wanted to|planned to|intended to|(?:was|were) (?:due|supposed|meant|expected) to|(?:introduced|proposed|launched) .{0,60}(?:last year|in 20\d\d|years? ago))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:hatten?|wollten?|sollten?|plante|planten|war .{0,80} worden|waren .{0,80} worden)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:avai(?:t|ent)|devai(?:t|ent)|voulai(?:t|ent)|souhaitai(?:t|ent)|prévoyai(?:t|ent))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:había|habían|quería|querían|debía|debían|iba a|iban a|pretendía|preveía|planeaba)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:aveva|avevano|doveva|dovevano|voleva|volevano|intendeva|era stat[oa]|erano stat[ie]|prevedeva)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:tinha|tinham|havia|haviam|queria|queriam|devia|deviam|iria|iriam|pretendia|previa)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:miał[aoy]?|mieli|chciał[aoy]?|chcieli|planował[aoy]?|planowali|zamierzał[aoy]?)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:had|hadden|wilden?|zou|zouden|was .{0,60} van plan|waren .{0,60} van plan)(?!\p{L})/iu,
  ro: /(?<!\p{L})(?:urma să|urmau să|trebuia|trebuiau|dorea|doreau|voia|voiau|intenționa|plănuia|fusese|fuseseră)(?!\p{L})/iu,
  hi: /(?:चाहत[ेाी]|होना|करना|रखा|रखी|वाल[ेाी]|दिया हुआ) (?:था|थी|थे)/u,
}

/** That there is something to tell, and not yet what: 'यात्रियों के लिए अच्छी खबर है.' */
const ANNOUNCED_IN_HINDI =
  /^(?:\S+ ){1,16}(?:खुशखबरी|गुड न्यूज|(?:अच्छी|बुरी|बड़ी|अहम|जरूरी|काम की|राहत की|राहत भरी) खबर|सुर्खियों में|चर्चाओं? में|खबरों में|वाला मामला सामने|वाली (?:घटना|खबर) सामने|वाला वीडियो सामने)(?: (?:है|हैं|बना हुआ है|बनी हुई हैं?|बने हुए हैं|आ गई हैं|आया है|आई है|सामने आई है|रहते हैं|रहती हैं)){1,2} ?[।.]?$/u

/** A quotation, a question, what 'this' points back to, or how it came to the news. */
export const isRunUp = (first: string, tongue: Tongue): boolean =>
  [QUOTED_OR_ASKED, RUN_UP, NOT_YET, POINTED[tongue], BEFORE_IT[tongue]].some((one) => one.test(first)) ||
  beginsTale(first, tongue) ||
  (tongue === 'pl' && leadsUpInPolish(first)) ||
  (tongue === 'hi' && ANNOUNCED_IN_HINDI.test(first))

/** What is before the first comma only leads to it: 'As the paper has learned, this is …'. */
const withoutRunUp = (sentence: string): string => sentence.replace(/^(?:\S+ ){0,5}\S+, /, '')
const QUOTED_OR_ASKED = /^["“„«‘]|[?]["”»]?$/u

const sharesMost = (sentence: string, headline: string, tongue: Tongue): boolean => {
  const shared = sharedWords(sentence, headline)
  const count = shared.filter(Boolean).length
  const middle = Math.ceil(shared.length / 2)
  const isOfBoth = shared.slice(0, middle).includes(true) && shared.slice(middle).includes(true)
  return isOfBoth && count >= (tongue === 'hi' ? LEAST_IN_HINDI : LEAST) && count >= shared.length * (PART[tongue] ?? USUAL_PART)
}

/** Everything that the headline counts, in figures or in words. */
const countsAll = (said: string, headline: string, tongue: Tongue): boolean => {
  const counted = countsIn(said, tongue)
  if (![...countsIn(headline, tongue)].every((count) => counted.has(count))) return false
  const figures: string[] = said.match(/\d+/g) ?? []
  return (headline.match(/\d+/g) ?? []).every((figure) => figures.includes(figure) || counted.has(Number(figure)))
}

/**
 * True for a first sentence that tells in other words what its headline tells, and by itself says whom and what it is about. `next`: what is told
 * behind it. Whether it keeps a death and somebody's doubt, and counts nobody again, `tellsTwice` asks.
 */
export const retells = (first: string, next: string, headline: string, tongue: Tongue): boolean =>
  wordCount(first) >= Math.max(LONG_BY_TONGUE[tongue] ?? LONG, wordCount(headline) - SHORTER) &&
  !isRunUp(first, tongue) &&
  isSpecific(first, tongue) &&
  !isOfKnown(first, tongue) &&
  (!showsNames(tongue) || holdsSomeNames(first, headline)) &&
  ![first, withoutRunUp(first)].some((one) => leansBack(plainWords(one), tongue)) &&
  countsAll(`${first} ${next}`, headline, tongue) &&
  sharesMost(first, headline, tongue)
