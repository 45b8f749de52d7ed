import { expect, test } from 'vitest'
import { withoutTitleBefore } from './title-before.ts'

test.each([
  [
    'Silo fire in Ellery is out after nine days',
    'Silo fire in Ellery is out after nine days Crews left the site on Monday.',
    'Crews left the site on Monday.',
  ],
  [
    'Brand im Silo von Harlau ist nach neun Tagen gelöscht',
    'Brand im Silo von Harlau ist nach neun Tagen gelöscht Die Feuerwehr zog am Montag ab.',
    'Die Feuerwehr zog am Montag ab.',
  ],
  [
    'Le pont de Vernoy ferme pour six semaines',
    'Le pont de Vernoy ferme pour six semaines Zonebourse Suisse',
    'Le pont de Vernoy ferme pour six semaines',
  ],
  [
    'El puente de Alcor cierra seis semanas',
    'Local El puente de Alcor cierra seis semanas El ayuntamiento lo pinta.',
    'El ayuntamiento lo pinta.',
  ],
  [
    'Il ponte di Velmare chiude per sei settimane',
    'Cronaca • Sud Il ponte di Velmare chiude per sei settimane Il comune lo dipinge.',
    'Il comune lo dipinge.',
  ],
  [
    'Ponte de Valmar fecha por seis semanas',
    'Política Ponte de Valmar fecha por seis semanas Câmara promete autocarros Por Paulo Reis 25.03.2027 08h30 | Atualizado há 1 hora A ponte de Valmar, em maio. A câmara de Valmar fecha a ponte na segunda.',
    'A câmara de Valmar fecha a ponte na segunda.',
  ],
  [
    'Brug in Veldam gaat zes weken dicht',
    'Brug in Veldam gaat zes weken dicht De gemeente schildert de brug.',
    'De gemeente schildert de brug.',
  ],
  [
    'Most w Olszanach zamknięty na sześć tygodni',
    'Most w Olszanach zamknięty na sześć tygodni Miasto maluje przęsła.',
    'Miasto maluje przęsła.',
  ],
  [
    'Podul din Vernea se închide șase săptămâni',
    'Podul din Vernea se închide șase săptămâni Stiripesurse',
    'Podul din Vernea se închide șase săptămâni',
  ],
  // Behind a name that ends the headline.
  [
    'Chuva alerta 45 cidades para alagamentos em SP',
    'Chuva alerta 45 cidades para alagamentos em SP Solo encharcado aumenta o risco. A câmara fechou a ponte.',
    'Solo encharcado aumenta o risco. A câmara fechou a ponte.',
  ],
  [
    'Lei foi insuficiente para evitar caso, diz Prates',
    'Lei foi insuficiente para evitar caso, diz Prates Ministro da Fazenda quer outra. O ministro da Fazenda, Rui Prates, falou em Valmar.',
    'Ministro da Fazenda quer outra. O ministro da Fazenda, Rui Prates, falou em Valmar.',
  ],
  // What the picture shows has no verb; who died there is told.
  [
    'Explosão em fábrica de Valmar mata três operários',
    'Explosão em fábrica de Valmar mata três operários Acidente foi de manhã Por Paulo Reis 25.03.2027 08h30 Três operários morreram na explosão da fábrica. A polícia investiga a causa.',
    'Três operários morreram na explosão da fábrica. A polícia investiga a causa.',
  ],
  [
    'Explosão em fábrica de Valmar mata três operários',
    'Explosão em fábrica de Valmar mata três operários Acidente foi de manhã Por Paulo Reis 25.03.2027 08h30 Três operários morreram, em maio. A polícia investiga a causa.',
    'Três operários morreram, em maio. A polícia investiga a causa.',
  ],
  [
    'Explosión en la fábrica de Alcor deja tres muertos',
    'Explosión en la fábrica de Alcor deja tres muertos Fue de noche Por Luis Gil 25/03/2027 08:30 Tres obreros murieron. La policía investiga.',
    'Tres obreros murieron. La policía investiga.',
  ],
  [
    'Une explosion à Vernoy tue trois ouvriers',
    'Une explosion à Vernoy tue trois ouvriers Le site est fermé Par Paul Morel 25/03/2027 08:30 Trois ouvriers sont morts. La police enquête.',
    'Trois ouvriers sont morts. La police enquête.',
  ],
  [
    'Esplosione a Velmare uccide tre operai in fabbrica',
    'Esplosione a Velmare uccide tre operai in fabbrica Il sito è chiuso Di Anna Rossi 25/03/2027 08:30 Tre operai sono morti. La polizia indaga.',
    'Tre operai sono morti. La polizia indaga.',
  ],
  [
    'Câmara de Valmar fecha a ponte por obras',
    'Câmara de Valmar fecha a ponte por obras Autocarros vão por fora Por Paulo Reis 25.03.2027 08h30 A ponte vista do rio — Foto: Ana Melo/Lusa A câmara fecha a ponte na segunda.',
    'A câmara fecha a ponte na segunda.',
  ],
  [
    'El senador Gil deja el partido por el puente',
    'El senador Gil deja el partido por el puente Habrá votación Por Luis Paz 25/03/2027 08:30 El senador Luis Gil, en mayo de 2027. El senador lo dijo el lunes.',
    'El senador lo dijo el lunes.',
  ],
  [
    'Porto de Valmar reabre depois de seis semanas',
    'Porto de Valmar reabre depois de seis semanas Paulo Reis/Lusa A câmara de Valmar reabre o porto.',
    'A câmara de Valmar reabre o porto.',
  ],
])('the headline before its text goes: %s', (title, text, told) => {
  expect(withoutTitleBefore(text, title, 'pt')).toBe(told)
})

test.each([
  // It is a sentence of the story.
  ['Silo fire in Ellery is out after nine days', 'Silo fire in Ellery is out after nine days, the crews said.'],
  ['Silo fire in Ellery is out after nine days', 'Silo fire in Ellery is out after nine days. Crews left.'],
  ['Most w Olszanach zamknięty na sześć tygodni', 'Od poniedziałku most w Olszanach zamknięty na sześć tygodni – podaje miasto.'],
  ['Brug in Veldam gaat zes weken dicht', 'Brug in Veldam gaat zes weken dicht voor auto’s en fietsers.'],
  // The name goes on.
  ['A storm has hit the town of Ellery', 'A storm has hit the town of Ellery Bay in the night.'],
  ['Sturm trifft in der Nacht Harlau', 'Sturm trifft in der Nacht Harlau Hafen und Altstadt.'],
  // So short a headline begins a sentence.
  ['Ponte fecha', 'Ponte fecha Na segunda a câmara pinta a ponte.'],
  ['रामगढ़ का पुल छह हफ्ते बंद रहेगा', 'रामगढ़ का पुल छह हफ्ते बंद रहेगा और बसें घूमकर जाएंगी।'],
])('a sentence of the story stays: %s', (title, text) => {
  expect(withoutTitleBefore(text, title, 'pt')).toBe(text)
})

test('outside of the south a name may go on with its noun', () => {
  const text = 'A storm has hit the town of Ellery Bay in the night. The bay is closed.'
  expect(withoutTitleBefore(text, 'A storm has hit the town of Ellery', 'en')).toBe(text)
})
