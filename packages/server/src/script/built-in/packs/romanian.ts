import { tellTime } from '../../spoken/clock-told.ts'
import type { LanguagePack } from '../language-pack.ts'

/** Names stand in the nominative alone: 'potrivit' would ask for another case. */
export const romanian: LanguagePack = {
  greeting: (hour) => {
    if (hour < 4) return 'Bine v-am găsit'
    return hour < 11 ? 'Bună dimineața' : hour < 18 ? 'Bună ziua' : 'Bună seara'
  },
  who: ['Ascultați {station}, sunt {host}.', 'Aici {station}, la microfon {host}.', 'Sunt {host} și ascultați {station}.'],
  news: [
    ['Iată știrile.', 'Știrile acestei ore.'],
    ['Știrile, pe îndelete.', 'Fără grabă, știrile.'],
    ['Ne bucurăm că sunteți cu noi. Iată știrile.', 'Iată ce știri avem pentru dumneavoastră.'],
    ['Trecem direct la știri.', 'Începem cu știrile.'],
    ['Principalele știri.', 'Cele mai importante știri.'],
    ['Ciuliți urechile, vin știrile.', 'Știri proaspete, abia scoase din cuptor.'],
  ],
  intro: ['Iată ce avem pentru dumneavoastră.', 'Rămâneți aici, iată ce urmează.'],
  weather: ['Starea vremii la {place}.', 'Vremea la {place}.', 'Iată starea vremii.', 'Buletinul meteo.'],
  traffic: [
    'Traficul în {place} și împrejurimi.',
    'Cum se circulă în {place}.',
    'Iată situația din trafic.',
    'Informații din trafic.',
  ],
  today: ['Iată ce ne aduce ziua.', 'Ziua, pe scurt.'],
  day: {
    weather: ['Mai întâi, vremea.', 'Începem cu vremea.'],
    on: ['Pe agenda de azi.', 'În programul zilei.'],
    news: ['Și acum, știrile.', 'Trecem la știri.'],
  },
  playlist: [
    'Urmează muzica: {music}. Mai întâi, știrile.',
    'Imediat, muzică: {music}. Până atunci, știrile.',
    'Urmează muzica. Mai întâi, știrile.',
    'Imediat, muzică. Până atunci, știrile.',
  ],
  custom: [
    'Subiectul nostru: {topic}.',
    'În centrul atenției: {topic}.',
    'Iată selecția noastră.',
    'O selecție pregătită pentru dumneavoastră.',
  ],
  outro: [
    'Suntem pe final la {station}. Înainte de încheiere, esențialul.',
    'Se încheie încă o oră la {station}. Iată ce e de reținut.',
    'Înainte să ne despărțim, cele mai importante știri, la {station}.',
    'Ne apropiem de final la {station}. Pe scurt, ce este important.',
    'Aici {station}. La final, un scurt rezumat.',
    'Mai avem câteva clipe la {station}. Să reținem esențialul.',
  ],
  dateTime: 'Este ora {time}, {date}.',
  dateTimeAt: (hour, minute) => {
    if (hour === 0 && minute === 0) return 'Este miezul nopții, {date}.'
    const told = tellTime({ hours: hour, minutes: minute, half: undefined, isSure: true, before: '', behind: '' }, 'ro')
    return `Este ora ${told}, {date}.`
  },
  date: (weekday, day, month) => `${weekday}, ${day === '1' ? 'întâi' : day} ${month}`,
  notice: 'Acest program este prezentat de o voce artificială; textele sunt redactate automat, din surse publice.',
  links: [
    'O altă știre.',
    'Mergem mai departe.',
    'Urmează altă știre.',
    'Alt subiect.',
    'Schimbăm subiectul.',
    'Subiectul următor.',
    'Tot la această oră.',
    'O altă informație.',
    'Tot în actualitate.',
  ],
  toneLinks: [
    ['Încă o știre.', 'Știrea următoare.', 'Continuăm cu știrile.'],
    ['Mai departe, fără grabă.', 'Încă una, pe îndelete.', 'Ușor, ușor, la următoarea.'],
    ['Și asta o să vă intereseze.', 'Mai am una pentru dumneavoastră.', 'Continuăm împreună.'],
    ['Repede mai departe.', 'Și imediat următoarea.', 'Nu ne oprim.'],
    ['Trecem la știrea următoare.', 'O nouă știre.', 'Reținem și această știre.'],
    ['Și acum, atenție.', 'Stați, că mai este una.', 'Hai și cu următoarea.'],
  ],
  headlines: {
    more: ['Pe scurt, alte știri.', 'Alte titluri, pe scurt.', 'Și acum, alte titluri.', 'Și alte știri, pe scurt.'],
    one: ['Și încă o știre, pe scurt.', 'Încă o știre, pe scurt.', 'Și această știre, pe scurt.'],
    all: ['Titlurile.', 'Iată titlurile.', 'Titlurile orei.'],
    of: '{story}, de la {source}.',
  },
  again: [
    'Reamintim ce am relatat în buletinele anterioare.',
    'Revenim la ce v-am spus mai devreme.',
    'Poate ați auzit deja asta la noi.',
  ],
  saysAfter: ['{story}, relatează {source}.', '{story}, transmite {source}.'],
  saysBefore: ['După cum relatează {source}, {story}', 'Așa cum relatează {source}, {story}'],
  saysFirst: ['{source} relatează: {story}', '{source} transmite: {story}'],
  saysApart: ['{story} Informația vine de la {source}.', '{story} Știrea vine de la {source}.'],
  nothingNew: [
    'Nu avem noutăți față de ultimul nostru buletin. De îndată ce apar, le aflați aici.',
    'La această oră nu avem noutăți, așa că vom fi scurți.',
  ],
  noTopic: ['La această oră nu avem știri pe acest subiect.', 'Deocamdată nu avem nimic pe acest subiect.'],
  evergreen: ['De această dată, știrile se lasă puțin așteptate. Le aflați în ediția următoare.'],
  close: ['Ați ascultat {station}.', 'Rămâneți cu {station}.', 'Atât deocamdată de la {station}.'],
  thanks: [
    ['Vă mulțumim pentru companie.', 'Pe curând.'],
    ['Vă dorim clipe liniștite.', 'Vă dorim toate cele bune.'],
    ['Ne-a făcut plăcere să fim împreună.', 'Aveți grijă de dumneavoastră și pe curând.'],
    ['Nu plecați departe.', 'Ne reauzim foarte curând.'],
    ['Vă mulțumim pentru atenție.', 'Ne reauzim la ediția următoare.'],
    ['Fiți cuminți, sau măcar reveniți.', 'Zâmbiți, și pe curând.'],
  ],
  stayingOn: [
    'Rămâneți cu noi, la {station}.',
    'Continuăm imediat, la {station}.',
    'Nu plecați, ascultați {station}.',
    'Revenim imediat, la {station}.',
    'Mai multe, în câteva clipe, la {station}.',
    'Rămâneți la {station}.',
  ],
  ident: ['Ascultați {station}. Sunt {host}, ne bucurăm că sunteți cu noi. Rămâneți pe recepție.'],
  stockIdent: 'Ascultați radioul. Rămâneți pe recepție.',
  titles: ['Deschidere', 'Știri', 'Vremea', 'Trafic', 'Astăzi', 'Muzică', 'Încheiere', 'Special'],
}
