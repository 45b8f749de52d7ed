import type { Tongue } from '../tongue.ts'
import { holds, phrases, phrasesByTongue, plainWords } from './phrases.ts'
import { outsideQuotes } from './quote-marks.ts'

/** With these a sentence tells who says something. */
const SAYS = phrasesByTongue({
  en: 'says|said|say|saying|tell|tells|told|telling|claims|claimed|claiming|according to|warns|warned|warning|calls|called|calling|describes|described|describing|insists|insisted|argues|argued|adds|added|adding|admits|admitted|denies|denied|alleges|alleged|alleging|accuses|accused|accusing|writes|wrote|asks|asked|vows|vowed|pledges|pledged|promises|promised|hears|heard|reveals|revealed|announces|announced|declares|declared|urges|urged|explains|explained|believes|suggests|suggested|hits out|slams|slammed|blasts|blasted|hails|hailed|praises|praised|jokes|joked|tweets|tweeted|in the words of|quoted|stated|recalls|recalled|replied|replies|responds|responded|noted|dubbed|dubs|labels|labelled|labeled|brands|branded|thinks|complains|complained|demands|demanded|shouted|chanted|condemns|condemned|criticises|criticised|criticizes|criticized|apologises|apologised',
  de: 'sagt|sagte|sagten|sagen|gesagt|laut|zufolge|nach angaben|erklärt|erklärte|teilt|teilte|so der|so die|so ein*|heißt es|hieß es|nennt|nannte|nennen|bezeichnet*|spricht|sprach|sprechen|kritisiert*|warnt*|fordert*|wirft|warf|betont*|meint|meinte|glaubt*|schreibt|schrieb|berichtet*|behauptet*|gibt zu|räumt|räumte|kündigt*|verspricht|versprach|lobt|lobte|beklagt*|mahnt*|rief|ruft|zitiert*|gegenüber|ergänzt*|findet|fand|fragt|fragte|antwortet*|mit den worten|worte von|beschuldigt*|äußert*|bekräftigt*|dementiert*',
  pl: 'mówi|mówią|mówił*|powiedział*|według|twierdzi*|zapewnia*|zapewnił*|ostrzega*|ostrzegł*|oskarża*|oskarżył*|nazywa*|nazwał*|określa*|określił*|zapowiada*|zapowiedział*|oświadcz*|podkreśla*|podkreślił*|zdaniem|uważa|uważają|pisze|napisał*|tłumaczy*|wyjaśnia*|wyjaśnił*|dodaje|dodał*|ocenia*|ocenił*|krytykuje|skrytykował*|przekonuj*|przekonywał*|stwierdził*|stwierdza|zarzuca*|podaje|podał*|komentuje|skomentował*|apeluje|apelował*|obiecuje|obiecał*|przyznaje|przyznał*|informuje|poinformował*|słowami|relacjonuje|pyta|odpowiada|odpowiedział*|grzmi|alarmuje|przekazał*',
  es: 'dice|dicen|dijo|dijeron|afirma|afirman|afirmó|según|asegura|aseguran|aseguró|declara|declaró|advierte|advierten|advirtió|denuncia|denuncian|denunció|acusa|acusan|acusó|califica|calificó|señala|señaló|explica|explicó|anuncia|anunció|promete|prometió|considera|consideró|llama|llamó|habla de|habló de|critica|criticó|insiste|insistió|agrega|agregó|añade|añadió|responde|respondió|escribe|escribió|pide|pidió|lamenta|lamentó|cree|creen|sostiene|sostuvo|expresó|indicó|manifestó|comentó|comenta|cuenta|contó|tacha|tachó|en palabras de|reclama|exige|subraya|subrayó',
  it: 'dice|dicono|detto|disse|afferma|affermano|affermato|secondo|dichiara|dichiarato|annuncia|annunciato|accusa|accusano|accusato|avverte|avvertito|spiega|spiegato|definisce|definito|definita|parla di|parlato di|assicura|assicurato|sostiene|sostengono|sostenuto|promette|promesso|critica|criticato|denuncia|denunciato|chiede|chiesto|scrive|scritto|ricorda|ricordato|aggiunge|aggiunto|risponde|risposto|replica|racconta|raccontato|sottolinea|sottolineato|commenta|commentato|attacca|conferma|confermato|ribadisce|ribadito|lancia|lanciato|parole di|a parole',
  fr: 'dit|disent|déclare|déclarent|déclaré|affirme|affirment|affirmé|selon|assure|assurent|assuré|estime|estiment|estimé|explique|expliquent|expliqué|annonce|annoncé|accuse|accusent|accusé|dénonce|dénoncent|dénoncé|qualifie|qualifié|parle de|parlé de|juge|jugé|promet|promis|prévient|prévenu|lance|lancé|souligne|souligné|ajoute|ajouté|confie|confié|évoque|évoqué|d après|écrit|avertit|averti|regrette|regretté|salue|salué|répond|répondu|martèle|indique|indiqué|précise|précisé|rapporte|rapporté|raconte|raconté|réclame|demande|demandé|aux dires|aux mots de|appelle|critique|critiqué',
  pt: 'diz|dizem|disse|disseram|afirma|afirmam|afirmou|segundo|garante|garantem|garantiu|declara|declarou|alerta|alertam|alertou|avisa|avisou|acusa|acusam|acusou|denuncia|denunciou|considera|considerou|classifica|classificou|explica|explicou|anuncia|anunciou|promete|prometeu|fala em|falou em|fala de|chama|chamou|critica|criticou|defende|defendeu|acrescenta|acrescentou|responde|respondeu|escreve|escreveu|pede|pediu|lamenta|lamentou|conta|contou|refere|referiu|sublinha|sublinhou|de acordo com|adverte|advertiu|nas palavras de',
  hi: 'कहा|कहते|कहती|कहना|कही|बोले|बोलीं|बोला|बोली|बताया|बताई|बताते|आरोप|दावा|अनुसार|मुताबिक|चेतावनी|वादा|जवाब|लिखा|पूछा|करार|अपील|बयान|टिप्पणी|शब्दों में',
  nl: 'zegt|zei|zeggen|zeiden|gezegd|aldus|volgens|noemt|noemde|noemen|waarschuwt|waarschuwde|stelt|stelde|vindt|vond|vinden|schrijft|schreef|meldt|meldde|vertelt|vertelde|benadrukt|benadrukte|reageert|reageerde|beschuldigt|beschuldigde|beweert|beweerde|belooft|beloofde|verklaart|verklaarde|hoopt|vreest|klinkt het|roept|riep|legt uit|legde uit|laat weten|liet weten|spreekt van|sprak van|eist|eiste|denkt|met de woorden',
  ro: 'spune|spun|spus|declară|declarat|susține|susțin|susținut|potrivit|conform|afirmă|afirmat|acuză|acuzat|avertizează|avertizat|anunță|anunțat|numește|numit|consideră|considerat|explică|explicat|promite|promis|critică|criticat|adaugă|adăugat|scrie|scris|transmite|transmis|precizat|precizează|subliniat|subliniază|cere|cerut|răspunde|răspuns|vorbește despre|denunță|denunțat|crede|în cuvintele',
})

/** What stands before a colon and is nobody. */
const SUBJECTS = phrases(
  'scandal|corruption|crime|politics|economy|war|exclusive|breaking|opinion|sport|sports|football|row|report|update|live|video|court|trial|inquiry|skandal|korruption|affäre|politik|wirtschaft|krieg|prozess|sport|fußball|afera|korupcja|polityka|gospodarka|wojna|escándalo|corrupción|política|economía|guerra|deportes|fútbol|juicio|scandalo|corruzione|politica|economia|calcio|processo|scandale|corruption|politique|économie|guerre|procès|football|escândalo|corrupção|economia|futebol|julgamento|घोटाला|भ्रष्टाचार|राजनीति|युद्ध|corruptie|politiek|economie|oorlog|voetbal|rechtszaak|scandal|corupție|război|fotbal|proces',
)
const HEAD = /^([\p{Lu}\p{Lo}][^:“”„«»"‘’]{1,60}?)\s?:\s/u
const TAIL = /[”“»«"’'›][,.]?\s?(?:[:–—|-]|,?\sso)\s\p{Lu}[^.:]{1,50}\.?$/u
const MAX_HEAD_WORDS = 8

/** 'Merkel: …': a headline that begins with who says the rest. */
const namesSpeakerFirst = (text: string): boolean => {
  const head = HEAD.exec(text)?.[1]
  return head !== undefined && head.split(' ').length <= MAX_HEAD_WORDS && !holds(plainWords(head), SUBJECTS)
}

/** True where a sentence tells itself who speaks the quoted words in it. */
export const isAttributed = (text: string, tongue: Tongue): boolean =>
  namesSpeakerFirst(text) || TAIL.test(text) || holds(plainWords(outsideQuotes(text)), SAYS[tongue])

const REPORTED =
  /,\s(?:says?|said|warns?|claims?|sagt|so|meint|dice|dijo|dit|selon|diz|disse|zegt|aldus|spune|mówi|afferma|afirma|declară|déclare)\s\p{Lu}?[^,]{2,60}$/u

/** 'We must act, says the minister': reported without marks. */
export const isReported = (text: string): boolean => namesSpeakerFirst(text) || REPORTED.test(text)
