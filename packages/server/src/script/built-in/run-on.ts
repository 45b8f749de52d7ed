import type { Tongue } from '../tongue.ts'

// A page puts its summary before its story, and a feed takes both for one sentence: '… accusato di falso L’ex direttore è stato assolto'.

const YEAR = '(?:19|20)\\d\\d'
/** Only a sentence begins so in the middle of a line, behind a whole word, a year or a bracket; a city in capitals may stand between. */
const behind = (starts: string, named = '(?!)'): RegExp =>
  new RegExp(
    `(?<=(?<word>\\p{L}{5,24})|\\)|(?<![\\p{N}.,])${YEAR})\\s(?:\\p{Lu}{3,20}\\s)?(?=(?:${starts})\\s\\p{Ll}{2}|(?:L|Un|Dell|All|Nell)['’]\\p{Ll}|(?<=(?:\\p{Ll}{5}|\\s${YEAR})\\s)(?:${named}))`,
    'gu',
  )

/** In Portuguese a name with a large article begins a sentence, 'O Tribunal'; in Spanish it may be a town, so only who governs does. */
const NAMED_PT = '[OA]s?\\s\\p{Lu}\\p{L}'
const NAMED_ES =
  '(?:El|La)\\s(?:Gobierno|Consejo|Congreso|Senado|Parlamento|Tribunal|Ministerio|Fiscalía|Policía|Guardia|Justicia|Corte|Audiencia|Comisión|Universidad|Junta|Ebitda)(?!\\p{L})'

const STARTS: Readonly<Partial<Record<Tongue, RegExp>>> = {
  fr: behind('Le|La|Les|Un|Une|Des|Il|Elle|Dans|Selon|Après'),
  es: behind('El|La|Los|Las|Un|Una|Se|Tras|Según', NAMED_ES),
  it: behind('Il|Lo|La|I|Gli|Le|Un|Una|Si|È|Sono|Dopo'),
  pt: behind('O|A|Os|As|Um|Uma|Segundo|Após', NAMED_PT),
}
/** A title may begin so: 'il romanzo La lunga notte'. */
const TITLED =
  /^(?:films?|romanzo|canzone|album|libro|serie|programma|spettacolo|commedia|mostra|lista|locale|ristorante|quotidiano|gruppo|roman|livre|chanson|série|pièce|spectacle|exposition|journal|groupe|restaurant|émission|película|novela|canción|disco|programa|obra|muestra|diario|grupo|restaurante|filme|romance|música|peça|jornal|mostra|novela|livro|intitul\p{L}+|titul\p{L}+|d[ei]tt[oa]|chiamat[oa]|llamad[oa]|chamad[oa]|appelée?|nommée?)$/iu
/** And a name with its article so: 'a revista A Ponte'. */
const NAMED_SO =
  /^(?:revista|portal|banda|canal|bloco|loja|marca|empresa|projeto|operação|podcast|reality|coluna|torneio|troféu|prêmio|jornais|revistas|site|sites|alias|contra|sobre|entre|desde|para)$/iu
const IS_NAMED = /^\p{Lu}\p{Ll}{0,2}\s\p{Lu}/u
/** Whose picture the page shows, and not what is told. */
const CREDIT_LAST = /(?:[—–-]\s|\()?(?:Fotos?|Imagem|Imagen|Crédito)\s?:\s[^:]{2,60}$|(?:\/|\s)Divulgação$/u
/** Fewer words on a side are a name. */
const LEAST = 8
const LEAST_BEHIND = 6

/** A part of a text as the sentences that stand in it without a stop between them. */
export const withoutRunOn = (part: string, tongue: Tongue): string[] => {
  const starts = STARTS[tongue]
  if (starts === undefined) return [part]
  for (const { index, 0: gap, groups } of part.matchAll(starts)) {
    const [head, tail] = [part.slice(0, index), part.slice(index + gap.length)]
    const word = groups?.word ?? ''
    if (TITLED.test(word) || (IS_NAMED.test(tail) && NAMED_SO.test(word))) continue
    if (head.split(' ').length < LEAST || tail.split(' ').length < LEAST_BEHIND || isOpen(head)) continue
    return CREDIT_LAST.test(head) ? [tail] : [`${head}.`, tail]
  }
  return [part]
}

/** Inside a quotation or a bracket nothing ends. */
const isOpen = (head: string): boolean => (head.match(/["]/g)?.length ?? 0) % 2 === 1 || /[“„«(][^”“»)]*$/u.test(head)
