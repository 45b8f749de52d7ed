import type { ReaderCalls } from './call-lists.ts'

export const nl: ReaderCalls = {
  asks: /^(?:en\s)?(?:herken|heb|was|ben|weet|ken|wil|kun|kan|zag|zoek|woon|vind|denk|ga|sta|hoorde|had)\s(?:jij|je|jullie|u)(?!\p{L})|^(?:herkent|heeft|bent|weet|kent|wilt|kunt|zag|woont|vindt|hebt)\su(?!\p{L})|^(?:wat|hoe|waar|wanneer|welke?|wie)\s(?:\S+\s){0,2}?(?:vind|denk|doe|heb|ga|zou|ben)\s(?:jij|je|jullie|u)(?!\p{L})/iu,
  anywhere: `
    ververs de pagina
    vernieuw de pagina
    pagina verversen
    liveblog te verversen
    leest u hier
    lees je hier
    vindt u hier
    vind je hier
    deze krant
    deze redactie
    deze site
    deze website heeft
    tip de redactie
    tip onze redactie
    mail je
    mail uw
    stuur je
    stuur uw
    stuur jouw
    stuur een mail
    stuur een appje
    deel je
    deel jouw
    deel uw
    laat het weten
    laat hieronder
    laat een reactie
    reageer hieronder
    reageer onder
    praat mee
    stem mee
    stem hieronder
    geef je mening
  `,
  begins: `
    al abonnee
    al lid
    al een abonnement
    al een account
    bent u al
    ben je al
    heb je al
    heeft u al
    nog geen abonnee
    nog geen account
    nog geen lid
    log in
    log hier in
    inloggen
    maak een account
    maak een gratis
    maak gratis
    registreer
    meld je aan
    meld u aan
    meld je hier
    meld je nu
    aanmelden
    schrijf je in
    schrijf u in
    probeer nu
    probeer gratis
    probeer het
    neem een abonnement
    neem nu
    word abonnee
    word lid
    om verder te lezen
    om dit artikel
    om door te lezen
    lees dit artikel
    dit artikel is
    dit artikel wordt
    dit artikel werd
    dit artikel verscheen
    dit artikel lezen
    dit verhaal is
    deze inhoud is
    exclusief voor
    alleen voor abonnees
    krijg toegang
    onbeperkt lezen
    abonneer
    download
    volg ons
    volg onze
    volg het laatste
    volg dit
    volg alles
    blijf op de hoogte
    blijf op hoogte
    mis niets
    mis geen
    ontvang
    zet meldingen
    luister naar onze
    luister ook
    luister hier
    luister de podcast
    luister nu
    bekijk de
    bekijk het
    bekijk hier
    bekijk ook
    bekijk alle
    bekijk onze
    kijk hier
    kijk ook
    kijk voor meer
    lees ook
    lees meer
    lees verder
    lees hier
    lees het hele
    lees alles
    lees onze
    verder lezen
    klik
    tik hier
    meer lezen
    meer over dit
    meer nieuws
    meer weten
    meer informatie volgt
    meer volgt
    later meer
    gerelateerd*
    gerelateerde artikelen
    aanbevolen artikelen
    aanbevolen voor
    misschien vind je
    dit vind je
    ook interessant
    wat vind jij
    wat vindt u
    wat vind je
    wat denk jij
    praat mee
    discussieer mee
    reageer
    reageren kan
    laat een reactie
    laat het ons
    laat ons weten
    # reacties
    reacties #
    bekijk reacties
    deel dit
    deel via
    deel op
    deel je
    stuur ons
    stuur je
    mail ons
    app ons
    heb je nieuws
    heb je een
    heb jij
    heeft u een tip
    zie ook
    foto ter illustratie
    beeld ter illustratie
    foto archief
    archieffoto
    archiefbeeld
    themafoto
    stockfoto
    sfeerbeeld
    laatst bijgewerkt
    laatste update
    laatst gewijzigd
    gewijzigd op
    gewijzigd #
    gepubliceerd op
    gepubliceerd #
    geplaatst op #
    geplaatst #
    leestijd
    aangepast op
    aangepast om
    aangepast #
    bron anp
    bron belga
    foutje gezien
    fout gezien
    tip de redactie
    tip onze redactie
    dit bericht wordt
    dit bericht is
    dit is een liveblog
  `,
}
