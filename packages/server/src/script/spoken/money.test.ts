import { cpuMsOf } from '@hourcast/db/testing/cpu-ms-of'
import { expect, test } from 'vitest'
import { toSpoken } from './to-spoken.ts'

/** Money keeps its scale and its currency, however it is written. */
const TABLE: Readonly<Record<string, readonly [string, string][]>> = {
  'en-GB': [
    ['A $2tn plan.', 'A 2 trillion dollar plan.'],
    ['It cost £3.5bn.', 'It cost 3.5 billion pounds.'],
    ['They won €40m.', 'They won 40 million euros.'],
    ['Between $5-10m a year.', 'Between 5 to 10 million dollars a year.'],
    ['A fund of €40K.', 'A fund of 40 thousand euros.'],
    ['US$ 1.2 mn was paid.', '1.2 million U S dollars was paid.'],
    ['It cost 1.2 mn US$.', 'It cost 1.2 million U S dollars.'],
    ['EUR 40m and 40m EUR.', '40 million euros and 40 million euros.'],
    ['CHF 5m and 300 kr.', '5 million Swiss francs and 300 kroner.'],
    ['From $5bn-$10bn.', 'From 5 to 10 billion dollars.'],
    ['He paid £1, not £2.', 'He paid 1 pound, not 2 pounds.'],
    ['More than 3.5bn people.', 'More than 3.5 billion people.'],
  ],
  'en-IN': [
    ['Rs 500 cr was spent.', '500 crore rupees was spent.'],
    ['Rs. 500 crore was spent.', '500 crore rupees was spent.'],
    ['₹1.2 lakh was paid.', '1.2 lakh rupees was paid.'],
    ['A ₹2 lakh crore plan.', 'A 2 lakh crore rupees plan.'],
    ['INR 500 cr.', '500 crore rupees.'],
  ],
  'de-DE': [
    ['Das kostet €40m.', 'Das kostet 40 Millionen Euro.'],
    ['Es sind 3,5 Mrd. Euro.', 'Es sind 3,5 Milliarden Euro.'],
    ['Es sind 3,5 Mrd. €.', 'Es sind 3,5 Milliarden Euro.'],
    ['Rund 1,2 Mio. Euro fehlen.', 'Rund 1,2 Millionen Euro fehlen.'],
    ['Ein Plan für $2tn.', 'Ein Plan für 2 Billionen Dollar.'],
    ['Es fehlen 5-10 Mio. Euro.', 'Es fehlen 5 bis 10 Millionen Euro.'],
    ['Es kostet 40 CHF.', 'Es kostet 40 Schweizer Franken.'],
    ['Er zahlt 300 kr.', 'Er zahlt 300 Kronen.'],
    ['Es kostet 12.50 €.', 'Es kostet 12,50 Euro.'],
    ['Es kostet 1 €.', 'Es kostet 1 Euro.'],
  ],
  'pl-PL': [
    ['To kosztuje 12,4 mln zł.', 'To kosztuje 12,4 miliona złotych.'],
    ['Dopłata 5 tys. zł.', 'Dopłata 5 tysięcy złotych.'],
    ['Dopłata 2 tys. zł rocznie.', 'Dopłata 2 tysiące złotych rocznie.'],
    ['Plan za $2tn.', 'Plan za 2 biliony dolarów.'],
    ['Kupili za €3,5 mld.', 'Kupili za 3,5 miliarda euro.'],
    ['Cena 1 zł, 3 zł, 25 zł.', 'Cena 1 złoty, 3 złote, 25 złotych.'],
    ['Cena $1, $3, $25.', 'Cena 1 dolar, 3 dolary, 25 dolarów.'],
    ['Koszt 40 PLN.', 'Koszt 40 złotych.'],
    ['Koszt 5 CHF.', 'Koszt 5 franków szwajcarskich.'],
  ],
  'es-ES': [
    ['Cuesta 3,5 M€.', 'Cuesta 3,5 millones de euros.'],
    ['Son $2tn.', 'Son 2 billones de dólares.'],
    ['Son 1 M€.', 'Son un millón de euros.'],
    ['Vale $1.', 'Vale un dólar.'],
    ['Paga 40 €.', 'Paga 40 euros.'],
    ['Son €3,5bn.', 'Son 3,5 mil millones de euros.'],
    ['Son 40 mil €.', 'Son 40 mil euros.'],
    ['Cuesta 5-10 M€.', 'Cuesta 5 a 10 millones de euros.'],
  ],
  'es-MX': [
    ['Invierten 500 mdp.', 'Invierten 500 millones de pesos.'],
    ['Invierten 3.5 mmdp.', 'Invierten 3.5 mil millones de pesos.'],
    ['Exportan 40 mdd.', 'Exportan 40 millones de dólares.'],
    ['Cuesta $25.', 'Cuesta 25 pesos.'],
    ['Cuesta US$25.', 'Cuesta 25 dólares.'],
    ['Invierten 5-10 mdp.', 'Invierten 5 a 10 millones de pesos.'],
  ],
  'it-IT': [
    ['Costa 12 mln di euro.', 'Costa 12 milioni di euro.'],
    ['Costa 12 mln euro.', 'Costa 12 milioni di euro.'],
    ['Servono 3,5 mld €.', 'Servono 3,5 miliardi di euro.'],
    ['Vale 1 mln €.', 'Vale un milione di euro.'],
    ['Un piano da $2tn.', 'Un piano da 2000 miliardi di dollari.'],
    ['Costa €40m.', 'Costa 40 milioni di euro.'],
    ['Costa 40 mila €.', 'Costa 40 mila euro.'],
    ['Servono 12 mln in cinque anni.', 'Servono 12 milioni in cinque anni.'],
    ['Altri 12 mln arrivano dallo Stato.', 'Altri 12 milioni arrivano dallo Stato.'],
    ['Ha 12 mln abitanti.', 'Ha 12 milioni di abitanti.'],
  ],
  'fr-FR': [
    ['Soit 140 Md€.', 'Soit 140 milliards d’euros.'],
    ['Soit 3,5 M€.', 'Soit 3,5 millions d’euros.'],
    ['Soit 1,5 M€.', 'Soit 1,5 million d’euros.'],
    ['Un plan de $2tn.', 'Un plan de 2000 milliards de dollars.'],
    ['Il coûte 40 k€.', 'Il coûte 40 mille euros.'],
    ['Il coûte 40 CHF.', 'Il coûte 40 francs suisses.'],
    ['Il faut 5-10 M€.', 'Il faut 5 à 10 millions d’euros.'],
    ['Il coûte 1 €.', 'Il coûte 1 euro.'],
  ],
  'pt-PT': [
    ['Custa R$ 3,2 bi.', 'Custa 3,2 bilhões de reais.'],
    ['Custa R$ 40 mi.', 'Custa 40 milhões de reais.'],
    ['São R$ 2 tri.', 'São 2 trilhões de reais.'],
    ['São 40 mi de reais.', 'São 40 milhões de reais.'],
    ['Custa €3,5bn.', 'Custa 3,5 mil milhões de euros.'],
    ['Custa 40 M€.', 'Custa 40 milhões de euros.'],
    ['Custa R$ 40 mil.', 'Custa 40 mil reais.'],
    ['Custa R$ 1.', 'Custa 1 real.'],
  ],
  'nl-NL': [
    ['Het kost €3,5 mld.', 'Het kost 3,5 miljard euro.'],
    ['Het kost 3,5 mld. euro.', 'Het kost 3,5 miljard euro.'],
    ['Het kost 12 mln euro.', 'Het kost 12 miljoen euro.'],
    ['Een plan van $2tn.', 'Een plan van 2 biljoen dollar.'],
    ['Het kost €40k.', 'Het kost 40 duizend euro.'],
    ['Het kost 5-10 mln euro.', 'Het kost 5 tot 10 miljoen euro.'],
    ['Het kost £40.', 'Het kost 40 pond.'],
    ['Het kost 300 kr.', 'Het kost 300 kronen.'],
  ],
  'ro-RO': [
    ['Costă 3,2 mil. lei.', 'Costă 3,2 milioane de lei.'],
    ['Costă 30 mil. lei.', 'Costă 30 de milioane de lei.'],
    ['Costă 5 mld. euro.', 'Costă 5 miliarde de euro.'],
    ['Costă 5 lei, 30 lei.', 'Costă 5 lei, 30 de lei.'],
    ['Costă 20-30 lei.', 'Costă 20 până la 30 de lei.'],
    ['Costă 40 RON.', 'Costă 40 de lei.'],
    ['Un fond de 500 milioane dolari.', 'Un fond de 500 de milioane de dolari.'],
    ['Peste 3 miliarde euro și 15 milioane lei.', 'Peste 3 miliarde de euro și 15 milioane de lei.'],
    ['Are 1,25 milioane lei și 20 mii euro.', 'Are 1,25 milioane de lei și 20 de mii euro.'],
    ['Are 30 de milioane de lei.', 'Are 30 de milioane de lei.'],
    ['În 2024 mii de oameni au plecat.', 'În 2024 mii de oameni au plecat.'],
    ['Au plecat 2300 mii de oameni.', 'Au plecat 2300 de mii de oameni.'],
    ['Costă 1 mil. euro.', 'Costă un milion de euro.'],
    ['Un plan de $2tn.', 'Un plan de 2000 de miliarde de dolari.'],
    ['Costă 40 €.', 'Costă 40 de euro.'],
  ],
  'hi-IN': [
    ['₹500 करोड़ मिले।', '500 करोड़ रुपये मिले।'],
    ['रु. 500 करोड़ मिले।', '500 करोड़ रुपये मिले।'],
    ['Rs 500 करोड़ मिले।', '500 करोड़ रुपये मिले।'],
    ['₹500 cr मिले।', '500 करोड़ रुपये मिले।'],
    ['₹2 लाख मिले।', '2 लाख रुपये मिले।'],
    ['$40 मिले।', '40 डॉलर मिले।'],
    ['€3.5bn मिले।', '3.5 अरब यूरो मिले।'],
    ['₹25 मिले।', '25 रुपये मिले।'],
  ],
}

for (const [locale, rows] of Object.entries(TABLE))
  test.each(rows)(`${locale}: %s`, (written, said) => {
    expect(toSpoken(written, locale)).toBe(said)
  })

test.each(['$1', '$1-', '1 mln ', '5-10 ', 'Rs. 1 ', '€1,', '1.1,', '5 mil. '])('a page of %j holds nobody up', async (part) => {
  const work = () => {
    for (const locale of ['en-GB', 'ro-RO', 'es-MX', 'it-IT']) toSpoken(part.repeat(40_000 / part.length), locale)
  }
  // Quadratic time would be ten seconds.
  expect(await cpuMsOf(work)).toBeLessThan(3_000)
})
