import { oneOf } from '../../word-lists.ts'

// Romanian headlines leave out the article and set a comma for the auxiliary: 'Bărbat din Iași, reținut după …'. The participle shows number and gender.
// Many newsrooms type no marks on letters: what is compared has none.

const stems = (words: string, endings: string): string => `(?:${oneOf(words)})(?:${endings})`

/** In a line its first word has no capital. */
const small = (text: string): string => (/^\p{Lu}{2}/u.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`)

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Men and things of which a headline tells without 'un'. */
const MALE = oneOf(`
  barbat tanar sofer motociclist biciclist trotinetist pieton copil elev student adolescent minor batran pensionar politist jandarm militar soldat pompier medic profesor
  invatator preot primar viceprimar consilier deputat senator ministru europarlamentar jurnalist avocat judecator procuror notar interlop hot cetatean fotbalist turist
  muncitor buzoian clujean brasovean iesean suspect fugar detinut scafandru alpinist pilot traficant general colonel angajat patron parasutist urs caine avion elicopter autobuz
  autocar microbuz tren tramvai camion TIR autoturism petrolier produs spital depozit bloc restaurant bebelus cutremur fragment influencer diplomat expert
`)
/** The same with 'o', where it is not 'fata' with the ending of 'the'. */
const FEMALE = oneOf(`
  femeie tanara fata fetita batrana minora eleva studenta adolescenta profesoara invatatoare educatoare asistenta doctorita politista turista persoana familie drona nava
  barca masina ambulanta autoutilitara locomotiva companie firma primarie scoala gradinita fabrica casa cladire biserica statuie racheta bomba retea grupare banca budinca uzina
  termocentrala cisterna trotineta plantatie
`)
/** Many, or as much as there is: they stand alone. */
const UNCOUNTED = new RegExp(
  `^(?:${oneOf(`barbati tineri soferi copii elevi studenti minori politisti jandarmi militari soldati pompieri medici profesori primari jurnalisti judecatori procurori interlopi hoti
  fotbalisti turisti muncitori suspecti detinuti traficanti femei persoane fete drone nave masini avioane fragmente bani tigari droguri arme canabis cocaina aur cladiri`)})(?!\\p{L})`,
  'iu',
)
const AGE = '(?:,? (?:in varsta )?de \\d{1,3}(?: de)? ani)?'
const FROM = '(?: din(?: (?:judetul|comuna|orasul|municipiul|satul))?(?: \\p{Lu}[\\p{L}-]+){1,3})?'
const KIND =
  '(?: (?:roman|romanca|rus|rusesc|ruseasca|ucrainean|ucraineana|american|americana|turc|german|italian|francez|iranian|militar|militara|marina|maritima|aeriana|buzoian|strain|proteica|electrica|fara viata|disparut de acasa|de intensitate medie|de drona|contabil|mexican))?'
const SINGLE = new RegExp(
  `^(?:((?:fost |cunoscut )?(?:${MALE}))|((?:fosta |cunoscuta )?(?:${FEMALE})))${KIND}${FROM}${AGE}${FROM}$`,
  'u',
)

/** What has been done once it is told, */
const DONE = `${stems(
  `aresta condamna amenda impusca rani injunghia salva evacua intercepta jefui agresa audia numi elimina suspenda valida anula convoca electrocuta inregistra confisca captura extrada
  expulza elibera interna spulbera recupera inaugura declara premia decora achita sanctiona penaliza carboniza incendia devasta lansa depista identifica escroca santaja lovi mandata
  destitui inlocui rapi retinu batu gasi descoperi dobora aproba adopta semnala perchezitiona inmormanta asasina tortura viola sechestra talhari concedia revoca chema dezamorsa
  abandona cumpara vandu prezenta fura spitaliza ataca implica intreba confirma zdruncina`,
  't|ta|ti|te',
)}|${stems('ale uci prin distru surprin exclu respin retra demi trimi invin', 's|sa|si|se')}|dat(?:a|i|e)? (?:disparut|in judecata|afara)|pus(?:a|i|e)? sub`
/** and what holds while it is told. */
const HOLDS = `${stems(
  'acuza suspecta cerceta ancheta cauta astepta programa obliga viza ameninta ingrijora supara irita banui invinui afecta nemultumi revolta alarma indemna invita bloca teroriza invalui intrerup',
  't|ta|ti|te',
)}|urmarit(?:a|i|e)? penal|furios|furioasa|furiosi|furioase|in (?:alerta|doliu|pericol|stare (?:grava|critica)|negocieri|faliment|insolventa|greva)|la un pas`
const BEHIND = `(?=[.!]?$| (?:${oneOf(
  `de din in la dupa pe pentru intr-un intr-o dintr-un dintr-o prin langa sub cu mort moarta morti moarte vinovat vinovata definitiv grav preventiv mortal disciplinar drept cand si ca presedinte luni marti
  miercuri joi vineri sambata duminica astazi aseara imediat electoral penal privind impotriva asupra spre peste unui unei deasupra sa vicepresedinte inspector director procuror generala`,
)}|\\p{Ll}+(?:ilor|elor))(?!\\p{L}))`
const TELEGRAM = new RegExp(`^([^:„"“”]{2,110}?)(,? )(?:(${DONE})|(${HOLDS}))${BEHIND}`, 'u')

/** Before the participle, or after it, somebody does something: that is a sentence, or an aside in it. */
const VERB =
  /(?<![\p{L}-])(?:(?:l-|i-|s-|n-|si-|mi-|ti-|le-|ne-|v-)?(?:a|au)(?= (?:fost|mai|\p{L}+[ts])(?!\p{L}))|[snli]-au?|va|vor|ar|este|e|sunt|era|erau|se|isi|nu|are|avea|poate|pot|trebuie|vrea|spune|spun|anunta|cere|cer|da|dau|face|fac|merge|vine|vin|pleaca|ramane|raman|ajunge|ajung|moare|mor|scapa|prinde|prind|pune|pun|ia|iau|lasa|trimite|promite|scrie|acuza|neaga|afirma|sustine|ataca|ameninta|critica|confirma|explica|cad|cade|scad|scade|creste|cresc|intra|iese|ies|aduce|aduc|bate|castiga|pierde|pierd|joaca|intoarce|revine|revin|devine|devin|risca|arunca|loveste|ucide|propune|retrage|\p{L}{3,}eaza|\p{L}{3,}este|\p{L}{3,}esc)(?!\p{L})/u
/** Of whom it is said has his end of 'the', or is counted or named. */
const KNOWN =
  /^(?:(?:un|o|doi|doua|trei|patru|cinci|sase|sapte|opt|noua|zece|peste|aproape|circa|cel|cea|cei|cele|zeci|sute|mii|mai mult[ei]|toti|toate|alti|alte|inca|cativa|cateva|fostul|fosta|\d[\d.,]*) |\p{L}+(?:ul|ele|ile|ii|le)(?!\p{L}))/iu
const NAMED =
  /^(?:\p{Lu}[\p{Ll}.-]+ )+(?:(?:de|van|von|si) )?(?:\p{Lu}[\p{L}.-]+ ){0,2}\p{Lu}[\p{L}-]+$|^\p{Lu}{2,}(?!\p{L})|^(?:Trump|Putin|Zelenski|Netanyahu|Iohannis|Maduro|Macron|\p{Lu}\p{Ll}+(?:escu|eanu|aru|oiu))$/u
const THE = /^\p{L}+a(?!\p{L})/u
const MANY = /^(?!\p{L}*(?:presedinte|rege|nume|frate)le)\p{L}+(?:ii|ele|ile)(?!\p{L})| si \p{Lu}/iu
/** Behind these a clause may begin. */
const CLAUSE = / (?:dupa ce|care|unde|cand|pentru ca|in timp ce|deoarece|ca|sa|cum|desi)(?!\p{L})/u
const GOES_ON = /^ (?:dupa|de|in|la|din|pentru|printre|inclusiv|unde|care|cu|pe|intr-un|intr-o)(?!\p{L})/u
/** Who says so stands behind. */
const SOURCE = /, (?:anunta|spune|spun|scrie|scriu|transmite|potrivit|conform)(?!\p{L}).*$/u
/** Between commas: who else, how old, or what he is. */
const ASIDE = /^ (?:(?:intre|printre|dintre) care|inclusiv|in varsta|de \d|\p{Lu}|\p{L}+(?:ul|ele|ile|ii) )/u

const isPlain = (words: string): boolean => !VERB.test(small(words))
/** 'Bărbat, tată a doi copii, reținut' keeps what stands between its commas, 'bani, ceasuri și mâncare' is one list. */
const isList = (words: string): boolean => /^[^,]{3,30}(?:, [^, ]+){1,4} si [^, ]+$/.test(words)

/** 'un', 'o', nothing, or undefined where it is not sure who or what is meant. */
const articleOf = (subject: string, plain: string, isMany: boolean): string | undefined => {
  const single = SINGLE.exec(small(plain))
  if (single !== null)
    return isMany
      ? undefined
      : single[1] !== undefined
        ? 'Un'
        : /^(?:\p{L}+ă )?\p{L}+[ăe](?!\p{L})/u.test(subject)
          ? 'O'
          : undefined
  if (KNOWN.test(plain) || NAMED.test(plain) || (UNCOUNTED.test(plain) && (isMany || isList(plain)))) return ''
  return THE.test(subject) ? '' : undefined
}

const inLine = (article: string, subject: string): string => (article === '' ? subject : `${article} ${small(subject)}`)

/** 'Doi bărbați reținuți': counted, nobody reads it as one of whom more is told. */
const COUNTED =
  /^(?:doi|doua|trei|patru|cinci|sase|sapte|opt|noua|zece|\d{1,4}(?: de)?|peste \d+ de|zeci de|sute de|mii de) (?:persoane|oameni|barbati|femei|tineri|copii|elevi|soferi|militari|soldati|politisti|turisti|drone|masini|case)$/iu

/** 'Încă o dronă doborâtă pe teritoriul …' */
const ONE_MORE = new RegExp(`^(?:inca )?(?:un|o) (?:${MALE}|${FEMALE})${KIND}${FROM}${AGE}$`, 'u')

/** That is when they meet, not when they were called. */
const ON_DAY = / (?:\d|azi|astazi|maine|luni|marti|miercuri|joi|vineri|sambata|duminica)/
/** In an affair one still is, in an accident one was. */
const IN_ACCIDENT = /accident|coliziune|incident|carambol|ciocnire/

const withAuxiliary = (sentence: string): string => {
  const plain = bare(sentence)
  const [whole = '', before = '', joint = '', done, holds] = plain.length === sentence.length ? (TELEGRAM.exec(plain) ?? []) : []
  if (whole === '' || !isPlain(before) || / pentru |[»|/]/.test(before)) return sentence
  const [first = ''] = (done ?? holds ?? '').split(' ')
  const [main = ''] = plain.slice(whole.length).replace(SOURCE, '').split(CLAUSE)
  if (
    !isPlain(main) ||
    main
      .split(',')
      .slice(1)
      .some((part) => !GOES_ON.test(part))
  )
    return sentence
  if ((/^convocat/.test(first) && ON_DAY.test(main)) || (/^implicat/.test(first) && !IN_ACCIDENT.test(main))) return sentence
  const asides = before.split(',').slice(1)
  if (!isList(before) && asides.some((aside) => !ASIDE.test(aside))) return sentence
  const isMany = first === 'in' || first === 'la' ? MANY.test(before) : /[ie]$/.test(first)
  const subject = sentence.slice(0, before.length)
  const article = articleOf(subject, before, isMany)
  if (article === undefined || (joint === ' ' && article === '' && !COUNTED.test(before) && !ONE_MORE.test(small(before))))
    return sentence
  const comma = asides.length > 0 && !isList(before) && !SINGLE.test(small(before)) ? ',' : ''
  const verb = done === undefined ? (isMany ? 'sunt' : 'este') : isMany ? 'au fost' : 'a fost'
  return `${inLine(article, subject)}${comma} ${verb} ${sentence.slice(before.length + joint.length)}`
}

/** 'Incendiu de vegetație în satul Oratia': what happened, and where. */
const EVENT =
  /^(?:(Incendiu)(?: (?:puternic|violent|de vegetatie(?: uscata)?|de amploare|de proportii|devastator|urias))?|(Accident)(?: (?:rutier|de circulatie|grav|mortal|cumplit|in lant|feroviar|aviatic|de munca|cu (?:\p{L}+|\d+) victime|cu trotineta electrica))*|(Explozie)(?: (?:puternica|uriasa|violenta|de gaze))?|(Cutremur)(?: puternic)?(?: (?:cu magnitudinea|de)(?: de)? \d[\d.,]*(?: grade)?)|(Atac)(?: (?:cibernetic|armat|terorist|cu drone|cu sabia|cu cutitul))(?: masiv)?)(?= (?:in|la|pe|langa|intr-o|intr-un|pe drumul) [^:?]{0,40}(?:\p{Lu}|(?<=(?:la|pe|intr-) ?)un|o ))/u
const HAPPENED = ['Un|a izbucnit', 'Un|a avut loc', 'O|s-a produs', 'Un|s-a produs', 'Un|a avut loc']

const withHappening = (sentence: string): string => {
  const plain = bare(sentence)
  const [what = '', ...kinds] = EVENT.exec(plain) ?? []
  const [article = '', verb = ''] = HAPPENED[kinds.findIndex((kind) => kind !== undefined)]?.split('|') ?? []
  const [main = ''] = plain.slice(what.length).split(CLAUSE)
  if (what === '' || plain.length !== sentence.length || /[:?]/.test(plain) || !isPlain(main)) return sentence
  return main
    .split(',')
    .slice(1)
    .every((part) => GOES_ON.test(part) || DAY.test(part))
    ? `${inLine(article, sentence.slice(0, what.length))} ${verb}${sentence.slice(what.length)}`
    : sentence
}
const DAY = /^ (?:luni|marti|miercuri|joi|vineri|sambata|duminica|aseara|azi|astazi|comuna|judetul|drumul)(?!\p{L})/u

const SENTENCES = /(?<=\p{Ll}{3}[.!]|\p{Lu}{2}[.!]) (?=[\p{Lu}\p{N}„"“”])/u
/** What kind of page it is. */
const LABEL =
  /^(?:\(?(?:VIDEO|FOTO|Foto|Video|GALERIE FOTO|MERCATO|DECLARAȚII|DECLARAŢII|EXTRA|EXCLUSIV|UPDATE|BREAKING NEWS)[!:)]?(?:\s?[-–/|&]\s?|\s))+(?=[\p{Lu}\p{N}„"“”])/u

const told = (sentence: string): string => withHappening(withAuxiliary(sentence))

/** A telegram of Romanian as a sentence that can be said; what is one already stays as it is. */
export const romanianInFull = (headline: string): string => headline.replace(LABEL, '').split(SENTENCES).map(told).join(' ')
