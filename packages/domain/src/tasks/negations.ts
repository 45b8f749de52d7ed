/** What of a sentence is not wanted: behind one of these words, as far as the sentence or its next 'but' goes. */
const BEFORE: Readonly<Record<string, string>> = {
  en: "(?:leave|keep|cut|take)(?= [^.,]{1,40} out)|no|not|neither|nor|without|except|excluding|exclude|avoid|skip|never|omit|drop|remove|don't|dont|do not|nothing|none of|leave out|other than|apart from",
  de: 'weder|noch|kein(?:e|en|er|em|es)?|ohne|nicht|außer|ausser|nie|nichts|nix|vermeide|streich(?:e|t)?|(?:lass|lasst|lassen|lasse)(?= [^.,]{1,40} (?:weg|aus)(?![\\p{L}]))|weglassen|bis auf',
  pl: 'bez|nie|ani|oprócz|poza|z wyjątkiem|żadn(?:ej|ych|ego)|nic|unikaj|pomiń|usuń|wyrzuć|wytnij',
  es: 'sin|no|ni|nunca|jamás|s[áa]lta(?:te)?|tampoco|excepto|salvo|menos|evita|nada|quita|omite|elimina|ningun[ao]?|ningún',
  it: 'senza|non|mai|salta(?:te)?|né|nè|tranne|eccetto|niente|nulla|salvo|togli|ometti|elimina|escludi|nessun[ao]?|evita|escluso|esclusa',
  fr: 'sans|ni|saute[sz]?|pas de|pas d|rien|sauf|enlève|enlevez|retire|supprime|hors|excepté|aucune?|évite|jamais',
  pt: 'sem|não|nem|nunca|jamais|salt[ae]|pul[ae]|exceto|excepto|menos|evita|evite|nada|tira|tire|retira|retire|corta|corte|nenhum[a]?',
  nl: '(?:laat|sla)(?= [^.,]{1,40} (?:weg|over|achterwege)(?![\\p{L}]))|geen|noch|zonder|niets|niks|niet|schrap|behalve|uitgezonderd|vermijd|nooit',
  ro: 'nici|niciodată|sari peste|fără|fara|nu|exceptând|cu excepția|în afară de|nicio|niciun|nimic|evită|scoate|elimină',
  hi: 'न|बिना|सिवाय',
}

/** Behind it stands nothing but a verb: 'den Talkurier bitte nie verwenden'. */
const VERB = '(?=\\s*(?:\\p{Ll}{2,12}en)?\\s*$)'

/** The same behind what they mean. */
const BEHIND: Readonly<Record<string, string>> = {
  de: `weglassen|nicht|nie(?:mals)?${VERB}`,
  nl: `(?:nooit|niet)${VERB}`,
  en: `never${VERB}`,
  hi: 'नहीं|मत|छोड़कर|हटाकर|के अलावा|के बिना|को छोड़कर',
}

/** Its 'but' is no turn: 'anything but politics'. */
const ALL_BUT = /(?<!\p{L})(?:anything|everything|all|every story) but(?!\p{L})/giu

/** With these words something is wanted all the same: 'nothing but sport', 'no more than three'. */
const WANTED: Readonly<Record<string, string>> = {
  en: "(?:and )?nothing else(?! (?:but|than))|nothing but|nothing (?:else )?than|no(?:t)? more than|not only|no longer than|no news but|don't forget|do not forget|never forget",
  de: '(?:und )?sonst nichts|nichts als|nichts außer|nichts ausser|nicht mehr als|nicht nur|nicht länger als|nicht vergessen',
  pl: '(?:i )?nic (?:więcej|innego)|nie więcej niż|nie tylko|nic poza|nic oprócz|nie dłużej niż',
  es: '(?:y )?nada m[áa]s(?! que)|no más de|no más que|no solo|no sólo|nada más que|no olvides',
  it: "(?:e )?(?:nient[’']altro|niente altro|nulla più)(?! che)|non più di|non solo|niente altro che|nient’altro che|non dimenticare",
  fr: "(?:et )?rien d[’']autre|pas plus de|rien que|pas seulement|n’oublie pas",
  pt: '(?:e )?(?:mais nada|nada mais)(?! (?:que|do que))|não mais de|não mais do que|não só|nada mais que|não esqueças',
  nl: '(?:en )?(?:verder|anders) niets|niet meer dan|niet alleen|niets dan|niet vergeten',
  ro: '(?:și )?nimic altceva(?! decât)|nu mai mult de|nu numai|nu doar|nimic altceva decât',
  hi: '(?:और )?(?:कुछ और|और कुछ) नहीं|सिर्फ़ नहीं',
}
/** Portuguese 'mais' is more, Polish 'ci' those: each tongue has its own. */
const TURNS: Readonly<Record<string, string>> = {
  en: 'but',
  de: 'sondern|aber',
  pl: 'ale|lecz',
  es: 'pero|sino',
  it: 'ma|bensì',
  fr: 'mais',
  pt: 'mas',
  nl: 'maar',
  ro: 'dar|ci',
  hi: 'लेकिन|बल्कि|मगर|किंतु|परंतु|(?<=(?:दीजिए|दीजिये|दें|दो|सुनाइए|सुनाएं|सुनाओ|बताइए|बताएं|बताओ|चाहिए|हो|करें|करो)\\s)पर',
}
const butOf = (tongue: string): RegExp =>
  new RegExp(
    `[\\n.;:!?।]+|,?\\s+(?:${[TURNS[tongue], TURNS.en].filter(Boolean).join('|')})\\s+|,\\s*(?=(?:only|just|nur|tylko|solo|sólo|soltanto|seulement|só|alleen|doar|सिर्फ़)\\s)`,
    'iu',
  )

const wordsOf = (list: string): string => `(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`

/** Behind a comma it ends what is not wanted: 'no crime, tell the weather last'. */
const ORDERS: Readonly<Record<string, string>> = {
  en: 'tell|read|give|put|start|begin|end|finish|say|bring|use|make|keep|add',
  de: 'erzähl|lies|bring|sag|nenn|beginn|fang|ende|schließ|setz|mach|fass|halt',
  fr: 'raconte|dis|lis|donne|mets|commence|termine|finis|parle|fais',
  es: 'cuenta|di|lee|da|pon|empieza|termina|acaba|habla|haz',
  it: 'racconta|leggi|metti|comincia|inizia|finisci|chiudi|parla|fai',
  pt: 'conta|diz|lê|dá|põe|começa|termina|acaba|fala|faz',
  pl: 'opowiedz|powiedz|czytaj|przeczytaj|podaj|daj|zacznij|zakończ|mów',
  nl: 'vertel|zeg|lees|geef|zet|begin|eindig|sluit|maak|hou',
  ro: 'spune|citește|dă|pune|începe|încheie|termină|vorbește|fă',
  hi: 'बताइए|बताएं|सुनाइए|सुनाएं',
}
export const isOrder = (piece: string, tongue: string): boolean =>
  new RegExp(`^\\s*(?:${[ORDERS[tongue], ORDERS.en].filter(Boolean).join('|')})(?:e|en|t)?(?![\\p{L}\\p{M}])`, 'iu').test(piece)

/** A task in two: what it wants, and what it does not. Both are text. 'No politics, two stories about sport': what counts stories (`counts`) is wanted. */
export const splitWanted = (
  task: string,
  tongue: string,
  counts: (piece: string) => boolean,
): { wanted: string; unwanted: string } => {
  const own = (lists: Readonly<Record<string, string>>) => [lists[tongue], lists.en].filter(Boolean).join('|')
  const positive = new RegExp(wordsOf(own(WANTED)), 'giu')
  const before = new RegExp(wordsOf(own(BEFORE)), 'iu')
  const behind = BEHIND[tongue] ? new RegExp(wordsOf(BEHIND[tongue]), 'iu') : undefined
  const wanted: string[] = []
  const unwanted: string[] = []
  for (const piece of task
    .replace(ALL_BUT, ' except ')
    .replace(positive, ' ')
    .split(butOf(tongue))
    .flatMap((whole) => atCounts(whole, counts))) {
    let rest = piece
    // 'Only news, sport left out': what the first part wants stays wanted.
    const only = behind === undefined ? '' : wantedPart(rest.slice(0, Math.max(0, rest.search(behind))))
    if (only !== '') {
      wanted.push(only)
      rest = rest.slice(only.length)
    }
    let after = behind?.exec(rest)
    // Of 'Politik weglassen' the words before it are meant, of 'sport, keine Politik' those behind it.
    while (after && (before.exec(rest)?.index ?? rest.length) >= after.index) {
      unwanted.push(rest.slice(0, after.index))
      rest = rest.slice(after.index + after[0].length)
      after = behind?.exec(rest)
    }
    const found = before.exec(rest)
    wanted.push(found ? rest.slice(0, found.index) : rest)
    if (found) unwanted.push(rest.slice(found.index + found[0].length))
  }
  return { wanted: wanted.join('\n'), unwanted: unwanted.join('\n') }
}

/** Of what stands before a 'not', the parts before the last comma that ask for something. */
const wantedPart = (piece: string): string => {
  const comma = piece.lastIndexOf(',')
  const part = comma < 0 ? '' : piece.slice(0, comma)
  return ASKS.test(part) || part.includes(',') ? part : ''
}
const ASKS = new RegExp(wordsOf('nur|alles|सिर्फ़|सिर्फ|केवल|बस|ख़बरें|खबरें|समाचार'), 'iu')

/** Parts behind a comma go on with what was before them, but for those that count stories. */
const atCounts = (whole: string, counts: (piece: string) => boolean): string[] => {
  const pieces: string[] = []
  let piece = ''
  for (const part of whole.split(',')) {
    if (piece !== '' && counts(part)) {
      pieces.push(piece)
      piece = part
    } else piece = piece === '' ? part : `${piece},${part}`
  }
  return [...pieces, piece]
}
