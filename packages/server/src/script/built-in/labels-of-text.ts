import type { Tongue } from '../tongue.ts'

// Under a headline stands what the page is: 'I dati del bollettino di domenica 16 maggio', 'Gli aggiornamenti sul caso'. A name for it is no sentence.

type Romance = 'fr' | 'es' | 'it' | 'pt'
/** What a page holds, with its article and of what it is. */
const PAGE_OF: Readonly<Record<Romance, RegExp>> = {
  it: /^(?:i dati|le cifre|i numeri|gli aggiornamenti|le ultime|le notizie|le informazioni|la mappa|il calendario|il nuovo calendario|la tabella|l['’]elenco|la lista|le date|gli orari|il programma|le immagini|le foto|il video|i dettagli|la situazione|il punto|il bollettino)\s(?:complet[aeio]\s)?(?:del|dello|della|dell|dei|degli|delle|di|su|sul|sulla|sui|sulle|sull|in|da|dal|dalla)(?!\p{L})/iu,
  fr: /^(?:les (?:données|chiffres|dernières informations|informations|images|photos|détails|dates|horaires)|la (?:carte|liste|vidéo)|le (?:calendrier|programme|tableau|point|bilan))\s(?:complete?s?\s)?(?:du|de|des|sur|dans|en)(?!\p{L})/iu,
  es: /^(?:los (?:datos|detalles|horarios|números)|las (?:cifras|fechas|imágenes|fotos|claves)|la (?:lista|tabla)|el (?:mapa|calendario|programa|vídeo|listado))\s(?:complet[oa]\s)?(?:del?|sobre|en)(?!\p{L})/iu,
  pt: /^(?:os (?:dados|números|detalhes|horários)|as (?:imagens|fotos|datas)|a (?:lista|tabela)|o (?:mapa|calendário|vídeo|programa))\s(?:complet[oa]\s)?(?:d[eoa]s?|sobre|em|n[oa]s?)(?!\p{L})/iu,
}
/** With these a sentence states something. */
const VERB: Readonly<Record<Romance, RegExp>> = {
  it: /(?<!\p{L})(?:è|sono|era|erano|ha|hanno|aveva|fa|fanno|va|vanno|può|possono|deve|devono|c['’]è|dice|dicono|parla|parlano|mostra|segna|resta|sale|scende|arriva|conferma|prevede|indica|riguarda|comprende|cambia|migliora|peggiora|preoccupa|(?!quando|mondo|secondo|milano|fabriano|merano|taliano|italiano|piano|mano|umano|urbano)\p{L}{3,}(?:ano|ono|anno|iamo|isce|iscono|rà|rebbe|va|vano|ò))(?!\p{L})|,|\sche\s|:/iu,
  fr: /(?<!\p{L})(?:est|sont|était|étaient|a|ont|avait|va|vont|peut|peuvent|doit|doivent|fait|font|montre|reste|\p{L}{3,}(?:ent|ait|aient|era|eront))(?!\p{L})|,|\squi\s|:/iu,
  es: /(?<!\p{L})(?:es|son|era|eran|ha|han|había|va|van|puede|pueden|debe|deben|hace|hacen|muestra|sigue|sube|baja|está|\p{L}{3,}(?:an|en|ó|aron|ieron|aba|aban|ará|arán))(?!\p{L})|,|\sque\s|:/iu,
  pt: /(?<!\p{L})(?:é|são|era|eram|foi|foram|há|tem|têm|vai|vão|pode|podem|deve|devem|faz|fazem|mostra|segue|está|\p{L}{3,}(?:am|em|ou|aram|eram|ava|avam|ará|arão))(?!\p{L})|,|\sque\s|:/iu,
}

/** True for words that name what a page holds, and state nothing. */
export const isLabelOfText = (sentence: string, tongue: Tongue): boolean =>
  (tongue === 'fr' || tongue === 'es' || tongue === 'it' || tongue === 'pt') &&
  PAGE_OF[tongue].test(sentence) &&
  !VERB[tongue].test(sentence)
