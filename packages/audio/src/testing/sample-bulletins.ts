/** A short bulletin in each language, by the language's number: what the sound tests speak. */
export const SAMPLE_BULLETINS: readonly string[][] = [
  [
    'Good morning, this is the news at nine.',
    'The city council has approved the new tram line between the harbour and the university. Work begins in the spring.',
    'And the weather: bright spells, with highs of twenty one degrees.',
  ],
  [
    'Guten Morgen, hier sind die Nachrichten um neun Uhr.',
    'Der Stadtrat hat die neue Straßenbahnlinie zwischen dem Hafen und der Universität beschlossen. Die Arbeiten beginnen im Frühjahr.',
    'Und das Wetter: zeitweise sonnig bei bis zu einundzwanzig Grad.',
  ],
  [
    'Dzień dobry, oto wiadomości o godzinie dziewiątej.',
    'Rada miasta zatwierdziła nową linię tramwajową między portem a uniwersytetem. Prace zaczną się wiosną.',
    'A teraz pogoda: przejaśnienia i do dwudziestu jeden stopni.',
  ],
  [
    'Buenos días, estas son las noticias de las nueve.',
    'El ayuntamiento ha aprobado la nueva línea de tranvía entre el puerto y la universidad. Las obras empiezan en primavera.',
    'Y el tiempo: intervalos de sol, con máximas de veintiún grados.',
  ],
  [
    'Buongiorno, queste sono le notizie delle nove.',
    'Il consiglio comunale ha approvato la nuova linea del tram tra il porto e l’università. I lavori cominciano in primavera.',
    'E il tempo: schiarite, con massime di ventuno gradi.',
  ],
  [
    'Bonjour, voici les informations de neuf heures.',
    'Le conseil municipal a approuvé la nouvelle ligne de tramway entre le port et l’université. Les travaux commencent au printemps.',
    'Et la météo : des éclaircies, avec vingt et un degrés au plus chaud.',
  ],
  [
    'Bom dia, estas são as notícias das nove.',
    'A câmara municipal aprovou a nova linha de elétrico entre o porto e a universidade. As obras começam na primavera.',
    'E o tempo: boas abertas, com máximas de vinte e um graus.',
  ],
  [
    'नमस्कार, नौ बजे के समाचार में आपका स्वागत है।',
    'नगर परिषद ने बंदरगाह और विश्वविद्यालय के बीच नई ट्राम लाइन को मंज़ूरी दी है। काम वसंत में शुरू होगा।',
    'और मौसम: धूप खिली रहेगी, अधिकतम तापमान इक्कीस डिग्री रहेगा।',
  ],
  [
    'G’day, this is the news at nine.',
    'The city council has approved the new tram line between the harbour and the university. Work begins in the spring.',
    'And the weather: fine and mostly sunny, with a top of twenty one degrees.',
  ],
  [
    'Good morning, here is the news at nine o’clock.',
    'The city council has approved the new tram line between the harbour and the university. Work begins in the spring.',
    'And the weather: sunny intervals, with highs of twenty one degrees.',
  ],
  [
    'Goedemorgen, dit is het nieuws van negen uur.',
    'De gemeenteraad heeft de nieuwe tramlijn tussen de haven en de universiteit goedgekeurd. De werkzaamheden beginnen in het voorjaar.',
    'En het weer: af en toe zon, bij hooguit eenentwintig graden.',
  ],
  [
    'Bună dimineața, acestea sunt știrile de la ora nouă.',
    'Consiliul local a aprobat noua linie de tramvai dintre port și universitate. Lucrările încep în primăvară.',
    'Și vremea: cer variabil, cu maxime de douăzeci și unu de grade.',
  ],
  [
    'Good morning, and here is the news at nine.',
    'The city council has approved the new tram line between the harbour and the university. Work begins in the spring.',
    'And the weather: bright and dry, with a maximum of twenty one degrees.',
  ],
  [
    'Buenos días, estas son las noticias de las nueve.',
    'El cabildo aprobó la nueva línea de tranvía entre el puerto y la universidad. Las obras empiezan en primavera.',
    'Y el clima: sol por ratos, con máximas de veintiún grados.',
  ],
]
