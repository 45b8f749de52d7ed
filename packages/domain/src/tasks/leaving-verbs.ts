type Words = Readonly<Record<string, string>>

/** Orders to leave something out. They are no nouns, so they count wherever they stand, 'I want to avoid sport', but for what is told of others (`OF_OTHERS`). */
export const VERBS: Words = {
  en: '(?:leave|keep)(?= [^.,]{1,40} out)|leave out|exclude|avoid|(?<!(?<!\\p{L})(?:an?|the|about|with) )skip(?! (?:hire|bins?|lorr|to|ahead)(?!\\p{L}))|omit|remove',
  de: 'vermeide|(?:lass|lasst|lassen|lasse)(?= [^.,]{1,40} (?:weg|aus|raus)(?!\\p{L}))',
  pl: 'unika(?:j|ć)|pomi(?:ń|jaj|jać)|pominąć|usuń|wyrzuć|wytnij|odpuść(?: sobie)?|daruj(?: sobie)?(?! życie)|zapomnij(?:cie)? o',
  es: 'sáltate|saltar(?:se|te)|evit(?:[ae]s?|ar)|omit(?:[ae]s?|ir)|elimin(?:[ae]s?|ar)|dej(?:a|en?)(?= [^.,]{0,40}(?:fuera|de lado|aparte)(?!\\p{L}))',
  it: 'saltare|tog(?:li|lie|liere)|ometti|omettere|elimin[ai]|eliminare|escludi|escludere|evit[ai]|evitare|lascia(?= [^.,]{0,40}(?:fuori|perdere|stare|da parte)(?!\\p{L}))',
  fr: 'saute[rsz]?(?! d)|enl[èe]ve[rsz]?|retire[rsz]?|supprime[rsz]?|[ée]vite[rsz]?|laisse[rsz]?(?= [^.,]{0,40}(?:tomber|de côté|dehors)(?!\\p{L}))|oublie[sz]?(?! pas)',
  pt: 'pular|remov(?:[ae]|er)|evit(?:[ae]s?|ar)|tirar|retir[ae]|retirar|cortar|elimin(?:[ae]s?|ar)|omit(?:[ae]s?|ir)|deix[ae](?= [^.,]{0,40}(?:de fora|de lado|fora)(?!\\p{L}))',
  nl: '(?:laat|sla)(?= [^.,]{1,40} (?:weg|over|achterwege)(?!\\p{L}))|(?<!zich )schrap|vermijd|vergeet',
  ro: 's[ăa]ri(?:ți)? peste|scoate(?:ți)?|evit[ăa](?:ți)?|eviți|elimin[ăa](?:ți)?|las[ăa](?= [^.,]{0,40}(?:deoparte|la o parte|afară|pe dinafară)(?!\\p{L}))|omite(?:ți)?|uit[ăa](?:ți)? de',
}
/** 'Who avoid taxes', 'how to avoid the flu': behind these words it is no order. */
export const OF_OTHERS: Words = {
  en: '(?:who|how)(?: \\p{L}+){0,2}|which \\p{L}+ to|(?<!(?:news|stories) )that|(?:tips|ways?|roads|plans?|efforts?|bid) to',
  de: 'wie|wer(?: \\p{L}+)?',
  pl: '(?:kto|jak|aby|żeby)',
  es: '(?:quien|quienes|cómo)(?: \\p{L}+)?|para',
  it: '(?:chi|come)(?: si)?|per|che(?= (?:evita|elimina)(?!\\p{L}))',
  fr: "(?:qui|comment)(?: (?:l[’']|\\p{L}+))?|pour",
  pt: '(?:quem|como)(?: se)?|para|que(?= (?:evita|elimina|retira|omite)(?!\\p{L}))',
  nl: '(?:wie|hoe)(?: \\p{L}+)?',
  ro: '(?:care|cine|cum)(?: (?:o|îl|îi|se))?|pentru a',
}

/**
 * These are nouns, names and what one does too, 'the drop in prices', 'Salta', 'corte de apelação', so they count where an order begins (`LEADS`),
 * and not before what a noun has behind it.
 */
export const NOUN_VERBS: Words = {
  en: '(?:cut|take)(?= [^.,]{1,40} out)|cut(?= (?:all|the|any|out)(?!\\p{L}))|drop|ditch|forget(?: about)?',
  de: 'vergiss|vergesst|streich(?:e|t)?|überspring(?:e|t)?',
  es: 's[áa]lta|saltar|quit[ae]|quitar|olv[íi]da(?:te)?(?: de)?',
  it: 'salta(?:te)?|leva(?:te)?|dimentica(?:ti)?(?: di)?|scorda(?:ti)?(?: di)?',
  pt: 'esque[çc][ae](?:-te|-se)?(?: d[aeo]s?)?|saltar|salt[ae]|pul[ae]|tir[ae]|cort[ae]',
}
/** Behind it a word of them is a noun or a name. */
export const NOUN_GOES_ON: Words = {
  en: "in|of|off|by|from|hire|to|zones?|box|is|was|has|at|'s",
  de: 'von|im|in|bei|des|der Woche|am',
  pl: 'w|na',
  es: 'de|del|en|capital|y|e|o|es|hoy|ayer',
  it: 'in|di|e|o|ed|è',
  fr: 'à|en|et|ou|est',
  pt: 'de|da|do|das|dos|em|na|no|e|ou|é',
  nl: 'in|van|en|is',
  ro: 'în|din|și|la',
}
/** Before an order: 'please', 'and', 'but', 'also', 'you can'. */
export const LEADS: Words = {
  en: "please|pls|plz|kindly|maybe|perhaps|today|tonight|possible|do|may|and|but|also|then|just|so|can|could|you to|(?:want|prefer|try|sure|like|need|remember) to|should|must|always|rather|better|let's|we",
  de: 'bitte|heute|möglich|und|aber|auch|dann|einfach|lieber|immer|also',
  pl: 'proszę|możesz|można|i|oraz|ale|też|także|a|lepiej|zawsze|po prostu',
  es: 'por favor|hoy|posible|porfa|favor|y|pero|también|mejor|puedes|quiero que|que|siempre|hay que',
  it: 'per favore|per piacere|oggi|possibile|voglio che|e|ed|ma|anche|pure|meglio|puoi|sempre|poi',
  fr: "s'il (?:te|vous) pla[iî]t|stp|svp|et|mais|aussi|puis|tu|vous|peux|pouvez|faut|merci (?:de|d)",
  pt: 'por favor|pf|favor|hoje|possível|quero que|e|mas|também|pode|podes|melhor|sempre|depois',
  nl: 'graag|alsjeblieft|alstublieft|aub|en|maar|ook|dan|gewoon|liever',
  ro: 'te rog|vă rog|și|dar|de asemenea|mai bine|apoi|poți',
}

/** Before an order too, and no subject of it: 'try to avoid politics'. */
export const WISHES: Words = {
  en: '(?:(?:please )?try|make sure|prefer|(?:the|your) \\p{L}+ needs|needs?)(?: to)?',
  de: 'versuch(?:e|t)?|morgens|abends',
  pl: 'wolę|postaraj się|spróbuj',
  es: 'a ser posible|por la mañana|como siempre|intenta|procura|trata de|usted',
  it: 'cerca di|prova a|come sempre',
  fr: "le matin|le soir|essa(?:ie|yez) d(?:e |[’'])",
  pt: 'às vezes|de manhã|você|tenta|tente|procure|como sempre',
  nl: 'probeer',
  ro: 'încearcă să|încearcă',
}
/** Before it stands a verb and no noun: 'pula a política'. */
export const ARTICLE: Words = { de: 'den|die|das', es: 'el|la|los|las', it: "il|lo|la|i|gli|le|l[’']", pt: 'o|a|os|as' }
