import { describe, expect, test } from 'vitest'
import { foldAccents } from '../words/fold-word.ts'
import { DUTCH } from './first-names/dutch.ts'
import { ENGLISH } from './first-names/english.ts'
import { FRENCH } from './first-names/french.ts'
import { GERMAN } from './first-names/german.ts'
import { HINDI } from './first-names/hindi.ts'
import { ITALIAN } from './first-names/italian.ts'
import { POLISH } from './first-names/polish.ts'
import { PORTUGUESE } from './first-names/portuguese.ts'
import { ROMANIAN } from './first-names/romanian.ts'
import { SPANISH } from './first-names/spanish.ts'
import { genderByChance } from './gender.ts'
import { genderOfName } from './gender-of-name.ts'
import { HOST_NAMES } from './host-names.ts'
import { findLanguage, LANGUAGES } from './languages.ts'

const gender = (language: string, hostName: string) =>
  genderOfName({ hostName, language: findLanguage(language)?.value ?? Number.NaN })
const genders = (language: string, names: string) => names.split(' ').map((name) => gender(language, name))
const women = (names: string) => names.split(' ').map(() => 'f')
const men = (names: string) => names.split(' ').map(() => 'm')

describe('a name that an owner types', () => {
  test.each([
    ['English', 'Kate Sarah Emily Alice Andrea', 'James Oliver George Thomas'],
    ['English - Australia', 'Megan Kylie Sheila', 'Bruce Shane Lachlan'],
    ['English - United Kingdom', 'Gemma Fiona', 'Nigel Rupert'],
    ['English - India', 'Anjali Sunita Pooja Mary', 'Rahul Rajesh Vijay Thomas'],
    ['German', 'Sabine Heike Jana Andrea', 'Jürgen Uwe Matthias Götz'],
    ['Polish', 'Anna Kasia Żaneta Grażyna Beatrycze', 'Piotr Łukasz Kuba Krzysztof Zbigniew'],
    ['Spanish', 'Carmen Rocío Pilar Consuelo', 'José Ramón Iñaki Ángel'],
    ['Spanish - Mexic', 'Guillermina Ximena', 'Jesús Genaro'],
    ['Italian', 'Francesca Alice Beatrice', 'Andrea Nicola Simone Gabriele'],
    ['French', 'Camélia Céline Simone Renée', 'Jean René Michel Aimé'],
    ['Portuguese', 'Ana Leonor Beatriz Inês', 'João Rui Tiago Joao'],
    ['Hindi', 'अंजलि पूजा Kavita Rekha', 'राहुल अमित Suresh Vikram'],
    ['Dutch', 'Anneke Marieke Saskia', 'Pieter Joost Sjoerd Henk'],
    ['Romanian', 'Ioana Anca Mihaela', 'Ion Mircea Ștefan Mihai'],
  ])('has in %s the voice that it is: %s; %s', (language, ofWomen, ofMen) => {
    expect(genders(language, ofWomen)).toEqual(women(ofWomen))
    expect(genders(language, ofMen)).toEqual(men(ofMen))
  })

  test('counts in any case, with a surname, between other words, and hyphenated', () => {
    expect(gender('Portuguese', ' JOÃO ')).toBe('m')
    expect(['João Silva', 'DJ Ana', '«Leonor»'].map((name) => gender('Portuguese', name))).toEqual(['m', 'f', 'f'])
    expect(['Jean-Pierre', 'Anne-Marie', 'Marie Claude'].map((name) => gender('French', name))).toEqual(['m', 'f', 'f'])
  })

  test('of another tongue counts where all tongues agree', () => {
    expect([gender('Portuguese', 'James'), gender('Polish', 'Joshua'), gender('German', 'Rui')]).toEqual(['m', 'm', 'm'])
    // A woman in German, a man in Italian.
    expect([gender('Dutch', 'Andrea'), gender('Dutch', 'Jean')]).toEqual([null, null])
    expect(gender('Polish', 'Andrea')).toBe('f')
  })

  test.each([
    ['French', 'Svetlana Martin', 'f'],
    ['French', 'Camille Martin', null],
    ['English', 'Saoirse James', null],
    ['German', 'Zeynep Otto', null],
    ['German', 'Kim Peter', null],
    ['Portuguese', 'Ioana Simão', 'f'],
  ])('is the first word, never a surname: %s %s %s', (language, name, expected) => {
    expect(gender(language, name)).toBe(expected)
  })

  test.each([
    ['French', 'Madame Simon', 'f'],
    ['French', 'Monsieur Camille', 'm'],
    ['English', 'Mrs Frank', 'f'],
    ['English', 'Mr. Robin', 'm'],
    ['German', 'Frau Werner', 'f'],
    ['German', 'Fräulein Dr. Peter', 'f'],
    ['Spanish', 'Doña Cruz', 'f'],
    ['Polish', 'Pan Kowala', 'm'],
    ['Hindi', 'श्रीमती वर्मा', 'f'],
  ])('goes by a title before it: %s %s %s', (language, name, expected) => {
    expect(gender(language, name)).toBe(expected)
  })

  test.each([
    ['German', 'Radio Anna', 'f'],
    ['German', 'Prof. Dr. Werner', 'm'],
    ['English', 'DJ Mrs Frank', 'f'],
    ['English', 'Dr Saoirse James', null],
    ['Polish', 'Radio Fala', null],
    ['English', 'DJ', null],
  ])('comes behind a word that is neither’s: %s %s %s', (language, name, expected) => {
    expect(gender(language, name)).toBe(expected)
  })

  test('of a man may end in -a in Polish, and one that both bear is neither there', () => {
    expect(genders('Polish', 'Mustafa Ilia Ezra Barnaba Nikita')).toEqual(men('Mustafa Ilia Ezra Barnaba Nikita'))
    expect(genders('Polish', 'Sacha Sascha')).toEqual([null, null])
  })

  test('that nobody can tell of is neither', () => {
    for (const { name } of LANGUAGES)
      for (const host of ['Zorblax', 'HAL', 'DJ Nine', 'Robbie 9', '']) expect(gender(name, host)).toBe(null)
    expect(genders('English', 'Alexis Charlie Robin')).toEqual([null, null, null])
  })
})

test('a host of the wizard’s list is what the list says, in every language', () => {
  for (const { name, gender: listed } of HOST_NAMES)
    for (const { value } of LANGUAGES) expect(genderOfName({ hostName: name, language: value })).toBe(listed)
})

test.each(Object.entries({ DUTCH, ENGLISH, FRENCH, GERMAN, HINDI, ITALIAN, POLISH, PORTUGUESE, ROMANIAN, SPANISH }))(
  'no name of the %s list stands on it twice, or for both',
  (_, { f, m }) => {
    const names = [...f.split(' '), ...m.split(' ')]
    for (const name of names) expect(name).toMatch(/^[\p{L}\p{M}]{2,}$/u)
    const folded = names.map(foldAccents)
    expect(folded.filter((name, at) => folded.indexOf(name) !== at)).toEqual([])
  },
)

test('who is neither keeps the voice that chance gave', () => {
  expect(['Bob', 'Ananya', 'DJ Nine'].map(genderByChance)).toMatchInlineSnapshot(`
    [
      "m",
      "f",
      "f",
    ]
  `)
})
