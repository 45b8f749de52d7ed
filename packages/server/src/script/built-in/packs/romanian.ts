import { byHour, type LanguagePack } from '../language-pack.ts'

export const romanian: LanguagePack = {
  greeting: byHour('Bună dimineața', 'Bună ziua', 'Bună seara', 'Bună seara'),
  openings: [
    ['{greeting} și bun venit la {station}. Sunt {host}, iată ce avem pentru dumneavoastră.'],
    ['{greeting}. Ascultați {station}, cu știrile. Sunt {host}.', '{greeting}. Aici {host}, la {station}, cu noutățile.'],
    ['{greeting}. Vremea la {station}, pentru {place}. Sunt {host}.', '{greeting}. Vremea la {station}. Sunt {host}.'],
    [
      '{greeting}. Traficul la {station}, pentru {place} și împrejurimi. Sunt {host}.',
      '{greeting}. Traficul la {station}. Sunt {host}.',
    ],
    [
      '{greeting}, {place}. Iată ce aduce ziua, aici la {station}. Sunt {host}.',
      '{greeting}. Iată ce aduce ziua, aici la {station}. Sunt {host}.',
    ],
    [
      '{greeting}. Ascultați {station}, cu muzică {music}. Sunt {host}.',
      '{greeting}. Ascultați {station}. Sunt {host}, cu programul nostru.',
    ],
    ['Cam atât de la {station}. Înainte de încheiere, încă ceva.'],
    [
      '{greeting}. Ascultați {station}, sunt {host}. Subiectul nostru: {topic}.',
      '{greeting}. Ascultați {station}, sunt {host}. Iată ce ați cerut.',
    ],
  ],
  dateTime: 'Este ora {time}, {date}.',
  notice: 'Acest program este rostit de o voce artificială; o mașină îi compune cuvintele din surse publice.',
  links: ['Mai departe.', 'Tot astăzi.', 'Și încă ceva.', 'O altă știre.'],
  attribution: ['Sursa: {source}.', 'Potrivit {source}.'],
  nothingNew: ['De la ultima emisiune nu a sosit nimic nou. De îndată ce sosește, veți auzi aici.'],
  evergreen: [
    'Știrile noastre au nevoie de puțin mai mult timp. Vă mulțumim că sunteți alături de noi. Următoarea ediție vine conform programului.',
  ],
  signOff: [
    'A fost {station}. Sunt {host}. Vă mulțumim că ne-ați ascultat.',
    'Sunteți la curent. A fost {host}, pentru {station}.',
  ],
  stayingOn: ['Rămâneți cu noi, aici la {station}.'],
  ident: ['Ascultați {station}. Sunt {host}, ne bucurăm că sunteți cu noi. Rămâneți pe recepție.'],
  stockIdent: 'Ascultați radioul. Rămâneți pe recepție.',
  titles: ['Deschidere', 'Știri', 'Vremea', 'Trafic', 'Astăzi', 'Muzică', 'Încheiere', 'Special'],
}
