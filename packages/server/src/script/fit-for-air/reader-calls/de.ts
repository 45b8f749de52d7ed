import type { ReaderCalls } from './call-lists.ts'

export const de: ReaderCalls = {
  asks: /^(?:und\s)?(?:haben|waren|kennen|wissen|sind|wollen|möchten|können|brauchen|suchen|leben|wohnen|interessieren|glauben|finden|hatten|hätten|würden|(?:was|wie|wo|wann|wen|welche[nrs]?)\s(?:\S+\s){0,2}?(?:haben|halten|denken|meinen|finden|sagen|machen|sind))\sSie(?!\p{L})|^(?:hast|warst|kennst|weißt|bist|willst|möchtest|kannst|brauchst|suchst|was\s(?:\S+\s)?(?:hast|hältst|denkst|meinst)|wie\s(?:\S+\s)?(?:hast|findest|denkst))\sdu(?!\p{L})/iu,
  anywhere: `
    hier aktualisieren
    seite neu laden
    seite aktualisieren
    text wird laufend aktualisiert
    meldung wird laufend aktualisiert
    artikel wird laufend aktualisiert
    wird fortlaufend aktualisiert
    dich
    dir
    deine
    deinen
    deinem
    deiner
    deines
    kannst du
    musst du
    willst du
    hast du
    solltest du
    bist du
    brauchst du
    findest du
    darfst du
    möchtest du
    du kannst
    du musst
    du willst
    du hast
    du solltest
    du bist
    du brauchst
    du findest
    du darfst
    du möchtest
    dieser zeitung
    dieser redaktion
    diesem portal vor
    dieses portals
    die redaktion freut
    an die redaktion
    mail an redaktion
    schreibt mir
    schick deine
    schickt eure
    schreib in die kommentare
    schreibt in die kommentare
    mitdiskutieren
  `,
  begins: `
    bereits abonnent*
    bereits registriert
    bereits kunde
    bereits mitglied
    sie haben bereits ein abo*
    sie haben bereits ein konto
    sie sind bereits abonnent*
    sie sind bereits registriert
    sie sind bereits kunde
    schon abonnent*
    schon registriert
    noch kein abo
    noch kein konto
    noch nicht registriert
    hier anmelden
    jetzt anmelden
    jetzt einloggen
    jetzt registrieren
    jetzt kostenlos
    jetzt abonnieren
    jetzt herunterladen
    jetzt anhören
    jetzt mitdiskutieren
    jetzt kommentieren
    einloggen
    bitte melden sie sich an
    bitte loggen
    melden sie sich an
    melden sie sich hier
    melden sie sich für
    melden sie sich jetzt
    melde dich an
    melde dich für
    registrieren sie sich
    loggen sie sich
    testen sie jetzt
    testen sie vier
    testen sie uns
    testen sie #
    testen sie unser*
    testen sie gratis
    testen sie kostenlos
    um weiterzulesen
    um den artikel
    um diesen artikel
    um weiter zu lesen
    mit einem abo können sie
    mit ihrem abo
    lesen sie weiter
    lesen sie den
    lesen sie alle
    lesen sie jetzt
    lesen sie mehr
    alles weitere
    alle infos
    abonnieren sie
    abonniere
    folgen sie uns
    folgen sie unser*
    folgen sie dem kanal
    folgen sie radio
    folge uns
    folgt uns
    laden sie sich
    laden sie unser*
    laden sie die app
    laden sie jetzt
    laden sie hier
    lade dir
    holen sie sich
    bestellen sie
    erhalten sie täglich
    erhalten sie die wichtigsten
    erhalten sie unser*
    bleiben sie informiert
    bleiben sie auf dem laufenden
    bleiben sie dran
    bleiben sie immer
    verpassen sie
    nichts mehr verpassen
    immer informiert
    das wichtigste vom tag
    was denken sie
    was meinen sie
    was meinst du
    was denkt ihr
    diskutieren sie
    diskutiere mit
    schreiben sie uns
    schreib uns
    schicken sie uns
    sagen sie uns
    ihre meinung zählt
    ihre meinung ist gefragt
    ihre meinung zu
    kommentare lesen
    kommentar schreiben
    kommentar verfassen
    kommentare #
    # kommentare
    zu den kommentaren
    die kommentarfunktion
    artikel teilen
    beitrag teilen
    teilen sie
    artikel drucken
    artikel merken
    mehr zum thema
    mehr zu dem thema
    weitere artikel
    weitere nachrichten aus
    weitere nachrichten finden
    ähnliche artikel
    verwandte artikel
    verwandte themen
    das könnte sie auch
    das könnte sie interessieren
    das könnte dich
    das interessiert andere
    das interessiert auch
    auch lesenswert
    passend dazu
    empfohlener externer
    an dieser stelle finden sie
    hören sie hier
    hören sie den podcast
    hören sie mehr
    hören sie unser*
    hören sie auch
    sehen sie hier
    sehen sie auch
    sehen sie im
    schauen sie
    zur startseite
    zurück zur startseite
    zurück zur übersicht
    zur galerie
    zur bildergalerie
    zur fotostrecke
    klicken sie
    dieser artikel
    dieser inhalt
    dieses thema im programm
    über dieses thema berichtet*
    mit informationen von
    redaktionelle bearbeitung
    fehler gefunden
    haben sie einen fehler
    haben sie hinweise für uns
    wir aktualisieren
    mehr in kürze
    in kürze mehr
    weitere informationen folgen
    weitere details folgen
  `,
}
