import { CORRECTION } from './corrections.ts'
import type { Line } from './phrases.ts'

/** What papers print beside the news, by the label before it. */
const BESIDE_NEWS =
  "(?:satire|obituary|nachruf|necrologio|obituário|in memoriam|(?:the|today[’']s) papers|newspaper headlines|presseschau|revue de presse|rassegna stampa|revista de prensa|revista de imprensa|przegląd prasy|revista presei|kranten(?:koppen|overzicht)|your (?:pictures|photos)|horoscopes?|recipes?|(?:weekly |daily |news |sports? )?quiz(?: of the (?:week|day))?|crosswords?|horoskop(?: (?:heute|des tages))?|tageshoroskop|rezepte?|kreuzworträtsel|quiz der woche|horoscoop|daghoroscoop|recept(?:en)?|kruiswoordraadsel|quiz van de week|recettes?|mots croisés|recetas?|crucigrama|ricett[ae]|cruciverba|receitas?|palavras cruzadas|przepisy?|krzyżówka|rețet[ăe]|bancul zilei|(?:dowcip|kawał) dnia|रेसिपी|(?:आज का )?चुटकुला)"
/** How hot the oven is to be: no news tells that. */
const RECIPE =
  /(?<!\p{L})(?:oven|(?:back)?ofen|four|horno|forno|cuptor(?:ul)?|piekarnik\p{L}{0,3})(?!\p{L})[^.]{0,24}\d{3}\s?(?:°|º|grad|degr|gre|graus|stopni)/iu
/** A dish in the headline, and what goes into the pan: 'Receita' alone may be an office, or its income. */
const DISH = /^\s*recei?tas?\s(?:de|para|fácil|rápida|casera|caseira|tradicional)\s/iu
const PAN =
  /(?<![\d.,])\d{1,4}\s?(?:g|gr|gramos|gramas|ml)(?!\p{L})|(?<!\p{L})(?:cucharad|colher(?:es)? de|dientes? de ajo|dentes? de alho)/iu
const LABELLED = new RegExp(
  `^\\s*(?:[[(]\\s?(?:${BESIDE_NEWS}|${CORRECTION})\\s?[\\])]|(?:${BESIDE_NEWS}|${CORRECTION})(?:\\s?[:|•·]|\\s[–—-]\\s))|[[(]\\s?satire\\s?[\\])]\\s*[.!]?$`,
  'iu',
)
/** A whole text is told to be one: 'Satire.', 'Satire: the Daily …', '(Satire)'. */
const SATIRE =
  /^[[(]?satire[\])]?\s?(?:[.:|–—]|$)|^(?:this|dies|dit)\s(?:is|ist)\s(?:a\s|eine?\s|een\s)?(?:piece of\s)?satire[.!]?$/iu

/** A letter to subscribers sums up what the feed has anyway: 'Thursday Briefing: …'. */
const LETTER =
  /^(?:livestream\s?[|:]|wekdienst\s|(?:\S+ ){0,3}20\d\d-\d\d-\d\d\.?$|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|evening|weekend|daily|first thing|the world in)\s(?:briefing|newsletter|roundup|wrap)|(?:newsletter|nieuwsbrief)(?=[.!]?$|\s?[:|–—-]|\s(?:(?:vom\s|van\s)?\d|week|nr|no)(?!\p{L}))|(?:ochtend(?:brief|bulletin)|avond(?:brief|bulletin)|morgenlage|die lage am (?:morgen|abend)|der tag in 2 minuten)(?!\p{L}))/iu
/** A count of things, and no event: '6 Statistiken, die …', 'Top five stories from day 13', '… , ranked'. */
const LIST =
  /^(?:[^:]{2,40}: )?die (?:\d{1,3}|fünf|sieben|zehn) (?:besten|schönsten|verrücktesten) |^(?:[^:]{2,40}: )?de (?:\d{1,3}|vijf|zeven|tien) (?:beste|mooiste|leukste) |^(?:the )?(?:top|best) (?:\d{1,3}|three|five|seven|ten) (?:\p{L}+ )?(?:stories|moments|things|photos|pictures|tips|talking points)(?!\p{L})|^(?:\d{1,3}|three|five|six|seven|eight|nine|ten) (?:\p{L}+ ){0,2}(?:takeaways|talking points|facts|charts|hacks|tricks)(?!\p{L})|^every .{3,60}, ranked(?!\p{L})|, ranked(?: from .{3,40}| by .{3,30})?[.]?$|^(?:die |diese |unsere )?(?:\d{1,3}|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf) (?:\p{L}+ )?(?:Dinge|Gründe|Tipps|Fakten|Statistiken|Fehler|Tricks|Ideen|Grafiken|Erkenntnisse|Lehren)(?:, (?:die|warum|wie|mit)| (?:für|gegen|zum|zur|aus|über))(?!\p{L})|^(?:de |deze |onze )?(?:\d{1,3}|drie|vier|vijf|zes|zeven|acht|negen|tien) (?:\p{L}+ )?(?:dingen|redenen|tips|feiten|fouten|trucs|lessen|grafieken)(?!\p{L})/iu
/** The same in the south: '5 exercícios que vão …', 'Cinq choses à savoir', 'Diez trucos para …'. */
const SOUTHERN_LIST =
  /(?:^|:\s)(?:(?:les|los|las|os|as|i|le|ces|estos|estas|estes|questi|queste)\s)?(?:\d{1,3}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|tre|quattro|cinque|sei|sette|otto|nove|dieci|três|quatro|sete|oito|dez)\s(?:\p{L}+\s)?(?:choses|astuces|conseils|idées|raisons|recettes|erreurs|exercices|infos|questions|cosas|trucos|consejos|ideas|razones|recetas|errores|ejercicios|claves|cose|trucchi|consigli|idee|motivi|ricette|errori|esercizi|coisas|truques|dicas|conselhos|ideias|razões|motivos|receitas|erros|exercícios)\s(?:\p{L}+\s){0,2}(?:que|qui|à|pour|para|per|che|da|di|de|sur|sobre|su)(?!\p{L})/iu
/** What was compared, tried or marked: a page to look at. */
const COMPARED =
  /^(?:recensione|reseña|resenha)\s\p{Lu}|:\s(?:primeiras impressões|primeras impresiones|prise en main|la prova su strada|teste completo)(?:[.:]|$)|^(?:comparatif|comparativa|comparativo|confronto prezzi|test)\s(?:duel|smartphones?|photo|prix|precios|preços|\p{Lu}\p{Ll}+\s\p{Lu}[\p{L}\d]*\s).{3,}|(?<!\p{L})(?:jugador (?:x|por) jugador|uno (?:x|por) uno|jogador por jogador|los puntajes de|las calificaciones de los jugadores|as notas d[oe]s? |le pagelle d|les notes d(?:es|u) )/iu
/** Who wants work reads where: 'Sine oferta 16 vagas de emprego nesta segunda-feira'. */
const JOBS =
  /^(?!.*(?<!\p{L})(?:cri(?:a|am|ou|aram|ará|adas)|fech\p{L}+|perde\p{L}*|corta\p{L}*|elimina\p{L}*|saldo|caged|falsas?|golpe)(?!\p{L})).*(?<!\p{L})vagas de emprego(?!\p{L})/iu
/** A rumour is taken back that nobody has told: 'Non, le vaccin ne rend pas malade', 'É #FAKE que …'. */
const RUMOUR_DENIED =
  /^(?:[^:]{2,40}: ?)?(?:non, .{3,160}(?<!\p{L})(?:ne |n['’])(?:\S+ ){1,4}(?:pas|plus|jamais|aucune?)(?!\p{L})|non, ces? (?:\p{L}+ )?(?:photos?|images?|vidéos?)(?!\p{L})|no, .{3,160}(?<!\p{L})no (?:\p{L}+ )?(?:es|ha|han|son|fue|era|hay|inventó|existe|\p{L}+ó)(?!\p{L})|es falso que |no es (?:cierto|verdad) que |(?:é|são) #fake|é (?:falso|mentira|fake) que |é falsa a (?:notícia|informação|mensagem) |no, .{3,160}(?<!\p{L})non (?:\p{L}+ )?(?:è|ha|hanno|sono|era|fu)(?!\p{L})|non è vero che |è falso che |(?:c['’]est|il est) faux(?! (?:du|de la|et))|faux, )/iu
/** What the reader is to know, buy or do: 'Das muss man über Betten wissen', 'Hier kannst du Weihnachten erleben', 'The best airers, from £40'. */
const ADVICE =
  /^(?:[^:]{2,50}: )?(?:das (?:muss man|sollte man|sollten sie|müssen sie|musst du|solltest du)(?!\p{L}).{0,60}(?:wissen|beachten|kennen)|hier (?:kannst du|können sie|könnt ihr|kann man)(?!\p{L})|worauf (?:man|sie|du) (?:bei|beim|achten)(?!\p{L})|(?:dit|zo|hier) (?:kun je|kunt u|kan je|moet je weten|bieden (?:de )?tv-zenders)(?!\p{L}))|^(?:the )?best .{4,90}(?:,| )from [£$€]\s?\d/iu
/** Readers' letters, and what readers are to say: no news stands in them. */
const READERS =
  /(?<!\p{L})(?:(?:de|alle|onze) (?:ingezonden )?brieven die in (?:de|onze) krant|vul (?:hieronder )?(?:de|onze) (?:poll|enquête) in|het onderwerp dit keer|onderwerp van de stelling|reageer op de stelling|vote in (?:our|the) poll|letters from our readers|(?:stimmen sie|stimmt) (?:hier |jetzt |in unserer umfrage )?ab)(?!\p{L})/iu
/** A notice that is a form: 'Termin: 18 maja Miejsce: sala gminy', 'Data: 6 iunie Ora: 13:00 Locul: muzeul'. */
const FORM_LABEL =
  '(?:termin|miejsce|kiedy|gdzie|start|godzina|wstęp|data|locul|loc|locație|locația|unde|când|ora|contract|pe cât)'
const FORM = new RegExp(`^${FORM_LABEL}\\s?:\\s[^:]{3,90}(?<!\\p{L})${FORM_LABEL}\\s?:`, 'iu')

/** Where papers keep what is no news. */
const PATH =
  /\/(?:satire|humou?r|horoscopes?|horoskope?|horoscoop|recipes?|rezepte?|recepten|quiz(?:zes)?|crosswords?|corrections?|corrections-and-clarifications)(?:\/|$)/i

/** True for what papers print beside the news: satire, stars, recipes, what they take back. `all` begins with the headline. */
export const isNoNews = (all: readonly Line[], link: string | undefined): boolean => {
  if (link !== undefined && PATH.test(link)) return true
  const [headline] = all
  if (
    headline !== undefined &&
    [LABELLED, LETTER, LIST, SOUTHERN_LIST, COMPARED, ADVICE, RUMOUR_DENIED, JOBS].some((one) => one.test(headline.text))
  )
    return true
  if (all.slice(0, 6).some(({ text }) => READERS.test(text))) return true
  if (all.slice(1, 3).some(({ text }) => FORM.test(text))) return true
  if (headline !== undefined && DISH.test(headline.text) && all.slice(1, 5).some(({ text }) => PAN.test(text))) return true
  return all.slice(0, 4).some(({ text }) => RECIPE.test(text) || SATIRE.test(text))
}
