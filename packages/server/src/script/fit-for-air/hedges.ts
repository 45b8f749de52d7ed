import type { Tongue } from '../tongue.ts'
import { holds, type Line, phrasesByTongue, without } from './phrases.ts'

/** With these a sentence says that something is only suspected, charged with or denied. */
const HEDGES = phrasesByTongue({
  en: 'alleged|allegedly|allege|alleges|alleging|allegation|allegations|accused|accuses|accusing|suspected|suspect|suspects|suspicion|reportedly|is said to|are said to|unconfirmed|unverified|denies|denied|deny|denying|charged with|on trial|facing trial|pleaded not guilty|is thought to|are thought to|is believed to have|are believed to have|said to have|may have|might have|investigated for|under investigation',
  de: 'mutmaßlich*|angeblich*|verdächtig*|tatverdächtig*|verdacht|tatverdacht|verdachts|beschuldig*|vorwurf|vorwürfe*|vorgeworfen|wirft _ vor|wirft _ _ vor|wirft _ _ _ vor|werfen _ vor|werfen _ _ vor|werfen _ _ _ vor|angeklagt*|behauptet|behaupten|bestreitet|bestreiten|bestritt|dementiert|dementierte|unbestätigt*|zur last gelegt|zur last',
  fr: 'présumé|présumée|présumés|présumées|soupçonn*|soupçon|soupçons|suspect|suspects|suspecté*|accuse|accusent|accusé|accusée|accusés|accusées|prétend|prétendent|dément|démentent|nie|nient|conteste les|contestent les|conteste avoir|aurait|auraient|serait|seraient|mis en examen|mise en examen|mis en cause|mise en cause|reproché|reprochés|reproche|reprochent',
  es: 'presunto|presunta|presuntos|presuntas|presuntamente|supuesto|supuesta|supuestos|supuestas|supuestamente|sospechoso|sospechosa|sospechosos|sospecha|sospechas|acusa|acusan|acusado|acusada|acusados|acusadas|investigado por|investigada por|imputado|imputada|niega|niegan|negó|desmiente|desmintió|se le atribuye|se le atribuyen|señalado por|señalada por|habría *to|habrían *to|habría *do|habrían *do',
  it: 'presunto|presunta|presunti|presunte|sospettato|sospettata|sospettati|sospetto|sospetti|accusa|accusano|accusato|accusata|accusati|accusate|accuse|indagato|indagata|indagati|imputato|imputata|imputati|nega|negano|smentisce|smentiscono|avrebbe *to|avrebbero *to|sarebbe *to|sarebbero *ti|avrebbe *so|avrebbero *so|denunciato|denunciata|contestato|contestata|contestano',
  pt: 'alegado|alegada|alegados|alegadas|alegadamente|suposto|suposta|supostos|supostas|supostamente|suspeito|suspeita|suspeitos|suspeitas|presumível|presumíveis|acusa|acusam|acusado|acusada|acusados|acusadas|acusação|arguido|arguida|indiciado|indiciada|investigado por|investigada por|nega|negam|negou|desmente|desmentiu|terá *do|terão *do|teria *do|teriam *do|teria *to|teriam *to',
  pl: 'rzekomo|rzekomy|rzekoma|rzekome|rzekomego|rzekomej|domniemany|domniemana|domniemanego|domniemanej|domniemani|domniemanych|podejrzany|podejrzana|podejrzani|podejrzanego|podejrzaną|podejrzanych|podejrzewany|podejrzewana|podejrzenie|podejrzeniem|oskarża|oskarżają|oskarżony|oskarżona|oskarżeni|oskarżonego|zarzut|zarzuty|zarzutem|zarzutów|zarzuca|twierdzi|twierdzą|zaprzecza|zaprzeczają|zaprzeczył|zaprzeczyła|miał *ć|miała *ć|mieli *ć|miał _ *ć|miała _ *ć|mieli _ *ć|miało *ć|niepotwierdzonych|niepotwierdzone',
  nl: 'naar eigen zeggen|potentieel|potentiële|potentiele|vermoedelijk|vermoedelijke|verdacht|verdachte|verdachten|verdenking|vermeend|vermeende|beschuldig*|beschuldigd|beschuldigde|beweert|beweren|ontkent|ontkennen|ontkende|aangeklaagd|ten laste|zou _ hebben|zou _ _ hebben|zou _ _ _ hebben|zou _ _ _ _ hebben|zou _ _ _ _ _ hebben|zouden _ hebben|zouden _ _ hebben|zouden _ _ _ hebben|zouden _ _ _ _ hebben|zou _ zijn|zou _ _ zijn|zou _ _ _ zijn',
  ro: 'presupus|presupusa|presupusul|presupusă|presupuși|presupuse|presupuselor|pretins|pretinsa|pretinsul|pretinsă|suspect|suspectul|suspecta|suspectat|suspectată|suspectați|suspecți|bănuit|bănuită|bănuiți|bănuiesc|suspiciuni|suspiciunea|acuză|acuzat|acuzată|acuzați|acuzația|acuzațiile|inculpat|inculpată|inculpatul|învinuit|neagă|negat|dezminte|dezmint|susține|susțin|ar fi|pus sub acuzare|i se impută|cercetat|cercetată|cercetați',
  hi: 'कथित|आरोप|आरोपों|आरोपी|आरोपियों|आरोपित|संदिग्ध|संदिग्धों|संदेह|शक|दावा|दावे|खंडन|इनकार|इंकार',
})

/** German says of what it does not vouch for that somebody 'soll' have done it. */
const SOLL = / soll(?:en)? (?:\S+ ){1,20}?\S*(?:en|t) (?:haben|sein)(?: |$)/

/** With these a sentence names whom it has a thing from. */
const SOURCED = phrasesByTongue({
  en: 'according to|claims|claim|claimed|said|says|say|warned|warns|told',
  de: 'laut|nach angaben|zufolge|nach darstellung|behauptet|sagte|sagt|erklärte|teilte _ mit|teilte _ _ mit',
  fr: 'selon|d après|affirme|affirment|a déclaré|assure|assurent|a indiqué|a annoncé|estime',
  es: 'según|asegura|aseguran|afirma|afirman|sostiene|sostienen|dijo|afirmó|aseguró',
  it: 'secondo|sostiene|sostengono|afferma|affermano|ha detto|ha dichiarato|ha affermato',
  pt: 'segundo|de acordo com|afirma|afirmam|garante|garantem|disse|afirmou|declarou',
  pl: 'według|zdaniem|powiedział|powiedziała|mówi|poinformował|poinformowała|przekazał|przekazała|podał|podała',
  nl: 'volgens|beweert|zegt|zei|meldt',
  ro: 'potrivit|conform|afirmă|a declarat|a spus|spune|a anunțat',
  hi: 'अनुसार|मुताबिक|कहा|बताया',
})

/** What a court has found is a fact. */
const VERDICTS = phrasesByTongue({
  en: 'acquitted|cleared|convicted|jailed|sentenced|found guilty|pleads guilty|pleaded guilty|admits|admitted',
  de: 'freispruch|freigesprochen|verurteilt|urteil|schuldig|haftstrafe|gesteht|gestand|geständnis',
  fr: 'acquitté|acquittée|relaxé|relaxée|condamné|condamnée|condamnés|non lieu|avoue|avoué',
  es: 'absuelto|absuelta|condenado|condenada|condenados|condena|sentencia|confiesa|confesó',
  it: 'assolto|assolta|assolti|assoluzione|condannato|condannata|condannati|condanna|confessa|patteggia',
  pt: 'absolvido|absolvida|absolvidos|condenado|condenada|condenados|sentença|confessa|confessou',
  pl: 'uniewinniony|uniewinniona|skazany|skazana|skazani|wyrok|prawomocnie|przyznał się|przyznała się',
  nl: 'vrijgesproken|vrijspraak|veroordeeld|celstraf|schuldig|bekent',
  ro: 'achitat|achitată|achitați|condamnat|condamnată|condamnați|sentință|recunoaște|a recunoscut',
  hi: 'बरी|दोषी|सजा|उम्रकैद|कबूल|कबूला',
})

/** True for a sentence that does not vouch for what it tells. */
export const isHedged = ({ words }: Line, tongue: Tongue): boolean =>
  holds(words, HEDGES[tongue]) || (tongue === 'de' && SOLL.test(words))

/** With these it is not sure itself. What only can be done has the same words in some tongues: they are not here. */
const DOUBTS = phrasesByTongue({
  en: 'possibly|apparently|could have been|is feared|are feared|it appears that',
  de: 'offenbar|möglicherweise|womöglich|vermutlich|wahrscheinlich|vielleicht|könnte|könnten|dürfte|dürften|anscheinend',
  fr: 'pourrait|pourraient|probablement|vraisemblablement|apparemment|semblerait',
  es: 'podría|podrían|quizá|quizás|tal vez|probablemente|posiblemente|al parecer|aparentemente',
  it: 'forse|potrebbe|potrebbero|probabilmente|a quanto pare|sembrerebbe|verosimilmente',
  pt: 'poderia|poderiam|pode ter|podem ter|poderá ter|talvez|provavelmente|possivelmente|aparentemente|ao que tudo indica',
  pl: 'prawdopodobnie|najprawdopodobniej|być może|niewykluczone',
  nl: 'misschien|wellicht|waarschijnlijk|naar verluidt',
  ro: 'probabil|se pare că|ar putea|este posibil ca',
  hi: 'शायद|संभवत|आशंका जताई|बताया जा रहा|कहा जा रहा|माना जा रहा|हो सकता है',
})

/** True for a sentence that doubts what it tells. */
export const isDoubted = ({ words }: Line, tongue: Tongue): boolean => holds(words, DOUBTS[tongue])

/** True for a sentence that has what it tells from somebody. */
export const isSourced = ({ words }: Line, tongue: Tongue): boolean => holds(words, SOURCED[tongue])

/** Of what happened the cause alone may be suspected: 'the suspected cause is a spark'. */
const CAUSES = phrasesByTongue({
  en: 'suspected cause|suspected causes|alleged cause|suspected reason|suspected motive|alleged motive|suspected source|suspected origin|suspected spark|suspected fault|suspected electrical fault|suspected short circuit|suspected leak|suspected gas leak|suspected arson|suspected cyber attack|suspected heart attack|suspected stroke|cause is suspected|arson is suspected',
  de: 'mutmaßlich* ursache|mutmaßlich* grund|mutmaßlich* auslöser|mutmaßlich* motiv|mutmaßlich* brandursache|mutmaßlich* unfallursache|verdacht auf brandstiftung|verdacht auf herzinfarkt|verdacht auf kurzschluss|verdacht auf ein gasleck',
  fr: 'cause présumée|causes présumées|origine présumée|origine suspectée|motif présumé|mobile présumé|cause suspectée|serait à l origine|serait due à|serait dû à|serait la cause',
  es: 'presunta causa|presuntas causas|presunto motivo|presunto origen|supuesta causa|supuesto motivo|supuesto origen|sospecha de un cortocircuito|sospecha de una fuga|causa sospechosa',
  it: 'presunta causa|presunte cause|presunto motivo|presunto movente|presunta origine|sospetto guasto|sospetto infarto|sospetto corto|sospetta causa|sospetta fuga|sarebbe la causa|sarebbe dovuto|sarebbe dovuta',
  pt: 'suposta causa|suposto motivo|alegada causa|alegado motivo|presumível causa|suposta origem|suspeita de curto|suspeita de fuga|suspeita de vazamento|suspeita de fogo posto',
  pl: 'domniemana przyczyna|domniemaną przyczyną|domniemanej przyczyny|domniemany powód|domniemany motyw|podejrzewana przyczyna|podejrzenie zwarcia|podejrzenie zawału',
  nl: 'vermoedelijke oorzaak|vermoedelijke aanleiding|vermoedelijke reden|vermoedelijk motief|vermoedelijk kortsluiting|oorzaak is vermoedelijk|vermoedelijk door',
  ro: 'cauza presupusă|presupusa cauză|presupus motiv|motivul presupus|cauza ar fi|motivul ar fi|cauze ar fi',
  hi: 'संदिग्ध वजह|संदिग्ध कारण|कथित वजह|कथित कारण|शॉर्ट सर्किट का शक|शॉर्ट सर्किट का संदेह',
})

/** The same, but for a cause that is suspected of what is told as sure. */
export const withoutCauses = ({ text, words }: Line, tongue: Tongue): Line => ({ text, words: without(words, CAUSES[tongue]) })

export const tellsVerdict = ({ words }: Line, tongue: Tongue): boolean => holds(words, VERDICTS[tongue])
