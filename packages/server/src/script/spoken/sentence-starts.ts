/** Words that are capitalised behind a stop only because a sentence begins there: the stop before them is one. */
export const SENTENCE_STARTS =
  '(?:The|A|An|It|Its|He|She|They|We|You|His|Her|Their|There|This|That|These|Those|But|And|If|When|While|After|Before|For|As|At|By|From|With|Since|Under|Some|Many|Both|Then|Now|So|' +
  'Der|Die|Das|Den|Dem|Des|Ein|Eine|Einen|Einem|Einer|Es|Er|Sie|Wir|Ich|Man|Am|An|Auf|Im|In|On|Wegen|Grund|Danach|Dann|Dort|Hier|Doch|Aber|Und|Nach|Bei|Beim|Für|Mit|Von|Vor|Zu|Zum|Zur|Um|Als|Wenn|Diese[rsnm]?|Später|Dabei|Damit|Dadurch|Daher|Deshalb|Jetzt|Nun|Auch|Seit|Bis|Laut|Alle|Kein|Keine|Nur|Über|Unter|Anschließend|Zuvor|Trotz|Trotzdem)'
