import { scriptText } from '@hourcast/domain/sources/content'
import { describe, expect, test } from 'vitest'
import { text, write } from '../testing/built-in-text.ts'
import { item, toldBefore } from '../testing/write-input.ts'

describe('what is written in letters that the voice does not say', () => {
  const news = item('news', 'Harbour gets a ferry', 'It sails in May. Her name is «Заря» for now. She goes to Kyiv (Київ) too.')
  const foreign = item('foreign', 'Паром отменён из-за шторма', 'Пассажиры ждут на причале.')

  test('is left out, the sentence alone or the whole story, and the others air', async () => {
    const script = await write({
      items: [
        foreign,
        news,
        item('tokyo', '東京で雪', 'Snow falls on the roofs of Tokyo, and the trains are late.'),
        item('ice', 'Ice on the Don (Дон)'),
      ],
      length: 'long',
    })
    expect(script.itemIds).toEqual(['news', 'tokyo', 'ice'])
    expect(scriptText(script)).toContain('It sails in May. She goes to Kyiv too.')
    expect(scriptText(script)).toContain('Snow falls on the roofs of Tokyo')
    expect(scriptText(script)).not.toMatch(/[\p{Script=Cyrillic}\p{Script=Han}]/u)
  })

  test('stays away also when all others have aired', async () => {
    expect((await write({ items: [foreign, news], toldAt: toldBefore(['news']) })).itemIds).toEqual([])
  })

  test('stays away also where there is nothing else', async () => {
    const { itemIds, leftOut } = await write({ items: [foreign] })
    expect(itemIds).toEqual([])
    expect(leftOut).toMatchObject([{ itemId: 'foreign', reason: 'other-language' }])
  })
})

describe('what is said first of a story', () => {
  test('a first sentence that says the headline and much more takes its place', async () => {
    const ferry = item(
      'f',
      'Ferry fares up 5%',
      'Fares of the Skerra ferry go up by 5% in April, the harbour board said. Children travel free.',
    )
    expect(await text({ items: [ferry] })).toMatch(
      /Fares of the Skerra ferry go up by 5% in April, the harbour board said\. Children travel free, Coast News reports\./,
    )
    expect(await text({ items: [ferry] })).not.toContain('Ferry fares up')
  })

  test('behind a sentence for which there is no room nothing of its story is said', async () => {
    const long = `The mayor praised her deputy, who ${'went to the quay and '.repeat(13)}home.`
    expect(await text({ aiNotice: true, items: [item('d', 'Quay opens', `${long} He will resign.`)] })).not.toContain('resign')
  })

  test('a headline that the source cut off gives way to the text', async () => {
    const cut = item('c', 'The council has decided to build a new and…', 'A new quay will be built.')
    expect(await text({ items: [cut] })).not.toContain('new and')
  })

  test("the words of an order ('tell', 'about') choose nothing", async () => {
    const items = [
      item('a', 'All about tea', 'Tell me everything about tea.'),
      item('b', 'Ferry sails again', 'The harbour is free of ice.'),
    ]
    const { itemIds } = await write({ items, presentationType: 7, customTask: 'Tell me everything about the harbour' })
    expect(itemIds[0]).toBe('b')
  })
})

test.each([
  ['FIRE CREWS SAVE SHIP IN NHS HARBOUR', 'Fire crews save a ship in the NHS harbour'],
  ['MINISTER RESIGNS AFTER UK BUDGET VOTE in parliament', 'Minister resigns after UK budget vote in parliament'],
  ['M25 CLOSED AFTER LORRY FIRE', 'M25 closed after a lorry fire'],
  ['STORM BERT BRINGS GUSTS OF 80MPH', 'Storm bert brings gusts of 80mph'],
  ['NATO, EU and UK meet BBC', 'NATO, EU and UK meet the BBC'],
  ['NVIDIA and SAMSUNG rise at noon', 'NVIDIA and SAMSUNG rise at noon'],
])('%s is said calmly', async (title, said) => {
  expect(await text({ items: [item('x', title, 'The rest is quiet.')] })).toContain(said)
})

test.each([
  [0, true],
  [5, true],
  [1, false],
])('type %i says good-bye only where the programme ends', async (presentationType, goesOn) => {
  expect((await text({ presentationType })).includes('Stay with us')).toBe(goesOn)
})

test('at night an Intro welcomes once', async () => {
  for (const language of [0, 1, 10])
    for (const hostName of ['Clara', 'Ben', 'Ida'])
      expect(await text({ language, hostName, presentationType: 0, airAt: Date.parse('2027-03-14T02:00:00Z') })).not.toMatch(
        /(?:welcome|willkommen|welkom)[^.]*\b(?:welcome|willkommen|welkom)/i,
      )
})

test('nobody is said to be up to date behind an evergreen', async () => {
  for (let hour = 0; hour < 24; hour += 1)
    expect(await text({ items: [], airAt: Date.parse('2027-03-14T00:30:00Z') + hour * 3_600_000 }, 'evergreen')).not.toContain(
      'up to date',
    )
})

test('one o’clock is told as the tongue tells it', async () => {
  const at = Date.parse('2027-03-14T01:00:00Z')
  expect(await text({ language: 3, airAt: at })).toContain('Es la una de la madrugada del')
  expect(await text({ language: 4, airAt: at })).toContain('È l’una di')
  expect(await text({ language: 13, airAt: at + 12 * 3_600_000 })).toContain('Es la una de la tarde')
})
