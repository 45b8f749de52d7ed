// Whom and what Italian headlines name without an article.

/** They show whether it is a man or a woman. */
export const MASCULINE =
  'uomo|padre|papà|alunno|cameriere|barman|panettiere|giocatore|arbitro|cassiere|raid|attentato|terremoto|ragazzo|ragazzino|bambino|bimbo|neonato|anziano|operaio|pensionato|studente|poliziotto|carabiniere|finanziere|pedone|detenuto|tassista abusivo|sindacalista|ladro|rapinatore|imprenditore|avvocato|commerciante ambulante|camionista ubriaco|consigliere comunale|assessore|ex sindaco|sindaco|parroco|prete|sacerdote|calciatore|allenatore|professore|maestro|infermiere|muratore|pescatore|cacciatore|sub|tifoso|dipendente comunale|militare|soldato|boss|pusher|camion|tir|furgone|treno|autobus|bus|pullman|tram|aereo|elicottero|drone|missile|gommone|peschereccio|yacht|scooter|trattore|palazzo|edificio|capannone|negozio|ristorante|solaio|cornicione|ponte|albero|cane|orso|lupo|squalo|cinghiale|incendio|cadavere|motociclo|scuolabus|parapendio'
export const FEMININE =
  'donna|alunna|cameriera|cassiera|ragazza|ragazzina|bambina|bimba|neonata|anziana|operaia|pensionata|studentessa|poliziotta|infermiera|maestra|professoressa|dottoressa|madre|mamma|coppia|famiglia|suora|detenuta|banda|auto|automobile|moto|nave|barca|petroliera|ambulanza|palazzina|casa|villa|scuola|discoteca|bomba|valanga|frana|esplosione|mongolfiera|gru|petroliera|funivia|metropolitana'
/** Only a participle shows it with these. */
export const EITHER =
  '\\d\\denne|\\p{L}{4,}enne|liceale|preside|cliente|commercialista|giovane|minorenne|turista|vigilante|ciclista|automobilista|motociclista|scooterista|agente|insegnante|giornalista|farmacista|escursionista|alpinista|attivista|cantante|migrante|bagnante|commerciante|dirigente|dipendente|autista|conducente|tassista|barista|camionista|sciatore|latitante|paziente|docente'
const only = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'iu')
const IS_MASCULINE = only(MASCULINE)
export const IS_FEMININE = only(FEMININE)
const IS_EITHER = only(EITHER)

/** 'un', 'uno', 'una', 'un’' with its noun. */
export const withArticle = (noun: string, isWoman: boolean): string => {
  const small = /^\p{Lu}\p{Ll}/u.test(noun) ? noun.charAt(0).toLowerCase() + noun.slice(1) : noun
  if (isWoman) return /^[aeiou]/i.test(small) ? `un'${small}` : `una ${small}`
  return /^(?:s[bcdfghlmnpqrtvz]|z|gn|ps|y)/i.test(small) ? `uno ${small}` : `un ${small}`
}
export const bareIn = (noun: string, end: string): string | undefined => {
  if (end === 'o' && (IS_MASCULINE.test(noun) || IS_EITHER.test(noun))) return withArticle(noun, false)
  return end === 'a' && (IS_FEMININE.test(noun) || IS_EITHER.test(noun)) ? withArticle(noun, true) : undefined
}
