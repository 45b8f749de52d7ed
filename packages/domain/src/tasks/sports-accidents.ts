/**
 * By what a story is not one of sport, even where it happened to athletes: a cyclist hit by a car, a swimmer who drowned, skiers under an avalanche. Beginnings of words.
 */
export const ACCIDENTS: Readonly<Record<string, string>> = {
  en: 'drown(?:s|ed|ing)?\\b|hit-and-run|avalanche|(?:hit|struck|run over|knocked down|knocked off \\p{L}{1,8}|killed|injured|hurt) by an? (?:\\p{L}{1,12} )?(?:car|van|lorry|truck|bus|tram|train|taxi|driver|motorist|vehicle)\\b|collision with an? (?:\\p{L}{1,12} )?(?:car|van|lorry|truck|bus|tram|train|taxi|driver|motorist|vehicle)\\b|(?:killed|injured|dies|died|dead|hurt) (?:in|after) an? (?:\\p{L}{1,12} )?(?:road|car|crash|collision)',
  de: 'ertr(?:inkt|ank|unken)|badeunfall|verkehrsunfall|lawine|(?:von|vom) (?:einem |einer )?(?:\\p{L}{1,16} )?(?:auto|lkw|lastwagen|laster|bus|straßenbahn|tram|zug|transporter|pkw|taxi|autofahrer(?:in)?) (?:\\p{L}{1,12} )?(?:angefahren|erfasst|überfahren|überrollt|getötet|verletzt)|(?:unfall|zusammenstoß|kollision) mit (?:einem |einer )?(?:auto|lkw|lastwagen|bus|straßenbahn|zug|transporter|pkw)',
  fr: 'se noie|noy(?:é|ée|és|ées|ade)\\b|accident de la route|avalanche|(?:renversé|percuté|fauché|tué|blessé|heurté|écrasé)e?s? par (?:une? |le |la )?(?:voiture|camion|bus|car\\b|tram|train|automobiliste|chauffard|véhicule|fourgon|poids lourd)',
  es: 'ahog(?:a|an|ó|aron|ad[oa]s?|amiento)\\b|atropell|avalancha de nieve|accidente de tráfico|arrollad[oa]s? por (?:un |una |el )?(?:coche|carro|auto|camión|autobús|tren|tranvía|furgoneta|conductor|vehículo)',
  it: "anneg|valanga|incidente stradale|(?:investit|travolt|falciat|uccis)[oaie] da (?:un |una |un[’'])?(?:auto|camion|treno|tir\\b|furgone|tram\\b|bus\\b|pirata)",
  pt: 'afog(?:a|am|ou|aram|ad[oa]s?|amento)\\b|atropelad|atropelamento|avalanche|acidente de (?:viação|trânsito)|colhid[oa]s? por (?:um |uma )?(?:carro|comboio|camião|autocarro|trem)',
  pl: 'uton[ąęi]|utopi|potrąc(?:on|ił|en)|lawin|wypad(?:ek|ku|ki) drogow|zderzeni\\p{L} z (?:samochod|ciężarów|tramwaj|autobus|pociąg)|przejechan\\p{L} przez',
  nl: 'verdr(?:inkt|onk|onken|inken)\\b|aangereden|overreden|aanrijding|lawine|verkeersongeval|verkeersongeluk|geschept door|botsing met (?:een )?(?:auto|vrachtwagen|bus\\b|trein|tram\\b|bestelbus)',
  ro: 'înec(?:at|ată|ați|ate)\\b|avalanș|accident(?:ul)? (?:rutier|de circulație)|acroșat|(?:lovit|călcat|spulberat)\\p{L}{0,2} (?:mortal )?de (?:o |un )?(?:mașin|camion|tren|autobuz|tramvai|dub|autoturism|tir\\b|șofer)',
  hi: 'डूबकर|डूबने से|डूब ग|हिमस्खलन|सड़क (?:हादस|दुर्घटना)|(?:कार|ट्रक|बस|ट्रेन|ट्रॉली|डंपर|वाहन|गाड़ी) (?:ने|की) (?:[\\p{L}\\p{M}]{1,12} ){0,2}(?:टक्कर|रौंद|कुचल)',
}
