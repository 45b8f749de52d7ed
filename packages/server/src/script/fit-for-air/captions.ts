// What stands under a picture and at the foot of a page: who took it, what it shows, whose the text is.

const PICTURE =
  'photos?|images?|pictures?|fotos?|fotografías?|fotografias?|fotografi[ei]|bildquelle|bilder|symbolbild|symbolfoto|archivbild|archivfoto|beispielbild|titelbild|bildnachweis|bildunterschrift|imágenes|imagen|imagem|imagens|immagin[ei]|beeld|zdjęcia?|zdj\\.|fot\\.|imagin[ei]|फोटो|फ़ोटो|तस्वीर|चित्र'
/** 'Photo credit: …', 'Pie de foto: …', 'Crédit photo : …', 'Sursa foto: …'. */
const LABELS = [
  `(?:${PICTURE})(?:\\s(?:credits?|captions?|source|courtesy|by|d['’]illustration|d['’]archives?|de archivo|ilustrativas?|de arquivo|di repertorio|d['’]archivio|archief|ter illustratie|ilustracyjne|archiwalne|poglądowe|ilustrativă|arhivă|साभार|क्रेडिट|सोर्स|स्रोत))?`,
  '(?:file|stock|library|archive|representational|representative|illustrative) (?:photo|image|picture)s?',
  '(?:photo|image|picture|media|video) ?(?:credits?|captions?|source)|captions?|credits?|pictured(?: above| below| left| right)?',
  'crédits?(?: photos?| image| vidéo)?|légende|créditos?(?: da foto| de la foto| fotográfico| da imagem)?|legenda(?: da foto)?|pie de foto|leyenda|didascalia|nella foto|na foto|en la foto|en la imagen|na imagem|sur la photo|na zdjęciu|op de foto|în (?:foto|imagine)|auf dem (?:foto|bild)|podpis zdjęcia|bijschrift|onderschrift',
  'sursa (?:foto|imaginii|video|imagine)|credit(?:e)? foto|źródło zdjęcia|autor zdjęcia|bron foto|fotocredits?|fotobijschrift|कैप्शन',
]
const LABELLED = new RegExp(`^[[(]?(?:${LABELS.join('|')})(?:\\s?[:/|©]|(?<=^[[(]?(?:fot|zdj)\\.))\\s?\\S.{0,140}$`, 'iu')
const LABELLED_MAX_WORDS = 18

/** By whom, without a colon: 'Foto di Luca Ferrero', '(Photo Jean Roux)'. */
const TAKEN_BY = new RegExp(
  `^[[(]?(?:${PICTURE})\\s(?:(?:by|von|de|di|del|della|do|da|par|por|van|door)\\s)?(?:\\p{Lu}[\\p{L}'’.-]*[\\s/]*){1,5}[\\])]?\\.?$`,
  'u',
)

/** A picture of something else, and one from the archive, with or without more words behind it. */
const STOCK =
  /^[[(]?(?:file (?:photo|image|picture)|stock (?:photo|image)|representational (?:image|photo)|representative image|(?:symbol|archiv)(?:bild|foto)|photo (?:d['’]illustration|d['’]archives|prétexte)|image d['’](?:illustration|archives)|(?:foto|imagen|imágenes) de archivo|imagen (?:ilustrativa|referencial|de referencia)|(?:foto|immagine|immagini) (?:di repertorio|d['’]archivio)|(?:foto|imagem) (?:ilustrativa|de arquivo|meramente ilustrativa)|zdjęcie (?:ilustracyjne|poglądowe|archiwalne)|mat\.\s?(?:pras\.|prasowe|policji|straży)|materiały? prasowe?|(?:foto|beeld) (?:ter illustratie|uit archief)|archief(?:foto|beeld)|themafoto|stockfoto|(?:foto|fotografie|imagine) (?:cu (?:rol|caracter|titlu) |)(?:ilustrativ|arhivă|simbol|reprezentativ)|सांकेतिक|प्रतीकात्मक|फ़?ाइल फोटो)/iu
const STOCK_MAX_WORDS = 9

/** Whose the text is: 'Source: AFP', 'Quelle: dpa', 'Con información de EFE'. */
const ORIGIN =
  /^[[(*]?\s?(?:(?:sources?|quellen?|fuentes?|fontes?|fonti|źródło|źródła|bron(?:nen)?|surs[ae]|स्रोत|इनपुट|inputs?|agencies|agenturen|redaktion|redacción|redacția|redactor|editor|corespondent|redactie|redakcja|rédaction|redazione|redação|reportage|bericht|autor(?:ka|ul|in|e)?|auteurs?|auteure|author|reporter|tekst|texte|texto|testo|opracowanie|oprac\.|zebrała|रिपोर्ट(?:र)?|संपादन|लेखक)\s?[:|]\s?\S.{0,70}|(?:with|avec|con|com|mit|met|cu|z)\s(?:agency |additional |l['’]|la |información de |informations? de |informações d[aeo] |informazioni |material (?:von|der) )?(?:inputs?|AFP|AP|Reuters|EFE|Europa Press|dpa|ANSA|Lusa|PAP|ANP|Agerpres|PTI|agencies|agencias|agências|agenzie|agences|agenturmaterial|persbureaus)(?![\p{L}\p{M}]).{0,40})$/iu
const ORIGIN_MAX_WORDS = 10

/** Who gave it: 'Foto cortesía de la comunidad', 'Photo fournie par la mairie'. */
const GIVEN =
  /^[[(]?(?:fotos?|fotografías?|fotografias?|imágenes|imagen|imagem|imagens|photos?|images?|immagin[ei]|v[ií]deos?|crédits?)\s(?:cortesía|gentileza|cortesia|cedid[ao]s?|facilitad[ao]s?|tomad[ao]s? de|compartid[ao]s?|divulgação|reprodução|arquivo pessoal|concess[ae]|per gentile|fournie?s?|transmise?s?|dr)(?!\p{L})/iu

/** 'EFE/Miguel Paz', 'Jan Vos / ANP' */
const AGENCY =
  '(?:EFE|AFP|AP|dpa|PAP|ANSA|Lusa|LUSA|ANP|Agerpres|AGERPRES|PTI|ANI|Reuters|REUTERS|EPA|Belga|APA|KEYSTONE|Keystone|Europa Press|Getty Images|imago|IMAGO|LaPresse|Inquam Photos)'
const PERSON = "\\p{Lu}[\\p{L}\\p{M}.’'-]{0,24}(?:\\s\\p{Lu}[\\p{L}\\p{M}.’'-]{0,24}){0,3}"
const SLASHED = new RegExp(`^[[(]?(?:${AGENCY}\\s?/\\s?${PERSON}|${PERSON}\\s?/\\s?${AGENCY})[\\])]?\\.?$`, 'u')

/** A right: 'All rights reserved', '© 2027 Küstenblatt'. */
const RIGHTS =
  /^(?:©|\(c\)|copyright)|(?:all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|tutti i diritti riservati|todos os direitos reservados|wszelkie prawa zastrzeżone|alle rechten voorbehouden|toate drepturile rezervate|सर्वाधिकार सुरक्षित|riproduzione riservata|reproduction interdite|nachdruck verboten)/iu

const words = (text: string): number => text.split(/\s+/).length

export const isCaption = (written: string): boolean => {
  const sentence = written.replace(/^[—–-]\s/u, '')
  const length = words(sentence)
  return (
    (length <= LABELLED_MAX_WORDS && LABELLED.test(sentence)) ||
    (length <= ORIGIN_MAX_WORDS && SLASHED.test(sentence)) ||
    TAKEN_BY.test(sentence.replace(/^[[(]?\p{Lu}/u, (first) => first.toLowerCase())) ||
    (length <= STOCK_MAX_WORDS && STOCK.test(sentence)) ||
    (length <= ORIGIN_MAX_WORDS && ORIGIN.test(sentence)) ||
    (length <= LABELLED_MAX_WORDS && GIVEN.test(sentence)) ||
    (length <= LABELLED_MAX_WORDS && RIGHTS.test(sentence))
  )
}
