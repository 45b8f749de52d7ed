import type { Tongue } from '../tongue.ts'
import { setOf } from '../word-lists.ts'

// 'El emotivo adiós de Ana Ruiz a la escena', 'Pelé, 80 anos do jogador perfeito': what a page is about, and nothing that happened. No list has such
// nouns, but the sentence has no verb. Endings show one, where no article and no preposition stands before it.

type Grammar = {
  /** Behind these stands a noun, or an infinitive. */
  before: ReadonlySet<string>
  /** So it does behind these, unless they belong to the noun before them: 'La vivienda nueva sube'. */
  adjectives: ReadonlySet<string>
  /** They end like verbs. */
  particles: ReadonlySet<string>
  /** What follows is the same verb. */
  auxiliaries: ReadonlySet<string>
  /** With each of these comes a verb of its own. */
  subordinators: ReadonlySet<string>
  /** How a verb of the third person ends, or a participle. */
  verb: RegExp
  article: RegExp
}

const GRAMMARS: Readonly<Partial<Record<Tongue, Grammar>>> = {
  es: {
    before: setOf(
      'el la los las un una unos unas lo de del a al en con por para sin sobre tras ante bajo entre hasta desde hacia contra según durante su sus este esta estos estas ese esa esos esas cada otro otra otros otras más menos muy tan y e o u ni gran mejor peor',
    ),
    adjectives: setOf('nuevo nueva primer primera último última pleno plena'),
    particles: setOf('se le les me te siempre ahora nada nunca todavía'),
    auxiliaries: setOf('ha han había fue fueron es son sido ser'),
    subordinators: setOf('que quien quienes cuando donde si cuyo cuya porque mientras aunque'),
    verb: /(?:[aeéóá]|[aeáéií]n|aron|eron|uvo|dijo|dujo|puso|hizo|trajo|quiso|vino|[ai]d[oa]s?|(?:muer|abier|descubier|pues|escri|ro|resuel)t[oa]s?|hech[oa]s?)$|^(?:es|son|dio|vio|pudo|supo|cupo|hubo|fue|hay)$/u,
    article: /^(?:El|La|Los|Las)\s/u,
  },
  pt: {
    before: setOf(
      'o a os as um uma uns umas de do da dos das em no na nos nas num numa ao aos à às com por pelo pela pelos pelas para pra sem sob sobre ante entre até desde contra após segundo durante seu sua seus suas este esta estes estas esse essa cada outro outra outros outras mais menos muito tão e ou nem melhor pior',
    ),
    adjectives: setOf('novo nova primeiro primeira último última pleno plena'),
    particles: setOf('se lhe me te já lá hoje sempre agora nunca ainda nada'),
    auxiliaries: setOf('foi foram é são tem têm sido ser'),
    subordinators: setOf('que quem quando onde cujo cuja porque enquanto embora'),
    verb: /(?:[aeáéê]|[aeêé]m|[eio]u|[aóu]i|uz|rão|fez|pôs|veio|quer|[ai]d[oa]s?|(?:mor|aber|descober|elei|escri)t[oa]s?|pres[oa]s?)$|^(?:são|vão|dão|estão|foi|faz|diz|traz|quis)$/u,
    article: /^(?:O|A|Os|As)\s/u,
  },
}

const QUOTED = /"[^"]{1,200}"|[“«][^”»]{1,200}[”»]|[‘'](?=\p{L})[^’']{1,200}['’](?!\p{L})/gu
const LEAST = 4
const OF_EAST = /^(?:del|al|do|ao)$/
/** '4.º', '80.000': no word. */
const WORD = /^\p{Ll}[\p{L}-]*$/u

/** True where no verb is to be seen but those that a 'que' brings. */
const isVerbless = (text: string, grammar: Grammar): boolean => {
  const { before, adjectives, particles, auxiliaries, subordinators, verb } = grammar
  const words = text
    .replace(QUOTED, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^[(¿¡]+|[,.:;!?)]+$/gu, ''))
  const isOther = (word: string): boolean =>
    [before, adjectives, particles, subordinators].some((set) => set.has(word)) || word.endsWith('mente')
  const hides = (last: string, at: number): boolean => {
    const noun = words[at - 1] ?? ''
    if (adjectives.has(last)) return !WORD.test(noun) || isOther(noun) || isVerb(noun, at - 1)
    // 'El temporal del este'
    return (before.has(last) && !(last === 'este' && OF_EAST.test(noun))) || auxiliaries.has(last)
  }
  const isVerb = (word: string, at: number): boolean => {
    if (!WORD.test(word) || isOther(word) || !verb.test(word)) return false
    const last = words[at - 1]?.toLowerCase() ?? ''
    // '3 heridos', but 'Los 27 aprueban'.
    return !hides(last, at - 1) && !(/^\d+$/.test(last) && word.endsWith('s'))
  }
  const lesser = words.flatMap((word, at) => (subordinators.has(word) ? [at] : []))
  const verbs = words.flatMap((word, at) => (isVerb(word, at) ? [at] : []))
  const [first = words.length] = lesser
  return verbs.every((at) => at > first) && verbs.length <= lesser.length
}

/** 'Fazer a mala e partir de Arcos' */
const INFINITIVE = /^(?!Mujer|Mulher|Lugar|Taller|Líder|Poder|Militar)\p{Lu}\p{Ll}{2,}[aei]r (?!de[l ]|d[oa] )(?=\p{Ll})/u
/** 'Iván Gil, el hombre que salvó el faro', '«Faro», a investigação que …': no first word that ends like a verb, as in 'Renuncia Gil, el alcalde'. */
const APPOSED =
  /^(?:\p{Lu}[\p{L}.’'-]*(?<![aeéóáê]|[aeêí][nm]|[io]u)(?:\s(?:\p{Ll}{1,3}\s)?\p{Lu}[\p{L}.’'-]*){0,4}|["“«‘'][^"”»’']{2,60}["”»’']), (?:el|la|los|las|un|una|o|a|os|as|um|uma) [^:"“«]+$/u
/** 'Ana Ruiz, nueva alcaldesa de Soria', 'Alcaraz, campeón del Open': who has won, or holds a new office, is news. */
const ATTAINS =
  /, (?:(?:(?:el|la|o|a) )?(?:nuev[oa]|nov[oa]) (?:vice|ex)?(?:alcald|president|primer|primeir|ministr|secretari|direct|entrenador|treinador|seleccionador|selecionador|rector|reitor|jef|chef|consejer|conselheir|líder|rey|rei|papa|obispo|bispo|arzobispo|arcebispo|fiscal|procurador|embajador|embaixador|capit|portavoz|porta-voz|prefeit|govern|gobern|campe|coordinador|coordenador|delegad|comisari|comissári|dueñ|don[oa])|(?:bi|tri|sub)?campe(?:ón|on|ão|ã)|(?:re)?ele(?:gid|it)|(?:ganador|vencedor|ganadora|vencedora|medallista|medalhista|premio|prémio|prêmio|oro|ouro|plata|prata)(?!\p{L}))/u

/**
 * True for a headline without a verb that begins with an article, or with a name and what it is. Behind another comma a verb may be meant: 'El
 * Ibex, en mínimos'.
 */
export const namesTopic = (headline: string, tongue: Tongue): boolean => {
  const grammar = GRAMMARS[tongue]
  if (grammar === undefined || ATTAINS.test(headline)) return false
  if (INFINITIVE.test(headline) || APPOSED.test(headline)) return isVerbless(headline, grammar)
  if (!grammar.article.test(headline)) return false
  const [main = ''] = headline.replace(QUOTED, ' ').split(/:\s/u)
  return !main.includes(',') && main.trim().split(/\s+/).length >= LEAST && isVerbless(headline, grammar)
}

/** 'Edimburgo, más vibrante que nunca', not 'Dimite Ruiz, alcalde de Olmo': no first word that ends like a verb. */
const NAME_AND_NOUN =
  /^\p{Lu}[\p{L}.’'-]*(?<![eéóáê]|[aeêí][nm]|[io]u)(?:\s(?:\p{Ll}{1,3}\s)?\p{Lu}[\p{L}.’'-]*){0,4}, (?=[\p{Ll}\d])[^:"“«]+$/u

/** True for a name and what its page makes of it. */
export const namesSomebody = (headline: string, tongue: Tongue): boolean => {
  const grammar = GRAMMARS[tongue]
  return grammar !== undefined && NAME_AND_NOUN.test(headline) && !ATTAINS.test(headline) && isVerbless(headline, grammar)
}
