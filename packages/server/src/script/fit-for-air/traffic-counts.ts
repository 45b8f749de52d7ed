// How much traffic there was: 'Le trafic aérien mondial a battu un record' helps nobody on the road.

const WHAT =
  / (?:(?:air|ship|shipping|passenger|freight|port|rail) traffic|passengers?|travellers|containers?|flights|(?:luft|flug|schiffs|fracht|passagier|hafen|güter)verkehr\S*|fluggäst\S*|fahrgäst\S*|passagier\S*|flüge\S*|trafic (?:aérien|maritime|passagers|voyageurs|fluvial|ferroviaire)|passagers|voyageurs|conteneurs|vols|(?:tráfico|tránsito) (?:aéreo|marítimo|portuario|ferroviario)|pasajeros|viajeros|contenedores|vuelos|traffico (?:aereo|marittimo|portuale|passeggeri|ferroviario)|passeggeri|viaggiatori|voli|(?:tráfego|movimento|trânsito) (?:aéreo|marítimo|portuário)|passageiros|contentores|voos|ruch (?:lotniczy|pasażerski|statków|morski|kolejowy)|ruchu (?:lotniczym|pasażerskim|morskim|kolejowym)|pasażer\S*|kontener\S*|lotów|luchtverkeer|vliegverkeer|scheepvaart\S*|reizigers|vluchten|trafic(?:ul)? (?:aerian|naval|maritim|feroviar|de pasageri)|pasager\S*|călători|zboruri\S*|(?:हवाई|समुद्री|रेल) यातायात|यात्री|यात्रियों|उड़ानें|उडानें) /
const HOW_MUCH =
  / (?:records?|recordes?|récords?|rekord\S*|recordul|रिकॉर्ड|millions?|billions?|million\S*|milliard\S*|millones|mil millones|miljo\S*|miljard\S*|milion\S*|miliard\S*|milhões|mil milhões|bilhões|milioane|लाख|करोड|करोड़|per cent|percent|prozent|procent|por ciento|per cento|pour cent|por cento|la sută|प्रतिशत|%) /

/** True for words that count those who travelled, and tell of no road. */
export const countsTraffic = (words: string): boolean => WHAT.test(words) && HOW_MUCH.test(words)
