import { expect, test } from 'vitest'
import { withoutPageAround, withoutTitleNotes } from './page-furniture.ts'

test.each([
  ['Sette operai sono morti nel crollo.Continua a leggere', 'Sette operai sono morti nel crollo.'],
  ['La regista Anna RiviContinua a leggere', 'La regista Anna Rivi'],
  ['De brug is weer open. Lees verder.', 'De brug is weer open.'],
  ['The studio sold its last game. Continue reading…', 'The studio sold its last game.'],
  ['A search goes on, officials say (Representational)', 'A search goes on, officials say'],
  ['La décision a de lourdes conséquences Source', 'La décision a de lourdes conséquences'],
  ['Le 03 janvier 2027 à 16:25 Partager PARIS (Reuters) - Les prix montent.', 'PARIS (Reuters) - Les prix montent.'],
  ['24/06/2027El alcalde abre el parque.', 'El alcalde abre el parque.'],
  ['>>>ANSA/ Oltre cento marinai sono a bordo.', 'Oltre cento marinai sono a bordo.'],
  [
    'Ewakuowano dwieście osób Redakcja Kuriera 14 listopada 2027, 11:36 Skróć artykuł Na wydziale pękła rura.',
    'Na wydziale pękła rura.',
  ],
  [
    'Redakcja Kuriera 3 listopada 2027, 17:13 Skróć artykuł Udostępnij przez Facebook X E-mail Kopiuj link LinkedIn Pociąg stoi.',
    'Pociąg stoi.',
  ],
  [
    'Pożar w Olszanach. Wyszło sto osób Redakcja Kuriera 14 listopada 2027, 11:36 Skróć artykuł "Wielki" dom płonie.',
    '"Wielki" dom płonie.',
  ],
  ['Un tren ha chocado en la estación de Ribera Leer', 'Un tren ha chocado en la estación de Ribera.'],
  ['Dalla redazione 5.3.2027 Condividi Stampa Copia link Email Facebook Il ponte è chiuso.', 'Il ponte è chiuso.'],
])('%s', (text, told) => {
  expect(withoutPageAround(text)).toBe(told)
})

test.each([
  'Il libro continua a leggere il presente.',
  'La fonte di energia è il Source.',
  'A los niños les gusta mucho leer',
  'Der Tank war Leer',
  'Le 3 janvier 2027 à 16:25, le pont a fermé.',
  '24/06/2027: el alcalde abre el parque.',
  'On asked him to read more.',
  'Nie da się skrócić artykułu.',
])('%s stays', (text) => {
  expect(withoutPageAround(text)).toBe(text)
})

test.each([
  ['Carro bate em poste e deixa dois feridos; VÍDEO', 'Carro bate em poste e deixa dois feridos'],
  ['Ponte velha cai em Valmar; vídeos e fotos', 'Ponte velha cai em Valmar'],
  ['Áudio: Senado aprova a guarda partilhada', 'Senado aprova a guarda partilhada'],
  ['Le pont de Vernoy est fermé - 02/01', 'Le pont de Vernoy est fermé'],
  ['24/06/2027El alcalde abre el parque nuevo', 'El alcalde abre el parque nuevo'],
  ['Hoy a las 17:01 Desbaratan una red en Olmos', 'Desbaratan una red en Olmos'],
])('%s', (title, told) => {
  expect(withoutTitleNotes(title)).toBe(told)
})

test.each([
  'Polícia apreende 200 horas de vídeo',
  'Câmara compra mapas; fotos custam mais',
  'Hoy a las 17:00 Olmos juega la final',
  'Le match du 02/01',
  '24/06/2027: el alcalde abre el parque',
  'Áudio do ministro mostra pressão',
])('%s stays', (title) => {
  expect(withoutTitleNotes(title)).toBe(title)
})
