import { expect, test } from 'vitest'
import { polishInFull } from './polish.ts'

const TOLD: readonly (readonly [string, string])[] = [
  ['Perkusista zaatakowany przez nastolatka.', 'Perkusista został zaatakowany przez nastolatka.'],
  ['88-latka potrącona przez miejski autobus.', '88-latka została potrącona przez miejski autobus.'],
  ['Mężczyzna śmiertelnie potrącony przez pociąg.', 'Mężczyzna został śmiertelnie potrącony przez pociąg.'],
  ['Spotkanie z wyborcami w Olszanach odwołane.', 'Spotkanie z wyborcami w Olszanach zostało odwołane.'],
  ['Pasażerowie z Olszan odesłani do domu.', 'Pasażerowie z Olszan zostali odesłani do domu.'],
  ['Dwie osoby zatrzymane po pościgu.', 'Dwie osoby zostały zatrzymane po pościgu.'],
  ['62-latek podejrzany o kradzież roweru.', '62-latek jest podejrzany o kradzież roweru.'],
  ['Prezeska klubu oskarżona o oszustwo.', 'Prezeska klubu jest oskarżona o oszustwo.'],
  ['Kibice oburzeni decyzją sędziego.', 'Kibice są oburzeni decyzją sędziego.'],
  ['Jan Nowak skazany na dwa lata więzienia.', 'Jan Nowak został skazany na dwa lata więzienia.'],
  ['Ambasador Oranii wezwany do MSZ.', 'Ambasador Oranii został wezwany do MSZ.'],
  ['Tragiczny wypadek w Klonach. Nie żyje rowerzystka.', 'Doszło do tragicznego wypadku w Klonach. Nie żyje rowerzystka.'],
  ['Silne trzęsienie ziemi w Oranii.', 'Doszło do silnego trzęsienia ziemi w Oranii.'],
  ['Śmiertelne potrącenie pieszego na moście.', 'Doszło do śmiertelnego potrącenia pieszego na moście.'],
  [
    'Groźny pożar hali w Klonach. Na miejscu 20 zastępów straży.',
    'Doszło do groźnego pożaru hali w Klonach. Na miejscu 20 zastępów straży.',
  ],
  ['Wybuch gazu w kamienicy. Są ranni.', 'Doszło do wybuchu gazu w kamienicy. Są ranni.'],
  ['Hiszpania. Premier zapowiedział nowe wybory.', 'W Hiszpanii premier zapowiedział nowe wybory.'],
  ['Włochy. 30-latek wspiął się na dzwonnicę.', 'We Włoszech 30-latek wspiął się na dzwonnicę.'],
  ['Kraków. Kierowca zasłabł na moście.', 'W Krakowie kierowca zasłabł na moście.'],
  // Whether it is one or many its noun shows.
  ['Kina w Olszanach odcięte od prądu.', 'Kina w Olszanach zostały odcięte od prądu.'],
  ['Stare auto skradzione z muzeum.', 'Stare auto zostało skradzione z muzeum.'],
  ['Droga całkowicie zablokowana.', 'Droga została całkowicie zablokowana.'],
  ['Groźna awaria w elektrowni. Są ranni.', 'Doszło do groźnej awarii w elektrowni. Są ranni.'],
  ['Brutalne morderstwo na stacji w Klonach.', 'Doszło do brutalnego morderstwa na stacji w Klonach.'],
  ['Wojna w Oranii. Nocny atak dronów na port.', 'Wojna w Oranii. Doszło do nocnego ataku dronów na port.'],
  [
    'Hiszpania: Wybuch na placu zabaw. Nie żyją dwie osoby.',
    'W Hiszpanii doszło do wybuchu na placu zabaw. Nie żyją dwie osoby.',
  ],
  ['Rosja: Kierowca zasłabł na moście.', 'W Rosji kierowca zasłabł na moście.'],
  ['Kanada: policja odnalazła obraz.', 'W Kanadzie policja odnalazła obraz.'],
  ['Premier Oranii: Polska ma dobre drogi.', 'Premier Oranii mówi, że Polska ma dobre drogi.'],
  ['Minister zdrowia: lekarze będą zarabiać więcej.', 'Minister zdrowia mówi, że lekarze będą zarabiać więcej.'],
  ['Rzecznik rządu: Nie zmienimy tych zasad.', 'Rzecznik rządu mówi: Nie zmienimy tych zasad.'],
  ['Minister zdrowia: nie wymieniam nazwisk, są znane.', 'Minister zdrowia mówi: nie wymieniam nazwisk, są znane.'],
  ['Szef MON: Rosja ma mało czołgów. To widać.', 'Szef MON mówi: Rosja ma mało czołgów. To widać.'],
  ['Media: rząd chce zmienić ustawę.', 'Media podają, że rząd chce zmienić ustawę.'],
  ['GUS: Polacy kupują mniej chleba.', 'GUS podaje, że Polacy kupują mniej chleba.'],
  ['Sejm uchwalił ustawę. Premier: To dobry dzień.', 'Sejm uchwalił ustawę. Premier mówi: To dobry dzień.'],
  ['Szwedzki generał: Polska ma dobre wojsko.', 'Szwedzki generał mówi, że Polska ma dobre wojsko.'],
]

test.each(TOLD)('it is said with its verb: %s', (headline, said) => {
  expect(polishInFull(headline)).toBe(said)
  expect(polishInFull(said)).toBe(said)
})

test.each([
  // Sentences.
  ['Policja zatrzymała dwie osoby.'],
  ['Nie żyje trzylatek porażony prądem.'],
  ['Uczelnia utworzona przez ministra chce działkę.'],
  ['Mężczyzna zatrzymany przez policję trafi do aresztu.'],
  ['Reprezentant Oranii zostanie wybrany w maju.'],
  ['Dwie osoby zostały ranne.'],
  ['Premier mówi o cenach prądu.'],
  // One or many, nobody knows.
  ['Okręt i statki zaatakowane na morzu.'],
  ['Czereśnie sprzedane na aukcji.'],
  ['Dane pacjentów znalezione na śmietniku.'],
  // Asked.
  ['Kibice zatrzymani w Katarze?'],
  ['Strzelanina w Klonach. Co wiemy o stanie rannych?'],
  // An old matter, or a picture.
  ['Wybuch w Klonach. Jasna deklaracja premiera Węgier.'],
  ['Wypadek na A1. Minister o zatrzymaniu kierowcy.'],
  ['Trzęsienie ziemi w Sejmie. Koniec barierek.'],
  ['Zderzenie z trenerem i groźna kontuzja piłkarza.'],
  ['Wypadek na A4: nie żyje kierowca.'],
  ['Pożar pochłonął jedną trzecią lasów.'],
  // Nothing has happened there yet, or it is told elsewhere.
  ['Niemcy. Koty z całego miasta w areszcie domowym.'],
  ['Hiszpania. Na Wyspach Kanaryjskich brakuje miejsc.'],
  ['USA. Premier Oranii poleciał do Waszyngtonu.'],
  // Who speaks for a country, and what only follows from it.
  ['Orania: Otwieramy granicę dla ciężarówek.'],
  ['Ukraina: Otwieramy granicę dla ciężarówek.'],
  ['Chiny: sankcje nie pomogły nikomu.'],
  ['Rosja: Dwa lata więzienia dla ojca, którego córka narysowała obrazek.'],
  ['Szwecja. Lekarz zmarł nagle. Stało się to w Niemczech.'],
  ['Szwecja. Ciało turysty na plaży.'],
  ['Szkocja. Była minister zatrzymana. Trwa śledztwo.'],
  // A topic, a question, or a quotation.
  ['Sondaż: Polacy chcą zmian.'],
  ['Premier: Czy Polska ma czas?'],
  ['Minister: "Mamy plan".'],
  ['Media: Nie oddamy tego.'],
  // It was so, and nobody knows how many.
  ['Wydobycie we wrześniu najniższe od dwóch lat.'],
  ['Czereśnie droższe niż przed rokiem.'],
  ['Odkryto diament wart 40 mln euro.'],
  ['Odzież warta ponad 4 miliony złotych zabezpieczona w porcie.'],
  ['Uratowana spod gruzów po dwóch dniach.'],
  // Told a second time, or long ago.
  ['Wypadek w Klonach. Jan Nowak usłyszał zarzut.'],
  ['Pies spadł z balkonu. Groźny wypadek w Klonach.'],
  // To win, not to speak of it.
  ['Manchester United o krok od finału.'],
  ['Iga Nowak o finał turnieju.'],
  ['Awantura o media.'],
  ['Alert RCB o wietrze i zamieciach.'],
  ['Od maja zmiany w rozkładach.'],
  // No institution speaks.
  ['Sąd Okręgowy o prawach najemców.'],
  ['Grupa Olszany o sprzedaży hal.'],
  // Told as said already.
  ['Jan Nowak o cenach prądu. Powiedział to wprost.'],
  // Caught out, or feeling so.
  ['Gospodarze turnieju zaskoczeni.'],
  ['Trener zaskoczony przez kibiców.'],
])('in doubt it stays: %s', (headline) => {
  expect(polishInFull(headline)).toBe(headline)
})
