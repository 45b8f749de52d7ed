import { expect, test } from 'vitest'
import type { Tongue } from '../tongue.ts'
import { tellsWhatCame } from './what-came.ts'

test.each<[Tongue, string, string]>([
  ['de', 'In Auberg ist ein Mann niedergestochen worden.', 'Eine Verdächtige wurde noch am Abend festgenommen.'],
  ['de', 'Die Polizei hat in Auberg zwei Verdächtige festgenommen.', 'Beide sollen Scheunen angezündet haben.'],
  ['de', 'Ein Wanderer aus Olm wird vermisst.', 'Die Bergwacht sucht seit dem Morgen nach ihm.'],
  ['de', 'Die Aktien der Harlauer Bank sind gestiegen.', 'Am Mittag lagen sie 4 Prozent höher.'],
  ['nl', 'Een man is meegesleurd door het water in Wezep.', 'De brandweer zoekt nog naar hem.'],
  ['nl', 'In Wezep is een winkel overvallen.', 'De politie heeft twee mannen aangehouden.'],
  ['en', 'A man was stabbed in Harwick on Sunday.', 'Police have arrested a neighbour.'],
  ['en', 'Two men were arrested in Harwick.', 'They are accused of stealing a ferry.'],
  ['pl', 'W Olszanach nożownik zaatakował kierowcę.', 'Napastnik został zatrzymany.'],
  ['pl', 'Nie żyje mieszkaniec Olszan.', 'Policja zatrzymała jego brata.'],
  ['hi', 'रामपुर में एक दुकानदार पर हमला हुआ।', 'पुलिस ने आरोपी को गिरफ्तार कर लिया है।'],
  ['hi', 'आज बाजार में लगातार तीसरे दिन खरीदारी देखने को मिली।', 'सेंसेक्स 120 अंक ऊपर बंद हुआ।'],
  ['fr', 'Un homme a été poignardé à Courval dimanche.', 'Son pronostic vital est engagé.'],
  ['fr', 'Une voiture a été volée à Courval.', 'Le conducteur a été interpellé dans la nuit.'],
  ['es', 'Un ciclista fue atropellado en Valdeolmos.', 'El joven está fuera de peligro.'],
  ['es', 'Un senderista de Valdeolmos está desaparecido.', 'Decenas de vecinos lo buscan desde el lunes.'],
  ['it', 'Un uomo è stato arrestato a Borgo Alto.', 'È accusato di avere incendiato tre fienili.'],
  ['it', 'Un operaio è rimasto ferito a Borgo Alto.', 'Le sue condizioni sono gravi.'],
  ['pt', 'Um padre foi atropelado em Serra Nova.', 'O pároco passa bem.'],
  ['pt', 'Uma loja foi assaltada em Serra Nova.', 'Dois homens foram presos.'],
  ['ro', 'Un șofer a fugit de poliție la Valea Mică.', 'Bărbatul a fost prins după o oră.'],
  ['ro', 'Prețurile la gaze au crescut în aprilie.', 'Creșterea a fost de 4 la sută.'],
])('%s: %s goes with %s', (tongue, before, sentence) => {
  expect(tellsWhatCame(before, sentence, tongue)).toBe(true)
})

test.each<[Tongue, string, string]>([
  ['de', 'Die Polizei hat in Auberg zwei Männer festgenommen.', 'Die Stadt plant ein Fest.'],
  ['de', 'In Auberg ist ein Mann niedergestochen worden.', 'Die Festnahme eines anderen war 2019.'],
  ['de', 'Die Aktien der Harlauer Bank sind um 4 Prozent gestiegen.', 'Die Bank hat 30 Prozent mehr Kunden.'],
  ['en', 'The bridge in Harwick is shut.', 'Drivers are looking for another way.'],
  ['nl', 'De winkel in Wezep zoekt personeel.', 'De winkel zoekt ook een loods.'],
  ['pl', 'Sąd w Olszanach skazał złodzieja.', 'Policja zatrzymała go wiosną.'],
  ['hi', 'रामपुर में बाजार सोमवार को खुलेगा।', 'दुकानें 9 बजे खुलेंगी।'],
  ['fr', 'Un homme a été poignardé à Courval.', 'La mairie prépare une fête.'],
  ['es', 'Las ventas de la firma crecieron un 4 por ciento.', 'La firma tiene un 30 por ciento más de clientes.'],
  ['it', 'Il tribunale di Borgo Alto ha condannato il ladro.', 'La polizia ha arrestato il ladro in maggio.'],
  ['pt', 'O mercado de Serra Nova abre na segunda-feira.', 'O dono passa bem.'],
  ['ro', 'Podul din Valea Mică este închis.', 'Șoferii caută altă cale.'],
])('%s: %s stands without %s', (tongue, before, sentence) => {
  expect(tellsWhatCame(before, sentence, tongue)).toBe(false)
})
