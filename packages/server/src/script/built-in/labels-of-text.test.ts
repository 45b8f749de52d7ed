import { describe, expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { isLabelOfText } from './labels-of-text.ts'

const LABELS: [Tongue, string][] = [
  ['it', 'I dati del bollettino di domenica 16 maggio.'],
  ['it', 'Gli aggiornamenti sul caso.'],
  ['it', 'La mappa del rischio.'],
  ['fr', 'Les chiffres de la grippe en Bretagne.'],
  ['fr', 'Les images du bâtiment.'],
  ['it', 'Il bollettino del 16 maggio.'],
  ['es', 'Las claves de la jornada.'],
  ['pt', 'As fotos do desfile em Lagos.'],
]
const NEWS: [Tongue, string][] = [
  ['fr', 'Le bilan du séisme monte à 300 morts.'],
  ['fr', 'Le point de passage de Rafah rouvre lundi.'],
  ['fr', "La vidéo de l'arrestation provoque une enquête."],
  ['fr', 'Le programme de Macron divise la gauche.'],
  ['fr', 'La carte des vaccins arrive lundi.'],
  ['fr', 'Les chiffres de 2020 baissent.'],
  ['it', 'I dati del 2020 preoccupano.'],
  ['es', 'El mapa de riesgo: Lugo, en rojo.'],
  ['it', 'La situazione in Libia minaccia le forniture di gas.'],
  ['it', 'Il programma di vaccinazione parte lunedì nelle scuole.'],
  ['it', 'Il calendario della Serie A parte sabato.'],
  ['it', 'Il bollettino del terremoto sale a 300 morti.'],
  ['it', 'La mappa del rischio divide la città.'],
  ['es', 'El programa de vacunación empieza en enero.'],
  ['es', 'La lista del PP gana en Lugo con 20 votos.'],
  ['es', 'El calendario de la Liga arranca con Betis.'],
  ['pt', 'A lista do PS vence em Beja.'],
  ['pt', 'O vídeo da agressão leva à suspensão de dois polícias.'],
  ['pt', 'O mapa do risco divide a cidade.'],
  ['de', 'Von Olm und Harlau fahren wieder Züge.'],
  ['de', 'Von Ada Rix stammt der Entwurf.'],
  ['en', 'By Monday all roads will be open.'],
  ['en', 'By Election Day.'],
  ['nl', 'Door Brand Zeeland.'],
]

test.each<[Tongue, string]>([
  ['de', 'Von Ada Rix, Tom Field und Jan van der Meer.'],
  ['de', 'Von Ada Rix.'],
  ['en', 'By Ada Rix and Tom Field.'],
])('who wrote it, and nothing else: %s: %s', (tongue, text) => {
  expect(isLabelOfText(text, tongue)).toBe(true)
})

describe('isLabelOfText', () => {
  test.each(LABELS)('a name of a page: %s: %s', (tongue, text) => {
    expect(isLabelOfText(text, tongue)).toBe(true)
  })

  test.each(NEWS)('but news: %s: %s', (tongue, text) => {
    expect(isLabelOfText(text, tongue)).toBe(false)
  })
})
