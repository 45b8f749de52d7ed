import { expect, test } from 'vitest'
import { audioObject, organization } from './structured-data.ts'

const PUBLIC_URL = 'https://hourcast.example'

test('what can be heard is told with its address, its length in whole seconds, its language and its words', () => {
  const heard = {
    name: 'The news of seven',
    path: '/station/abc/def.mp3',
    durationMs: 44_600,
    language: 'en-US',
    segments: ['Good morning.', 'The bridge is open.'],
    madeAt: Date.parse('2026-11-22T07:00:00Z'),
  }
  expect(audioObject(PUBLIC_URL, heard)).toEqual({
    '@type': 'AudioObject',
    name: 'The news of seven',
    contentUrl: 'https://hourcast.example/station/abc/def.mp3',
    encodingFormat: 'audio/mpeg',
    duration: 'PT45S',
    inLanguage: 'en-US',
    transcript: 'Good morning. The bridge is open.',
    uploadDate: '2026-11-22T07:00:00.000Z',
  })
})

test('the organization has addresses of the site alone', () => {
  const { url, logo, contactPoint } = organization(PUBLIC_URL) as Record<'url' | 'logo', string> & {
    contactPoint: { url: string }
  }
  for (const address of [url, logo, contactPoint.url]) expect(address).toMatch(/^https:\/\/hourcast\.example\//)
})
