// Where it was, as an Italian headline sets it before a comma: 'Milano, arrestato un uomo'.

export const TOWN =
  /^(?:Agrigento|Alessandria|Ancona|Aosta|Arezzo|Ascoli Piceno|Asti|Avellino|Bari|Barletta|Belluno|Benevento|Bergamo|Biella|Bologna|Bolzano|Brescia|Brindisi|Cagliari|Caltanissetta|Campobasso|Caserta|Catania|Catanzaro|Chieti|Como|Cosenza|Cremona|Crotone|Cuneo|Enna|Ferrara|Firenze|Foggia|Forlì|Frosinone|Genova|Gorizia|Grosseto|Imperia|Isernia|Latina|Lecce|Lecco|Livorno|Lodi|Lucca|Macerata|Mantova|Massa|Matera|Messina|Milano|Modena|Monza|Napoli|Novara|Nuoro|Oristano|Padova|Palermo|Parma|Pavia|Perugia|Pesaro|Pescara|Piacenza|Pisa|Pistoia|Pordenone|Potenza|Prato|Ragusa|Ravenna|Reggio Calabria|Reggio Emilia|Rieti|Rimini|Roma|Rovigo|Salerno|Sassari|Savona|Siena|Siracusa|Sondrio|Taranto|Teramo|Terni|Torino|Trapani|Trento|Treviso|Trieste|Udine|Varese|Venezia|Verbania|Vercelli|Verona|Vicenza|Viterbo|Londra|Parigi|Berlino|New York|Los Angeles|Minneapolis|Gaza|Kiev|Mosca|Madrid|Barcellona|Bruxelles|Istanbul|Sydney)$/u
const COUNTRY =
  /^(?:Afghanistan|Albania|Algeria|Argentina|Australia|Austria|Belgio|Brasile|Bulgaria|Canada|Cina|Colombia|Croazia|Cuba|Danimarca|Ecuador|Egitto|Etiopia|Francia|Germania|Giappone|Grecia|India|Indonesia|Inghilterra|Iran|Iraq|Irlanda|Israele|Kenya|Libano|Libia|Marocco|Messico|Myanmar|Nigeria|Norvegia|Pakistan|Perù|Polonia|Portogallo|Romania|Russia|Scozia|Serbia|Siria|Somalia|Spagna|Sudan|Svezia|Svizzera|Thailandia|Tunisia|Turchia|Ucraina|Ungheria|Venezuela|Yemen)$/u
export const REGION =
  /^(?:Sicilia|Sardegna|Calabria|Puglia|Campania|Lombardia|Toscana|Veneto|Liguria|Piemonte|Emilia-Romagna|Abruzzo|Basilicata|Umbria|Friuli-Venezia Giulia|Trentino)$/u
export const isCountry = (label: string): boolean => COUNTRY.test(label)
export const placeOf = (label: string): string => {
  if (TOWN.test(label)) return `${/^A/.test(label) ? 'Ad' : 'A'} ${label}`
  if (/^(?:Usa|Stati Uniti)$/u.test(label)) return 'Negli Stati Uniti'
  return COUNTRY.test(label) || REGION.test(label) ? `In ${label}` : ''
}
/** What is done in a place, not to it or with it. */
export const AT_PLACE =
  /(?<!\p{L})(?:uccis|arrestat|fermat|trovat|ritrovat|mort|accoltellat|investit|travolt|ferit|sequestrat|crollat|esplos|deragliat|precipitat|aggredit|rapit|condannat|abbattut|rapinat|rubat|scopert|chius|evacuat|sgomberat|bloccat|denunciat|picchiat|inaugurat|scarcerat|stuprat|violentat|indagat|bombardat)[oaie](?!\p{L})/u
export const ELSEWHERE = / (?:a|ad|in|nel|nella|negli|tra|fra) \p{Lu}/u
