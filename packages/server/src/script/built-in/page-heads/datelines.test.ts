import { expect, test } from 'vitest'
import { withoutDateline } from './datelines.ts'

test.each([
  ['LAHORE: A judge on Monday sent three men to prison.', 'Three men remanded', 'A judge on Monday sent three men to prison.'],
  ['WASHINGTON: Former president Low is ill again.', 'Low is ill', 'Former president Low is ill again.'],
  ['WASHINGTON — The ferry line cancels trips.', 'Ferries stay', 'The ferry line cancels trips.'],
  ['TARSK/ MARSH: A post in Upper Tarsk was attacked.', 'Post attacked in Tarsk', 'A post in Upper Tarsk was attacked.'],
  ['VEENDORP De gemeente koopt het klooster.', 'Klooster in Veendorp verkocht', 'De gemeente koopt het klooster.'],
  ['VEENDORP In Veendorp staat een nieuwe school.', 'Nieuwe school', 'In Veendorp staat een nieuwe school.'],
  ['Veendorp - Een meerderheid in Veendorp wil het plan.', 'Raad wil plan', 'Een meerderheid in Veendorp wil het plan.'],
  ['Veendorp/Oud Lo - Veendorp ziet niets in het plan.', 'Wonen in Veendorp', 'Veendorp ziet niets in het plan.'],
  ['Düsseldorf – Eine 40-jährige Frau ist verletzt.', 'Frau verletzt', 'Eine 40-jährige Frau ist verletzt.'],
  ['Berlin – Der Countdown läuft seit Freitag.', 'Silvester', 'Der Countdown läuft seit Freitag.'],
  ['Lindendorf (NRW) – Nach dem Raub sucht die Polizei.', 'Raub', 'Nach dem Raub sucht die Polizei.'],
  ['MONTEVERDE - Non ha retto il ponte vecchio sul fiume.', 'Crolla un ponte', 'Non ha retto il ponte vecchio sul fiume.'],
  ['France Inter — Incendies : le député demande un vote.', 'Budget', 'Incendies : le député demande un vote.'],
  ['लाहौर (एपी): शहर में तूफान से दस लोग मरे।', 'तूफान', 'लाहौर शहर में तूफान से दस लोग मरे।'],
  ['नयी दिल्ली: मंत्री ने सोमवार को कहा कि पुल बनेगा।', 'पुल', 'मंत्री ने सोमवार को कहा कि पुल बनेगा।'],
  ['नोएडा (उप्र): एक मकान में आग लग गई।', 'आग', 'एक मकान में आग लग गई।'],
  ['तारकनगर: उत्तर प्रदेश के एक गांव में आग लगी।', 'आग', 'उत्तर प्रदेश के एक गांव में आग लगी।'],
  ['प्रयागराज: जनपद के एक बाजार में बस पलटी।', 'हादसा', 'प्रयागराज जनपद के एक बाजार में बस पलटी।'],
  ['असम: टीके को लेकर घोर लापरवाही सामने आई।', 'टीके बर्बाद', 'असम में टीके को लेकर घोर लापरवाही सामने आई।'],
  ['तारकपुर: महाराष्ट्र के तारकपुर जिले में बस पलटी।', 'बस पलटी', 'महाराष्ट्र के तारकपुर जिले में बस पलटी।'],
])('%s', (text, title, story) => {
  expect(withoutDateline(text, title)).toBe(story)
})

test.each([
  // Who speaks, and what it is about.
  ['POLICE: Two men were hurt.', 'Two hurt'],
  ['Alder: The bridge is not safe.', 'Bridge not safe'],
  ['Alder - De burgemeester van Veendorp treedt af.', 'Burgemeester Alder treedt af'],
  ['Sepsi - FCSB 0-0, în runda a patra.', 'Remiză'],
  ['Merz (CDU) – Der Kanzler reist nach Paris.', 'Kanzler in Paris'],
  ['NOVARTEK - Die Aktie steigt um zehn Prozent auf hundert Euro.', 'Novartek steigt'],
  ['LONDON - The Musical opens tonight.', ''],
  ['Lecce - Prato finisce senza reti.', 'Lecce pareggia'],
  ['NATO In een brief vraagt de alliantie om geld.', 'NATO vraagt geld'],
  ['TRIBUNE - Le pont doit fermer, écrit le maire.', 'Le pont doit fermer'],
  ['Jan P. - były ksiądz, jest w areszcie.', 'Areszt'],
  ['राहुल वर्मा: पुल जल्द बनेगा।', 'राहुल वर्मा ने कहा पुल बनेगा'],
  ['सवाल: पुल कब बनेगा?', 'पुल'],
  ['डीसी अमित कुमार: अस्पताल में सौ बिस्तर हैं।', 'अस्पताल'],
])('%s stays', (text, title) => {
  expect(withoutDateline(text, title)).toBe(text)
})
