import type { ContentItem } from '@hourcast/domain/sources/content'
import { isNoNews } from './no-news.ts'
import { isDigest } from './packed.ts'
import { type Line, lineOf } from './phrases.ts'

// What looks like news and tells of nothing that happened: an alarm that is tried out, a joke, the stars. Told like news it would be false.

/** In capitals, as alert services and control rooms mark a try: 'EXERCISE EXERCISE', 'TEST - Tsunami', 'EXERCIȚIU RO-ALERT:'. */
const LOUD =
  /^[^\p{L}\p{N}]{0,6}(?:SYSTEM TEST(?!\p{L})|(?:TESTS?|TESTE|TESTING|EXERCISE|DRILL|MOCK DRILL|TRAINING|SIMULATION|ÜBUNG|PROBEALARM|EXERCICE|ESSAI|SIMULACRO|PRUEBA|ESERCITAZIONE|PROVA|SIMULADO|EXERCÍCIO|ĆWICZENI[AE]|TRENING|OEFENING|EXERCI[ȚŢ]IU|SIMULARE)(?:[\p{Lu}\p{N}\s-]{0,30}[:|!\])]|\s+[-–—]{1,2}\s|\s+(?:ONLY|MESSAGE|ALARM|ALERT|EXERCISE|TEST)(?!\p{L})))/u
/** Small, before a colon or a bar, where the word means nothing else: 'Test:' alone may be a match or a car. */
const LABEL =
  /^\s*(?:emergency exercise|exercise|drill|mock drill|test (?:alarm|alert|message|warning)|training message|simulation|übung|katastrophenschutzübung|probewarnung|test(?:alarm|meldung|warnung)|(?:message|alerte) (?:de |d['’])(?:test|essai|exercice)|exercice|simulacro|mensaje de prueba|esercitazione|messaggio di (?:test|prova)|simulado|exercício|mensagem de teste|ćwiczeni[ae]|(?:komunikat|alarm|alert) (?:testowy|ćwiczebny|treningowy)|trening alarmowy|oefening|test(?:bericht|alarm)|exerci[țţ]iu|simulare|mesaj de test|मॉक ड्रिल|परीक्षण संदेश|टेस्ट (?:संदेश|अलर्ट)|अभ्यास संदेश)\s?(?:[:|]|\s[-–—]\s)/iu
const END = '(?=\\s?(?:[.!;,।]|$))'
/** A message that says so of itself. 'This is a test for the coalition' is another thing. */
const OF_ITSELF = new RegExp(
  `(?:this (?:is|was|has been) (?:only |just )?an? (?:test|drill|exercise)(?:${END}|\\s(?:message|alert|only)|\\sof (?:the|our|this) (?:[a-z]+ ){0,2}(?:emergency|alert|alarm|warning|siren|sirens|system|notification))|(?:test|exercise|training|drill) only${END}|required (?:monthly|weekly) test|(?:dies|das|es) ist (?:nur |lediglich )?(?:ein test(?:alarm)?|eine übung|ein probealarm|eine test(?:meldung|warnung))${END}|ceci est un (?:simple )?(?:test|exercice|essai)(?:${END}|\\sdu système)|est[oae] es (?:s[oó]lo )?(?:una prueba|un simulacro|un mensaje de prueba)(?:${END}|\\sdel sistema)|questo è (?:solo )?(?:un test|una prova|un['’]esercitazione|un messaggio di (?:test|prova))(?:${END}|\\sdel sistema)|isto é (?:apenas |só )?um (?:teste|exercício|simulacro|simulado)(?:${END}|\\sdo sistema)|(?:to jest|jest to|to) (?:tylko )?(?:test|ćwiczenie|ćwiczenia|komunikat testowy)(?:${END}|\\ssystemu)|(?:komunikat|alarm) (?:testowy|treningowy|ćwiczebny)${END}|dit is (?:slechts |maar )?een (?:test|oefening|testbericht|testalarm)(?:${END}|\\svan het)|acesta este (?:doar |numai )?un (?:test|exercițiu|mesaj de test)(?:${END}|\\sal sistemului)|यह (?:केवल |सिर्फ )?(?:एक )?(?:\\S{1,20} का )?(?:परीक्षण|टेस्ट|अभ्यास|मॉक ड्रिल)(?: संदेश| अलर्ट)? (?:है|था))`,
  'iu',
)

const isExercise = (headline: Line | undefined, all: readonly Line[]): boolean =>
  (headline !== undefined && (LOUD.test(headline.text) || LABEL.test(headline.text))) ||
  all.some(({ text }) => OF_ITSELF.test(text))

/** Papers whose every story is made up. */
const MOCKERS =
  'ASZ ?dziennik|Times New Roman|The Onion|The Babylon Bee|Babylon Bee|The Daily Mash|NewsThump|Waterford Whispers(?: News)?|Der Postillon|Die Tagespresse|Le Gorafi|El Mundo Today|Lercio|De Speld|(?:O )?Sensacionalista|O Inimigo Público|Faking News|फेकिंग न्यूज\u093C?'
const MOCKED = new RegExp(
  `^\\s*[([]?(?:satire|satira|sátira|satyra|satiră|व्यंग्य|हास्य व्यंग्य|${MOCKERS})[)\\]]?\\s?[:|]|[([](?:satire|satira|sátira|satyra|satiră|व्यंग्य)[)\\]]`,
  'iu',
)
/** How the made-up agency of one of them signs: 'Kiel (dpo) - Die Ostsee …'. */
const MOCK_LINE = /^[^.]{0,60}\(dpo\)\s?[-–—]/u
const MOCKER = new RegExp(`^(?:${MOCKERS})(?:\\.\\p{L}{2,4})?$`, 'iu')

/** What the stars say, and what a bookmaker pays. */
const STARS =
  /(?<![\p{L}\p{M}])(?:horoscop(?:es?|ul)?|horoskop\p{L}{0,3}|horóscopo|oroscopo|horoscoop|zodi(?:a|e|i|ile|ilor|acul(?:ui)?)|astrolog\p{L}{0,6}|mercur retrograd|znak\p{L}{0,4} zodiaku|राशिफल|पंचांग|शुभ मुहूर्त|पूजा विधि|राशियों|राशि वाल(?:े|ों)|ज्योतिष\p{M}?)(?![\p{L}\p{M}])/iu
const BETS =
  /^\s*(?:odds\s?[:|]|(?:cuotas|apuestas)\s?[:|].{0,60}favorit)|(?<![\p{L}\p{M}])(?:betting (?:tips|odds)|best bets|free bets?|wett-?(?:tipps?|quoten)|cotes et pronostics|pronostics? paris|apuestas deportivas|cuotas de apuestas|quote scommesse|pronostici scommesse|palpites de apostas|kurs(?:y|ów) bukmachersk\p{L}{1,3}|typy bukmacherskie|wedtips|pont(?:uri)? pariuri|ponturi(?:le)?|cote(?:le)? (?:la )?pariuri|बेटिंग टिप्स|सट्टा बाज\u093C?ार)(?![\p{L}\p{M}])/iu

/** Handed out before its time: 'EMBARGO until 10 am', 'Sperrfrist: 14. Januar'. A trade embargo has no hour before a colon. */
const EMBARGO =
  /^[^\p{L}\p{N}]{0,6}(?:(?:strictly )?embargoed|under embargo|sperrfrist|sperrvermerk|embargad[oa]s? (?:hasta|até) .{0,12}\d|sous embargo|bajo embargo|sotto embargo|sob embargo|onder embargo|sub embargo|pod embargiem|embargo[:,]? (?:until |till |bis |jusqu['’]|hasta |fino |até |do |tot |până |to )?.{0,3}\d{1,2}[^:]{0,40}:)/iu

/** Told like news, what happened long ago would happen now: 'Tal día como hoy: muere …'. */
const LONG_AGO =
  /^\s*(?:(?:tal|un) día como hoy|hoy en la historia|efemérides?|\d{1,2}\.?\s(?:de\s)?[\p{L}\p{M}]{3,12}\s(?:de\s)?(?:1\d{3}|200\d|201\d)\s?[:|–—-]|aconteceu neste dia|neste dia(?=\s?[:|])|hoje na história|efeméride do dia|on this day(?=\s?[:|–-])|(?:on )?this day in|today in history|kalenderblatt|was geschah (?:am|heute)|ce jour-là|(?:l['’])?éphéméride|accadde oggi|kartka z kalendarza|(?:ten )?dzień w historii|(?:vandaag|deze dag) in de geschiedenis|ziua de (?:azi|astăzi) în istorie|(?:आज का|आज के दिन का) इतिहास)(?![\p{L}\p{M}])/iu
/** With a colon behind it, a look back: 'Vor 50 Jahren: …'. 'Vor 20 Jahren verschwunden: Frau lebt' is news. */
const YEARS_AGO =
  /^\s*(?:(?:vor|hace|il y a|c['’]était il y a|há|acum) )?\d{2,3} (?:years ago|jahren|años|ans|anni fa|anos(?: atrás)?|lat temu|jaar geleden|(?:de )?ani|साल पहले|वर्ष पहले)(?: (?:today|heute))?\s?(?:[:|]|\s[–—-])\s/iu
/** What is true on any day: a dish, an illness, a tea. */
const ANY_DAY =
  /(?<!\p{L})(?:rețeta (?:clasică|originală|tradițională|simplă|rapidă|autentică)|benefici\p{L}{1,4},? .{0,40}contraindicații|simptome,? (?:cauze|diagnostic|tratament)|przepis na \p{L}+|objawy,? (?:przyczyny|leczenie|diagnostyka))(?!\p{L})/iu
/** What readers of a page are asked, and no listener can answer. */
const VOTE = /^\s*(?:encuesta|sondeo|sondaggio|sondage|sondagem|enquete|inquérito|votação)\s?[:|.].*\?\s*$/iu

/** Announced to be heard or read elsewhere: a podcast by its name, and a talk whose text begins with a question. */
const PODCAST = /^PODCAST\s|^[Pp]odcast(?:ul|urile|y|i)?\s\p{Lu}{4}|\s[-–|]\s.{0,60}?[Pp]odcast(?: (?:mit|with|met) .{2,40})?$/u
const INTERVIEW = /^interview\s?[:|–-]/iu
const ASKS_FIRST = /^[^.!?]{5,160}\?/u

export type NoEvent = 'exercise' | 'no-news' | 'embargo'

/** A label alone before a text is no sentence: 'Satire. Berlin …' */
const LABEL_MAX = 80

/** Why an item tells nothing that happened, or may not be told yet. */
export const noEvent = (
  { title, text, source, link }: Pick<ContentItem, 'title' | 'text' | 'source' | 'link'>,
  headline: Line | undefined,
  all: readonly Line[],
): NoEvent | undefined => {
  if (EMBARGO.test(title) || all.slice(0, 3).some(({ text }) => EMBARGO.test(text))) return 'embargo'
  if (isExercise(headline, all) || LOUD.test(title)) return 'exercise'
  if (MOCKER.test(source) || MOCKED.test(title) || MOCK_LINE.test(text)) return 'no-news'
  if (
    STARS.test(title) ||
    BETS.test(title) ||
    LONG_AGO.test(title) ||
    YEARS_AGO.test(title) ||
    VOTE.test(title) ||
    ANY_DAY.test(title)
  )
    return 'no-news'
  if (PODCAST.test(title) || (INTERVIEW.test(title) && ASKS_FIRST.test(text.trim()))) return 'no-news'
  if (isDigest(title)) return 'no-news'
  return isNoNews([lineOf(title), lineOf(text.slice(0, LABEL_MAX)), ...all], link) ? 'no-news' : undefined
}
