import { isPerson, VERBS } from './portuguese-articles.ts'
import {
  DEED_UM,
  DEED_UMA,
  DEGREE_A,
  DEGREE_O,
  MADE_UM,
  MADE_UMA,
  MASS_A,
  MASS_O,
  MORE_UM,
  MORE_UMA,
  MORE_VERBS,
  OF_A,
  OF_O,
  OFFICES,
  ONE_A,
  ONE_O,
  START_A,
  START_O,
  THING_UM,
  THING_UMA,
  WHOSE_A,
  WHOSE_O,
} from './portuguese-nouns.ts'

// A word of a Portuguese headline with what is around it.

/** Behind what it begins. */
export type Place = 'start' | 'verb' | 'of' | 'open' | 'pair'
/** An article, '' for none, nothing where it is not known. */
export type Article = string | undefined
export type Spot = Readonly<{ before: string; word: string; next: string; third: string; place: Place }>

const MANY_DO = /^\p{Ll}{2,}(?:am|[^gm]em)$/u
const NO_MANY = /^(?:ontem|anteontem|bem|nem|cem|item|ordem|desordem|jovem|nuvem|totem)$/u
const PAST = /^\p{Ll}{2,}(?:[^aeo]ou|aram|eram|iram|rá|rão|ava|avam|izam?|ificam?)$/u
const DID = /^\p{Ll}{3,}[ei]u$/u
const NO_DID = /^(?:museu|europeu|judeu|liceu|apogeu|coliseu|ateneu)$/u
/** A word that says what is done. */
export const isVerb = (found: string): boolean => {
  const word = found.replace(/-se$/u, '')
  if (/^(?:palavra|trava|baliza)$/u.test(word)) return false
  if (VERBS.has(word) || MORE_VERBS.has(word) || PAST.test(word)) return true
  return (MANY_DO.test(word) && !NO_MANY.test(word)) || (DID.test(word) && !NO_DID.test(word))
}
const KNOWN = [
  ONE_O,
  ONE_A,
  MASS_O,
  MASS_A,
  OF_O,
  OF_A,
  MORE_UM,
  MORE_UMA,
  THING_UM,
  THING_UMA,
  DEED_UM,
  DEED_UMA,
  MADE_UM,
  MADE_UMA,
  OFFICES,
  DEGREE_O,
  DEGREE_A,
  START_O,
  START_A,
  WHOSE_O,
  WHOSE_A,
]
export const isKnownNoun = (noun: string): boolean => isPerson(noun) || KNOWN.some((all) => all.has(noun))
export const isName = (word: string): boolean => /^\p{Lu}/u.test(word)
export const lowerFirst = (word: string): string => word.charAt(0).toLocaleLowerCase() + word.slice(1)
export const isOfOne = (word: string): boolean => /^d[oa]s?$/u.test(word)
export const isOf = (word: string): boolean => word === 'de' || isOfOne(word)

/** Whether there is one of what they are done to is not sure. */
export const OF_KNOWN =
  /^(?:rejeita|rejeitam|arquiva|derruba|mantém|mantêm|suspende|suspendem|anula|encerra|retoma|conclui|comenta|comentam|nega|negam|confirma|explica|adia|cumpre|questiona|celebra|comemora|critica|criticam|defende|defendem|tem|têm|dá|dão|toma|faz|fazem|perde|perdem|tira|leva|deixa|chega|é|são|foi|será|vira|há|vai|vão|pode|deve|assume|começa|começam|inicia|passa|passam|prolonga|estende|volta|aceita|muda|termina|conquista|vence|altera|revoga|veta|renova|renovam|congela|congelam|descumpre|viola|violam|ignora|ignoram|reabre|prorroga|renegocia|ratifica|rompe|cancela|cancelam|paralisa|bloqueia|detalha|atualiza|lidera|segue|acelera|apura|rejeitar|arquivar|derrubar|manter|suspender|anular|encerrar|retomar|concluir|comentar|confirmar|explicar|adiar|cumprir|criticar|defender|ter|dar|tomar|fazer|perder|assumir|começar|iniciar|aceitar|mudar|vencer|alterar|revogar|vetar|atualizar|liderar|seguir|acelerar|apurar|investigar|deixar|levar|passar)$/u
export const AS_WHAT =
  /^(?:ser|sido|sendo|estar|ficar|é|são|foi|foram|será|serão|está|estão|fica|ficam|ficou|vira|segue|seguem|como)$/u
/** They stand before their noun. */
export const EARLY =
  /^(?:segund[oa]|terceir[oa]|quart[oa]|quint[oa]|sext[oa]|sétim[oa]|mau|nov[oa]s?|grandes?|primeir[oa]s?|últim[oa]s?|próxim[oa]s?|atual|atuais|antig[oa]s?|maior(?:es)?|menor(?:es)?|pior(?:es)?|melhor(?:es)?|futur[oa]|recente|\d+[ºª])$/u
const PLURAL = /(?:[aeiouãõ]s|ns|ais|eis|óis|res|zes)$/u
const SINGULAR = /^(?:país|ônibus|mês|tênis|gás|vírus|campus|bônus|ônus|lápis|atlas|menos|mais|após|três|seis|dois|duas|dez)$/u
export const isMany = (word: string): boolean => PLURAL.test(word) && !SINGULAR.test(word)
