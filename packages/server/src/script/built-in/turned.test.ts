import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { behindIn, isTurned, joinTurns, leadsUp } from './turned.ts'

test.each<[Tongue, string, string]>([
  ['en', 'The bridge was to open on Monday.', 'But the council has put it off.'],
  ['de', 'Harlau glich einen Rückstand von drei Toren aus.', 'Doch dann traf Olm in der Nachspielzeit.'],
  ['de', 'Der Rat hat das Gesetz beschlossen.', 'In Kraft ist es jedoch nicht.'],
  // A fire that is out, and who fled and was caught.
  ['en', 'A fire broke out at a mill in Harwick.', 'Crews had it under control within an hour.'],
  ['de', 'In Altdorf ist auf einem Balkon ein Brand ausgebrochen.', 'Die Feuerwehr brachte ihn rasch unter Kontrolle.'],
  ['de', 'Ein Mann rammte einen Zaun und flüchtete vor der Polizei.', 'Nach einer Verfolgung wurde er gestoppt.'],
  ['nl', 'Er is brand uitgebroken in een loods in Oudewijk.', 'De brandweer had het vuur snel onder controle.'],
  ['nl', 'De brug zou maandag opengaan.', 'Maar de gemeente stelt het uit.'],
  ['pl', 'Most miał zostać otwarty w poniedziałek.', 'Gmina jednak to odłożyła.'],
  ['pl', 'W Olszanach zapadł wyrok w sprawie porwania.', 'Sprawca spędzi dziesięć lat w więzieniu.'],
  ['pl', 'Zapadł wyrok w sprawie śmierci studenta z Olszan.', 'Sprawca spędzi dwadzieścia lat w więzieniu.'],
  ['pl', 'W środę odbyła się XII Sesja Rady Gminy Olszany.', 'Radni podnieśli podatek od psów.'],
  ['pl', 'Do groźnego zdarzenia na drodze do Olszan doszło w piątek rano.', 'Ciężarówka wpadła do rowu.'],
  ['pl', 'Tragedia rodzinna w jednej ze wsi pod Olszanami.', 'Nie żyje nastolatek.'],
  ['pl', 'W porządku obrad znalazł się punkt o podatku od psów.', 'Radni go podnieśli.'],
  ['pl', 'W Olszanach wybuchł pożar tartaku.', 'Ogień ugaszono przed północą.'],
  ['nl', 'Twee mannen staken de snelweg over om aan de politie te ontkomen.', 'Ze werden alsnog aangehouden.'],
  ['pl', 'Mężczyzna skazany za napad nie doczekał wykonania wyroku.', 'Zmarł w celi.'],
  ['hi', 'रामपुर नगर निगम ने बड़ा फैसला लिया है।', 'अब पार्किंग मुफ्त होगी।'],
  ['hi', 'लोकहित पार्टी को बड़ा झटका लगा है.', 'उसके दो विधायकों ने इस्तीफा दे दिया.'],
  ['hi', 'रामपुर में चोरी के मामले को पुलिस ने सुलझा लिया है.', 'चोर घर का नौकर निकला.'],
  ['pl', 'Związek oskarża wójta Olszan o zawyżanie opłat.', 'Wójt odpiera zarzuty.'],
  ['en', 'Norland has accused its neighbour of opening the dam.', 'Harwick denies the claims.'],
  ['de', 'Ein Lehrer aus Olm soll Geld der Schule genommen haben.', 'Er bestreitet die Vorwürfe.'],
  ['de', 'Der Verband wirft der Bank Betrug vor.', 'Die Bank weist die Vorwürfe zurück.'],
  ['nl', 'De bond beschuldigt de wethouder van liegen.', 'De wethouder ontkent dat.'],
  ['pl', 'Znana aktorka twierdzi, że sklep sprzedaje podróbki.', 'Sklep zaprzecza i pokazuje certyfikat.'],
  ['ro', 'Martorul a declarat că a fost recrutat de primarul Popa.', 'Popa neagă că l-ar cunoaște.'],
  ['hi', 'विपक्ष ने मंत्री पर गंभीर आरोप लगाए हैं।', 'मंत्री ने इन आरोपों को सिरे से खारिज किया है।'],
  ['hi', 'नेता रमेश सिंह ने कहा कि दंगों में दूसरे दल के लोग शामिल थे।', 'रमेश सिंह के बयान का लोकहित दल ने समर्थन किया।'],
  ['fr', 'Le pont devait ouvrir lundi.', 'Mais la mairie a repoussé la date.'],
  ['es', 'El puente iba a abrir el lunes.', 'Sin embargo, el Ayuntamiento lo ha aplazado.'],
  ['it', 'Il ponte doveva riaprire lunedì.', 'Ma il Comune ha rinviato.'],
  ['pt', 'A ponte abriria na segunda.', 'No entanto, a câmara adiou.'],
  ['ro', 'Podul trebuia deschis luni.', 'Însă primăria a amânat.'],
  ['hi', 'पुल सोमवार को खुलना था।', 'लेकिन निगम ने टाल दिया।'],
])('%s: %s is not said without %s', (tongue, first, next) => {
  expect(isTurned(first, next, tongue)).toBe(true)
})

test.each<[Tongue, string, string]>([
  ['en', 'The bridge opens on Monday.', 'The council had put it off twice.'],
  ['en', 'The bridge opens on Monday.', ''],
  ['de', 'In Altdorf ist ein Brand ausgebrochen.', 'Die Polizei sucht Zeugen.'],
  ['de', 'Der geflüchtete Mann wurde gefasst.', 'Er wurde festgenommen und verhört.'],
  ['nl', 'De gemeente koopt een loods.', 'De kosten zijn onder controle.'],
  ['en', 'Two people died in a fire in Tarsk.', 'But a neighbour saved a child.'],
  ['fr', 'Un séisme a tué 40 personnes.', 'Mais aucune alerte n’a été donnée.'],
  ['en', 'The jury has reached a verdict of not guilty.', 'The mayor was pleased.'],
  ['pl', 'W Olszanach zapadł wyrok w sprawie porwania.', ''],
  ['pl', 'Odbyła się aukcja obrazów.', 'Kupiono dwa.'],
  ['pl', 'Do groźnego wypadku doszło w Olszanach.', 'Droga jest zamknięta.'],
  ['pl', 'W porządku obrad jest budżet Olszan.', 'Sesja trwa.'],
  ['pl', 'Związek oskarża wójta Olszan o zawyżanie opłat.', 'Opłaty wzrosły w maju.'],
  ['de', 'Die Brücke ist seit Montag gesperrt.', 'Die Stadt bestreitet einen Fehler.'],
  ['de', 'Der Rat soll am Montag tagen.', 'Die Wirtin weist den Weg.'],
  ['ro', 'Podul a fost închis luni.', 'Primăria neagă că s-a grăbit.'],
  ['hi', 'विपक्ष ने मंत्री पर गंभीर आरोप लगाए हैं।', 'मंत्री दिल्ली में हैं।'],
  ['hi', 'रामपुर नगर निगम ने बड़ा फैसला लिया है।', ''],
  ['hi', 'नगर निगम ने बड़ा फैसला लेते हुए पार्किंग मुफ्त कर दी है।', 'आदेश सोमवार को आया।'],
  ['de', 'Die Brücke öffnet am Montag.', 'Aberdeen lieferte den Stahl.'],
  ['it', 'Il ponte riapre lunedì.', 'Maria Landi taglia il nastro.'],
])('%s: %s stands beside %s', (tongue, first, next) => {
  expect(isTurned(first, next, tongue)).toBe(false)
})

test('a sentence and what turns it round are one; without it neither is told', () => {
  const [one, but, more] = ['The bridge was to open.', 'But the council has put it off.', 'A ferry runs instead.'] as const
  expect(joinTurns([one, but, more], `${one} ${but} ${more}`, 'en')).toEqual([`${one} ${but}`, more])
  expect(joinTurns([one], `${one} ${but}`, 'en')).toEqual([])
  expect(joinTurns([one, more], `${one} ${more}`, 'en')).toEqual([one, more])
})

test('what its text has behind a sentence', () => {
  expect(behindIn('The bridge opens. But not today.', 'The bridge opens.')).toBe('But not today.')
  expect(behindIn('Another text.', 'The bridge opens.')).toBe('')
})

test.each([
  ['nl', 'De rechtbank in Wezep heeft één bedrijf failliet verklaard.', 'Het gaat om bakkerij De Linde.'],
  ['nl', 'De app Zwaluw is gehackt.', 'Daardoor liggen foto’s van duizenden mensen op straat.'],
  ['pl', 'We wsi Mirów siedmiolatek przypadkowo uruchomił samochód.', 'W efekcie auto potrąciło jego siostrę.'],
  ['pl', 'Sejm zajmie się wnioskiem opozycji.', 'Chodzi o informację ministra zdrowia.'],
  ['pl', 'Za odwołaniem wójta głosowało 12 radnych.', 'Przeciwko było 13.'],
  ['hi', 'रामपुर में एक कार नाले में बह गई.', 'जिसके बाद पुलिस मौके पर पहुंची.'],
] as const)('%s: what says which, or what came of it, is told with the sentence before it: %s', (tongue, first, next) => {
  expect(joinTurns([first, next], `${first} ${next}`, tongue)).toEqual([`${first} ${next}`])
  expect(joinTurns([first], `${first} ${next}`, tongue)).toEqual([first])
})

test('what goes on otherwise stays a sentence of its own', () => {
  const sentences = ['De rechtbank in Wezep heeft één bedrijf failliet verklaard.', 'Bakkerij De Linde had tien winkels.']
  expect(joinTurns(sentences, sentences.join(' '), 'nl')).toEqual(sentences)
})

test.each<[Tongue, string, string]>([
  ['de', 'Seit Jahren steht der Krug in Olm leer.', 'Nun plant die Eigentümerin mit einem Anbau das Comeback.'],
  ['de', 'Die Quellen liefern weniger Wasser.', 'Deshalb speist die Gemeinde Grundwasser in das Netz ein.'],
  ['hi', 'अदालत ने पिछले दिनों रामपुर पुलिस को फटकार लगाई थी.', 'अब पुलिस ने नया हलफनामा दाखिल किया है.'],
  ['en', 'Ferries to Alder were free until now.', 'As a result of the vote they will cost two pounds.'],
])('%s: %s only leads up to %s', (tongue, first, next) => {
  expect(leadsUp(first, next, tongue)).toBe(true)
  expect(joinTurns([first, next], `${first} ${next}`, tongue)).toEqual([`${first} ${next}`])
  // Alone it is true all the same.
  expect(joinTurns([first], `${first} ${next}`, tongue)).toEqual([first])
})

test.each<[Tongue, string, string]>([
  ['de', 'Der Verein steht in der Kritik.', 'Jetzt reagiert der Präsident.'],
  ['de', 'Bei einem Brand in Olm starben zwei Menschen.', 'Nun ermittelt die Polizei in Harlau wegen Brandstiftung.'],
  ['hi', 'रामपुर में पुल खुल गया है.', 'अब लोग दस मिनट में बाजार पहुंच सकेंगे.'],
  ['hi', 'रामपुर में पुल बंद था.', 'अब तक तीन लोगों ने इसकी शिकायत की है.'],
  ['en', 'The bridge opens on Monday.', 'Nowhere else in the county is there a longer one.'],
])('%s: %s does not need %s', (tongue, first, next) => {
  expect(leadsUp(first, next, tongue)).toBe(false)
})
