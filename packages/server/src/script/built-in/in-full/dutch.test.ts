import { describe, expect, it } from 'vitest'
import { dutchInFull } from './dutch.ts'

const SAID: Readonly<Record<string, string>> = {
  'Man opgepakt na ruzie in café.': 'Een man is opgepakt na een ruzie in een café.',
  'Vrouw in Zwolle door trein geraakt.': 'Een vrouw is in Zwolle door een trein geraakt.',
  'Man doodt vrouw in Emmen.': 'Een man doodt een vrouw in Emmen.',
  'Man steekt vrouw neer in park.': 'Een man steekt een vrouw neer in een park.',
  'Politie houdt man aan na inbraak.': 'De politie houdt een man aan na een inbraak.',
  'Politie zoekt getuigen van overval.': 'De politie zoekt getuigen van een overval.',
  'Politie zoekt dader.': 'De politie zoekt een dader.',
  'Twee doden bij ongeluk op A12.': 'Er zijn twee doden gevallen bij een ongeluk op de A12.',
  'Twee doden bij ongeluk A12.': 'Er zijn twee doden gevallen bij een ongeluk op de A12.',
  'Gewonde bij brand in flat.': 'Er is een gewonde gevallen bij een brand in een flat.',
  'Dode bij brand.': 'Er is een dode gevallen bij een brand.',
  'Doden bij aanslag in Kabul.': 'Er zijn doden gevallen bij een aanslag in Kabul.',
  'Brand in flat in Tilburg.': 'Er was een brand in een flat in Tilburg.',
  'Brand bij AkzoNobel geblust.': 'Een brand bij AkzoNobel is geblust.',
  'Explosie bij woning in Breda.': 'Er was een explosie bij een woning in Breda.',
  'Nederlander vermist in Alpen.': 'Een Nederlander wordt vermist in de Alpen.',
  'Nederlanders vermist in Alpen.': 'Nederlanders worden vermist in de Alpen.',
  'Acht jaar cel geëist tegen man voor moord.': 'Er is acht jaar cel geëist tegen een man voor moord.',
  'Negen maanden cel voor fraude.': 'Er is negen maanden cel opgelegd voor fraude.',
  'Trein ontspoord bij Zwolle.': 'Een trein is ontspoord bij Zwolle.',
  'Drie mensen gered uit brandend huis.': 'Drie mensen zijn gered uit een brandend huis.',
  'Meisje (6) overleden na val uit raam.': 'Een meisje (6) is overleden na een val uit een raam.',
  'Zanger Jan Vis overleden.': 'Zanger Jan Vis is overleden.',
  'Belgische zanger Jan Vis overleden.': 'De Belgische zanger Jan Vis is overleden.',
  'Oud-minister Jan Vis (80) overleden.': 'Oud-minister Jan Vis (80) is overleden.',
  'Schrijfster Anna Bos bevallen van zoon.': 'Schrijfster Anna Bos is bevallen van een zoon.',
  'Prinses Anna bevallen van dochter.': 'Prinses Anna is bevallen van een dochter.',
  'Twintig vluchten geschrapt door storm.': 'Twintig vluchten zijn geschrapt door een storm.',
  'School in Zwolle gesloten na dreiging.': 'Een school in Zwolle is gesloten na een dreiging.',
  'Kerk verwoest door brand.': 'Een kerk is verwoest door een brand.',
  'Vijf woningen in Assen ontruimd na gaslek.': 'Vijf woningen in Assen zijn ontruimd na een gaslek.',
  'Honderden mensen gevlucht voor natuurbranden in Spanje.': 'Honderden mensen zijn gevlucht voor natuurbranden in Spanje.',
  'Wolf doodgereden op snelweg.': 'Een wolf is doodgereden op een snelweg.',
  'Burgemeester van Assen opgestapt.': 'De burgemeester van Assen is opgestapt.',
  'Agent gewond bij achtervolging in Almere.': 'Een agent is gewond geraakt bij een achtervolging in Almere.',
  'Agent zwaargewond na aanrijding.': 'Een agent is zwaargewond na een aanrijding.',
  'Inbrekers opgepakt na tip.': 'Inbrekers zijn opgepakt na een tip.',
  'Jongen van 14 opgepakt voor steekpartij.': 'Een jongen van 14 is opgepakt voor een steekpartij.',
  'Twee mannen van 20 opgepakt voor overval op juwelier.': 'Twee mannen van 20 zijn opgepakt voor een overval op een juwelier.',
  'OM eist cel tegen man.': 'Het OM eist cel tegen een man.',
  'Rechter verbiedt demonstratie.': 'De rechter verbiedt een demonstratie.',
  'Rechtbank spreekt man vrij van moord.': 'De rechtbank spreekt een man vrij van moord.',
  'Vrachtwagen geschaard op A1.': 'Een vrachtwagen is geschaard op de A1.',
  'Lichaam gevonden in kanaal.': 'Een lichaam is gevonden in een kanaal.',
  'Drugs gevonden in woning.': 'Drugs zijn gevonden in een woning.',
  'Drie verdachten van moord op advocaat vrijgelaten.': 'Drie verdachten van moord op een advocaat zijn vrijgelaten.',
  'Ruim honderd doden door overstromingen in India.': 'Er zijn ruim honderd doden gevallen door overstromingen in India.',
  'Meer dan 20 gewonden bij ongeluk met bus in Peru.':
    'Er zijn meer dan 20 gewonden gevallen bij een ongeluk met een bus in Peru.',
  'Motorrijder overleden na botsing met auto op N34.': 'Een motorrijder is overleden na een botsing met een auto op de N34.',
  'Duitse man opgepakt op Schiphol.': 'Een Duitse man is opgepakt op Schiphol.',
  'Nieuwe verdachte aangehouden voor steekpartij.': 'Een nieuwe verdachte is aangehouden voor een steekpartij.',
  'Twee agenten ontslagen wegens racisme.': 'Twee agenten zijn ontslagen wegens racisme.',
  'Man krijgt vijf jaar cel voor doodslag.': 'Een man krijgt vijf jaar cel voor doodslag.',
  'Politie schiet man neer in Den Haag.': 'De politie schiet een man neer in Den Haag.',
  'Twee tieners opgepakt voor explosies in Rotterdam.': 'Twee tieners zijn opgepakt voor explosies in Rotterdam.',
}

/** Sentences, and what would be said falsely or half. */
const STAYS: readonly string[] = [
  'Dode vogel gevonden op strand.',
  'Aanval op Kyiv.',
  'Aanslag op moskee in Lyon.',
  'Minister ontslagen na ruzie.',
  'Britse minister ontslagen na ruzie.',
  'Verdachten aangehouden.',
  'Acht jaar cel voor moord op buurman.',
  'Acht jaar cel voor man die vrouw sloeg.',
  'De man is opgepakt.',
  'Man wordt opgepakt na inbraak.',
  'Man heeft vrouw gedood.',
  'Man die vrouw doodde veroordeeld.',
  'Politie verrast door opkomst.',
  'Kabinet valt over asiel.',
  'Auto te water in Utrecht.',
  'Auto rijdt in op menigte.',
  'Jan Vis van de Berg overleden.',
  'Raadslid beschuldigd van fraude.',
  'Man zwaargewond in huis gevonden.',
  'Man gewond, dader gevlucht.',
  'Leger Soedan verovert stad.',
  'OM eist tien jaar cel tegen verdachte.',
  'Ajax uitgeschakeld in beker.',
  'Feyenoord verliest van PSV.',
  'Drie kinderen uit huis geplaatst.',
  'Premier Vis afgetreden na kritiek.',
  'Vuurwerk gevonden bij inval in woning.',
  'De minister heeft de begroting gepresenteerd.',
  'Een vrouw is gewond geraakt bij een brand.',
  'Waarom de trein zo vaak te laat is.',
  "'Wij gaan door', zegt de trainer.",
  'Nieuw park in Assen.',
]

describe('a Dutch telegram', () => {
  it.each(Object.entries(SAID))('%s', (headline, sentence) => {
    expect(dutchInFull(headline)).toBe(sentence)
  })

  it.each(STAYS)('stays: %s', (headline) => {
    expect(dutchInFull(headline)).toBe(headline)
  })

  it.each(Object.values(SAID))('is said once: %s', (sentence) => {
    expect(dutchInFull(sentence)).toBe(sentence)
  })
})
