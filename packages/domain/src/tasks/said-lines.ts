import { kept } from './kept.ts'
import { mannerIn } from './task-manner.ts'

// What a task gives to be said word for word, at the start and at the end. Nothing else of it is ever read aloud.

type Words = Readonly<Record<string, string>>

const CLOSES: Words = {
  en: 'then say|end|close|finish|sign off|last words?|wrap up|goodbye|conclude|farewell|say bye',
  de: 'dann sag|danach sag|schließ|schluss|ende|verabschied|zuletzt|beende|abschied|letzte|tschüss|tschüs|auf wiedersehen',
  fr: 'puis dis|ensuite dis|termine|finis|conclu|fin\\b|clos|au revoir|salue en partant|prends congé|pour finir|dernier mot|derniers mots|à la fin',
  es: 'luego di\\b|después di\\b|termin|acab|cierr|final|desp[ií]d|adiós|saluda al final|últimas palabras|conclu|concluy',
  it: 'poi di(?:ci)?(?:[\u2019\u0027]|\\b)|chiud|finisc|concludi|termin|conged|saluta alla fine|ultime parole|alla fine|fine\\b|arrivederci',
  pt: 'depois di[zg]|termin|acab|fech|conclu|desped|adeus|encerr|finaliz|últimas palavras|no fim|final',
  pl: 'potem powiedz|zakończ|skończ|na koniec|pożegna|pożegnaj|na końcu|ostatnie słow|kończ',
  nl: 'zeg dan|zeg daarna|daarna zeg|sluit|eindig|tot slot|besluit|afscheid|laatste woord|slotzin|tot besluit',
  ro: 'apoi spune|închei|termin|la final|sfârșit|rămas bun|ultimele cuvinte|la sfârșit|la revedere|finaliz|salută la final',
  hi: 'फिर कह|फिर बोल|अंत में|आख़िर में|आखिर में|समाप्त|विदा|समापन|आख़िरी|आखिरी|ख़त्म|खत्म',
}
const OPENS: Words = {
  en: 'start|begin|open|kick off|first words?',
  de: 'beginn|anfang|fang|start|eröffne|einstieg|zuerst sag',
  fr: 'commence|débute|ouvre|premiers mots',
  es: 'empieza|empezar|comienz|comenz|abre|abrir|al principio',
  it: 'inizi|cominci|apri|aprire|esordisci',
  pt: 'começ|abre|abra|inici|principi',
  pl: 'zaczn|zaczyn|rozpoczn|na początek|na początku',
  nl: 'begin|start|open',
  ro: 'încep|deschid|la început',
  hi: 'शुरू|शुरुआत|आरंभ',
}
/** Of these words what follows a colon is said; behind 'start' it may be a subject. */
const GREETS: Words = {
  en: 'greet|welcome|say (?:hello|hi|good morning)',
  de: 'begrüß|grüß|willkommen|sag hallo',
  fr: 'salue|saluez|accueill|dis bonjour',
  es: 'salud[ae]|da la bienvenida|recibe',
  it: 'saluta|salutate|accogli|dai il benvenuto',
  pt: 'cumpriment|saúda|sauda|dá as boas.vindas',
  pl: 'przywitaj|powitaj|witaj',
  nl: 'begroet|groet|verwelkom|heet ',
  ro: 'salut[ăa]|întâmpin|urează bun venit',
  hi: 'अभिवादन|स्वागत',
}
const SAID_WITH =
  'with|say(?:ing|s)?|words?|line|sentence|phrase|greeting|mit|sag(?:e|en|st|t)?|worten|satz|gruß|par|avec|dis(?:ant)?|dites|mots?|con|diciendo|dicendo|di|diga|decir|dire|dizer|palabras|parole|com|dizendo|diz|palavras|frase|z|słowami|zdaniem|powiedz|mów|met|zeg(?:gen)?|woorden|cu|spune|spunând|cuvintele|propoziția|से|कह(?:ो|ें|कर|ना|िए|ते)|बोल(?:ो|ें|ना|िए|कर)|शब्दों'
/** Before the words in quotation marks: they are a subject. */
const ABOUT = 'about|on|of|über|ueber|zu|sur|de|sobre|su|sul|sulla|o|over|despre'

/** What people say when they come and go: nobody tells a host how to speak in these words. */
const FORMULA: Words = {
  en: 'see you|good (?:morning|evening|night|afternoon|day)|have a|(?:hello|hi) (?:everyone|everybody|all|folks|friends|listeners|there|and welcome)|take care|stay (?:safe|dry|tuned|warm|well)|until (?:tomorrow|next)|welcome to|bye bye|thanks for|thank you for',
  de: 'bis (?:morgen|bald|dann|zum|nächst\\p{L}*)|guten? (?:morgen|abend|nacht|tag)|schönen? (?:tag|abend|woche\\p{L}*|gruß)|mach[ts]? ?es? gut|bleib(?:t|en sie)? |hallo (?:zusammen|liebe|alle|leute)|moin|servus|auf wiederhören',
  fr: 'bonne (?:journée|soirée|nuit|route)|(?:bonjour|bonsoir) (?:à|tout le monde)|à (?:demain|bientôt|tout à l)|belle journée|merci de',
  es: 'hasta (?:mañana|luego|pronto|la próxima)|buen(?:os|as)? (?:días|tardes|noches|día)|que (?:tengan?s?|pasen?s?|descansen?s?) |hola (?:a tod[oa]s|amig[oa]s|vecin[oa]s)|nos (?:vemos|oímos)|feliz (?:día|tarde|noche)',
  it: 'a (?:domani|presto|dopo|risentirci)|buon(?:a|o)? ?(?:giorno|giornata|sera|serata|notte|viaggio)|ciao (?:a|amici)|alla prossima|ci sentiamo',
  pt: 'até (?:amanhã|logo|já|breve|à próxima)|b(?:om|oa|ons|oas) (?:dia|tarde|noite|fim)|tenham? um|olá (?:a tod[oa]s|amig[oa]s)|fiquem? bem|tchau (?:a|amig[oa]s|gente)',
  pl: 'do (?:jutra|usłyszenia|zobaczenia|widzenia)|mi[łl]ego (?:dnia|wieczoru|popołudnia)|mi[łl]ej nocy|dobr(?:anoc|ego dnia|ej nocy)|dzień dobry|dobry wieczór|cześć (?:wszystkim|słuchacze)|witajcie|spokojnej nocy',
  nl: 'tot (?:morgen|straks|ziens|later|de volgende)|fijne (?:dag|avond|week\\p{L}*)|goede(?:morgen|middag|navond|nacht)|goeden(?:avond|dag)|prettige (?:dag|avond)|hallo (?:allemaal|iedereen|luisteraars)|welterusten',
  ro: 'pe (?:mâine|curând)|o (?:zi|seară|noapte|săptămână) (?:bună|frumoasă|plăcută)|bună (?:dimineața|ziua|seara)|noapte bună|la revedere (?:tuturor|dragi)|salut (?:tuturor|prieteni)|numai bine',
  hi: 'शुभ (?:रात्रि|प्रभात|दिन|संध्या)|फिर मिलेंगे|कल फिर|नमस्कार|नमस्ते|सुप्रभात|अलविदा',
}
/** What one bids those who listen: no order to the host begins so. */
const BIDS: Words = {
  en: 'stay (?:safe|dry|warm|well|cool|home|healthy|kind|tuned)|keep (?:smiling|warm|safe|well|cool|dancing)|take care|drive (?:safe|careful)\\p{L}*|sleep (?:well|tight)|mind how you go|look after (?:yoursel|each other|one another)\\p{L}*|be (?:safe|kind|well|good)(?! (?:about|on|with))|wrap up warm\\p{L}*',
  de: 'bleib(?:t|en sie)? (?:gesund|neugierig|dran|warm|munter|sicher|uns|gut|fröhlich|freundlich)|pass(?:t|en sie)? (?:gut )?auf (?:euch|dich|sich)|haltet (?:euch|durch)|fahr(?:t|en sie)? vorsichtig|komm(?:t|en sie)? gut|schlaf(?:t|en sie)? gut|zieht euch warm|seid (?:lieb|gut|nett|vorsichtig)',
  fr: '(?:restez|reste) (?:prudent|au chaud|chez vous|en forme|à l.écoute|avec nous)\\p{L}*|prenez (?:bien )?soin|portez.vous bien|couvrez.vous|soyez (?:prudent|sage)\\p{L}*|dormez bien|gardez le (?:sourire|moral)|faites attention à vous',
  es: 'cu[ií]d(?:ense|aos|ate|en)\\p{L}*|abr[ií]g(?:uense|aos|ate)|sean? (?:buenos|felices|prudentes)|sed (?:buenos|felices|prudentes)|conduzcan con (?:cuidado|prudencia)|conducid con|descansen|duerman bien|sigan sonriendo|manténganse',
  it: 'state (?:bene|al caldo|attenti|sereni|con noi|sintonizzati)|statemi bene|abbiate cura|riguardatevi|prendetevi cura|copritevi|guidate (?:piano|con prudenza)|dormite bene|fate i bravi|restate (?:con noi|al caldo)',
  pt: 'cuid(?:em|e)(?:-se| de si| de vós)?|agasalh(?:em|e)-se|portem-se bem|fiquem (?:bem|em segurança|connosco|conosco)|conduzam com|dirijam com|durmam bem|tenham cuidado|mantenham-se|se cuidem',
  pl: 'trzymaj(?:cie)? się|uważaj(?:cie)? na siebie|dbaj(?:cie)? o siebie|bądź(?:cie)? (?:zdrow|ostrożn|dobr|z nami)\\p{L}*|jedź(?:cie)? ostrożnie|śpij(?:cie)? dobrze|zostań(?:cie)? (?:z nami|w domu)|ubier(?:z|zcie|aj|ajcie) się ciepło',
  nl: 'doe (?:voorzichtig|rustig|het rustig)|pas (?:goed )?op (?:jezelf|uzelf|elkaar)|hou (?:je|jullie) (?:warm|taai|haaks)|blijf (?:gezond|warm|veilig|luisteren|thuis|lachen)|slaap lekker|rij voorzichtig|wees (?:lief|voorzichtig)|let op elkaar|zorg goed voor',
  ro: 'ave[țt]i grij[ăa]|fi[țt]i (?:cu noi|sănătoși|buni|atenți|prudenți)|rămâne[țt]i (?:cu noi|sănătoși|bine)|conduce[țt]i (?:cu|prudent|atent)|somn ușor|îmbrăca[țt]i-vă|să fi[țt]i (?:sănătoși|bine)',
  hi: 'अपना (?:ख़?्?याल|ख्याल|ध्यान) रख\\p{M}*|(?:स्वस्थ|सुरक्षित|खुश) रह\\p{M}*|ध्यान से (?:चल|गाड़ी)\\p{M}*|गर्म कपड़े पहन\\p{M}*|हमारे साथ बने',
}
const AND = 'and|und|et|y|e|i|oraz|en|și|si|और|but|then|dann|puis|luego|poi|depois|potem|dan|apoi|फिर(?= \\p{L}+ \\p{L}+)'

const LETTER = '[\\p{L}\\p{M}]'
const of = (...lists: (string | undefined)[]): string =>
  `(?<!${LETTER})(?:${[...new Set(lists)].filter(Boolean).join('|').replaceAll('\\b', `(?!${LETTER})`)})`
const patternsOf = kept((tongue: string) => {
  const formula = `${of(FORMULA[tongue], FORMULA.en, BIDS[tongue], BIDS.en)}[^\\n.,;:!?।]{0,50}[!]?`
  return {
    closes: of(CLOSES[tongue], CLOSES.en),
    greets: of(GREETS[tongue], GREETS.en),
    opens: of(OPENS[tongue], OPENS.en, GREETS[tongue], GREETS.en),
    formula,
    isFormula: new RegExp(`^${formula}`, 'iu'),
    isBid: new RegExp(`^${of(BIDS[tongue], BIDS.en)}`, 'iu'),
    isEnd: new RegExp(of(CLOSES[tongue], CLOSES.en), 'iu'),
    isStart: new RegExp(of(OPENS[tongue], OPENS.en, GREETS[tongue], GREETS.en), 'iu'),
  }
})

/** True for words of how to begin or to end. */
export const closes = (task: string, tongue: string): boolean => patternsOf(tongue).isEnd.test(task)
export const greets = (task: string, tongue: string): boolean => patternsOf(tongue).isStart.test(task)

const QUOTED =
  /["“„«](?<double>[^"“”„«»\n]{2,120})["”“»]|(?<![\p{L}\p{M}\d])[‘'](?<single>[^"“”„«»\n]{2,120}?)['’](?![\p{L}\p{M}\d])/gu
const LAST_SAID = new RegExp(`(?<!${LETTER})(?:${SAID_WITH})$`, 'iu')
const LAST_ABOUT = new RegExp(`(?<!${LETTER})(?:${ABOUT})$`, 'iu')
const MOST_BETWEEN = 60
const MOST_BEHIND = 25

type Line = { is: 'opening' | 'closing'; text: string; all: string }

/** The words in quotation marks, by the word of a start or an end that stands nearest before them in their sentence, else behind them. */
const quotedLines = (task: string, tongue: string): Line[] => {
  const { opens, closes: ends, greets: hello } = patternsOf(tongue)
  const lines: Line[] = []
  let from = 0
  for (const { index, 0: quoted, groups } of task.matchAll(QUOTED)) {
    const text = (groups?.double ?? groups?.single ?? '').trim()
    const before = (
      task
        .slice(from, index)
        .split(/[\n.;!?।]/u)
        .at(-1) ?? ''
    ).slice(-MOST_BETWEEN)
    from = index + quoted.length
    const after = task.slice(from, from + MOST_BEHIND).split(/["“„«\n.;!?।]/u)[0] ?? ''
    const [start, end] = [lastOf(before, opens), lastOf(before, ends)]
    // 'Finish with' is no order of stories where it has its words.
    const all = `${before.slice(Math.max(0, start.at, end.at))}${quoted}`
    const gap = before.slice(Math.max(start.ends, end.ends, 0)).replace(/[\s:,]+$/u, '')
    const isGreeting = lastOf(before, hello).at === start.at && !LAST_ABOUT.test(gap)
    const isSaid = gap.trim() === '' || isGreeting || LAST_SAID.test(gap)
    if (end.at >= 0 && end.at > start.at && !LAST_ABOUT.test(gap)) lines.push({ is: 'closing', text, all })
    else if (start.at >= 0 && isSaid) lines.push({ is: 'opening', text, all })
    else if (start.at < 0 && end.at < 0 && lastOf(after, ends).at >= 0) lines.push({ is: 'closing', text, all })
    else if (start.at < 0 && end.at < 0 && lastOf(after, opens).at >= 0) lines.push({ is: 'opening', text, all })
  }
  return lines
}

const lastOf = (text: string, words: string): { at: number; ends: number } => {
  const found = [...text.matchAll(new RegExp(`${words}${LETTER}*`, 'giu'))].at(-1)
  return found === undefined ? { at: -1, ends: -1 } : { at: found.index, ends: found.index + found[0].length }
}

/** 'End with: Stay warm!' and 'End with: Have a sporty evening'; 'at the end: the weather' is a subject, and so is 'end with: the weather'. */
const behindColon = (task: string, tongue: string, isTopic: (words: string) => boolean): Line[] => {
  const { greets: hello, opens, closes: ends, isFormula } = patternsOf(tongue)
  const said = `${LETTER}*[^\\n:.!?;]{0,40}(?<!${LETTER})(?:${SAID_WITH})(?:\\s${LETTER}{1,13}){0,3}\\s?:\\s?`
  const words = '(?<words>[^\\n:]{2,120}?)(?:(?<=[.!?।])(?=\\s|$)|\\n|$)'
  const found = (head: string, is: Line['is']): Line[] => {
    const match = new RegExp(head + words, 'iu').exec(task)
    const text = match?.groups?.words?.trim()
    const isSubject = (line: string) =>
      isTopic(line) && !/[!"“„«]/u.test(line) && !isFormula.test(line) && line.split(/\s+/u).length <= 3
    return text === undefined || isSubject(text) ? [] : [{ is, text, all: match?.[0] ?? text }]
  }
  return [
    ...found(`(?:${ends})${said}`, 'closing'),
    ...found(`(?:${opens})${said}`, 'opening'),
    ...found(`(?:${hello})${LETTER}*[^\\n:.!?;]{0,30}:\\s?`, 'opening'),
  ]
}

/** 'Begin with good morning news': what is told, or how, and no greeting. */
const NO_GREETING =
  /news|nachricht|meldung|schlagzeil|\binfo|noticia|notíc|notizi|wiadomo|nieuws|bericht|știr|stir[ie]|ख़बर|खबर|समाचार|\bstor(?:y|ies)|headline|titular|titol|\bt[oó]n[eo]?\b|style|stil|energy|vibe|mood/iu

/** 'Sign off with see you tomorrow and keep it short': the words of a farewell, as far as they go. */
const formulas = (task: string, tongue: string, isTopic: (words: string) => boolean): Line[] => {
  const { opens, closes: ends, formula, isBid } = patternsOf(tongue)
  const found = (head: string, is: Line['is']): Line[] => {
    const match = new RegExp(
      `(?:${head})${LETTER}*[^\\n:.!?;]{0,40}?(?:(?<!${LETTER})(?:${SAID_WITH})\\s|:\\s?)(?<words>${formula})`,
      'iu',
    ).exec(task)
    const said = match?.groups?.words
    const text = said === undefined ? '' : withoutMore(said, tongue)
    // 'Stay warm' is of no weather.
    const isOther = NO_GREETING.test(text) || (isTopic(text) && !isBid.test(text))
    if (match === null || said === undefined || text === '' || isOther) return []
    return [{ is, text, all: match[0].slice(0, -said.length) + text }]
  }
  return [...found(ends, 'closing'), ...found(opens, 'opening')]
}

/** 'Finish by saying Keep smiling': behind a word of saying and with a capital it is to be said, to the end of its sentence. */
const saidInCapitals = (task: string, tongue: string, isTopic: (words: string) => boolean): Line[] => {
  const { opens, closes: ends } = patternsOf(tongue)
  const found = (head: string, is: Line['is']): Line[] => {
    const match = new RegExp(
      `(?:${head})${LETTER}*[^\\n:.!?;]{0,40}?(?<!${LETTER})(?:(?<say>${SAY})|${WITH})\\s(?<words>[^\\n.,;:!?।"“„«]{2,80}!?)`,
      'iu',
    ).exec(task)
    const { words: said = '', say } = match?.groups ?? {}
    const text = withoutMore(said, tongue)
    const words = text.split(/\s+/u)
    const isLine =
      /^\p{Lu}/u.test(text) &&
      (say !== undefined
        ? words.length > 1 || /!$/u.test(text)
        : tongue !== 'de' && words.length > 2 && /^\p{Ll}/u.test(words[1] ?? ''))
    if (match === null || !isLine || isTopic(text) || NO_GREETING.test(text)) return []
    return [{ is, text, all: match[0].slice(0, match[0].length - said.length) + text }]
  }
  return [...found(ends, 'closing'), ...found(opens, 'opening')]
}
const SAY =
  'say(?:ing)?|sag(?:e|en|st|t)?|dis(?:ant)?|dites|dire|diciendo|di|diga|decir|dicendo|dizendo|dizer|diz|powiedz|mówiąc|mów|zeg(?:gen)?|spune|spunând'
const WITH = 'with|avec|par|con|com|met|cu'

/** 'Bleibt gesund, Leute': whom it is said to belongs to it. */
const withAddressed = (line: Line, task: string, isTopic: (words: string) => boolean): Line => {
  const at = task.indexOf(line.all)
  const behind =
    at < 0 ? undefined : /^,\s(?<whom>[^\n.,;:!?।"“”„«»]{2,25}?)\s*(?<mark>[.!?]|$)/u.exec(task.slice(at + line.all.length))
  const { whom = '', mark = '' } = behind?.groups ?? {}
  const isWhom = /^\p{Lu}\p{Ll}+$/u.test(whom) || ADDRESSED.test(whom)
  if (behind === undefined || behind === null || !isWhom || isTopic(whom)) return line
  const more = `${behind[0].slice(0, behind[0].length - mark.length)}${mark === '!' ? '!' : ''}`
  return { ...line, text: line.text + more, all: line.all + more }
}
const ADDRESSED =
  /^(?:(?:dear|my|you|liebe|ihr|meine|mes|les|cher[es]*|mis|queridos|cari|miei|queridos|meus|drodzy|kochani|lieve|beste|dragi) )?(?:folks|people|friends|everyone|everybody|all|neighbou?rs|listeners|leute|freunde|lieben|nachbarn|alle|amis|tous|tout le monde|voisins|amig[oa]s|vecin[oa]s|tod[oa]s|gente|amici|tutti|vizinhos|ouvintes|kochani|drodzy|przyjaciele|sąsiedzi|wszyscy|vrienden|mensen|allemaal|luisteraars|buren|prieteni|dragi|vecini|oameni buni|दोस्तों|साथियों|श्रोताओं)$/iu

const withoutMore = (said: string, tongue: string): string => {
  const parts = said.split(new RegExp(`(\\s(?:${AND})\\s)`, 'iu'))
  // 'Take care and see you tomorrow' is one farewell.
  const isOn = patternsOf(tongue).isFormula.test(parts[2] ?? '')
  const first = parts.slice(0, isOn ? 3 : 1).join('')
  const manner = mannerIn(first, tongue)
  return (manner === undefined ? first : first.slice(0, first.indexOf(manner))).trim()
}

export type SaidLines = {
  opening?: string
  closing?: string
  /** The task without them. */
  rest: string
}

export const saidLinesIn = (task: string, tongue: string, isTopic: (words: string) => boolean): SaidLines => {
  const quoted = quotedLines(task, tongue)
  const plain = quoted.reduce((text, { all }) => text.replace(all, ' '), task)
  const lines = [
    ...quoted,
    ...[
      ...behindColon(plain, tongue, isTopic),
      ...formulas(plain, tongue, isTopic),
      ...saidInCapitals(plain, tongue, isTopic),
    ].map((line) => withAddressed(line, plain, isTopic)),
  ]
  const closing = lines.find(({ is }) => is === 'closing')
  // 'Saluta alla fine con …' is no greeting.
  const opening = lines.find(({ is, text }) => is === 'opening' && text !== closing?.text)
  const rest = [opening, closing].reduce((text, line) => (line === undefined ? text : text.replace(line.all, ' ')), task)
  return {
    ...(opening === undefined ? {} : { opening: opening.text }),
    ...(closing === undefined ? {} : { closing: closing.text }),
    rest,
  }
}
