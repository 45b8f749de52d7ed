import { describe, expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { isMood } from './moods.ts'

describe('how a place feels', () => {
  test.each<[Tongue, string]>([
    ['de', 'Am Tag nach dem Brand sitzt der Schock in Seeburg tief.'],
    ['de', 'Über der Stadt liegt eine gespenstische Ruhe.'],
    ['de', 'Nach dem Unglück sind viele Fragen offen.'],
    ['de', 'Das Dorf steht nach dem Brand unter Schock.'],
    ['en', 'The village is still in shock.'],
    ['en', 'The blaze at the mill raises serious questions.'],
    ['fr', 'Le village est sous le choc.'],
    ['es', 'El pueblo sigue conmocionado.'],
    ['it', 'Il paese è sotto choc.'],
    ['pt', 'A aldeia está em choque.'],
    ['pl', 'Mieszkańcy są w szoku.'],
    ['nl', 'Het dorp is in diepe rouw.'],
    ['nl', 'In Elburg heerst verslagenheid.'],
    ['ro', 'Satul este în doliu.'],
    ['hi', 'गांव में मातम पसरा है।'],
    ['nl', 'En opeens was de boot van Olm weg.'],
    ['de', 'Eigentlich wollte der Rat von Seeburg 3 Brücken bauen.'],
    ['pl', 'Nagle zgasło światło w Olszanach.'],
    ['en', 'Suddenly the lights went out in Arden.'],
  ])('%s: %s is no news', (tongue, sentence) => {
    expect(isMood(sentence, tongue)).toBe(true)
  })

  test.each<[Tongue, string]>([
    ['de', 'Seeburg steht nach dem Brand mit 5 Toten und 40 Verletzten unter Schock.'],
    ['de', 'Der Minister warf dem Rat vor, Fragen nicht zu beantworten.'],
    ['de', 'Im Hafen von Seeburg ist Ruhe eingekehrt.'],
    ['en', 'The council raised the rent and answered questions.'],
    ['en', 'Arden were stunned by a goal from Leyton.'],
    ['nl', 'Vermeer is voor het eerst verslagen.'],
    ['fr', 'Le choc a fait trois blessés.'],
    ['es', 'El alcalde decretó el luto oficial.'],
    ['it', 'Il sindaco ha proclamato il lutto cittadino.'],
    ['pt', 'O choque entre dois comboios feriu uma pessoa.'],
    ['pl', 'Prezydent ogłosił żałobę narodową.'],
    ['nl', 'De burgemeester kondigde een dag van rouw af.'],
    ['ro', 'Guvernul a decretat zi de doliu național.'],
    ['hi', 'सरकार ने एक दिन के शोक की घोषणा की।'],
    ['de', 'Früher als geplant öffnet in Seeburg die Brücke.'],
    ['de', 'Die Brücke in Seeburg ist plötzlich eingestürzt.'],
    ['nl', 'De boot van Olm was opeens weg.'],
  ])('%s: %s is', (tongue, sentence) => {
    expect(isMood(sentence, tongue)).toBe(false)
  })
})
