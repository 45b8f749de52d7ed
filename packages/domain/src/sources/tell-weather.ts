import type { WeatherReport } from './weather-report.ts'
import { WEATHER_WORDS, type WeatherWords } from './weather-words.ts'

/** In whole degrees and kilometres: nobody hears the tenth, and a half is not said at all. */
const figure = (value: number, unit: string, locale: string): string => {
  const rounded = unit === 'mm' ? Math.round(value * 10) / 10 : Math.round(value)
  return `${new Intl.NumberFormat(locale, { useGrouping: false }).format(rounded === 0 ? 0 : rounded)}${unit === '%' ? '' : ' '}${unit}`
}

/** A report of the weather as a headline and sentences, in the tongue of the locale; in English where a tongue has no words. */
export const tellWeather = (report: WeatherReport, locale: string): { title: string; text: string } => {
  const words = WEATHER_WORDS[locale] ?? WEATHER_WORDS[locale.slice(0, 2)] ?? WEATHER_WORDS.en
  if (words === undefined) return { title: '', text: '' }
  const { place, when } = report
  return {
    title: place === '' ? words.title[when] : words.titleOf[when](place),
    text: sentencesOf(report, words, locale).join(' '),
  }
}

const sentencesOf = (report: WeatherReport, words: WeatherWords, locale: string): string[] => {
  const { sky, temperature, low, high, wind, gusts, rainChance, rain, units = {} } = report
  const degrees = (value: number) => figure(value, units.temperature ?? '°C', locale)
  const speed = (value: number) => figure(value, units.wind ?? 'km/h', locale)
  return [
    // The code of a day is that of its worst hour: it says what comes, not what is.
    ...(sky !== undefined && report.when === 'now' ? [words.sky[sky]] : []),
    ...(temperature === undefined ? [] : [words.now(degrees(temperature))]),
    ...(low !== undefined && high !== undefined ? [words.between(degrees(low), degrees(high))] : []),
    ...(low === undefined && high !== undefined ? [words.upTo(degrees(high))] : []),
    ...(wind === undefined || wind < 1 ? [] : [words.wind(speed(wind))]),
    ...(gusts === undefined ? [] : [words.gusts(speed(gusts))]),
    ...(rainChance === undefined ? [] : [words.rainChance(figure(rainChance, '%', locale))]),
    ...(rain === undefined || rain <= 0 ? [] : [words.rain(figure(rain, 'mm', locale))]),
  ]
}
