import type { Tongue } from '../tongue.ts'
import { holds, phrases, phrasesByTongue, plainWords } from './phrases.ts'
import { outsideQuotes, quotedIn } from './quote-marks.ts'

/** With these a sentence tells who says something. */
const SAYS = phrasesByTongue({
  en: 'says|said|say|saying|tell|tells|told|telling|claims|claimed|claiming|according to|warns|warned|warning|calls|called|calling|describes|described|describing|insists|insisted|argues|argued|adds|added|adding|admits|admitted|denies|denied|alleges|alleged|alleging|accuses|accused|accusing|writes|wrote|asks|asked|vows|vowed|pledges|pledged|promises|promised|hears|heard|reveals|revealed|announces|announced|declares|declared|urges|urged|explains|explained|believes|suggests|suggested|hits out|slams|slammed|blasts|blasted|hails|hailed|praises|praised|jokes|joked|tweets|tweeted|in the words of|quoted|stated|recalls|recalled|replied|replies|responds|responded|noted|dubbed|dubs|labels|labelled|labeled|brands|branded|thinks|complains|complained|demands|demanded|shouted|chanted|condemns|condemned|criticises|criticised|criticizes|criticized|apologises|apologised',
  de: 'sagt|sagte|sagten|sagen|gesagt|laut|zufolge|nach angaben|erklärt|erklärte|teilt|teilte|so der|so die|so ein*|heißt es|hieß es|nennt|nannte|nennen|bezeichnet*|spricht|sprach|sprechen|kritisiert*|warnt*|fordert*|wirft|warf|betont*|meint|meinte|glaubt*|schreibt|schrieb|berichtet*|behauptet*|gibt zu|räumt|räumte|kündigt*|verspricht|versprach|lobt|lobte|beklagt*|mahnt*|rief|ruft|zitiert*|gegenüber|ergänzt*|findet|fand|fragt|fragte|antwortet*|mit den worten|worte von|beschuldigt*|äußert*|bekräftigt*|dementiert*',
  pl: 'mówi|mówią|mówił*|powiedział*|według|twierdzi*|zapewnia*|zapewnił*|ostrzega*|ostrzegł*|oskarża*|oskarżył*|nazywa*|nazwał*|określa*|określił*|zapowiada*|zapowiedział*|oświadcz*|podkreśla*|podkreślił*|zdaniem|uważa|uważają|pisze|napisał*|tłumaczy*|wyjaśnia*|wyjaśnił*|dodaje|dodał*|ocenia*|ocenił*|krytykuje|skrytykował*|przekonuj*|przekonywał*|stwierdził*|stwierdza|zarzuca*|podaje|podał*|komentuje|skomentował*|apeluje|apelował*|obiecuje|obiecał*|przyznaje|przyznał*|informuje|poinformował*|słowami|relacjonuje|pyta|odpowiada|odpowiedział*|grzmi|alarmuje|przekazał*',
  es: 'prevé|prevén|calcula|vaticina|augura|pronostica|amenaza|amenazó|plantea|planteó|estima|estiman|tilda|tildó|ve|vio|aprecia|apreció|condena|condenó|defiende|defendió|celebra|celebró|reconoce|reconoció|admite|admitió|niega|negó|recuerda|recordó|destaca|destacó|avisa|avisó|apunta|apuntó|apela|apeló|alerta|alertó|confía|confió|confiesa|confesó|aclara|aclaró|reitera|reiteró|precisa|precisó|detalla|detalló|zanja|zanjó|sentencia|resume|resumió|opina|opinó|piden|exigió|exigen|reprocha|reprochó|rechaza|rechazó|responsabiliza|acusada|asevera|aseveró|refiere|refirió|urge|urgió|propone|propuso|ironiza|bromea|bromeó|lanza|lanzó|clama|clamó|descarta|descartó|atribuye|atribuyó|ofrece|alega|alegó|agradece|agradeció|felicita|felicitó|describe|describió|define|definió|relata|relató|dijera|a juicio de|a su juicio|para el|para la|dice|dicen|dijo|dijeron|afirma|afirman|afirmó|según|asegura|aseguran|aseguró|declara|declaró|advierte|advierten|advirtió|denuncia|denuncian|denunció|acusa|acusan|acusó|califica|calificó|señala|señaló|explica|explicó|anuncia|anunció|promete|prometió|considera|consideró|llama|llamó|habla de|habló de|critica|criticó|insiste|insistió|agrega|agregó|añade|añadió|responde|respondió|escribe|escribió|pide|pidió|lamenta|lamentó|cree|creen|sostiene|sostuvo|expresó|indicó|manifestó|comentó|comenta|cuenta|contó|tacha|tachó|en palabras de|reclama|exige|subraya|subrayó',
  it: 'prevede|stima|calcola|minaccia|minacciano|minacciato|ipotizza|paventa|teme|vede|loda|lodato|elogia|elogiato|ammette|ammesso|nega|negato|esulta|esultato|ironizza|tuona|tuonato|precisa|precisato|chiarisce|chiarito|auspica|auspicato|invita|invitato|invoca|invocato|contesta|contestato|rivendica|rivendicato|respinge|respinto|bolla|bollato|bacchetta|apre|frena|frenato|insiste|insistito|osserva|osservato|dichiarano|commentano|spiegano|chiedono|denunciano|protestano|ringrazia|ringraziato|ripete|evoca|si dice|si è detto|si è detta|garantisce|garantito|lamenta|lamentato|rassicura|rassicurato|avvisa|avvisato|condanna|condannato|a detta|per il|per la|descrive|descritto|parla|riferisce|riferito|fa sapere|ha fatto sapere|dice|dicono|detto|disse|afferma|affermano|affermato|secondo|dichiara|dichiarato|annuncia|annunciato|accusa|accusano|accusato|avverte|avvertito|spiega|spiegato|definisce|definito|definita|parla di|parlato di|assicura|assicurato|sostiene|sostengono|sostenuto|promette|promesso|critica|criticato|denuncia|denunciato|chiede|chiesto|scrive|scritto|ricorda|ricordato|aggiunge|aggiunto|risponde|risposto|replica|racconta|raccontato|sottolinea|sottolineato|commenta|commentato|attacca|conferma|confermato|ribadisce|ribadito|lancia|lanciato|parole di|a parole',
  fr: 'estimait|menace de|menacent de|redoute|redoutent|craignent|espèrent|veulent|appellent|appelé|prône|prôné|défend|défendu|condamne|condamné|nie|nié|reconnaît|reconnu|admet|admis|rappelle|rappelé|insiste|insisté|alerte|alerté|espère|espéré|craint|veut|voit|vu|pointe|pointé|fustige|fustigé|étrille|tacle|raille|ironise|ironisé|plaide|plaidé|soutient|soutenu|revendique|revendiqué|rejette|rejeté|exige|exigé|demandent|réclament|se dit|s est dit|se félicite|s est félicité|se réjouit|tonne|résume|résumé|considère|considéré|décrit|décrivent|décrit|décrivant|témoigne|témoigné|invite|exhorte|pour le|pour la|clame|clamé|jure|assume|glisse|souffle|s insurge|s indigne|s inquiète|signale|signalé|détaille|réagit|réagi|parle d|évoquent|mise sur|prévoit|propose|proposé|a fait savoir|dit|disent|déclare|déclarent|déclaré|affirme|affirment|affirmé|selon|assure|assurent|assuré|estime|estiment|estimé|explique|expliquent|expliqué|annonce|annoncé|accuse|accusent|accusé|dénonce|dénoncent|dénoncé|qualifie|qualifié|parle de|parlé de|juge|jugé|promet|promis|prévient|prévenu|lance|lancé|souligne|souligné|ajoute|ajouté|confie|confié|évoque|évoqué|d après|écrit|avertit|averti|regrette|regretté|salue|salué|répond|répondu|martèle|indique|indiqué|précise|précisé|rapporte|rapporté|raconte|raconté|réclame|demande|demandé|aux dires|aux mots de|appelle|critique|critiqué|charge|dézingue|s en prend|cogne|peste',
  pt: 'prevê|preveem|estima|estimam|calcula|ameaça|ameaçam|ameaçou|teme|temem|antecipa|nega|negou|admite|admitiu|reconhece|reconheceu|elogia|elogiou|saúda|saudou|espera|esperam|quer|vê|viu|rejeita|rejeitou|recusa|recusou|exige|exigiu|exigem|condena|condenou|repudia|repudiou|destaca|destacou|ressalta|ressaltou|reforça|reforçou|reitera|reiterou|cita|citou|comenta|comentou|relata|relatou|descreve|descreveu|detalha|esclarece|esclareceu|informa|informou|aponta|apontou|desabafa|desabafou|ironiza|ironizou|cobra|cobrou|celebra|celebrou|agradece|agradeceu|dispara|disparou|rebate|rebateu|revela|revelou|apela|apelou|assegura|assegurou|confessa|confessou|recorda|recordou|lembra|lembrou|sustenta|sustentou|justifica|justificou|propõe|propôs|fala|falou|entende|acredita|acreditam|lança|lançou|pedem|assume|assumiu|para o|para a|na opinião|diz|dizem|disse|disseram|afirma|afirmam|afirmou|segundo|garante|garantem|garantiu|declara|declarou|alerta|alertam|alertou|avisa|avisou|acusa|acusam|acusou|denuncia|denunciou|considera|considerou|classifica|classificou|explica|explicou|anuncia|anunciou|promete|prometeu|fala em|falou em|fala de|chama|chamou|critica|criticou|defende|defendeu|acrescenta|acrescentou|responde|respondeu|escreve|escreveu|pede|pediu|lamenta|lamentou|conta|contou|refere|referiu|sublinha|sublinhou|de acordo com|adverte|advertiu|nas palavras de',
  hi: 'कहा|कहते|कहती|कहना|कही|बोले|बोलीं|बोला|बोली|बताया|बताई|बताते|आरोप|दावा|अनुसार|मुताबिक|चेतावनी|वादा|जवाब|लिखा|पूछा|करार|अपील|बयान|टिप्पणी|शब्दों में|तंज|पलटवार',
  nl: 'zegt|zei|zeggen|zeiden|gezegd|aldus|volgens|noemt|noemde|noemen|waarschuwt|waarschuwde|stelt|stelde|vindt|vond|vinden|schrijft|schreef|meldt|meldde|vertelt|vertelde|benadrukt|benadrukte|reageert|reageerde|beschuldigt|beschuldigde|beweert|beweerde|belooft|beloofde|verklaart|verklaarde|hoopt|vreest|klinkt het|roept|riep|legt uit|legde uit|laat weten|liet weten|spreekt van|sprak van|eist|eiste|denkt|met de woorden',
  ro: 'spune|spun|spus|declară|declarat|susține|susțin|susținut|potrivit|conform|afirmă|afirmat|acuză|acuzat|avertizează|avertizat|anunță|anunțat|numește|numit|consideră|considerat|explică|explicat|promite|promis|critică|criticat|adaugă|adăugat|scrie|scris|transmite|transmis|precizat|precizează|subliniat|subliniază|cere|cerut|răspunde|răspuns|vorbește despre|denunță|denunțat|crede|în cuvintele|ironizează|ironizat|comentează|comentat|reacționează|reacționat|neagă|negat|admite|admis|recunoaște|recunoscut|laudă|lăudat|regretă|solicită|solicitat|îndeamnă|îndemnat|amenință|amenințat|insistă|asigură|asigurat|mulțumește|mulțumit|felicită|felicitat|glumește|povestește|povestit|amintește|amintit|dezvăluie|dezvăluit|replică|replicat|izbucnește|întreabă|întrebat|respinge|contrazice|salută|salutat|menționează|menționat|zice|zis|spunea',
})

/** What stands before a colon and is nobody. */
const SUBJECTS = phrases(
  'review|reviewed|diary|hands on|first person|my story|experience|testbericht|selbstversuch|selbsttest|erfahrungsbericht|testimony|témoignage|récit|critique|reportaje|testimonio|experiencia|recensione|testimonianza|il racconto|recensie|reportaż|recenzja|recenzie|crítica|testemunho|relato|ervaring|scandal|corruption|crime|politics|economy|war|exclusive|breaking|opinion|sport|sports|football|row|report|update|live|video|court|trial|inquiry|skandal|korruption|affäre|politik|wirtschaft|krieg|prozess|sport|fußball|afera|korupcja|polityka|gospodarka|wojna|escándalo|corrupción|política|economía|guerra|deportes|fútbol|juicio|scandalo|corruzione|politica|economia|calcio|processo|scandale|corruption|politique|économie|guerre|procès|football|escândalo|corrupção|economia|futebol|julgamento|घोटाला|भ्रष्टाचार|राजनीति|युद्ध|corruptie|politiek|economie|oorlog|voetbal|rechtszaak|scandal|corupție|război|fotbal|proces',
)
const HEAD = /^([\p{Lu}\p{Lo}][^:“”„«»"‘’]{1,60}?)\s?:\s/u
const TAIL = /[”“»«"’'›][,.]?\s?(?:[:|]|,?\sso)\s\p{Lu}[^.:]{1,50}\.?$/u
/** Behind a dash a name alone is who says it; a sentence is what came of it. */
const TAIL_NAME =
  /[”“»«"’'›][,.]?\s?[–—-]\s\p{Lu}[\p{L}\p{M}.'’-]*(?:,?\s(?:\p{Lu}[\p{L}\p{M}.'’-]*|\p{Ll}{1,4}(?=\s))){0,6}\.?$/u
const MAX_HEAD_WORDS = 8

/** Of whom the quoted words speak, and who does not say them: 'Sindaco indagato: “Ha favorito gli amici”'. */
const ACCUSED =
  /(?<!\p{L})(?:indagat[oaie]|imputat[oaie]|arrestat[oaie]|condannat[oaie]|accusat[oaie]|investigad[oa]s?|imputad[oa]s?|detenid[oa]s?|condenad[oa]s?|acusad[oa]s?|procesad[oa]s?|detid[oa]s?|pres[oa]s?|arguid[oa]s?|denunciad[oa]s?|accusée?s?|mise? en examen|condamnée?s?|interpellée?s?|jugée?s?)(?!\p{L})/iu

/** Something of which somebody speaks, and no speaker: 'Port de pêche : « C'est la fin »'. */
const THING =
  /^(?:(?:le|la|les|el|los|las|il|lo|i|gli|o|a|os|as|l['’])\s?)?(?:port|ports|budget|grève|hausse|incendie|inondations?|travaux|fermeture|hôpital|écoles?|logement|climat|tram|tramway|transports?|urgences|retraites|agriculture|pêche|usine|huelga|obras|vivienda|sanidad|educación|presupuestos?|incendios?|cierre|accidente|inundaciones|sequía|agua|pensiones|hospital|sanità|scuola|sciopero|rifiuti|bilancio|maltempo|incidente|alluvione|ospedale|pensioni|lavoro|saúde|educação|habitação|greve|orçamento|incêndios?|acidente|chuvas|cheias|enchentes?|escolas?|seca|metrô|ônibus)(?![\p{L}])/iu
/** Where and after what it was, and nobody: 'Nach Brand in Hotel: “Alles war schwarz”'. */
const PLACED =
  /^(?:After|Amid|At|In|On|Inside|Behind|During|Nach|Bei|Beim|Im|Am|Vor|Wegen|Trotz|Zum|Zur|Zu|Auf|Unter|Na|Bij|Voor|Over|Tijdens|Op|Achter)\s/u

/** The same in the north, also in one word: 'Attentat in Kiel: “Es gab Hinweise”', 'Windpark Buckau: …', 'Kritiek op Van Mos: …'. */
const NORTHERN_THING =
  /^(?:(?:welcome|willkommen|welkom)(?:\s.+)?|(?:\p{L}+[ -]){0,3}(?:attacks?|war|trial|elections?|row|debate|crisis|fire|crash|strikes?|scandal|shooting|stabbing|protests?|riots?|budget|floods?|storm|earthquake)(?:\s(?:in|on|at|over|of|near)\s.+)?|(?:\p{Lu}\p{Ll}+e[rs]? )?\p{L}*(?:anschlag|attentat|amokfahrt|wahlkampf|windpark|solarpark|krieg|krise|streit|debatte|unglück|unfall|brand|prozess|affäre|skandal|streik|reform|hochwasser|unwetter|konflikt|katastrophe|kritik)(?:\s(?:in|im|am|an|auf|bei|um|zu|zum|zur|von|vor|gegen|über|nach)\s.+|\s\p{Lu}\p{L}+)?|(?:\p{Ll}+e |\p{Lu}\p{Ll}+e )?\p{L}*(?:aanslag|oorlog|rechtszaak|verkiezingen|ruzie|debat|crisis|ongeluk|staking|schandaal|formatie|rellen|overstroming|kritiek|reacties)(?:\s(?:in|op|bij|over|rond|tegen|van)\s.+)?)$/iu

/** At which occasion, or of what, somebody speaks. */
export const SPEAKS_AT =
  'după|despre|la|în|către|pentru|cu|po|o|przed|w|na|do|nach|über|zu|zum|zur|après|sur|tras|sobre|dopo|su|após|na|over'
/** 'Ion Pop, după vot: „…”', in Polish without its comma: 'Jan Mazur po meczu: „…”'. */
const SPEAKER_AT = new RegExp(
  `^\\p{Lu}[\\p{L}.-]*(?:\\s\\p{Lu}?[\\p{L}.-]+){0,5}(?:,\\s(?:${SPEAKS_AT})|(?<=\\p{Lu}\\p{L}+)\\spo)\\s[^:]{3,140}:\\s["“„«]`,
  'u',
)
/** 'Reacția premierului Pop la vot: „…”', 'Mocne słowa Anny Mazur: „…”' */
const WORDS_OF =
  /(?<!\p{L})(?:[Rr]eacți(?:a|ile)|[Dd]eclarați(?:a|ile)|[Mm]esajul|[Rr]eplica|[Rr]ăspunsul|[Aa]pelul|[Aa]vertismentul|[Ii]ronia|[Rr]eakcja|[Oo]dpowiedź|[Kk]omentarz|[Aa]pel|[Oo]świadczenie|[Ww]pis|[Ss]łowa|[Dd]eklaracja|[Rr]ada)\s(?:\p{Ll}+\s){0,3}\p{Lu}[^:]{1,140}:\s["“„«]/u
/** Who speaks comes behind a stop: 'Podul este închis. Primarul: „…”' */
const NEXT_SPEAKER = /[.!?]\s(\p{Lu}[\p{L}.-]*(?:\s[\p{L}.-]+){0,3}):\s["“„«‘']/u
const namesSpeakerLater = (text: string): boolean => {
  if (!text.includes(':')) return false
  const next = NEXT_SPEAKER.exec(text)?.[1]
  const isNext = next !== undefined && !PLACED.test(next) && !THING.test(next) && !ACCUSED.test(next)
  return (isNext && !holds(plainWords(next), SUBJECTS)) || SPEAKER_AT.test(text) || WORDS_OF.test(text)
}

/** 'Merkel: …': a headline that begins with who says the rest. */
const namesSpeakerFirst = (text: string): boolean => {
  const head = HEAD.exec(text)?.[1]
  if (head === undefined || PLACED.test(head) || THING.test(head) || NORTHERN_THING.test(head) || ACCUSED.test(head)) return false
  // 'Priest 'kidnapped' after parade: …' is no name.
  return head.split(' ').length <= MAX_HEAD_WORDS && quotedIn(head).length === 0 && !holds(plainWords(head), SUBJECTS)
}

const holdsSaying = (text: string, tongue: Tongue): boolean => holds(plainWords(outsideQuotes(text)), SAYS[tongue])

/** '… lost the vote. “A dark day”': who speaks behind the last stop was named as the speaker before it. */
export const saysBefore = (text: string, tongue: Tongue): boolean => namesSpeakerLater(text) || holdsSaying(text, tongue)

/** True for what stands before a colon and has somebody say what follows. */
export const tellsOfSpeech = (head: string, tongue: Tongue): boolean => holdsSaying(head, tongue) || SPEAKER_AT.test(`${head}: „`)

/** True where a sentence tells itself who speaks the quoted words in it. */
export const isAttributed = (text: string, tongue: Tongue): boolean =>
  namesSpeakerFirst(text) || namesSpeakerLater(text) || TAIL.test(text) || TAIL_NAME.test(text) || holdsSaying(text, tongue)

const REPORTED =
  /,\s(?:says?|said|warns?|claims?|sagt|so|meint|dice|dijo|dit|selon|diz|disse|zegt|aldus|spune|mówi|afferma|afirma|declară|déclare)\s\p{Lu}?[^,]{2,60}$/u

/** 'We must act, says the minister': reported without marks. */
export const isReported = (text: string): boolean => namesSpeakerFirst(text) || REPORTED.test(text)
