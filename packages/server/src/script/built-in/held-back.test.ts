import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { holdsBack } from './held-back.ts'

test.each<[Tongue, string]>([
  ['de', 'Der Rat von Olm hat sich zum Bau der Brücke geäussert.'],
  ['de', 'Der Rat von Olm hat auf die Kritik reagiert.'],
  ['de', 'Ein Zaun in Olm sorgt für Diskussionen.'],
  ['de', 'Ein Fund in Olm sorgt für Entsetzen.'],
  ['de', 'Der Rat von Olm hat sich zum Plan, die Brücke zu sperren, geäussert.'],
  ['pl', 'Do tragicznego zdarzenia w Olszanach doszło w piątek, 5 lipca, na moście.'],
  ['pl', 'W Olszanach odbyła się sesja rady miasta.'],
  ['de', 'Das Gericht in Auberg hat eine Entscheidung getroffen.'],
  ['de', 'Auf der Talstrasse in Olm endet eine Fahrt am Freitagmorgen tödlich.'],
  ['hi', 'रामपुर में दो विधायकों के बीच विवाद बढ़ता जा रहा है।'],
  ['nl', 'Het proces in Wezep heeft een bizarre wending gekregen.'],
  ['nl', 'De raad van Wezep heeft een besluit genomen.'],
  ['pl', 'Burmistrz Olszan zabrał głos w sprawie mostu.'],
  ['pl', 'Sąd w Olszanach podjął decyzję w sprawie skradzionego promu.'],
  ['pl', 'Urząd podał dane o bezrobociu w Olszanach.'],
  ['pl', 'Zwrot w sprawie kradzieży promu w Olszanach.'],
  ['en', 'The mayor of Harwick has responded to the criticism of the bridge.'],
  ['en', 'The case of the Harwick ferry has taken a bizarre turn.'],
  ['hi', 'रामपुर पुलिस को बड़ी कामयाबी मिली है।'],
  ['hi', 'विधायक रमेश सिंह की मुश्किलें बढ़ गई हैं।'],
])('%s: %s tells nothing yet', (tongue, sentence) => {
  expect(holdsBack(sentence, tongue)).toBe(true)
})

test.each<[Tongue, string]>([
  ['de', 'Der Rat von Olm hat mit einem Verbot auf den Lärm reagiert.'],
  ['de', 'Der Rat hat Zweifel am Bau der Brücke geäussert.'],
  ['de', 'Das Komitee hat eine Vorentscheidung getroffen.'],
  ['de', 'Ein Zaun in Olm sorgt bei den Nachbarn für Schatten.'],
  ['pl', 'Do tragicznego zdarzenia w Olszanach doszło w piątek, zginęły trzy osoby.'],
  ['pl', 'Do tragicznego zdarzenia doszło w Olszanach gdzie zginęły trzy osoby.'],
  ['pl', 'W Olszanach odbyła się sesja rady, na której odwołano burmistrza.'],
  ['en', 'Norland has responded to the tariffs, imposing 25 per cent on steel.'],
  ['de', 'Die Fahrt eines Rentners aus Olm endete tödlich an einem Baum.'],
  ['nl', 'De raad van Wezep heeft met een verbod gereageerd.'],
  ['pl', 'Burmistrz odniósł się do mostu i powiedział, że go nie będzie.'],
  ['pl', 'Urząd podał dane: bezrobocie w Olszanach wynosi 5 procent.'],
  ['en', 'The mayor has responded to the criticism by closing the bridge.'],
  ['hi', 'रामपुर पुलिस ने बड़ी कार्रवाई करते हुए दो चोरों को पकड़ा है।'],
])('%s: %s tells something', (tongue, sentence) => {
  expect(holdsBack(sentence, tongue)).toBe(false)
})
