import { REGION_CODES } from '../../fit-for-air/other-countries.ts'

// What Dutch papers leave out articles with, and auxiliaries, as closed lists.

/** What happens, by the end of its name: with 'een' it is said of any gender. */
export const EVENT =
  /^(?:\p{L}*-?(?:ongeluk|ongeval|explosie|schietpartij|steekpartij|aanslag|aardbeving|aanrijding|botsing|vechtpartij|schietincident|steekincident|lawine|gijzeling|inbraak|roofoverval|plofkraak|vliegtuigcrash)|(?:\p{L}+(?<!ver))?brand|(?:\p{L}+)?overval|\p{L}*aanval)$/u
/** What else is said with 'een' where the paper leaves it out. */
export const THING =
  /^(?:onderzoek|infectie|luchtweginfectie|tornado|orkaan|overstroming|modderstroom|bliksem|walvis|paard|koe|kat|tram|hamer|bijl|honkbalknuppel|enkelband|proces|feestje|muziekfestival|zaak|bijeenkomst|geweldsincident|huiszoeking|inauguratie|persconferentie|verkeerscontrole|drugslab|incident|ruzie|conflict|val|achtervolging|inval|controle|inbraak|storing|storm|zoektocht|ontploffing|actie|demonstratie|protest|feest|bruiloft|concert|festival|wedstrijd|training|concert|vlucht|reis|operatie|crash|noodlanding|bestorming|mislukking|huis|woning|flat|appartement|hotel|restaurant|café|bar|winkel|supermarkt|school|kerk|moskee|synagoge|fabriek|loods|parkeergarage|garage|tunnel|metro|trein|bus|auto|vrachtwagen|bestelbus|boot|schip|vliegtuig|helikopter|drone|mes|vuurwapen|wapen|kanaal|rivier|meer|park|bos|snelweg|luchthaven|vliegveld|station|treinstation|metrostation|vos|hert|pony|ezel|geit|schaap|stier|zwaan|winkelcentrum|woonzorgcentrum|verzorgingstehuis|ziekenhuis|gevangenis|nachtclub|discotheek|camping|zwembad|boerderij|stal|schuur|kelder|tuin|dorp|stad|markt|kerstmarkt|asielzoekerscentrum|azc|flatgebouw|gebouw|appartementencomplex|parkeerplaats|bedrijf|bank|juwelier|tankstation|bushalte|raam|balkon|dak|ladder|trap|dreiging|tip|strand|lichaam|gevecht|politieachtervolging|politieactie|vondst|stroomstoring|gaslek|koolmonoxidevergiftiging|hitteberoerte|hartaanval|hartstilstand|beroerte|ziekbed|wolf|hond|haai|beer|boom|groep|groep mensen|menigte|scooter|fiets|motor|tractor|fatbike|dierentuin|wetsvoorstel|klacht|petitie|proef|noodwet|spoeddebat|zege|overwinning|nederlaag|oproep|verzoek|megadeal|contract|miljoenenclaim|zolder|terras|casino|hotelkamer|museum|theater|oversteekplaats|kruispunt|rotonde|sloot|greppel|lantaarnpaal|paal|stoplicht|brug|viaduct|spoorwegovergang|speeltuin|\p{L}{3,}(?<!beet|een|iets|net|meis)je|\p{L}+(?:toernooi|wedstrijd|concert|festival|debat|kamer|deal|auto|tuin|pand|boot|trein|bus|wagen|bar|wapen|wijk|campus|piste|proces|instelling|(?<!^t)huis|gebouw|winkel|school|fabriek|centrum|club|park|basis|meer))$/u
export const PERSON =
  /^(?:sporter|sportster|alpinist|alpiniste|presidentskandidaat|politicus|politica|stagiair|stagiaire|medewerker|hacker|fan|arrestant|jongere|jongetje|zakenman|zakenvrouw|ondernemer|priester|pastoor|koerier|bezorger|maaltijdbezorger|bouwvakker|boer|visser|jager|ambtenaar|wethouder|raadslid|schrijver|bijrijder|taxichauffeur|treinmachinist|conducteur|beveiliger|bewaker|cipier|stalker|man|vrouw|jongen|meisje|kind|baby|peuter|kleuter|tiener|puber|student|studente|leerling|agent|agente|politieagent|militair|soldaat|wielrenner|wielrenster|fietser|fietsster|motorrijder|automobilist|automobiliste|voetganger|scooterrijder|bestuurder|chauffeur|vrachtwagenchauffeur|buschauffeur|treinreiziger|toerist|wandelaar|klimmer|bergbeklimmer|duiker|zwemmer|surfer|skiër|piloot|passagier|verdachte|dader|slachtoffer|getuige|inwoner|bewoner|bewoonster|buurman|buurvrouw|leraar|lerares|docent|arts|huisarts|verpleegkundige|advocaat|journalist|journaliste|fotograaf|activist|activiste|demonstrant|demonstrante|bejaarde|tachtiger|zeventiger|zestiger|vijftiger|veertiger|dertiger|twintiger|Nederlander|Nederlandse|Belg|Duitser|Fransman|Brit|Amerikaan|Rus|Oekraïner|Pool|Syriër|vader|moeder|echtpaar|stel|tweetal|drietal|viertal|vluchteling|asielzoeker|gevangene|gedetineerde|brandweerman|voetballer|hooligan|supporter|dief|inbreker|overvaller|\p{L}+(?:kandidaat|lid|baron|koerier|crimineel|verdachte|lichaam|directeur|medewerker|medewerkster|handelaar|bestuurder|verdachte)|\d+-jarige|\d+-jarige (?:man|vrouw|jongen|verdachte|fietser|automobilist|bestuurder|inwoner))$/u
/** Of these there is one, or it is always said as if. */
export const THE: Readonly<Record<string, string>> = {
  politie: 'de',
  brandweer: 'de',
  rechtbank: 'de',
  rechter: 'de',
  justitie: 'de',
  marechaussee: 'de',
  kustwacht: 'de',
  regering: 'de',
  gemeente: 'de',
  overheid: 'de',
  douane: 'de',
  grens: 'de',
  kust: 'de',
  zuiden: 'het',
  noorden: 'het',
  oosten: 'het',
  westen: 'het',
  zuidwesten: 'het',
  zuidoosten: 'het',
  noordwesten: 'het',
  noordoosten: 'het',
  centrum: 'het',
  darkweb: 'het',
  premier: 'de',
  koning: 'de',
  paus: 'de',
  kabinet: 'het',
  leger: 'het',
  parlement: 'het',
  gerechtshof: 'het',
  dodental: 'het',
  OM: 'het',
  AIVD: 'de',
  FBI: 'de',
}
/** A crime, a stuff, a time, or many: they stand without an article. */
export const BARE =
  /^(?:moord|doodslag|verkrachting|aanranding|fraude|oplichting|diefstal|corruptie|omkoping|witwassen|mishandeling|ontucht|misbruik|geweld|spionage|racisme|wangedrag|drugshandel|mensenhandel|mensensmokkel|wapenbezit|wapenhandel|belastingontduiking|belastingfraude|terrorisme|landverraad|brandstichting|bedreiging|stalking|ontvoering|discriminatie|opruiing|smaad|doping|machtsmisbruik|grensoverschrijdend gedrag|seksueel misbruik|seksueel geweld|kindermisbruik|mishandelingen|water|regenval|regen|sneeuw|ijs|noodweer|gladheid|hitte|kou|rook|vuurwerk|drugs|cocaïne|alcohol|steekwonden|schotwonden|cel|celstraf|taakstraf|tbs|borgtocht|beroep|kritiek|ophef|onrust|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|mensen|kinderen|jongeren|mannen|vrouwen|agenten|militairen|inbrekers|verdachten|toeristen|rellen|protesten|rellen|explosies|stormen|branden|drones|raketten|verwondingen|uitspraken|vermoedens|\p{L}+(?:ingen|aanvallen|branden|protesten|rellen|problemen|klachten|misdaden|oorlogsmisdaden|tweets|foto's|bedreigingen))$/u

export const NUMBER =
  /^(?:\d[\d.,]*|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|vijftien|zestien|zeventien|achttien|negentien|twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig|honderd|tweehonderd|driehonderd|duizend|tweeduizend|tientallen|honderden|duizenden|tienduizenden|meerdere|enkele|verschillende|diverse|veel)$/iu
export const ABOUT = /^(?:zeker|ruim|bijna|ongeveer|circa|minstens|nog|al|meer|dan|in totaal)$/iu
export const PREPOSITION =
  /^(?:in|bij|na|door|op|voor|met|van|tegen|om|over|uit|wegens|vanwege|onder|aan|tijdens|rond|naar|langs|tussen|ondanks|sinds|tot|buiten|boven|nabij|vlakbij|richting|via)$/u
export const DETERMINER = /^(?:de|het|een|zijn|haar|hun|dit|deze|die|dat|eigen|elk|elke|alle|geen)$/u
export const ADVERB =
  /^(?:dood|levend|ernstig|zwaar|licht|alsnog|opnieuw|weer|mogelijk|vermoedelijk|toch|definitief|postuum|onterecht|ten onrechte|massaal|tijdelijk|volledig|deels|gedeeltelijk|ook|nog|niet|wel|deze|vannacht|vandaag|gisteren|donderdagnacht|zondagnacht|zaterdagnacht|maandagochtend|direct|eerder|later|jarenlang|dodelijk|fors|flink|licht|verder|officieel)$/u
/** Places that are said with an article, as the end of their name shows. */
export const THE_PLACE: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:VS|EU|VN|NAVO|Filipijnen|Filippijnen|Caraïben|Malediven|Verenigde Staten|Veluwe|Betuwe|Achterhoek|Randstad|Gazastrook|Krim|Noordzee|Oostzee|Waddenzee|Alpen|Ardennen|Eufraat|Champions League|Europa League|Eredivisie|Coolsingel|Maas|Waal|Rijn|Schelde|Seine|Theems)$|^(?:Westelijke|Rode|Zwarte|Middellandse|Dode|Kaspische) |\p{Ll}(?:tunnel|straat|brug|laan|gracht|kade|singel|snelweg|steeg)$/u,
    'de',
  ],
  [
    /^(?:OM|IJsselmeer|Markermeer|Pantheon|Colosseum|Louvre|Kremlin|Vaticaan|Vondelpark|Museumplein|Verenigd Koninkrijk|Midden-Oosten|Witte Huis|Amazonegebied|Capitool|Binnenhof|Suezkanaal)$|^(?:Veerse|Gooise) Meer$|\p{Ll}(?:plein|kanaal|gebied|gebergte|stadion)$/u,
    'het',
  ],
]
/** These would need one, and nobody knows which. */
export const COMMON =
  /-\p{Ll}[\p{L}]+$|\p{Ll}(?:konvooi|carnaval|raad|kamer|bond|gebied|partij|dienst|prijs|fonds|wet|beurs|commissie|ministerie|toren|poort|berg|bos|rivier|zee|weg|park|huis|hof|school|oever|Meer|kerk|centrum)$/u
/** What has been done to them, or what has become of them; none is a present too. */
export const DONE =
  /^(?:aangehouden|opgepakt|gearresteerd|vastgezet|veroordeeld|vrijgesproken|vrijgelaten|aangeklaagd|beschuldigd|vervolgd|ontslagen|geschorst|vermoord|gedood|doodgeschoten|neergeschoten|neergestoken|doodgestoken|doodgereden|aangereden|geschept|mishandeld|beroofd|overvallen|ontvoerd|gegijzeld|bevrijd|gered|gevonden|teruggevonden|aangetroffen|gestolen|buitgemaakt|geëvacueerd|ontruimd|afgezet|gesloten|heropend|geopend|afgelast|geschrapt|uitgesteld|stilgelegd|stilgezet|platgelegd|verwoest|beschadigd|getroffen|gedrogeerd|aangespoeld|aangevallen|gebombardeerd|neergehaald|onderschept|uitgewezen|uitgezet|opgenomen|gehuldigd|geëerd|benoemd|beëdigd|gekozen|herkozen|begraven|overleden|omgekomen|verdronken|gestorven|bezweken|gevlucht|verdwenen|neergestort|ontspoord|gekapseisd|gezonken|gestrand|geland|ingestort|gestegen|gedaald|gekomen|bevallen|geopereerd|afgetreden|opgestapt|uitgeschakeld|gekaapt|geëxecuteerd|verkracht|aangerand|gepakt|vermist|verdacht|gezocht|verboden|toegevoegd|uitgeroepen|bedolven|opgeroepen|verwijderd|vernield|gesloopt|gesneuveld|beschoten|bestolen|geschaard|geblust|geraakt)$/u
/** It goes on. */
export const IS_BEING = /^(?:vermist|vervolgd|verdacht|gezocht)$/u
export const HURT = /^(?:gewond|zwaargewond|lichtgewond)$/u
export const isLower = (word = ''): boolean => /^\p{Ll}/u.test(word)
export const isCapital = (word = ''): boolean => /^\p{Lu}/u.test(word)
export const isAdjective = (word = ''): boolean =>
  /^[\p{Ll}-]{2,}(?:(?<!i|ag|ad|ur)e|[aeo]ie|ig|isch|lijk|end|uwd)$/u.test(word) ||
  /^(?:groot|zwaar|nieuw|jong|oud|ernstig|fataal|gewapend|illegaal|Nederlands|oud)$/u.test(word)
/** 'Duitse', 'Utrechts': of which land or town. */
export const isOfPlace = (word = ''): boolean =>
  /^\p{Lu}\p{L}+se$|^(?:Nederlands|Duits|Frans|Brits|Spaans|Italiaans|Amerikaans|Zweeds|Deens|Noors|Fins|Pools|Turks|Grieks|Chinees|Japans|Iraans|Iraaks|Oekraïens|Vlaams|Waals|Brussels|Antwerps|Gents|Amsterdams|Rotterdams|Utrechts|Haags|Brabants|Limburgs|Gronings|Fries|Zeeuws|Gelders|Overijssels)$/u.test(
    word,
  ) || OF_LAND.test(word)
const OF_LAND =
  /^(?:Russ|Belg|Israël|Palestijn|Syr|Arab|Ind|Austral|Braz|Argent|Kroat|Serv|Bosn|Alger|Lib|Aziat|Tsjech|Georg|Armen|Indones|Somal|Colomb|Est|Balt)\p{L}*ische?$/u
export const isAge = (word = ''): boolean => /^\(\d+\)$/u.test(word)
export const ROAD = /^[AN]\d{1,3}$/u
export const isOne = (noun: string): boolean =>
  /^(?:\p{Ll}|\d|\p{Lu}+\d*-\p{Ll})/u.test(noun) && (EVENT.test(noun) || THING.test(noun) || PERSON.test(noun))
/** Towns, surnames and houses of that name end so too. */
export const isNameLike = (noun: string): boolean =>
  /(?:huis|wijk|park|meer|school|basis|campus|kerk|bos|stad|dorp|gebouw|je)$/u.test(noun) &&
  !/^(?:huis|meisje|jongetje|ziekenhuis|school|basisschool|gebouw|flatgebouw|kerk|park|bos|meer|stad|dorp)$/u.test(noun)
/** They keep their capital. */
export const CITIZEN =
  /^(?:Nederlander|Nederlandse|Belg|Duitser|Fransman|Brit|Amerikaan|Oekraïner|Syriër|Zwollenaar|Amsterdammer|Rotterdammer|Utrechter|Hagenaar|Groninger)$/u
/** Of a place there is one. */
export const HOLDER =
  /^(?:Burgemeester|Premier|President|Minister|Directeur|Voorzitter|Topman|Topvrouw|Leider|Oprichter|Gouverneur|Bisschop)$/u
/** What stands before the name of a place. */
export const KIND_DE =
  /^(?:luchthaven|universiteit|staat|deelstaat|regio|provincie|stad|havenstad|hoofdstad|plaats|badplaats|wijk|gemeente|kustplaats)$/u
export const KIND_BARE = /^(?:station|metrostation|tijdschrift|supermarkt|krant)$/u
export const KIND_HET = /^(?:eiland|vakantie-eiland|schiereiland|dorp|dorpje)$/u
/** Many, or what is done: 'bij beschietingen', 'tijdens vissen'. */
export const isPlural = (word: string): boolean =>
  /^\p{Ll}{3,}(?:en|ers|aars|eurs|'s)$/u.test(word) && !ONE_IN_EN.test(word) && !DONE.test(word) && !PREPOSITION.test(word)
const ONE_IN_EN =
  /(?:haven|keuken|oven|toren|molen|wagen|teken|examen|vermogen|kussen|deken|varken|verleden|voornemen|leven|zuiden|noorden|oosten|westen|midden|laken|veulen|optreden|overlijden|handen|uiteen|personeels|eigen|open|samen|tegen|buiten|boven|binnen|morgen|tussen|alleen|jongen|wapen|gevangen)$/u
/** What somebody did: 'na winnen van', which wants 'het'. */
export const DOING =
  /^(?:winnen|verstrekken|doodschieten|doodsteken|neersteken|steken|stelen|lekken|spuiten|betasten|bedreigen|mishandelen|financieren|eten|zinken|tellen|verkopen|smokkelen|filmen|verzinnen|verspreiden|afpersen|oplichten|beledigen|verkrachten|misbruiken|ontvoeren|doden|slaan|witwassen|drugssmokkelen)$/u
/** A small word that could be a noun or a verb of its own. */
export const isLowerNoun = (word = ''): boolean =>
  isLower(word) &&
  !PREPOSITION.test(word) &&
  !DONE.test(word) &&
  !HURT.test(word) &&
  !ADVERB.test(word) &&
  !PARTICLE.test(word) &&
  word !== 'en'

export const FIXED =
  /^(?:op (?:verdenking|weg)|met spoed|op (?:zee|school|straat|camping|vakantie)|naar school|in (?:zee|beroep|huis|brand|handen|coma)|tijdens Zomercarnaval|in (?:actie|conflict|gevecht|protest|training|concert|operatie|onderzoek|school|proces)|(?:uit|onder) protest|onder (?:controle|dreiging)|op (?:reis|actie|vlucht|station|zoektocht)|(?:naar|van|uit|aan) huis|van school)$/u
/** Whose, only the story knows. */
export const KIN =
  /^(?:moeder|vader|zoon|dochter|vriend|vriendin|ex|broer|zus|zusje|broertje|echtgenoot|echtgenote|partner|zoontje|dochtertje|buurman|buurvrouw)$/u

export const isRole = (word: string): boolean =>
  /(?:president|premier|minister|koning|koningin|prins|prinses|producent|bisschop|legende|magnaat|miljonair|miljardair|bendeleider|drugsbaron|popster|gitarist|drummer|dirigent|trainer|coach|darter|bokser|model|influencer|vlogger|acteur|actrice|zanger|zangeres|schrijver|schrijfster|regisseur|wielrenner|wielrenster|voetballer|rapper|muzikant|politicus|politica|journalist|coureur|schaatser|tennisser|atleet|activist|kunstenaar|presentator|presentatrice|oud-\p{L}+|ex-\p{L}+)$/u.test(
    word,
  ) &&
  (isLower(word) || /^\p{Lu}+-\p{Ll}/u.test(word))
/** Lands keep their capital. */
export const isOfPlaceFirst = (word: string): boolean => isOfPlace(word) && !/lijkse$/u.test(word)
export const isNotAdjective = (word: string): boolean =>
  !/^(?:Nieuwe?|Oude?|Jonge?|Grote?|Eerste|Tweede|Laatste|Volgende|Deze|Dit|De|Het|Een|Ook|Weer|Opnieuw|Na|In|Op|Bij|Voor|Van|Met|Door|Tegen|Geen|Meer|Steeds|Toch|Zo|Hoe|Waarom|Als|Alle|Veel|Aantal|Helft|Deel|Code|Zeker|Ruim)$/u.test(
    word,
  )

/** It stands behind what a verb is done to: 'steekt vrouw neer'. */
const PARTICLE = /^(?:neer|vrij|vast|terug|weg|mee|toe|af)$/u

const REGIONS = new Intl.DisplayNames('nl', { type: 'region' })
/** 'brand in winkelcentrum Texas': where it is. */
export const LANDS: ReadonlySet<string> = new Set(
  [
    ...REGION_CODES.map((code) => REGIONS.of(code) ?? ''),
    'Texas',
    'Florida',
    'Californië',
    'Gaza',
    'Engeland',
    'Schotland',
    'Syrië',
  ].filter((name) => /^\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?$/u.test(name)),
)
/** Behind these a land is who did it. */
export const DEED =
  /(?:aanval|aanvallen|aanslag|aanslagen|beschieting|beschietingen|bombardement|bombardementen|raket|raketten|drone|drones|offensief|inval|invallen|actie|acties)$/u
