import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { withDaysHeard } from './days-heard.ts'

/** A Monday: 8 February 2027. */
const MONDAY = Date.UTC(2027, 1, 8) / 86_400_000
const said = (text: string, tongue: Tongue, ago = 0) => withDaysHeard(text, { today: MONDAY, written: MONDAY - ago }, tongue)

test.each<[Tongue, string, string]>([
  ['es', 'El 8 de febrero abre el museo de Albarra.', 'Hoy abre el museo de Albarra.'],
  ['es', 'La línea cerró el 5 de febrero de 2027 por obras.', 'La línea cerró el viernes por obras.'],
  ['es', 'A partir del 8 de febrero sube el pan.', 'A partir de hoy sube el pan.'],
  ['fr', 'Ce 8 février, un musée ouvre à Valmont.', 'Aujourd’hui, un musée ouvre à Valmont.'],
  ['fr', 'Il a été battu le 5 février dernier.', 'Il a été battu vendredi.'],
  ['fr', 'De nouvelles règles dès le 8 février.', 'De nouvelles règles dès aujourd’hui.'],
  ['it', 'Dal 8 febbraio scattano gli aumenti.', 'Da oggi scattano gli aumenti.'],
  ['pt', 'No dia 8 de fevereiro, a vila celebra a sua fundação.', 'Hoje, a vila celebra a sua fundação.'],
  ['pt', 'O professor morreu no dia 5 de fevereiro.', 'O professor morreu na sexta-feira.'],
  ['ro', 'De la 8 februarie, factura scade.', 'Începând de astăzi, factura scade.'],
  ['ro', 'Un raport publicat pe 5 februarie a stârnit reacții.', 'Un raport publicat vineri a stârnit reacții.'],
  ['ro', 'Începând cu 8 februarie, factura scade.', 'Începând de astăzi, factura scade.'],
  // What begins behind a comma, or has such a word in another tongue, is no part of the date.
  ['fr', 'Le 5 février, la route a été coupée.', 'Vendredi, la route a été coupée.'],
  ['fr', 'Le 5 février, au matin, il a été battu.', 'Vendredi, au matin, il a été battu.'],
  ['es', 'Huyó el 5 de febrero del penal de Albarra.', 'Huyó el viernes del penal de Albarra.'],
  ['fr', 'Le 5 février, 12 maisons ont été fermées.', 'Vendredi, 12 maisons ont été fermées.'],
  ['es', 'El 5 de febrero, la policía cerró el bar.', 'El viernes, la policía cerró el bar.'],
  ['it', 'Il 5 febbraio la polizia ha arrestato un uomo.', 'Venerdì la polizia ha arrestato un uomo.'],
  ['pt', 'No dia 8 de fevereiro o museu abre em Soutelo.', 'Hoje o museu abre em Soutelo.'],
  ['pl', '8 lutego do szkoły weszła policja, poinformowała rada.', 'Dziś do szkoły weszła policja, poinformowała rada.'],
  ['de', 'Am 8. Februar ist er wieder zu Gast.', 'Heute ist er wieder zu Gast.'],
  ['de', 'Am Samstag, 6. Februar, ereignete sich ein Unfall.', 'Am Samstag ereignete sich ein Unfall.'],
  ['de', 'Die Sperre gilt ab dem 8. Februar.', 'Die Sperre gilt ab heute.'],
  ['de', 'Am Freitagabend, 5. Februar, wurde er gefasst.', 'Am Freitagabend wurde er gefasst.'],
  ['nl', 'De bundel verschijnt op maandag 8 februari.', 'De bundel verschijnt vandaag.'],
  ['nl', 'Vanaf 8 februari rijdt de bus weer.', 'Vanaf vandaag rijdt de bus weer.'],
  ['en', 'The hall opens on Monday, February 8, 2027.', 'The hall opens today.'],
  ['en', 'On Friday (Feb. 5), a bridge collapsed.', 'On Friday, a bridge collapsed.'],
  ['en', 'As of Feb. 8, the clinic had 12 cases.', 'As of today, the clinic had 12 cases.'],
  ['pl', 'W sobotę, 6 lutego, doszło do pożaru.', 'W sobotę doszło do pożaru.'],
  ['pl', '8 lutego ruszyły zapisy.', 'Dziś ruszyły zapisy.'],
  ['pl', 'Do wypadku doszło w poniedziałek, 8 lutego, krótko przed godziną 5.', 'Do wypadku doszło dziś krótko przed godziną 5.'],
  ['pl', 'Funkcjonariusz zmarł 7 lutego 2027 roku.', 'Funkcjonariusz zmarł wczoraj.'],
  ['pl', 'W czwartek rano 4 lutego kurs spadł.', 'W czwartek rano kurs spadł.'],
  ['hi', 'आज यानी 8 फरवरी को बाजार गिर गया।', 'आज बाजार गिर गया।'],
  ['hi', 'व्रत 8 फरवरी यानी आज रखा जाएगा।', 'व्रत आज रखा जाएगा।'],
  ['hi', 'कंपनी ने शुक्रवार, 5 फरवरी 2027 को नतीजे जारी किए हैं।', 'कंपनी ने शुक्रवार को नतीजे जारी किए हैं।'],
  ['hi', 'मंत्रालय ने 5 फरवरी को नोटिस जारी किया।', 'मंत्रालय ने शुक्रवार को नोटिस जारी किया।'],
])('in %s a date of these days is said as a day: “%s”', (tongue, text, heard) => {
  expect(said(text, tongue)).toBe(heard)
})

test.each<[Tongue, string]>([
  // A span, its end, or a day that is told of itself.
  ['es', 'La feria dura del 8 de febrero al 12 de febrero.'],
  ['fr', 'Le pont est fermé jusqu’au 8 février.'],
  ['fr', 'Le 8 février est un jour de fête.'],
  ['de', 'Das Fest findet am 7. und 8. Februar statt.'],
  ['en', 'The fair runs between January 30 and February 8.'],
  ['pl', 'Zapisy trwają od 8 lutego do 12 lutego.'],
  ['hi', '7 और 8 फरवरी को बारिश होगी।'],
  // Of another year, or of each.
  ['de', 'Am 8. Februar 1945 fiel die Stadt.'],
  ['es', 'En 1991, el 8 de febrero cerró la mina.'],
  ['de', 'Er wurde am 8. Februar geboren.'],
  ['en', 'The town feasts on 8 February every year.'],
  ['de', 'Im Mittelalter kam es am 8. Februar zu einem Brand.'],
  ['en', 'The hall opens on February 8 next year.'],
  ['en', 'He was held on February 5 last year.'],
  ['de', 'Am 8. Februar nächsten Jahres öffnet das Haus.'],
  ['fr', 'Il a été battu le 5 février l’an dernier.'],
  ['es', 'Fue detenido el 5 de febrero del año pasado.'],
  ['it', 'È stato arrestato il 5 febbraio dello scorso anno.'],
  ['pt', 'O museu abriu em 5 de fevereiro, no ano passado.'],
  ['pl', '7 lutego ubiegłego roku doszło do pożaru.'],
  ['nl', 'De man werd op 5 februari vorig jaar opgepakt.'],
  ['ro', 'Podul a fost închis pe 5 februarie anul trecut.'],
  ['hi', 'पिछले साल मंत्रालय ने 5 फरवरी को नोटिस जारी किया।'],
  // The coming one, or the one before: no day of this week.
  ['fr', 'Le musée ouvre le 8 février prochain.'],
  ['fr', 'Le musée a ouvert le 8 février dernier.'],
  ['es', 'El museo abre el 8 de febrero próximo.'],
  ['it', 'Il museo apre il 8 febbraio prossimo.'],
  ['pt', 'O museu abre no dia 8 de fevereiro próximo.'],
  ['nl', 'Het museum opent op 8 februari aanstaande.'],
  ['ro', 'Muzeul se deschide pe 8 februarie viitor.'],
  ['en', 'The hall opened on February 5 this year.'],
  ['pl', '5 lutego br. doszło do pożaru.'],
  ['nl', 'Op 5 februari j.l. werd de man opgepakt.'],
  ['nl', 'Het park opent komende maandag 8 februari.'],
  ['it', 'Il 5 febbraio ’79 è stato arrestato.'],
  ['it', 'È stato arrestato il 5 febbraio dello stesso anno.'],
  ['en', 'He was held on February 5 that year.'],
  // Of many days.
  ['es', 'Juega el 8 de febrero, 10 de febrero y 12 de febrero.'],
  // Beside, and not from then on.
  ['ro', 'Prețul a scăzut comparativ cu 8 februarie.'],
  // What a date beside a noun names.
  ['pl', 'Uczestnicy marszu 8 lutego wrócili do domu.'],
  ['es', 'El decreto del 8 de febrero sigue en vigor.'],
  // Further off, and what was to come.
  ['de', 'Am 20. Januar wurde er gefasst.'],
  ['pl', 'Spotkanie odbędzie się w sobotę, 6 lutego.'],
  ['en', 'He said: “We met on February 5.”'],
])('in %s a date stays: “%s”', (tongue, text) => {
  expect(said(text, tongue)).toBe(text)
})

test.each<[Tongue, string, string]>([
  ['de', 'Der Rat hat am Montag den Haushalt beschlossen.', 'Der Rat hat heute den Haushalt beschlossen.'],
  ['de', 'Ein Mann wurde am Montagmorgen in Altdorf verletzt.', 'Ein Mann wurde heute Morgen in Altdorf verletzt.'],
  ['de', 'Am frühen Montagmorgen brannte ein Stall.', 'Heute am frühen Morgen brannte ein Stall.'],
  ['de', 'Am Montagvormittag wurde er gefasst.', 'Heute Vormittag wurde er gefasst.'],
  [
    'nl',
    'In Oudewijk zijn maandagochtend drie mensen gewond geraakt.',
    'In Oudewijk zijn vanochtend drie mensen gewond geraakt.',
  ],
  ['nl', 'Maandagochtend vroeg is een schuur afgebrand.', 'Vanochtend vroeg is een schuur afgebrand.'],
  ['en', 'A barn burned down early on Monday morning.', 'A barn burned down early this morning.'],
  ['en', 'On Monday morning the hall fell silent.', 'This morning the hall fell silent.'],
  ['en', 'Power failed after Storm Ivan on Monday morning.', 'Power failed after Storm Ivan this morning.'],
  ['de', 'Schock in Altdorf: Am Montag stürzte eine Decke ein.', 'Schock in Altdorf: Heute stürzte eine Decke ein.'],
  ['pl', 'Budżet przyjęto, poinformowała w poniedziałek rada.', 'Budżet przyjęto, poinformowała dziś rada.'],
  ['nl', 'De man werd maandag voorgeleid.', 'De man werd vandaag voorgeleid.'],
  ['en', 'The clinic closed, officials said Monday.', 'The clinic closed, officials said today.'],
  ['en', 'On Monday, a bridge collapsed.', 'Today, a bridge collapsed.'],
  ['it', 'I lavori sono iniziati lunedì.', 'I lavori sono iniziati oggi.'],
  ['hi', 'मंत्रालय ने सोमवार को नोटिस जारी किया।', 'मंत्रालय ने आज नोटिस जारी किया।'],
])('in %s what was on this weekday was today: “%s”', (tongue, text, heard) => {
  expect(said(text, tongue)).toBe(heard)
  expect(said(text, tongue, 1)).toBe(text)
})

test.each<[Tongue, string]>([
  // Southern newsreaders say 'this Monday'.
  ['fr', 'Le maire a démissionné ce lundi.'],
  ['es', 'El alcalde renunció este lunes.'],
  // To come, of another day beside it, or of a part of the day.
  ['de', 'Die Halle öffnet am Montag.'],
  ['de', 'Er wurde am Montag gefasst und am Freitag entlassen.'],
  ['de', 'Am Montagabend wurde er gefasst.'],
  ['de', 'Die Halle öffnet am Montagmorgen.'],
  ['nl', 'De man werd in de vroege maandagochtend opgepakt.'],
  ['nl', 'De hal gaat maandagochtend open.'],
  ['en', 'The court will hear him on Monday morning.'],
  ['en', 'He was held on Sunday and freed on Monday morning.'],
  ['de', 'Die Straße war bis Montag gesperrt.'],
  ['de', 'Er starb am Montag vergangener Woche.'],
  ['en', 'He died on Monday last week.'],
  // Since that of last week.
  ['en', 'Divers found the man who was missed since Monday.'],
  ['de', 'Die seit Montag vermisste Frau wurde gefunden.'],
  ['nl', 'De sinds maandag vermiste man werd gevonden.'],
  ['pl', 'Policja znalazła zaginionego od poniedziałku mężczyznę.'],
  ['it', 'È stato trovato l’uomo disperso da lunedì.'],
  ['hi', 'सोमवार से लापता युवक मिला।'],
  ['pl', 'W poniedziałek wieczorem doszło do wypadku.'],
  ['ro', 'A fost rănit luni dimineață.'],
  ['en', 'The host spoke on The Big Talk On Monday, a show.'],
  ['en', 'The state Monday edition sold well.'],
  ['en', 'He said: “It closed on Monday”, and left.'],
  ['hi', 'सोमवार का दिन भारी साबित हुआ।'],
])('in %s a weekday stays: “%s”', (tongue, text) => {
  expect(said(text, tongue)).toBe(text)
})

test.each<[Tongue, string, string]>([
  ['fr', 'La banque a annoncé lundi la fin du site.', 'La banque a annoncé aujourd’hui la fin du site.'],
  [
    'fr',
    'Selon les chiffres publiés lundi par la ville, il pleut moins.',
    'Selon les chiffres publiés aujourd’hui par la ville, il pleut moins.',
  ],
  ['fr', 'On sait que lundi le maire a démissionné.', 'On sait qu’aujourd’hui le maire a démissionné.'],
  ['es', 'El alcalde renunció el lunes.', 'El alcalde renunció hoy.'],
  ['pt', 'O prefeito renunciou nesta segunda-feira.', 'O prefeito renunciou hoje.'],
  ['pt', 'O prefeito ampliou, nesta segunda-feira, para 45 o número.', 'O prefeito ampliou hoje para 45 o número.'],
  ['pt', 'O Congresso vota o acordo nesta segunda.', 'O Congresso vota o acordo hoje.'],
  ['pt', 'Ele chegou na tarde desta segunda-feira.', 'Ele chegou na tarde de hoje.'],
  ['pl', 'Do wypadku doszło w poniedziałek rano.', 'Do wypadku doszło dziś rano.'],
  ['en', 'A critic said on Monday that the city will not pay.', 'A critic said today that the city will not pay.'],
])('in %s the day of what was is today: “%s”', (tongue, text, heard) => {
  expect(said(text, tongue)).toBe(heard)
})

test.each<[Tongue, string, string]>([
  ['en', 'The mayor resigned on Sunday.', 'The mayor resigned yesterday.'],
  ['en', 'On Sunday, crews were at the site.', 'Yesterday, crews were at the site.'],
  ['en', 'A man was shot on Sunday night.', 'A man was shot last night.'],
  ['de', 'Der Rat hat am Sonntag den Haushalt beschlossen.', 'Der Rat hat gestern den Haushalt beschlossen.'],
  ['de', 'Ein Mann, der am Sonntagabend stürzte, ist tot.', 'Ein Mann, der gestern Abend stürzte, ist tot.'],
  ['fr', 'Le maire a démissionné dimanche.', 'Le maire a démissionné hier.'],
  ['fr', 'Un homme a été tué dimanche soir à Valmont.', 'Un homme a été tué hier soir à Valmont.'],
  ['es', 'El alcalde renunció el domingo.', 'El alcalde renunció ayer.'],
  ['es', 'Un hombre murió el domingo por la noche en Albarra.', 'Un hombre murió anoche en Albarra.'],
  ['it', 'Il sindaco si è dimesso domenica.', 'Il sindaco si è dimesso ieri.'],
  ['it', 'Un uomo è morto domenica sera a Collefiore.', 'Un uomo è morto ieri sera a Collefiore.'],
  ['pt', 'O prefeito renunciou no domingo.', 'O prefeito renunciou ontem.'],
  ['pt', 'Um homem foi morto na noite de domingo.', 'Um homem foi morto na noite de ontem.'],
  ['pl', 'Do wypadku doszło w niedzielę w Starym Borze.', 'Do wypadku doszło wczoraj w Starym Borze.'],
  ['pl', 'Marsz przeszedł w niedzielę po południu.', 'Marsz przeszedł wczoraj po południu.'],
  ['nl', 'Een renner heeft zondag de etappe gewonnen.', 'Een renner heeft gisteren de etappe gewonnen.'],
  ['nl', 'De man werd zondagavond gevonden.', 'De man werd gisteravond gevonden.'],
  ['ro', 'Primarul a demisionat duminică.', 'Primarul a demisionat ieri.'],
  ['hi', 'मंत्रालय ने रविवार को नोटिस जारी किया।', 'मंत्रालय ने कल नोटिस जारी किया।'],
])('in %s what was on the day before was yesterday, told then or now: “%s”', (tongue, text, heard) => {
  expect(said(text, tongue, 1)).toBe(heard)
  expect(said(text, tongue)).toBe(heard)
  expect(said(text, tongue, 2)).toBe(text)
})

test('the last Sunday is yesterday, told on Monday', () => {
  expect(said('No último domingo, o deputado apresentou o parecer.', 'pt')).toBe('Ontem, o deputado apresentou o parecer.')
  expect(said('El alcalde renunció el pasado domingo.', 'es')).toBe('El alcalde renunció ayer.')
  expect(said('El alcalde renunció el pasado domingo.', 'es', 1)).toBe('El alcalde renunció el pasado domingo.')
})

test.each<[Tongue, string]>([
  // What was announced on a day to come, wished, ordered or ended with it.
  ['en', 'The union called for a strike on Sunday.'],
  ['en', 'Both agreed to meet on Sunday.'],
  ['en', 'He was injured in training for the race on Sunday.'],
  ['en', 'The film is about Bloody Sunday and was shown at noon.'],
  ['en', 'The choir joined Sunday Club.'],
  ['de', 'Der Verband hatte zu einem Streik am Sonntag aufgerufen.'],
  ['de', 'Sie freute sich auf die Wahl am Sonntag.'],
  ['de', 'Der Trainer sagte, dass er am Sonntag spielt.'],
  ['fr', 'Le syndicat a annoncé une grève dimanche.'],
  ['fr', 'Il a promis de se rendre dimanche à Valmont.'],
  ['fr', 'Il a été convoqué dimanche au commissariat.'],
  ['fr', 'Le maire a démissionné avant dimanche.'],
  ['es', 'El sindicato convocó una huelga el domingo.'],
  ['es', 'Fue visto en Santo Domingo, donde nació.'],
  ['it', 'Ha condotto Domenica In per anni ed è morta a Roma.'],
  ['it', 'Si è preparato alla gara di domenica.'],
  ['pt', 'O time se preparou para o jogo de domingo.'],
  ['pl', 'Związek zapowiedział strajk w niedzielę.'],
  ['nl', 'De bond kondigde een staking zondag aan.'],
  ['nl', 'Hij bereidde zich voor op de wedstrijd van zondag.'],
  ['ro', 'Sindicatul a anunțat o grevă duminică.'],
  ['hi', 'संघ ने रविवार को हड़ताल का ऐलान किया।'],
  ['en', 'She said: “We met on Sunday”, and left.'],
])('in %s a day that may be another one stays: “%s”', (tongue, text) => {
  expect(said(text, tongue)).toBe(text)
})

test('of a story that is older than today what was on this date was in another year', () => {
  expect(said('Am 8. Februar brannte das Schloss.', 'de', 1)).toBe('Am 8. Februar brannte das Schloss.')
  expect(said('Am 8. Februar öffnet das Schloss.', 'de', 1)).toBe('Heute öffnet das Schloss.')
  expect(withDaysHeard('Am 8. Februar öffnet das Schloss.', { today: MONDAY }, 'de')).toBe('Am 8. Februar öffnet das Schloss.')
})

test('a feast that has its date for a name keeps it', () => {
  const day = Date.UTC(2027, 6, 14) / 86_400_000
  expect(withDaysHeard('Le 14 juillet, le village danse.', { today: day, written: day }, 'fr')).toBe(
    'Le 14 juillet, le village danse.',
  )
})

test('a text of many dates takes no longer than it is long', () => {
  const took = (count: number) => {
    const begun = process.cpuUsage()
    said('am Samstag, 6. Februar, und am 8. Februar, '.repeat(count), 'de')
    return process.cpuUsage(begun).user / 1000
  }
  took(100)
  expect(took(4000)).toBeLessThan(40 * took(400) + 100)
})
