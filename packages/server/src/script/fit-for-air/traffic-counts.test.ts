import { expect, test } from 'vitest'
import { plainWords } from './phrases.ts'
import { countsTraffic } from './traffic-counts.ts'

test.each([
  'Le trafic aérien mondial a battu un record.',
  'Plus de cinq milliards de passagers ont été transportés.',
  'Der Schiffsverkehr im Hafen wuchs um 8 Prozent.',
  'Luchtverkeer breekt record.',
  'Ship traffic in the port rose by 8 per cent last year.',
  'El tráfico marítimo creció un 8 por ciento el año pasado.',
  'Il traffico marittimo è cresciuto dell’8 per cento lo scorso anno.',
  'Ruch statków wzrósł w zeszłym roku o 8 procent.',
  'O tráfego marítimo cresceu 8 por cento no ano passado.',
  'Traficul naval a crescut anul trecut cu 8 la sută.',
  'समुद्री यातायात पिछले साल 8 प्रतिशत बढ़ा।',
])('counts: %s', (text) => {
  expect(countsTraffic(plainWords(text))).toBe(true)
})

test.each([
  'Rekordstau auf der A8: 20 Kilometer.',
  'Trafic aérien interrompu à Kervel.',
  'The A12 is closed.',
  'Record jam at Orby.',
  'Der Schiffsverkehr auf dem Rhein steht heute nach einem Unfall still, 20 Prozent der Schiffe warten.',
  'Rail traffic in the north has stopped today after a storm; 20 percent of trains run.',
  'Flights: 30 percent are cancelled at Orby, more than last year.',
  'Le trafic ferroviaire est interrompu ce matin, 20 pour cent des trains roulent.',
  'El tráfico ferroviario está suspendido hoy, circula el 20 por ciento.',
  'Traffico ferroviario fermo oggi, circola il 20 per cento dei treni.',
  'Het luchtverkeer ligt vandaag stil, 20 procent van de vluchten vertrekt.',
  'Ruch kolejowy wstrzymany po burzy, jedzie 20 procent pociągów.',
  'O tráfego aéreo está suspenso hoje, 20 por cento dos voos partem.',
  'Traficul feroviar este oprit azi, circulă 20 la sută din trenuri.',
  'रेल यातायात आज ठप है, 20 प्रतिशत ट्रेनें चल रही हैं।',
])('reports: %s', (text) => {
  expect(countsTraffic(plainWords(text))).toBe(false)
})
