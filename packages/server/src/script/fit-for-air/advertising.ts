import type { Tongue } from '../tongue.ts'
import { countDistinct, holds, type Line, phrases, phrasesByTongue } from './phrases.ts'

/** How publishers mark what was paid for: a label before the text or behind it, never a word inside. */
const LABEL =
  '(?:advertisement|advertorial|advertising|ad|ads|sponsored(?: content| post| by [^:|]{1,40})?|paid (?:content|post|partnership)|partner content|promoted|promotion|brand ?(?:voice|studio|content)|anzeige|werbung|advertorial|gesponsert|sponsored|publireportage|promo|publicité|contenu sponsorisé|contenu partenaire|publi-?rédactionnel|communiqué sponsorisé|publicidad|patrocinado|contenido patrocinado|contenido de marca|publirreportaje|remitido|pubblicità|sponsorizzato|contenuto sponsorizzato|messaggio promozionale|publicidade|patrocinado|conteúdo patrocinado|publieditorial|informe publicitário|reklama|materiał (?:sponsorowany|promocyjny|partnera|reklamowy)|artykuł sponsorowany|tekst sponsorowany|advertentie|ingezonden mededeling|gesponsord|partnerbijdrage|publicitate|advertorial|conținut sponsorizat|articol publicitar|विज्ञापन|प्रायोजित|स्पॉन्सर्ड)'
const LABELLED = new RegExp(
  `^\\s*[-–—+*\\s]{0,6}(?:[[(]P[\\])]|[[(]\\s?${LABEL}\\s?[\\])]|${LABEL}\\s?[:|•·–—]|${LABEL}\\s-\\s|${LABEL}\\s?[.!]?$)|[[(]\\s?${LABEL}\\s?[\\])]\\s*[.!]?$|\\s[|–—-]\\s${LABEL}\\s?[.!]?$`,
  'iu',
)
const PAID_PATH =
  /\/(?:sponsored|advertorial|paid-?(?:post|content)|brand-?(?:voice|studio|content|ed)|partner-?content|anzeigen?|werbung|publicit[ae]|publicidad|publi(?:reportaje|rreportaje)|contenido-patrocinado|reklama|material-sponsorowany|branded|deals?|gewinnspiele?|giveaways?|coupons?|gutscheine?)(?:[/-]|$)/i

/** Each alone sells something, or gives it away. */
const OFFERS = phrasesByTongue({
  en: '# % off|# percent off|# off your|half price|save up to|save # %|save # percent|discount code*|promo code*|voucher code*|coupon code*|use code|order now|buy now|shop now|book now|get yours|order yours|limited time offer|limited offer|special offer*|exclusive offer|best deals|our experts have picked|our pick of the best|best buys|top deals|deal of the day|deals of the day|black friday deal*|cyber monday deal*|prime day deal*|free shipping|free delivery|money back guarantee|while stocks last|terms and conditions apply|sale ends|our sponsor*|brought to you by|in partnership with our|subscribe now|subscribe today|sign up now|sign up for our|download our app|download the app now|visit our shop|visit our store|buy one get one|starting at just|for just # a month|now available for only|don t miss out|don t miss this offer|unbeatable price*|free trial',
  de: '# % rabatt|# prozent rabatt|rabattcode*|rabattaktion*|gutscheincode*|gutschein sichern|jetzt kaufen|jetzt bestellen|jetzt sichern|jetzt buchen|jetzt zugreifen|jetzt sparen|jetzt anmelden|jetzt abonnieren|jetzt testen|jetzt informieren|jetzt mitmachen|jetzt shoppen|sparen sie|bestellen sie|kaufen sie|sichern sie sich|buchen sie|besuchen sie unser*|testen sie|entdecken sie|nur für kurze zeit|solange der vorrat reicht|versandkostenfrei|kostenloser versand|schnäppchen*|angebot der woche|deal des tages|top angebot*|sonderangebot*|bis zu # % sparen|bis zu # prozent sparen|zum halben preis|nur # euro statt|unser partner|unverbindlich testen|aktionspreis|bestpreis',
  pl: '# % rabatu|# procent rabatu|rabat # %|kod rabatowy|kodem rabatowym|kup teraz|zamów teraz|zamów już|kup już|skorzystaj z promocji|skorzystaj z oferty|oferta ograniczona|oferta specjalna|promocja trwa|tylko teraz|darmowa dostawa|bezpłatna dostawa|nie przegap|okazja dnia|super okazja|wyprzedaż do|zniżki do # %|zniżka # %|odwiedź nasz sklep|zarejestruj się już|zapisz się już|pobierz aplikację|sprawdź ofertę|partnerem materiału|już od # zł',
  es: '# % de descuento|# por ciento de descuento|código de descuento|código promocional|cupón de descuento|compra ahora|compre ahora|compra ya|compre ya|reserva ya|reserve ya|reserva ahora|pide ya|aprovecha esta|aproveche esta|aprovecha las ofertas|aprovecha el descuento|oferta especial|ofertas especiales|oferta limitada|oferta del día|ofertas del día|por tiempo limitado|hasta agotar existencias|envío gratis|envíos gratis|a mitad de precio|ahorra hasta|ahorre hasta|suscríbete|suscríbase|descarga la app|descarga nuestra|no te lo pierdas|no se lo pierda|visita nuestra tienda|chollo|chollos|desde solo # euros|por solo # euros|precio de locura',
  it: 'offerte da non perdere|migliori offerte|# % di sconto|sconto del # %|sconti fino al # %|codice sconto|codice promozionale|acquista ora|compra ora|compra subito|ordina ora|prenota ora|prenota subito|approfittane|offerta speciale|offerta limitata|offerta del giorno|offerte del giorno|offerta lampo|solo per oggi|fino a esaurimento|spedizione gratuita|spedizione gratis|a metà prezzo|risparmia fino|iscriviti ora|abbonati ora|abbonati subito|scarica l app|non perdetevi|visita il nostro|a soli # euro|a partire da soli|prezzo imbattibile|in collaborazione con il nostro',
  fr: '# % de réduction|# % de remise|# % de rabais|moins # %|code promo|code de réduction|bon de réduction|achetez maintenant|commandez maintenant|commandez vite|réservez vite|réservez maintenant|réservez dès maintenant|profitez en|profitez de|offre spéciale|offres spéciales|offre limitée|offre exceptionnelle|bon plan|bons plans|dans la limite des stocks|livraison gratuite|livraison offerte|à moitié prix|économisez|abonnez vous|inscrivez vous vite|téléchargez l application|téléchargez notre|ne manquez pas|ne ratez pas|visitez notre|soldes monstres|prix cassés|prix cassé|vente flash|à partir de seulement|pour seulement # euros',
  pt: 'descontos até # %|melhores promoções|# % de desconto|# por cento de desconto|código de desconto|código promocional|cupão de desconto|cupom de desconto|compre já|compre agora|compra já|encomende já|reserve já|reserve agora|garanta já|garanta o seu|aproveite|oferta especial|oferta limitada|oferta do dia|promoção do dia|por tempo limitado|enquanto durarem os stocks|enquanto durarem os estoques|portes grátis|frete grátis|envio gratuito|a metade do preço|pela metade do preço|poupe até|economize até|subscreva já|assine já|descarregue a app|baixe o app|não perca|visite a nossa loja|visite nossa loja|por apenas # euros|por apenas r|a partir de apenas',
  hi: '# % की छूट|# प्रतिशत की छूट|# % छूट|भारी छूट|बंपर छूट|अभी खरीदें|आज ही खरीदें|अभी ऑर्डर|अभी बुक करें|आज ही बुक|सीमित समय|विशेष ऑफर|धमाकेदार ऑफर|खास ऑफर|ऑफर का लाभ|कूपन कोड|प्रोमो कोड|फ्री डिलीवरी|मुफ्त डिलीवरी|सब्सक्राइब करें|डाउनलोड करें|मौका न चूकें|जल्दी करें|आधे दाम|आधी कीमत|सिर्फ # रुपये में|केवल # रुपये में',
  nl: 'de beste # _ van het moment|vraag _ offerte aan|onze favoriete*|de beste deals|beste koop|dit zijn de beste|# % korting|# procent korting|kortingscode*|kortingsbon*|koop nu|bestel nu|boek nu|shop nu|profiteer|bestel snel|reserveer nu|schrijf je nu in|abonneer je|abonneer nu|meld je nu aan|speciale aanbieding*|aanbieding van de dag|aanbieding van de week|dagdeal*|tijdelijk aanbod|tijdelijke actie|zolang de voorraad strekt|gratis verzending|gratis bezorg*|halve prijs|bespaar tot|mis het niet|mis deze|bezoek onze winkel|download de app|voor slechts # euro|nu slechts|vanaf slechts|actieprijs|mede mogelijk gemaakt door',
  ro: '# % reducere|reducere de # %|reduceri de până la # %|cod de reducere|cod promoțional|voucher de|cumpără acum|cumpărați acum|comandă acum|comandați acum|rezervă acum|rezervați acum|profitați de|ofertă specială|oferta specială|ofertă limitată|oferta zilei|ofertele zilei|în limita stocului|livrare gratuită|transport gratuit|la jumătate de preț|economisiți|abonează te|abonați vă|descarcă aplicația|nu rata|nu ratați|vizitează magazinul|la doar # lei|de la doar # lei|preț imbatabil',
})

const COMPETITIONS = phrasesByTongue({
  en: 'win tickets|win two tickets|win # tickets|win a pair of|win a pair|win free tickets|win a trip|for a chance to win|win a holiday|win a car|win the chance|your chance to win|enter our|enter the competition|enter the draw|enter now|enter to win|prize draw|giveaway|giveaways|sweepstake*|to win tickets|call in and win|text to win|phone in and win|win vip|win £ #|win $ #|competition closes|take part and win|answer the question and win',
  de: 'gewinnspiel*|gewinnen sie|gewinne tickets|gewinne jetzt|gewinne # |jetzt gewinnen|tickets gewinnen|karten gewinnen|freikarten*|zu gewinnen gibt|wir verlosen|verlosen wir|verlosung|verlost # |mitmachen und gewinnen|teilnahmeschluss|rechtsweg ausgeschlossen|preisausschreiben|anrufen und gewinnen',
  pl: 'wygraj|wygrajcie|weź udział w konkursie|konkurs dla czytelników|konkurs dla słuchaczy|do wygrania|rozdajemy|mamy dla was bilety|zdobądź bilety|wygraj bilety|regulamin konkursu|losowanie nagród|zagraj o',
  es: 'gana entradas|gane entradas|gana _ entradas|gane _ entradas|gana _ boletos|gana dos entradas|gana un viaje|gane un viaje|gana premios|participa y gana|participe y gane|participa en el sorteo|participe en el sorteo|sorteo de entradas|sorteamos|sorteo exclusivo|concurso para lectores|concurso para oyentes|llévate entradas|bases del concurso|bases del sorteo',
  it: 'vinci un _|vinci una _|vinci i _|vinci due _|vinci # _|partecipa e vinci|partecipa al concorso|concorso a premi|estrazione a premi|biglietti in regalo|biglietti omaggio|regaliamo|gioca e vinci|regolamento del concorso|vincere un viaggio|vincere biglietti',
  fr: 'gagnez|jeu concours|tentez de gagner|tentez votre chance|participez au jeu|participez et gagnez|tirage au sort|remportez vos|gagne tes|places à gagner|des places à gagner|règlement du jeu',
  pt: 'ganhe bilhetes|ganhe _ bilhetes|ganha _ bilhetes|ganhe _ ingressos|ganhe ingressos|ganhe um _|ganhe uma _|ganhe dois _|ganha bilhetes|participe e ganhe|participa e ganha|participe no passatempo|sorteio de bilhetes|sorteio de ingressos|sorteamos|temos bilhetes|concorra a|habilite se|regulamento do passatempo|promoção cultural',
  hi: 'जीतें|जीतिए|जीतने का मौका|इनाम जीत*|भाग लें और|लकी ड्रॉ|प्रतियोगिता में भाग लें|मुफ्त टिकट|टिकट जीत*|उपहार जीत*|जीतो',
  nl: 'lezersactie*|luisteractie*|knip de bon|win kaarten|win tickets|win # kaarten|win twee kaarten|win een _|win kaartjes|maak kans|doe mee en win|winactie*|prijsvraag|we geven weg|geven we weg|verloten|verloot|wij verloten|speel mee|actievoorwaarden',
  ro: 'câștigă bilete|câștigă _ bilete|câștigă _ invitații|câștigați|participă și câștigă|înscrie te și|concurs cu premii|tombolă|tombola|oferim bilete|premii garantate|regulamentul concursului|poți câștiga|invitații duble',
})

const SELLS = phrases('click here to buy|link in bio|swipe up')
/** As an order: 'Win two tickets'. Teams and schools win things too. */
const WIN = /^WIN |^(?:Win|win)[!:]? (?:an?|one|two|three|four|five|\d+|free|your|tickets) /

/** True for a headline or sentence that sells, or gives away, or is marked as paid for. */
export const isAdvertising = ({ text, words }: Line, tongue: Tongue): boolean =>
  LABELLED.test(text) ||
  holds(words, OFFERS[tongue]) ||
  holds(words, COMPETITIONS[tongue]) ||
  holds(words, SELLS) ||
  (tongue === 'en' && WIN.test(text))

const offers = (words: string, tongue: Tongue): number =>
  countDistinct(words, OFFERS[tongue]) + countDistinct(words, COMPETITIONS[tongue])

/** The whole item: marked, or filed, as paid for, its headline sells, or its text does so more than once. `all` begins with the headline. */
export const isAdvertisement = (all: readonly Line[], link: string | undefined, tongue: Tongue): boolean => {
  if (link !== undefined && PAID_PATH.test(link)) return true
  const [headline, ...lines] = all
  if (headline !== undefined && isAdvertising(headline, tongue)) return true
  if (lines.slice(0, 2).some(({ text }) => LABELLED.test(text))) return true
  return lines.reduce((sum, { words }) => sum + offers(words, tongue), 0) >= 2
}
