import type { Tongue } from '../tongue.ts'
import { holds, type Line, phrases, phrasesByTongue } from './phrases.ts'

/** Said in anger in any tongue. */
const ANYWHERE = phrases('fuck*|motherfuck*|shit|shits|shitty|bullshit|cunt*|bitch|bitches|asshole*|arsehole*')

const SWEAR_WORDS = phrasesByTongue({
  en: 'wank*|twat*|dickhead*|bollocks|pissed off|piss off|goddamn*|slut|sluts|whore|whores|nigger*|faggot*|crap|crappy|prick|pricks|bastard|bastards|tosser*|douchebag*|cock sucker*|cocksucker*|arse|bugger|f word|c word',
  de: 'scheiß*|scheiss*|verschissen*|fick|ficken|fickt|gefickt*|arsch|arschloch*|arschlöcher*|verarsch*|wichser*|hurensohn*|hurensöhne|hure|huren|fotze*|schlampe*|verpiss*|kacke|drecksau|missgeburt*|spast|spasti|kanake*|neger*',
  pl: 'kurwa|kurwy|kurwę|kurew|kurewsk*|pierdol*|spierdal*|wypierdal*|zapierdal*|jebać|jeban*|zajebi*|wyjeb*|pojeban*|chuj*|huj*|pizd*|skurwysyn*|skurwiel*|gówno|gówna|gównian*|dupek|dupa|dupy|dziwk*|cwel*',
  es: 'hijo de puta|hijos de puta|me cago en|que te jodan|jodan|jodas|puta madre|no mames|mamada|mamadas|güey de mierda|boludo de mierda|pelotudo|pelotudos|hostia puta|mierda|mierdas|joder|jodid*|jódete|puta|putas|puto|putos|hijoputa*|gilipollas|coño|cabrón|cabrones|cabrona*|pendej*|chinga*|verga|maricón|maricones|follar|follando|carajo|culero*|culiado*|huevón|huevones|malparid*',
  it: 'vaffa|fanculo|stronzo|figlio di puttana|cazzo|cazzi|cazzat*|vaffanculo|stronz*|merda|merde|merdos*|puttan*|troie|coglion*|fottut*|fottere|minchia|porco dio|dio cane|incazzat*|culo|frocio|froci',
  fr: 'fils de pute|ta gueule|va te faire|va te faire foutre|enfoiré*|bâtard de|trou du cul|cul de|pétasse*|branleur*|conneries|connerie|sale con|merde|merdes|merdique*|putain*|pute|putes|connard*|connasse*|enculé*|salope*|salopard*|foutre|nique|niquer|couilles|chier|chiant|chiante|emmerd*|bordel de|pédé|pédés|négro*|bougnoul*',
  pt: 'puta que pariu|tomar no|vai se foder|fdp|cabra safado|boquete|corno manso|merda|merdas|caralho*|foder|foda|foda se|fodid*|fodeu|porra|puta|putas|buceta|viado|viados|piroca|bosta|cabrão|cabrões|paneleiro*|arrombad*|cacete|cu|filho da puta',
  hi: 'चूतिया|चूतिये|चुतिया|मादरचोद|बहनचोद|भोसडी*|भोसडा|गांड|गांडू|लंड|हरामी|हरामखोर|हरामजादा|हरामजादे|रंडी|भडवा|भडवे|कमीना|कमीने|साले कुत्ते',
  nl: 'kut*|klootzak*|lul|lullen|godverdomme|verdomme|kankerlijer*|teringlijer*|hoer|hoeren|neuken|neukt|schijt|slet|sletten|flikker op|kolere',
  ro: 'pula|pulă|pulii|pizda|pizdă|pizdei|fut|fute|futu|futut*|muie|căcat|căcatul|curva|curvă|coaie|cur|curul|dracu|nesimțitule|bulangiu|țigan împuțit',
})

/** 'f***', 'sh*t': everybody hears which word it is. */
const MASKED = /(?<![\p{L}\p{M}*])\p{L}{1,3}\*{1,8}(?!in(?:nen)?(?!\p{L}))\p{L}{0,6}(?![\p{L}*])/u

const SUICIDE = phrasesByTongue({
  en: 'shot himself|shot herself|hung himself|hung herself|threw himself|threw herself|jumped to his death|jumped to her death|suicide|suicides|suicidal|took his own life|took her own life|taken his own life|taken her own life|take their own life|took their own lives|killed himself|killed herself|ended his life|ended her life|hanged himself|hanged herself|self harm',
  de: 'vom dach gesprungen|von _ brücke gesprungen|von _ dach gesprungen|vor _ zug geworfen|vor _ zug gesprungen|sprang vor _ zug|sich erschossen|erschoss sich|stürzte sich|warf sich vor|sprang in den tod|suizid*|selbstmord|selbstmorde|selbstmords|selbstmordversuch*|selbsttötung*|freitod|nahm sich das leben|das leben genommen|sich das leben|erhängt*|sich selbst getötet',
  pl: 'rzucił się pod|rzuciła się pod|wyskoczył z okna|wyskoczyła z okna|strzelił sobie|samobójstw*|próba samobójcza|próbę samobójczą|próbie samobójczej|odebrał sobie życie|odebrała sobie życie|targnął się na|targnęła się na|powiesił się|powiesiła się',
  es: 'se tiró desde|se tiró por|se arrojó a|se arrojó desde|se lanzó a las|se lanzó desde|se precipitó desde|se colgó|se cortó las venas|acabó con su vida|acabar con su vida|se arrojó al|se lanzó al|se tiró al|se pegó un tiro|se disparó|suicidio*|se suicidó|suicidarse|se suicidaron|se suicida|suicidado|se quitó la vida|quitarse la vida|quitado la vida|se ahorcó|autolesión',
  it: 'si è lasciat* cadere|si è dat* fuoco|si è tagliat* le|trovat* impiccat*|gesto estremo|gesto volontario|si uccide|si è uccis*|si è gettat*|si è lanciat*|si è sparat*|si è buttat*|suicidio|suicidi|suicidato|suicidata|suicidarsi|si suicida|si è tolto la vita|si è tolta la vita|togliersi la vita|tolto la vita|tolta la vita|si è impiccat*',
  fr: 's est ouvert les|s est lancé* du|s est lancé* dans|s est immolé*|retrouvé* pendu*|geste désespéré|se jette sous|se jette du|s est jeté* d*|s est suicidé*|s est jeté*|s est tiré une balle|s est défenestré*|suicide|suicides|suicidé*|suicider|mis fin à ses jours|mettre fin à ses jours|s est donné la mort|s est pendu*|mettre fin à sa vie',
  pt: 'atirou se para|atirou se à|atirou se ao|atirou se na|lançou se para|lançou se à|lançou se ao|se atirou|se lançou d*|matou se|deu fim à própria vida|acabou com a própria vida|atirou se da|atirou se de|atirou se do|lançou se de|lançou se da|se jogou|suicídio*|suicidou se|se suicidou|suicidar se|tirou a própria vida|pôs termo à vida|pôs fim à vida|tirar a própria vida|enforcou se|se enforcou|se matou',
  hi: 'आत्महत्या|खुदकुशी|सुसाइड|खुदकशी|जान दे दी|फांसी लगा*|फंदा लगा*|फंदे से|जहर खा*',
  nl: 'springt van _ flat|sprong van _ flat|springt van _ dak|springt van _ brug|van _ flat gesprongen|van _ dak gesprongen|van _ brug gesprongen|voor _ trein gesprongen|springt voor _ trein|schoot zichzelf|sprong voor de trein|sprong van het dak|zelfmoord|zelfmoorden|zelfmoordpoging*|zelfdoding*|suïcid*|suicide|van het leven beroofd|uit het leven gestapt|benam zich|verhing*',
  ro: 's a aruncat|s a împușcat|sinucidere*|sinucis|sinucidă|sinucidă|și a luat viața|și a pus capăt|și a curmat|spânzurat*',
})

/** War and manners of speaking. */
const NO_SUICIDE = phrases(
  'suicide bomb*|suicide attack*|suicide squad|suicide mission*|suicide drone*|political suicide|suicide vest*|attentat suicide|attentats suicides',
)

/** With what, and how: never said beside a suicide. */
const METHOD = phrasesByTongue({
  en: 'hanged|hanging|hung himself|hung herself|noose|rope|ligature|belt|overdose|overdosed|pills|tablets|painkillers|poison*|gun|pistol|rifle|shotgun|shot himself|shot herself|shooting himself|slit|wrists|razor|knife|jumped|jumping|leapt|threw himself|threw herself|bridge|cliff|balcony|roof|train|railway|gas|carbon monoxide|exhaust|drowned|set himself|set herself|fire to himself|method|using a|by taking|by jumping|charcoal|plastic bag',
  de: 'erhängt*|erhängen|strick|seil|gürtel|überdosis|tabletten|schlaftabletten|gift|vergiftet*|pistole|gewehr|waffe|erschoss|erschossen|pulsadern|messer|rasierklinge|sprang|gesprungen|stürzte sich|warf sich|brücke|balkon|dach|hochhaus|zug|gleise|gas|abgase|kohlenmonoxid|ertränkt*|angezündet|methode|plastiktüte',
  pl: 'powiesił*|powieszeni*|sznur*|lina|linie|pasek|pasku|przedawkow*|tabletk*|leków|truciz*|otru*|pistolet*|broni|strzelił*|zastrzelił*|żył*|nożem|żyletk*|skoczył*|wyskoczył*|rzucił*|most*|balkon*|dachu|wieżowc*|pociąg|tory|gaz*|czadem|utopił*|podpalił*|metod*',
  es: 'ingirió|ingirier*|barbitúric*|se colgó|colgad*|viaducto|ventana|se cortó|precipit*|acantilado|ahorc*|soga|cuerda|cinturón|sobredosis|pastillas|barbitúricos|veneno|envenen*|pistola|escopeta|rifle|arma|disparo|se disparó|venas|muñecas|cuchillo|saltó|saltar|lanzó|lanzándose|se arrojó|se tiró|puente|balcón|azotea|tren|vías|gas|monóxido|ahog*|quemó|prendió|método',
  it: 'barbituric*|ingerendo|ingerit*|sonnifer*|fuoco|scavalcat*|salt* nel|salt* dal|impicc*|corda|cintura|overdose|pastiglie|pillole|farmaci|veleno|avvelen*|pistola|fucile|arma|sparato|sparandosi|vene|polsi|coltello|gettat*|gettandosi|lanciat*|lanciandosi|buttat*|ponte|balcone|tetto|treno|binari|gas|monossido|annegat*|dato fuoco|metodo',
  fr: 'barbituriques|ingéré|avalé|fenêtre|falaise|se jette|s est lancé*|viaduc|rails|pend*|corde|ceinture|surdose|overdose|comprimés|médicaments|poison|empoison*|pistolet|fusil|arme|tiré une balle|veines|poignets|couteau|sauté|sautant|jeté|jetée|jetant|défenestr*|pont|balcon|toit|train|voies|gaz|monoxyde|noyé*|immol*|méthode',
  pt: 'barbitúric*|ingeriu|ingerindo|atirou se|se atirou|lançou se|viaduto|janela|andar|enforc*|corda|cinto|overdose|comprimidos|medicamentos|veneno|envenen*|pistola|caçadeira|espingarda|arma|tiro|disparou|pulsos|faca|saltou|atirou|atirar|lançou|jogou|ponte|varanda|telhado|prédio|comboio|trem|linha|gás|monóxido|afog*|fogo|método',
  hi: 'फांसी|फंदे|फंदा|रस्सी|दुपट्टे|जहर|जहरीला|कीटनाशक|गोलियां|गोली|पिस्तौल|नस|ब्लेड|चाकू|छलांग|कूदकर|कूद|पुल|छत|ट्रेन|पटरी|गैस|आग लगाकर|पंखे|तरीका',
  nl: 'verhing*|verhangen|ophang*|opgehangen|touw|strop|riem|overdosis|pillen|slaappillen|vergif*|gif|pistool|geweer|wapen|schoot zichzelf|polsen|mes|sprong|springt|gesprongen|springen|wierp zich|brug|balkon|dak|flat|trein|spoor|gas|koolmonoxide|verdronk|in brand|methode',
  ro: 'spânzur*|funie|ștreang|frânghie|curea|supradoză|pastile|medicamente|otrav*|otrăv*|pistol|armă|împușcat|venele|cuțit|aruncat*|sărit|pod|balcon|acoperiș|bloc|tren|șine|gaz|monoxid|înecat|foc|metod*',
})

/** What nobody wants to hear at breakfast. */
const DETAIL = phrasesByTongue({
  en: 'decapitat*|behead*|dismember*|mutilat*|disembowel*|severed head|severed limb*|severed hand*|entrails|intestines|pool of blood|pools of blood|blood soaked|brain matter|slit his throat|slit her throat|throat was slit|throat slit|raped her|raped him|raped and|genital*|penis|vagina|masturbat*|ejaculat*|orgasm*|sodomis*|sodomiz*|oral sex|anal sex|sex act|sex acts|charred body|charred bodies|charred remains|body parts|corpse was|chopped up|stab wounds|gouged',
  de: 'enthaupt*|geköpft*|zerstückel*|verstümmel*|blutlache*|blutüberströmt*|gedärme|eingeweide|abgetrennt*|kehle durch*|durchtrennte kehle|leichenteile*|verkohlte*|genital*|penis|vagina|masturb*|oralsex|oralverkehr|analverkehr|stichwunden|messerstiche|vergewaltigte sie|zerhackt*',
  pl: 'odcięt*|ścięt*|poćwiartowan*|okaleczon*|rozczłonkowan*|kałuża krwi|kałuży krwi|zakrwawion*|wnętrzności|poderżnął*|poderżnięt*|zwęglon*|genital*|penis*|masturb*|ran kłutych|rany kłute|gwałcił*',
  es: 'embolsad*|encobijad*|atad* de pies y manos|manos amarradas|desollad*|putrefacción|estado de descomposición|masa encefálica|cuerpo cercenado|cercenad*|decapit*|degoll*|descuartiz*|mutilad*|charco de sangre|ensangrentad*|vísceras|genital*|pene|vagina|masturb*|calcinad*|puñaladas|desmembrad*|sexo oral|violó y|restos humanos',
  it: 'in decomposizione|stato di decomposizione|seviziat*|pezzi di cadavere|decapitat*|sgozzat*|squartat*|mutilat*|fatto a pezzi|fatta a pezzi|pozza di sangue|insanguinat*|viscere|genital*|pene|vagina|masturb*|carbonizzat*|coltellate|smembrat*|sesso orale|resti umani',
  fr: 'en décomposition|état de décomposition|morceaux de corps|tronçonn*|décapit*|égorg*|démembr*|mutilé*|mare de sang|ensanglanté*|viscères|génita*|pénis|vagin|masturb*|calciné*|carbonisé*|coups de couteau|dépec*|éventr*|fellation|restes humains',
  pt: 'membros serrados|corpo em decomposição|estado de decomposição|massa encefálica|arrancou * olhos|pedaços do corpo|partes do corpo|decapitad*|degolad*|esquartejad*|mutilad*|poça de sangue|ensanguentad*|vísceras|genita*|pénis|pênis|vagina|masturb*|carbonizad*|facadas|desmembrad*|sexo oral|restos mortais espalhados',
  hi: 'सिर कलम|सिर काट*|टुकडे टुकडे|टुकडों में|खून से लथपथ|लहूलुहान|अंतडियां|गला रेत*|गला काट*|जननांग|गुप्तांग|क्षत विक्षत|अधजली|जली हुई लाश',
  nl: 'onthoofd*|in stukken gesneden|verminkt*|plas bloed|bebloed*|ingewanden|afgehakt*|doorgesneden keel|keel doorgesneden|lichaamsdelen|verkoold*|genital*|penis|vagina|masturb*|messteken|steekwonden|orale seks|anale seks',
  ro: 'decapitat*|tranșat*|mutilat*|baltă de sânge|băltoacă de sânge|plin de sânge|însângerat*|măruntaie|carbonizat*|genital*|penis*|vagin*|masturb*|lovituri de cuțit|dezmembrat*|sex oral|bucăți din',
})

export const swears = ({ text, words }: Line, tongue: Tongue): boolean =>
  MASKED.test(text) || holds(words, ANYWHERE) || holds(words, SWEAR_WORDS[tongue])

export const speaksOfSuicide = (words: string, tongue: Tongue): boolean => holds(words.replace(NO_SUICIDE, ' '), SUICIDE[tongue])

/** Swear words, explicit detail, and how somebody died where the item speaks of suicide. */
export const isExplicit = (line: Line, isOfSuicide: boolean, tongue: Tongue): boolean =>
  swears(line, tongue) || holds(line.words, DETAIL[tongue]) || (isOfSuicide && holds(line.words, METHOD[tongue]))
