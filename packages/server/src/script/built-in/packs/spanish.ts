import { spanishNumber } from '../../spoken/clock-told.ts'
import type { LanguagePack } from '../language-pack.ts'
import { spanishArticle } from '../with-article.ts'

const HOURS = 'doce una dos tres cuatro cinco seis siete ocho nueve diez once'.split(' ')

/** Night and morning begin earlier in Mexico. */
const morningFrom = (locale: string): number => (locale === 'es-MX' ? 5 : 6)
const eveningFrom = (locale: string): number => (locale === 'es-MX' ? 19 : 20)

const partOfDay = (hour: number, locale: string): string => {
  if (hour === 12) return 'del mediodía'
  if (hour < morningFrom(locale)) return 'de la madrugada'
  if (hour < 12) return 'de la mañana'
  return hour > 12 && hour < eveningFrom(locale) ? 'de la tarde' : 'de la noche'
}

const told = (hour: number): string => `${hour % 12 === 1 ? 'Es la' : 'Son las'} ${HOURS[hour % 12]}`

const NAMED: Readonly<Record<number, string>> = { 1: 'un minuto', 15: 'cuarto', 30: 'media' }

/** 'Las ocho y siete', 'las nueve menos cuarto'. */
const inSpain = (hour: number, minute: number): string => {
  const isBefore = minute > 30 && (minute % 5 === 0 || minute > 55)
  const at = isBefore ? (hour + 1) % 24 : hour
  const rest = isBefore ? 60 - minute : minute
  const named = NAMED[rest] ?? spanishNumber(rest)
  return `${told(at)}${rest === 0 ? '' : ` ${isBefore ? 'menos' : 'y'} ${named}`} ${partOfDay(hour, 'es-ES')} del {date}.`
}

/** 'Las ocho y siete de la noche', 'las cuatro cuarenta y cinco de la tarde'. */
const inMexico = (hour: number, minute: number): string => {
  const past =
    minute === 0
      ? ''
      : minute === 30
        ? ' y media'
        : ` ${minute < 10 ? 'y ' : ''}${minute === 1 ? 'un minuto' : spanishNumber(minute)}`
  const part = hour === 12 && minute > 0 ? 'de la tarde' : partOfDay(hour, 'es-MX')
  return `${told(hour)}${past} ${part} de este {date}.`
}

export const spanish: LanguagePack = {
  greeting: (hour, locale) => {
    if (hour >= 4 && hour < 12) return 'Buenos días'
    return hour >= 12 && hour < eveningFrom(locale) ? 'Buenas tardes' : 'Buenas noches'
  },
  who: ['Están escuchando {station}, con {host}.', 'Soy {host}, y esto es {station}.', 'Les habla {host}, en {station}.'],
  news: [
    ['Estas son las noticias.', 'La actualidad a esta hora.'],
    ['Repasamos las noticias con calma.', 'Sin prisa, las noticias de esta hora.'],
    ['Qué gusto estar con ustedes. Estas son las noticias.', 'Aquí les traemos las noticias.'],
    ['Vamos con las noticias.', 'Empezamos ya con las noticias.'],
    ['Lo más importante de la actualidad.', 'Las noticias a esta hora.'],
    ['Abran bien los oídos, que llegan las noticias.', 'Noticias recién salidas del horno.'],
  ],
  intro: ['Esto es lo que les traemos.', 'Quédense, esto es lo que viene.'],
  weather: [
    'La información del tiempo para {place}.',
    'Así está el tiempo en {place}.',
    'La información del tiempo.',
    'Así está el tiempo.',
  ],
  traffic: [
    'El tráfico en {place} y alrededores.',
    'Así está el tráfico en {place}.',
    'La información del tráfico.',
    'Así está el tráfico.',
  ],
  today: ['Esto es lo que trae el día.', 'El día, de un vistazo.'],
  day: {
    weather: ['Primero, el tiempo.', 'Empezamos por el tiempo.'],
    on: ['En la agenda de hoy.', 'Esto es lo de hoy.'],
    news: ['Y en la actualidad.', 'Pasamos a las noticias.'],
  },
  playlist: [
    'En un momento, la música: {music}. Antes, la actualidad.',
    'Enseguida suena la música: {music}. Pero primero, las noticias.',
    'En un momento, la música. Antes, la actualidad.',
    'Enseguida suena la música. Pero primero, las noticias.',
  ],
  custom: [
    'Nuestro tema: {topic}.',
    'El tema que nos ocupa: {topic}.',
    'Esta es nuestra selección.',
    'Una selección pensada para ustedes.',
  ],
  outro: [
    'Se nos acaba el tiempo en {station}. Antes de despedirnos, lo esencial.',
    'Termina la hora en {station}. Quédense con esto.',
    'Antes de irnos, un último repaso en {station}.',
    'Estamos a punto de despedirnos en {station}. Lo más importante, en breve.',
    'Cerramos la hora en {station}. Repasamos lo más destacado.',
    'Están en {station}. Antes de terminar, lo que importa.',
  ],
  dateTime: 'Son las {time} del {date}.',
  dateTimeAt: (hour, minute, locale) => {
    // Midnight belongs to two days.
    if (hour === 0 && minute === 0) return 'Es medianoche, y hoy es {date}.'
    return locale === 'es-MX' ? inMexico(hour, minute) : inSpain(hour, minute)
  },
  // In Mexico the first of a month is 'primero'.
  date: (weekday, day, month, locale) => `${weekday} ${day === '1' && locale === 'es-MX' ? 'primero' : day} de ${month}`,
  notice:
    'Este programa lo presenta una voz artificial; sus textos se redactan de forma automática a partir de fuentes públicas.',
  links: [
    'En otro orden de cosas.',
    'Seguimos.',
    'Seguimos con las noticias.',
    'Otro asunto.',
    'Cambiamos de tema.',
    'También a esta hora.',
    'Pasamos a otra noticia.',
    'Un titular más.',
    'Vamos con otro tema.',
  ],
  toneLinks: [
    ['Otra noticia.', 'Más noticias.', 'También es noticia.'],
    ['Sigamos, poco a poco.', 'Otra noticia, con calma.', 'Y una noticia más.'],
    ['Y esto les va a interesar.', 'Y les contamos otra.', 'Seguimos juntos.'],
    ['No paramos.', 'Y rápido, la siguiente.', 'Vamos con otra.'],
    ['Pasamos a la siguiente noticia.', 'La siguiente noticia.', 'En el resto de la actualidad.'],
    ['Y ahora, la siguiente.', 'Esperen, que hay otra.', 'Agárrense, que viene otra.'],
  ],
  headlines: {
    more: [
      'Y ahora, otros titulares.',
      'Otras noticias, en titulares.',
      'Y estos otros titulares.',
      'También es noticia, en titulares.',
    ],
    one: ['Y un titular más.', 'Y una noticia más, en pocas palabras.', 'Otra noticia, en pocas palabras.'],
    all: ['Los titulares.', 'Estos son los titulares.', 'Vamos con los titulares.'],
    of: '{story}, según {source}.',
  },
  again: [
    'Recordamos lo que contábamos en boletines anteriores.',
    'Volvemos sobre lo que ya les contamos.',
    'Quizá ya lo hayan escuchado aquí.',
  ],
  nameOfSource: spanishArticle,
  saysAfter: ['{story}, según {source}.', '{story}, informa {source}.'],
  saysBefore: ['Según {source}, {story}', 'Según informa {source}, {story}'],
  saysFirst: ['{source} informa: {story}'],
  saysApart: ['{story} Así lo cuenta {source}.', '{story} Lo cuenta {source}.'],
  nothingNew: [
    'Desde nuestro último boletín no hay novedades. En cuanto las haya, se las contaremos aquí.',
    'A esta hora no tenemos novedades, así que seremos breves.',
  ],
  noTopic: ['A esta hora no tenemos nada sobre este tema.', 'Por el momento no tenemos noticias sobre este tema.'],
  evergreen: ['Esta vez las noticias se retrasan un poco. Se las contaremos en la próxima edición.'],
  close: ['Esto es todo por ahora en {station}.', 'Seguimos en {station}.', 'Sigan en {station}.'],
  thanks: [
    ['Gracias por su compañía.', 'Hasta pronto.'],
    ['Que pasen un rato tranquilo.', 'Tómenselo con calma, y hasta pronto.'],
    ['Gracias por habernos acompañado.', 'Cuídense mucho, y hasta pronto.'],
    ['No se vayan muy lejos.', '¡Hasta muy pronto!'],
    ['Gracias por su atención.', 'Gracias por informarse con nosotros.'],
    ['Pórtense bien, o al menos vuelvan pronto.', 'Sonrían, que es gratis.'],
  ],
  stayingOn: [
    'Sigan con nosotros, aquí en {station}.',
    'No se muevan de {station}.',
    'Enseguida hay más, en {station}.',
    'Continuamos en un momento, en {station}.',
    'Quédense con nosotros en {station}.',
    'Y seguimos, aquí en {station}.',
  ],
  ident: ['Esto es {station}. Soy {host}, y es un placer estar con ustedes. Sigan en sintonía.'],
  stockIdent: 'Están escuchando la radio. Sigan en sintonía.',
  titles: ['Apertura', 'Noticias', 'El tiempo', 'Tráfico', 'Hoy', 'Música', 'Despedida', 'Especial'],
}
