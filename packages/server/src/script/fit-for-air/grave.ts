import type { Tongue } from '../tongue.ts'
import { GRAVE_IN_SOFT_WORDS } from './grave-in-soft-words.ts'
import { holds, phrasesByTongue } from './phrases.ts'
import { VALUES } from './victims.ts'

/** Behind the verb stands who was killed: 'a mata' alone is a forest. */
const KILLS_IN_PORTUGUESE = [
  'casal',
  'homem',
  'mulher',
  'jovem',
  'criança*',
  'motociclista',
  'pai',
  'mãe',
  'família',
  '# _',
  'dois',
  'duas',
  ...(VALUES.pt?.keys() ?? []),
]
  .map((whom) => `mata ${whom}`)
  .join('|')

/** Death and disaster: no matter for a programme that is for fun, or for a playful voice. */
const GRAVE = phrasesByTongue({
  en: 'die|dying|house fire|injured|wounded|dies|died|dead|death|deaths|death toll|killed|kills|killing|murder*|manslaughter|fatal|fatally|funeral|mourn*|victims|casualties|bodies|drowned|stabbed|shot dead|shooting|bomb*|explosion|blast|terror*|massacre|war crimes|missing people|earthquake|tsunami|hurricane|wildfire*|plane crash|train crash|shipwreck|capsiz*|famine|genocide|suicide|cancer|rape*|abuse|kidnap*|hostage*|missile*|air strike*|airstrike*|war',
  de: 'ums leben|wohnungsbrand|großbrand|verunglückt*|tot|tote|toten|toter|tod|todes|stirbt|starb|starben|gestorben|verstorben*|getötet*|tötet|mord*|ermordet*|tödlich*|beerdigung|trauer*|opfer|leiche*|ertrunken|ertrinkt|erschossen|erstochen|anschlag*|bombe*|explosion*|terror*|massaker|erdbeben|tsunami|orkan|waldbrand|waldbrände|flugzeugabsturz|zugunglück|schiffsunglück|hungersnot|völkermord|suizid|krebs|vergewaltig*|missbrauch*|entführ*|geisel*|rakete*|krieg|verletzte|schwerverletzt*|unglück|katastrophe',
  pl: 'wypadek drogowy|wypadek na|wypadku na|wypadku drogowego|po wypadku|poszkodowan*|potrącon*|potrącił*|zderzenie|zderzeniu|zderzyły|dachowa*|ranny|ranna|ranni|rannych|stracił życie|straciła życie|stracili życie|zmarł*|zmarli|nie żyje|śmierć|śmierci|śmiertel*|zginął|zginęł*|zabit*|zabił*|morderstw*|zamordowan*|zabójstw*|pogrzeb*|żałob*|ofiar*|zwłoki|ciało|utonął|utonęł*|zastrzel*|zamach*|bomb*|wybuch*|eksploz*|terror*|masakr*|trzęsieni*|tsunami|huragan*|pożar*|katastrof*|głód|ludobójstw*|samobójst*|gwałt*|porwan*|zakładni*|wojn*|rakiet*|tragedi*|tragiczn*',
  es: 'se ahoga|se ahogan|se ahogó|se ahogaron|ejecutan a|quitan la vida|quitó la vida|sin vida|deja # muertos|heridas|herido grave|heridos graves|desaparecid*|descarril*|derrumbe|sismo|balacera|ejecutad*|acribill*|inundaciones|tragedi*|dan muerte|quita la vida|accidente mortal|cuerpo de|perdió la vida|perdieron la vida|pierde la vida|muere|mueren|murió|murieron|muert*|fallec*|matan|mató|asesin*|homicid*|mortal|mortales|funeral|luto|víctimas|cadáver*|ahogad*|ahogó|apuñal*|tiroteo|atentado|bomba|bombas|bombardeo*|explosión|terror*|masacre|matanza|terremoto|tsunami|huracán|incendio forestal|incendios forestales|accidente aéreo|naufragio|hambruna|genocidio|suicid*|cáncer|violación|secuestr*|rehenes|misil*|guerra|tragedia|heridos',
  it: 'annega|annegano|annegò|nessun superstite|scomparso l attore|scomparsa l attrice|senza vita|ferito grave|feriti gravi|dispers*|deraglia*|frana|alluvione|crollo|tragic*|sisma|valanga|esanime|incidente stradale|malore|perde la vita|perso la vita|perdono la vita|muore|muoiono|morto|morta|morti|morte|deced*|ucciso|uccisa|uccisi|uccide|assassin*|omicid*|mortale|mortali|funerali|funerale|lutto|vittime|vittima|cadavere|annegat*|accoltell*|sparatoria|attentato|bomba|bombe|esplosione|terror*|strage|massacro|terremoto|tsunami|uragano|incendi|incendio|incidente aereo|naufragio|carestia|genocidio|suicid*|stupro|rapit*|ostagg*|missil*|guerra|tragedia|feriti',
  fr: 'se noie|se noient|fauché par|fauchée par|fauchés par|percuté par|percutée par|percutés par|abattu en pleine|abattu par|abattu de|abattus par|lynché*|sans vie|blessé grave|blessés graves|disparu*|déraill*|effondrement|avalanche|inondations|coulée de boue|drames|tragédie|accident de la route|collision|perd la vie|perdu la vie|perdent la vie|meurt|meurent|mort|morte|morts|mortes|décède*|décès|décédé*|tué|tuée|tués|tue|meurtre*|assassin*|mortel|mortelle|mortels|obsèques|deuil|victimes|victime|cadavre*|noyé*|noyade|poignard*|fusillade|attentat*|bombe*|bombardement*|explosion|terror*|massacre|séisme|tremblement de terre|tsunami|ouragan|incendie*|crash|naufrage|famine|génocide|suicide*|viol|viols|enlèvement|otage*|missile*|guerre|drame|blessés',
  pt: `afoga se|afogam se|encontrado corpo|encontrados corpos|cai de prédio|cai do prédio|cai da janela|cai de varanda|${KILLS_IN_PORTUGUESE}|mataram|sem vida|acidente grave|óbito*|corpo encontrado|corpo é|deslizamento*|desabamento|enchente*|tragéd*|desaparecid*|morre|morrem|morreu|morreram|morto|morta|mortos|morte|mortes|falec*|matou|matam|assassin*|homicíd*|mortal|mortais|funeral|luto|vítimas|vítima|cadáver*|afogad*|afogou|esfaque*|tiroteio|atentado|bomba|bombas|explosão|terror*|massacre|chacina|terramoto|terremoto|sismo|tsunami|furacão|incêndio*|acidente aéreo|naufrágio|fome|genocídio|suicíd*|violação|estupro|rapto|sequestr*|reféns|míssil|mísseis|guerra|tragédia|feridos`,
  hi: 'दुर्घटना|झुलस*|कैंसर|जान गई|जान गंवा*|मौत|मौतें|मृत्यु|मृतक|निधन|मारे गए|मारा गया|मार दिया|हत्या|शव|अंतिम संस्कार|शोक|पीडित|डूबकर|डूबने|गोलीबारी|धमाका|धमाके|विस्फोट|बम|आतंक*|नरसंहार|भूकंप|सुनामी|चक्रवात|भीषण आग|विमान हादसा|ट्रेन हादसा|भुखमरी|आत्महत्या|बलात्कार|दुष्कर्म|अपहरण|बंधक|मिसाइल|युद्ध|घायल|त्रासदी|हादसा|हादसे',
  nl: 'omgekomen|komt om|komen om|kwam om|kwamen om|dood|dode|doden|overleden|overlijdt|overlijden|sterft|stierf|stierven|gedood|doodt|moord*|vermoord*|dodelijk*|uitvaart|begrafenis|rouw*|slachtoffer*|lichaam|verdronken|doodgeschoten|doodsteken|neergestoken|aanslag*|terreuraanslag*|bom|bommen|explosie*|ontploffing|terror*|bloedbad|aardbeving*|tsunami|orkaan|natuurbrand*|bosbrand*|vliegramp|vliegtuigcrash|treinongeluk|schipbreuk|hongersnood|genocide|zelfmoord*|kanker|verkracht*|misbruik*|ontvoer*|gijzel*|raket*|oorlog|ramp|gewonden|tragedie',
  ro: 'accident|accidentul|accidente|accidentat*|prăbușit*|cancer|pierdut viața|mort|moartă|morți|moare|mor|murit|a murit|deces*|decedat*|ucis*|omor*|crim*|mortal|înmormântare|funerar*|doliu|victime|victimă|cadavru*|înecat*|înjunghi*|împușc*|atentat*|bombă|bombe|bombardament*|explozi*|teror*|masacru|cutremur*|tsunami|uragan|incendiu*|accident aviatic|naufragiu|foamete|genocid|sinucid*|viol|răpi*|ostatic*|rachet*|război|tragedi*|răniți|rănit*',
})

const SOFT = phrasesByTongue(GRAVE_IN_SOFT_WORDS)

export const isGrave = (words: string, tongue: Tongue): boolean => holds(words, GRAVE[tongue]) || holds(words, SOFT[tongue])
