import { type ByTongue, TONGUES, type Tongue } from '../tongue.ts'
import { isHedged, tellsVerdict } from './hedges.ts'
import { holds, type Line, lineOf, phrases, phrasesByTongue, without } from './phrases.ts'

/** What nobody is before a court has said so. More than one are mostly unknown: 'thieves took the roof'. */
const OFFENDERS = phrasesByTongue({
  en: 'killer|murderer|robber|thief|burglar|rapist|drug dealer|drugs dealer|fraudster|arsonist|smuggler|stalker',
  de: 'täter|täters|täterin|mörder|mörders|mörderin|dieb|diebes|diebin|einbrecher|einbrechers|räuber|räubers|vergewaltiger|drogendealer|drogendealers|drogendealerin|betrüger|betrügers|betrügerin|brandstifter|brandstifters|messerstecher|schleuser',
  fr: 'meurtrier|meurtrière|assassin|tueur|tueuse|voleur|voleuse|violeur|agresseur|dealer de drogue|trafiquant|trafiquante|escroc|pyromane|cambrioleur',
  es: 'asesino|asesina|homicida|ladrón|ladrona|agresor|violador|traficante|estafador|estafadora|pirómano|parricida|feminicida|atracador',
  it: 'assassino|assassina|omicida|killer|spacciatore|spacciatrice|pusher|ladro|ladra|rapinatore|truffatore|truffatrice|stupratore|piromane|aggressore',
  pt: 'assassino|assassina|homicida|ladrão|agressor|agressores|violador|estuprador|traficante|burlão|golpista|incendiário|assaltante',
  pl: 'sprawca|sprawcy|sprawcę|sprawczyni|zabójca|zabójcy|zabójcę|morderca|mordercy|mordercę|złodziej|złodzieja|włamywacz|włamywacza|gwałciciel|gwałciciela|oszust|oszusta|oszustka|oszustki|podpalacz|podpalacza|nożownik|nożownika',
  nl: 'dader|moordenaar|dief|inbreker|overvaller|verkrachter|drugsdealer|oplichter|brandstichter|smokkelaar',
  // Behind a noun 'criminal' says of what kind it is: 'dosar criminal'.
  ro: 'criminalul|criminalului|un criminal|unui criminal|acest criminal|criminal în serie|ucigașul|ucigașului|ucigaș|hoțul|hoțului|hoț|agresorul|agresorului|agresor|violatorul|violator|traficantul|traficant|tâlharul|tâlhar|escrocul|escroc|piromanul|piroman|făptașul|asasinul',
  hi: 'हत्यारा|हत्यारे|चोर|लुटेरा|लुटेरे|तस्कर|बदमाश|ठग',
})

/** What of nature and machines is called a killer. */
const DEADLY: ByTongue<string> = {
  en: 'whale whales heat heatwave bee bees wasp wasps hornet hornets shark sharks dog dogs bear wave waves storm storms tornado hurricane typhoon flood floods fire wildfire smog fog cold frost quake earthquake landslide avalanche asteroid virus bug bugs flu disease diseases illness fungus bacteria strain drug drugs cell cells t app feature robot robots drone drones instinct blow punch pass goal sudoku queen road bend tree trees',
  de: '',
  fr: 'frelon abeille baleine vague chaleur canicule virus robot drone requin chien algue plante froid silencieux silencieuse',
  es: 'avispa ballena orca abeja ola calor mosquito virus alga planta hongo bacteria instinto furia intención frío robot dron',
  it: 'caldo afa virus batterio fungo zanzara vespa calabrone orca squalo cane orso onda smog gas alga granchio robot drone auto strada curva buca valanga frana alluvione tempesta farmaco dieta istinto furia follia mano gelo freddo cellule natural pianta',
  pt: 'vespa baleia orca abelha onda calor vírus mosquito alga planta fungo bactéria instinto robô drone frio trama plano ato acto atos movimento discurso tentativa núcleo minuta engenho material dispositivo cocktail coquetel',
  pl: '',
  nl: '',
  ro: 'virus val ger gaz urs câine rechin robot instinct viciu',
  hi: '',
}
/** And how: in English before it, in Romance tongues behind. */
const KILLERS: ByTongue<string> = {
  en: 'killer',
  de: '',
  fr: 'tueur tueuse',
  es: 'asesino asesina homicida',
  it: 'killer omicida assassino assassina',
  pt: 'assassino assassina golpista incendiário',
  pl: '',
  nl: '',
  ro: 'ucigaș criminal',
  hi: '',
}
/** Sayings and titles. */
const NAMES: ByTongue<string> = {
  en: 'silent killer|biggest killer|leading killer|top killer|weed killer|pain killer|germ killer|rat killer|giant killer|lady killer|killer mike|burglar alarm|burglar alarms|book thief|identity thief|thief of time',
  de: 'räuber hotzenplotz|räuber und gendarm|stiller mörder|stille mörder',
  fr: 'tueur silencieux|tueuse silencieuse|voleur de bicyclette|voleur de foudre',
  es: 'asesino silencioso|asesina silenciosa|ladrón de bicicletas|el ladrón de cuerpos',
  it: 'killer silenzioso|ladro di biciclette|rapinatore d area|rapinatore dell area',
  pt: 'assassino silencioso|assassina silenciosa|ladrão de bicicletas',
  pl: 'cichy zabójca|cichego zabójcy|złodziej rowerów|złodziej czasu',
  nl: 'stille moordenaar|dief van je tijd',
  ro: 'ucigaș tăcut|ucigașul tăcut|hoțul de biciclete|hoțul de timp',
  hi: 'चोर बाजार|चोर दरवाजा|चोर दरवाजे|चोर रास्ता|चोर रास्ते|चोर सिपाही|ठग लिए|ठग लिया|ठग ली|ठग रहे|ठग रहा',
}
const paired = (tongue: Tongue): string[] =>
  DEADLY[tongue].split(' ').flatMap((thing) => {
    const killers = KILLERS[tongue].split(' ')
    return killers.map((killer) => (tongue === 'en' ? `${killer} ${thing}` : `${thing} ${killer}`))
  })
/** The same words, and nobody who did anything: 'killer whale', 'caldo killer', 'burglar alarm'. */
const NO_OFFENDERS = Object.fromEntries(
  TONGUES.map((tongue) => [tongue, phrases([NAMES[tongue], ...paired(tongue)].join('|'))]),
) as ByTongue<RegExp>

/** Who sells: cars and pictures as well as drugs. */
const DEALER = phrases('dealer|dealers|dealerin|dealeur|diler|dilera')
const WARES = phrases(
  'car|cars|van|vans|art|antique|antiques|gun|arms|coin|scrap|stamp|book|used|motorcycle|auto|autos|autohaus|autohändler|kunst|gemälde|concessionnaire|voitures|toiles|galerie|autodealer|tweedehands|garage|salon|samochody|samochodów|aut',
)
const DRUGS = phrases(
  'drug|drugs|cocaine|heroin|cannabis|crack|ecstasy|ketamine|droge|drogen|drogen*|rauschgift*|betäubungsmittel*|kokain|heroin|marihuana|haschisch|drogue|drogues|stupéfiants|cocaïne|héroïne|cannabis|cocaïne|hennep|hasj|wiet|xtc|narkotyk*|kokain*|amfetamin*|marihuan*|dopalacz*',
)
/** Who attacks on a field. */
const ATTACKERS = phrases('attacker|napastnik|napastnika|atacant|atacantul')
const OF_A_MATCH = phrases(
  'match|goal|goals|scored|club|league|season|coach|cup|team|squad|striker|mecz*|gol|gole|goli|gola|bramk*|lig*|klub*|sezon*|trener*|drużyn*|puchar*|meci*|goluri|lig*|echip*|antrenor*',
)

const CUSTODY = phrasesByTongue({
  en: 'arrest|arrests|arrested|in custody|detained|detains|detain|remanded',
  de: 'festgenommen|festnahme|festnahmen|untersuchungshaft|u haft|verhaftet|haftbefehl',
  fr: 'interpellé|interpellée|interpellés|interpelle|interpellent|garde à vue|arrête un|arrête une|arrête le|arrêtent|arrêté|arrêtée|arrêtés|arrestation|écroué|écrouée',
  es: 'detenido|detenida|detenidos|detienen|detiene|arrestado|arrestada|arrestan|prisión provisional|prisión preventiva',
  it: 'arrestato|arrestata|arrestati|arresta|arrestano|in manette|fermato|fermata|arresto|arresti|custodia cautelare',
  pt: 'detido|detida|detidos|detém|detêm|preso|presa|presos|prende|prendem|prisão preventiva',
  pl: 'zatrzymany|zatrzymana|zatrzymani|zatrzymali|zatrzymała|zatrzymał|zatrzymano|zatrzymuje|aresztowany|aresztowana|aresztowano|areszt|areszcie|aresztu',
  nl: 'aangehouden|opgepakt|vastgezet|arrestatie|aanhouding|gearresteerd|arresteert|voorarrest',
  ro: 'reținut|reținută|reținuți|arestat|arestată|arestați|arest|arestează|rețin|reține',
  hi: 'गिरफ्तार|गिरफ्तारी|हिरासत|पकड़ा गया',
})
/** A charge and a trial are facts as well. */
const TRIALS = phrasesByTongue({
  en: 'charged with|charged over|charged after|charged in|charged following|face charges|faces charges|faces charge|faces trial|trial of|trial over|trial opens|trial begins|trial starts|goes on trial|stands trial|appears in court|appear in court|due in court|indicted|indictment',
  de: 'steht vor gericht|stehen vor gericht|muss vor gericht|müssen vor gericht|kommt vor gericht|vor gericht verantworten|prozess|prozessbeginn|anklage|angeklagt|gericht verhandelt',
  fr: 'procès|jugé|jugée|jugés|mis en examen|mise en examen|comparaît|comparution|renvoyé devant',
  es: 'juicio|juzgan|juzga|juzgado|juzgada|imputado|imputada|imputan|procesado|procesada|banquillo',
  it: 'processo|a giudizio|rinviato|rinviata|indagato|indagata|indagati',
  pt: 'julgamento|julgado|julgada|acusado|acusada|acusados|réu|réus|no banco dos réus|denunciado|denunciada',
  pl: 'proces|procesu|akt oskarżenia|zarzuty|zarzut|stanie przed|stanął przed|staje przed|oskarżony|oskarżona',
  nl: 'moet voor de rechter|moeten voor de rechter|staat voor de rechter|staan voor de rechter|rechtszaak|terecht|aangeklaagd|proces|vervolgd',
  ro: 'proces|procesul|judecat|judecată|în judecată|inculpat|inculpată',
  hi: 'मुकदमा|आरोप पत्र|चार्जशीट|सुनवाई',
})
/** 'nimmt Mann nach Schüssen fest', 'pakt man op': the verb is in two. */
const TAKEN: Readonly<Partial<Record<Tongue, RegExp>>> = {
  de: / (?:nimmt|nehmen|nahm|nahmen) (?:\S+ ){1,12}?fest /u,
  nl: / (?:(?:pakt|pakken|pakte) (?:\S+ ){1,12}?op|(?:houdt|houden|hield|hielden) (?:\S+ ){1,12}?aan) /u,
}
/** True for a line that tells of an arrest. */
export const isTaken = ({ words }: Line, tongue: Tongue): boolean =>
  holds(words, CUSTODY[tongue]) || TAKEN[tongue]?.test(words) === true

/** Beside an arrest a headline tells what the one did: 'man who shot …', 'apuñala a … y es detenido'. */
const DEEDS = phrasesByTongue({
  en: 'who|whose|and is|and was|and gets|then|stabs|shoots|rapes|robs|steals|strangles|poisons|smuggles|torches|burgles|defrauds|beats|_ stabbed his|_ stabbed her|_ stabbed wife|_ stabbed husband|_ shot his|_ shot her|_ killed his|_ killed her|_ killed wife',
  de: 'und wird|und wurde|und sitzt|ersticht|erstach|tötet|tötete|erschießt|erschoss|erschlägt|erschlug|schießt|schoss|sticht|stach|raubt|raubte|stiehlt|stahl|schlägt|schlug|prügelt|prügelte|vergewaltigt|überfällt|überfiel|bedroht|bedrohte|attackiert|zündet|legt feuer|legte feuer|betrügt|betrog|ermordet|ermordete|dealt|dealte|bricht|brach',
  fr: 'qui|et est|et se fait|puis|poignarde|poignardait|tue|abat|viole|vole|agresse|frappe|étrangle|menace|incendie|braque|cambriole|escroque|séquestre|renverse|a tué|a poignardé|a volé|a violé|a agressé|a frappé|avait tué|avait volé',
  es: 'que|y es|y acaba|y termina|y lo|y la|apuñala|mata|dispara|roba|viola|agrede|golpea|asesina|estafa|quema|amenaza|atropella|asalta|estrangula|apuñaló|mató|disparó|robó|violó|agredió|atropelló',
  it: 'che|e viene|e finisce|poi|accoltella|uccide|spara|ruba|violenta|aggredisce|picchia|rapina|truffa|incendia|minaccia|investe|strangola|ammazza|palpeggia|accoltellò|uccise|sparò|rubò|ha ucciso|ha accoltellato|ha sparato|ha rubato',
  pt: 'que|e é|e acaba|e vai|e foi|esfaqueia|mata|dispara|rouba|viola|agride|assalta|estupra|ameaça|atropela|incendeia|burla|baleia _ e|estrangula|esfaqueou|matou|roubou|agrediu|violou|atropelou',
  pl: 'który|która|którzy|i został|i została|i trafił|i trafiła|ugodził|ugodziła|zabił|zabiła|zabija|dźgnął|dźgnęła|strzelał|strzelił|okradł|okradła|ukradł|ukradła|zgwałcił|napadł|napadła|pobił|pobiła|podpalił|podpaliła|oszukał|oszukała|udusił|udusiła|groził|groziła|potrącił|zamordował|zamordowała',
  nl: 'die|en wordt|en is|en werd|steekt|stak|schiet|schoot|vermoordt|vermoordde|doodt|doodde|berooft|beroofde|steelt|stal|verkracht|verkrachtte|mishandelt|mishandelde|bedreigt|bedreigde|overvalt|overviel|sticht brand|stichtte|licht op|wurgt|wurgde',
  ro: 'care|și a fost|și este|și e|a înjunghiat|și a înjunghiat|a ucis|a omorât|a împușcat|a furat|a violat|a bătut|a jefuit|a agresat|a incendiat|a înșelat|a strangulat|și a ucis|și a omorât|înjunghie|ucide|omoară|fură|violează|jefuiește|agresează|incendiază',
  hi: 'वाला|वाले|वाली|जिसने|मारने के बाद|हत्या कर|गोली मारी|चाकू मारा|लूटा|चुराया|बलात्कार किया',
})

/** 'Polizei nimmt Pfleger fest, der Patienten vergiftete' */
const GERMAN_WHO = /,\s(?:der|die|den|deren|dessen)\s/u
const tellsDeed = ({ text, words }: Line, tongue: Tongue): boolean =>
  holds(words, DEEDS[tongue]) || (tongue === 'de' && GERMAN_WHO.test(text))

/** For what somebody is taken, with a verb: 'arrêté après avoir tué', 'detenido tras matar', not 'tras un tiroteo'. */
const FOR_DOING: ByTongue<RegExp> = {
  en: / after (?:he|she|they|having) | (?:after|for) \p{L}+ing (?!in |at |on |near |of |outside |over )/iu,
  de: / (?:nachdem|weil) | nach (?:\p{L}+er )?\p{L}+ung /iu,
  fr: / après (?:avoir |qu)| pour avoir /iu,
  es: / (?:tras|por|después de) \p{L}+[aei]r(?:se|l[aeo]s?)? /iu,
  it: / dopo (?:aver\p{L}*|che|esser\p{L}*) | per aver\p{L}* /iu,
  pt: / (?:após|por|depois de) \p{L}+[aei]r(?:-se)? /iu,
  pl: / po tym | po \p{L}+[nc]iu | za \p{L}+[nc]ie /iu,
  nl: / (?:nadat|omdat) | (?:na|voor) (?:het )?\p{L}+en van /iu,
  ro: / (?:după ce|pentru că) /iu,
  hi: /ने के (?:बाद|लिए) /u,
}
/** Here it begins to tell another thing: 'Man kills wife, arrested'. */
const PART = /\s?[,;:]\s|\s[-–—]\s/u
const AND: ByTongue<RegExp> = {
  en: / (?:and|then|now) /iu,
  de: / (?:und|dann) /iu,
  fr: / (?:et|puis) /iu,
  es: / (?:y|e) /iu,
  it: / (?:e|ed|poi) /iu,
  pt: / e /iu,
  pl: / (?:i|a) /iu,
  nl: / en /iu,
  ro: / (?:și|apoi) /iu,
  hi: / और /u,
}
/** A shorter part names who, where or what it is about: 'Leeds shooting:', 'Man, 40,'. */
const DEED_LEAST = 3

/** True for a headline beside whose arrest somebody does something, in whatever words: a part of it tells of no custody. */
const tellsMore = (text: string, tongue: Tongue): boolean =>
  FOR_DOING[tongue].test(` ${text} `) ||
  text
    .split(PART)
    .flatMap((part) => part.split(AND[tongue]))
    .some((part) => part.trim().split(' ').length >= DEED_LEAST && !tellsCustody(lineOf(part), tongue))

const tellsCustody = (line: Line, tongue: Tongue): boolean => isTaken(line, tongue) || holds(line.words, TRIALS[tongue])

/** True for a headline that tells of an arrest, a charge or a trial, and of nothing else that somebody did. */
export const tellsOnlyCustody = (line: Line, tongue: Tongue): boolean =>
  tellsCustody(line, tongue) && !tellsDeed(line, tongue) && !namesOffender(line, tongue) && !tellsMore(line.text, tongue)

/** True for a sentence that calls somebody by a crime, and does not hedge it. `story`: what stands beside it. */
export const namesOffender = (line: Line, tongue: Tongue, story: readonly Line[] = [line]): boolean => {
  const words = without(line.words, NO_OFFENDERS[tongue])
  return (holds(words, OFFENDERS[tongue]) || sellsDrugs(words, tongue, story) || attacks(words, story)) && !isHedged(line, tongue)
}

const sellsDrugs = (words: string, tongue: Tongue, story: readonly Line[]): boolean =>
  holds(words, DEALER) &&
  (story.some((line) => holds(line.words, DRUGS)) ||
    (story.some((line) => isTaken(line, tongue)) && !story.some((line) => holds(line.words, WARES))))

const attacks = (words: string, story: readonly Line[]): boolean =>
  holds(words, ATTACKERS) && !story.some((line) => holds(line.words, OF_A_MATCH))

/** True where somebody is suspected, and no court has spoken: 'the dealer's flat' below 'woman of 26 arrested'. */
export const isUndecided = (lines: readonly Line[], tongue: Tongue): boolean =>
  lines.some((line) => isHedged(line, tongue) || isTaken(line, tongue)) && !lines.some((line) => tellsVerdict(line, tongue))
