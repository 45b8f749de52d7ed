import { type ByTongue, TONGUES, type Tongue } from '../tongue.ts'

/** What happened, a kind a line: beginnings of words, whole words before '$', and behind '-' the ends of long ones. No accents: words are compared without. */
const KINDS: ByTongue<readonly string[]> = {
  en: [
    'fire$ fires$ firefighter blaze burn flames inferno alight gutted',
    'crash collision collid derail overturn ploughs$ ploughed wreck$ track$ rails$',
    'boat$ ship$ sinks$ sank$ sunk$ trawler vessel capsiz ferry$ lifeboat',
    'rescue saved$ saves$',
    'explo blast',
    'collapse',
    'arrest detain custody',
    'stab knife$ knifed$',
    'shooting$ shot$ gunman gunmen gunfire',
    'robber burglar stolen$ steal thief$ thieves$ theft raid$',
    'strike$ strikes$ walkout',
    'jobs$ redundan layoff shuts$ closure',
    'leak$ leaks$ leaked$ spill$',
    'flood landslide mudslide',
    'quake earthquake tremor',
    'bomb$ bombs$ grenade ordnance shell$ defus',
    'recaptur loose$ enclosure captur zookeeper',
    'dies$ died$ dead$ killed$ kills$ death$ deaths$',
  ],
  de: [
    'feuer brand$ brande$ brennt$ brannt flamm grossbrand ausgebrannt abgebrannt niedergebrannt -brand',
    'unfall zusammensto kollision prallt$ prallte$ kollidier ungluck verungluck entgleis gleis$ gleise$ gleisen$ schienen$ -unfall -ungluck',
    'boot$ schiff sinkt$ gesunken kutter fahre$ kenter segler -schiff -boot',
    'rettet$ gerettet rettung',
    'explo detonation verpuffung gesprengt sprengt$ sprengen$ sprengung',
    'einsturz eingesturzt',
    'festgenommen festnahme verhaft',
    'messer niedergestochen erstochen -stecher -attacke',
    'schusse$ schuss$ erschossen schiesst$ geschossen',
    'raub uberfall einbruch einbrech diebe$ dieb$ diebstahl gestohlen erbeute',
    'streik warnstreik -streik',
    'stellenabbau schliesst$ schliessung dicht$ entlass arbeitsplatz insolven',
    'leck$ austritt ausgetreten ausgelaufen',
    'hochwasser uberflut uberschwemm erdrutsch',
    'erdbeben beben$',
    'bombe blindganger entscharf sprengmeister kampfmittel weltkriegsbomb fliegerbomb -bombe -bomben',
    'ausgebrochen entlaufen ausgebuxt eingefangen gehege ausreisser',
    'stirbt$ starb$ sterben$ gestorben tote$ toter$ tot$ todes',
  ],
  fr: [
    'feu$ feux$ incendi flamme brule brasier',
    'accident collision carambolage percute deraill rails$ renvers',
    'bateau chalutier navire naufrag coule$ coule sombr chavir voilier',
    'secour sauve$ sauves$ sauvetage helitreuill',
    'explos souffle',
    'effondr ecroul',
    'interpell arrete$ arretes$ garde-a-vue ecroue',
    'poignard couteau',
    'tirs$ coups-de-feu fusillade tue-par-balle',
    'braqu cambriol vol$ vols$ voleur derob',
    'greve debrayage',
    'emploi licenci redressement liquidation ferme$ fermeture',
    'fuite$ pollution',
    'inond crue$ eboulement glissement',
    'seisme tremble',
    'bombe$ bombes$ obus$ demineur deminage desamorc neutralis',
    'capture recaptur enclos',
    'mort$ morts$ meurt$ meurent$ deces decede tue$ tues$',
  ],
  es: [
    'incendi fuego$ fuegos$ arde$ arden$ ardio$ llamas$ quema',
    'accidente choque$ choca$ colision vuelco vuelca$ vuelcan$ volcar volco$ volcado atropell descarril railes$ rieles$',
    'barco pesquero hunde$ hundi naufrag lancha$ buque patera$',
    'rescat salvad salvamento',
    'explo deflagra',
    'derrumb desplom colaps',
    'deten$ detien detenid arrest cae$ caen$',
    'apunal cuchill navaj',
    'tirote disparo balacera',
    'robo$ robos$ roba$ roban$ robaba robado atrac hurto ladron',
    'huelga paro$ paros$',
    'empleo despid despido cierra$ cierre$',
    'fuga$ vertido derrame',
    'inunda riada$ desbord',
    'terremoto sismo$ seismo',
    'bomba$ bombas$ obus$ artefacto artificiero desactiv',
    'captur jaula recinto suelto suelta$',
    'muere$ mueren$ murio$ muert fallec',
  ],
  it: [
    'incendi rogo$ fiamme$ fuoco$ brucia',
    'incidente scontr schianto tampon travolt investit deraglia binari$ ribalta',
    'nave$ barca$ peschereccio affond naufrag motonave',
    'salvat soccors salva$ salvi$',
    'esplo scoppi',
    'croll ced$ cede$ cedut',
    'arrest fermat manette preso$ presi$',
    'accoltell coltell',
    'sparat spara$ spari$',
    'rapin furto$ furti$ ladri$ rubat ruba$ svalig bandit colpo$',
    'scioper',
    'licenzia esuber chiude$ chiusura',
    'fuga$ perdita$ sversament',
    'alluvion esondat allaga frana$',
    'terremoto sisma$ scossa$ scosse$',
    'bomba$ bombe$ ordigno ordigni artificier disinnesc',
    'cattur recinto gabbia evas',
    'muore$ muoiono$ morto$ morta$ morti$ decedut',
  ],
  pt: [
    'incendi fogo$ chamas$ arde$ arder$ queima',
    'acidente colisao choque$ despiste capota atropel descarril carris$ trilhos$ batida$',
    'barco navio naufrag afund lancha$ traineira',
    'resgat salv$ salvos$ socorr',
    'explo',
    'desab desmoron cai$ caiu$ derrocada queda$',
    'detid detem$ detencao preso$ presos$ presa$ prende$ prisao',
    'esfaque faca$ facada',
    'tiroteio tiros$ balead baleia',
    'assalt roub furt ladrao ladroes',
    'greve paralis',
    'despedi demit demiss encerra fecha$ fechamento',
    'fuga$ vazamento derrame',
    'inunda enchente cheias$ deslizamento',
    'sismo$ terramoto terremoto',
    'bomba$ bombas$ engenho desativ desactiv',
    'captur jaula recinto',
    'morre$ morrem$ morreu$ mort obito$',
  ],
  nl: [
    'brand$ branden$ brandt$ uitgebrand afgebrand vlammen vuur$ vuurzee -brand',
    'ongeluk ongeval botsing botst$ botsten$ aanrijding aangereden ontspoor rails$ spoor$ gekanteld -botsing -ongeluk',
    'schip$ schepen boot$ zinkt$ gezonken kapseis aanvaring veerboot -schip -boot',
    'gered$ redt$ redden$ redding reddings',
    'explosie ontploff plofkraak',
    'ingestort instort',
    'aangehouden aanhouding opgepakt gearresteerd arresteer arrestatie pakt$',
    'steekpartij neergestoken mes$ steekincident',
    'schietpartij schoten$ beschoten doodgeschoten neergeschoten schietincident',
    'overval inbra inbre gestolen dief$ dieven diefstal roof$ beroofd',
    'staking staakt$ staken$',
    'ontslag ontslagen$ banen$ sluit$ sluiting failliet',
    'lek$ lekkage gelekt',
    'overstrom wateroverlast hoogwater',
    'aardbeving beving$',
    'bom$ bommen vliegtuigbom explosieven onschadelijk',
    'ontsnap gevangen$ losgebroken verblijf$ kooi$',
    'sterft$ sterven$ stierf gestorven overleden overlijd dood$ dode$ doden$ omgekomen sterfte$ -sterfte',
  ],
  pl: [
    'pozar plon splon ogien$ ognia$ plomien gasz',
    'wypad zderz kolizj dachow potrac wykolei szyn$ torow$',
    'statek statk kuter$ kutra$ lodz$ lodzi zaton prom$ promu$',
    'uratow ratunk',
    'wybuch eksploz',
    'zawali runal runel',
    'zatrzym areszt cba$',
    'noz$ nozem nozownik ugodzi',
    'strzal$ strzaly strzelan zastrzel postrzel',
    'napad wlam ukrad kradzie zlodziej rabun',
    'strajk',
    'zwolni zamyk zamkni likwid',
    'wyciek',
    'powodz podtop zala$ zalan osuwisk',
    'trzesien wstrzas',
    'bomb niewybuch niewypal saper rozbro',
    'schwyt zlapan wybieg klatk',
    'zginal zginel zmarl smierc smiertel zabit',
  ],
  ro: [
    'incendi foc$ focul$ flacar arde$ ars$',
    'accident ciocni coliziun derai sine$ rasturn lovit$',
    'nava$ barca$ vapor scufund naufrag',
    'salvat salvati salvare',
    'explo deflagr',
    'prabusi surpa',
    'retinut arest ridicat$ catuse',
    'injungh cutit',
    'impusc',
    'furt$ furturi jaf$ talhar hoti$ hotii$ furat',
    'greva$ grevei$',
    'concedi disponibiliz inchide$',
    'scurger',
    'inunda viitur alunecar',
    'cutremur seism',
    'bomba$ bombei$ bombe$ obuz proiectil dezamors pirotehni',
    'evadat captur prins$ prinsa$ tarc cusca',
    'mort$ moarta$ morti$ murit$ moare$ deces deced',
  ],
  hi: [
    'आग$ लपट दमकल भभक',
    'दुर्घटना हादस टक्कर भिड़ंत पलट पटरी बेपटरी गिरी$ गिरा$',
    'नाव$ नौका नाविक जहाज डूब',
    'बचा बचाव सुरक्षित$',
    'विस्फोट धमाक',
    'ढह ढहा',
    'गिरफ्तार गिरफ़्तार हिरासत पकड़',
    'चाकू',
    'गोली$ गोलीबारी फायरिंग',
    'चोर लूट डकैत',
    'हड़ताल धरन रोका$',
    'बंद$ छंटनी',
    'रिसाव लीक$',
    'बाढ़ भूस्खलन',
    'भूकंप',
    'बम$ बमों$ निष्क्रिय निरोधक',
    'काबू पिंजर पिंजड़ बेहोश',
    'मौत$ मौतें$ मृत मरे$ मारे$ निधन$',
  ],
}

/** Who comes and whom it strikes in any such story, and when: nothing tells one from the other by these words. */
const USUAL: ByTongue<string> = {
  en: 'police officer crew$ service emergenc firef man$ men$ woman women people$ person car$ cars$ vehicle hospital injur hurt$ victim street$ road$ town$ city$ year day$ days$ night morning afternoon evening hour hours minute cause house$ home$ local scene several still large huge major driver two$ three$ monday$ tuesday wednesday thursday friday saturday sunday month week january february march$ april$ june$ july$ august september october november december',
  de: 'polizei einsatz krafte$ feuerwehr mann$ manner$ frau frauen mensch person auto$ autos$ fahrzeug fahrer verletz krankenhaus opfer strasse stadt$ jahr tag$ tage$ tagen$ nacht$ morgen abend mittag stund minut ursache anwohner haus$ wohn ermittl montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar april$ juni$ juli$ august september oktober november dezember',
  fr: 'police policier gendarm pompier homme femme personn voiture vehicul conducteur hopital bless victim route$ rue$ ville$ an$ ans$ annee jour nuit$ matin$ soir$ heure minut cause origine habitant maison logement plusieurs enquete lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier avril juillet aout$ septembre octobre novembre decembre',
  es: 'polic agente guardia bomber hombre mujer person coche vehicul conductor hospital herid victim calle$ carretera ciudad ano$ anos$ dia$ dias$ noche manana tarde$ hora minut causa vecin vivienda casa$ piso$ vari investig lunes martes miercoles jueves viernes sabado domingo enero febrero abril junio julio agosto septiembre octubre noviembre diciembre',
  it: 'polizia carabinier agent vigili$ pompier uomo$ uomini$ donna$ donne$ person auto$ veicol conducent ospedal ferit vittim strada via$ citta$ anno$ anni$ giorn notte$ mattin sera$ pomerigg minut causa residen casa$ abitaz appartament indagin lunedi martedi mercoledi giovedi venerdi sabato domenica gennaio febbraio aprile giugno luglio agosto settembre ottobre novembre dicembre',
  pt: 'polic agent guarda psp$ gnr$ bombeir homem$ homens$ mulher person pessoa carro veicul viatur condutor motorist hospital ferid vitim rua$ estrada cidade ano$ anos$ dia$ dias$ noite manha$ tarde$ hora minut causa morador habita casa$ local$ investig segunda$ terca$ quarta$ quinta$ sexta$ sabado domingo janeiro fevereiro abril$ junho$ julho$ agosto setembro outubro novembro dezembro',
  nl: 'politie brandweer hulpdienst man$ mannen$ vrouw persoon personen mensen auto$ bestuurder gewond ziekenhuis slachtoffer straat weg$ stad$ jaar$ dag$ dagen$ nacht ochtend middag avond uur$ uren$ minut oorzaak bewoner huis$ woning onderzoek maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari april$ juni$ juli$ augustus september oktober november december',
  pl: 'policj straz mezczyz kobiet osob osoba ludzi$ auto$ samochod kierow szpital rann poszkod ofiar ulic drog miast rok$ roku$ lat$ dzien$ dni$ noc$ nocy$ rano$ wieczor godzin minut przyczyn mieszka dom$ domu$ sledztw miejsc poniedzial wtorek srode czwart piatek sobot niedziel styczn lut$ luteg kwietn czerwc lipc sierp wrzesn pazdz listopad grudn',
  ro: 'langa$ politi pompier isu$ barbat femei persoan oamen masin autotur sofer spital ranit victim strad drum sosea oras an$ ani$ zi$ zile$ noapte dimineat seara$ ora$ orele minut cauz locui casa$ locuint ancheta luni$ marti$ miercuri joi$ vineri sambata duminic ianuarie februarie aprilie iunie iulie august septembrie octombrie noiembrie decembrie',
  hi: 'रहा$ रही$ रहे$ गई$ गया$ गए$ लौट सभी$ पास$ पुलिस कर्मी लोग व्यक्ति युवक महिला आदमी कार$ वाहन चालक अस्पताल घायल जख्मी सड़क शहर साल दिन रात$ सुबह शाम घंट मिनट कारण मकान घर$ मौके मौक जिल गांव सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार',
}

/** A vehicle, or who was in it or before it: of two accidents in a town both may tell. */
const BARE: ByTongue<string> = {
  en: 'train$ trains$ tram$ trams$ bus$ buses$ lorry lorries truck van$ vans$ bike$ bikes$ bicycl cyclist motorc motorbik biker pedestrian passenger taxi tractor coach$ scooter moped rider trucker boy$ girl$ teen child pensioner student worker',
  de: 'zug$ zuge$ zugen$ regionalzug guterzug tram$ bus$ busse$ bussen$ strassenbahn lkw$ lastwagen laster$ transporter fahrrad radfahr radler motorrad biker fussgang passant fahrgast taxi traktor roller$ jugendlich junge$ madchen kind$ kinder rentner schuler student arbeiter',
  fr: 'train$ trains$ tram$ tramway bus$ autocar camion routier poids$ fourgon velo$ cyclist moto$ motos$ motard pieton passager taxi tracteur trottinette scooter adolescent enfant retraite$ eleve etudiant ouvrier',
  es: 'tren$ trenes$ tranvia autobus bus$ camion furgon bici ciclist moto$ motos$ motoc motorist peaton pasajer taxi tractor patinete nino$ nina$ ninos$ joven jovenes menor$ anciano anciana estudiante obrer trabajador',
  it: 'treno$ treni$ tram$ autobus bus$ pullman camion tir$ furgon bici ciclist moto$ motoc scooter pedon passegger taxi trattore ragazz bambin giovane anzian student operai',
  pt: 'comboio trem$ eletrico$ autocarro onibus camiao camion caminh carrinh biciclet ciclist moto$ motoc motoq peao$ peoes$ pedestre passageir taxi trator jovem jovens crianc menin idos estudante trabalhador operari',
  nl: 'trein tram$ bus$ bussen vrachtwagen vrachtauto truck bestelbus bestelwagen fiets motor$ motorrij scooter brommer voetganger passagier taxi tractor trekker$ jongen meisje kind$ kinderen tiener scholier student arbeider trucker',
  pl: 'pociag tramwaj autobus ciezarow tir$ tira$ bus$ busa$ rower motocykl skuter hulajnog piesz pasazer taksow ciagnik traktor nastolat chlop dzieck dzieci senior uczen ucznia student robotni',
  ro: 'tren$ trenul$ trenului tramvai autobuz autocar camion tir$ duba$ biciclet bicicli motocicl trotinet scuter pieton pasager calator taxi tractor copil tanar tineri minor elev$ elevi student muncitor',
  hi: 'ट्रेन ट्रक बस$ बसें$ ट्रैक्टर ट्रॉली बाइक मोटरसाइकिल ऑटो साइकिल जीप टेंपो पैदल सवार यात्री बच्च छात्र मजदूर किसान बुजुर्ग दो$ एक$',
}

/** Somebody died: of how many events that is told. */
export const WEAK = 1 << (KINDS.en.length - 1)

type Entry = { begin: string; isWhole: boolean; kind: number }

/** Of no kind. */
const NONE = -1

const entriesOf = (row: string, kind: number): Entry[] =>
  row
    .split(' ')
    .filter((word) => !word.startsWith('-'))
    .map((word) => ({ begin: word.replace('$', '').normalize('NFD'), isWhole: word.endsWith('$'), kind }))

/** By the first two letters, so that few are asked of each word. */
const HEAD = 2
const byHead = (entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> => {
  const table = new Map<string, Entry[]>()
  for (const entry of entries) {
    const head = entry.begin.slice(0, HEAD)
    table.set(head, [...(table.get(head) ?? []), entry])
  }
  return table
}
const TABLES = new Map(
  TONGUES.map((tongue) => [tongue, byHead([...KINDS[tongue].flatMap(entriesOf), ...entriesOf(USUAL[tongue], NONE)])]),
)
const ENDS = new Map(
  TONGUES.map((tongue) => [
    tongue,
    KINDS[tongue].flatMap((row, kind) =>
      row
        .split(' ')
        .filter((word) => word.startsWith('-'))
        .map((word) => ({ end: word.slice(1), kind })),
    ),
  ]),
)

/** The kind of event of a word without accents; -1 for what stands in any such story, undefined for what tells one from the other. */
export const kindOf = (word: string, tongue: Tongue): number | undefined =>
  TABLES.get(tongue)
    ?.get(word.slice(0, HEAD))
    ?.find(({ begin, isWhole }) => (isWhole ? word === begin : word.startsWith(begin)))?.kind

const BARES = new Map(TONGUES.map((tongue) => [tongue, byHead(entriesOf(BARE[tongue], NONE))]))

const isIn = (table: ReadonlyMap<string, readonly Entry[]> | undefined, word: string): boolean =>
  table?.get(word.slice(0, HEAD))?.some(({ begin, isWhole }) => (isWhole ? word === begin : word.startsWith(begin))) === true

/** True for a vehicle or a kind of victim, of a word without accents. */
export const isBare = (word: string, tongue: Tongue): boolean => isIn(BARES.get(tongue), word)

/** The kind of which a joined word ends: its beginning tells one event from others, 'Bijen' in 'bijensterfte'. */
export const kindAtEnd = (word: string, tongue: Tongue): number | undefined =>
  ENDS.get(tongue)?.find(({ end }) => word.length > end.length && word.endsWith(end))?.kind
