/** Beginnings of words that weather and traffic reports are made of, by tongue; in German also inside of one ('Schneesturm'). */
const WEATHER: Readonly<Record<string, string>> = {
  en: 'weather|forecast|rain|snow|storm|wind|gust|sunny|sunshine|cloud|fog|frost|temperature|degree|thunder|heatwave|showers',
  de: 'wetter|regen(?![ed])|schnee|sturm|böe|gewitter|sonnig|wolk|nebel|frost|temperatur|(?<!\\p{L})grad(?!\\p{L})|höchstwert|glätte|schauer',
  pl: 'pogod|deszcz|śnieg|burz|wiatr|mgł|słoneczn|chmur|mróz|temperatur|stopni|opad',
  es: 'meteorol|pronóstico|lluvia|nieve|nevada|tormenta|viento|niebla|nubes|nuboso|soleado|temperatura|grados|chubasco',
  it: 'meteo|previsioni|pioggia|piogge|neve|temporal|vento|venti|nebbia|nuvol|soleggiat|temperatur|gradi|gelo',
  fr: 'météo|prévision|pluie|neige|orage|tempête|vents?(?!\\p{L})|rafale|brouillard|verglas|ensoleillé|nuage|degré|température|averse',
  pt: 'meteorol|previsão|chuva|neve|trovoada|vento|nevoeiro|nuvens|nublado|temperatura|graus|aguaceiro|tempestade',
  hi: 'मौसम|बारिश|बर्फ|तूफ़ान|तूफान|हवा|कोहरा|तापमान|डिग्री|वर्षा|ठंड|गर्मी',
  nl: 'weerbericht|weersverwacht|het weer(?!\\p{L})|regen|sneeuw|storm|wind|onweer|zonnig|bewolk|mist(?!\\p{L})|temperatu|graden|buien|gladheid',
  ro: 'vreme|meteo|ploaie|ploi|ninsoare|ninsori|furtun|vânt|ceață|soare|însorit|nori|temperatur|grade|ger',
}
const TRAFFIC: Readonly<Record<string, string>> = {
  en: 'traffic|motorway|highway|lorry|congestion|roadworks|lane|junction|delays|diversion|queue|road|crash|collision|tailback|freeway|interstate',
  de: 'verkehr|stau(?![bnr])|autobahn|sperrung|gesperrt|umleitung|fahrbahn|fahrstreifen|anschlussstelle|baustelle|unfall|zeitverlust|lkw',
  pl: 'ruch drog|kork|autostrad|drog|objazd|zablokowan|wypadek|wypadk|utrudnien|węz|pas ruchu|ciężarów',
  es: 'tráfico|atasco|autopista|autovía|carretera|retenciones|carril|accidente|desvío|cortad|camión',
  it: 'traffico|coda|code|autostrada|tangenziale|svincolo|corsia|incidente|deviazione|chius|rallentament|camion',
  fr: 'trafic|circulation|bouchon|autoroute|périphérique|embouteillage|déviation|route|voie|accident|chantier|poids lourd',
  pt: 'trânsito|engarrafamento|fila|autoestrada|estrada|faixa|acidente|desvio|cortad|camião|congestionamento',
  hi: 'ट्रैफिक|ट्रैफ़िक|यातायात|जाम|सड़क|हाईवे|राजमार्ग|दुर्घटना|ट्रक|वाहन|रास्ता',
  nl: 'verkeer|files?(?!\\p{L})|snelweg|rijstrook|afgesloten|omleiding|ongeluk|ongeval|vertraging|wegwerk|vrachtwagen|knooppunt',
  ro: 'trafic|ambuteiaj|autostrad|drum|bandă|benzi|accident|deviere|restricți|blocaj|camion|șosea',
}
/** What Weather (2) and Traffic (3) are about, in words of the tongue; undefined for the types that are about anything. */
export const typeSubject = (presentationType: number, locale: string): RegExp | undefined => {
  const tongue = locale.slice(0, 2)
  const stems = { 2: WEATHER, 3: TRAFFIC }[presentationType]?.[tongue]
  return stems === undefined ? undefined : new RegExp(`${tongue === 'de' ? '' : '(?<![\\p{L}\\p{M}])'}(?:${stems})`, 'giu')
}
