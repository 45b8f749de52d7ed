import { capital } from '../../first-letter.ts'
import { setOf } from '../../word-lists.ts'
import { saidKicker } from './italian-kickers.ts'
import { bareIn, EITHER, FEMININE, IS_FEMININE, MASCULINE, withArticle } from './italian-nouns.ts'
import { AT_PLACE, ELSEWHERE, placeOf, REGION, TOWN } from './italian-places.ts'

// 'Milano, arrestato un uomo', 'Camion travolge pedone': papers leave out the auxiliary, the article and 'a' before a place. A part of the headline
// is changed only where all of it comes out as a sentence.

/** Somebody has done it to somebody or something. */
const DONE =
  'abbattut|abolit|accoltellat|accolt|aggredit|aggirat|ammazzat|annullat|apert|approvat|archiviat|arrestat|assassinat|assolt|assunt|attaccat|avviat|bloccat|bombardat|bocciat|brevettat|cancellat|catturat|chius|colpit|commissariat|condannat|confermat|confiscat|consegnat|convocat|danneggiat|decapitat|denunciat|deportat|derubat|dimess|diffus|esclus|disinnescat|dispost|distrutt|elett|eliminat|emess|esonerat|espuls|estradat|estratt|evacuat|falciat|fermat|firmat|fissat|freddat|giustiziat|identificat|inaugurat|incendiat|incriminat|individuat|ingaggiat|interrogat|investit|lanciat|liberat|licenziat|massacrat|multat|nominat|occupat|operat|perquisit|picchiat|pignorat|presentat|prorogat|prosciolt|pubblicat|raggiunt|rapinat|rapit|recuperat|registrat|reintegrat|respint|revocat|riapert|ricattat|rimoss|rimpatriat|rinviat|risarcit|ritirat|ritrovat|rubat|salvat|scarcerat|sciolt|scopert|sequestrat|sfrattat|sfregiat|sgomberat|sgominat|smantellat|smascherat|soccors|sospes|spostat|sventat|squalificat|strangolat|stroncat|stuprat|svaligiat|sbloccat|trasferit|travolt|trasmess|trovat|truffat|uccis|vandalizzat|vendut|violentat|vietat|varat|raddoppiat|rinvenut|razziat|stanziat|deferit|completat|ratificat|pagat|incarcerat|raccolt|depositat|ripristinat|riaccompagnat|abbandonat|bruciat|bersagliat|convalidat|oscurat|risolt|svelat|annunciat|selezionat|versat|restituit|integrat|copert|richiamat|secretat|silurat|azzerat|scongiurat|sommers|avvistat|impugnat|rafforzat|vaccinat|trapiantat|rinnovat'
/** It is so still, or has come about by itself. */
const IS_SO =
  'indagat|ricercat|ricoverat|attes|previst|imputat|mort|nat|decedut|crollat|precipitat|esplos|deragliat|affondat|annegat|evas|scompars|scadut|terminat|finit|tornat|iniziat|scoppiat|scattat|decollat|atterrat'
const HURT = 'ferit|coinvolt|ustionat|intossicat|contus|intrappolat|folgorat|schiacciat'
const ITSELF = 'conclus'
const PARTICIPLE = `(?:${DONE}|${IS_SO}|${HURT}|${ITSELF})`
const IS_SO_STEM = new RegExp(`^(?:${IS_SO})$`, 'iu')
const HURT_STEM = new RegExp(`^(?:${HURT})$`, 'iu')

const isMany = (end: string): boolean => end === 'i' || end === 'e'

/** 'è stato', 'sono state', 'è rimasta', by the participle and its end. */
const auxiliaryOf = (stem: string, end: string): string => {
  const be = isMany(end) ? 'sono' : 'è'
  if (stem.toLowerCase() === ITSELF) return `si ${be}`
  if (IS_SO_STEM.test(stem)) return be
  return HURT_STEM.test(stem) ? `${be} rimast${end}` : `${be} stat${end}`
}

/** 'investito da auto' */
const BARE_BEHIND = new RegExp(`(?<= (?:da|contro|con) )(${MASCULINE}|${FEMININE})(?= |$)`, 'gu')
const withArticlesBehind = (text: string): string =>
  text.replace(BARE_BEHIND, (noun) => withArticle(noun, IS_FEMININE.test(noun)))

// What follows a participle up to the next comma: no second verb may be in it.

const LEADS_TO_NOUN = setOf(
  'a ad al allo alla ai agli alle da dal dallo dalla dai dagli dalle di del dello della dei degli delle in nel nello nella nei negli nelle con su sul sullo sulla sui sugli sulle per tra fra contro durante dopo sotto sopra senza verso dentro presso davanti vicino fuori dietro lungo entro il lo la i gli le un uno una due tre quattro cinque sei sette otto nove dieci suo sua suoi sue proprio propria primo prima ultimo ultima nuovo nuova grande stesso stessa altro altra altri altre ogni tutto tutta tutti tutte e ed o oltre circa quasi almeno più',
)
const LOOSE = setOf('ieri oggi domani ancora già subito insieme gravemente vivo viva vivi vive fa grave gravi')
const CLAUSE = setOf('perché dove quando')
const ADJECTIVE =
  /(?:al[ei]|es[ei]|ic[oai]|iche|os[oaie]|iv[oaie]|itan[oaie]|lian[oaie]|rican[oaie]|rman[oaie]|dian[oaie]|inesi|ari[oae]|ar[ei]|enn[ei]|anni)$/u
const ANY_PARTICIPLE = new RegExp(`^${PARTICIPLE}[oaie]$`, 'u')
const BARE_IDIOM =
  /^(?:fuoco|casa|morte|testa|terra|scuola|coltellate|bastonate|martellate|pugni|calci|anni|mesi|giorni|ore|minuti|euro|metri|chilometri|tonnellate|processo)$/u

export const holdsNoVerb = (rest: string): boolean => {
  let wantsNoun = false
  for (const word of rest.trim().split(/\s+/).filter(Boolean)) {
    const [, head = '', noun = ''] = /^(\p{L}+)['’](.+)$/u.exec(word) ?? []
    if (CLAUSE.has(word)) return true
    // Its verb has a time of its own: 'investito mentre attraversa'.
    if (word === 'mentre') return false
    if (head !== '' && noun !== '') wantsNoun = false
    else if (LEADS_TO_NOUN.has(word.toLowerCase()) || /^\d/.test(word)) wantsNoun = true
    // 'feriti Libano'
    else if (!wantsNoun && placeOf(word) !== '') return false
    else if (/^\p{Lu}/u.test(word) || wantsNoun) wantsNoun = false
    else if (!LOOSE.has(word) && !ADJECTIVE.test(word) && !ANY_PARTICIPLE.test(word) && !BARE_IDIOM.test(word)) return false
  }
  return true
}
const FINITE = / (?:è|ha|hanno|sono|sarà|era|erano|viene|vengono|va|fa|si) /u
const SUBORDINATE = / (?:che|chi|cui|dove|quando|mentre|perché|se|come) /u
/** What a participle of the beginning is said of may go on with a 'che'. */
export const holdsNoMainVerb = (rest: string): boolean => {
  const verb = ` ${rest} `.search(FINITE)
  const lesser = ` ${rest} `.search(SUBORDINATE)
  return verb < 0 || (lesser >= 0 && lesser < verb)
}

const ABOUT = '(?:almeno |oltre |circa |quasi |più di |altri |altre? )?'
const NUMBER =
  '(?:\\d[\\d.]*(?:mila)?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|venti|trenta|decine di|centinaia di|migliaia di)'
const TIME =
  /^(?:(?:la|lo) scors|(?:il|la|l['’]) ?(?:giorno|notte|mattina|sera|altr[oa]|anno|settimana|mese|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|prima volta|\d)|un (?:anno|mese|giorno|po)|una (?:settimana|volta)|(?:\S+ )(?:anni|mesi|giorni|ore|minuti|settimane|volte|gol|punti|a \d)(?!\p{L}))/u
const FIRST = new RegExp(
  `^((?:appena |già )?)(${PARTICIPLE})([oaie])((?: e ${PARTICIPLE}[oaie])?(?: gravemente| mort[oaie](?= )| viv[oaie](?= ))?(?: (?:all['’]ergastolo|(?:a|ad|in|nel|nella|dopo|per) (?:l['’])?[\\p{L}\\d]+(?: anni| giorni| mesi)?))?) (?=(\\S.*)$)`,
  'iu',
)
const AGREES: Readonly<Record<string, RegExp>> = {
  o: /^(?:un |uno |il |lo |l['’])/u,
  a: /^(?:una |un['’]|la |l['’])/u,
  i: new RegExp(`^(?:i |gli |${ABOUT}${NUMBER} |(?:un|uno|una|il|lo|la) [^,]{3,40} e (?:un|due|il|la) )`, 'u'),
  e: new RegExp(`^(?:le |${ABOUT}${NUMBER} |decine |centinaia |migliaia )`, 'u'),
}
const NAME_FIRST = /^\p{Lu}[\p{L}'’.-]*(?![:,]? ?(?:\d|$))/u

/** What of these stands between is no place, behind which a name would be its end. */
const MAY_NAME = /^(?: mort[oa]| viv[oa]| gravemente| all['’]ergastolo| in (?:cella|carcere|casa)| a \d+ anni)?$/u
/** 'arrestato un uomo' as 'è stato arrestato un uomo'. */
const participleFirst = (part: string): string | undefined => {
  const [, soon = '', stem = '', end = '', more = '', said = ''] = FIRST.exec(part) ?? []
  // 'Uccise' is 'he killed' as well, and 'Salvate le api' asks for it.
  const isToll = / e (?:almeno |oltre |circa )?\S+ (?:ferit|mort|dispers)[oi](?: |$)/u.test(said)
  // 'Indagato Stanzione di peculato' has its charge behind the name.
  const isCharged = /^\p{Lu}\S*(?: \p{Lu}\S*)* di \p{Ll}/u.test(said)
  const isOther = /^(?:uccise|(?:salvat|liberat|abolit|fermat|ritirat|cancellat|bocciat|interrogat|aggirat)e le)(?: |$)/iu.test(
    part,
  )
  if (
    said === '' ||
    stem.toLowerCase() === 'esclus' ||
    TIME.test(said) ||
    isOther ||
    isToll ||
    isCharged ||
    !holdsNoMainVerb(said)
  )
    return undefined
  const [noun = ''] = said.split(' ')
  // 'Ponte Pietra' is a name.
  const bare = /^ \p{Lu}/u.test(said.slice(noun.length)) ? undefined : bareIn(noun, end)
  const isNamed = !isMany(end) && MAY_NAME.test(more) && NAME_FIRST.test(said) && !/^[A-Z]{2}/.test(said)
  if (AGREES[end]?.test(said) !== true && bare === undefined && !isNamed) return undefined
  const small = (soon + stem).toLowerCase()
  const begun = `${auxiliaryOf(stem, end)} ${small}${end}${more} `
  return withArticlesBehind(`${begun}${bare === undefined ? said : bare + said.slice(noun.length)}`)
}

const BEHIND_SUBJECT = `((?:trovat[oaie] (?=mort|vi[vo]))?)(${PARTICIPLE})([oaie])(?: (.*))?$`
const WHICH = '(?: (?:di )?\\d+ ?(?:anni|enne)| \\p{Ll}+(?:ese|ano|ana|ico|ica|ale|enne|ani|esi|ine))?'
const NOUN_SUBJECT = new RegExp(
  `^(?:(${MASCULINE}|${FEMININE}|${EITHER})|(${ABOUT}${NUMBER} (?!anni|mesi|giorni|ore|minuti|settimane|volte|punti)\\p{Ll}+[ie]))(${WHICH}) ${BEHIND_SUBJECT}`,
  'iu',
)
/** Two names or more, since any word has a capital at the beginning. */
const NAME_SUBJECT = new RegExp(
  `^((?:(?:[Ii]l|[Ll]a|[Ll]o|[Ll]['’]) ?(?!scomparsa)(?:(?!d[ie]l?l?a? )\\p{Ll}+ ){1,3})?\\p{Lu}\\p{L}*\\p{Ll}(?: (?:(?:de|von|al) )?\\p{Lu}[\\p{L}'’.-]*){1,3}) ${BEHIND_SUBJECT}`,
  'u',
)

/** Behind a comma a capital shows a name. */
const SURNAME_SUBJECT = new RegExp(
  `^((?!Ital|Fran|Germ|Spag|Inter|Juve|Milan|Napoli|Roma|Lazio|Torino|Fiorentina|Atalanta|Bologna|Russia|Europ|Cina|Iran|Israele|Ucraina)\\p{Lu}\\p{Ll}{3,}) ${BEHIND_SUBJECT}`,
  'u',
)

/** 'Donna uccisa in casa' as 'Una donna è stata uccisa in casa'. */
const subjectFirst = (part: string, isInside: boolean, isFirst: boolean): string | undefined => {
  const [, noun = '', many = '', which = '', ...told] = NOUN_SUBJECT.exec(part) ?? []
  const [, name = '', ...toldOfName] = NAME_SUBJECT.exec(part) ?? (isInside ? SURNAME_SUBJECT.exec(part) : null) ?? []
  const [found = '', stem = '', end = '', rest = ''] = name === '' ? told : toldOfName
  // 'Donna chiusa in auto' may have locked herself in.
  // In a hospital they lie, and were hurt elsewhere.
  const isInHospital = stem === 'ferit' && !isFirst && /^(?:a|al|in) /u.test(rest)
  if (stem === '' || isInHospital || stem === 'chius' || !holdsNoVerb(rest) || /^(?:e|o|ed|che) ?$/.test(rest)) return undefined
  const be = found === '' ? auxiliaryOf(stem, end) : auxiliaryOf('trovat', end)
  const behind = ` ${be} ${found}${stem}${end}${withArticlesBehind(rest === '' ? '' : ` ${rest}`)}`
  if (name !== '') return isMany(end) ? undefined : name + behind
  if (noun !== '') {
    const bare = bareIn(noun, end)
    return bare === undefined ? undefined : bare + which + behind
  }
  return isMany(end) ? many + which + behind : undefined
}

const VERB =
  'muore|uccide|travolge|investe|accoltella|aggredisce|spara|picchia|precipita|cade|perde|ruba|rapina|finisce|si schianta|si ribalta|si tuffa|si getta|si lancia|prende|crolla|esplode|tenta|minaccia|ferisce|confessa|denuncia|salva|scompare|trova|viene|è|ha|scappa|fugge|resta|rischia|partorisce|torna|sfonda|sbanda|urta|colpisce|provoca|devasta|distrugge|deraglia|affonda|sviene|chiede|vince|invade|lascia|abbandona|sorprende|scopre|schiaccia|annega|spunta|attacca|morde|blocca'
const BARE_SUBJECT = new RegExp(`^(${MASCULINE}|${FEMININE})((?: di \\d+ anni)?) (${VERB})(?: (.*))?$`, 'iu')
const GOES_ON =
  /^(?:il|lo|la|i|gli|le|un|uno|una|due|tre|\d|su|in|a|ad|al|alla|ai|alle|da|dal|dalla|di|del|della|nel|nella|con|contro|per|durante|mentre|dopo|sul|sulla|tra|fra|e|ma|gravi|morto|morta|ucciso|uccisa|fuoco|sotto|(?:schiacciat|travolt|folgorat|investit|colpit|annegat|soffocat|carbonizzat)[oa])(?: |$)|^(?:l|un|all|dall|nell|sull|dell)['’]|^\p{Lu}/u
const OBJECT = new RegExp(`^(${MASCULINE}|${FEMININE})(?= |$)`, 'u')

/** 'prende a pugni maestra': one without an article that nothing leads to. */
const BARE_LATER = new RegExp(
  `\\p{L}{3,} (?<!(?: |^)(?:da|contro|con|una|uno|del|della|dal|dalla|alla|sul|sulla|nel|nella|che|tra|fra|suo|sua|altra|altro) )(?:${MASCULINE}|${FEMININE})(?= |$)`,
  'u',
)

/** 'Camion travolge pedone' as 'Un camion travolge un pedone'. */
const bareSubject = (part: string): string | undefined => {
  const [, noun = '', age = '', verb = '', rest = ''] = BARE_SUBJECT.exec(part) ?? []
  if (verb === '') return undefined
  const isBare = OBJECT.test(rest)
  if (BARE_LATER.test(rest)) return undefined
  if (rest !== '' && !isBare && !GOES_ON.test(rest)) return undefined
  const object = isBare ? rest.replace(OBJECT, (thing) => withArticle(thing, IS_FEMININE.test(thing))) : rest
  return `${withArticle(noun, IS_FEMININE.test(noun))}${age} ${verb}${withArticlesBehind(object === '' ? '' : ` ${object}`)}`
}

/** Whose figures a clause tells. */
const SPEAKERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['Istat', 'Unicef', 'Unhcr', 'Onu', 'Oms', 'Ocse', 'Inps'].map((name) => [name, `l'${name}`])),
  ...Object.fromEntries(['Coldiretti', 'Confcommercio', 'Confindustria', 'Confesercenti'].map((name) => [name, `la ${name}`])),
  ...Object.fromEntries(['Censis', 'Codacons'].map((name) => [name, `il ${name}`])),
  ...Object.fromEntries(
    ['Bankitalia', 'Eurostat', 'Oxfam', 'Save the Children', 'Legambiente', 'Unioncamere'].map((name) => [name, name]),
  ),
}
const FIGURES =
  /^(?:(?:il|lo|la|i|gli|le) |l['’])\p{Ll}[^,:]{2,60}? (?:accelera|sale|scende|cala|cresce|aumenta|rallenta|frena|resta|migliora|peggiora|salgono|scendono|crescono|aumentano|calano)(?: |$)/u

/** Somebody of a town does something there. */
const LOCAL =
  /^(?:i carabinieri|la polizia|la Gdf|la Guardia di [Ff]inanza|i vigili del fuoco|la [Pp]rocura|il [Gg]ip|il giudice|il [Tt]ribunale|gli agenti|un [\p{Ll}\d]+|uno [\p{Ll}\d]+|una [\p{Ll}\d]+|un['’][\p{Ll}\d]+)(?: di \d+ anni)? (?:arresta|arrestano|ferma|fermano|sequestra|sequestrano|scopre|scoprono|trova|trovano|blocca|bloccano|denuncia|denunciano|apre|chiede|muore|uccide|accoltella|investe|travolge|precipita|cade|si getta|spara|aggredisce|picchia|ruba|rapina|perde la vita|finisce|esplode|crolla|soffoca|abbandona|minaccia|ferisce|partorisce|assolve|condanna|evacua)(?: |$)/u
/** Behind what is told already they are its own. */
const OF_STORY = /^(?:padre|papà|madre|mamma|preside|maestr[oa]|sindaco|parroco|alunn[oa]) /u
const inPart = (part: string, isInside: boolean, isFirst: boolean): string | undefined =>
  participleFirst(part) ?? bareSubject(part) ?? subjectFirst(part, isInside, isFirst)

/** Nobody's title and no place: whom the headline is about. */
const NAME_ALONE = /^\p{Lu}[\p{L}'’.-]*(?: (?:(?:de|di|von|al) )?\p{Lu}[\p{L}'’.-]*){0,3}$/u
/** 'sequestrate mazze' beside 'sono stati bloccati 80 tifosi' is half a sentence. */
const ANY_BEGIN = new RegExp(`^${PARTICIPLE}[oaie] (?!(?:da|dal|dalla|di|a|in|nel|nella|per|con) )`, 'iu')
/** 'Le due navi scomparse nel porto, interrogati …': of whom it is told, known already and without a verb. */
const KNOWN_DONE = new RegExp(`^(?:Il|Lo|La|I|Gli|Le|L['’]) ?\\p{Ll}[^,:]{2,60} ${PARTICIPLE}[oaie](?: |$)`, 'u')
const isHanging = (part: string): boolean => KNOWN_DONE.test(part) && !FINITE.test(` ${part} `)
const QUOTE = /["“”„«»]|(?<=^|\s)['‘]/u
const PARTS = /(?<=[\p{L}\p{N})’'%€])(, |: |; |\. )/u

const withSmallWords = (headline: string): string => {
  if (/[?]|\.\.\.|…|\|/u.test(headline)) return headline
  const quote = headline.search(QUOTE)
  const plain = quote < 0 ? headline : headline.slice(0, quote)
  const end = /\.$/.test(plain) ? '.' : ''
  const pieces = plain.slice(0, plain.length - end.length).split(PARTS)
  // 'Vigilante morto a Cortina, la famiglia chiede la verità': what is behind is new, and that is known already.
  const isTopic = (part: string, at: number): boolean =>
    at === 0 && /^[,:] $/u.test(pieces[1] ?? '') && (NOUN_SUBJECT.test(part) || NAME_SUBJECT.test(part))
  const [begin = ''] = pieces
  // 'Jill Biden, arrestato l’ex marito', 'Baciò l’allieva, assolto insegnante': of whom it is said stands outside of the sentence.
  const isOutside =
    pieces[1] === ', ' &&
    placeOf(begin) === '' &&
    (isHanging(begin) ||
      (NAME_ALONE.test(begin) && !ANY_BEGIN.test(`${begin} `) && SPEAKERS[begin] === undefined) ||
      /^\p{Lu}\p{Ll}+[òì] |^(?:Muore|Uccide) /u.test(begin))
  const said = pieces.map((part, at) => {
    if (at % 2 === 1 || (quote >= 0 && at === pieces.length - 1)) return part
    const full = OF_STORY.test(part) || isOutside ? undefined : inPart(part, pieces[at - 1] === ', ', at === 0)
    if (full === undefined) return part
    if (isTopic(part, at)) return part
    return at === 0 || pieces[at - 1] === '. ' ? capital(full) : full
  })
  const isHalf =
    said.some((part, at) => part === pieces[at] && ANY_BEGIN.test(part)) && said.some((part, at) => part !== pieces[at])
  if (isHalf) return headline
  const place = placeOf(begin)
  const [, , event = ''] = said
  const isThere = REGION.test(pieces[0] ?? '') || !ELSEWHERE.test(event)
  const isToldThere = event !== pieces[2] && (AT_PLACE.test(event) || bareSubject(pieces[2] ?? '') === event)
  const isLocal = TOWN.test(pieces[0] ?? '') && LOCAL.test(event)
  const isPlaced = place !== '' && isThere && (isToldThere || isLocal)
  const speaker = SPEAKERS[pieces[0] ?? '']
  const tells = FIGURES.test(event) || (event !== pieces[2] && /^\p{Ll}?\d/u.test(event))
  if (speaker !== undefined && tells) return `Secondo ${speaker} ${said.slice(2).join('')}${end}${headline.slice(plain.length)}`
  return `${isPlaced ? [place, ' ', ...said.slice(2)].join('') : said.join('')}${end}${headline.slice(plain.length)}`
}

/** A telegram of Italian as a sentence that can be said; what is one already stays as it is. */
export const italianInFull = (headline: string): string => saidKicker(withSmallWords(headline))
