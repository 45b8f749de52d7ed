import type { ContentItem } from '@hourcast/domain/sources/content'

// Portuguese is one language of the wizard and two on air: where the station is, or else whose feeds it reads, says which.

const ZONES =
  /^America\/(?:Araguaina|Bahia|Belem|Boa_Vista|Campo_Grande|Cuiaba|Eirunepe|Fortaleza|Maceio|Manaus|Noronha|Porto_Velho|Recife|Rio_Branco|Santarem|Sao_Paulo)$|^Brazil\//
const PORTUGUESE_ZONES = /^(?:Europe\/Lisbon|Atlantic\/(?:Azores|Madeira)|Portugal|Africa\/\p{L}+|Asia\/Dili)$/u
const PLACES =
  /(?<!\p{L})(?:Brasil|Brazil|São Paulo|Rio de Janeiro|Brasília|Salvador|Fortaleza|Belo Horizonte|Manaus|Curitiba|Recife|Goiânia|Belém|Porto Alegre|São Luís|Maceió|Campinas|Natal|Teresina|João Pessoa|Florianópolis|Aracaju|Cuiabá|Campo Grande|Vitória)(?!\p{L})/u

/** Words and spellings that one of the two countries alone has. */
const BRAZILIAN =
  /R\$|(?<!\p{L})(?:ônibus|trens?|metrô|prefeit(?:ura|o|a)|bilh(?:ão|ões)|econômic[oa]s?|gols?|time|vereador(?:a|es)?|governador(?:a|es)?|rodovia|caminh(?:ão|ões)|registro|esportes?|celular(?:es)?|delegacia|quilômetros?|polícia civil|senadora?|equipes?|planejamento|bebês?)(?!\p{L})/giu
const EUROPEAN =
  /€|(?<!\p{L})(?:autocarros?|comboios?|autarquia|autarca|concelho|golos?|equipas?|câmara municipal|freguesia|camião|camiões|telemóveis|telemóvel|quilómetros?|económic[oa]s?|desporto|registo|facto|esquadra|PSP|GNR|euros|mil milhões|planeamento)(?!\p{L})/giu

type Where = { timeZone: string; location: string; items: readonly Pick<ContentItem, 'title' | 'text' | 'from'>[] }

const SEEN = 12
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** True where a Portuguese-speaking host is Brazilian. */
export const isBrazilian = ({ timeZone, location, items }: Where): boolean => {
  if (ZONES.test(timeZone)) return true
  // Some of these names are Portuguese towns too.
  if (PORTUGUESE_ZONES.test(timeZone)) return isOfBrazil(items)
  return PLACES.test(location) || isOfBrazil(items)
}

const isOfBrazil = (items: Where['items']): boolean => {
  const seen = items.slice(0, SEEN)
  const hosts = seen.filter(({ from = '' }) => from.endsWith('.br')).length
  const text = seen.map((item) => `${item.title} ${item.text.slice(0, 400)}`).join(' ')
  const brazilian = count(text, BRAZILIAN)
  const european = count(text, EUROPEAN)
  // An address ends as its owner likes; what is written shows who reads it.
  if (european >= 3 && european > 2 * brazilian) return false
  return hosts * 2 > seen.length || (brazilian >= 3 && brazilian > 2 * european)
}
