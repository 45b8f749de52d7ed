const shortForms = (short: string, [one, few, many, part]: readonly [string, string, string, string]): [RegExp, string][] => [
  // 12,4 miliona
  [new RegExp(`(?<=(?<!\\d)\\d{1,6}[.,]\\d{1,2}\\s?)${short}`, 'gu'), part],
  // 2–4, 22–24, but not 12–14.
  [
    new RegExp(
      `(?<!(?<!\\p{L})(?:[Dd]o|[Oo]d|[Oo]koło|ok\\.|bez|niż|[Pp]owyżej|[Pp]oniżej|[Bb]lisko|poziomie|wysokości|kwoty|wartości)\\s\\d{1,6}\\s)(?<=(?<![\\d.,])(?:\\d{0,5}[02-9])?[2-4]\\s?)${short}`,
      'gu',
    ),
    few,
  ],
  [new RegExp(`(?<=(?<![\\d.,]|\\d\\s)1\\s?)${short}`, 'gu'), one],
  [new RegExp(`(?<!\\p{L})${short}`, 'gu'), many],
]

/** As shortForms, for letters that mean something else without a number before them. */
const behindNumber = (short: string, forms: readonly [string, string, string, string]): [RegExp, string][] => [
  ...shortForms(short, forms).slice(0, -1),
  [new RegExp(`(?<=\\d\\s?)${short}`, 'gu'), forms[2]],
]

/** A word as it stands behind one of the prepositions. */
const behind = (prepositions: string, short: string): RegExp =>
  new RegExp(`(?<=(?<!\\p{L})(?:${prepositions})\\s)${short}`, 'giu')

/** Abbreviations that bend with the number or the preposition before them. */
export const POLISH_FORMS: readonly [RegExp, string][] = [
  [/\bok\.(?=\sgodz\.)/g, 'około'],
  ...behindNumber('godz\\.', ['godzina', 'godziny', 'godzin', 'godziny']),
  [behind('w', 'godz\\.(?=\\s\\d+(?:[.:]\\d\\d)?\\s?(?:[–—-]|do))'), 'godzinach'],
  [behind('o|po', 'godz\\.'), 'godzinie'],
  [behind('od|do|około', 'godz\\.'), 'godziny'],
  [behind('przed', 'godz\\.'), 'godziną'],
  [/\bgodz\./g, 'godzina'],
  [/\bGodz\./g, 'Godzina'],
  [behind('przez', 'ul\\.(?=\\s\\p{L})'), 'ulicę'],
  [behind('na|przy|w|po|z|ze|od|do|obok|koło|wzdłuż', 'ul\\.(?=\\s\\p{L})'), 'ulicy'],
  // The word before it tells its case: 'zamknięta ul. Długa', 'zamknięto ul. Długą', 'remont ul. Długiej'.
  [/(?<=(?<!\p{L})(?:jest|będzie|była|została|stanie|oraz|i|\p{L}*(?:[dst]n|[eę]t|[oy]n|ał|ył)a)\s)ul\.(?=\s\p{Lu})/gu, 'ulica'],
  [/(?<=(?<!\p{L})\p{L}+(?:li|ły|no|to|ją|uje)\s)ul\.(?=\s\p{Lu})/gu, 'ulicę'],
  [/(?<=\p{L}{3}\s)ul\.(?=\s\p{Lu})|\bul\.(?=\s\p{Lu}\p{L}*ej(?!\p{L}))/gu, 'ulicy'],
  [/\bul\.(?=\s\p{Lu})/gu, 'ulica'],
  [/(?<=\d)(?=zł(?!\p{L}))/gu, ' '],
  ...shortForms('zł(?!\\p{L})', ['złoty', 'złote', 'złotych', 'złotego']),
  ...shortForms('tys\\b\\.?(?=\\s|$)', ['tysiąc', 'tysiące', 'tysięcy', 'tysiąca']),
  ...shortForms('mln\\b', ['milion', 'miliony', 'milionów', 'miliona']),
  ...shortForms('mld\\b', ['miliard', 'miliardy', 'miliardów', 'miliarda']),
  ...behindNumber('bln\\b\\.?(?=\\s|\\.?$)', ['bilion', 'biliony', 'bilionów', 'biliona']),
  ...behindNumber('sek\\.(?=\\s\\p{Ll}|,)', ['sekunda', 'sekundy', 'sekund', 'sekundy']),
  ...behindNumber('sek(?=\\.|\\s\\p{Ll})', ['sekunda', 'sekundy', 'sekund', 'sekundy']),
  ...behindNumber('tyg\\.(?=\\s\\p{Ll}|,)', ['tydzień', 'tygodnie', 'tygodni', 'tygodnia']),
  ...behindNumber('tyg(?=\\.)', ['tydzień', 'tygodnie', 'tygodni', 'tygodnia']),
]

const DAYS_FROM: Readonly<Record<string, string>> = {
  pn: 'poniedziałku',
  wt: 'wtorku',
  śr: 'środy',
  czw: 'czwartku',
  pt: 'piątku',
  sob: 'soboty',
  niedz: 'niedzieli',
  nd: 'niedzieli',
}
const ANY_DAY = Object.keys(DAYS_FROM).join('|')

/** Words whose form the next word, or the one before, tells. */
export const POLISH_WORDS: readonly [RegExp, string][] = [
  ...Object.entries(DAYS_FROM).flatMap(([short, day]): [RegExp, string][] => [
    [new RegExp(`(?<!\\p{L})(?:od\\s)?${short}\\.?(?=\\s?[–-]\\s?(?:${ANY_DAY})(?!\\p{L}))`, 'giu'), `od ${day}`],
    [new RegExp(`(?<=(?:ku|y|li)\\s?)[–-]\\s?${short}(?!\\p{L})\\.?`, 'giu'), ` do ${day}`],
  ]),
  [/(?<!\p{L})św\.(?=\s(?:Anna|Barbara|Katarzyna|Maria|Teresa|Jadwiga|Kinga|Faustyna)(?!\p{L}))/gu, 'święta'],
  [/(?<!\p{L})św\.(?=\s\p{Lu}\p{L}{0,20}[yi](?!\p{L}))/gu, 'świętej'],
  [/(?<!\p{L})św\.(?=\s\p{Lu}\p{L}{0,20}a(?!\p{L}))/gu, 'świętego'],
  [/(?<!\p{L})św\./gu, 'święty'],
  [/(?<!\p{L})tzw\.(?=\s\p{L}{1,20}ego(?!\p{L}))/gu, 'tak zwanego'],
  [/(?<!\p{L})tzw\.(?=\s\p{L}{1,20}ej(?!\p{L}))/gu, 'tak zwanej'],
  [/(?<!\p{L})tzw\.(?=\s\p{L}{1,20}(?:ych|ów)(?!\p{L}))/gu, 'tak zwanych'],
  [/(?<!\p{L})tzw\.(?=\s\p{L}{1,20}[ąę](?!\p{L}))/gu, 'tak zwaną'],
  [/(?<!\p{L})tzw\.(?=\s\p{L}{1,20}ym(?!\p{L}))/gu, 'tak zwanym'],
  [/(?<!\p{L})tzw\.(?=\s\p{L}{1,20}a(?!\p{L}))/gu, 'tak zwana'],
  [/(?<!\p{L})tzw\.(?=\s\p{L}{1,20}[eo](?!\p{L}))/gu, 'tak zwane'],
  [/(?<!\p{L})tzw\./gu, 'tak zwany'],
  [behind('na|przy|z|od|do|obok|koło|w', 'al\\.(?=\\s\\p{L})'), 'alei'],
  [behind('na|przy|obok|koło|z|do', 'pl\\.(?=\\s\\p{L})'), 'placu'],
  [/(?<![\p{L}.])al\.(?=\s\p{L})/gu, 'aleja'],
  [/(?<![\p{L}.])pl\.(?=\s\p{Lu})/gu, 'plac'],
  ...behindNumber('os\\.', ['osoba', 'osoby', 'osób', 'osoby']),
  [/(?<=(?:tys|mln|tysi\p{L}{1,3}|milion\p{L}{0,2})\.?\s)os\./gu, 'osób'],
  [
    /(?<=(?<!\p{L})(?:[Oo]d|[Dd]o|[Oo]koło|ok\.|[Pp]oniżej|[Pp]owyżej)\s(?:minus\s|[-−–])?1\s?)st\.(?:\s?C(?!\p{L}))?/gu,
    'stopnia',
  ],
  ...behindNumber('st\\.(?:\\s?C(?!\\p{L}))?', ['stopień', 'stopnie', 'stopni', 'stopnia']),
  ...behindNumber('mkw\\.', ['metr kwadratowy', 'metry kwadratowe', 'metrów kwadratowych', 'metra kwadratowego']),
  ...behindNumber('dol\\.', ['dolar', 'dolary', 'dolarów', 'dolara']),
  [/(?<=(?:mln|mld|bln|tys|[mb]ilion\p{L}{0,2}|miliard\p{L}{0,2}|tysi\p{L}{1,3})\.?\s)dol\./gu, 'dolarów'],
  ...behindNumber('egz\\.', ['egzemplarz', 'egzemplarze', 'egzemplarzy', 'egzemplarza']),
  ...behindNumber('mies\\.', ['miesiąc', 'miesiące', 'miesięcy', 'miesiąca']),
  [/(?<=(?:złot\p{L}{1,3}|zł|euro|dol\p{L}{1,5})\s?)\/\s?(?:mies\.|mc(?!\p{L}))/gu, ' miesięcznie'],
  [/(?<=(?:złot\p{L}{1,3}|zł|euro|dol\p{L}{1,5})\s?)\/\s?(?:os\.|osobę)/gu, ' za osobę'],
  [/(?<=(?:złot\p{L}{1,3}|zł|euro|dol\p{L}{1,5})\s?)\/\s?(?:szt\.|sztukę)/gu, ' za sztukę'],
  [/(?<=(?:złot\p{L}{1,3}|zł|euro|dol\p{L}{1,5})\s?)\/\s?(?:h|godz\.)(?!\p{L})/gu, ' za godzinę'],
  // Compared with the time before.
  [/(?<![\p{L}\p{N}/])r\/r(?![\p{L}/])/giu, 'rok do roku'],
  [/(?<![\p{L}\p{N}/])m\/m(?![\p{L}/])/giu, 'miesiąc do miesiąca'],
  [/(?<![\p{L}\p{N}/])k[w]?\/k[w]?(?![\p{L}/])/giu, 'kwartał do kwartału'],
  [/(?<=(?<!\p{L})w\s)dn\.(?=\s\d{1,2}\.?\s?(?:[–—-]|do|i)\s?\d)/giu, 'dniach'],
  [/(?<=(?<!\p{L})w\s)dn\./giu, 'dniu'],
  [/(?<!\p{L})dn\.(?=\s\d)/gu, 'dnia'],
  [/(?<!\p{L})br\./gu, 'bieżącego roku'],
  [/(?<!\p{L})egz\./gu, 'egzemplarzy'],
  [/(?<=(?<!\p{L})na\s)poz\./giu, 'poziomie'],
  [/(?<=(?<!\p{L})na\s)głęb\./giu, 'głębokości'],
  [/(?<=(?<!\p{L})na\s)wys\./giu, 'wysokości'],
  [behind('w|we|z|dla|do|na terenie', 'woj\\.(?=\\s\\p{Ll}{1,20}im(?!\\p{L}))'), 'województwie'],
  [/(?<!\p{L})woj\.(?=\s\p{Ll}{1,20}ego(?!\p{L}))/giu, 'województwa'],
  [/(?<!\p{L})woj\.(?=\s\p{Ll}{1,20}i(?:e)?(?!\p{L}))/giu, 'województwo'],
  [/(?<!\p{L})pow\.(?=\s\p{Ll}{1,20}im(?!\p{L}))/giu, 'powiecie'],
  [/(?<!\p{L})pow\.(?=\s\p{Ll}{1,20}iego(?!\p{L}))/giu, 'powiatu'],
  [/(?<!\p{L})pow\.(?=\s\p{Ll}{1,20}i(?!\p{L}))/giu, 'powiat'],
  [behind('w', 'gm\\.(?=\\s\\p{L})'), 'gminie'],
  [behind('z|do|od|dla|terenie', 'gm\\.(?=\\s\\p{L})'), 'gminy'],
  [/(?<!\p{L})gm\.(?=\s\p{L})/gu, 'gmina'],
  [/(?<=(?<!\p{L})w\s)kier\./giu, 'kierunku'],
  [/(?<!\p{L})temp\./gu, 'temperatura'],
  [/(?<!\p{L})Temp\./gu, 'Temperatura'],
  [/(?<![\p{L}.])Ul\.(?=\s\p{Lu})/gu, 'Ulica'],
  [/(?<!\p{L})os\.(?=\s\p{Lu})/gu, 'osiedle'],
  [/(?<=(?<!\p{L})[XVI]{1,5}\s)w\.(?!\p{L})/gu, 'wieku'],
  [/(?<!\p{L})mgr(?=\s\p{Lu})/gu, 'magister'],
  [/(?<!\p{L})płk(?=\s\p{Lu})/gu, 'pułkownik'],
  [/(?<!\p{L})mjr(?=\s\p{Lu})/gu, 'major'],
  [/(?<!\p{L})abp(?=\s\p{Lu})/gu, 'arcybiskup'],
  [/(?<!\p{L})bp(?=\s\p{Lu})/gu, 'biskup'],
  [/(?<!\p{L})wg(?=\s)/gu, 'według'],
  [/(?<!\p{L})Wg(?=\s)/gu, 'Według'],
  ...behindNumber('pkt(?!\\p{L})\\.?', ['punkt', 'punkty', 'punktów', 'punktu']),
  [/(?<=\d\s?)gr(?!\p{L})/gu, 'groszy'],
]
