import { expect, test } from 'vitest'
import { sourceName } from './source-name.ts'

test.each([
  ['Coast Gazette', 'Coast Gazette'],
  ['Coast Gazette.', 'Coast Gazette'],
  ['Coast Gazette (London)', 'Coast Gazette'],
  ['Coast Gazette RSS Feed', 'Coast Gazette'],
  ['Coast Gazette - RSS feed', 'Coast Gazette'],
  ['Coast Gazette | Latest news', 'Coast Gazette'],
  ['BBC News - Home', 'BBC News'],
  ['Diario de la Ría: el periódico de la costa', 'Diario de la Ría'],
  ['Ría: Noticias de Arcos', 'Ría'],
  ['Kurier – Sport', 'Kurier – Sport'],
  ['Coast News Online / News', 'Coast News Online'],
  ['Coast News: International', 'Coast News'],
  ['Głos Wybrzeża, 29.04.2027', 'Głos Wybrzeża'],
  ['Radio 24', 'Radio 24'],
  ['laut.fm', 'laut.fm'],
  ['Het Nieuwsblad', 'Het Nieuwsblad'],
  ['Le Monde', 'Le Monde'],
  ['Digi24', 'Digi24'],
  ['Antena3', 'Antena3'],
  ['PÚBLICO', 'Público'],
  ['20MINUTOS.ES - Lo último', '20minutos'],
  ['EL PAÍS', 'El País'],
  ['DIE WELT', 'Die Welt'],
  ['EL UNIVERSAL', 'El Universal'],
  ['Adevarul', 'Adevărul'],
  // Spelled.
  ['BFMTV', 'BFMTV'],
  ['RTBF', 'RTBF'],
  ['La RTBF', 'La RTBF'],
  ['CNBCTV18', 'CNBCTV18'],
])('%s is named %s', (source, said) => {
  expect(sourceName(source)).toBe(said)
})

test.each([
  'Feed MRSS-S',
  'rss_news_v2',
  'News XML Feed',
  'All content',
  'Latest headlines - RSS feed',
  'Aktuelle Nachrichten',
  'State News and Updates',
  'Mundo',
  'Últimas noticias',
  'ताज़ा समाचार',
  '[192.168.0.1]',
  '10.0.0.1',
  'Feed2',
  'export1',
])('%s names nobody, and is not said', (source) => {
  expect(sourceName(source)).toBeUndefined()
})
