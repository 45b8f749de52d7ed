import { foldAccents } from '@hourcast/domain/words/fold-word'
import { isFormOf } from './name-forms.ts'
import { once } from './once.ts'
import { plainName } from './plain-name.ts'
import { ROMANCE, type Tongue } from './tongue.ts'
import { setOf } from './word-lists.ts'

/** Between the words of a name; they give it no letter. */
const SMALL = setOf(
  'of the and for de del du des d l la las le les los el y e et und der die das dem den des für in im am van voor het en di da do dei degli delle della dello dell do dos das da na no para por per i w z a ale al și pentru spraw',
)
/** 'MOE' is the Ministry of Education. */
const COUNT_TOO = setOf('of for and')
const MOST_SMALL = 3
const MOST_WORDS = 8
/** Such words stand between places and people, too: 'Harlau en De Steeg'. */
const LOOSE = setOf('and y e en et und in im am i w z na no și')
/** Three words of capitals are hardly a person; four where people have three names, and where nouns have capitals. */
const leastOfNoKind = (tongue: Tongue): number => (tongue === 'en' || tongue === 'nl' || tongue === 'pl' ? 3 : 4)

type KindsOf = (tongue: Tongue) => readonly string[]
const plainBy = (kinds: Readonly<Partial<Record<Tongue, string>>>): KindsOf =>
  once((tongue: Tongue) => kinds[tongue]?.split(' ').map(plainName) ?? [])

/** Bodies by which two words are no name of a person: 'Marek Pawlak' is no MP, a Member of Parliament is. */
const bodiesOf = plainBy({
  en: 'parliament assembly ministry office department agency authority commission committee council court police party congress senate union association federation organisation organization institute university board bureau service bank fund corporation force league movement alliance foundation programme station club institution',
  de: 'institut stiftung gericht ministerium bund verband verein partei union bank bahn werk dienst anstalt gesellschaft gewerkschaft kammer agentur zentrale zentrum polizei wehr kommission behörde klinik universität amt kreuz',
  nl: 'instituut dienst bank bond raad ministerie partij bureau commissie vereniging unie universiteit autoriteit agentschap centrum',
  fr: 'parti rassemblement union assemblée agence autorité office institut conseil ministère société commission comité cour tribunal parquet police direction fédération confédération syndicat association centre bureau banque service université école mouvement organisation fonds front ligue alliance régie caisse',
  es: 'partido unión consejo comisión comité corte tribunal fiscalía policía guardia ministerio secretaría instituto agencia banco junta federación confederación sindicato asociación centro dirección servicio sistema universidad fuerza ejército organización fondo frente movimiento congreso asamblea cámara procuraduría registro oficina autoridad unidad',
  it: 'partito consiglio commissione corte tribunale procura polizia ministero istituto agenzia banca ente federazione confederazione sindacato associazione centro direzione servizio università comitato unione autorità azienda ufficio movimento lega fondo organizzazione',
  pt: 'partido conselho comissão tribunal procuradoria polícia ministério instituto agência banco federação sindicato associação centro direção serviço universidade comité comitê autoridade empresa movimento bloco guarda câmara assembleia união unidade fórum organização fundo secretaria confederação ordem',
  ro: 'partid uniunea consiliu comisia curtea tribunal parchet poliția minister institut agenția banca federația direcția inspectorat serviciu autoritatea centru alianța oficiu birou organizația fondul',
  pl: 'biuro ministerstwo sąd trybunał prokuratura policja straż komisja urząd urzędu instytut izba rada zakład fundusz agencja inspekcja bank partia koalicja stronnictwo związek federacja fundacja stowarzyszenie uniwersytet zarząd centrum służba organizacja grupa ośrodek',
})
/** These end an office: 'Prime Minister'. */
const ENDS_OFFICE = /^(?:minister|secretary|justice|commissioner|general|superintendent)s?$/iu
/** Behind an office stands who holds it. */
const officesOf = plainBy({
  en: 'minister secretary justice commissioner attorney general superintendent inspector president governor mayor',
  de: 'minister kanzler präsident',
  nl: 'minister president',
  fr: 'ministre président',
  es: 'ministro ministra presidente',
  it: 'ministro ministra presidente',
  pt: 'ministro ministra presidente',
  ro: 'ministrul președintele',
  pl: 'minister prezydent prezes',
})
/** These tongues begin with the kind: 'Guardia Civil', and not 'Tomás Guardia'. */
const isKindFirst = (tongue: Tongue): boolean => tongue === 'pl' || ROMANCE.has(tongue) || tongue === 'ro'

/** What German and Dutch words end in that give two letters of an abbreviation: HilfsWerk, RijksInstituut. */
const HEAD =
  /^\p{L}{3,30}(amt|werk|dienst|instituu?t|ministerium|ministerie|anstalt|bank|bahn|bund|bond|verband|verein|gericht|gesellschaft|gewerkschaft|kammer|polizei|wehr|zentrale|zentrum|behörde|verzekeringen)(?:e?s|en?)?$/iu

type Word = { text: string; from: number; to: number; gap: string; isCapital: boolean }

const wordsIn = (text: string): Word[] => {
  let end = 0
  return [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].map(({ 0: word, index }) => {
    const gap = text.slice(end, index)
    end = index + word.length
    return { text: word, from: index, to: end, gap, isCapital: /^\p{Lu}/u.test(word) }
  })
}

/** A word in capitals is an abbreviation of its own: 'Los Angeles FC'. */
const IN_CAPITALS = /^\p{Lu}{2,}$/u
/** What parts two words of one name: 'Immigratie- en Naturalisatiedienst'. */
const JOINT = /^(?:[\s’'-]|-\s)$/u

const isOne = (word: Word | undefined, kindsOf: KindsOf, tongue: Tongue): boolean => {
  const name = plainName(word?.text ?? '')
  return kindsOf(tongue).some((kind) => isFormOf(kind, name, tongue))
}

const headOf = ({ text }: Word, tongue: Tongue): string | undefined =>
  tongue === 'de' || tongue === 'nl' ? HEAD.exec(text)?.[1] : undefined

/** The letters that a word gives, with its accent or without. */
const lettersOf = (word: Word, tongue: Tongue): string[] => {
  const first = word.text.charAt(0).toUpperCase()
  const head = headOf(word, tongue)?.charAt(0).toUpperCase()
  const firsts = [...new Set([first, foldAccents(first).charAt(0).toUpperCase()])]
  return head === undefined ? firsts : firsts.flatMap((letter) => [letter, `${letter}${head}`])
}

const isBody = (word: Word | undefined, tongue: Tongue): boolean =>
  isOne(word, bodiesOf, tongue) || (word !== undefined && headOf(word, tongue) !== undefined)

/** False for what may be somebody's name. `opens`: it begins a sentence, so that its first capital says nothing. */
const isNobody = (named: readonly Word[], { opens, isLoose }: { opens: boolean; isLoose: boolean }, tongue: Tongue): boolean => {
  const [first, second] = named
  if (first === undefined || second === undefined) return false
  const endsOffice = tongue === 'en' && ENDS_OFFICE.test(named.at(-1)?.text ?? '')
  // 'Minister Anna Pawlak'
  if (isOne(first, officesOf, tongue) && second.from === first.to + 1 && !endsOffice) return false
  const hasBody = named.some((word) => isBody(word, tongue))
  if (isKindFirst(tongue) ? isBody(first, tongue) || (hasBody && named.length > 2) : endsOffice || hasBody) return true
  const apart = named.filter(({ gap, isCapital }, at) => isCapital && (at === 0 || gap !== '-'))
  return !isLoose && !SMALL.has(first.text.toLowerCase()) && apart.length >= leastOfNoKind(tongue) + (opens ? 1 : 0)
}

type Held = (letters: string) => boolean
type LongForm = { from: number; to: number; letters: string }

/** The longest name that begins at a word and whose letters a source holds. */
const longFormAt = (words: readonly Word[], at: number, held: Held, tongue: Tongue): LongForm | undefined => {
  const first = words[at]
  if (!first?.isCapital) return undefined
  // 'Parti socialiste': behind the kind a Romance tongue goes on in small letters.
  let goesOnSmall = false
  let isLoose = false
  const opens = at === 0 || /[.!?…:"“”„«»]/u.test(first.gap)
  const named: Word[] = []
  let [ways, small]: [string[], number] = [[''], 0]
  let found: LongForm | undefined
  for (const word of words.slice(at, at + MOST_WORDS * 2)) {
    if (named.length === MOST_WORDS || small > MOST_SMALL || (word !== first && !JOINT.test(word.gap))) break
    if (SMALL.has(word.text)) {
      small += 1
      isLoose ||= LOOSE.has(word.text)
      if (COUNT_TOO.has(word.text)) ways = [...ways, ...ways.map((way) => `${way}${word.text.charAt(0).toUpperCase()}`)]
      continue
    }
    if ((!word.isCapital && !goesOnSmall) || IN_CAPITALS.test(word.text)) break
    small = 0
    named.push(word)
    goesOnSmall ||= isKindFirst(tongue) && tongue !== 'pl' && isBody(word, tongue)
    ways = lettersOf(word, tongue)
      .flatMap((letters) => ways.map((way) => `${way}${letters}`))
      .filter(({ length }) => length <= MOST_WORDS)
    const letters = ways.find(held)
    if (letters !== undefined && isNobody(named, { opens, isLoose }, tongue)) found = { from: first.from, to: word.to, letters }
  }
  return found
}

type Letters = { abbreviations: ReadonlySet<string>; tongue: Tongue; isTranslated: boolean }

/** A sentence with the letters that a source holds in the place of their words: WHO for 'World Health Organization'. */
export const inShort = (text: string, { abbreviations, tongue, isTranslated }: Letters): string => {
  if (abbreviations.size === 0) return text
  // Two letters mean something else in another tongue: a Spanish MP is a Ministerio Público.
  const isHeld = (letters: string): boolean =>
    abbreviations.has(letters) && !(isTranslated && letters.length === 2) && !SMALL.has(letters.toLowerCase())
  const words = wordsIn(text)
  let [said, end] = ['', 0]
  for (let at = 0; at < words.length; at += 1) {
    const found = (words[at]?.from ?? 0) < end ? undefined : longFormAt(words, at, isHeld, tongue)
    if (found === undefined) continue
    said = `${said}${text.slice(end, found.from)}${found.letters}`
    end = found.to
  }
  return `${said}${text.slice(end)}`
}
