import type { ByTongue } from '../tongue.ts'

/** Whom papers take leave of: a person has died, plastic bags have not. */
const leave = (words: string, people: string): string =>
  words
    .split('|')
    .flatMap((word) => people.split('|').map((one) => `${word} ${one}`))
    .join('|')

/** How papers tell of death and danger without the plain word, as phrases. */
export const GRAVE_IN_SOFT_WORDS: ByTongue<string> = {
  en: [
    leave('farewell to|goodbye to|tributes to|tributes paid to', 'actor|actress|singer|late _|beloved _|legend _'),
    'takes her own life|takes his own life|took her own life|took his own life|taken her own life|taken his own life|ended her life|ended his life|killed himself|killed herself',
    'passed away|passes away|laid to rest|loses battle|lost his battle|lost her battle|loses his battle|loses her battle|loses fight|loses her fight|loses his fight|lost their lives|loses life|lost his life|lost her life|lives lost|loss of life|claims _ life|claims # lives|claimed # lives',
    'critical condition|life support|fights for life|fighting for his life|fighting for her life|life threatening|in a coma|terminally ill|terminal illness|end of life|hospice|autopsy|post mortem|inquest|remains found|body found|memorial service|obituary|condolences',
    'perished|slain|beheaded|strangled|electrocuted|crushed to|burned to|burnt to|hit and run|knifed|stabbing|stabbings|gunman|gunmen|gunned down|shot in the|crash victims|plane crashes|helicopter crash*|bus crash|coach crash|fire kills|overdose|overdosed|arson attack|mudslide|landslide|avalanche|cyclone|typhoon|tornado|deadly|collapsed building|building collapse|crowd crush|stampede|assault*',
    'swept off|swept away|swept out to sea|swept into|feared trapped|trapped in a|trapped under|mine collapse|roof collapse|bridge collapse|search called off|called off their search|buried alive|buried under|coastguard search*|search for missing|feared dead|feared drowned|lifeboat crew search*',
  ].join('|'),
  de: [
    leave('abschied von|trauer um|stimme von', 'schauspieler*|sänger*|schlagerstar|regisseur*|toten|verstorbenen'),
    'nahm sich das leben|das leben genommen|freitod|selbstmord*|selbsttötung|todesfall|todesfälle|todesopfer|verstarb|verstirbt|verschied|entschlafen|gestorbene*|sterben|sterbefall|ums leben gekommen|kommt ums|kam ums|lebensgefahr|lebensgefährlich*|kampf gegen den krebs|erliegt|erlag seinen|erlag ihren|hubschrauberabsturz|abgestürztes flugzeug|kampf gegen krebs|gegen den krebs verloren',
    'leblos*|ertrank|ertranken|erstickt|verbrannt*|verbrennt|erschlagen|erwürgt|erschießt|ersticht|niedergestochen|messerattacke|messerangriff|messerstecherei|amoklauf|amokfahrt|schießerei|bluttat|gewalttat|gewaltverbrechen|totschlag|obduktion|nachruf|gedenkfeier|gedenkminute|beileid|staatstrauer|beigesetzt|beisetzung|lawine*|erdrutsch*|hochwasser*|flutkatastrophe|sturmflut|tornado|zyklon|taifun|brandkatastrophe|massenpanik|busunglück|flugzeugunglück|schwer verletzt*|vermisste*|vermisst|hinrichtung*|hingerichtet|seebeben|überdosis',
    'ins meer gerissen|von einer welle erfasst|von welle|mitgerissen|verschüttet*|grubenunglück|einsturz|eingestürzt|suche eingestellt|suche wurde|bergwacht sucht|seenotretter suchen|unter trümmern|trümmern',
  ].join('|'),
  fr: [
    leave(
      'disparition du|disparition de la|disparition de l|adieu au|adieu à la|adieu à l|hommage au|hommage à la|la mort du',
      'chanteur|chanteuse|acteur|actrice|comédien|comédienne|musicien|musicienne|cinéaste|écrivain|réalisateur|humoriste|peintre|chef|ancien _|légendaire _|guitariste|batteur',
    ),
    's est éteint*|s éteint|s éteignent|nous a quittés|s est donné la mort|mis fin à ses jours|met fin à ses jours|perdu son combat|perd son combat|combat contre le cancer|combat contre la maladie|emporté* par|longue maladie|dernier hommage|hommage national|inhumé*|inhumation|enterrement|crémation|funérailles|recueillement|minute de silence|condoléances|nécrologie|succombe à ses|succombé à ses|a succombé|ont succombé|abattu par|abattue par|violée|nous a quitté',
    'urgence absolue|pronostic vital|entre la vie et la mort|coma|cancer|inanimé*|corps retrouvé|corps d _|corps sans|autopsie|égorgé*|étranglé*|fusillé*|décapité*|coups de couteau|coup de couteau|à l arme blanche|coups de feu|tirs mortels|tuerie|féminicide*|infanticide|homicide*|carnage|cyclone|typhon|tornade|inondation|crues meurtrières|glissement de terrain|éboulement|tremblements de terre|accident d avion|accident d hélicoptère|accident mortel|carambolage|grièvement|rescapés|naufragés|bombardé*|agression*|overdose',
    'enseveli*|ensevelie|ensevelis|emportés par une|emporté par une vague|recherches ont été|recherches suspendues|sous les décombres|décombres|piégés sous|coincés sous|tombé à la mer|tombés à la mer',
  ].join('|'),
  es: [
    leave(
      'adiós al|adiós a la|adiós a un|adiós a una|despedida al|despiden al|despiden a la|se apaga la voz',
      'actor|actriz|cantante|músico|director|directora|escritor|escritora|maestro|leyenda|pintor|pintora|torero|humorista|cineasta|cantaor|cantaora|guitarrista|poeta',
    ),
    'último adiós|se va _ leyenda|larga enfermedad|batalla contra el cáncer|lucha contra el cáncer|quitó la vida|se quitó la|quitarse la vida|pierden la vida|perder la vida|perecen|pereció|perecieron|deceso*|descansa en paz|capilla ardiente|velatorio|velorio|entierro|sepelio|exequias|minuto de silencio|condolencias|pésame|obituario|hallado muerto|hallada muerta|se desploma un edificio|desplome de un edificio',
    'restos mortales|restos humanos|autopsia|sin signos vitales|hallan el cuerpo|cuerpo sin|estado crítico|estado grave|en coma|entre la vida y la muerte|ultimad*|feminicidio*|degollad*|estrangulad*|baleado|baleada|balead*|abatid*|tiroteado|tirotead*|a tiros|apuñalad*|apuñalamiento|puñaladas|arma blanca|fosa común|fosas|decapitad*|ataque armado|ametrallad*|explotó|estalla un|deslave|alud|tornado|ciclón|inundación|riada|dana|crecida mortal|choque mortal|accidente de autobús|accidente de tren|accidente de helicóptero|ahogamiento|electrocutad*|atropellad*|calcinad*|agresión sexual|violad*|sobredosis|damnificad*',
    'una ola arrastra|arrastrados por|arrastrado por|arrastrada por|arrastra a _ _|sepultad*|atrapados en una|atrapados bajo|escombros|búsqueda se suspendió|suspenden la búsqueda|caídos al mar|desaparece en el mar|rescatistas',
  ].join('|'),
  it: [
    leave(
      'addio al|addio alla|addio all|scomparsa del|scomparsa della|scomparsa dell|morte del|lutto per',
      'attore|attrice|cantante|cantautore|cantautrice|regista|maestro|scrittore|scrittrice|musicista|giornalista|conduttore|conduttrice|leggenda|pittore|comico|chitarrista|poeta',
    ),
    'si è spento|si è spenta|si spegne a|si spegne il|ci ha lasciati|ci ha lasciato|è scomparso|è scomparsa|è venuto a mancare|è venuta a mancare|venuto a mancare|venuta a mancare|lunga malattia|battaglia contro|lotta contro il cancro|si è tolto la vita|si è tolta la vita|togliersi la vita|tolta la vita|tolto la vita|perdere la vita|persero la vita|persa la vita|morì|morirono|camera ardente|esequie|sepolto|sepolta|sepoltura|ultimo saluto|minuto di silenzio|cordoglio|condoglianze|necrologio|esplode una|ci lascia un|scomparsa del cantante|precipita un aereo',
    'autopsia|corpo senza|trovato il corpo|rinvenuto|in fin di vita|pericolo di vita|prognosi riservata|gravissim*|in coma|cancro|tumore|femminicid*|infanticidio|sgozzat*|strangolat*|freddato|freddata|a coltellate|coltellate|colpi di pistola|spari|sparato|esplos*|deflagrazione|frane|alluvioni|esondazione|precipitat*|schianto|scontro frontale|folgorat*|carbonizzat*|ciclone|tifone|tornado|tromba d aria|nubifragio|incidente mortale|incidente aereo|incidente ferroviario|bombardament*|raid|violenza sessuale|violentat*|overdose|sfollati',
    'travolti da|travolto da|travolta da|sepolti|sepolta in|ricerche sospese|ricerche sono sospese|sotto le macerie|macerie|intrappolati|caduto in mare|caduti in mare',
  ].join('|'),
  pt: [
    leave(
      'adeus ao|adeus à|despedida do|despedida da|desaparecimento do|desaparecimento da',
      'ator|atriz|cantor|cantora|músico|realizador|diretor|escritor|escritora|maestro|fadista|pintor|humorista|guitarrista|poeta|sambista|lenda',
    ),
    'último adeus|perdeu a vida|perde a vida|perderam a vida|perdem a vida|perder a vida|tirou a própria vida|pôs termo à vida|pôs fim à vida|doença prolongada|luta contra o cancro|luta contra o câncer|batalha contra o|cancro|câncer|não resiste|não resistiu|não resistiram|sucumb*|velório|velado|velada|sepultad*|sepultamento|enterro|enterrad*|exéquias|cremação|minuto de silêncio|condolências|obituário|pesar pela|pesar pelo|nota de pesar|parte aos #|partiu aos #|morre aos',
    'autópsia|restos mortais|corpo sem|encontrado morto|estado crítico|estado grave|em coma|coma induzido|entre a vida e a morte|risco de vida|feminicídio*|latrocínio|baleado*|baleada*|a tiro|a tiros|tiros|degolad*|estrangulad*|esfaqueamento|facadas|arma branca|explodiu|derrocada|deslizamentos|inundaç*|enxurrada|ciclone|tufão|tornado|queda de avião|queda de helicóptero|acidente mortal|colisão frontal|capotamento|atropelad*|atropelamento|carbonizad*|eletrocutad*|soterrad*|bombardeament*|bombardeio*|agressão sexual|violad*|estuprad*|overdose|desalojad*|desabrigad*',
    'onda arrasta|arrastado por|arrastados por|arrastada por|buscas suspensas|buscas foram suspensas|escombros|presos em mina|presos sob|caiu ao mar|caíram ao mar|levado pelo mar|levados pelo mar',
  ].join('|'),
  pl: [
    leave(
      'odszedł|odeszła|zmarł|pożegnanie|pożegnano',
      'aktor|aktorka|aktora|aktorki|piosenkarz|piosenkarka|muzyk|reżyser|pisarz|pisarka|znany _|znana _|wybitny _|wybitna _|legendarny _|legendarna _|wokalista|wokalistka|poeta|kompozytor|ceniony _',
    ),
    'odszedł w wieku|odeszła w wieku|odszedł legendarn*|odeszła legendarn*|odszedł od nas|odeszła od nas|przegrał walkę|przegrała walkę|walkę z rakiem|walka z rakiem|walce z rakiem|walkę z chorobą|chorobą nowotworową|nowotwór|nowotworu|raka|odebrał sobie życie|odebrała sobie życie|targnął się|targnęła się|stracili życie|stracił życie|straciło życie|nie przeżył*|poniósł śmierć|zmarli|zmarłych|umarł*|umiera|umierają|ginie|giną|zginęli|pochowan*|ostatnie pożegnanie|kondolencj*|wspomnienie pośmiertne|minuta ciszy|minutą ciszy|nekrolog|odszedł jeden|odeszła jedna',
    'sekcja zwłok|bez oznak życia|znaleziono ciało|ciała|ciałem|walczy o życie|walczą o życie|w stanie krytycznym|stan krytyczny|stan jest ciężki|w stanie ciężkim|śpiączc*|ranny|ranna|ranni|rannych|nożownik*|ugodzon*|dźgn*|uduszon*|udusił*|zadźgan*|postrzelon*|strzelanin*|zabójc*|zabójczyn*|dzieciobójstw*|rozbił się samolot|runął|zawalił*|zawalen*|lawina porwała|lawina zabrała|powódź|powodzi|osuwisk*|tornado|cyklon|tajfun|utonięci*|zaczadzen*|zatruci* czadem|spłonął|spłonęł*|ewakuacj*|ostrzał*|egzekucj*|nalot|naloty|przedawkowa*|molestowa*',
    'fala porwała|fala zabrała|porwany przez|porwani przez|zasypan*|przysypan*|przysypał*|pod gruzami|gruzach|poszukiwania przerwano|przerwano poszukiwania|wpadł do wody|wpadli do wody|uwięzieni pod|tąpnięci*|goprowcy szukają',
  ].join('|'),
  nl: [
    leave('afscheid van', 'zanger|zangeres|acteur|actrice|overleden _|schrijver|presentator'),
    'ontvallen|heengegaan|ingeslapen|ziekbed|verliest strijd|strijd tegen kanker|strijd verloren|overleed|nam afscheid van het leven|maakte een einde|einde aan zijn leven|einde aan haar leven|zelfdoding|euthanasie|om het leven|het leven gelaten|leven gelaten|liet het leven|laten het leven|bezwijkt|bezweken|laatste eer|begraven|crematie|herdenking|herdenkt|minuut stilte|condoleance*|in memoriam|necrologie|nabestaanden|sterfgeval*|sterfte|dodental',
    'levenloos|levenloze|stoffelijk|lichamen|levensgevaar|kritieke toestand|coma|zwaargewond*|gewond|ernstig gewond|doodgestoken|steekpartij|steekincident|schietpartij|schietincident|beschoten|neergeschoten|liquidatie|geliquideerd|onthoofd*|gewurgd|verstikt|doodslag|femicide|verdrinking|verdrinkt|verdronk|woningbrand|ontploft|ontplofte|ingestort|instorting|neergestort|neerstort*|helikoptercrash|busongeluk|overstroming*|watersnood|aardverschuiving|lawine|tornado|cycloon|tyfoon|dodelijk ongeval|vermist*|bombardement*|luchtaanval*|aanranding|overdosis|geëvacueerd|evacuatie*',
    'golf sleurt|meegesleurd*|meegesleept|sleurt _ wandelaars|bedolven|onder het puin|puin|zoektocht gestaakt|zoektocht is|ingesloten in een mijn|te water geraakt|overboord',
  ].join('|'),
  ro: [
    leave(
      'adio|dispariția|rămas bun',
      'actorului|actriței|cântărețului|cântăreței|regizorului|artistului|artistei|marelui _|marii _|maestrului|scriitorului',
    ),
    's a stins|s au stins|stins din viață|stinge din viață|ne a părăsit|a plecat dintre noi|plecat dintre noi|trecut în neființă|trece în neființă|pierdut lupta|pierde lupta|lupta cu cancerul|lupta cu boala|cancer*|și a pierdut viața|și au pierdut viața|și a luat viața|și a pus capăt|pus capăt zilelor|înmormânta*|înhuma*|îngropa*|funeralii|funeraliile|priveghi|ultimul rămas|ultimul drum|rămas bun de la|condoleanțe|moment de reculegere|necrolog|răposat*|moartea|morții|morților|mortale|decesul|violat*|violator*|avion prăbușit|elicopter prăbușit',
    'autopsi*|fără suflare|fără viață|cadavrul|găsit mort|găsită moartă|între viață și moarte|stare critică|stare gravă|comă|în comă|înjunghiat*|strangula*|sugruma*|decapita*|focuri de armă|atac armat|măcel|carnaj|feminicid|surpa*|alunecări de teren|alunecare de teren|avalanșă|inundații|viitură|viituri|tornadă|ciclon|taifun|carboniza*|electrocuta*|călcat de|lovit mortal|accident mortal|coliziune mortală|înec|asfixi*|intoxica*|bombardat*|atac aerian|agresat sexual|supradoză|sinistrați|evacuați',
    'luați de val|luat de val|luată de val|luați de ape|luat de ape|luată de ape|căutările au fost|îngropat*|sub dărâmături|dărâmături|blocați în mină|surpare|prinși sub',
  ].join('|'),
  hi: [
    leave('विदाई|श्रद्धांजलि', 'दिवंगत'),
    'नहीं रहे|नहीं रहीं|नहीं रही|नहीं रहा|अंतिम सांस|आखिरी सांस|दुनिया को अलविदा|दुनिया से विदा|दुनिया छोड*|चल बसे|चल बसीं|चल बसी|चल बसा|देहांत|स्वर्गवास|परलोक|ब्रह्मलीन|दम तोड*|जंग हार*|जिंदगी की जंग|कैंसर|खुदकुशी|जान दे दी|जान दी|फांसी लगा*|जान ली|जान ले ली|जान चली गई|जानें गईं|जान से मार*|मर गए|मर गई|मर गया|मरने|मृत|मृतकों|लाश|लाशें|पोस्टमार्टम|अंत्येष्टि|अंतिम विदाई|अंतिम यात्रा|श्रद्धांजलि|शोकसभा|संवेदना|विमान क्रैश|हेलीकॉप्टर क्रैश|ताबड़तोड़ फायरिंग|आमने सामने की टक्कर|ने टक्कर मार दी',
    'गंभीर हालत|हालत गंभीर|हालत नाजुक|वेंटिलेटर|कोमा|जख्मी|चाकू मार*|चाकूबाजी|गोली मार*|गोली मारकर|हमलावर|गला घोंट*|गला रेत*|कुचल*|रौंदा|रौंद*|डूब गए|डूब गया|डूब गई|जिंदा जल*|झुलस*|करंट लगने|मलबे|ढह*|गिरी इमारत|भगदड|भूस्खलन|हिमस्खलन|बाढ में|बाढ का कहर|बादल फटने|बादल फटा|दुर्घटना|दुर्घटनाग्रस्त|आग लगी|आग लगने|अग्निकांड|बमबारी|हवाई हमला|छेडछाड|यौन शोषण|लापता',
    'लहर में बह*|बहे|बह गए|बह गया|बह गई|पानी में बह*|खदान में दब*|मलबे में|दबा परिवार|दबे मजदूर|दब गए|दब गया|दबने|तलाश रोक*|तलाशी अभियान|फंसे मजदूर|सुरंग में फंसे',
  ].join('|'),
}
