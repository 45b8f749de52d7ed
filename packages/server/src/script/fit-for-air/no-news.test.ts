import { describe, expect, it } from 'vitest'
import { isNoNews } from './no-news.ts'
import { lineOf } from './phrases.ts'

const isHeld = (headline: string): boolean => isNoNews([lineOf(headline)], undefined)

describe('a rumour that nobody has told', () => {
  it.each([
    'Non, la fontaine de Brenac ne rend pas malade',
    'Grippe : non, un infirmier de Foix n’est pas mort du vaccin',
    'Non, ces images ne montrent pas la crue de Brenac',
    'No, el alcalde de Torralba no ha vendido la plaza',
    'Es falso que el agua de Torralba esté contaminada',
    'É #FAKE que a ponte de Soutelo caiu',
    'Non è vero che la fonte di Montalto è chiusa',
  ])('is not denied on air: %j', (headline) => {
    expect(isHeld(headline)).toBe(true)
  })
  it.each([
    'La Norvège dit non, le traité ne sera pas signé',
    'Le préfet ne fermera pas le pont de Brenac',
    'El alcalde dice que no, la plaza se vende',
    'Falso médico detenido en Torralba',
    'Faux billets : deux hommes interpellés à Foix',
  ])('but %j is news', (headline) => {
    expect(isHeld(headline)).toBe(false)
  })
})

describe('a notice that is a form', () => {
  const isNotice = (text: string): boolean => isNoNews([lineOf('Olszany'), lineOf(text)], undefined)
  it.each([
    'Termin: 18 maja 2026 r. (niedziela) Miejsce: sala gminy Zgłoszenia do piątku.',
    'Data: 6 iunie 2026 Ora: 13:00 Locul: Muzeul Olmu. Vor vorbi autorii.',
  ])('is no news: %j', (text) => {
    expect(isNotice(text)).toBe(true)
  })
  it.each([
    'Termin: 18 maja. Taką datę podał sąd w Olszanach.',
    'Data de 6 iunie: atunci se închide podul, ora nu este stabilită.',
  ])('but a text with a colon is: %j', (text) => {
    expect(isNotice(text)).toBe(false)
  })
})

describe('where work is to be had', () => {
  it.each([
    ['Sine de Soutelo oferta 16 vagas de emprego nesta segunda-feira', true],
    ['Confira as vagas de emprego em Soutelo', true],
    ['Brasil criou mil vagas de emprego em maio', false],
    ['Fábrica de Soutelo fecha 300 vagas de emprego', false],
  ])('is no news, but how much there is: %j', (headline, isService) => {
    expect(isHeld(headline)).toBe(isService)
  })
})
