import { expect, test } from 'vitest'
import type { Tongue } from '../../tongue.ts'
import { withoutDateline } from './datelines.ts'

test.each<[Tongue, string, string, string]>([
  [
    'en',
    'LAHORE: A judge on Monday sent three men to prison.',
    'Three men remanded',
    'A judge on Monday sent three men to prison.',
  ],
  ['en', '(CoastDay)—Three wards are shut.', 'Wards shut', 'Three wards are shut.'],
  ['en', '(Coast News) - The pier is open.', 'Pier open', 'The pier is open.'],
  ['en', 'WASHINGTON: Former president Low is ill again.', 'Low is ill', 'Former president Low is ill again.'],
  ['en', 'WASHINGTON — The ferry line cancels trips.', 'Ferries stay', 'The ferry line cancels trips.'],
  ['en', 'TARSK/ MARSH: A post in Upper Tarsk was attacked.', 'Post attacked in Tarsk', 'A post in Upper Tarsk was attacked.'],
  ['nl', 'VEENDORP De gemeente koopt het klooster.', 'Klooster in Veendorp verkocht', 'De gemeente koopt het klooster.'],
  ['nl', 'VEENDORP In Veendorp staat een nieuwe school.', 'Nieuwe school', 'In Veendorp staat een nieuwe school.'],
  ['nl', 'Veendorp - Een meerderheid in Veendorp wil het plan.', 'Raad wil plan', 'Een meerderheid in Veendorp wil het plan.'],
  ['nl', 'Veendorp/Oud Lo - Veendorp ziet niets in het plan.', 'Wonen in Veendorp', 'Veendorp ziet niets in het plan.'],
  ['de', 'Düsseldorf – Eine 40-jährige Frau ist verletzt.', 'Frau verletzt', 'Eine 40-jährige Frau ist verletzt.'],
  ['de', 'Berlin – Der Countdown läuft seit Freitag.', 'Silvester', 'Der Countdown läuft seit Freitag.'],
  ['de', 'Lindendorf (NRW) – Nach dem Raub sucht die Polizei.', 'Raub', 'Nach dem Raub sucht die Polizei.'],
  [
    'it',
    'MONTEVERDE - Non ha retto il ponte del comune di Monteverde.',
    'Crolla un ponte',
    'Non ha retto il ponte del comune di Monteverde.',
  ],
  ['fr', 'France Inter — Incendies : le député demande un vote.', 'Budget', 'Incendies : le député demande un vote.'],
  ['hi', 'लाहौर (एपी): शहर में तूफान से दस लोग मरे।', 'तूफान', 'लाहौर शहर में तूफान से दस लोग मरे।'],
  ['hi', 'नयी दिल्ली: मंत्री ने सोमवार को कहा कि पुल बनेगा।', 'पुल', 'मंत्री ने सोमवार को कहा कि पुल बनेगा।'],
  [
    'fr',
    'PANDÉMIE - Alors que les cas montent, Vernoy ferme ses écoles.',
    'Écoles',
    'Alors que les cas montent, Vernoy ferme ses écoles.',
  ],
  [
    'fr',
    'RÉCALCITRANTE - La seule élue à avoir voté contre quitte le conseil de Vernoy.',
    'Vote',
    'La seule élue à avoir voté contre quitte le conseil de Vernoy.',
  ],
  ['fr', "COUPES D'EUROPE – Les finales ne se joueront pas à Vernoy.", 'Finales', 'Les finales ne se joueront pas à Vernoy.'],
  ['hi', 'नोएडा (उप्र): एक मकान में आग लग गई।', 'आग', 'एक मकान में आग लग गई।'],
  ['hi', 'तारकनगर: उत्तर प्रदेश के एक गांव में आग लगी।', 'आग', 'उत्तर प्रदेश के एक गांव में आग लगी।'],
  ['hi', 'प्रयागराज: जनपद के एक बाजार में बस पलटी।', 'हादसा', 'प्रयागराज जनपद के एक बाजार में बस पलटी।'],
  ['hi', 'असम: टीके को लेकर घोर लापरवाही सामने आई।', 'टीके बर्बाद', 'असम में टीके को लेकर घोर लापरवाही सामने आई।'],
  ['hi', 'तारकपुर: महाराष्ट्र के तारकपुर जिले में बस पलटी।', 'बस पलटी', 'महाराष्ट्र के तारकपुर जिले में बस पलटी।'],
])('%s: %s', (tongue, text, title, story) => {
  expect(withoutDateline(text, title, tongue)).toBe(story)
})

test.each<[Tongue, string, string]>([
  // Who speaks, and what it is about.
  ['en', 'POLICE: Two men were hurt.', 'Two hurt'],
  ['en', 'Alder: The bridge is not safe.', 'Bridge not safe'],
  ['nl', 'Alder - De burgemeester van Veendorp treedt af.', 'Burgemeester Alder treedt af'],
  ['ro', 'Sepsi - FCSB 0-0, în runda a patra.', 'Remiză'],
  ['de', 'Merz (CDU) – Der Kanzler reist nach Paris.', 'Kanzler in Paris'],
  ['de', 'NOVARTEK - Die Aktie steigt um zehn Prozent auf hundert Euro.', 'Novartek steigt'],
  ['en', 'LONDON - The Musical opens tonight.', ''],
  ['it', 'Lecce - Prato finisce senza reti.', 'Lecce pareggia'],
  ['nl', 'NATO In een brief vraagt de alliantie om geld.', 'NATO vraagt geld'],
  ['fr', 'TRIBUNE - Le pont doit fermer, écrit le maire.', 'Le pont doit fermer'],
  ['fr', 'GRAND ENTRETIEN - Le maire de Vernoy veut fermer le pont ce matin.', 'Pont'],
  ['fr', 'MORVAN – Il a annoncé sa démission ce matin à Vernoy.', 'Démission'],
  ['fr', 'PORT-VERNOY - Un séisme a fait quarante blessés hier soir.', 'Séisme'],
  ['pl', 'Jan P. - były ksiądz, jest w areszcie.', 'Areszt'],
  ['de', 'SIEMENS - Der Konzern streicht 2.000 Stellen in seinen Werken in Bayern und Hessen.', 'Konzern streicht Stellen'],
  ['de', 'NOVARTEK - Der Konzern streicht Stellen, das Vertrauen in Novartek sinkt.', 'Konzern streicht Stellen'],
  ['en', 'TRUMP: We will leave the pact by spring, and nobody else will stay.', 'US to leave pact'],
  ['en', 'TRUMP: We will leave the pact, a letter from Trump says.', 'Faith in Trump falls'],
  ['it', 'MONTEVERDE - Non ha retto il ponte vecchio sul fiume.', 'Crolla un ponte'],
  ['hi', 'तेजस्वी यादव: बिहार में अपराध बढ़ गया है।', 'बिहार में अपराध'],
  ['hi', 'तेजस्वी: बिहार में अपराध बढ़ गया है।', 'बिहार में अपराध'],
  ['hi', 'राहुल वर्मा: पुल जल्द बनेगा।', 'राहुल वर्मा ने कहा पुल बनेगा'],
  ['hi', 'सवाल: पुल कब बनेगा?', 'पुल'],
  ['hi', 'डीसी अमित कुमार: अस्पताल में सौ बिस्तर हैं।', 'अस्पताल'],
])('%s: %s stays', (tongue, text, title) => {
  expect(withoutDateline(text, title, tongue)).toBe(text)
})
