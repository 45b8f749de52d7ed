import { describe, expect, test } from 'vitest'
import { feedSays, TRAFFIC, WEATHER } from '../testing/feed-says.ts'
import { TONGUES, type Tongue } from '../tongue.ts'
import { isWeatherFigure } from './figurative.ts'
import { lineOf } from './phrases.ts'
import { papersIn, partOnSubject } from './subject.ts'

describe('Weather says only weather', () => {
  test.each<[Tongue, string, string]>([
    ['en', 'Rain spreads from the west', 'Gusts of 60 km/h are expected on the coast.'],
    ['en', 'A sunny Sunday', 'Highs of 17 degrees inland, 12 by the sea.'],
    ['de', 'Am Abend Gewitter', 'Im Norden werden 14 Grad erreicht.'],
    ['de', 'Schneefall bis in die Täler', 'Es wird bis zu minus drei Grad kalt.'],
    ['pl', 'Deszcz na zachodzie', 'Temperatura wzrośnie do 12 stopni.'],
    ['es', 'Lluvias en el norte', 'Las temperaturas llegan a 14 grados.'],
    ['it', 'Piogge al nord', 'Le temperature salgono fino a 15 gradi.'],
    ['fr', 'Averses sur le littoral', 'Les températures atteignent 13 degrés.'],
    ['pt', 'Aguaceiros no litoral', 'As temperaturas chegam aos 16 graus.'],
    ['hi', 'उत्तर भारत में बारिश', 'तापमान 18 डिग्री रहेगा।'],
    ['nl', 'Buien in het noorden', 'De temperatuur stijgt naar 11 graden.'],
    ['ro', 'Ploi în vestul țării', 'Temperaturile ajung la 14 grade.'],
  ])('%s: %s', async (tongue, title, text) => {
    const { said, reason } = await feedSays(tongue, title, text, { presentationType: WEATHER })
    expect(reason).toBeUndefined()
    expect(said).toContain(title)
    expect(said).toContain(text.slice(0, 12))
  })

  test.each<[Tongue, string, string]>([
    ['en', 'A storm of criticism hits the minister', 'Her plan was called a mistake.'],
    ['en', 'Woman murdered in the rain', 'Police found her body on the north coast.'],
    ['en', 'Trade winds turn against exporters', 'Profit is expected to fall.'],
    ['en', 'Rain Man returns to cinemas', 'The film won four awards.'],
    ['en', 'A cloud over the economy', 'Growth is likely to slow.'],
    ['en', 'Brainstorm at the town hall', 'Forty people wrote down ideas.'],
    ['en', 'Council votes for a new school', 'It opens in May.'],
    ['en', 'Melbourne Storm win again', 'The match ended 20 to 12.'],
    ['en', 'Thunder beat Heat in overtime', 'The game lasted three hours.'],
    ['de', 'Sturm der Entrüstung über Steuerpläne', 'Die Opposition spricht von einem Fehler.'],
    ['de', 'Mord im Regen', 'Die Polizei sucht einen Mann.'],
    ['pl', 'Burza wokół ustawy', 'Opozycja krytykuje rząd.'],
    ['es', 'Lluvia de críticas al ministro', 'La oposición pide su dimisión.'],
    ['it', 'Omicidio a Milano', 'La polizia cerca un uomo di 30 anni.'],
    ['fr', 'Tempête politique à Paris', 'Le ministre a quitté le gouvernement.'],
    ['pt', 'Chuva de críticas ao governo', 'A oposição pede eleições.'],
    ['hi', 'सियासी तूफान में घिरे मंत्री', 'विपक्ष ने इस्तीफा मांगा।'],
    ['nl', 'Storm van kritiek op minister', 'De oppositie eist een debat.'],
    ['ro', 'Furtună politică la București', 'Opoziția cere demisia ministrului.'],
  ])('%s, off the subject: %s', async (tongue, title, text) => {
    const { said, reason } = await feedSays(tongue, title, text, { presentationType: WEATHER })
    expect(said).toBe('')
    expect(reason).toBe('off-subject')
  })

  test('of one item the sentences that are weather', async () => {
    const text = 'Showers reach the coast at noon. The mayor opened a school. Inland it stays dry, with 14 degrees.'
    const { said, sentences } = await feedSays('en', 'Showers from the west', text, { presentationType: WEATHER })
    expect(said).toContain('Inland it stays dry')
    expect(said).not.toContain('mayor')
    expect(sentences).toMatchObject([{ sentence: 'The mayor opened a school.', reason: 'off-subject' }])
  })

  test('values of a weather service, and none of a machine', async () => {
    const station = await feedSays('en', 'Port Ellery', 'Temperature: 11.5 °C. Humidity: 82 %. Wind speed: 12 km/h.', {
      presentationType: WEATHER,
    })
    expect(station.said).toContain('Port Ellery. Temperature: 11.5 °C. Humidity: 82 %. Wind speed: 12 km/h.')
    const pump = await feedSays('en', 'Pump 2', 'Temperature: 78 °C. Pressure: 3.9 bar.', { presentationType: WEATHER })
    expect(pump.reason).toBe('off-subject')
    const bearing = await feedSays('en', 'Temperature of the bearing is 94 °C', '', {
      presentationType: WEATHER,
      isReading: true,
    })
    expect(bearing.reason).toBe('off-subject')
  })

  test('no weather of yesterday', async () => {
    const old = await feedSays('en', 'Rain spreads from the west', 'Highs of 12 degrees.', {
      presentationType: WEATHER,
      hoursAgo: 26,
    })
    expect(old.reason).toBe('too-old')
    const told = await feedSays('en', 'Yesterday it rained', 'There were 20 millimetres.', { presentationType: WEATHER })
    expect(told.said).toBe('')
  })
})

describe('Traffic says only traffic', () => {
  test.each<[Tongue, string, string]>([
    ['en', 'M25 closed near junction 10', 'Traffic queues for four miles.'],
    ['en', 'Roadworks on Lantern Hill', 'Upper Lamp Street is closed between numbers 12 and 60.'],
    ['en', 'Tram line 2 is suspended', 'Buses run instead.'],
    ['de', 'A3 nach Unfall gesperrt', 'Der Stau ist fünf Kilometer lang.'],
    ['pl', 'Korek na A4', 'Objazd prowadzi przez Legnicę.'],
    ['es', 'Retenciones en la A-6', 'El carril derecho está cortado.'],
    ['it', 'Coda di quattro chilometri sulla A1', 'La corsia di destra è chiusa.'],
    ['fr', 'Bouchon sur l’A13', 'La circulation est coupée vers Rouen.'],
    ['pt', 'Trânsito lento na A5', 'Uma faixa está cortada.'],
    ['hi', 'राजमार्ग पर लंबा जाम', 'वाहनों की लंबी कतार लगी है।'],
    ['nl', 'File op de A2', 'De rechterrijstrook is dicht.'],
    ['ro', 'Trafic îngreunat pe DN1', 'Circulația este blocată spre Sinaia.'],
  ])('%s: %s', async (tongue, title, text) => {
    const { said, reason } = await feedSays(tongue, title, text, { presentationType: TRAFFIC })
    expect(reason).toBeUndefined()
    expect(said).toContain(title)
  })

  test.each<[Tongue, string, string]>([
    ['en', 'Traffic of drugs on the rise', 'Customs found cocaine in the port.'],
    ['en', 'A long road to recovery', 'The economy grows slowly.'],
    ['en', 'Traffic on the website falls', 'Users spend less time there.'],
    ['en', 'Minister hurt in a car accident', 'He is in hospital.'],
    ['en', 'Council votes for a new school', 'It opens in May.'],
    ['de', 'Spieler für drei Spiele gesperrt', 'Der Trainer ist enttäuscht.'],
    ['de', 'Ministerin bei Unfall verletzt', 'Sie liegt im Krankenhaus.'],
    ['pl', 'Handel narkotykami rośnie', 'Policja zatrzymała dwie osoby.'],
    ['es', 'Cae una red de tráfico de drogas', 'La policía detuvo a seis personas.'],
    ['it', 'Traffico di droga, dieci arresti', 'La polizia ha trovato cocaina.'],
    ['fr', 'Trafic de drogue : dix arrestations', 'La police a saisi de la cocaïne.'],
    ['pt', 'Tráfico de droga aumenta', 'A polícia deteve seis pessoas.'],
    ['hi', 'मानव तस्करी के आरोप में गिरफ्तार', 'पुलिस ने दो लोगों को पकड़ा।'],
    ['nl', 'Minder verkeer op de website', 'De omzet daalt.'],
    ['ro', 'Trafic de droguri în port', 'Poliția a reținut șase persoane.'],
  ])('%s, off the subject: %s', async (tongue, title, text) => {
    const { said, reason } = await feedSays(tongue, title, text, { presentationType: TRAFFIC })
    expect(said).toBe('')
    expect(reason).toBe('off-subject')
  })

  test('a place may be called like other news, and how long it takes belongs to the road', async () => {
    const text = 'La calle del Faro está cortada por obras entre la plaza y el mercado. La espera es de unos ocho minutos.'
    const { said } = await feedSays('es', 'Desvío en la calle del Faro', text, { presentationType: TRAFFIC })
    expect(said).toBe(`Desvío en la calle del Faro. ${text}`)
  })

  test('of a crash with dead the road that it closes', async () => {
    const { said } = await feedSays(
      'en',
      'Two dead in crash on A9',
      'Two people died near Jena. The A9 is closed in both directions.',
      {
        presentationType: TRAFFIC,
      },
    )
    expect(said).toContain('The A9 is closed in both directions.')
    expect(said).not.toMatch(/dead|died/)
  })
})

describe('without its subject a programme says so', () => {
  test.each(TONGUES.flatMap((tongue) => [[tongue, WEATHER] as const, [tongue, TRAFFIC] as const]))(
    '%s, type %i',
    async (tongue, type) => {
      const { said, body } = await feedSays(tongue, 'Robot 2000', 'Port Ellery, Skerra.', { presentationType: type })
      expect(said).toBe('')
      expect(body?.match(/[.।]/g)).toHaveLength(1)
    },
  )

  test('in English word for word', async () => {
    expect((await feedSays('en', 'Council votes', 'It is new.', { presentationType: WEATHER })).body).toBe(
      'There is no weather report at this hour.',
    )
    expect((await feedSays('en', 'Council votes', 'It is new.', { presentationType: TRAFFIC })).body).toBe(
      'We have no traffic reports to read out at this hour.',
    )
  })
})

describe('a paper of everything', () => {
  const paper = (count: number, ...titles: string[]) =>
    [...Array.from({ length: count }, (_, at) => `Story ${at} of the town hall`), ...titles].map((title) => ({
      source: 'Coast News',
      title,
    }))

  test('is known by what it tells of', () => {
    expect(papersIn(paper(6, 'Rain and strong winds tonight'), WEATHER, 'en')).toEqual(new Set(['Coast News']))
    expect(
      papersIn(paper(3, 'Rain and strong winds tonight', 'Fog and frost until noon', 'Snow showers inland'), WEATHER, 'en').size,
    ).toBe(0)
    expect(papersIn(paper(2), WEATHER, 'en').size).toBe(0)
  })

  test('small ones count together', () => {
    const small = paper(6).map(({ title }, at) => ({ title, source: `Paper ${at}` }))
    expect(papersIn(small, WEATHER, 'en').size).toBe(6)
  })

  test('one word of rain in it is no report', () => {
    const told = {
      headline: lineOf('Wage talks frozen as storm gathers at the steelworks'),
      lines: [lineOf('The firm offers no rise.')],
    }
    expect(partOnSubject(told, WEATHER, 'en', true)).toBeUndefined()
    const rain = { headline: lineOf('Rain and strong winds tonight'), lines: [lineOf('Gusts of 60 mph are forecast.')] }
    expect(partOnSubject(rain, WEATHER, 'en', true)?.keepsHeadline).toBe(true)
  })
})

test.each<[Tongue, string]>([
  ['en', 'Snow closes shops and markets in Derby'],
  ['en', 'Fog grounds bank'],
  ['en', 'Heatwave: unions demand breaks'],
  ['de', 'Schnee legt Banken in Celle lahm'],
  ['de', 'Hitze: Gewerkschaft fordert Pausen'],
  ['fr', 'La neige ferme les marchés de Brest'],
  ['fr', 'Canicule : le syndicat demande des pauses'],
  ['es', 'La nieve cierra el mercado de Vigo'],
  ['it', 'La neve chiude il mercato di Prato'],
  ['nl', 'Sneeuw sluit de bank in Sneek'],
  ['pl', 'Śnieg zamyka bank w Łodzi'],
  ['pt', 'Neve fecha mercado em Bragança'],
  ['ro', 'Caniculă: sindicatul cere pauze'],
  ['hi', 'बर्फबारी से बाजार बंद'],
])('%s: weather that shuts a shop is no figure: %s', (tongue, title) => {
  expect(isWeatherFigure(lineOf(title), [], false, tongue)).toBe(false)
})

test.each<[Tongue, string]>([
  ['en', 'Storm in the boardroom'],
  ['en', 'Snow of orders buries the bank'],
  ['de', 'Sturm in der Koalition'],
  ['fr', 'Tempête au club, le directeur part'],
  ['es', 'Tormenta en el club'],
  ['it', 'Tempesta nel club'],
  ['nl', 'Storm in de coalitie'],
  ['pl', 'Gęsta mgła w banku'],
  ['pt', 'Nevoeiro no banco'],
  ['ro', 'Ceață la clubul fanilor'],
])('%s: weather in a club is a figure: %s', (tongue, title) => {
  expect(isWeatherFigure(lineOf(title), [], false, tongue)).toBe(true)
})
