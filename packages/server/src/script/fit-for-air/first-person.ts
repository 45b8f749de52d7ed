import { ROMANCE, type Tongue } from '../tongue.ts'
import { holds, type Line, phrasesByTongue, plainWords } from './phrases.ts'
import { outsideQuotes } from './quote-marks.ts'
import { isAttributed, isReported } from './speakers.ts'

/** Words, and forms of verbs, with which only 'I' or 'we' speak. */
const SPEAKS = phrasesByTongue({
  en: 'we|our|ours|ourselves|my|myself|i m|i ve|i ll|i d',
  de: 'ich|wir|uns|unser|unsere*|mein|meine|meinen|meinem|meiner|meines|mich|mir|in eigener sache|liebe leserinnen|liebe leser|liebe hörerinnen|liebe hörer',
  pl: 'ja|my|nas|nam|nami|nasz|nasza|nasze|naszego|naszej|naszych|naszym|naszymi|naszą|mój|moja|moje|mojego|mojej|moim|moich|moją|mnie|mną|jestem|jesteśmy|mam|mamy|chcę|chcemy|mogę|możemy|muszę|musimy|wiem|wiemy|będę|będziemy|idziemy|robię|robimy|mówimy|widzę|widzimy|myślę|uważam|uważamy|wierzę|wierzymy|czuję|czujemy|potrzebuję|potrzebujemy|dziękuję|dziękujemy|zapraszam|zapraszamy|polecam|polecamy|czekamy|prosimy|przypominamy|oferujemy|pracujemy|żyjemy|znamy|szukamy|zaczynamy|informujemy|sprawdzamy|liczymy|walczymy|wracamy|zobaczymy|apelujemy|przepraszam|przepraszamy|mogłem|mogłam|poszedłem|poszłam|nasi|*ujemy|*iemy|*iamy|*zamy|*wamy|*kamy|*cemy|*żemy|*czymy|*oimy|*dzimy|*bimy|oddamy|nie *amy|nie *emy|nie *imy|nie *ymy|*liśmy|*łyśmy|*ałem|*iłem|*yłem|*ąłem|*ałam|*iłam|*yłam|*ęłam|lubimy|kochamy|radzimy|pytamy|pokazujemy|przedstawiamy|podpowiadamy|wyjaśniamy|publikujemy|podsumowujemy|testujemy|piszemy|rozmawiamy|zachęcamy|kibicujemy|pamiętamy|gratulujemy|życzymy|wspieramy|lubię|kocham|nienawidzę|boję się|cieszę się|cieszymy się|staramy się|mieszkam|mieszkamy|płacimy|jedziemy|gramy|śpiewamy|chodzimy|pojechałem|pojechałam|*liście',
  es: 'yo|nosotros|nosotras|nuestro|nuestra|nuestros|nuestras|mi|mis|mí|conmigo|me|nos|somos|*amos|*emos|*imos|estoy|soy|tengo|voy|quiero|puedo|creo|hago|digo|veo|siento|pienso|necesito|espero|estuve|tuve|hice|he|te cuento',
  it: 'io|noi|nostro|nostra|nostri|nostre|mio|mia|miei|mie|*iamo|*ammo|*emmo|*immo|*eremo|*iremo|*avamo|*evamo|*ivamo|ho|voglio|posso|devo|vado|faccio|credo|penso|spero|sento|mi sono|mi ha|mi hanno|mi piace',
  fr: 'on a testé|on a visité|on a goûté|on a suivi|on vous|testé pour vous|je|j|nous|notre|nos|mon|ma|mes|moi|m a|m ont',
  pt: '*ámos|a gente|eu|nós|nosso|nossa|nossos|nossas|meu|minha|meus|minhas|mim|comigo|connosco|conosco|somos|fomos|*amos|*emos|*imos|estou|sou|tenho|vou|quero|posso|sei|acho|faço|digo|vejo|penso|tive|fiz|estive',
  hi: 'मैं|मैंने|हम|हमने|मेरा|मेरी|मेरे|हमारा|हमारी|हमारे|मुझे|हमें|मुझसे|हमसे|हमको|मुझको|हमलोग|हम लोग|अपने पाठकों|हमारे पाठक*|हमारे संवाददाता|हमारी टीम',
  nl: 'ik|wij|we|ons|onze|mij|me|mezelf|onszelf|mijn leven|mijn vader|mijn moeder|mijn man|mijn vrouw|mijn kind*|mijn zoon|mijn dochter|mijn werk|mijn huis|mijn eerste|mijn eigen|mijn land|mijn team|mijn hart|mijn collega*|van de redactie|beste lezer|beste lezers|beste luisteraar*',
  ro: 'nostru|noastră|noștri|noastre|meu|mea|mei|mele|suntem|avem|vrem|putem|știm|facem|vom|am|vreau|știu|îmi|mă|ne a|ne au|ne am|ni s a|ni se|oferim|așteptăm|credem|mulțumim|invităm|lucrăm|prezentăm|aflăm|mergem|trăim|plătim|iubim|recomandăm|publicăm|locuim|jucăm|dorim|sperăm|eram|vă invităm|vă așteptăm|vă prezentăm|vă recomandăm|vă mulțumim|ne bucurăm|ne dorim|ne pare|mie|mi se|mi s a|mi a|mi au',
})

/** What looks like it, and speaks of others. */
const OTHERS = phrasesByTongue({
  en: 'my lai|our lady',
  de: 'raumstation mir|mein schiff|die mir|wir für _|verein wir _|initiative wir _',
  pl: 'znamy termin*|znamy dat*|znamy wynik*|znamy skład*|znamy list*|znamy nazw*|znamy laureat*|znamy zwycięzc*|znamy plan*|znamy cen*|niemy|kapitałem|materiałem|udziałem|zapałem|kanałem|sygnałem|kryształem|działem|wydziałem|podziałem|rozdziałem|przedziałem|oddziałem|oryginałem|ideałem|upałem|nawałem|strzałem|wystrzałem|finałem|półfinałem|ćwierćfinałem|wałem|zawałem|banałem|generałem|admirałem|kardynałem|trybunałem|arsenałem|potencjałem|koralem|chorałem|karnawałem|pyłem|tyłem|serialem|michałem|rafałem|specjałem|mineralem|kawałem|sandałem|personałem|protokołem',
  es: 'he aquí|he ahí|nuestra señora|céntimos|dínamos|últimos|próximos|máximos|mínimos|primos|íntimos|óptimos|pésimos|legítimos|marítimos|décimos|séptimos|anónimos|sinónimos|seudónimos|racimos|mimos|timos|ánimos|*ísimos|ínfimos|vigésimos|centésimos|milésimos|prójimos|extremos|supremos|remos|lemos|ramos|tramos|gramos|*gramos|reclamos|préstamos|amos|álamos|bálsamos|hipopótamos',
  it: '*grammo|grammo|richiamo|priamo|ho chi|mia farrow|mia martini|mamma mia|nostra signora|cosa nostra',
  fr: 'notre dame|jack ma|yo ma|mon chéri|j #',
  pt: 'a gente d*|toda a gente|a gente que|que a gente|nossa senhora|cêntimos|dízimos|dínamos|últimos|próximos|máximos|mínimos|primos|íntimos|ótimos|óptimos|péssimos|legítimos|marítimos|décimos|sétimos|anónimos|anônimos|sinónimos|sinônimos|*íssimos|ínfimos|centésimos|milésimos|ramos|*gramos|reclamos|amos|extremos|supremos|remos|empréstimos|acréscimos|ânimos|mimos|lemos|hipopótamos',
  hi: '',
  nl: '',
  ro: '',
})

/** English alone tells some of them by their capital: 'us' and the US, 'I' and 'Elizabeth I', 'World War I'. */
const ENGLISH_US = /\sus(?=[\s,.!?;:]|$)/
const ENGLISH_I = /(?<![\p{L}\p{N}.’'-])I(?:['’](?:m|ve|ll|d)(?!\p{L})|\s(?=\p{Ll}))/gu
const NUMBERED = /(?:\p{Lu}\p{L}{0,19}|\b(?:war|type|part|phase|class|group|division|tier|league|chapter|act|grade))\s$/u
const BEGINS =
  /(?<!\p{L})(?:When|But|And|As|If|What|Why|How|That|So|Because|While|Then|Now|Yes|No|Where|Before|After|Here|Though|Since|Should|Can|Do|Did|Am|Have|Will|Once|Until|Everything|All)\s$/u

const speaksEnglishI = (text: string): boolean =>
  [...text.matchAll(ENGLISH_I)].some(({ index }) => {
    const before = text.slice(Math.max(0, index - 24), index)
    return !NUMBERED.test(before) || BEGINS.test(before)
  })

/** Forms that only a sentence's beginning tells: 'Sono salita', 'Experimentei o metro'. */
const BEGINS_AS_I: Partial<Record<Tongue, RegExp>> = {
  nl: /^Mijn\s(?!(?:in|bij|van|uit|gaat|wordt|is|was|dicht|sluit|open|heeft|krijgt|moet|mag|blijft|te|op|stort|komt|kan)\s)\p{Ll}{3,}\s/u,
  it: /^Sono\s(?!stat)\p{L}{2,12}(?:at|it|ut)[oa](?!\p{L})/u,
  es: /^Fui\s|(?:^|\s)(?:[Aa]prendí|[Vv]iví|[Ss]entí|[Pp]erdí|[Dd]escubrí|[Cc]onocí|[Dd]ecidí|[Cc]recí|[Nn]ací|[Ee]scribí|[Pp]robé|[Ll]legué|[Cc]ompré|[Dd]ejé|[Pp]ensé|[Tt]rabajé|[Vv]iajé|[Ee]mpecé|[Vv]olví|[Pp]asé)\s/u,
  pt: /^Fui\s|(?:^|\s)(?:[Aa]prendi|[Vv]endi|[Vv]ivi|[Ss]enti|[Pp]erdi|[Dd]escobri|[Cc]onheci|[Dd]ecidi|[Cc]resci|[Nn]asci|[Ee]screvi|[Rr]ecebi|[Pp]ercebi|[Cc]onsegui)\s|^(?!(?:Vólei|Vôlei|Hóquei|Jóquei|Jersei|Nikkei|Brunei|Sidnei|Pompei|Huawei)\s)\p{Lu}\p{Ll}{3,}ei\s/u,
}

/** Dutch clubs and papers are called so: 'Ons Genoegen', 'Onze Taal'. */
const CLUB = /(?<!\p{L})(?:Ons|Onze)\s(?=\p{Lu})/gu
/** Part of a noun: 'Wir-Gefühl', 'Ich-Erzähler'. */
const COMPOUND = /(?<!\p{L})(?:Ich|Wir|Uns)-(?=\p{Lu})/gu
/** Parties of the south are called so, and inside a sentence their capital shows it: 'el PSOE y Unidas Podemos'. */
const PARTY = /(?<=[\p{L}\p{N},] )\p{Lu}\p{Ll}{1,12}(?:[aei]mos|iamo)(?!\p{L})/gu
/** 'MEU EURO.COM': an address speaks for nobody. */
const SITE = /(?<!\p{L})(?:\p{Lu}{2,}\s)*[\p{L}\d-]{2,}\.(?:com|COM|net|NET|org|ORG|eu|EU|info|INFO)(?![\p{L}\d])/gu
const withoutClubs = (text: string, tongue: Tongue): string =>
  ROMANCE.has(tongue)
    ? text.replace(PARTY, ' ')
    : tongue === 'nl'
      ? text.replace(CLUB, ' ')
      : tongue === 'de'
        ? text.replace(COMPOUND, ' ')
        : text

const speaks = (text: string, tongue: Tongue): boolean =>
  holds(plainWords(withoutClubs(text, tongue)).replace(OTHERS[tongue], ' '), SPEAKS[tongue]) ||
  BEGINS_AS_I[tongue]?.test(text) === true ||
  (tongue === 'en' && (ENGLISH_US.test(text) || speaksEnglishI(text)))

const HINDI_SUBJECT = /^(?:हमने|मैंने|हमारी|हमारे|मेरे|मेरी)\s(?!.{0,80}(?:ने|के अनुसार|के मुताबिक) (?:कहा|बताया|बोल))/u

/** True for words of somebody who is not the host: outside of quote marks, or reported by nobody. */
export const isFirstPerson = ({ text }: Line, tongue: Tongue): boolean => {
  // Behind a number 'mio' is a million, as the Swiss write it.
  const own = outsideQuotes(text)
    .replace(/(?<=\d )mio(?!\p{L})/gu, '')
    .replace(SITE, ' ')
  if (!speaks(own, tongue)) return false
  // 'I have tried it: the new tram' is no speaker's name before a colon.
  const [head] = /^[^:]{1,60}(?=:)/u.exec(own) ?? []
  if (head !== undefined && speaks(head, tongue)) return true
  if (isReported(text)) return false
  // Hindi reports in the words that were said: 'the minister said that we are ready'. Whom the sentence begins with says it himself.
  return tongue !== 'hi' || HINDI_SUBJECT.test(own) || !isAttributed(text, tongue)
}
