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
/** Three words of capitals are hardly a person. */
const LEAST_OF_NO_KIND = 3

type KindsOf = (tongue: Tongue) => readonly string[]
const plainBy = (kinds: Readonly<Partial<Record<Tongue, string>>>): KindsOf =>
  once((tongue: Tongue) => kinds[tongue]?.split(' ').map(plainName) ?? [])

/** Bodies by which two words are no name of a person: 'Marek Pawlak' is no MP, a Member of Parliament is. */
const bodiesOf = plainBy({
  en: 'parliament assembly ministry office department agency authority commission committee council court police party congress senate union association federation organisation organization institute university board bureau service bank fund corporation force league movement alliance foundation',
  de: 'institut stiftung gericht ministerium bund verband verein partei union bank bahn werk dienst anstalt gesellschaft gewerkschaft kammer agentur zentrale zentrum polizei wehr kommission behörde klinik universität amt',
  nl: 'instituut dienst bank bond raad ministerie partij bureau commissie vereniging unie universiteit autoriteit agentschap centrum',
  fr: 'parti rassemblement union assemblée agence autorité office institut conseil ministère société commission comité cour tribunal parquet police direction fédération confédération syndicat association centre bureau banque service université école mouvement organisation fonds front ligue alliance régie caisse',
  es: 'partido unión consejo comisión comité corte tribunal fiscalía policía guardia ministerio secretaría instituto agencia banco junta federación confederación sindicato asociación centro dirección servicio sistema universidad fuerza ejército organización fondo frente movimiento congreso asamblea cámara procuraduría registro oficina autoridad',
  it: 'partito consiglio commissione corte tribunale procura polizia ministero istituto agenzia banca ente federazione confederazione sindacato associazione centro direzione servizio università comitato unione autorità azienda ufficio movimento lega fondo',
  pt: 'partido conselho comissão tribunal procuradoria polícia ministério instituto agência banco federação sindicato associação centro direção serviço universidade comité comitê autoridade empresa movimento bloco guarda câmara assembleia união',
  ro: 'partid uniunea consiliu comisia curtea tribunal parchet poliția minister institut agenția banca federația direcția inspectorat serviciu autoritatea centru alianța oficiu birou',
  pl: 'biuro ministerstwo sąd trybunał prokuratura policja straż komisja urząd urzędu instytut izba rada zakład fundusz agencja inspekcja bank partia koalicja stronnictwo związek federacja fundacja stowarzyszenie uniwersytet zarząd centrum służba',
})
/** Behind an office stands who holds it: of a long form it is the last word. */
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

/** False for what may be somebody's name. */
const isNobody = (named: readonly Word[], tongue: Tongue): boolean => {
  const [first, second] = named
  if (first === undefined || second === undefined) return false
  // 'Minister Anna Pawlak'
  const endsInOffice = isOne(named.at(-1), officesOf, tongue)
  if (isOne(first, officesOf, tongue) && second.from === first.to + 1 && !endsInOffice) return false
  const apart = named.filter(({ gap, isCapital }, at) => isCapital && (at === 0 || gap !== '-'))
  if (apart.length >= LEAST_OF_NO_KIND) return true
  const hasBody = named.some((word) => isBody(word, tongue))
  return isKindFirst(tongue) ? isBody(first, tongue) || (hasBody && named.length > 2) : endsInOffice || hasBody
}

type Held = (letters: string) => boolean
type LongForm = { from: number; to: number; letters: string }

/** The longest name that begins at a word and whose letters a source holds. */
const longFormAt = (words: readonly Word[], at: number, held: Held, tongue: Tongue): LongForm | undefined => {
  const first = words[at]
  if (!first?.isCapital) return undefined
  // 'Parti socialiste': behind the kind a Romance tongue goes on in small letters.
  let goesOnSmall = false
  const named: Word[] = []
  let [ways, small]: [string[], number] = [[''], 0]
  let found: LongForm | undefined
  for (const word of words.slice(at, at + MOST_WORDS * 2)) {
    if (named.length === MOST_WORDS || small > MOST_SMALL || (word !== first && !JOINT.test(word.gap))) break
    if (SMALL.has(word.text)) {
      small += 1
      if (COUNT_TOO.has(word.text)) ways = [...ways, ...ways.map((way) => `${way}${word.text.charAt(0).toUpperCase()}`)]
      continue
    }
    if (!word.isCapital && !goesOnSmall) break
    small = 0
    named.push(word)
    goesOnSmall ||= isKindFirst(tongue) && tongue !== 'pl' && isBody(word, tongue)
    ways = lettersOf(word, tongue)
      .flatMap((letters) => ways.map((way) => `${way}${letters}`))
      .filter(({ length }) => length <= MOST_WORDS)
    const letters = ways.find(held)
    if (letters !== undefined && isNobody(named, tongue)) found = { from: first.from, to: word.to, letters }
  }
  return found
}

type Letters = { abbreviations: ReadonlySet<string>; tongue: Tongue; isTranslated: boolean }

/** A sentence with the letters that a source holds in the place of their words: WHO for 'World Health Organization'. */
export const inShort = (text: string, { abbreviations, tongue, isTranslated }: Letters): string => {
  if (abbreviations.size === 0) return text
  // Two letters mean something else in another tongue: a Spanish MP is a Ministerio Público.
  const isHeld = (letters: string): boolean => abbreviations.has(letters) && !(isTranslated && letters.length === 2)
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
