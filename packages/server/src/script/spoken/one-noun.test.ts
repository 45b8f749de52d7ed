import { expect, test } from 'vitest'
import { toSpoken } from './to-spoken.ts'

const TABLE: Readonly<Record<string, readonly [string, string][]>> = {
  'pt-PT': [
    ['O fogo mobilizou 21 bombeiros e 1 máquina de rasto.', 'O fogo mobilizou 21 bombeiros e uma máquina de rasto.'],
    ['O acidente feriu 1 pessoa.', 'O acidente feriu uma pessoa.'],
    ['1 criança ficou ferida.', 'Uma criança ficou ferida.'],
    ['Há 1 morto e 3 feridos.', 'Há 1 morto e 3 feridos.'],
    ['O canal 1 mostra o jogo.', 'O canal 1 mostra o jogo.'],
    ['O Grupo 1 termina hoje.', 'O Grupo 1 termina hoje.'],
    ['Faltam 1 problema e 2 dias.', 'Faltam 1 problema e 2 dias.'],
    ['O Porto venceu por 2-1 nesta quarta-feira.', 'O Porto venceu por 2 a 1 nesta quarta-feira.'],
    ['Ganhou por 1 nesta noite.', 'Ganhou por 1 nesta noite.'],
    ['Perdeu por 3 a 1 contra o Braga.', 'Perdeu por 3 a 1 contra o Braga.'],
  ],
  'es-ES': [
    ['El choque deja 1 muerto y 1 mujer herida.', 'El choque deja un muerto y una mujer herida.'],
    ['1 detenido en Lorca.', 'Un detenido en Lorca.'],
    ['Hay 1 máquina.', 'Hay una máquina.'],
    ['Abre el 1 de mayo.', 'Abre el 1 de mayo.'],
    ['El canal 1 muestra el partido.', 'El canal 1 muestra el partido.'],
    ['Hay 1 problema.', 'Hay 1 problema.'],
    ['Ganó 2-1 contra River.', 'Ganó 2 a 1 contra River.'],
    ['Ganó por 1 contra River.', 'Ganó por 1 contra River.'],
    ['Ganó 3 a 1 esta noche.', 'Ganó 3 a 1 esta noche.'],
  ],
  'it-IT': [
    ['Ci sono 3 feriti e 1 morto.', 'Ci sono 3 feriti e un morto.'],
    ['In ospedale 1 donna.', 'In ospedale una donna.'],
    ['Con 1 studente e 1 scooter.', 'Con 1 studente e 1 scooter.'],
    ['Con 1 specchio.', 'Con uno specchio.'],
    ['Dal 1 maggio.', 'Dal 1 maggio.'],
    ['Rete 1 mostra il film.', 'Rete 1 mostra il film.'],
    ['Vince 2-1 contro la Roma.', 'Vince 2 a 1 contro la Roma.'],
    ['Vince per 1 contro la Roma.', 'Vince per 1 contro la Roma.'],
    ['Il voto è 3 a 1 questa sera.', 'Il voto è 3 a 1 questa sera.'],
  ],
  'fr-FR': [
    ['Il y a 3 blessés et 1 personne disparue.', 'Il y a 3 blessés et une personne disparue.'],
    ['Avec 1 machine.', 'Avec une machine.'],
    ['Avec 1 camion.', 'Avec 1 camion.'],
    ['La chaîne 1 montre le match.', 'La chaîne 1 montre le match.'],
    ['Il gagne 2 à 1 place Bellecour.', 'Il gagne 2 à 1 place Bellecour.'],
  ],
  'ro-RO': [
    ['21 de oameni au fugit, iar 1 persoană a ajuns la spital.', '21 de oameni au fugit, iar o persoană a ajuns la spital.'],
    ['Sunt 3 morți și 1 rănit.', 'Sunt 3 morți și un rănit.'],
    ['Liga 1 începe azi.', 'Liga 1 începe azi.'],
    ['Se deschide pe 1 august.', 'Se deschide pe 1 august.'],
    ['A câștigat cu 2 la 1 după pauză.', 'A câștigat cu 2 la 1 după pauză.'],
    ['A câștigat cu 1 după pauză.', 'A câștigat cu 1 după pauză.'],
  ],
  'de-DE': [
    ['Es gab 3 Verletzte und 1 Person starb.', 'Es gab 3 Verletzte und eine Person starb.'],
    ['Mit 1 Maschine.', 'Mit einer Maschine.'],
    ['Mit 1 Bagger.', 'Mit 1 Bagger.'],
    ['Die Kreisliga 1 Wohnung.', 'Die Kreisliga 1 Wohnung.'],
    ['Brand in 1 Wohnung.', 'Brand in 1 Wohnung.'],
    ['Einbruch in 1 Schule und Sperrung auf 1 Straße.', 'Einbruch in 1 Schule und Sperrung auf 1 Straße.'],
    ['Bei 1 Person.', 'Bei einer Person.'],
    ['Ein Unfall mit 3 Männern und 1 Frau.', 'Ein Unfall mit 3 Männern und 1 Frau.'],
    ['Für 1 Person.', 'Für eine Person.'],
    ['Es steht 2 zu 1 Stimme.', 'Es steht 2 zu 1 Stimme.'],
  ],
  'pl-PL': [
    ['Ranna jest 1 osoba.', 'Ranna jest jedna osoba.'],
    ['Zatrzymano 1 osobę.', 'Zatrzymano jedną osobę.'],
    ['1 osoba zginęła.', 'Jedna osoba zginęła.'],
    ['Od 1 kwietnia.', 'Od 1 kwietnia.'],
    ['Wynik 2 do 1 bramka.', 'Wynik 2 do 1 bramka.'],
  ],
}

test.each(Object.entries(TABLE).flatMap(([locale, rows]) => rows.map((row) => [locale, ...row] as const)))(
  '%s: %s',
  (locale, written, said) => {
    expect(toSpoken(written, locale)).toBe(said)
  },
)
