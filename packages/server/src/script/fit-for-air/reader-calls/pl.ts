import type { ReaderCalls } from './call-lists.ts'

export const pl: ReaderCalls = {
  asks: /^(?:a\s)?(?:czy\s)?(?:byłeś|byłaś|byliście|widziałeś|widziałaś|widzieliście|masz|macie|jesteś|jesteście|znasz|znacie|wiesz|wiecie|chcesz|chcecie|szukasz|szukacie|możesz|słyszałeś|słyszałaś|mieszkasz|pamiętasz|pamiętacie|potrzebujesz|nagrałeś|(?:co|jak|gdzie|kiedy)\s(?:o tym\s)?(?:sądzisz|sądzicie|myślisz|myślicie|uważasz|robisz|spędzasz|głosujesz)|a ty|a wy)(?!\p{L})/iu,
  anywhere: `
    odśwież stronę
    odświeżyć stronę
    napisz do
    napiszcie do
    piszcie do
    piszcie na
    napisz na
    napisz w komentarz*
    napiszcie w komentarz*
    wyślij zdjęci*
    wyślijcie
    prześlij
    prześlijcie
    przyślij
    przyślijcie
    daj znać
    dajcie znać
    zadzwoń do
    zadzwońcie
    skontaktuj się z
    podziel się
    podzielcie się
    zostaw komentarz
    weź udział w sondzie
    zagłosuj w sondzie
    oddaj głos w
    czekamy na wasze
    alarmowy numer redakcji
    redakcji udało się
    redakcja dotarła
    redakcji portalu
  `,
  begins: `
    masz już
    masz konto
    nie masz konta
    nie masz jeszcze
    jesteś już
    zaloguj*
    zarejestruj*
    załóż konto
    wykup dostęp
    wykup subskrypcję
    wykup prenumeratę
    wykup abonament
    kup dostęp
    kup prenumeratę
    kup subskrypcję
    uzyskaj dostęp
    odblokuj
    aby czytać
    aby przeczytać
    aby kontynuować
    żeby czytać
    żeby przeczytać
    chcesz przeczytać
    chcesz czytać
    chcesz być
    pozostało #
    ciąg dalszy artykułu
    ciąg dalszy na
    ten artykuł jest
    ten artykuł dostępny
    artykuł dostępny
    treść dostępna
    tekst dostępny
    artykuł powstał
    artykuł premium
    treść premium
    tylko dla prenumeratorów
    tylko dla subskrybentów
    zapisz się
    zapisz ten
    subskrybuj
    zasubskrybuj
    pobierz
    ściągnij
    obserwuj
    śledź nas
    śledź nasz*
    śledź na
    dołącz
    polub
    bądź na bieżąco
    nie przegap
    otrzymuj
    odbieraj
    włącz powiadomienia
    posłuchaj
    słuchaj nas
    słuchaj podcastu
    obejrzyj
    zobacz wideo
    zobacz zdjęcia
    zobaczcie
    odśwież
    zobacz też
    zobacz także
    zobacz również
    zobacz galerię
    zobacz film
    zobacz więcej
    zobacz cały
    zobacz jak
    oglądaj
    czytaj także
    czytaj też
    czytaj również
    czytaj dalej
    czytaj więcej
    czytaj całość
    czytaj na
    przeczytaj
    sprawdź
    kliknij
    dowiedz się więcej
    więcej informacji
    więcej szczegółów
    więcej na
    więcej o tym
    więcej przeczytasz
    więcej wkrótce
    wkrótce więcej
    polecamy
    polecane artykuły
    powiązane artykuły
    powiązane tematy
    podobne artykuły
    podobne tematy
    warto przeczytać
    może cię
    to może cię
    co o tym
    co sądzisz
    co myślisz
    a ty co
    daj znać
    dodaj komentarz
    napisz komentarz
    napisz do nas
    napiszcie
    skomentuj
    komentarze #
    podziel się z
    podziel się swoją
    podziel się opinią
    podziel się artykułem
    udostępnij
    wyślij nam
    prześlij nam
    masz dla nas
    widziałeś
    źródło pap
    zdjęcie ilustracyjne
    zdjęcie poglądowe
    zdjęcie archiwalne
    zdjęcia ilustracyjne
    fot ilustracyjna
    fot archiwum
    foto ilustracyjne
    dalsze informacje wkrótce
    informacja jest aktualizowana
    artykuł jest aktualizowany
    artykuł aktualizowany
    tekst aktualizowany
    data publikacji
    data dodania
    data aktualizacji
    ostatnia aktualizacja
    ostatnia zmiana
    opublikowano #
    opublikowano dnia
    utworzono #
    aktualizacja #
    dalszy ciąg artykułu
    znalazłeś błąd
    zgłoś błąd
    materiał chroniony
    materiał sponsorowany
  `,
}
