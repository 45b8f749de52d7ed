import { REGION_CODES } from '../../fit-for-air/other-countries.ts'

// What German papers leave out articles with, and auxiliaries, as closed lists.

export type Gender = 'm' | 'f' | 'n'
export type Case = 'nom' | 'acc' | 'dat'
export const A: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nom: { m: 'ein', f: 'eine', n: 'ein' },
  acc: { m: 'einen', f: 'eine', n: 'ein' },
  dat: { m: 'einem', f: 'einer', n: 'einem' },
}
export const THE: typeof A = {
  nom: { m: 'der', f: 'die', n: 'das' },
  acc: { m: 'den', f: 'die', n: 'das' },
  dat: { m: 'dem', f: 'der', n: 'dem' },
}

/** What happens, by the end of its name. */
export const EVENTS: Readonly<Record<Gender, RegExp>> = {
  m: /(?:unfall|brand|angriff|anschlag|überfall|absturz|zusammenstoß|einsturz|einbruch|einschlag|erdrutsch|vulkanausbruch|amoklauf|raubüberfall|messerangriff)$/iu,
  f: /(?:explosion|schießerei|attacke|kollision|karambolage|razzia|massenpanik|schlägerei|prügelei|messerstecherei|verfolgungsjagd|geiselnahme)$/iu,
  n: /(?:feuer|unglück|erdbeben|attentat|zugunglück|busunglück|gefecht)$/iu,
}
/** What else is said with an article of its own: things and places. */
export const THINGS: Readonly<Record<Gender, RegExp>> = {
  m: /(?:streit|konflikt|verdacht|schlag|einsatz|sturz|schuss|vorfall|autounfall|baum|zug|bus|lkw|pkw|park|wald|fluss|bach|supermarkt|club|nachtclub|kindergarten|bahnhof|flughafen|parkplatz|spielplatz|tunnel|bauernhof|keller|laden|imbiss|kiosk|skiort|badeort|urlaubsort|ferienort|vorort|raum|konvoi|hinterhalt|hund|balkon|gasthof|steinbruch|lastwagen|(?<!\p{L})(?:hang|abhang|pfosten|baumstrunk|betonpfeiler))$/iu,
  f: /(?:demonstration|polizeikontrolle|verkehrskontrolle|party|hochzeit|trauerfeier|weihnachtsfeier|wohnung|schule|kirche|moschee|synagoge|klinik|fabrik|bar|bank|menschenmenge|personengruppe|lawine|auseinandersetzung|operation|kundgebung|lagerhalle|turnhalle|tankstelle|unterkunft|diskothek|haltestelle|raststätte|tiefgarage|garage|berghütte|almhütte|brücke|bahnstrecke|drohne|kneipe|gaststätte|leiter|drohung|bombendrohung|suchaktion|bergtour|skitour|klettertour|wanderung|mauer|leitplanke|laterne|bahnschranke|unterführung|böschung|menschengruppe|fussgängergruppe|brandkatastrophe|katastrophe)$/iu,
  n: /(?:haus|fenster|auto|restaurant|hotel|einkaufszentrum|gebäude|unwetter|boot|schiff|flugzeug|messer|konzert|festival|stadtfest|volksfest|autorennen|flüchtlingslager|café|geschäft|(?<!\p{L})dorf|schwimmbad|freibad|motorrad|taxi|kraftwerk|bergwerk|klinikum|erdloch|beil|hospital|geländer|wohnmobil|trottinett|altenheim|pflegeheim|seniorenheim|wohnheim|kinderheim|tierheim)$/iu,
}
export const PERSONS: Readonly<Record<Gender, RegExp>> = {
  m: /^(?:Mann|Junge|Polizist|Soldat|Student|Tourist|Passant|Ehemann|Familienvater|Teenager|Ex-Freund|Tatverdächtiger|Verdächtiger|Jugendlicher|Deutscher|Unbekannter|Vermisster|Obdachloser|Minderjähriger|Betrunkener|\d+-[Jj]ähriger|\p{Lu}?\p{L}*jähriger|Arzt|Anwalt|Journalist|Pilot|Demonstrant|Migrant|Syrer|Afghane|Franzose|Brite|Pole|Russe)$/u,
  f: /^(?:Frau|Ehefrau|Leiche|Deutsche(?= )|\d+-[Jj]ährige|\p{L}{3,}jährige|\p{Lu}\p{L}+(?:er|ist|ent|ant|eur|tor|log)in)$/u,
  n: /^(?:Kind|Baby|Kleinkind|Neugeborenes|Ehepaar|Paar)$/u,
}
/** What a name is called by. */
export const ROLES: Readonly<Record<Gender, RegExp>> = {
  m: /(?:star|schauspieler|sänger|rapper|musiker|regisseur|trainer|profi|fußballer|politiker|minister|präsident|kanzler|chef|unternehmer|autor|schriftsteller|moderator|komponist|maler|fotograf|journalist|aktivist|anwalt|general|bischof|kardinal|sprinter|boxer|rennfahrer|oligarch|milliardär|mörder|terrorist|schütze|sportler|weltmeister|olympiasieger)$/iu,
  f: /\p{L}{3}(?:er|ist|ent|ant|eur|tor|log|chef|präsident|minister|sportler)in$/u,
  n: /^$/u,
}
/** Behind these a name stands without an article. */
export const OFFICE = /(?:minister|präsident|kanzler|chef|general|bischof|kardinal)(?:in)?$/iu
/** Of these there is one, or it is always said as if. */
export const KNOWN: Readonly<Record<Gender, RegExp>> = {
  m: /^(?:Bundestag|Bundesrat|Papst|Kreml|Bundeskanzler|Bundespräsident|Vatikan|Verfassungsschutz|Iran|Jemen|Libanon|Gazastreifen)$/u,
  f: /^(?:Polizei|Bundespolizei|Kriminalpolizei|Feuerwehr|Staatsanwaltschaft|Bundesanwaltschaft|Bundeswehr|Bundesregierung|Schweiz|Ukraine|Türkei|Slowakei|Justiz|Küstenwache|Autobahn|Silvesternacht|Neujahrsnacht|Nacht|Bahn|Zahl)$/u,
  n: /^(?:Bundesverfassungsgericht|Bundeskabinett|Militär|Westjordanland|Bundeskriminalamt)$/u,
}
/** One of them, called by whose it is. */
export const KIN: Readonly<Record<Gender, RegExp>> = {
  m: /^(?:Sohn|Vater|Bruder|Freund|Ehemann|Witwer|Enkel|Neffe|Mörder|Gründer|Leiter|Chef)$/u,
  f: /^(?:Zahl|Leiche|Tochter|Mutter|Schwester|Ehefrau|Frau|Witwe|Enkelin|Nichte|Mörderin|Gründerin|Leiterin|Chefin)$/u,
  n: /^$/u,
}
/** Behind 'aus' the one somebody was in. */
export const STAY: Readonly<Record<Gender, RegExp>> = {
  m: /^Hausarrest$/u,
  f: /^(?:Haft|U-Haft|Untersuchungshaft|Reha|Klinik|Psychiatrie|Gefangenschaft|Geiselhaft)$/u,
  n: /^(?:Krankenhaus|Gefängnis)$/u,
}
/** Many, or a stuff: they stand without an article. */
export const BARE =
  /^(?:Haft|U-Haft|Untersuchungshaft|Hausarrest|Bewährung|Lebensgefahr|Jahren?|Monaten?|Wochen?|Tagen?|Stunden?|Euro|Dollar|Prozent|Meter|Metern|Kilometer|Kilometern|Uhr|Grad|Hochwasser|Starkregen|Dauerregen|Pyrotechnik|Böller|Kälte|Hitze|Sturm|Gewalt|Tode|Mord|Mordes|Totschlags?|Betrugs?|Bestechung|Körperverletzung|Vergewaltigung|Missbrauchs?|Korruption|Steuerhinterziehung|Spionage|Landesverrats?|Völkermords?|Terrorverdachts?|Mordverdachts?|Volksverhetzung|Falschaussage|Untreue|Geldwäsche|Drogenhandels?|Beleidigung|Brandstiftung|Menschenhandels?|Beihilfe|Rauch|Wasser|Schnee|Eis|Regen|Alkohol|Drogen|Menschen|Kinder|Kindern|Männer|Männern|Frauen|Polizisten|Soldaten|Demonstranten|Migranten|Jugendliche|Jugendlichen|Häftlinge|Geiseln|Passagiere|Touristen|Personen|Zivilisten|Zeugen|Hinweise|Verletzte|Verletzten|Tote|Toten|Silvester|Weihnachten|Ostern|Pfingsten|Neujahr|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Schüsse|Millionen|Milliarden)$|(?:ungen|ionen|protesten|angriffen|unruhen|kämpfen|vorwürfen|überschwemmungen|regenfällen|unwettern|schüssen|krawallen|ausschreitungen|verdachts?|straftaten|waffen|drohnen|raketen|schulden)$/iu
const REGIONS = new Intl.DisplayNames('de', { type: 'region' })
export const STATES: ReadonlySet<string> = new Set(
  REGION_CODES.map((code) => REGIONS.of(code) ?? '').filter((name) => /^\p{L}+$/u.test(name)),
)
/** Towns and lands in the news; what is not among them may be a thing that lacks its article. */
export const TOWNS: ReadonlySet<string> = new Set(
  'Berlin Hamburg München Köln Frankfurt Stuttgart Düsseldorf Leipzig Dortmund Essen Bremen Dresden Hannover Nürnberg Duisburg Bochum Wuppertal Bielefeld Bonn Münster Mannheim Karlsruhe Augsburg Wiesbaden Gelsenkirchen Mönchengladbach Braunschweig Chemnitz Kiel Aachen Halle Magdeburg Freiburg Krefeld Lübeck Oberhausen Erfurt Mainz Rostock Kassel Hagen Saarbrücken Hamm Potsdam Ludwigshafen Oldenburg Leverkusen Osnabrück Solingen Heidelberg Herne Neuss Darmstadt Paderborn Regensburg Ingolstadt Würzburg Fürth Wolfsburg Offenbach Ulm Heilbronn Pforzheim Göttingen Bottrop Trier Recklinghausen Reutlingen Bremerhaven Koblenz Jena Remscheid Erlangen Moers Siegen Hildesheim Salzgitter Cottbus Gütersloh Kaiserslautern Schwerin Witten Gera Esslingen Ludwigsburg Hanau Tübingen Flensburg Zwickau Gießen Konstanz Marburg Passau Bamberg Bayreuth Celle Lüneburg Stade Goslar Gotha Suhl Plauen Bautzen Zittau Pirna Meißen Dessau Wittenberg Stendal Greifswald Stralsund Wismar Husum Neumünster Itzehoe Pinneberg Norderstedt Cuxhaven Wilhelmshaven Emden Leer Aurich Meppen Lingen Vechta Cloppenburg Delmenhorst Hameln Peine Gifhorn Detmold Herford Minden Soest Lippstadt Arnsberg Iserlohn Unna Borken Bocholt Wesel Kleve Düren Euskirchen Siegburg Neuwied Worms Speyer Landau Zweibrücken Rüsselsheim Wetzlar Fulda Offenburg Lahr Lörrach Friedrichshafen Ravensburg Aalen Göppingen Böblingen Kempten Memmingen Landshut Straubing Rosenheim Freising Erding Dachau Schweinfurt Coburg Ansbach Aschaffenburg Görlitz Weimar Bayern Sachsen Hessen Thüringen Brandenburg Niedersachsen Sachsen-Anhalt Schleswig-Holstein Baden-Württemberg Rheinland-Pfalz Nordrhein-Westfalen Mecklenburg-Vorpommern Oberbayern Niederbayern Oberfranken Mittelfranken Unterfranken Schwaben Norddeutschland Süddeutschland Ostdeutschland Westdeutschland Wien Graz Linz Salzburg Innsbruck Klagenfurt Tirol Südtirol Kärnten Niederösterreich Oberösterreich Vorarlberg Zürich Genf Basel Bern Lausanne Luzern Winterthur Crans-Montana Wallis London Paris Rom Mailand Turin Neapel Venedig Madrid Barcelona Valencia Sevilla Lissabon Porto Brüssel Antwerpen Amsterdam Rotterdam Kopenhagen Stockholm Oslo Helsinki Warschau Krakau Danzig Prag Brünn Budapest Bukarest Sofia Belgrad Zagreb Athen Istanbul Ankara Izmir Moskau Kiew Charkiw Odessa Cherson Lwiw Dnipro Saporischschja Donezk Minsk Riga Vilnius Tallinn Dublin Belfast Glasgow Manchester Liverpool Birmingham Edinburgh Marseille Lyon Nizza Toulouse Straßburg Bordeaux Jerusalem Gaza Beirut Damaskus Aleppo Bagdad Teheran Kabul Dubai Doha Kairo Tunis Tripolis Khartum Nairobi Lagos Johannesburg Kapstadt Peking Shanghai Hongkong Tokio Seoul Bangkok Jakarta Manila Mumbai Islamabad Karatschi Sydney Melbourne Washington Chicago Boston Miami Houston Texas Kalifornien Florida Ohio Kentucky Colorado Alaska Hawaii Georgia Toronto Vancouver Montreal Caracas Bogotá Lima Santiago Havanna Ceuta Melilla England Schottland Wales Nordirland Sizilien Katalonien Andalusien Südfrankreich Südspanien Norditalien Süditalien Nordengland Nahost Europa Asien Afrika Südamerika Nordafrika Westafrika Ostafrika Südkorea Nordkorea Großbritannien Kosovo Syrien'.split(
    ' ',
  ),
)
export const TWO_WORD_TOWN =
  /^(?:New York|Los Angeles|San Francisco|Las Vegas|Tel Aviv|Den Haag|Abu Dhabi|Buenos Aires|Rio de Janeiro|São Paulo|Sri Lanka|Bad \p{Lu}\p{Ll}+|Saudi Arabien|Costa Rica|Puerto Rico|El Salvador|Sierra Leone|Burkina Faso)$/u
/** How a kicker is said as a place, where it is not with 'in' alone. */
export const PLACES: Readonly<Record<string, string>> = {
  Jemen: 'im Jemen',
  Iran: 'im Iran',
  Irak: 'im Irak',
  Sudan: 'im Sudan',
  Südsudan: 'im Südsudan',
  Libanon: 'im Libanon',
  Kongo: 'im Kongo',
  Tschad: 'im Tschad',
  Senegal: 'im Senegal',
  Oman: 'im Oman',
  Kosovo: 'im Kosovo',
  Saarland: 'im Saarland',
  Gazastreifen: 'im Gazastreifen',
  Westjordanland: 'im Westjordanland',
  Ruhrgebiet: 'im Ruhrgebiet',
  Allgäu: 'im Allgäu',
  Türkei: 'in der Türkei',
  Schweiz: 'in der Schweiz',
  Ukraine: 'in der Ukraine',
  Slowakei: 'in der Slowakei',
  Mongolei: 'in der Mongolei',
  USA: 'in den USA',
  Niederlande: 'in den Niederlanden',
  Philippinen: 'auf den Philippinen',
  Malediven: 'auf den Malediven',
  Zypern: 'auf Zypern',
  Malta: 'auf Malta',
  Kuba: 'auf Kuba',
  Mallorca: 'auf Mallorca',
  Teneriffa: 'auf Teneriffa',
  Kreta: 'auf Kreta',
  Sizilien: 'auf Sizilien',
  Sardinien: 'auf Sardinien',
  Rügen: 'auf Rügen',
  Sylt: 'auf Sylt',
}

export const PREPOSITIONS: Readonly<Record<string, Case>> = {
  in: 'dat',
  an: 'dat',
  auf: 'dat',
  vor: 'dat',
  bei: 'dat',
  nach: 'dat',
  aus: 'dat',
  von: 'dat',
  mit: 'dat',
  seit: 'dat',
  nahe: 'dat',
  zu: 'dat',
  durch: 'acc',
  gegen: 'acc',
  für: 'acc',
  wegen: 'dat',
}
/** Where one gets to, it takes the other case; which of the two, only the whole shows. */
export const TO_WHERE: ReadonlySet<string> = new Set(['in', 'an', 'auf', 'vor'])
export const DETERMINERS =
  /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|kein|keine|keinen|seine?[mnrs]?|ihre?[mnrs]?|sein|ihr|diese[mnrs]?|mehrere[nr]?|viele[nr]?|zahlreiche[nr]?|einige[nr]?|etliche[nr]?|beide[nr]?|alle[nr]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|\p{Ll}{3,}einhalb|anderthalb|dutzende[nr]?|hunderte[nr]?|tausende[nr]?)$/iu
export const CONTRACTED = /^(?:im|am|vom|zum|zur|beim|ins|ans|aufs)$/u
export const COUNTED =
  /^(?:(?:Mindestens|Fast|Rund|Etwa|Über|Knapp|Mehr als|Bis zu|Wohl|Bislang|Insgesamt|Weitere) )?(?:[\d.]+|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Elf|Zwölf|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|Dutzende|Hunderte|Tausende|Zehntausende|Hunderttausende|Mehrere|Viele|Zahlreiche|Einige|Etliche|Unzählige|dutzende|hunderte|tausende)(?= )/u
export const PLURAL_SUBJECT =
  /^(?:Männer|Frauen|Kinder|Menschen|Polizisten|Soldaten|Demonstranten|Migranten|Häftlinge|Geiseln|Passagiere|Touristen|Zivilisten|Aktivisten|Terroristen|Journalisten|Flüchtlinge|Leichen|Forscher|Behörden|Ermittlungen)$/u

/** Who is dealt with so, by others. */
export const DONE =
  /^(?:festgenommen|verhaftet|verurteilt|freigesprochen|getötet|verletzt|erschossen|erstochen|erschlagen|ermordet|angeschossen|angegriffen|überfallen|ausgeraubt|entführt|befreit|gerettet|geborgen|entlassen|freigelassen|gefunden|aufgefunden|entdeckt|gestohlen|beschlagnahmt|sichergestellt|evakuiert|geräumt|gesperrt|zerstört|beschädigt|abgeschoben|ausgewiesen|ausgeliefert|überfahren|angefahren|niedergestochen|misshandelt|missbraucht|vergewaltigt|hingerichtet|gefasst|gestoppt|abgeschossen|vereidigt|angeklagt|bestraft|identifiziert|verschleppt|verklagt|verschüttet|notoperiert|operiert|festgesetzt|freigegeben|enthauptet|gelyncht|attackiert|geschlossen|eröffnet|nominiert|eingestellt|beigesetzt|genehmigt|lahmgelegt|getroffen|umgebracht|erfasst|gesprochen|verschoben|abgesagt|ausgezeichnet)$/u
/** What these have done themselves. */
export const GONE =
  /^(?:gestorben|verstorben|ertrunken|erfroren|verunglückt|gestürzt|abgestürzt|gesunken|gestiegen|eingestürzt|entgleist|verschwunden|geflohen|geflüchtet|entkommen|ausgebrochen|zurückgetreten|explodiert|gekentert|verhungert|verbrannt|erstickt|eingebrochen|kollidiert|gescheitert|gelandet|geplatzt)$/u
/** In the present they look the same: 'Richter verurteilt'. */
export const OR_PRESENT =
  /^(?:ver|be|ent|er|über|zer|miss)\p{L}+t$|^(?:gestürzt|explodiert|kollidiert|entgleist|evakuiert|identifiziert|operiert|nominiert|attackiert)$/u
export const OUT_OF =
  /^(?:entlassen|befreit|gerettet|geborgen|ausgewiesen|abgeschoben|geflohen|entkommen|ausgebrochen|verschwunden|gestohlen|evakuiert|gestürzt|entführt)$/u
export const ADVERBS =
  /^(?:erneut|offenbar|mutmaßlich|wieder|schwer|lebensgefährlich|tödlich|leicht|tot|leblos|lebend|unverletzt|deutlich|stark|leicht|weiter|vorläufig|vorübergehend|teilweise|fast|rund|etwa|mindestens|über|knapp|jahrelang|tagelang|stundenlang|monatelang|heute|gestern|kurzzeitig|schuldig|versehentlich|live)$/u

export const genderIn = (lists: Readonly<Record<Gender, RegExp>>, word: string): Gender | undefined =>
  (['m', 'f', 'n'] as const).find((gender) => lists[gender].test(word))
export const isCapital = (word = ''): boolean => /^\p{Lu}/u.test(word)
export const isAdjective = (word = ''): boolean => /^\p{Ll}[\p{Ll}-]{2,}(?:e|er|en|es|em)$/u.test(word)
/** 'Hamburger', 'Pariser': of which town. */
export const isOfTown = (word = ''): boolean => /^\p{Lu}\p{Ll}{2,}er$/u.test(word)

/** It keeps its capital, and its ending: 'Zürcher Stadtrat'. */
export const isTownly = (word: string): boolean =>
  /^(?:Schweizer|Zürcher|Basler|Münchner|Dresdner|Bremer|Aargauer|Thurgauer|Walliser|Tessiner|Bündner|Schaffhauser|Tiroler|Göttinger|Solothurner|Freiburger|Neuenburger|Waadtländer|Baselbieter|Zuger|Schwyzer|Urner|Glarner|Appenzeller|Brüsseler|Moskauer|Niederländer|Frankfurter|Düsseldorfer|Hannoveraner|Kölner)$/u.test(
    word,
  ) ||
  (word.endsWith('er') && (TOWNS.has(word.slice(0, -2)) || TOWNS.has(word.slice(0, -1))))

/** Lands with an article, behind 'in' and 'aus'. */
export const THE_LANDS: Readonly<Record<string, string>> = {
  Schweiz: 'der Schweiz',
  Ukraine: 'der Ukraine',
  Türkei: 'der Türkei',
  Slowakei: 'der Slowakei',
  Mongolei: 'der Mongolei',
  USA: 'den USA',
  Niederlanden: 'den Niederlanden',
}
/** By one of these one is hit, of others it would be said. */
export const VEHICLES = /(?:auto|zug|bus|lkw|pkw|lawine|baum|drohne|taxi|hund)$/iu
/** One man, as he is spoken of. */
export const ONE_MAN =
  /^(?:Verdächtigen|Tatverdächtigen|Jugendlichen|Deutschen|Unbekannten|Minderjährigen|\d+-[Jj]ährigen|\p{L}{3,}jährigen)$/u

/** One of these ends as many do, but for who acts. */
export const WEAK =
  /^(?:Polizisten|Soldaten|Demonstranten|Migranten|Touristen|Zivilisten|Studenten|Passanten|Journalisten|Aktivisten|Terroristen|Jungen|Menschen)$/u
