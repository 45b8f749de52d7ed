/** Words of up to three letters that a sentence may end with, by tongue. Any other short token before a stop is taken for an abbreviation. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'it pie him her his me my us you up out off on in by day war law tax job two six ten one yes no not now new old man men son sun sea sky way say see all any too who why how ago end age aid air art bad bed big bid box boy buy bus car cat cup cut dad die dog dry due ear eat egg eye far few fit fly fun gas get got gun guy had has have hat hit hot ice ill key kid lay led let lie lot low map may mix mom mum met net oil own pay per put ran red row run sad sat set sit ski so tea tie tip top toy try use van via vow was we web win won yet zoo go do be is am are at as an if of or to he she they did does fee few fan era arm aim ban bar bay bet bit bus cry dam deal duo fur gap gay god gym ham hip hub ink jet joy jam lap leg lip log mad mud nor nut odd pan pet pig pin pit pot raw rat rib rod rug sex sin sum tap tow tug wet wit',
  de: 'ab an auf aus bei da ein es er sie ihn ihm ihr uns ich du wir man hin her hat ist war tot rot gut neu alt nie nur oft tag uhr weg rat amt ort geld tor bad zug bus arm bau eis öl see tee tal wal rad not mut hut los abo ast axt zu um vor so nun gab kam lag sah tat weh mal sei sein ja nein eng froh ehe ei elf fan gas hof job kur lob mai mit nah nass ohr po pro rum ruf sog spä tod typ tür ufer wut ziel zoo hier viel wer was wie wo zwei drei vier acht zehn eu usa aha arg bot fiel ging half hielt hing lud mag muss rief saß sog stand zog ost süd nord uni abi app alm dom duo erz fee hai hub lok mob pub reh spa tau zar pkw lkw kfz akw',
  fr: 'à a au aux ans an cas ce ces ci dit du eau elle en est et eu eux feu fin fut ici il ils jeu la là le les lit loi lui mal mer mis moi mot ne nez non nos nu oie on ont or os où oui par pas peu pis pu qui roi rue sa sol soi son sud sur ta tel ton tôt toi tu un une va vie vin vol vos vu vue art arc bac bal bas bon bus but car clé coq cri dix dos duo été fée fer fil fou gaz gel gré île jus lac lot mai mil mur nom œil pan pic pie pot rat ses six ski thé tir tri uns us vif sec soif dur met vue',
  es: 'a al año así aún bar bien cae con da dan de del día dio dos él ella en era es ese eso fe fin fue fui gas gol hay he hoy iba ir ley lo luz mal mar más me mes mí mil mis muy ni no nos o oí oro os paz pan pie por qué red rey río sal se sé ser sí sin sol son su sur te ti tío tos tú tus un una uno usa va van ve vez vi vía vio voz y ya yo aún gas bus club cal eco ira ido dar fan gay pez piel rol sed tan tal tren ver ola ojo osa oso luna isla',
  it: 'a ad ai al anni ce ci chi che col con da dal dei del di dà due e è ed era fa fin fu già gas gli ha hai ho il in io la là lì le lei lo lui ma mai me mia mie mio mi ne né no noi non nel oro per più può qua qui re sa sai se sé sei si sì sia sta stia su sua sue suo sui sul te tra tre tu tua tuo un una uno va via vi voi zia zio ora ore oggi ieri blu bar bus club don dio dna fai far fra gel gol gru imu irà ira iva lago mar male olio ovo pil poi pro tir tv van vie eco età',
  pt: 'a ao aos as à às até cá com cor da das de der dez dia dia do dois dor dos é ela ele em era eu fé fez fim foi fui há já lá lei luz mãe mal mar más mas me mês meu mil mim não nem no nó nos nós o oi os ou ora pai paz pé por pôr pra que rei rio rua sal se sé sei ser seu si sim só sol som sou sua sul ter teu ti tia tio tu um uma usa vai vão vê vem ver vez vi via vir viu voz vou gás gol ar asa avô avó bar bem boa bom céu cem era fio gel ir ler mês olé ovo pó rir sem são tal tão três uva',
  nl: 'aan af al als ben bij dag dan dat de den dit doe dus een en er ga gas had hal hem hen het hij hoe hun huis ik in is ja jaar je jij kan kap kom kon kop lag lid los man me mee men met mij na nee niet nog nu of om ons oog ook oor op oud pas per rij rol rug uit uur van ver vis vol voor vrij was wat we weg wel wet wie wij wil wit zag zal ze zee zei zet zij zin zit zo zon zou zus zwart arm bal bed bel bot bus dak dik dom dood eis fan fel gat gek geld ham hek ijs jas kip kok kou kus lol mes mis mug mul nat net nul olie pak pan pen rad rek rit rot sop tak tas tel ton top tuin vak val vet vuur war web yen',
  pl: 'a ach aj ale aż bez być by był bój co ci cel cud czy da dać dni do dno dom dwa dwu dym dwie dzień ego go gol gra grę gaz ich ile im iż ja ją jak je jej już kot kto krw krew lat las lot lub ma mam mi mną mnie mu my mąż na nad nam nas nią nie nim nich nic niż no noc nos o od on ona one oni ono pan par pas pies po pod pół pot pół róg rok rów są sam sen się sok sos stu syn ta tak tam te tej ten to tom ton tor trzy tu ty tył tę tą tym ul um w we wam was wie wiek woda wóz wy z za zaś ze zła zły zło że żył żon żony cło mur mir bal bar dar fan kac kat kol las lis lud łąk mak mgła rak ryb ser ryk set sto ślub',
  ro: 'a ai al am an ani ape apă are au az azi ba bea ban bar bun ca că ce ci cel cer cu cui da dă dar de dei din doi don dor drum ea ei el ele era eu fac fel fi fie fii foc fost gol ger greu han hai i ia iar iei ies ii il în îi îl îmi își la lac lei le lor loc lui lup mă mai mal mea mei mere meu mic mie mii mor mult nas ne nea nici noi nor nou nu nul o ochi om ora ore os ou pas pe pur pot poți rai rău râu rea roz s-a sa să sat sau se sec sei șef și șase sol sub sud sus ta tac tac te ten tot trei tu tău un una unu vă val vara vin viu voi zi zic zid zile gaz nord est vest bal bac cal cap car cât cos cum duc dus duș fum gri ieri joc joi mut nod oră vot bou iaz nuc pui rac rol rom sac șah șir șoc șut tir ton top tub țap țel urs ușă văr vis zar gem cer cot fân lan lin par pod pom rug sân tun vas bar set tur aur ști stă vor vom ați fix gât lot mit mod net opt ouă rar văd',
  hi: 'है हैं था थे थी गई गए गया गये दी दिया की का के को किया ली लिया हो रहे रही रहा हुई हुए हुआ नहीं न ना जी हाँ हां भी ही तो से में पर ने यह वह वे ये हम तुम आप मैं दो तीन चार छह सात आठ नौ दस बाद घर जल दिन साल लोग काम नाम आज कल अब जब तब सब जा आ ला दे ले कर होगा होगी होंगे सका सके सकी चुका चुके चुकी करें दें लें जाए आए गा गी',
}

const BY_TONGUE = new Map(Object.entries(WORDS).map(([tongue, words]) => [tongue, new Set(words.split(' '))]))

/** Hindi words end in a long vowel, short forms in a letter or a short one: 'पड़ी', 'नि'. */
const LONG_ENDING = /^\p{Lo}\u093C?[\u093E-\u094C]?\u0902?\p{Lo}\u093C?[\u093E\u0940\u0947\u0948\u094B\u094C][\u0901\u0902]?$/u
export const isShortWord = (token: string, tongue: string): boolean =>
  BY_TONGUE.get(tongue)?.has(token.toLowerCase()) === true || (tongue === 'hi' && LONG_ENDING.test(token))

/** How no word of the tongue ends, but for those it borrowed: 'prov', 'gob', 'égl'. What does is written short. */
const NO_ENDING: Readonly<Record<string, RegExp>> = {
  en: /[bcdfghjkmnpqstvxz][lr]$|[^aeiouy]w$/u,
  de: /[bcdfgkptvwz][lr]$|[^aeiouyäöü]w$/u,
  nl: /[bcdfghjkmpqstvxz][lr]$|[^aeiouy]w$/u,
  fr: /[bcdfgptv][lr]$/u,
  es: /[bcfghkmpqtvw]$|[^aeiouyáéíóúü][b-df-hj-np-tv-z]$/u,
  it: /[bcdfghjkmpqstvwxz]$|[^aeiouàèéìòù][lnr]$/u,
  pt: /[bcdfghjkpqtvwx]$|[^aeiouáéíóúâêôãõà][b-df-hj-np-tv-z]$/u,
}
const BORROWED = new Set(
  'app bit bloc blog boom box bus camp chat chef chip clic club clubs cómic crac cross cup fans film films flash funk gag gas goals golf grand hit hub jazz jeep kart kit lord look lunch match mix nord ovest pack park pin pop post pub punk rap reef ring rock sexy show slot smog snack sport spot staff stand star stock stop sud surf team test tests tic top tour tram trans trend trust tweet vip virus web yacht zen iris crisis oasis atlas mars biceps transit'.split(
    ' ',
  ),
)
const MOST_LETTERS = 5

/** Nobody is called so: 'Bibl', 'Mpal', 'Dpto'. */
const NO_NAME = /^(?=\p{Lu}\p{Ll}{2,3}$)(?:\p{L}+[bcdfgpt]l|[BDFMPTV][bcdfgpqtv]\p{L}+)$/u

/** True for a token before a stop that can be no word of the tongue. */
export const isNoWord = (token: string, tongue: string): boolean =>
  token.length <= MOST_LETTERS &&
  (token === token.toLowerCase() || (tongue in NO_ENDING && NO_NAME.test(token))) &&
  !BORROWED.has(token) &&
  !isShortWord(token, tongue) &&
  (NO_ENDING[tongue]?.test(token) === true || NO_NAME.test(token))

const TWO_CLOSE = new Set(['es', 'it', 'pt'])
const CUT_TITLE = /^\p{Lu}\p{Ll}{0,4}(?:nstr?|mpr|ngr|ntr|spr|[bcdfgptv][bcdfgptv]|[bdfgptv]r)$/u

/** 'A empreitada da Const. Marques': no word or name of these tongues ends in two consonants that close. */
export const isCutTitle = (token: string, tongue: string): boolean => TWO_CLOSE.has(tongue) && CUT_TITLE.test(token)
