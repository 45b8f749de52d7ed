import { capital } from '../first-letter.ts'
import { leansBack } from '../fit-for-air/leans-back.ts'
import { plainWords } from '../fit-for-air/phrases.ts'
import type { Tongue } from '../tongue.ts'
import { beforeFrench } from './french-topics.ts'
import { isElsewhere } from './topic-places.ts'

// 'Affaire Morel : le maire est mis en examen' is for the eye. Where it was, or in which matter, is said as a part of the sentence; German and Dutch
// would have to turn the sentence round for it.

type Way = readonly (readonly [RegExp, string])[]

/** How a matter before a colon is said, by the word it begins with; in English and Hindi by the last one. `$&` is the label. */
const MATTERS: Readonly<Partial<Record<Tongue, Way>>> = {
  fr: [
    [
      /^(?:[Gg]uerre|[Cc]onflit) (?=(?!Civile|Froide)\p{Lu}|(?:en|au|aux|entre|contre|du|de la) |de \p{Lu}|d['’]\p{Lu})/u,
      'sur fond de ',
    ],
    [/^[Cc]rise (?=\p{Lu}|(?:en|au|aux|du|des|de la) |de l['’]|de \p{Lu}|d['’]\p{Lu})/u, 'dans la '],
    [/^[Aa]ffaire (?=\p{Lu}|du |de |des |d['’])/u, 'dans l’'],
    [/^procès /iu, 'au '],
    [/^meurtre d/iu, 'dans l’affaire du '],
    [/^(?:assassinat|agression) d/iu, 'dans l’affaire de l’'],
    [/^coupe (?:du monde|de france|davis)/iu, 'à la '],
    [/^(?:mondial|tournoi|championnat|rallye|grand prix) /iu, 'au '],
    [/^euro 20/iu, 'à l’'],
    [/^(?:jo |jeux olympiques)/iu, 'aux '],
    [
      /^(?:ligue |serie a$|premier league$|top 14$|pro d2$|nba$|cyclisme$|tennis$|football$|rugby$|handball$|basket(?:-ball)?$|golf$|athlétisme$|natation$|ski alpin$|biathlon$|volley(?:-ball)?$|judo$|formule 1$)/iu,
      'en ',
    ],
  ],
  es: [
    [/^[Cc]aso (?=\p{Lu}|del |de la |de \p{Lu})/u, 'en el '],
    [/^juicio (?!final)/iu, 'en el '],
    [/^[Gg]uerra (?=(?!Civil|Fría)\p{Lu}|(?:en|entre|contra|del|de la) |de \p{Lu})/u, 'en plena '],
    [/^[Cc]risis (?=\p{Lu}|(?:en|del|de la) |de \p{Lu})/u, 'en la '],
    [/^(?:trama|operación) /iu, 'en la '],
    [/^(?:mundial|torneo|giro|tour)(?: |$)/iu, 'en el '],
    [/^(?:copa|vuelta|liga|eurocopa)(?: |$)/iu, 'en la '],
    [/^(?:laliga|champions league|fútbol|tenis|ciclismo|baloncesto|balonmano|atletismo|natación|fórmula 1)$/iu, 'en '],
  ],
  it: [
    [/^[Cc]aso (?=\p{Lu}|del |della |dell['’]|di \p{Lu})/u, 'nel '],
    [/^[Gg]uerra (?=(?!Civile|Fredda)\p{Lu}|(?:in|tra|contro|nel|a|del|della) |di \p{Lu})/u, 'sullo sfondo della '],
    [/^[Cc]risi (?=\p{Lu}|(?:in|nel|del|della) |dell['’]|di \p{Lu})/u, 'nella '],
    [/^processo /iu, 'al '],
    [/^inchiesta /iu, 'nell’'],
    [/^mondiali /iu, 'ai '],
    [/^olimpiadi /iu, 'alle '],
    [/^(?:serie [abc]|champions league|europa league|conference league|formula 1|premier league)$/iu, 'in '],
    [/^(?:tennis|calcio|ciclismo|basket|rugby|nuoto)$/iu, 'nel '],
    [/^(?:pallavolo)$/iu, 'nella '],
  ],
  pt: [
    [/^[Cc]aso (?=\p{Lu}|d[ao]s? |de \p{Lu})/u, 'no '],
    [/^julgamento (?!final)/iu, 'no '],
    [/^[Gg]uerra (?=(?!Civil|Fria)\p{Lu}|(?:em|entre|contra|n[ao]s?|d[ao]s?) |de \p{Lu})/u, 'em plena '],
    [/^[Cc]rise (?=\p{Lu}|(?:em|n[ao]s?|d[ao]s?) |de \p{Lu})/u, 'na '],
    [/^(?:operação|cpm?i) /iu, 'na '],
    [/^(?:mundial|brasileirão|torneio|campeonato)(?: |$)/iu, 'no '],
    [/^(?:copa|liga|taça|série [abcd]$|fórmula 1$|premier league$|champions(?: league)?$)(?: |$)?/iu, 'na '],
    [/^(?:olimpíadas?) /iu, 'nas '],
    [/^(?:desporto|esporte|futebol|ténis|tênis|ciclismo|vôlei|basquete|basquetebol|andebol|atletismo|surf)$/iu, 'no '],
  ],
  ro: [
    [/^(?:cazul|dosarul|procesul|scandalul|criza(?! cardiac| de)) /iu, 'în '],
    [/^cupa /iu, 'la '],
    [/^(?:tenis|fotbal|handbal|baschet|rugby|gimnastică|înot)$/iu, 'la '],
  ],
  en: [
    [/(?<!^(?:star|clone|infinity|guild|robot|storage|civil|cold)) wars?$/iu, 'amid the '],
    // A row with a capital is a street.
    [/(?<!^(?:[Dd]eath|[Ss]kid|[Ff]ront|[Bb]ack)) row$/u, 'in the '],
    [/(?<!^(?:worst|best|free)) (?:case|trial|dispute|inquiry|scandal)$/iu, 'in the '],
    [/ (?:World Cup|Olympics|Open|Championships?|Masters|Grand Prix)(?: 20\d\d)?$/u, 'at the '],
    [/(?<!\p{L})(?:World|Olympic|Paralympic|Commonwealth|Asian) Games(?: 20\d\d)?$/u, 'at the '],
    [/^(?:Premier League|Champions League|Europa League|Bundesliga|Women’s Super League)$/u, 'in the '],
    [/^(?:Serie A|La Liga|Ligue 1)$/u, 'in '],
  ],
}

/** An article is small behind what now begins the sentence, and so is a word that the text has small. Anything else may be a name. */
const ARTICLE =
  /^(?:The|An?|Le|La|Les|Un|Une|Des|Du|Deux|Trois|El|Los|Las|Una|Unos|Dos|Tres|Il|Lo|I|Gli|Uno|Due|Tre|O|Os|As|Um|Uma|Dois|Duas|Plusieurs|Nouvelle|Nouveau|Au moins|Al menos|Almeno|Pożar|Wypadek|Śmiertelny|Tragiczny|Mężczyzna|Kobieta|Zderzenie|Wybuch|Eksplozja|Napad|Atak|Ewakuacja|Akcja|Dwie|Dwa|Dwóch|Dwoje|Trzy|Trzech|Troje|Pijany|Kierowca|Nastolatek|Nastolatka|Zatrzymano|Znaleziono|Tysiące|Setki|Policja|Policjanci|Strażacy|Seniorka|Zginął|Zginęła)(?=\s)|^L(?=['’]\p{L})/u
const isFirstSmall = (story: string, text: string): boolean => {
  const [word = ''] = /^\p{L}+/u.exec(story) ?? []
  return new RegExp(`(?<=\\s)${word.toLocaleLowerCase()}(?!\\p{L})`, 'u').test(text)
}
const small = (story: string, text: string): string =>
  ARTICLE.test(story) || isFirstSmall(story, text) ? `${story.charAt(0).toLocaleLowerCase()}${story.slice(1)}` : story

/** What begins so has a place, a time or a condition of its own. */
const OWN_BEGINNINGS: Readonly<Partial<Record<Tongue, string>>> = {
  en: 'at|on|in|after|before|as|how|why|what|when|while|who|if|with|without|for|from|by|under|amid|during|despite|following',
  fr: 'en|à|a|au|aux|dans|avant|après|depuis|pour|par|sans|avec|face|selon|entre|sous|sur|chez|lors|dès|malgré|suite|quand|comment|pourquoi|combien|qui|que|si|privée?s?|faute|grâce|vers|alors',
  es: 'a|al|en|ante|bajo|con|contra|desde|durante|entre|hacia|hasta|para|por|sin|sobre|tras|según|cómo|como|qué|quién|cuándo|cuando|mientras|si|dónde',
  it: 'a|ad|al|alla|ai|in|nel|nella|nei|nelle|con|senza|per|da|dal|dalla|di|dopo|prima|durante|secondo|tra|fra|su|sul|sulla|come|quando|perché|chi|cosa|se',
  pt: 'à|ao|aos|às|em|no|na|nos|nas|com|contra|desde|durante|entre|para|por|pelo|pela|sem|sob|sobre|após|antes|depois|segundo|como|quando|quem|se|o que|onde',
  pl: 'w|we|po|przed|od|na|do|za|z|ze|o|u|bez|dla|pod|nad|przez|przy|jak|dlaczego|czy|co|kto|gdy|kiedy',
  ro: 'în|la|după|pe|de|din|cu|fără|pentru|între|înainte|peste|sub|prin|cum|când|dacă|ce|cine|unde',
}
const NO_BEGINNING = /^(?:["“„«‘'¿¡+(-]|[?]|\p{L}+\s?[,;])/u
const beginsItself = (story: string, tongue: Tongue): boolean =>
  NO_BEGINNING.test(story) || new RegExp(`^(?:${OWN_BEGINNINGS[tongue] ?? '[?]'})\\s`, 'iu').test(story)
/** A name of its own keeps its capital. */
const OWN_NAME =
  /^(?:\p{Lu}{2}|(?:Bourse|Wall|Serie|Série|Ligue|Liga|Premier|Champions|Europa|Conference|LaLiga|Fórmula|Formule|Formula|Copa|Coupe|Coppa|Cupa|Mondial|Mundial|Taça|Brasileirão|Euro|Giro|Tour|Vuelta|Eurocopa|Jeux|Olimp\p{L}+|Top|Pro)(?!\p{L}))/u
const nameOf = (label: string, tongue: Tongue): string =>
  tongue === 'en' || OWN_NAME.test(label) ? label : `${label.charAt(0).toLocaleLowerCase()}${label.slice(1)}`

/** What is to be won, and what was: not what a club or a committee plans for it. */
const CONTEST = /^(?:at the|à la|au|aux|à l’|ai|alle|nas|la|no|na|en el|en la) $/u
const CONTEST_NAME =
  /(?:cups?|olympics?|open|games|championships?|masters|prix|coupe|mondial|tournoi|championnat|euro|jo|jeux|mundial|torneo|copa|vuelta|giro|tour|eurocopa|mondiali|olimpiadi|torneio|campeonato|taça|olimpíadas?|cupa|rallye)(?!\p{L})/iu
const RESULT =
  /\d\s?[-–]\s?\d|(?<!\p{L})(?:finals?|semi\p{L}*|quarter\p{L}*|rounds?|opener|beats?|wins?|won|defeat\p{L}*|face|faces|stun\p{L}*|lose|loses|goes? down|ninth|demi-?finale\p{L}*|finales?|quarts?|huitièmes?|remport\p{L}*|gagn\p{L}*|bat|battu\p{L}*|s['’]impos\p{L}*|victoire|défaite|élimin\p{L}*|qualifi\p{L}*|tombe|décroch\p{L}*|surclass\p{L}*|renvers\p{L}*|gan[aó]\p{L}*|venc\p{L}*|derrot\p{L}*|elimin\p{L}*|semifinal\p{L}*|victoria|cae|empat\p{L}*|clasific\p{L}*|batt\p{L}*|vinc\p{L}*|vittoria|sconfi\p{L}*|pareggi\p{L}*|qualific\p{L}*|ganh\p{L}*|perde\p{L}*|vitória|bate\p{L}*|classific\p{L}*|învin\p{L}*|câștig\p{L}*|calific\p{L}*|medal\p{L}*|médaill\p{L}*|medall\p{L}*|medagli\p{L}*|bronze|porta-bandeiras)(?!\p{L})/iu

/** A story with its place or its matter as a part of the sentence, where its tongue can. `where`: how its place is said, or nothing. */
export const spokenTopic = (label: string, story: string, where: string, text: string, tongue: Tongue): string | undefined => {
  if (beginsItself(story, tongue) || /:\s|[?]/.test(story) || leansBack(plainWords(story), tongue)) return undefined
  const begun = small(story, text)
  if (where !== '' && tongue !== 'de' && tongue !== 'nl') {
    if (isElsewhere(story, tongue)) return undefined
    const bends = tongue === 'pl' || tongue === 'ro'
    // What may be a name would stand right behind the place.
    return bends && /^\p{Lu}/u.test(begun) ? undefined : `${capital(where)}${bends ? '' : ','} ${begun}`
  }
  const [, known = ''] = MATTERS[tongue]?.find(([way]) => way.test(label)) ?? []
  const before = known === '' && tongue === 'fr' ? beforeFrench(label, story) : known
  if (CONTEST.test(before) && CONTEST_NAME.test(label) && !RESULT.test(story)) return undefined
  return before === '' ? undefined : `${capital(before)}${nameOf(label, tongue)}, ${begun}`
}
