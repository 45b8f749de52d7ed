import { DEFAULT_CUSTOM_TASK } from '@hourcast/domain/wizard/example-tasks'
import { describe, expect, test } from 'vitest'
import type { Writer } from '../script/script-types.ts'
import { previewText } from './preview-text.ts'
import { givenPreviews, NOW } from './testing/preview-station.ts'

describe('Preview text', () => {
  test('is what the host would say at the next slot, with what was read of the sources', async () => {
    const { services, stationId, settings } = await givenPreviews()
    const preview = await previewText(services, { stationId, settings: settings() })
    if (!preview.ok) throw new Error(preview.problem.message)
    const { title, madeFor, textOutput, segments, wordCount, items, faults } = preview.value
    expect(title).toContain('9:00')
    expect(madeFor).toEqual({ airAt: NOW + 40 * 60_000, wall: '2026-11-25T09:00', isNow: false, timeZone: 'UTC' })
    expect(textOutput).toContain('Harbour Radio')
    expect(textOutput).toContain('It’s 9 o’clock')
    expect(textOutput).toBe(segments.map(({ text }) => text).join('\n\n'))
    expect(wordCount).toBeGreaterThan(40)
    expect(items.map(({ title, source, isRead }) => ({ title, source, isRead }))).toEqual([
      { title: 'Second ferry for the harbour', source: 'Harbour News', isRead: true },
      { title: 'Drawbridge opens for a tall ship', source: 'Harbour News', isRead: true },
      { title: 'Robot inspects the long pipeline', source: 'Harbour News', isRead: true },
    ])
    expect(faults).toEqual([])
  })

  test('a story of this hour is read before the owner has chosen an hour: what airs on Monday finds newer ones', async () => {
    const { services, stationId, settings } = await givenPreviews()
    const items = [{ title: 'A1 closed', text: 'The A1 is closed at Harbour Cross after an accident.' }]
    const readSources: typeof services.readSources = async (read) => {
      const { items: known, faults } = await services.readSources(read)
      const [like] = known
      const story = { ...like, ...items[0], publishedAt: NOW - 20 * 60_000 }
      return { items: [story as (typeof known)[number]], faults }
    }
    const schedules = [{ id: 'a', days: [1], hours: ['0:00'] }]
    const change = { presentationType: 3, schedules }
    const preview = await previewText({ ...services, readSources }, { stationId, settings: settings(change) })
    if (!preview.ok) throw new Error(preview.problem.message)
    expect(preview.value.items).toMatchObject([{ isRead: true }])
    expect(preview.value.madeFor).toMatchObject({ airAt: NOW, isNow: true })
  })

  test('speaks for now while the schedules are unfinished, and in station time', async () => {
    const { services, stationId, settings } = await givenPreviews()
    await services.db.prisma.station.update({ where: { id: stationId }, data: { timeZone: 'Europe/Berlin' } })
    const schedules = [{ id: 'a', days: [], hours: ['9:00'] }]
    const preview = await previewText(services, { stationId, settings: settings({ schedules }) })
    expect(preview.ok && preview.value.title).toContain('9:20')
  })

  test('the default task of a Custom action leaves nothing out that the news would read', async () => {
    const { services, stationId, settings } = await givenPreviews()
    const change = { presentationType: 7, customTask: DEFAULT_CUSTOM_TASK }
    const preview = await previewText(services, { stationId, settings: settings(change) })
    expect(preview.ok && preview.value.items.filter(({ isRead }) => isRead)).toHaveLength(3)
    expect(preview.ok && preview.value.textOutput).toContain('Headlines, briefly told')
  })

  test('says at its top that none of the stories can be told, and why', async () => {
    const { services, stationId, settings } = await givenPreviews()
    const preview = await previewText(services, { stationId, settings: settings({ language: 1 }) })
    expect(preview.ok && preview.value.nothingTold).toBe(
      'None of 3 stories can be told, most of them for this reason: in another language than the host speaks (German).',
    )
    const told = await previewText(services, { stationId, settings: settings() })
    expect(told.ok && told.value.nothingTold).toBeUndefined()
  })

  test('says where each story comes from, why one is not read, and what becomes of a task', async () => {
    const { services, stationId, settings } = await givenPreviews()
    const change = { presentationType: 7, customTask: 'Only stories about the traffic, like a pirate' }
    const preview = await previewText(services, { stationId, settings: settings(change) })
    if (!preview.ok) throw new Error(preview.problem.message)
    const { items, segments, taskTold } = preview.value
    const reason = 'not about what the task asks for'
    expect(items.map(({ title, reason: why }) => [title, why])).toEqual([
      ['Second ferry for the harbour', undefined],
      ['Drawbridge opens for a tall ship', reason],
      ['Robot inspects the long pipeline', reason],
    ])
    expect(segments.filter(({ kind }) => kind === 'item').map(({ sources }) => sources)).toEqual([['Harbour News']])
    expect(taskTold).toContain('The built-in writer selects stories about the traffic.')
  })

  test('says which writer spoke, why, what asking a model took, and which sentences of a told story are left out', async () => {
    const { services, stationId, settings } = await givenPreviews()
    const model = { name: 'small', asked: 1, ms: 700, promptTokens: 900, completionTokens: 0 }
    const writer: Writer = {
      write: async (kind, input) => {
        const script = await services.writer.write(kind, input)
        const [item] = input.items
        const dropped = { itemId: item?.id ?? '', title: '', source: '', reason: 'quote' as const, sentence: 'He did.' }
        return { ...script, leftOut: [dropped], fallbackReason: 'the model refused', model }
      },
    }
    const preview = await previewText({ ...services, writer }, { stationId, settings: settings() })
    if (!preview.ok) throw new Error(preview.problem.message)
    expect(preview.value).toMatchObject({ writer: 'built-in', fallbackReason: 'the model refused', model })
    expect(preview.value.items.map(({ sentences }) => sentences)).toEqual([
      [{ sentence: 'He did.', reason: 'quoted words without their speaker' }],
      undefined,
      undefined,
    ])
  })

  test('a source that cannot be read is told beside those that can', async () => {
    const { services, stationId, settings, sources } = await givenPreviews()
    const preview = await previewText(services, {
      stationId,
      settings: settings({ sources: [sources.url('/feed'), sources.url('/gone')] }),
    })
    expect(preview).toMatchObject({ ok: true, value: { faults: [{ code: 'http-status' }] } })
  })

  test.each([
    ['an empty feed', '/empty', ['empty']],
    ['a feed that is gone', '/gone', ['http-status']],
    ['no source at all', null, []],
  ])('%s: the words of the specification at the field source, and why', async (_, path, codes) => {
    const { services, stationId, settings, sources } = await givenPreviews()
    const preview = await previewText(services, { stationId, settings: settings({ sources: path ? [sources.url(path)] : [] }) })
    if (preview.ok) throw new Error('there is nothing to read')
    const { code, field, message, faults } = preview.problem
    expect({ code, field }).toEqual({ code: 'invalid', field: 'source' })
    expect(message).toMatch(/^No content found or rss available\. You can also add multiple urls delimited by \| .+\|.+$/)
    expect(faults?.map((fault) => fault.code)).toEqual(codes)
  })

  test.each([
    [{ hostName: '' }, 'hostName', 'The host name is missing.'],
    [{ language: 14 }, 'language', 'The language is a number from 0 to 13.'],
    [{ sources: [7] }, 'source', 'A source is a text.'],
    [{ location: 'a\nb' }, 'selectedLocation', 'The location is one line, without control characters.'],
  ])('%j is refused at its field', async (change, field, message) => {
    const { services, stationId, settings } = await givenPreviews()
    expect(await previewText(services, { stationId, settings: settings(change) })).toEqual({
      ok: false,
      problem: { code: 'invalid', field, message },
    })
  })

  test('what a scheduler has aired is not read again, but only for its own owner', async () => {
    const { services, stationId, stationOf, settings, save } = await givenPreviews()
    const schedulerId = await save()
    const first = await services.readSources({ mode: 'rss', urls: settings().sources })
    for (const { id } of first.items)
      await services.db.prisma.airedItem.create({ data: { schedulerId, itemId: id, airedAt: new Date(services.clock.now()) } })
    const text = async (input: { stationId: string; schedulerId?: string }) => {
      const preview = await previewText(services, { ...input, settings: settings() })
      return preview.ok ? preview.value.textOutput : preview.problem.message
    }
    expect(await text({ stationId, schedulerId })).not.toContain('ferry')
    expect(await text({ stationId })).toContain('ferry')
    expect(await text({ stationId: await stationOf('otto@radio.example'), schedulerId })).toContain('ferry')
  })

  test('cancelled, it ends at once with the reason', async () => {
    const { services, stationId, settings } = await givenPreviews()
    const abort = new AbortController()
    const preview = previewText(
      { ...services, readSources: () => new Promise(() => {}) },
      { stationId, settings: settings(), signal: abort.signal },
    )
    abort.abort(new Error('no longer wanted'))
    await expect(preview).rejects.toThrow('no longer wanted')
  })
})
