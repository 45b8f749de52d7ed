import { byHour, type LanguagePack } from '../language-pack.ts'

export const spanish: LanguagePack = {
  greeting: byHour('Buenos días', 'Buenas tardes', 'Buenas noches', 'Buenas noches'),
  openings: [
    ['{greeting} y bienvenidos a {station}. Soy {host}, y esto es lo que les traemos.'],
    [
      '{greeting}. Esto es {station} con las noticias. Soy {host}.',
      '{greeting}. Les habla {host} en {station}, con las novedades.',
    ],
    ['{greeting}. El tiempo en {station}, para {place}. Soy {host}.', '{greeting}. El tiempo en {station}. Soy {host}.'],
    [
      '{greeting}. El tráfico en {station}, para {place} y alrededores. Soy {host}.',
      '{greeting}. El tráfico en {station}. Soy {host}.',
    ],
    [
      '{greeting}, {place}. Esto trae el día de hoy, aquí en {station}. Soy {host}.',
      '{greeting}. Esto trae el día de hoy, aquí en {station}. Soy {host}.',
    ],
    [
      '{greeting}. Escuchan {station}, con música {music}. Soy {host}.',
      '{greeting}. Escuchan {station}. Soy {host}, con nuestra programación.',
    ],
    ['Esto es casi todo en {station}. Antes de despedirnos, lo siguiente.'],
    [
      '{greeting}. Esto es {station}, y soy {host}. Nuestro tema: {topic}.',
      '{greeting}. Esto es {station}, y soy {host}. Aquí está lo que pidieron.',
    ],
  ],
  dateTime: 'Son las {time} del {date}.',
  dateTimeAtOne: 'Es la {time} del {date}.',
  notice: 'Este programa lo presenta una voz artificial; una máquina compone sus palabras a partir de fuentes públicas.',
  links: ['Seguimos.', 'También hoy.', 'Y además.', 'En otras noticias.'],
  attribution: ['Según {source}.', 'Informa {source}.'],
  nothingNew: ['Desde nuestra última emisión no ha llegado nada nuevo. En cuanto llegue, lo oirán aquí.'],
  evergreen: [
    'Nuestras noticias tardan hoy un poco más. Gracias por acompañarnos. La próxima edición llegará según lo previsto.',
  ],
  signOff: ['Esto ha sido {station}. Soy {host}. Gracias por escucharnos.', 'Ya están al día. Les habló {host}, para {station}.'],
  stayingOn: ['Sigan con nosotros, aquí en {station}.'],
  ident: ['Esto es {station}. Soy {host}, y es un placer tenerles con nosotros. Sigan en sintonía.'],
  stockIdent: 'Están escuchando la radio. Sigan en sintonía.',
  titles: ['Apertura', 'Noticias', 'El tiempo', 'Tráfico', 'Hoy', 'Música', 'Despedida', 'Especial'],
}
