import { AND, MORE, OR } from './and-words.ts'
import { withLeftOut, withoutDoubleNo } from './double-no.ts'
import { kept } from './kept.ts'
import { ARTICLE, LEADS, NOUN_GOES_ON, NOUN_VERBS, OF_OTHERS, VERBS, WISHES } from './leaving-verbs.ts'
import { inHurry, orEnglish } from './own-words.ts'
import { contentOf } from './task-subject.ts'
import { withAnswers, YES_TO } from './yes-and-no.ts'

type Words = Readonly<Record<string, string>>

/** What of a sentence is not wanted: behind one of these words, as far as the sentence or its next 'but' goes. */
const BEFORE: Words = {
  en: "no(?!\\.? ?\\d)|not|(?:is|are|do|does|wo|ca|should|would|need)n['’]t|neither|nor|without|except|excluding|never|dont|doesnt|do not|nothing|none of|other than|apart from|instead of",
  de: 'weder|nein zu[rm]?|kein(?:e|en|er|em|es)?|ohne|nicht|außer|ausser|nie|nichts|nix|bis auf(?! weiteres)|ausgenommen|(?:an)?statt(?! dessen)',
  pl: 'bez|nie|ani|oprócz(?! te(?:go|j))|poza(?! t(?:ym|ą))|z wyjątkiem|żadn(?:ej|ych|ego)|nic|zamiast(?! tego)',
  es: 'sin(?! embargo)|no|ni|nunca|jamás|tampoco|excepto|(?<!\\by )salvo|(?<!(?<!\\p{L})(?:al|lo|o|ni) )menos(?! (?:de|mal)(?!\\p{L}))|nada|ningun[ao]?|ningún|en vez de|en lugar de',
  it: 'senza|non|mai|né|nè|tranne|eccetto|niente|nulla|(?<!sano e )salvo|nessun[ao]?|escluso|esclusa|invece (?:di|del(?:la)?)|al posto (?:di|del(?:la)?)',
  fr: 'sans|ni|non (?:à|aux?)|pas de(?! calais)|pas d|pas (?:la|les?|l|du)(?! tout)|pas du tout d[eu]?|rien|sauf|hors(?! (?:saison|norme|du commun|la loi|d|de|ligne|piste)(?!\\p{L}))|excepté|aucune?|jamais|au lieu (?:de|du|des|d)',
  pt: 'sem|não|nem|nunca|jamais|exceto|excepto|(?<!(?<!\\p{L})(?:pelo|ao|ou|nem) )menos(?! (?:de|mal)(?!\\p{L}))|nada|nenhum[a]?|em vez d[aeo]s?|ao invés d[aeo]s?',
  nl: 'geen|nee tegen|noch|zonder|niets|niks|niet|behalve|uitgezonderd|nooit|in plaats van',
  ro: 'nici|niciodată|fără|nu|exceptând|cu excepția|în afară de(?! (?:asta|aceasta))|nicio|niciun|nimic|în loc de',
  hi: 'न|बिना|सिवाय',
}

/** Behind it stands nothing but a verb: 'den Talkurier bitte nie verwenden'. */
const VERB = '(?=\\s*(?:\\p{Ll}{2,12}en\\s*)?$)'
/** A short order: 'Politik bitte streichen', and not 'Firmen, die viele Stellen streichen'. */
const SHORT = '(?<=^\\s*(?:\\p{L}+ ){1,2}(?:bitte |kannst du |aub |graag )?)'
const I_WANT = '(?<=^\\s*(?:ich|wir|ik|probeer) [^.,]{1,40} )'
const LAST = '(?=\\s*(?:$|,|bitte|danke|aub|graag|und|en))'

/** The same behind what they mean. */
const BEHIND: Words = {
  de: `weglassen|auslassen|rauslassen|${SHORT}(?:streichen|überspringen|raus|weg)${LAST}|(?:${SHORT}|${I_WANT})vermeiden${LAST}|nicht|nie(?:mals)?${VERB}`,
  nl: `weglaten|overslaan|${SHORT}(?:schrappen|vermijden)${LAST}|${I_WANT}(?:te )?vermijden${LAST}|(?:nooit|niet)${VERB}`,
  en: `never${VERB}`,
  pl: `sobie (?:daruj|odpuść)(?:my|cie)?${LAST}|(?:daruj|odpuść)(?:my|cie)? sobie\\s*$`,
  // 'मत' is a vote too, and 'खेल के अलावा मौसम भी' wants both.
  hi: 'नहीं|मत(?=\\s*(?:$|,|(?:बत|सुन|बोल|पढ़|कर|दे|दो|ले|लो|रख|डाल|जोड़)))|छोड़कर|छोड़ (?:दो|दें|दीजिए|देना)|छोड़[ाीे] जा सकत[ाीे](?: हैं?)?|भूल जा(?:ओ|इए|एँ|एं|ना)|हटाकर|हटा (?:दो|दें|दीजिए|देना)|के अलावा(?! [^.,।]{1,30} भी)|के बिना|को छोड़कर|की जगह',
}

/** English is understood in every tongue, but for what is another word there: Portuguese 'no Algarve', German 'Not', Polish 'no dobra'. */
const NOT_ENGLISH: Words = { pt: 'no', pl: 'no', de: 'not', ro: 'nor' }
const ENGLISH_TOPIC = '(?:politics|sports?|football|weather|traffic|business|crime|culture|music|health|news)(?!\\p{L})'

/** Its 'but' is no turn: 'anything but politics'. */
const ALL_BUT = /(?<!\p{L})(?:anything|everything|all|every story) but(?!\p{L})/giu

/** With these words something is wanted all the same: 'nothing but sport', 'no more than three'. */
const WANTED: Words = {
  en: "(?:and )?nothing else(?! (?:but|than))|nothing but|nothing (?:else )?than|no(?:t)? more than|not only|no longer than|no news but|(?:don['’]?t|do not|never) forget|no matter|not least|no (?:problem|worries)|why not",
  de: '(?:und )?sonst nichts|nichts als|nichts außer|nichts ausser|nicht mehr als|nicht nur|nicht länger als|nicht vergessen|vergiss nicht|vergesst nicht|nicht zuletzt|noch nicht',
  pl: '(?:i )?nic (?:więcej|innego)|nie więcej niż|nie tylko|nic poza|nic oprócz|nie dłużej niż|nie zapomnij(?:cie)?|nie zapominaj(?:cie)?',
  es: '(?:y )?nada m[áa]s(?! que)|no más de|no más que|no solo|no sólo|nada más que|no (?:te |se |os )?olvid(?:es|e|en|éis)|sin falta|cuanto menos',
  it: "(?:e )?(?:nient[’']altro|niente altro|nulla più)(?! che)|non più di|non solo|niente altro che|nient[’']altro che|non (?:ti )?(?:dimenticare|scordare)|senz[’']altro|non vedo l[’']ora",
  fr: "(?:et )?rien d[’']autre|pas plus de|rien que|pas seulement|n[’']oublie[sz]? pas|oublie[sz]? pas|sans faute",
  pt: '(?:e )?(?:mais nada|nada mais)(?! (?:que|do que))|não mais de|não mais do que|não só|nada mais que|não (?:te |se |vos )?esque[çc](?:as|a|am|ais)|sem falta',
  nl: '(?:en )?(?:verder|anders) niets|niet meer dan|niet alleen|niets dan|niet vergeten',
  ro: '(?:și )?nimic altceva(?! decât)|nu mai mult de|nu numai|nu doar|nimic altceva decât|nu uita(?:ți)?',
  hi: '(?:और )?(?:कुछ और|और कुछ) नहीं|सिर्फ़ नहीं|(?:मत|न) भूल(?:ना|ें|िए|ो)?|भूल(?:ना|ें|िए|ो) मत',
}
/** 'Tutto, politica esclusa', 'el museo no nos interesa': said behind what it leaves out. */
const LEFT_OUT: Words = {
  en: "(?:can|may|could|should|must) (?:just |simply |also )?be (?:skipped|left out|omitted|dropped|excluded|ignored|cut|removed|avoided)|excluded|left out|not included|(?:is|are|do|does)(?: not|n['’]?t) (?:needed|wanted|interesting|interest|matter)(?: (?:us|me|here|anyone))?",
  de: '(?:kann|können|darf|dürfen|soll|sollen) (?:ruhig |auch |gerne? )?(?:weg|raus|(?:weggelassen|ausgelassen|übersprungen|gestrichen) werden)|ausgeschlossen|ausgenommen|(?:interessier(?:t|en)|brauch(?:t|en)) (?:uns|mich|hier|wir|ich|keinen|niemand(?:en)?)?\\s?(?:nicht|keiner)?|(?:sind|ist) (?:uns|mir) (?:egal|wurst)',
  pl: '(?:można|da się) (?:pominąć|opuścić|usunąć|wyciąć|odpuścić)|(?:może|mogą) (?:zostać|być) (?:pominięt|usunięt|wycięt)\\p{L}{1,2}|wykluczon[aey]|(?:nas |mnie )?nie (?:nas |mnie )?(?:interesuj|obchodz)\\p{L}*(?: nas| mnie)?',
  es: 'se pueden? (?:omitir|saltar|quitar|eliminar|evitar|ignorar|dejar fuera)|(?:pueden?|deben?) (?:omitirse|saltarse|quitarse|ser omitid[oa]s?|quedar(?:se)? fuera)|excluid[oa]s?|aparte|no (?:nos |me |le )?(?:interesan?|importan?)(?: a nadie)?',
  it: 'si (?:può|possono) (?:saltare|omettere|togliere|tralasciare|escludere|evitare|ignorare)|(?:può|possono|deve|devono) essere (?:saltat|omess|tolt|esclus|ignorat|evitat)[oaie]|esclus[oaie]|a parte|non (?:ci |mi |c.)?interessan?o?(?: a nessuno)?',
  fr: "(?:peut|peuvent|doit|doivent) être (?:sauté|omis|supprimé|ignoré|exclu|évité|laissé)e?s?(?: de côté)?|exclue?s?|exceptée?s?|mise? à part|(?:,? ?on s['’]en|je m['’]en) (?:fiche|fout|moque|passe)|ne (?:nous |m['’]|me )?intéresse(?:nt)? (?:pas|personne)",
  pt: '(?:podem?|devem?) (?:ser (?:omitid|saltad|pulad|cortad|excluíd|ignorad|retirad)[oa]s?|ficar de fora)|excluíd[oa]s?|à parte|não (?:nos |me )?(?:interess|import)am?(?: a ninguém)?',
  nl: '(?:mag|mogen|kan|kunnen) (?:weg|worden (?:overgeslagen|weggelaten|geschrapt)|(?:overgeslagen|weggelaten|geschrapt) worden)|uitgesloten|uitgezonderd|(?:interesseren|interesseert|hoeven|hoeft) (?:ons|mij|me|we|ik|hier)?\\s?niet',
  ro: '(?:poate|pot) fi (?:omis|sărit|exclus|eliminat|ignorat|lăsat)[ăei]?(?: deoparte| afară)?|exclus[ăe]?|nu (?:ne |mă |îi )?interesează(?: pe nimeni)?',
}
/** Portuguese 'mais' is more, Polish 'ci' those: each tongue has its own. */
const TURNS: Words = {
  en: 'but|rather',
  de: 'sondern|aber|lieber|dafür|stattdessen',
  pl: 'ale|lecz|raczej|lepiej|zamiast tego',
  es: 'pero|sino|mejor',
  it: 'ma|bensì|piuttosto|meglio',
  fr: 'mais|plutôt',
  pt: 'mas',
  nl: 'maar(?! (?:weg|over|achterwege|zitten))|liever',
  ro: 'dar|ci|mai bine',
  hi: 'लेकिन|बल्कि|मगर|किंतु|परंतु|(?<=(?:दीजिए|दीजिये|दें|दो|सुनाइए|सुनाएं|सुनाओ|बताइए|बताएं|बताओ|चाहिए|हो|करें|करो)\\s)पर',
}

/** Behind a comma it ends what is not wanted: 'no crime, tell the weather last'. */
const ORDERS: Words = {
  en: 'tell|read|give|put|start|begin|end|finish|say|bring|use|make|keep|add',
  de: 'erzähl|lies|bring|sag|nenn|beginn|fang|ende|schließ|setz|mach|fass|halt|nimm|füg|gib|sprich|verwend',
  fr: 'raconte|dis|lis|donne|mets|commence|termine|finis|parle|fais|racontez|dites|lisez|donnez|mettez|commencez|terminez|finissez|parlez|faites|ajoute[rz]?',
  es: 'cuenta|di|lee|da|pon|empieza|termina|acaba|habla|haz|cuente|diga|lea|dé|dame|ponga|empiece|termine|acabe|hable|haga|añade|agrega',
  it: 'racconta|leggi|metti|comincia|inizia|finisci|chiudi|parla|fai|dimmi|dammi|dacci|aggiungi|usa',
  pt: 'conta|diz|lê|dá|põe|começa|termina|acaba|fala|faz|conte|diga|leia|dê|ponha|põe|comece|termine|acabe|fale|faça|traga|usa|use',
  pl: 'opowiedz|powiedz|czytaj|przeczytaj|podaj|daj|zacznij|zakończ|mów',
  nl: 'vertel|zeg|lees|geef|zet|begin|eindig|sluit|maak|hou|voeg|gebruik',
  ro: 'spune|citește|dă|pune|începe|încheie|termină|vorbește|fă|zi|spuneți|citiți|dați|puneți|începeți|încheiați|terminați|vorbiți|faceți|adaugă',
  hi: 'बताइए|बताएं|सुनाइए|सुनाएं',
}
const LETTER = '[\\p{L}\\p{M}]'
/** Joined to another word by a hyphen it is a part of a noun: 'sans-abri', 'no-fly', 'Pas-de-Calais'. */
const BEGINS = `(?<!${LETTER}|${LETTER}-)`
const ENDS = `(?!${LETTER}|-${LETTER})`

const patternsOf = kept((tongue: string) => {
  const isOther = (word: string) => NOT_ENGLISH[tongue] === word.replace(/\(.*/u, '')
  const english = (BEFORE.en ?? '')
    .split('|')
    .map((word) => (isOther(word) ? `${word}(?= ${ENGLISH_TOPIC})` : word))
    .join('|')
  const before = inHurry([...new Set([BEFORE[tongue], english])].filter(Boolean).join('|'))
  const leads = `(?:(?<=^[^\\p{L}\\p{M}]{0,6})|(?<=[,(–—]\\s{0,3})|(?<=(?<!${LETTER})(?:${inHurry(orEnglish(LEADS, tongue))}),?\\s{1,3}))`
  const goesOn = '(?!\\s*(?:$|[,)]))'
  const noNoun = `(?!\\s?(?:${inHurry(orEnglish(NOUN_GOES_ON, tongue))})${ENDS})`
  const only = 'only|just|nur|tylko|solo|sólo|soltanto|seulement|só|alleen|doar|सिर्फ़'
  const and = orEnglish(AND, tongue)
  const anywhere = `(?:${leads}|(?<!(?<!${LETTER})(?:${inHurry(orEnglish(OF_OTHERS, tongue))})\\s{1,3}))`
  const asked = `(?:(?:${inHurry(orEnglish(LEADS, tongue))}|${inHurry(orEnglish(WISHES, tongue))}),?\\s{0,3}(?<!${LETTER}))?`
  const verbs = inHurry(orEnglish(VERBS, tongue))
  const verb = `(?=(?:${verbs})${ENDS})${anywhere}(?<verb>${verbs})${ENDS}${goesOn}(?!\\s(?:${and})\\s)`
  const nounVerbs = inHurry(orEnglish(NOUN_VERBS, tongue))
  const hasArticle = `(?=(?:${nounVerbs})\\s(?:${orEnglish(ARTICLE, tongue)})(?!\\p{L}))`
  const nounVerb = `(?=(?:${nounVerbs})${ENDS})(?:${leads}|${anywhere}${hasArticle})(?<nounVerb>${nounVerbs})${ENDS}${goesOn}${noNoun}`
  return {
    positive: new RegExp(`${BEGINS}(?:${inHurry(orEnglish(WANTED, tongue))})${ENDS}`, 'giu'),
    negation: new RegExp(`${BEGINS}(?:(?:${before})${ENDS}|${asked}(?:${verb}|${nounVerb}))`, 'giu'),
    behind: BEHIND[tongue] ? new RegExp(`${BEGINS}(?:${BEHIND[tongue]})(?!${LETTER})`, 'iu') : undefined,
    leftOut: new RegExp(
      `(?<=^|[\\n.,;:!?])(?<what>[^\\n.,;:!?]{1,40}?)\\s(?:${inHurry(orEnglish(LEFT_OUT, tongue))})(?=\\s*(?:$|[\\n.,;:!?]))`,
      'giu',
    ),
    turn: new RegExp(
      `[\\n.;:!?।]+|(?:,\\s+|(?<![\\s,])\\s+)(?:${orEnglish(TURNS, tongue)})\\s+|,\\s*(?=(?:${only}|${orEnglish(YES_TO, tongue)})\\s)|\\s(?:${and})\\s(?=(?:${only}|${MORE})\\s)`,
      'iu',
    ),
    parts: new RegExp(`(,|\\s(?:${and})\\s)`, 'iu'),
    order: new RegExp(`^\\s*(?:${orEnglish(ORDERS, tongue)})(?:e|en|t)?(?!${LETTER})`, 'iu'),
  }
})

export const isOrder = (piece: string, tongue: string): boolean => patternsOf(tongue).order.test(piece)

type Found = { from: number; to: number }

/** 'Deportes y Salta': in a sentence such a verb in capitals is a name. */
const isNameAt = (piece: string, at: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(piece.slice(at)) && /\p{L}/u.test(piece.slice(0, at))
const NAMES = /^(?:evita per[oó]n|corte (?:suprema|constitucional|inter\p{L}+))(?!\p{L})/iu

const negationIn = (piece: string, tongue: string): (Found & { verb: string }) | undefined => {
  for (const { index, 0: found, groups } of piece.matchAll(patternsOf(tongue).negation)) {
    const to = index + found.length
    const verb = groups?.nounVerb ?? groups?.verb ?? ''
    const at = to - verb.length
    const isNoun = groups?.nounVerb !== undefined || verb === 'Evita'
    if (!(isNoun && isNameAt(piece, at)) && !NAMES.test(piece.slice(at))) return { from: index, to, verb }
  }
  return undefined
}
/** Verbs that leave out stand behind it in these tongues. */
const LEAVES_BEHIND = /(?:lassen|laten|streichen|springen|slaan|schrappen)\s*(?:,\s*)?$/iu

/** A task in two: what it wants, and what it does not. Both are text. 'No politics, two stories about sport': what counts stories (`counts`) is wanted. */
export const splitWanted = (
  task: string,
  tongue: string,
  counts: (piece: string) => boolean,
): { wanted: string; unwanted: string } => {
  const { positive, behind, leftOut, turn, parts } = patternsOf(tongue)
  const wanted: string[] = []
  const unwanted: string[] = []
  const asks = {
    isUnwanted: (part: string) => negationIn(part, tongue) !== undefined || behind?.test(part) === true,
    isLeaving: (part: string) => Boolean(negationIn(part, tongue)?.verb) || LEAVES_BEHIND.test(part),
  }
  for (const piece of withLeftOut(withAnswers(withoutDoubleNo(task, tongue, asks), tongue), tongue)
    .replace(ALL_BUT, ' except ')
    .replace(positive, ' ')
    .replace(leftOut, ' without $<what>')
    .split(turn)
    .flatMap((whole) => atCounts(whole, parts, counts))) {
    let rest = piece
    // 'Only news, sport left out': what the first part wants stays wanted.
    const only = behind === undefined ? '' : wantedPart(rest.slice(0, Math.max(0, rest.search(behind))))
    if (only !== '') {
      wanted.push(only)
      rest = rest.slice(only.length)
    }
    let after = behind?.exec(rest)
    // Of 'Politik weglassen' the words before it are meant, of 'sport, keine Politik' those behind it.
    while (after && (negationIn(rest, tongue)?.from ?? rest.length) >= after.index && hasLetter(rest.slice(0, after.index))) {
      unwanted.push(rest.slice(0, after.index))
      rest = rest.slice(after.index + after[0].length)
      after = behind?.exec(rest)
    }
    let found = negationIn(rest, tongue)
    const lastOr = found ? lastOf(OR, piece) : 0
    while (found) {
      wanted.push(rest.slice(0, found.from))
      const meant = rest.slice(found.to)
      const comma = meant.indexOf(',')
      const isManner = comma >= 0 && isOfManner(meant.slice(0, comma), tongue) && found.to + (piece.length - rest.length) > lastOr
      unwanted.push(isManner ? meant.slice(0, comma) : meant)
      rest = isManner ? meant.slice(comma) : ''
      found = negationIn(rest, tongue)
    }
    wanted.push(rest)
  }
  return { wanted: wanted.join('\n'), unwanted: unwanted.join('\n') }
}

const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

const lastOf = (pattern: RegExp, text: string): number => [...text.matchAll(new RegExp(pattern, 'giu'))].at(-1)?.index ?? -1

/** 'Not too long, sport': how to tell is unwanted as far as its comma. */
const isOfManner = (words: string, tongue: string): boolean => /\p{L}/u.test(words) && contentOf(words, tongue).length === 0

/** Of what stands before a 'not', the parts before the last comma that ask for something. */
const wantedPart = (piece: string): string => {
  const comma = piece.lastIndexOf(',')
  const part = comma < 0 ? '' : piece.slice(0, comma)
  if (ASKS.test(part) || part.includes(',')) return part
  const and = piece.lastIndexOf(' और ')
  return and >= 0 && ASKS_ONLY.test(piece.slice(0, and)) ? piece.slice(0, and) : ''
}
const ASKS_ONLY = /(?<![\p{L}\p{M}])(?:सिर्फ़|सिर्फ|केवल)(?![\p{L}\p{M}])/u
const ASKS = new RegExp(`${BEGINS}(?:nur|alles|सिर्फ़|सिर्फ|केवल|बस|ख़बरें|खबरें|समाचार)${ENDS}`, 'iu')

/** Parts behind a comma go on with what was before them, but for those that count stories. */
const atCounts = (whole: string, parts: RegExp, counts: (piece: string) => boolean): string[] => {
  const pieces: string[] = []
  let piece = ''
  const split = whole.split(parts)
  for (let at = 0; at < split.length; at += 2) {
    const [joint = '', part = ''] = [split[at - 1], split[at]]
    if (piece !== '' && counts(part)) {
      pieces.push(piece)
      piece = part
    } else piece = piece === '' ? part : `${piece}${joint}${part}`
  }
  return [...pieces, piece]
}
