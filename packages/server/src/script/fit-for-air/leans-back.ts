import { type ByTongue, TONGUES, type Tongue } from '../tongue.ts'
import { phrases } from './phrases.ts'

/** Words with which a sentence begins that needs the one before it: 'He denies it.' */
const LEANING: ByTongue<string> = {
  en: 'the other|the others|the second driver|the second man|the second woman|the second victim|the second suspect|the second vehicle|he|she|they|his|her|him|their|its|this|that|these|those|but|and|however|meanwhile|also|then|so|yet|both|others|another|instead|later|afterwards|the former|the latter|the pair|the two|it comes|it came|it follows|it also|it said|it says|it added',
  de: 'der andere|die andere|die anderen|der zweite fahrer|die zweite fahrerin|der zweite mann|das zweite auto|das zweite fahrzeug|er|sie|sein|seine|seiner|seinem|seinen|ihr|ihre|ihrer|ihrem|ihren|dies|diese|dieser|dieses|diesem|aber|doch|und|auch|dann|dort|dabei|damit|dadurch|deshalb|daher|zudem|außerdem|ausserdem|schließlich|schliesslich|jedoch|danach|allerdings|dagegen|das ist|das war|das sagte|das teilte|das hat|darin|daraufhin|beide|zuvor',
  pl: 'drugi kierowca|drugi z|druga z|kierowca drugiego|kierująca drugim|kierujący drugim|pozostali|zastąpi|zastępuje|dodał|dodała|wyjaśnił|wyjaśniła|jechał sam|on|ona|ono|oni|jego|jej|ich|ale|jednak|także|również|potem|dlatego|oprócz tego|ponadto|natomiast|dodatkowo|następnie|z kolei|chodzi o|wcześniej|później|to on|to ona|oboje|obaj',
  es: 'el otro|la otra|los otros|las otras|el segundo conductor|la segunda víctima|el caso se|el suceso|los hechos|el siniestro|el incidente se|se trata de|se trata del|es el|es la|es un|es una|son los|son las|el encuentro se|la víctima|el fallecido|la fallecida|así lo|así se|así habla*|así habló|sustituye a|sustituye al|sucede a|sucede al|reemplaza a|reemplaza al|añadió que|aseguró que|explicó que|conducía|viajaba|habla la|habla el|hablan|testimonio de|entrevista con|él|ella|ellos|ellas|su|sus|esto|eso|pero|y|también|además|sin embargo|luego|después|ambos|ambas|asimismo|por su parte|por ello|por eso',
  it: 'l altro|l altra|gli altri|le altre|il secondo conducente|la seconda vittima|l altro conducente|la vicenda|il fatto|i fatti|l episodio|il sinistro|si tratta di|si tratta del|si tratta della|è il|è la|è lo|è l|è un|è una|sono i|sono gli|la vittima|il deceduto|così|sono le parole|sono parole|è quanto|sostituisce|succede a|ha aggiunto|ha spiegato|ha precisato|viaggiava|parla il|parla la|parla l|parlano|testimonianza|intervista|lui|lei|essi|egli|ella|suo|sua|suoi|loro|questo|ma|e|però|inoltre|anche|tuttavia|poi|dopo|entrambi|per questo|infatti',
  fr: 'l autre|les autres|le second conducteur|le deuxième conducteur|la seconde victime|la deuxième victime|les faits|l affaire remonte|l affaire avait|l affaire a|le drame s|le drame a|il s agit|la victime|ainsi|ce qui|ce que|ce sera|ce sont|ce serait|ce fut|c est|c était|autrement dit|parmi eux|parmi elles|une première|témoignage|témoignages|entretien avec|interview|il a|il est|il avait|il était|il s|il n|il doit|il va|il ne|il aurait|il succède|il remplace|il dirige|il devient|il quitte|il rejoint|il prend|il affirme|il assure|il explique|il précise|il souhaite|il conduisait|il circulait|il risque|il encourt|il comparaît|il reconnaît|il nie|elle|ils|elles|son|sa|ses|leur|leurs|cela|celui ci|celle ci|mais|et|cependant|toutefois|aussi|puis|ensuite|en outre|de plus|pourtant|tous deux',
  pt: 'o outro|a outra|os outros|as outras|o segundo condutor|o segundo motorista|a segunda vítima|os factos|os fatos|o caso ocorreu|o caso aconteceu|o caso foi|o episódio|trata se de|trata se do|trata se da|é o|é a|é um|é uma|são os|são as|a vítima|assim|batizado de _ ele|batizada de _ ela|apelidado de _ ele|apelidada de _ ela|conhecido como _ ele|conhecida como _ ela|substitui o|substitui a|sucede a|sucede ao|acrescentou que|explicou que|conduzia|testemunho|depoimento|relato|entrevista|fala o|fala a|ele|ela|eles|elas|seu|sua|seus|suas|isto|isso|mas|e|também|porém|além disso|depois|ambos|contudo|no entanto|por isso',
  hi: 'दूसरा चालक|दूसरे चालक|दूसरा व्यक्ति|दूसरे व्यक्ति|दूसरे वाहन|वह|वे|वो|उन्होंने|उसने|उनका|उनकी|उनके|उसका|उसकी|उसके|इसके|इससे|इसका|इसकी|इसको|इसे|इसमें|इन्हें|उन्हें|उसे|उनमें|उसमें|यह|ये|लेकिन|और|मगर|हालांकि|साथ ही|इसलिए|इसी|बाद में|यहां|यहाँ|जिले में|जिले के|जिले की|जिले का|शहर में|शहर के|शहर की|शहर का|राज्य में|राज्य के|राज्य की',
  nl: 'de andere|de anderen|de tweede bestuurder|de tweede auto|het tweede slachtoffer|hij|zij|ze|haar|hun|dit|dat|deze|die|maar|en|ook|toen|daarna|echter|bovendien|daarom|daarnaast|beiden|zijn advocaat|later',
  ro: 'celălalt|cealaltă|ceilalți|celelalte|al doilea șofer|cel de al doilea|cea de a doua|îl înlocuiește|o înlocuiește|îi succedă|a adăugat că|a explicat că|a precizat că|el|ea|ei|ele|său|sa|lor|acesta|aceasta|acestea|aceștia|dar|și|însă|de asemenea|apoi|ulterior|în plus|totuși|ambii|amândoi|de aceea',
}

const AT_START = Object.fromEntries(
  TONGUES.map((tongue) => [tongue, new RegExp(`^${phrases(LEANING[tongue]).source}`)]),
) as Readonly<Record<Tongue, RegExp>>

/** 'Ce plan', 'Esta medida', 'Questo piano': which one stands before it. A day or its part is known: 'Cette nuit', 'Este lunes'. */
const POINTING: Readonly<Partial<Record<Tongue, RegExp>>> = {
  pl: /^ w tym (?!(?:roku|tygodniu|miesiącu|dniu|sezonie|kwartale|półroczu|stuleciu|wieku)(?= ))/u,
  fr: /^ (?:ce|cet|cette|ces) (?!(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|matinée|midi|après|soir|soirée|nuit|week|mois|année|semaine|printemps|été|automne|hiver|\d+|derniers?|dernières|prochains?|prochaines)(?= ))/u,
  es: /^ (?:este|esta|estos|estas|ese|esa|esos|esas) (?!(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|mediodía|tarde|noche|madrugada|fin|semana|mes|año|verano|otoño|invierno|primavera|temporada|\d+|mismo|misma|próximos?|próximas?|pasados?|pasadas?|días)(?= ))/u,
  it: /^ (?:questa|questi|queste|quest) (?!(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|mattina|mattinata|pomeriggio|sera|notte|settimana|weekend|anno|estate|autunno|inverno|primavera|stagione|\d+)(?= ))/u,
  pt: /^ (?:este|esta|estes|estas|esse|essa|esses|essas) (?!(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|manhã|tarde|noite|madrugada|fim|semana|mês|ano|verão|outono|inverno|primavera|\d+|próximos?|próximas?)(?= ))/u,
}

/** True for a sentence that says nothing alone: it speaks of somebody whom another one has named. */
export const leansBack = (words: string, tongue: Tongue): boolean =>
  AT_START[tongue].test(words) || POINTING[tongue]?.test(words) === true
