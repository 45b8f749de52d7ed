import { isHedged, isSourced } from '../fit-for-air/hedges.ts'
import { leansBack } from '../fit-for-air/leans-back.ts'
import { lineOf, plainWords } from '../fit-for-air/phrases.ts'
import { quotedIn } from '../fit-for-air/quote-marks.ts'
import { isAttributed, tellsOfSpeech } from '../fit-for-air/speakers.ts'
import type { ByTongue, Tongue } from '../tongue.ts'
import { claimIn } from './claims.ts'
import { inPlace, underPlace } from './french-places.ts'
import { hasActor, isField } from './german-topics.ts'
import { holdsLabel, isSpecific } from './headline-words.ts'
import { isSpeaker } from './label-before.ts'
import { inPoland } from './polish-places.ts'
import { isReporter, keepsReporter } from './reported-by.ts'
import { wordCount } from './sentences.ts'
import { losesGrave } from './tells-death.ts'
import { spokenInHindi } from './topic-hindi.ts'
import { isElsewhere, placedBy, saysState } from './topic-places.ts'
import { spokenTopic } from './topic-spoken.ts'

// 'Krieg in der Ukraine: Kiew meldet Angriffe': papers set the topic before a colon, where a listener waits for somebody to speak. Where it is surely
// no speaker it goes if it is said again, or becomes a part of the sentence: 'Dans l'affaire Morel, le maire est mis en examen'.

const LABELLED = /^([^:"“”„«»‘?!(),;–—]{2,60}?)\s?:\s(.+)$/u
const MOST_WORDS = 6
const STORY_LEAST = 5
/** In German, which shows no names, so long a story tells whom and what it is about. */
const LONG_STORY = 7

/** What happens or is spoken of, by how it ends in the north and how it begins in the south: nobody who could speak. */
const MATTERS: ByTongue<RegExp> = {
  en: /(?:^|[ -])(?:wars?|attacks?|trial|elections?|row|debate|crisis|fires?|wildfires?|crash|strikes?|scandal|shootings?|stabbings?|protests?|riots?|floods?|flooding|storms?|hurricane|typhoon|earthquake|quake|murders?|blasts?|explosion|theft|robbery|heist|inflation|conflict|collapse|case|tragedy|disaster|outbreak|pandemic|covid(?:-19)?|coronavirus|heatwave|weather|inquest|inquiry|verdict|sanctions|tariffs|ceasefire|summit|dispute|abduction|kidnapping|rescue|evacuation|derailment|landslide)$/iu,
  de: /(?:ung|heit|keit|tion|sion|ität|ismus|verkehr|wetter|(?<=\p{L})(?:politik|markt|recht|gesetze?|verbot)|krieg|kriege|konflikt|krise|streit|prozess|unglück|unfall|unfälle|brand|brände|feuer|anschlag|anschläge|angriffe?|affäre|skandal|streiks?|reform|hochwasser|dürre|sturm|wahl|wahlen|mord|morde|proteste?|einbruch|überfall|überfälle|raub|diebstahl|erdbeben|lawine|ausbruch|absturz|vergehen|verbrechen|tragödie|katastrophe|katastrophen|attentat|attacke|razzia|urteil|jahreswechsel|silvester|stromausfall|niedrigwasser|zoll|zölle|waffenlieferungen|winterspiele|karneval)$/iu,
  fr: /^(?:guerres?|conflits?|crise|procès|affaire|meurtres?|assassinat|incendies?|inondations?|crues|canicule|sécheresse|orages?|tempête|séisme|explosions?|attentats?|attaques?|budget|retraites|inflation|grèves?|droits|prix|élections?|législatives|municipales|présidentielle|intelligence|ia|covid(?:-19)?|coronavirus|accidents?|agressions?|violences?|immobilier|logement|assurance-chômage|pourparlers|naufrage|effondrement|manifestations?|météo|intempéries|fraude|narcotrafic|trafic|piratage|cyberattaque|carburants?|pétrole|\p{L}+(?:tion|sion|isme|ité))(?!\p{L})/iu,
  es: /^(?:caso|trama|guerra|conflicto|crisis|juicio|crimen|asesinato|homicidio|incendios?|inundaciones|sequía|ola|temporal|tormenta|terremoto|explosión|atentado|ataque|presupuestos?|huelga|elecciones|accidente|robo|atraco|coronavirus|covid(?:-19)?|pandemia|vivienda|protestas?|allanamientos?|naufragio|derrumbe|alerta|aranceles|secuestro|operación|\p{L}+(?:ción|sión|miento|dad|ismo))(?!\p{L})/iu,
  it: /^(?:caso|guerra|conflitto|crisi|processo|omicidio|femminicidio|delitto|incendio|alluvione|siccità|maltempo|gelo|terremoto|esplosione|attentato|attacco|manovra|sciopero|elezioni|referendum|incidente|rapina|furto|coronavirus|covid(?:-19)?|pandemia|vaccini|proteste|valanga|naufragio|crollo|frana|dazi|inchiesta|pensioni|decreto|truffa|truffe|\p{L}+(?:zione|sione|mento|ità|ismo))(?!\p{L})/iu,
  pt: /^(?:caso|guerra|conflito|crise|julgamento|crime|assassinato|homicídio|feminicídio|incêndios?|enchentes?|cheias|seca|temporal|tempestade|terramoto|terremoto|sismo|explosão|atentado|ataque|orçamento|greve|eleições|acidente|roubo|assalto|coronavírus|covid(?:-19)?|pandemia|habitação|protestos?|naufrágio|tarifas|sequestro|operação|\p{L}+(?:ção|são|mento|dade|ismo))(?!\p{L})/iu,
  pl: /^(?:wojna|konflikt|kryzys|proces|afera|zabójstwo|morderstwo|pożary?|powódź|powodzie|susza|burze|wichury?|trzęsienie|wybuch|eksplozja|zamach|atak|budżet|strajk|wybory|wypadek|katastrofa|napad|kradzież|koronawirus|covid(?:-19)?|pandemia|protesty?|strzelanina|lawina|cła|inflacja|pogoda|kontrofensywa|\p{L}+(?:ość|cja))(?!\p{L})/iu,
  nl: /(?:ing|heid|tie|teit|isme|oorlog|conflict|crisis|rechtszaak|proces|affaire|schandaal|moord|brand|branden|overstroming|droogte|storm|noodweer|aardbeving|explosies?|aanslag|aanval|begroting|staking|stakingen|verkiezingen|ongeluk|ongeval|overval|diefstal|coronavirus|covid(?:-19)?|protesten|rellen|ruzie|ramp|schietpartij|steekpartij|stroomstoring|lekkage|debat|formatie)(?:\s[AN]\d{1,3})?$/iu,
  ro: /^(?:războiul?|conflictul?|criza|procesul?|dosarul|cazul|scandalul|crima|asasinatul|incendiul?|incendii|inundații(?:le)?|seceta|canicula|furtun[aăi]|cutremur(?:ul)?|explozi[ae]|atentat(?:ul)?|atac(?:ul)?|bugetul|greva|alegerile?|accident(?:ul)?|jaf(?:ul)?|furt(?:ul)?|coronavirus|covid(?:-19)?|pandemia|protest(?:e|ul|ele)?|inflația|\p{L}+(?:ție|ția))(?!\p{L})/iu,
  hi: /(?:युद्ध|जंग|संघर्ष|संकट|मामला|केस|हत्याकांड|कांड|घोटाला|हादसा|आग|बाढ़|सूखा|तूफान|भूकंप|धमाका|विस्फोट|हमला|बजट|हड़ताल|चुनाव|विवाद|आंदोलन|महामारी|मौसम|वायरस|सत्र)$/u,
}
/** They end like a matter, and speak. */
const BODIES =
  /(?:regierung|verwaltung|leitung|vertretung|zeitung|stiftung|redaktion|fraktion|kommission|union|koalition|opposition|organisation|delegation|direktion|institution|versicherung|föderation|universität|vereinigung|innung|bewegung|abteilung|station|administration|association|f[ée]d[ée]ration|direction|fondation|mission|autorité|communauté|municipalité|majorité|université|comité|société|gouvernement|parlement|département|mouvement|asociación|organización|federación|fundación|administración|oposición|comisión|dirección|coalición|delegación|corporación|nación|institución|redacción|televisión|población|tripulación|ayuntamiento|parlamento|departamento|movimiento|universidad|autoridad|comunidad|ciudad|sociedad|entidad|unidad|amministrazione|associazione|federazione|fondazione|commissione|opposizione|direzione|coalizione|delegazione|organizzazione|istituzione|redazione|popolazione|dipartimento|movimento|reggimento|autorità|università|comunità|città|unità|associação|organização|federação|fundação|administração|oposição|comissão|direção|coligação|coalizão|delegação|corporação|nação|instituição|redação|população|tripulação|universidade|autoridade|comunidade|cidade|sociedade|entidade|unidade|federacja|koalicja|opozycja|organizacja|administracja|delegacja|komisja|fundacja|policja|redakcja|instytucja|dyrekcja|społeczność|ludność|regering|vereniging|stichting|beweging|leiding|directie|redactie|politie|coalitie|oppositie|organisatie|commissie|delegatie|universiteit|justitie|fractie|administratie|poliția|coaliția|opoziția|organizația|administrația|delegația|comisia|fundația|redacția|instituția|direcția|asociația|federația|populația)/iu
/** They end like a matter, and leave open whether what follows is so. */
const UNSURE =
  /(?:vermutung|behauptung|prognose|drohung|warnung|forderung|ankündigung|meinung|einschätzung|erwartung|anschuldigung|planung|empfehlung|satire|fiktion|option|spekulation|gerücht|vorwurf|hypothese|simulation|fiction|prévision|accusation|proposition|rumeur|hypothèse|possibilité|recommandation|acusación|opinión|previsión|recomendación|posibilidad|falsedad|ficción|simulación|accusa|opinione|previsione|raccomandazione|possibilità|finzione|simulazione|acusação|opinião|previsão|recomendação|possibilidade|ficção|simulação|propozycja|prognoza|opinia|możliwość|symulacja|voorspelling|bewering|waarschuwing|verwachting|beschuldiging|mening|aanbeveling|previziune|acuzație|opinie|simulare)/iu
/** A war is known by where it is. */
const WAR =
  /(?<!\p{L})(?:\p{L}*krieg|guerre|guerra|war|oorlog|wojna|război(?:ul)?|conflit|conflict|conflicto|conflitto|conflito|\p{L}*konflikt)(?!\p{L})/iu
/** Who is in a war says which it is. */
const WARS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /u[ck]r[aâ]i?n|oekra/iu,
    /(?<!\p{L})(?:u[ck]r[aâ]i?n\p{L}+|oekra\p{L}+|r[uú]s(?![tz])\p{L}+|rosj\p{L}+|rosy\p{L}+|mosk(?!i)\p{L}+|mosc(?:ou|ow|a|ú|ovo|ova)(?!\p{L})|k[iy][ei]w|kij[oó]w\p{L}*|ki[ei]v|kyiv|selens\p{L}+|zelens\p{L}+|kreml\p{L}*|putin\p{L}*|poutine)/iu,
  ],
  [
    /gaza|gaz[ay]|nahost|naher? osten|proche-orient|moyen-orient|middle east|oriente|orient|midden-oosten|bliski|iran|irán|israel|isra[eë]l|izrael/iu,
    /(?<!\p{L})(?:gaz[aąęy]\p{L}*|isra[eë]\p{L}+|izrael\p{L}+|hamas\p{L}*|pal[aeä]st\p{L}+|netan[jy]a\p{L}+|nétanyahou|hi[sz]bol\p{L}+|hezbo\p{L}+|houthi\p{L}*|huthi\p{L}*|liban\p{L}*|iran\p{L}*|téhéran)/iu,
  ],
]
const tellsWhichWar = (said: string, label: string): boolean => WARS.some(([war, side]) => war.test(label) && side.test(said))
/** After what, and in spite of what, it was. */
const OCCASION = /^(?:Despite|Nach|Trotz|Wegen|Après|Malgré|Tras|Dopo|Nonostante|Após|Po|Mimo|Na|Ondanks|După)\s/u
/** The weather and the season need not be said. */
const SEASON =
  /^(?:\p{L}*wetter|unwetter|silvester|jahreswechsel|wetter|météo|intempéries|maltempo|weather|pogoda|noodweer|temporal|vreme(?:a)?)$/iu
/** Not even a topic. */
const HEADING =
  /^(?:actualité|actus?|actualidad|attualità|aktuelles|nachrichten|nieuws|wiadomości|aktualności|știri|notícias|news)$/iu
const YEAR = /\s20\d\d(?!\d)/gu
/** What stands behind the noun says which one it is. */
const WHICH =
  /\s(?:in|im|am|an|auf|aus|bei|beim|gegen|zwischen|von|vom|vor|nach|um|über|für|mit|der|des|zu|zum|zur|of|over|at|near|on|against|between|op|bij|tegen|rond|van|met|voor|tussen)\s.*$/u
const NORTH: ReadonlySet<Tongue> = new Set(['de', 'nl', 'en'])

const nounOf = (label: string, tongue: Tongue): string => {
  if (tongue === 'nl') return label.replace(WHICH, '').replace(/\s\p{Lu}[\p{L}\d]+$/u, '')
  return NORTH.has(tongue) ? label.replace(WHICH, '') : label.split(' ', 1).join('')
}

const isMatter = (label: string, tongue: Tongue): boolean =>
  (MATTERS[tongue].test(NORTH.has(tongue) ? nounOf(label, tongue) : label) && !BODIES.test(label) && !UNSURE.test(label)) ||
  OCCASION.test(label)

/** A German compound is said by its first part: 'Winterwetter' by 'Wintereinbruch'. */
const PART = 5
const holdsNoun = (said: string, noun: string, tongue: Tongue): boolean =>
  holdsLabel(said, noun) ||
  (tongue === 'de' &&
    new RegExp(
      `(?<!\\p{L})${
        noun
          .split(' ')
          .at(-1)
          ?.slice(0, PART)
          .replace(/[^\p{L}]/gu, '.') ?? ''
      }\\p{L}{2}`,
      'iu',
    ).test(said))

/** What a topic names is said: whom and where, and what it was. */
const isSaidIn = (said: string, label: string, tongue: Tongue): boolean => {
  const named = label.replace(YEAR, '')
  if (SEASON.test(label)) return true
  if (OCCASION.test(label)) return !/\s\p{Lu}\p{L}+\s|\s\p{Lu}\p{L}+$/u.test(label) || holdsLabel(said, named)
  const noun = nounOf(named, tongue)
  const which = named.slice(noun.length).trim()
  if (WAR.test(noun)) return holdsLabel(said, which === '' ? noun : named) || tellsWhichWar(said, label)
  return holdsNoun(said, noun, tongue) && (which === '' || holdsLabel(said, named))
}

/** True for words that stand as a sentence without what was before them. */
const isWhole = (story: string, headline: string, behind: readonly string[], tongue: Tongue): boolean =>
  /^[\p{L}\p{N}]/u.test(story) &&
  !/[?:]|\.\.\.|…|^\S+ \(\p{L}+\)[;,]/u.test(story) &&
  (quotedIn(story).length === 0 || isAttributed(story, tongue)) &&
  !leansBack(plainWords(story), tongue) &&
  !losesGrave(story, headline, tongue) &&
  keepsReporter(story, headline, tongue) &&
  claimIn(story, behind, behind, tongue) === 'none'

const spokenAt = (label: string, story: string, text: string): string | undefined => {
  const where = inPoland(label, story)
  return where === '' ? undefined : spokenTopic(label, story, where, text, 'pl')
}

/** Pages of a paper: nobody who could speak, as 'Medien' do, and no place. */
const SECTIONS: ByTongue<RegExp> = {
  en: /^(?:football|cricket|rugby|tennis|golf|cycling|athletics|weather|politics)$/iu,
  de: /^(?:sport|politik|wirtschaft|kultur|fußball|bundesliga|2\. bundesliga|landesliga|handball|basketball|eishockey|tennis|leichtathletik|radsport|ski alpin|skispringen|biathlon|formel 1|wetter|verkehr|atomkraft|rente|steuern|landwirtschaft)$/iu,
  fr: /^(?:football|rugby|tennis|cyclisme|basket|handball|athlétisme|économie|politique|météo)$/iu,
  es: /^(?:fútbol|tenis|ciclismo|baloncesto|atletismo|economía|política|sucesos)$/iu,
  it: /^(?:calcio|serie [abc]|tennis|ciclismo|basket|atletica|economia|politica|cronaca|meteo)$/iu,
  pt: /^(?:futebol|ténis|tênis|ciclismo|basquetebol|basquete|atletismo|economia|política)$/iu,
  pl: /^(?:piłka nożna|siatkówka|koszykówka|żużel|tenis|lekkoatletyka|gospodarka|polityka|pogoda)$/iu,
  nl: /^(?:voetbal|wielrennen|tennis|schaatsen|hockey|atletiek|economie|politiek|weer)$/iu,
  ro: /^(?:fotbal|tenis|handbal|ciclism|atletism|economie|politică|vremea)$/iu,
  hi: /^(?:क्रिकेट|मौसम|खेल|राजनीति)$/u,
}

/**
 * A headline whose topic is said in it once more needs no label. `next`: what is told behind it, or nothing. `isKickered`: its source has such a label
 * before most headlines, so that a page of the paper is meant by its name.
 */
export const withoutTopicBefore = (headline: string, next: string, text: string, tongue: Tongue, isKickered = false): string => {
  const [, label = '', story = ''] = LABELLED.exec(headline) ?? []
  if (label === '' || wordCount(label) > MOST_WORDS || wordCount(story) < STORY_LEAST) return headline
  if (isReporter(label) || isSpeaker(label, text) || tellsOfSpeech(label, tongue) || isHedged(lineOf(label), tongue))
    return headline
  const behind = next === '' ? [] : [next]
  const alone = `${story.charAt(0).toLocaleUpperCase()}${story.slice(1)}`
  const under = tongue === 'fr' ? underPlace(label, story, `${next} ${text}`) : undefined
  if (under === 'in') return spokenTopic(label, story, inPlace(label), text, tongue) ?? headline
  if (under === 'without') return isWhole(story, headline, behind, tongue) ? alone : headline
  const polish = tongue === 'pl' ? spokenAt(label, story, text) : undefined
  if (polish !== undefined) return polish
  if (HEADING.test(label) && isWhole(story, headline, behind, tongue)) return alone
  if (saysState(label, story, tongue) && isWhole(story, headline, behind, tongue)) return alone
  const where = placedBy(label, `${story} ${next} ${text}`, tongue)
  const isPlace = where !== '' && !behind.some((sentence) => isSourced(lineOf(sentence), tongue))
  const isSaid = (said: string): boolean =>
    isPlace ? holdsLabel(said, label) : isMatter(label, tongue) && isSaidIn(said, label, tongue)
  const isTold = isWhole(story, WAR.test(nounOf(label, tongue)) && tellsWhichWar(story, label) ? story : headline, behind, tongue)
  if (isTold && isSaid(story)) return alone
  if (isTold && isKickered && SECTIONS[tongue].test(label) && (tongue === 'de' ? hasActor(story) : isSpecific(story, tongue)))
    return alone
  if (isTold && tongue === 'de' && hasActor(story) && isField(label)) return alone
  const spoken =
    tongue === 'hi'
      ? spokenInHindi(label, story, `${next} ${text}`, isTold)
      : spokenTopic(label, story, isPlace ? where : '', text, tongue)
  if (spoken !== undefined) return spoken
  const tellsItself = tongue === 'de' ? wordCount(story) >= LONG_STORY : isSpecific(story, tongue)
  return isTold && tellsItself && isSaid(next) && !(isPlace && isElsewhere(story, tongue)) ? alone : headline
}
