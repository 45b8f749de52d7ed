import type { Tongue } from '../tongue.ts'
import { holds, type Line, phrasesByTongue } from './phrases.ts'

/** The machine in a listener's kitchen hears it too. */
const WAKES =
  /(?<!\p{L})(?:hey|ok|okay|hallo|hola|oye|cześć|hé|ehi|salut|dis)[,\s]{1,2}(?:alexa|siri|google|bixby|cortana)(?!\p{L})|^[“"„«¿¡]?(?:alexa|siri|cortana|bixby)[,!:]\s\p{Ll}/iu

/** To put something aside, as an order. */
const PUT_ASIDE = phrasesByTongue({
  en: 'ignore|disregard|forget|override|bypass',
  de: 'ignoriere|ignorieren|ignoriert|vergiss|vergessen|missachte|missachten|überschreibe|verwirf',
  pl: 'zignoruj|zignorujcie|ignoruj|ignorujcie|zapomnij|zapomnijcie|pomiń|odrzuć',
  es: 'ignora|ignore|ignoren|ignorad|olvida|olvide|olviden|descarta|descarte|omite',
  it: 'ignora|ignorate|ignori|dimentica|dimenticate|scarta|tralascia',
  fr: 'ignore|ignorez|oublie|oubliez|écarte|écartez',
  pt: 'ignora|ignore|ignorem|esquece|esqueça|esqueçam|desconsidere|desconsidera|descarte',
  hi: 'अनदेखा|अनदेखी|नजरअंदाज|भूल|भूलो|भूलें|भुला',
  nl: 'negeer|negeert|vergeet|overschrijf',
  ro: 'ignoră|ignorați|uită|uitați|renunță|nesocotește',
})

/** What a model was told before. */
const RULES_BEFORE = phrasesByTongue({
  en: 'previous instruction*|prior instruction*|earlier instruction*|above instruction*|all instructions|your instructions|these instructions|any instructions|the instructions above|instructions above|previous prompt*|prior prompt*|your prompt|previous rules|prior rules|your rules|all rules|everything above|all of the above|previous directions|your guidelines|previous guidelines',
  de: '*herigen anweisungen|*herige anweisungen|alle anweisungen|deine anweisungen|ihre anweisungen|obigen anweisungen|vorigen anweisungen|früheren anweisungen|bisherigen regeln|vorherigen regeln|deine regeln|alles oben*|alles bisherige|alles vorherige|deinen prompt',
  pl: 'poprzednie instrukcje|poprzednich instrukcjach|wszystkie instrukcje|wszystkich instrukcjach|powyższe instrukcje|wcześniejsze instrukcje|swoje instrukcje|poprzednie polecenia|poprzednich poleceniach|wszystkie polecenia|poprzednie zasady|swoje zasady|wszystko powyżej',
  es: 'instrucciones anteriores|instrucciones previas|todas las instrucciones|tus instrucciones|sus instrucciones|reglas anteriores|tus reglas|todo lo anterior|indicaciones anteriores',
  it: 'istruzioni precedenti|precedenti istruzioni|tutte le istruzioni|tue istruzioni|vostre istruzioni|regole precedenti|tue regole|tutto quanto sopra|tutto ciò che precede',
  fr: 'instructions précédentes|toutes les instructions|tes instructions|vos instructions|consignes précédentes|toutes les consignes|tes consignes|vos consignes|règles précédentes|tes règles|tout ce qui précède',
  pt: 'instruções anteriores|instruções prévias|todas as instruções|tuas instruções|suas instruções|regras anteriores|tuas regras|suas regras|tudo o que está acima|tudo acima',
  hi: 'पिछले निर्देश*|पिछले सभी निर्देश*|सभी निर्देश*|सारे निर्देश*|अपने निर्देश*|ऊपर के निर्देश*|पहले के निर्देश*|पिछले नियम*',
  nl: 'vorige instructies|eerdere instructies|alle instructies|je instructies|uw instructies|bovenstaande instructies|vorige regels|je regels|alles hierboven',
  ro: 'instrucțiunile anterioare|instrucțiunile precedente|toate instrucțiunile|instrucțiunile tale|regulile anterioare|regulile tale|tot ce este mai sus|tot ce e mai sus',
})

/** The same of no rule by its name: 'forget what you were told before', and then an order to read. */
const TOLD_BEFORE = phrasesByTongue({
  en: 'you were told|you have been told|you have learned|what came before|told you before',
  de: 'dir vorher|dir gesagt|dir bisher|du bisher|du gelernt|ihnen gesagt wurde',
  fr: 't a dit|t ont dit|vous a dit|tu as appris|t a été dit',
  es: 'te han dicho|te dijeron|le han dicho|has aprendido|te hayan dicho',
  it: 'ti è stato detto|ti hanno detto|hai imparato|vi è stato detto',
  pt: 'te disseram|lhe disseram|aprendeste|foi dito a você|te foi dito',
  pl: 'ci wcześniej powiedziano|ci powiedziano|co ci mówiono|czego się nauczyłeś',
  nl: 'je eerder is verteld|je is verteld|je hebt geleerd|u is verteld|je verteld is',
  ro: 'ți s a spus|ți s a zis|vi s a spus|ai învățat',
  hi: 'कहा गया उसे|बताया गया उसे|जो कुछ कहा गया|सिखाया गया',
})

/** Who is addressed, and that it is about reading aloud. */
const TO_MODELS = phrasesByTongue({
  en: 'to the ai|for the ai|dear ai|to ai|for ai|to the model|to the bot|to the language model|to the assistant',
  de: 'an die ki|für die ki|liebe ki|an das modell|an das sprachmodell|an den assistenten',
  fr: 'à l ia|pour l ia|chère ia|au modèle|à l assistant',
  es: 'para la ia|a la ia|querida ia|al modelo|al asistente',
  it: 'per l ia|all ia|cara ia|al modello|per il modello|all assistente',
  pt: 'para a ia|à ia|cara ia|ao modelo|para o modelo|ao assistente',
  pl: 'dla si|do si|dla ai|do ai|droga si|do modelu|dla modelu|do asystenta',
  nl: 'voor de ai|aan de ai|beste ai|aan het model|voor het model|aan de assistent',
  ro: 'pentru ia|către ia|dragă ia|către model|pentru model|către asistent',
  hi: 'एआई के लिए|ए आई के लिए|प्रिय एआई|मॉडल के लिए',
})
const ALOUD = phrasesByTongue({
  en: 'read out|be read|read aloud|word for word|verbatim|be said|say this|following sentence|on air',
  de: 'vorzulesen|vorlesen|lies|wörtlich|zu sagen|folgende satz|folgenden satz',
  fr: 'être lue|être lu|lire|mot pour mot|à voix haute|être dite|phrase suivante',
  es: 'leerse|leer|palabra por palabra|en voz alta|decirse|frase siguiente|siguiente frase',
  it: 'va letta|va letto|leggere|parola per parola|ad alta voce|va detta|frase seguente',
  pt: 'ser lida|ser lido|ler|palavra por palavra|em voz alta|ser dita|frase seguinte',
  pl: 'odczytać|przeczytać|słowo w słowo|na głos|powiedzieć|następne zdanie|następujące zdanie',
  nl: 'voorgelezen|voorlezen|woord voor woord|hardop|gezegd worden|volgende zin',
  ro: 'citită|citit|cuvânt cu cuvânt|cu voce tare|spusă|propoziția următoare',
  hi: 'पढ़ा जाए|पढ़ें|शब्दशः|ज़ोर से|जोर से|अगला वाक्य|कहा जाए',
})

/** What nobody says but to a program that writes or reads. */
const ORDERS = phrasesByTongue({
  en: 'system prompt|system message|developer message|you are now a|you are now an|you are now the|you are no longer|you are an ai|you are a language model|you are chatgpt|if you are an ai|if you are a language model|as a language model you|your new task is|your new instructions|the ai must|the assistant must say|the host must say|the host must read|the presenter must say|the newsreader must say|repeat after me|say exactly the following|say only the following|say the following words|say the following sentence|output the following|respond only with|reply only with|answer only with|print the following|read the following aloud|read the following sentence|do not mention this instruction|do not mention these instructions|do not tell the listeners|without telling the listeners|end of the material|end of material',
  de: 'systemprompt|system prompt|systemnachricht|du bist jetzt ein|du bist jetzt eine|du bist nun ein|du bist eine ki|du bist ein sprachmodell|wenn du eine ki bist|als sprachmodell|deine neue aufgabe|deine neuen anweisungen|der moderator muss sagen|die moderatorin muss sagen|sag genau|sage genau|sage folgendes|sag folgendes|sagen sie folgendes|lies folgendes vor|lies folgenden satz|lies den folgenden satz|sprich mir nach|wiederhole folgendes|wiederhole den folgenden satz|gib folgendes aus|antworte nur mit|antworte ausschließlich|verrate den hörern nicht*|ende des materials',
  pl: 'prompt systemowy|komunikat systemowy|wiadomość systemowa|jesteś teraz|jesteś sztuczną inteligencją|jesteś modelem językowym|jeśli jesteś modelem|jako model językowy|twoje nowe zadanie|twoje nowe instrukcje|prowadzący musi powiedzieć|prowadząca musi powiedzieć|powiedz dokładnie|powiedz następujące|powiedz co następuje|przeczytaj na głos|przeczytaj następujące|powtarzaj za mną|powtórz za mną|powtórz dokładnie|wypisz następujące|odpowiedz tylko|odpowiadaj tylko|nie mów słuchaczom|koniec materiału',
  es: 'mensaje del sistema|prompt del sistema|ahora eres un|ahora eres una|eres una ia|eres un modelo de lenguaje|si eres una ia|como modelo de lenguaje|tu nueva tarea|tus nuevas instrucciones|el presentador debe decir|el locutor debe decir|la locutora debe decir|di exactamente|diga exactamente|di lo siguiente|diga lo siguiente|lee en voz alta lo siguiente|lee lo siguiente en voz alta|repite después de mí|repite lo siguiente|repita lo siguiente|responde solo con|responde únicamente|responda únicamente|no se lo digas a los oyentes|no digas a los oyentes|fin del material',
  it: 'messaggio di sistema|prompt di sistema|ora sei un|ora sei una|adesso sei un|sei un modello linguistico|sei una intelligenza artificiale|se sei una ia|se sei un modello|come modello linguistico|il tuo nuovo compito|le tue nuove istruzioni|il conduttore deve dire|la conduttrice deve dire|di esattamente|dì esattamente|dì quanto segue|di quanto segue|leggi ad alta voce|leggi quanto segue|ripeti dopo di me|ripeti quanto segue|rispondi solo con|rispondi soltanto|non dirlo agli ascoltatori|non dire agli ascoltatori|fine del materiale',
  fr: 'message système|invite système|prompt système|tu es maintenant un|tu es maintenant une|vous êtes maintenant un|tu es une ia|tu es un modèle de langage|si tu es une ia|si vous êtes une ia|en tant que modèle de langage|ta nouvelle tâche|votre nouvelle tâche|tes nouvelles instructions|l animateur doit dire|le présentateur doit dire|la présentatrice doit dire|dis exactement|dites exactement|dis ce qui suit|dites ce qui suit|lis à voix haute|lisez à voix haute|lis ce qui suit|répète après moi|répétez après moi|répète ce qui suit|répétez ce qui suit|réponds uniquement|répondez uniquement|ne le dis pas aux auditeurs|ne dis pas aux auditeurs|fin du matériel',
  pt: 'mensagem do sistema|prompt do sistema|agora és um|agora és uma|agora você é|és um modelo de linguagem|você é um modelo de linguagem|você é uma ia|és uma ia|se és uma ia|se você é uma ia|como modelo de linguagem|a tua nova tarefa|sua nova tarefa|as tuas novas instruções|suas novas instruções|o apresentador deve dizer|o locutor deve dizer|a locutora deve dizer|diz exatamente|diga exatamente|diz o seguinte|diga o seguinte|lê em voz alta|leia em voz alta|repete depois de mim|repita depois de mim|repita comigo|repete o seguinte|repita o seguinte|responde apenas com|responda apenas com|não digas aos ouvintes|não diga aos ouvintes|fim do material',
  hi: 'सिस्टम प्रॉम्प्ट|सिस्टम संदेश|अब तुम एक|अब आप एक एआई|तुम एक भाषा मॉडल|आप एक भाषा मॉडल|तुम एक एआई|आप एक एआई|अगर तुम एआई|अगर आप एआई|भाषा मॉडल के रूप में|तुम्हारा नया काम|आपका नया काम|उद्घोषक को कहना होगा|ठीक यही कहो|ठीक यही कहें|केवल यह कहो|केवल यह कहें|निम्नलिखित वाक्य पढ़*|इसे जोर से पढ़*|मेरे बाद दोहरा*|यह वाक्य दोहरा*|केवल इससे उत्तर|श्रोताओं को मत बता*|सामग्री समाप्त',
  nl: 'systeemprompt|systeembericht|je bent nu een|u bent nu een|je bent een ai|je bent een taalmodel|als je een ai bent|als taalmodel|je nieuwe taak|je nieuwe instructies|de presentator moet zeggen|de presentatrice moet zeggen|zeg exact|zeg precies het volgende|zeg het volgende|lees het volgende voor|lees hardop|lees de volgende zin|herhaal na mij|zeg mij na|herhaal het volgende|antwoord alleen met|antwoord uitsluitend|vertel het de luisteraars niet|zeg niets tegen de luisteraars|einde van het materiaal',
  ro: 'mesaj de sistem|prompt de sistem|promptul de sistem|acum ești un|acum ești o|ești un model lingvistic|ești o inteligență artificială|dacă ești o ia|dacă ești un model|ca model lingvistic|noua ta sarcină|noile tale instrucțiuni|prezentatorul trebuie să spună|prezentatoarea trebuie să spună|spune exact|spune următoarele|spuneți următoarele|citește cu voce tare|citește următoarele|repetă după mine|repetă următoarele|răspunde doar cu|răspunde numai cu|nu le spune ascultătorilor|sfârșitul materialului',
})

/** The marks with which programs tell a model who speaks. */
const MARKS =
  /<\|?(?:im_start|im_end|system|endoftext|assistant)\|?>|\[\/?(?:INST|SYS|SYSTEM)\]|<<\/?SYS>>|^\s{0,9}(?:system|assistant|developer)\s?:|#{2,9}\s?(?:instruction|system|response|new task)/im

/** As it came: marks are taken out of a sentence before it is said. */
export const holdsModelMarks = (raw: string): boolean => MARKS.test(raw)

const EN = ['en'] as const

/**
 * True for a sentence that orders a language model about. English works on every model, so it counts in every tongue. A story about such
 * orders that quotes one is taken for one.
 */
export const isToAProgram = ({ text, words }: Line, tongue: Tongue): boolean =>
  WAKES.test(text) ||
  (tongue === 'en' ? EN : [tongue, ...EN]).some(
    (one) =>
      holds(words, ORDERS[one]) ||
      (holds(words, PUT_ASIDE[one]) && (holds(words, RULES_BEFORE[one]) || holds(words, TOLD_BEFORE[one]))) ||
      (holds(words, TO_MODELS[one]) && holds(words, ALOUD[one])),
  )
