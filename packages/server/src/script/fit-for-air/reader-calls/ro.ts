import type { ReaderCalls } from './call-lists.ts'

export const ro: ReaderCalls = {
  asks: /^(?:și\s|tu,?\s|voi,?\s)?(?:ai|ați|aveți|ești|sunteți|erai|erați|știi|știați|știai|vrei|vreți|cunoști|cunoașteți|poți|puteți|cauți|locuiești|locuiți|crezi|(?:ce|cum|unde|când|care)\s(?:ai|crezi|credeți|părere|ați|aveți|zici))(?!\p{L})/iu,
  anywhere: `
    reîncarcă pagina
    reîncărcați pagina
    dați refresh
    actualizați pagina
    acest ziar
    acestui ziar
    acest site a
    redacția a aflat
    redacția noastră
    trimite ne
    trimite ni le
    trimiteți ne
    trimiteți ni le
    trimite ni l
    scrie ne
    scrieți ne
    spune ne
    spuneți ne
    povestește ne
    sună ne
    sunați ne
    contactează ne
    contactați ne
    urmărește ne
    urmăriți ne
    anunță ne
    anunțați ne
    lasă un comentariu
    lăsați un comentariu
    lasă ne
    spune ți părerea
    spuneți vă părerea
    votează în
    votați în sondaj*
    trimite pozele
    trimite imaginile
  `,
  begins: `
    ai deja
    aveți deja
    ești deja
    sunteți deja
    nu ai cont
    nu ai încă
    nu ești abonat*
    autentifică*
    autentificați*
    conectează te
    conectați vă
    loghează te
    creează ți
    creează un cont
    înregistrează te
    înregistrați vă
    pentru a citi articolul
    pentru a citi mai
    pentru a citi integral
    pentru a citi tot
    pentru a continua să citești
    pentru a continua lectura
    pentru a avea acces la articol*
    pentru a avea acces la conținut*
    pentru mai multe știri
    pentru cele mai noi
    pentru cele mai recente
    pentru cele mai importante știri
    acest articol este
    acest articol a fost
    acest conținut este
    articol disponibil
    articol rezervat
    conținut exclusiv
    conținut premium
    doar pentru abonați
    exclusiv pentru abonați
    abonați vă
    abonează
    descarcă aplicația
    descarcă gratuit
    descarcă app
    descărcați
    urmărește
    urmăriți ne
    fii la curent
    fiți la curent
    rămâi la curent
    rămâneți la curent
    rămâneți alături
    nu rata
    nu ratați
    primește cele
    primește știri*
    primește notificări
    primește zilnic
    alătură te
    intră pe canalul
    intră pe grupul
    intră pe site*
    intră în grupul
    intră în comunitatea
    intrați pe canalul
    intrați pe grupul
    dă like
    dă follow
    dați like
    ascultă
    ascultați
    vizionează
    vezi și
    vezi video
    vezi foto
    vezi mai
    vezi aici
    vezi galeria
    vezi imaginile
    vezi toate
    vezi cum
    citește și
    citește mai
    citește aici
    citește tot
    citește articolul
    citește în
    citește pe
    citește integral
    citește despre
    citeşte şi
    citeşte mai
    citeşte tot
    citiți și
    citiți mai
    continuă lectura
    continuă să citești
    continuarea pe
    continuarea în
    apasă aici
    click
    află mai
    aflați mai
    află aici
    afla mai
    mai multe detalii
    mai multe informații
    mai multe pe
    mai multe despre
    mai multe știri
    detalii în curând
    vom reveni cu
    revenim cu
    știre în curs
    știrea este în
    articole similare
    articole recomandate
    știri similare
    pe aceeași temă
    te ar putea
    v ar putea
    ți ar putea
    îți recomandăm
    vă recomandăm
    ce părere
    ce crezi
    tu ce crezi
    spune ți
    spuneți vă
    spune ne
    lasă un
    lăsați un
    lasă ne
    scrie ne
    scrieți ne
    adaugă un comentariu
    comentează articolul
    comentează pe
    comentează știrea
    comentarii #
    # comentarii
    distribuie articolul
    distribuie pe
    distribuiți
    împărtășește ți
    trimite ne
    trimiteți ne
    sursa foto
    foto arhivă
    foto ilustrativ
    foto cu rol
    fotografie cu rol
    fotografie cu caracter
    imagine cu rol
    imagine cu caracter
    imagine ilustrativă
    imagine reprezentativă
    fotografie ilustrativă
    foto cu caracter
    actualizare #
    actualizat #
    actualizat la #
    actualizat pe #
    actualizată la #
    ultima actualizare
    ultima modificare
    data publicării
    data actualizării
    publicat #
    publicat la #
    publicat pe #
    publicată la #
    timp de citire
    sursa agerpres
    ai observat o
    sesizează o
  `,
}
