import { describe, expect, test } from 'vitest'
import { feedSays } from '../testing/feed-says.ts'
import type { Tongue } from '../tongue.ts'
import { isOtherLanguage } from './other-language.ts'

const STORIES: [Tongue, string, string][] = [
  ['en', 'A second ferry for the island', 'The board has voted for a second ferry. It will sail from May.'],
  ['de', 'Eine zweite Fähre für die Insel', 'Der Rat hat für eine zweite Fähre gestimmt. Sie fährt ab Mai.'],
  ['pl', 'Drugi prom na wyspę', 'Rada zagłosowała za drugim promem. Będzie pływał od maja, a nie od lipca.'],
  ['es', 'Un segundo barco para la isla', 'El consejo ha votado por un segundo barco. Saldrá desde mayo y no en julio.'],
  ['it', 'Un secondo traghetto per l’isola', 'Il consiglio ha votato per un secondo traghetto. Parte da maggio e non da luglio.'],
  ['fr', 'Un deuxième bateau pour l’île', 'Le conseil a voté pour un deuxième bateau. Il partira dès mai et non en juillet.'],
  [
    'pt',
    'Um segundo barco para a ilha',
    'O conselho votou por um segundo barco. Parte em maio e não em julho, com mais lugares.',
  ],
  ['hi', 'द्वीप के लिए दूसरी नाव', 'परिषद ने दूसरी नाव को मंज़ूरी दी है। यह मई में चलेगी।'],
  [
    'nl',
    'Een tweede veerboot voor het eiland',
    'De raad heeft voor een tweede veerboot gestemd. Die vaart vanaf mei en niet in juli.',
  ],
  ['ro', 'Un al doilea feribot pentru insulă', 'Consiliul a votat pentru un al doilea feribot. Va pleca din mai și nu în iulie.'],
]

describe.each(STORIES.map(([host]) => host))('a host who speaks %s', (host) => {
  test.each(STORIES)('and a story in %s', async (tongue, title, text) => {
    const { said, reason } = await feedSays(host, title, text)
    expect(reason).toBe(host === tongue ? undefined : 'other-language')
    expect(said === '').toBe(host !== tongue)
  })
})

test.each<[Tongue, string]>([
  ['en', 'Färjan får en ny kapten och det är inte för alla som vill med på resan'],
  ['de', 'Lodě nebudou jezdit podle plánu, ale jen když je to možné a po dohodě, která byla přijata'],
  ['en', 'Пароход отменён'],
  ['en', '東京で雪が降る'],
])('a %s host leaves out any other tongue: %s', (tongue, text) => {
  expect(isOtherLanguage(text, tongue)).toBe(true)
})

test.each<[Tongue, string]>([
  ['en', 'Los Angeles, San Diego, La Paz'],
  ['en', 'Die Hard star dies'],
  ['en', 'El Niño returns to the Pacific'],
  ['de', 'Der neue Film „The Lord of the Rings“ läuft an'],
  ['de', 'Barack Obama in Berlin'],
  ['fr', 'New York Times rachète The Athletic'],
  ['pt', 'Real Madrid vence Barcelona'],
  ['nl', 'Max Verstappen wint Grand Prix'],
  ['es', 'Bolsonaro viaja a São Paulo'],
  ['it', 'Apple lancia un nuovo iPhone'],
  ['pl', 'Liverpool – Manchester City 2:1'],
  ['hi', 'ISRO और NASA का NISAR मिशन सफल'],
  ['ro', 'Simona Halep, Roland Garros'],
  ['pt', 'Presidente Lula viaja para El Salvador e encontra Bukele'],
  ['pt', 'Brasileiros presos em El Paso chegam de Los Angeles e de Las Vegas'],
  ['pt', 'El Clásico: Real Madrid vence o Barcelona por três a um'],
  ['es', 'ETA: la exjefa da una rueda de prensa junto al Camp Nou'],
  ['es', 'El equipo de polo da la vuelta en Camp Nou'],
  ['nl', 'Fan loopt in Bern het veld op'],
  ['de', 'Ginn Weber und Mat Engel gewinnen in Vun'],
  ['it', 'Barcellona, Els Quatre Gats riapre dopo i lavori'],
  ['fr', 'Los Angeles : Lo et Los Lobos sur scène à Brest'],
])('a %s host keeps names: %s', (tongue, text) => {
  expect(isOtherLanguage(text, tongue)).toBe(false)
})

describe('short items of neighbours', () => {
  test.each<[Tongue, string]>([
    ['de', 'En färja har gått på grund utanför Ystad. Ingen skadades.'],
    ['de', 'Polisen söker vittnen efter rånet i Malmö. Två män greps under natten.'],
    ['de', 'Regeringen vill höja skatten på bensin från årsskiftet.'],
    ['de', 'En færge er stødt på grund ud for Rønne. Ingen kom til skade.'],
    ['de', 'Politiet leder efter vidner til røveriet i Aarhus i nat.'],
    ['de', 'En ferge har gått på grunn utenfor Bodø. Ingen ble skadd.'],
    ['de', 'Politiet søker vitner etter ranet i Oslo i natt.'],
    ['pl', 'Hasiči zlikvidovali požár skladu v Brně. Nikdo nebyl zraněn.'],
    ['pl', 'Požár skladu v Ostravě hasiči uhasili během noci. Škoda je dva miliony korun.'],
    ['pl', 'Hasiči uhasili požiar skladu v Žiline. Nikto sa nezranil.'],
    ['pl', 'Vláda schválila nový zákon o školách. Platiť bude od septembra.'],
    ['nl', "Brandweermanne het 'n brand in 'n pakhuis in Kaapstad geblus. Niemand is beseer nie."],
    ['nl', "Die polisie soek getuies nadat twee mans 'n winkel in Durban beroof het."],
    ['nl', 'Die regering wil die belasting op petrol vanjaar verhoog.'],
    ['en', "Mae'r heddlu yn chwilio am dystion wedi'r lladrad yng Nghaerdydd."],
    ['en', 'Cafodd tân mewn warws ei ddiffodd dros nos. Ni chafodd neb ei anafu.'],
    ['es', 'Os bombeiros apagaron un incendio nunha nave de Lugo. Non houbo feridos.'],
    ['es', 'A Xunta aprobou onte unha nova lei de vivenda para os concellos.'],
    ['es', 'Els bombers han apagat un incendi en una nau de Girona. No hi ha ferits.'],
    ['es', "La policia busca testimonis després del robatori d'ahir a la nit a Lleida."],
    ['es', 'Suhiltzaileek biltegi bateko sua itzali dute Bilbon. Ez da zauriturik izan.'],
    ['hi', 'मुंबईत गोदामाला लागलेली आग विझवण्यात आली. कोणीही जखमी झाले नाही.'],
    ['hi', 'पुण्यात नवीन ग्रंथालय सुरू झाले. तेथे चाळीस हजार पुस्तके आहेत.'],
    ['hi', 'काठमाडौंमा नयाँ पुस्तकालय खुलेको छ। त्यहाँ चालीस हजार किताब छन्।'],
    ['hi', 'प्रहरीले लुटपाटमा संलग्न दुई जनालाई पक्राउ गरेको छ।'],
    ['pl', 'Gasilci so pogasili požar v skladišču v Celju. Nihče ni bil poškodovan.'],
    ['pl', 'Vatrogasci su ugasili požar u skladištu u Splitu. Nitko nije ozlijeđen.'],
    ['ro', 'A tűzoltók eloltották a raktártüzet Szegeden. Senki sem sérült meg.'],
    ['de', "İtfaiye İzmir'deki depo yangınını söndürdü. Yaralanan olmadı."],
    ['de', 'Palokunta sammutti varastopalon Turussa. Kukaan ei loukkaantunut.'],
    ['de', 'Päästjad kustutasid Tartus laohoone põlengu. Keegi viga ei saanud.'],
    ['pl', 'Ugniagesiai Kaune užgesino sandėlio gaisrą. Niekas nenukentėjo.'],
    ['nl', 'Petugas memadamkan kebakaran gudang di Surabaya. Tidak ada korban luka.'],
    ['de', "D'Pompjeeën hunn zu Esch e Brand an enger Hal geläscht. Keen gouf blesséiert."],
    ['nl', 'De brânwacht hat in brân yn in loads yn Snits blust. Gjinien rekke ferwûne.'],
    ['en', 'Mhúch an bhriogáid dóiteáin tine i stóras i nGaillimh. Níor gortaíodh aon duine.'],
    ['de', 'Kommunen åpner et nytt bibliotek med 40 000 bøker i september.'],
    ['de', 'Kommunen åbner et nyt bibliotek med 40.000 bøger til september.'],
    ['pl', 'Město otevřelo novou knihovnu. Má čtyřicet tisíc knih a zahradu.'],
    ['pl', 'Mesto otvorilo novú knižnicu. Má štyridsať tisíc kníh a záhradu.'],
    ['es', 'A vila abriu unha biblioteca nova. Ten corenta mil libros e un xardín.'],
    ['es', "L'Ajuntament de Reus obre una nova biblioteca amb un jardí."],
    ['hi', 'नवीन पूल वाहतुकीसाठी खुला करण्यात आला आहे.'],
    ['hi', 'नयाँ पुल आजदेखि सञ्चालनमा आएको छ।'],
    ['en', 'Mae llyfrgell newydd wedi agor yn Aberteifi. Mae ganddi ddeugain mil o lyfrau.'],
  ])('a host of %s does not say: %s', (tongue, text) => {
    expect(isOtherLanguage(text, tongue)).toBe(true)
  })

  test.each<[Tongue, string]>([
    ['de', 'Die Feuerwehr hat einen Brand in einer Halle in Celle gelöscht. Niemand wurde verletzt.'],
    ['nl', 'De brandweer heeft een brand in een loods in Sneek geblust. Niemand raakte gewond.'],
    ['en', 'Firefighters have put out a fire in a warehouse in Hull. Nobody was hurt.'],
    ['fr', "Les pompiers ont éteint un incendie dans un entrepôt à Brest. Personne n'a été blessé."],
    ['es', 'Los bomberos apagaron un incendio en una nave de Lugo. No hubo heridos.'],
    ['it', 'I vigili del fuoco hanno spento un incendio in un capannone a Prato. Nessun ferito.'],
    ['pt', 'Os bombeiros apagaram um incêndio num armazém em Braga. Não houve feridos.'],
    ['pl', 'Strażacy ugasili pożar magazynu w Olsztynie. Nikt nie został ranny.'],
    ['ro', 'Pompierii au stins un incendiu la un depozit din Iași. Nimeni nu a fost rănit.'],
    ['hi', 'दमकल ने गोदाम में लगी आग बुझा दी। कोई घायल नहीं हुआ।'],
    ['en', 'Firefighters put out Hull warehouse fire'],
    ['de', 'Feuerwehr löscht Brand in Lagerhalle bei Celle'],
    ['nl', 'Brandweer blust brand in loods in Sneek'],
    ['pl', 'Pożar magazynu w Olsztynie ugaszony przez strażaków'],
    ['ro', 'Incendiu la un depozit din Iași, stins de pompieri'],
    ['es', 'Un incendio destruye una nave en Lugo sin heridos'],
    ['pt', 'Incêndio destrói armazém em Braga sem feridos'],
    ['fr', 'Incendie dans un entrepôt de Brest, aucun blessé'],
    ['it', 'Incendio in un capannone a Prato, nessun ferito'],
    ['ro', 'Guvernul de la Chișinău a aprobat legea bugetului. Votul a fost de 55 la 30.'],
  ])('a host of %s says: %s', (tongue, text) => {
    expect(isOtherLanguage(text, tongue)).toBe(false)
  })
})
