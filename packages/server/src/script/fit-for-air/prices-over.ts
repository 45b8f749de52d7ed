import { HOUR_MS } from '@hourcast/domain/time-units'
import type { Tongue } from '../tongue.ts'
import { HABIT } from './going-on-words.ts'
import { holds, phrases } from './phrases.ts'

// 'Indeksy są na minusie', 'शेयर 2 फीसदी नीचे कारोबार कर रहा है': by night that trade is over, and where it ended is not known. The day of it may be named.

type Prices = { of: RegExp; move: RegExp; forLong: RegExp }
const PRICES: Readonly<Partial<Record<Tongue, Prices>>> = {
  de: {
    of: phrases(
      'aktie|aktien|aktienkurs|aktienkurse|börse|börsen|dax|smi|atx|dow jones|nasdaq|leitindex|anteilsscheine|kryptowährung|bitcoin|ölpreis|ölpreise|goldpreis',
    ),
    move: phrases(
      'legt # % zu|legt # prozent zu|legt mehr als # prozent zu|legt um _ zu|legt _ prozent zu|legt zu|legen zu|legt deutlich zu|legt kräftig zu|gibt nach|geben nach|steigt|steigen|fällt|fallen|sinkt|sinken|gewinnt|gewinnen|verliert|verlieren|springt|springen|klettert|klettern|rutscht|rutschen|bricht ein|brechen ein|stürzt ab|stürzen ab|notiert|notieren|im plus|im minus',
    ),
    forLong: phrases(
      'jahr*|monat*|woche*|seit|will|wollen|wird|werden|kann|können|könnte|könnten|sollte|war|waren|schloss|schlossen|schließt|schließen|zahl*|wert*|teilnehmer*|obwohl|eingebrochen|gestiegen|gefallen|gesunken|aktien etf*|in den *leitindex|in den dax|in den smi|in den *leitindex smi',
    ),
  },
  nl: {
    of: phrases('aandelen|aandelenkoers|aandelenkoersen|beurskoers|beurskoersen|beurzen|aex|damrak|bitcoin|olieprijs|goudprijs'),
    move: phrases(
      'stijgt|stijgen|daalt|dalen|zakt|zakken|klimt|klimmen|keldert|kelderen|wint|winnen|verliest|verliezen|noteert|noteren|in de plus|in de min|in het rood|in het groen|opent lager|opent hoger',
    ),
    forLong: phrases('jaar|jaren|maand*|week|weken|sinds|zal|zullen|kan|kunnen|was|waren|sloot|sloten|sluit|sluiten'),
  },
  pl: {
    of: phrases(
      'na giełdzie|na giełdach|giełdowe indeksy|giełdowy indeks|indeksy|akcje|kurs akcji|notowania|wig|kurs euro|kurs dolara|kurs franka|kursy euro|kursy walut|ceny ropy|cena ropy',
    ),
    move: phrases(
      'spada|spadają|rośnie|rosną|traci|tracą|zyskuje|zyskują|drożeje|drożeją|tanieje|tanieją|zniżkuje|zniżkują|zwyżkuje|zwyżkują|na plusie|na plusach|na minusie|na minusach|na dużych minusach|na dużych plusach',
    ),
    forLong: phrases(
      'od lat|od miesięcy|od # lat|od początku roku|z roku na rok|w tym roku|tydzień|tygodnia|tygodni|miesiąc|miesiąca|kwartał*|był|była|było|były|zakończył*|zamknął|zamknęł*|może|mogą',
    ),
  },
  hi: {
    of: phrases('शेयर|शेयरों|स्टॉक|निफ्टी|सेंसेक्स|बाजार|बाजारों|सोना|चांदी|बिटकॉइन|क्रूड|ब्रेंट|nifty|मार्केट|futures|future|डाओ'),
    move: phrases(
      'कारोबार कर रहा|कारोबार कर रहे|कारोबार कर रही|कारोबार करता नजर|कारोबार करते नजर|ट्रेड कर रहा|ट्रेड कर रहे|कारोबार होता दिख',
    ),
    forLong: phrases('हफ्ते|हफ्तों|महीने|महीनों|साल|सालों|देशों|रिकॉर्ड हाई से|था|थे|थी'),
  },
}
const TRADED_WITHIN = 4 * HOUR_MS

/** True for a sentence of how prices moved while they were traded, `age` milliseconds ago. */
export const arePricesOver = (words: string, age: number, tongue: Tongue): boolean => {
  const prices = PRICES[tongue]
  if (prices === undefined || age <= TRADED_WITHIN || !holds(words, prices.move) || !holds(words, prices.of)) return false
  return !holds(words, prices.forLong) && !holds(words, HABIT[tongue])
}
