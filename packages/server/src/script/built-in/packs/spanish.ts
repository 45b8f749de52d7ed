import type { LanguagePack } from '../language-pack.ts'
import { spanishArticle } from '../with-article.ts'

const HOURS = 'doce una dos tres cuatro cinco seis siete ocho nueve diez once'.split(' ')

const partOfDay = (hour: number): string => {
  if (hour === 12) return 'del mediodía'
  if (hour >= 1 && hour < 6) return 'de la madrugada'
  if (hour >= 6 && hour < 12) return 'de la mañana'
  return hour > 12 && hour < 20 ? 'de la tarde' : 'de la noche'
}

const past = (minute: number): string => {
  if (minute === 0) return ''
  return minute === 15 ? ' y cuarto' : minute === 30 ? ' y media' : ` y ${minute}`
}

export const spanish: LanguagePack = {
  greeting: (hour, locale) => {
    if (hour >= 4 && hour < 12) return 'Buenos días'
    return hour >= 12 && hour < (locale === 'es-MX' ? 19 : 20) ? 'Buenas tardes' : 'Buenas noches'
  },
  who: ['Están escuchando {station}, con {host}.', 'Soy {host}, y esto es {station}.', 'Les habla {host}, en {station}.'],
  news: [
    ['Estas son las noticias.', 'La actualidad a esta hora.'],
    ['Las noticias, con calma.', 'Un momento tranquilo para las noticias.'],
    ['Qué gusto estar con ustedes. Estas son las noticias.', 'Les cuento las noticias.'],
    ['Vamos con las noticias.', 'Empezamos ya con las noticias.'],
    ['Lo más importante de la actualidad.', 'Las noticias a esta hora.'],
    ['Oídos atentos, que llegan las noticias.', 'Noticias recién hechas.'],
  ],
  intro: ['Esto es lo que les traemos.', 'Quédense, esto es lo que viene.'],
  weather: ['El tiempo para {place}.', 'Así está el tiempo en {place}.', 'El tiempo.', 'Así está el tiempo.'],
  traffic: ['El tráfico en {place} y alrededores.', 'Así está el tráfico en {place}.', 'El tráfico.', 'Así está el tráfico.'],
  today: ['Esto trae el día.', 'El día, de un vistazo.'],
  day: {
    weather: ['Primero, el tiempo.', 'Empezamos por el tiempo.'],
    on: ['En la agenda de hoy.', 'Esto es lo de hoy.'],
    news: ['Y en la actualidad.', 'Pasamos a las noticias.'],
  },
  playlist: [
    'Suena música {music}, y antes, esto.',
    'En un momento, {music}. Antes, esto.',
    'Este es nuestro programa.',
    'En un momento, la música. Antes, esto.',
  ],
  custom: ['Nuestro tema: {topic}.', 'Hablamos de esto: {topic}.', 'Aquí está nuestra selección.', 'Lo elegimos para ustedes.'],
  outro: [
    'Esto es casi todo en {station}. Antes de despedirnos, lo esencial.',
    'La hora termina en {station}. Quédense con esto.',
    'Antes de irnos, un último repaso en {station}.',
    'Ya casi nos vamos en {station}. Lo más importante, en breve.',
    'Cerramos la hora en {station}. Un repaso.',
    '{station}, antes del cierre, lo que importa.',
  ],
  dateTime: 'Son las {time} del {date}.',
  dateTimeAt: (hour, minute) =>
    `${hour % 12 === 1 ? 'Es la' : 'Son las'} ${HOURS[hour % 12]}${past(minute)} ${partOfDay(hour)} del {date}.`,
  notice: 'Este programa lo presenta una voz artificial; una máquina compone sus palabras a partir de fuentes públicas.',
  links: [
    'En otras noticias.',
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
    ['Sigamos, sin prisa.', 'Otra noticia, con calma.', 'Y una noticia más.'],
    ['Y esto les va a interesar.', 'Les cuento otra.', 'Seguimos juntos.'],
    ['¡Seguimos!', 'Rápido, a lo siguiente.', 'Vamos con otra.'],
    ['Pasamos a la siguiente noticia.', 'La siguiente noticia.', 'En el resto de la actualidad.'],
    ['Y ahora, la siguiente.', 'Esperen, que hay otra.', 'Otra, y va fresca.'],
  ],
  headlines: {
    more: [
      'Y ahora, otros titulares.',
      'Otras noticias, en titulares.',
      'Otros titulares de esta hora.',
      'También es noticia, en titulares.',
    ],
    one: ['Y un titular más.', 'Y una noticia más, en titulares.', 'Otra noticia, en titulares.'],
    all: ['Los titulares.', 'Estos son los titulares.', 'Los titulares de esta hora.'],
    of: '{story}. Informa {source}.',
  },
  again: [
    'Lo recordamos, de nuestros boletines anteriores.',
    'Una vez más, lo que ya les contamos.',
    'Quizá ya lo hayan oído con nosotros.',
  ],
  nameOfSource: spanishArticle,
  saysAfter: ['{story}, según {source}.', '{story}, informa {source}.'],
  saysBefore: ['Según {source}, {story}', 'Según informa {source}, {story}'],
  saysFirst: ['{source} informa: {story}'],
  saysApart: ['{story} Así lo cuenta {source}.', '{story} Lo cuenta {source}.'],
  nothingNew: [
    'Desde nuestra última emisión no ha llegado nada nuevo. En cuanto llegue, lo oirán aquí.',
    'Nuestras fuentes no traen nada nuevo a esta hora, así que seremos breves.',
  ],
  noTopic: ['Nuestras fuentes no traen nada sobre este tema a esta hora.', 'A esta hora no tenemos nada sobre este tema.'],
  evergreen: [
    'Nuestras noticias tardan esta vez un poco más. Gracias por acompañarnos. La próxima edición llegará según lo previsto.',
  ],
  close: ['Esto ha sido {station}.', 'Han escuchado {station}.', 'Han estado con {station}.'],
  thanks: [
    ['Gracias por la compañía.', 'Volvemos pronto.'],
    ['Que tengan un rato tranquilo.', 'Vayan con calma, y gracias por escuchar.'],
    ['Un placer estar con ustedes.', 'Cuídense, y vuelvan pronto.'],
    ['No se vayan lejos.', 'Esto no para.'],
    ['Gracias por su atención.', 'Así están las cosas.'],
    ['Pórtense bien, o al menos vuelvan.', 'Sonrían, que volvemos.'],
  ],
  stayingOn: [
    'Sigan con nosotros, aquí en {station}.',
    'No se muevan, esto es {station}.',
    'Enseguida hay más, en {station}.',
    'Continuamos en un momento, en {station}.',
    'Quédense en {station}.',
    'Esto sigue, aquí en {station}.',
  ],
  ident: ['Esto es {station}. Soy {host}, y es un placer tenerles con nosotros. Sigan en sintonía.'],
  stockIdent: 'Están escuchando la radio. Sigan en sintonía.',
  titles: ['Apertura', 'Noticias', 'El tiempo', 'Tráfico', 'Hoy', 'Música', 'Despedida', 'Especial'],
}
