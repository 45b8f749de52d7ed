import type { ReaderCalls } from './call-lists.ts'

export const it: ReaderCalls = {
  asks: /^(?:e\s)?(?:hai|eri|sei (?:un|una|stat|tra|di|a|in|d['’]accordo)|conosci|sai|vuoi|credi|puoi|vivi|cerchi|avete|eravate|siete|conoscete|sapete|volete|potete|vivete|cercate|(?:che\s)?(?:cosa|come|dove|quando|quale)\s(?:ne\s)?(?:hai|pensi|pensate|preferisci|avete|sei|siete))(?!\p{L})/iu,
  anywhere: `
    aggiorna la pagina
    ricarica la pagina
    aggiornate la pagina
    questo giornale
    questa testata
    questa redazione
    a questa redazione
    scriveteci
    scrivici
    mandateci
    mandaci
    inviateci
    inviaci
    segnalateci
    segnalaci
    raccontateci
    raccontaci
    diteci
    dicci
    contattateci
    contattaci
    chiamateci
    chiamaci
    seguiteci
    seguici
    mandatele
    inviatele
    mandateli
    fateci sapere
    facci sapere
    invia le tue
    inviate le vostre
    manda le tue
    condividi la tua
    condividete
    la tua opinione
    lascia un commento
    lasciate un commento
    vota il tuo
    partecipa al sondaggio
  `,
  begins: `
    sei già abbonat*
    sei già registrat*
    sei già iscritt*
    hai già un
    non sei ancora
    non hai un account
    accedi
    effettua il login
    registrati ora
    registrati gratis
    registrati per
    registrati qui
    registrati subito
    iscriviti
    abbonati ora
    abbonati subito
    abbonati per
    abbonati qui
    per continuare a leggere
    per continuare la lettura
    per leggere l articolo
    per leggere tutto
    per leggere il
    per proseguire la lettura
    per proseguire nella lettura
    contenuto riservato
    articolo riservato
    questo articolo è
    questo contenuto è
    attiva le notifiche
    attiva ora
    attiva l abbonamento
    scopri
    scarica l app
    scarica la nostra
    scarica la app
    scarica qui
    scarica gratis
    scarica il
    seguici
    segui la diretta
    segui il nostro
    segui la nostra
    segui le notizie
    segui tutti
    resta aggiornat*
    rimani aggiornat*
    ricevi
    unisciti
    entra nel nostro
    entra nel canale
    entra nel gruppo
    entra nella nostra
    non perdere le notizie
    non perdere nessun*
    non perdere gli
    non perderti
    ascolta il podcast
    ascolta il nostro
    ascolta la puntata
    ascolta la diretta
    ascolta la nostra
    ascolta l audio
    ascolta l intervista
    guarda il video
    guarda le foto
    guarda le immagini
    guarda la gallery
    guarda la fotogallery
    guarda la diretta
    guarda anche
    guarda qui
    vedi anche
    leggi anche
    leggi l
    leggi il
    leggi la
    leggi tutto
    leggi di più
    leggi qui
    leggi gli
    continua a leggere
    continua la lettura
    clicca
    potrebbe interessarti
    potrebbero interessarti
    ti potrebbe
    ti potrebbero
    ti consigliamo
    articoli correlati
    articolo correlato
    notizie correlate
    notizie in aggiornamento
    notizia in aggiornamento
    in aggiornamento
    articolo in aggiornamento
    seguono aggiornamenti
    segue aggiornamento
    altre notizie su
    altre notizie di
    altri articoli
    tutte le notizie
    tutti gli aggiornamenti
    per saperne
    per approfondire
    per restare aggiornat*
    per restare sempre
    per rimanere aggiornat*
    per rimanere sempre
    approfondisci
    cosa ne pensi
    cosa ne pensate
    che ne pensi
    dite la vostra
    dì la tua
    di la tua
    lascia un commento
    lascia un tuo
    lasciate un
    commenta l articolo
    commenta la notizia
    commenta su
    scrivi un commento
    scrivi alla
    scriveteci
    inviaci
    segnalaci
    condividi
    condividete questo
    foto di repertorio
    foto d archivio
    foto archivio
    immagine di repertorio
    immagini di repertorio
    riproduzione riservata
    tutti i diritti riservati
    tutti i diritti sono riservati
    ultimo aggiornamento
    ultima modifica
    aggiornato il #
    aggiornato alle
    aggiornato #
    pubblicato il #
    pubblicato alle
    pubblicato #
    tempo di lettura
    fonte ansa
    fonte adnkronos
    vai alla home*
    vai alla pagina
    vai alla gallery
    vai al sito
    vai al video
    torna alla home*
  `,
}
