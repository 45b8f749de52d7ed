import { HOUR_MS } from '@hourcast/domain/time-units'
import { describe, expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { hasEnded, isOfDisaster } from './going-on.ts'
import { lineOf } from './phrases.ts'

/** Of a story that has no other sentence. */
const hoursLater = (tongue: Tongue, text: string, hours = 20): boolean =>
  hasEnded({ ...lineOf(text), ...(isOfDisaster([text], tongue) ? { isOfDisaster: true } : {}) }, hours * HOUR_MS, tongue)

const ENDED: [Tongue, string][] = [
  ['en', 'Four fire engines are at the scene.'],
  ['en', 'Firefighters on scene at Marlow sawmill'],
  ['en', 'After a roof fell in at the mill, ambulances are at the scene.'],
  ['en', 'A rescue operation is under way, the coastguard and the lifeboat crews said.'],
  ['en', 'Two crews remain at the scene, and the cause is being investigated.'],
  ['en', 'Police say paramedics are still on the scene in Quay Street.'],
  ['en', 'The evacuation of the hotel by firefighters is under way.'],
  ['en', 'There are tailbacks of five miles after a collision.'],
  ['en', 'A crash at junction 12 of the M64 is causing long queues.'],
  ['en', 'After a lorry overturned in a crash, there are tailbacks on the Marlow bridge.'],
  ['de', 'Die Feuerwehr ist mit vier Fahrzeugen vor Ort.'],
  ['de', 'Nachdem das Dach einstürzte, sind vierzig Einsatzkräfte vor Ort.'],
  ['de', 'Die Löscharbeiten laufen noch.'],
  ['de', 'Der Einsatz der Rettungskräfte dauert an.'],
  ['de', 'Feuerwehr und Rettungsdienst im Einsatz'],
  ['de', 'Die Evakuierung des Hotels durch die Feuerwehr läuft.'],
  ['de', 'Nach einem Unfall staut sich der Verkehr auf acht Kilometern.'],
  ['de', 'Nachdem ein Lkw in einen Unfall geriet, gibt es Stau auf der A 7.'],
  ['de', 'Die A 7 ist nach einem Unfall gesperrt, der Stau ist acht Kilometer lang.'],
  ['fr', "L'intervention des secours est toujours en cours."],
  ['fr', 'Une trentaine de pompiers sont sur place.'],
  ['fr', 'Sur place, trente pompiers et deux ambulances.'],
  ['fr', "L'évacuation des riverains par les pompiers est en cours."],
  ['fr', "Les opérations d'extinction sont en cours."],
  ['fr', "Les pompiers sont à pied d'œuvre, une enquête est ouverte."],
  ['fr', 'Un accident provoque dix kilomètres de bouchons.'],
  ['fr', "Gros bouchons sur l'A75 après une collision."],
  ['es', 'Treinta bomberos trabajan en el lugar.'],
  ['es', 'Las ambulancias permanecen en la zona.'],
  ['es', 'Bomberos y sanitarios siguen en la zona, según el ayuntamiento.'],
  ['es', 'El rescate de los bomberos está en curso.'],
  ['es', 'Las labores de extinción siguen en marcha.'],
  ['es', 'Un accidente provoca retenciones en la A-4.'],
  ['es', 'Hay cinco kilómetros de cola por un choque, atasco incluido.'],
  ['it', 'Sul posto i vigili del fuoco e il 118.'],
  ['it', 'Trenta vigili del fuoco sono al lavoro.'],
  ['it', "L'intervento dei vigili del fuoco è in corso."],
  ['it', 'Le operazioni di spegnimento sono ancora in corso.'],
  ['it', "È in corso l'evacuazione dell'albergo da parte dei soccorritori."],
  ['it', "Un incidente provoca code sull'A14."],
  ['it', "Controesodo sull'Autostrada dei Colli, traffico rallentato per trenta chilometri"],
  ['it', 'Dopo un tamponamento ci sono quattro chilometri di coda.'],
  ['pt', 'Trinta bombeiros estão no local.'],
  ['pt', 'No local estão trinta operacionais e dez viaturas.'],
  ['pt', 'O resgate dos bombeiros está em curso.'],
  ['pt', 'As operações de rescaldo estão em curso.'],
  ['pt', 'Bombeiros continuam no local, e a causa é investigada.'],
  ['pt', 'Um acidente provoca filas na A1.'],
  ['pt', 'Colisão causa lentidão na ponte de Pedralva.'],
  ['pl', 'Na miejscu pracuje trzydziestu strażaków.'],
  ['pl', 'Na miejscu są cztery zastępy straży.'],
  ['pl', 'Trwa akcja gaśnicza.'],
  ['pl', 'Trwa akcja ratunkowa strażaków.'],
  ['pl', 'Strażacy są na miejscu, policja bada sprawę.'],
  ['pl', 'Wypadek na S8, są utrudnienia.'],
  ['pl', 'Po zderzeniu dwóch aut korek ma pięć kilometrów.'],
  ['nl', 'Vier brandweerwagens zijn ter plaatse.'],
  ['nl', 'De hulpdiensten zijn nog ter plaatse, de oorzaak wordt onderzocht.'],
  ['nl', 'De bluswerkzaamheden zijn in volle gang.'],
  ['nl', 'De evacuatie door de brandweer is nog bezig.'],
  ['nl', 'Brandweer ter plaatse bij zagerij Marlow'],
  ['nl', 'Door een ongeluk staat er file op de A28.'],
  ['nl', 'Er staat zes kilometer file na een botsing.'],
  ['ro', 'Treizeci de pompieri sunt la fața locului.'],
  ['ro', 'La fața locului acționează două echipaje de pompieri.'],
  ['ro', 'Intervenția pompierilor este în desfășurare.'],
  ['ro', 'Operațiunile de stingere sunt în desfășurare.'],
  ['ro', 'Se intervine pentru stingerea unui incendiu care a cuprins 20 de hectare la Vernea.'],
  ['es', 'La extinción de un incendio en Alcor sigue en curso.'],
  ['fr', "L'extinction d'un incendie à Vernoy est en cours."],
  ['it', 'Lo spegnimento di un incendio a Velmare è in corso.'],
  ['pt', 'O combate a um incêndio em Valmar continua.'],
  ['ro', 'Evacuarea locatarilor de către pompieri este în curs.'],
  ['ro', 'Un accident provoacă ambuteiaje pe DN1.'],
  ['ro', 'După o coliziune este o coloană de cinci kilometri pe DN1.'],
  ['hi', 'दमकल की चार गाड़ियां मौके पर मौजूद हैं।'],
  ['hi', 'दमकल का बचाव कार्य जारी है।'],
  ['hi', 'आग बुझाने का काम जारी है।'],
  ['hi', 'राहत दल मौके पर है।'],
  ['hi', 'बचाव दल का राहत कार्य चल रहा है।'],
  ['hi', 'हादसे के बाद हाईवे पर लंबा जाम लगा है।'],
  ['hi', 'टक्कर के बाद पांच किलोमीटर लंबा जाम है।'],
  ['en', 'Traffic is at a standstill on the southbound carriageway because of an overturned lorry.'],
  ['it', 'Si registrano code tra i due svincoli per un incidente.'],
  ['pt', 'Dezenas de operacionais combatem as chamas no terreno, onde estão dez viaturas.'],
  ['nl', 'Ter plaatse zijn ook twee brandweerwagens.'],
  ['fr', 'Une quarantaine de sapeurs-pompiers sont mobilisés sur place.'],
  ['it', 'Polizia sul posto, strada chiusa'],
  ['ro', 'Intervenția echipajelor continuă.'],
  ['de', 'Die Feuerwehr ist mit bis zu 40 Leuten vor Ort.'],
  ['fr', 'Les opérations de sauvetage des secours se poursuivent.'],
  ['hi', 'दमकल ने अब तक दो लोग निकाले, दमकल का बचाव कार्य जारी है।'],
  ['de', 'Stau bis zur Ausfahrt Nord nach einem Unfall auf der A 7.'],
]

const GOES_ON: [Tongue, string][] = [
  ['en', 'Police ask anyone at the scene to come forward.'],
  ['en', 'Police are asking anyone who is at the scene to send their footage.'],
  ['en', 'Officers are at the scene of the inquiry in Marlow, where the search for evidence continues.'],
  ['en', 'A police investigation is under way.'],
  ['en', 'Forensic officers are at the scene.'],
  ['en', 'Ambulances are at the scene within nine minutes on average.'],
  ['en', 'Paramedics pronounce a driver dead at the scene.'],
  ['en', 'Rescuers have been on the scene for three days and continue the search in the rubble.'],
  ['en', 'Queues and accidents are on the rise, the police report says.'],
  ['en', 'The ministry counts more crashes and more traffic jams on the M64 every year.'],
  ['en', 'Talks on the new police contract are under way.'],
  ['en', 'The crash caused tailbacks of five miles.'],
  ['en', 'Long queues at the museum after its display of a plane crash.'],
  ['de', 'Die Ermittlungen der Polizei laufen.'],
  ['de', 'Die Polizei sucht Zeugen, die vor Ort sind.'],
  ['de', 'Die Spurensicherung der Polizei ist vor Ort.'],
  ['de', 'Die Polizei ist mit einer Beratungsstelle vor Ort vertreten, jeden Montag.'],
  ['de', 'Rettungswagen sind im Schnitt nach neun Minuten vor Ort, meldet der Rettungsdienst.'],
  ['de', 'Die Planungen für die neue Wache der Feuerwehr laufen.'],
  ['de', 'Auf der A 7 ist es nach einem Unfall zu acht Kilometern Stau gekommen.'],
  ['de', 'Staus und Unfälle nehmen zu.'],
  ['de', 'Unfälle am Stauende auf der A 7 häufen sich, Stau ist dort jeden Tag.'],
  ['fr', "L'enquête de police est en cours."],
  ['fr', 'Les policiers lancent un appel à témoins à toute personne sur place.'],
  ['fr', 'Le recrutement des pompiers est en cours.'],
  ['fr', 'Les pompiers sont sur place en douze minutes en moyenne.'],
  ['fr', 'Les secours sont sur place depuis trois jours.'],
  ['fr', 'Bouchons et accidents en hausse.'],
  ['fr', "Sur l'A75, les bouchons et les accidents augmentent chaque été."],
  ['fr', 'La police judiciaire est sur place.'],
  ['es', 'La policía mantiene la investigación en curso.'],
  ['es', 'La policía pide la colaboración de quienes estaban en la zona.'],
  ['es', 'La Policía refuerza las patrullas en la zona.'],
  ['es', 'El nuevo parque de bomberos está en la zona norte.'],
  ['es', 'Los agentes trabajan en el lugar para esclarecer las causas.'],
  ['es', 'Los bomberos están en el lugar en ocho minutos de media.'],
  ['es', 'Atascos y accidentes, en aumento.'],
  ['es', 'Los accidentes y los atascos en la A-4 suben un doce por ciento.'],
  ['it', 'Sono in corso le indagini dei carabinieri.'],
  ['it', 'In corso gli accertamenti della polizia.'],
  ['it', 'I carabinieri sono al lavoro per ricostruire la dinamica.'],
  ['it', 'La polizia cerca testimoni che erano sul posto.'],
  ['it', 'I soccorritori sono sul posto in media in undici minuti.'],
  ['it', 'È in corso il concorso per cento vigili del fuoco.'],
  ['it', 'Code e incidenti in aumento.'],
  ['it', "Sull'A14 code e incidenti in aumento del dodici per cento."],
  ['pt', 'A investigação da PSP está em curso.'],
  ['pt', 'A polícia pede a quem está no local que a contacte.'],
  ['pt', 'A Polícia Judiciária está no local.'],
  ['pt', 'Os bombeiros chegam ao local em dez minutos em média.'],
  ['pt', 'O concurso para bombeiros está em curso.'],
  ['pt', 'Fila para as consultas cresce após acidente no arquivo do hospital.'],
  ['pt', 'Filas e acidentes aumentam na A1 todos os verões.'],
  ['pt', 'Os bombeiros estão no local há quatro dias.'],
  ['pl', 'Trwa śledztwo policji.'],
  ['pl', 'Policja prosi o kontakt osoby, które są na miejscu.'],
  ['pl', 'Policjanci na miejscu ustalają okoliczności wypadku.'],
  ['pl', 'Trwa nabór do straży.'],
  ['pl', 'Strażacy są na miejscu średnio po ośmiu minutach.'],
  ['pl', 'Wypadki i utrudnienia są coraz częstsze.'],
  ['pl', 'Utrudnienia w pracy sądu po wypadku prezesa.'],
  ['pl', 'Na S8 co roku jest więcej wypadków, a każdy wypadek to korek.'],
  ['nl', 'Het onderzoek van de politie is in volle gang.'],
  ['nl', 'De politie vraagt wie ter plaatse is zich te melden.'],
  ['nl', 'De recherche is met agenten ter plaatse voor sporenonderzoek.'],
  ['nl', 'Ambulances zijn gemiddeld binnen negen minuten ter plaatse.'],
  ['nl', 'De werving van de brandweer is in volle gang.'],
  ['nl', 'Files en ongelukken nemen toe.'],
  ['nl', 'Op de A28 staan elke dag files, vaak door een ongeluk.'],
  ['ro', 'Ancheta poliției este în desfășurare.'],
  ['ro', 'Polițiștii cer celor aflați la fața locului să îi contacteze, ca martori.'],
  ['ro', 'Criminaliștii poliției sunt la fața locului pentru cercetări.'],
  ['ro', 'Concursul pentru pompieri este în desfășurare.'],
  ['ro', 'Pompierii sunt la fața locului, în medie, în zece minute.'],
  ['ro', 'Ambuteiajele și accidentele sunt în creștere, fiecare accident costă.'],
  ['ro', 'Numărul de ambuteiaje după un accident pe DN1 crește în fiecare an.'],
  ['hi', 'पुलिस की जांच जारी है।'],
  ['hi', 'पुलिस मौके पर जांच कर रही है।'],
  ['hi', 'पुलिस ने मौके पर मौजूद लोगों से सूचना देने की अपील की है।'],
  ['hi', 'दमकल की टीमें औसतन दस मिनट में मौके पर हैं।'],
  ['hi', 'पुलिस भर्ती का काम जारी है।'],
  ['hi', 'शहर में जाम और हादसे बढ़ रहे हैं।'],
  ['hi', 'हाईवे पर हर दिन हादसे और जाम होते हैं।'],
  ['en', 'A study of tailbacks: one accident on the M64 costs 40,000 pounds.'],
  ['de', 'Nach dem Unfall löste sich der Stau auf der A 7 am Abend auf.'],
  ['es', 'Los vecinos piden más policía en la zona.'],
  ['it', 'Gli agenti che lavorano sul posto di frontiera chiedono rinforzi.'],
  ['pt', 'A PSP vai ter mais agentes no local do festival.'],
  ['nl', 'De files op de harde schijf zijn na het ongeluk weg.'],
  ['de', 'Der Prozess gegen zwei Polizisten läuft.'],
  ['fr', 'Des travaux sont en cours à la caserne des pompiers.'],
  ['pl', 'Trwają poszukiwania zaginionego, biorą w nich udział strażacy.'],
  ['ro', 'O coloană de marmură s-a rupt într-un accident de muncă.'],
  ['hi', 'पुलिस चौकी की मरम्मत का काम जारी है।'],
  ['de', 'Zum Gipfel sind 5000 Polizisten aus sechs Ländern im Einsatz.'],
  ['de', 'Zum Messeauftakt sind 500 Polizisten im Einsatz.'],
  ['de', 'Der Einsatz der deutschen Polizisten im Kosovo dauert an.'],
  ['pt', 'A operação Natal em Segurança da GNR decorre até 2 de janeiro.'],
  ['pt', 'Equipas da Cruz Vermelha estão no terreno com tendas e água.'],
  ['pl', 'Trwa akcja szczepień przeciw grypie w placówkach służby zdrowia.'],
  ['pl', 'Działania policji pod nazwą Znicz trwają na drogach kraju.'],
  ['it', 'La squadra è al lavoro a Trigoria in vista della sfida con il Milan.'],
  ['en', 'The police operation against drink driving continues until the end of December.'],
  ['en', 'Firefighting efforts continue in the hills, where the wildfire burns.'],
  ['en', 'The film crew is on the scene of the old abbey.'],
  ['fr', 'Les opérations de sauvetage des secours se poursuivent après le séisme.'],
  ['es', 'Los efectivos del Ejército continúan en la zona.'],
  ['nl', 'De inzet van extra agenten in Ter Apel duurt tot het voorjaar.'],
  ['ro', 'Operațiunea poliției de frontieră continuă.'],
  ['ro', 'Misiunea echipajului rus continuă.'],
  ['hi', 'सेना के जवान गांवों में मौके पर तैनात हैं।'],
]

describe('what goes on for some hours', () => {
  test.each(ENDED)('%s: %s', (tongue, text) => {
    expect(hoursLater(tongue, text)).toBe(true)
    expect(hoursLater(tongue, text, 3)).toBe(false)
  })

  test.each(GOES_ON)('but longer: %s: %s', (tongue, text) => {
    expect(hoursLater(tongue, text)).toBe(false)
  })

  test('a bomb of an old war is no disaster', () => {
    expect(isOfDisaster(['Im Garten liegt ein Blindgänger aus dem Krieg.'], 'de')).toBe(false)
    expect(isOfDisaster(['Familien fliehen aus dem Krieg.'], 'de')).toBe(true)
  })

  test('a jam is shorter than the work of a crew', () => {
    expect(hoursLater('nl', 'Op de N415 wordt een flinke vertraging gemeld door een ongeluk.', 4.5)).toBe(true)
    expect(hoursLater('it', 'Al momento sulla A14 ci sono cinque chilometri di coda.', 3.5)).toBe(true)
    expect(hoursLater('de', 'Vier Löschzüge sind vor Ort.', 4.5)).toBe(false)
  })

  test('a crew may stand in the second sentence of a headline', () => {
    expect(hoursLater('pl', 'Pożar domu pod Dąbkami. Na miejscu 6 zastępów straży')).toBe(true)
    expect(hoursLater('pl', 'Pożar domu pod Dąbkami. Na miejscu 6 zastępów straży', 4)).toBe(false)
  })

  test('what goes on since an hour of the day is so for two hours more', () => {
    expect(hoursLater('fr', 'La police mène une opération depuis environ 10 heures ce matin.', 2.5)).toBe(true)
    expect(hoursLater('fr', 'La police mène une opération depuis environ 10 heures ce matin.', 1.5)).toBe(false)
    expect(hoursLater('fr', 'La police a mené une opération depuis 6 heures.', 2.5)).toBe(false)
    expect(hoursLater('it', 'Dalle 7 è in corso un intervento dei vigili del fuoco in centro.', 2.5)).toBe(true)
    expect(hoursLater('es', 'La tienda abre desde las 10, dice la policía.', 2.5)).toBe(false)
    expect(hoursLater('it', 'Dalle 5 del mattino è in corso un intervento dei vigili del fuoco.', 2.5)).toBe(true)
    expect(hoursLater('es', 'La policía mantiene un operativo desde las 7 de la mañana.', 2.5)).toBe(true)
    expect(hoursLater('pt', 'A polícia realiza uma operação desde as 7h30.', 2.5)).toBe(true)
  })

  test('another number is no hour', () => {
    expect(hoursLater('it', 'Dalle 5 perquisizioni nasce l’operazione in corso della polizia.', 2.5)).toBe(false)
    expect(hoursLater('es', 'La policía mantiene un operativo desde las 40 denuncias.', 2.5)).toBe(false)
    expect(hoursLater('pt', 'A polícia realiza uma operação desde as 40 queixas.', 2.5)).toBe(false)
  })

  test('who drives home is there a day later', () => {
    const rush = "Controesodo sull'Autostrada dei Colli: traffico rallentato per trenta chilometri"
    expect(hoursLater('it', rush, 8)).toBe(false)
    expect(hoursLater('it', "L'esodo dei medici rallenta: traffico di pazienti", 20)).toBe(false)
  })

  test('and of a disaster each sentence goes on', () => {
    const line = lineOf('Four fire engines are at the scene.')
    expect(hasEnded({ ...line, isOfDisaster: true }, 20 * HOUR_MS, 'en')).toBe(false)
  })
})
