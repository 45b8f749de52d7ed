import { HOUR_MS } from '@hourcast/domain/time-units'
import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { lineOf } from './phrases.ts'
import { isStateOver } from './states-over.ts'

const isOver = (tongue: Tongue, text: string, hours = 9) => isStateOver(lineOf(text), hours * HOUR_MS, tongue)

test.each<[Tongue, string]>([
  ['de', 'Die Harlau-Aktie legt mehr als 18 Prozent zu.'],
  ['de', 'Der Dax steigt am Montag auf 24.000 Punkte.'],
  ['nl', 'De aandelen van Zwaluw dalen met 5 procent.'],
  ['pl', 'Indeksy w Europie są w poniedziałek na dużych minusach.'],
  ['pl', 'Akcje spółki Olszanka spadają o 5 proc.'],
  ['pl', 'Ceny ropy na giełdzie w Nowym Jorku rosną w środę.'],
  ['hi', 'निफ्टी 15800 के नीचे कारोबार कर रहा है।'],
  ['hi', 'रामपुर सीमेंट के शेयर शुक्रवार को लाल निशान में कारोबार कर रहे हैं।'],
  ['hi', 'रामपुर में आज न्यूनतम तापमान 26 डिग्री दर्ज किया गया है।'],
  ['hi', 'रामपुर में तापमान 33 डिग्री पहुंच गया है।'],
])('how prices move is not told when their trade is over, in %s: %s', (tongue, text) => {
  expect(isOver(tongue, text)).toBe(true)
  expect(isOver(tongue, text, 2)).toBe(false)
})

test.each<[Tongue, string]>([
  ['de', 'Die Harlau-Aktie legte 18 Prozent zu.'],
  ['de', 'Die Aktien steigen seit Jahren.'],
  ['de', 'Olm steigt in den Leitindex SMI auf.'],
  ['de', 'Die Zahl der Aktien steigt.'],
  ['nl', 'Het aandeel van de fietsers stijgt.'],
  ['pl', 'Sesja zakończyła się na minusie, akcje Olszanki spadły o 5 proc.'],
  ['pl', 'Ceny mieszkań rosną.'],
  ['pl', 'Notowania spółki rosną od początku roku.'],
  ['hi', 'सेंसेक्स 687 अंक की बढ़त के साथ बंद हुआ।'],
  ['hi', 'कंपनी 50 देशों में कारोबार कर रही है।'],
  ['hi', 'रामपुर में 72 साल का सबसे गर्म अप्रैल रहा, तापमान 41 डिग्री दर्ज किया गया।'],
])('but where it ended is, and what goes on, in %s: %s', (tongue, text) => {
  expect(isOver(tongue, text)).toBe(false)
})
