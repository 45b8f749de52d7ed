import { describe, expect, it } from 'vitest'
import { italianInFull } from './italian.ts'

const SAID: readonly (readonly [string, string])[] = [
  ['Arrestato un uomo a Bari', 'È stato arrestato un uomo a Bari'],
  ['Arrestato 34enne a Bari per rapina.', 'È stato arrestato un 34enne a Bari per rapina.'],
  ['Sequestrati 200 chili di droga al porto', 'Sono stati sequestrati 200 chili di droga al porto'],
  ['Chiusa discoteca a Crema', 'È stata chiusa una discoteca a Crema'],
  ['Morta Carla Fossi, la voce della radio', 'È morta Carla Fossi, la voce della radio'],
  ['Morto a 81 anni Piero Landi', 'È morto a 81 anni Piero Landi'],
  ['Trovata morta Anna Ruggi, scomparsa da giugno', 'È stata trovata morta Anna Ruggi, scomparsa da giugno'],
  ['Ferito il figlio del sindaco', 'È rimasto ferito il figlio del sindaco'],
  ['Conclusi i colloqui in Oman', 'Si sono conclusi i colloqui in Oman'],
  ['Bloccato e arrestato il ladro', 'È stato bloccato e arrestato il ladro'],
  ['Indagato il direttore del museo', 'È indagato il direttore del museo'],
  ['Milano, arrestato un uomo con due chili di droga', 'A Milano è stato arrestato un uomo con due chili di droga'],
  ['Ancona: travolto un ciclista', 'Ad Ancona è stato travolto un ciclista'],
  ['Libia, ucciso il capo della milizia', 'In Libia è stato ucciso il capo della milizia'],
  ['Genova, la Gdf sequestra 200 chili di cocaina', 'A Genova la Gdf sequestra 200 chili di cocaina'],
  ['Bari, un 40enne aggredisce la compagna', 'A Bari un 40enne aggredisce la compagna'],
  ['Delitto di via Verdi, Cecere condannata a 24 anni', 'Delitto di via Verdi, Cecere è stata condannata a 24 anni'],
  ['Rissa alla stazione: sedicenne colpito alla testa', 'Rissa alla stazione: un sedicenne è stato colpito alla testa'],
  ['Usa, arrestato un ex senatore', 'Negli Stati Uniti è stato arrestato un ex senatore'],
  [
    'Napoli, ragazza uccisa con una coltellata alla schiena',
    'A Napoli una ragazza è stata uccisa con una coltellata alla schiena',
  ],
  ['Anziana trovata morta in casa', "Un'anziana è stata trovata morta in casa"],
  ['Studente accoltellato davanti alla scuola', 'Uno studente è stato accoltellato davanti alla scuola'],
  ['Giovane ferita a un piede', 'Una giovane è rimasta ferita a un piede'],
  ['Lara Conti assolta in appello, la pena scende', 'Lara Conti è stata assolta in appello, la pena scende'],
  ['Sette poliziotti condannati per le violenze in carcere', 'Sette poliziotti sono stati condannati per le violenze in carcere'],
  ['Camion travolge pedone sull’A4', 'Un camion travolge un pedone sull’A4'],
  ['Operaio muore schiacciato da una gru', 'Un operaio muore schiacciato da una gru'],
  ['Los Angeles, auto travolge una folla', "A Los Angeles un'auto travolge una folla"],
  ['Crolla palazzina nel centro storico', 'Crolla una palazzina nel centro storico'],
  ['Due morti e tre feriti in un incidente sull’A1', 'Due persone sono morte e tre sono rimaste ferite in un incidente sull’A1'],
  ['Valanga in Valtellina, un morto', 'Valanga in Valtellina, una persona è morta'],
  ['Almeno 13 morti in una strage', 'Almeno 13 persone sono morte in una strage'],
  ['Truffa alle assicurazioni, indagati tre medici', 'Truffa alle assicurazioni, sono indagati tre medici'],
  ['Spara ai vicini di casa: fermata una donna', 'Spara ai vicini di casa: è stata fermata una donna'],
  ['Pisa, rinviata la partita con il Lecce', 'Pisa, è stata rinviata la partita con il Lecce'],
  ['In fiamme il capannone di un’azienda', 'È in fiamme il capannone di un’azienda'],
  ['In calo i reati nelle grandi città', 'Sono in calo i reati nelle grandi città'],
  ['Istat, l’inflazione accelera a marzo', "Secondo l'Istat l’inflazione accelera a marzo"],
  ['Unicef, 83 bambini uccisi in sette giorni', "Secondo l'Unicef 83 bambini sono stati uccisi in sette giorni"],
]

const STAYS: readonly string[] = [
  'È stato arrestato un uomo a Bari.',
  'Un uomo è stato arrestato a Bari',
  'Un 19enne è morto in un incidente a Lecce.',
  'Uccise la moglie e il figlio, confermato in appello: resta in carcere',
  'Per chi ama il mare, salvate le coste',
  'Uccise due donne nel 1998, ora chiede la grazia',
  'Uomo arrestato a Bari confessa il delitto',
  'Ragazzo ferito a Torino chiede giustizia',
  'Arrestato a Bari, confessa tutto',
  'La ragazza trovata morta nel bosco',
  'Il medico morto in una carambola fra auto',
  'La nave, sequestrata la scorsa settimana, torna in mare',
  'Il ponte, chiuso il 3 maggio, riapre domani',
  'Condannato due volte, torna in libertà',
  'Donna uccisa a Rieti, il marito chiede la verità',
  'Neonata rapita a Cosenza, Rosa Vinti era capace di intendere',
  'Donna chiusa in auto chiede aiuto',
  'Svolta nella scomparsa di Daniela Ricci',
  'La scomparsa delle api, scenario da incubo',
  'Guerra aperta tra i due partiti',
  'Convocati Juve per l’Atalanta',
  'Trump: «Arrestato un uomo a Bari»',
  'Perché è stato arrestato un uomo a Bari?',
  'Vannini, l’annuncio del leader: via dal partito',
  'Sindaco di Terni indagato per corruzione',
  'Unicef, 83 bambini uccisi e 254 feriti Libano in 7 giorni',
  'Studente suicida, preside sospesa',
  'Morte di un fermato, Italia condannata a Strasburgo',
  'Milano, una città che cambia',
  'Roma, il governo vara la manovra',
  'Il sindaco accusato di frode si dimette',
  'Uomo in fuga da due giorni',
  'Giovane muore in un incidente',
  'In fiamme nella notte',
  'Istat, più strutture sociali ma forte divario',
  'Nato a Parigi, vive a Brescia',
  'Con due feriti la squadra perde',
  'Morte di Anna Ruggi, parla il fratello',
]

describe('italianInFull', () => {
  it.each(SAID)('%s', (headline, said) => {
    expect(italianInFull(headline)).toBe(said)
    expect(italianInFull(said)).toBe(said)
  })
  it.each(STAYS)('stays: %s', (headline) => {
    expect(italianInFull(headline)).toBe(headline)
  })
})
