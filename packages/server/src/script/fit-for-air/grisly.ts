import type { Tongue } from '../tongue.ts'
import { holds, phrasesByTongue } from './phrases.ts'

// How somebody was killed or hurt: with what, and where it went. Either alone is news, 'a man with a knife', 'shot in the head'; together they are a picture.

const WEAPON = phrasesByTongue({
  en: 'with acid|acid attack|hammer|axe|hatchet|machete|machetes|knife|knives|bread knife|screwdriver*|cleaver|baseball bat|cricket bat|golf club|crowbar|iron bar|samurai sword|meat cleaver|chainsaw|boiling water|scissors|broken bottle|hacksaw|frying pan|dumbbell|spade|pickaxe',
  de: 'hammer|axt|äxte|beil|machete|messer|küchenmesser|schraubenzieher|schraubendreher|hackbeil|baseballschläger|golfschläger|brecheisen|eisenstange|schwert|kettensäge|säure|säge|bratpfanne|hantel|spaten|ziegelstein',
  fr: 'à l acide|marteau|hache|machette|couteau|couteaux|tournevis|hachoir|batte|barre de fer|tronçonneuse|ciseaux|scie|haltère|pioche|parpaing',
  es: 'con ácido|martillo|martillazos|hacha|machete|cuchillo|navaja|destornillador|bate de béisbol|barra de hierro|katana|motosierra|tijeras|sartén|mancuerna|pedrada|pedradas|ladrillo',
  it: 'mazza da baseball|nell acido|con l acido|con acido|martello|martellate|accetta|ascia|machete|coltello|cacciavite|mannaia|spranga|katana|motosega|forbici|padella|con una pala|piccone',
  pt: 'com ácido|martelo|marteladas|com um machado|machadadas|catana|facão|faca|navalha|chave de fendas|taco de beisebol|taco de golfe|barra de ferro|motosserra|tesoura|frigideira|enxada|tijolo',
  pl: 'młotk*|młot|siekier*|tasak*|maczet*|nóż|nożem|noże|śrubokręt*|kijem|bejsbolow*|łomem|metalow* rurk*|mieczem|piłą|nożyczk*|patelni*|hantl*|łopat*|kilof*|cegł*',
  nl: 'hamer|bijl|machete|mes|keukenmes|schroevendraaier|hakmes|honkbalknuppel|koevoet|ijzeren staaf|zwaard|kettingzaag|schaar|zaag|koekenpan|halter|baksteen',
  ro: 'cu acid|ciocan*|topor*|secure*|macetă|maceta|cuțit*|șurubelniț*|bâtă|bâta|rangă|ranga|bară de fier|sabie|drujb*|foarfec*|fierăstrău|tigaie|ganteră|sapă|cărămid*|briceag*',
  hi: 'हथौडा|हथौडे|कुल्हाडी|गंडासा|गंडासे|फरसा|फरसे|चाकू|चाकुओं|पेचकस|रॉड|तलवार|आरी|तेजाब|एसिड|कैंची|फावडे|फावडा|सिलबट्टे|हंसिया|हंसिये',
})

const WHERE = phrasesByTongue({
  en: 'in the head|to the head|in the face|to the face|her head|his head|their heads|skull|throat|her neck|his neck|the neck|her face|his face|her chest|his chest|the chest|her heart|his eyes|her eyes|to death',
  de: 'kopf|schädel|kehle|hals|nacken|gesicht|brust|herz|augen|zu tode',
  fr: 'tête|crâne|gorge|cou|visage|poitrine|thorax|cœur|yeux|à mort',
  es: 'cabeza|cráneo|garganta|cuello|rostro|pecho|corazón|ojos|hasta la muerte|hasta matar*|desfigur*',
  it: 'testa|cranio|gola|collo|volto|viso|petto|torace|cuore|occhi|a morte',
  pt: 'cabeça|crânio|garganta|pescoço|rosto|peito|tórax|coração|olhos|até à morte|até a morte',
  pl: 'głow*|czaszk*|gardł*|szyj*|szyi|twarz*|klatk*|serc*|oczy|na śmierć',
  nl: 'hoofd|schedel|keel|nek|hals|gezicht|borst|hart|ogen|hersens|dood geslagen|doodgeslagen',
  ro: 'în cap|capul|capului|craniu*|gât|gâtul|gâtului|piept|pieptul|ochii|până la moarte',
  hi: 'सिर|खोपडी|गला|गले|गर्दन|चेहरे|चेहरा|सीने|छाती|पेट|आंखों|आंख',
})

/** Each alone: how often, and what became of the body. */
const ALONE = phrasesByTongue({
  en: 'stabbed _ # times|stabbed # times|stabbed more than # times|stabbing _ # times|knifed _ # times|shot _ # times in|bludgeon*|beaten to death with|hacked to death|stamped on his head|stamped on her head|burned her body|burned his body|burnt her body|dissolved _ body|dissolved in acid|body in a freezer|body in _ freezer|body in a suitcase|body in _ suitcase|set her alight|burned alive|burnt alive|drank her blood|stabbed _ _ # times|stabbed _ _ _ # times|# times in the neck|# times in the chest|# times in the head|# times in the back|stab wounds',
  de: '# mal auf sie ein*|# mal auf ihn ein*|stach # mal|# mal zu gestochen|# messerstich*|stach immer wieder|schädel ein*|erschlug sie mit|erschlug ihn mit|leiche in _ koffer|leiche im koffer|leiche in _ kühltruhe|leiche in _ tiefkühltruhe|in säure auf*|leiche verbrannt|verbrannte die leiche|verbrannte ihre leiche|lebendig verbrannt|zersägte|zersägt|# mal auf _ opfer ein*|# mal auf das opfer|stach _ # mal|mit # stichen|# mal in den hals|# mal in die brust',
  fr: 'poignardé* # fois|à coups de marteau|à coups de hache|à coups de machette|à coups de batte|brûlé le corps|brûlé son corps|dissous dans l acide|corps dans un congélateur|corps dans une valise|brûlé* vive|brûlé* vif*|frappé à mort',
  es: 'apuñaló # veces|apuñalada # veces|apuñalado # veces|de # puñaladas|a martillazos|a hachazos|a machetazos|quemó el cuerpo|quemó el cadáver|disolvió el cuerpo|disolvió el cadáver|cadáver en un congelador|cuerpo en una maleta|cuerpo en un arcón|quemad* viv*|la roció con|lo roció con',
  it: 'accoltellat* # volte|con # coltellate|con # fendenti|a martellate|a sprangate|bruciato il corpo|bruciato il cadavere|sciolto il corpo|sciolto nell acido|corpo in un congelatore|corpo in una valigia|bruciat* viv*|cosparsa di|cosparso di',
  pt: 'esfaqueou a # vezes|esfaqueada # vezes|esfaqueado # vezes|com # facadas|à martelada|à machadada|à catanada|matou a mulher com|matou o marido com|queimou o corpo|corpo numa arca|corpo na arca|corpo num congelador|corpo em um freezer|corpo numa mala|corpo em uma mala|queimad* viv*',
  pl: 'ugodził* # razy|dźgnął* # razy|zadał* # cios*|zadał _ # cios*|zadała _ # cios*|# ciosów|siekierą zadał*|zatłukł*|zakatował*|spalił ciało|spalił zwłoki|rozpuścił ciało|rozpuścił zwłoki|ciało w zamrażar*|zwłoki w zamrażar*|ciało w walizce|zwłoki w walizce|spalon* żywcem',
  nl: 'stak _ # keer|# keer gestoken|# messteken|met # messteken|sloeg _ dood met|doodgeslagen met|hersens in|schedel in|lichaam verbrand|lichaam in een vriezer|lichaam in een koffer|lijk in een vriezer|lijk in een koffer|in zuur op*|levend verbrand|stak _ _ # keer|# keer in de nek|# keer in de borst|# keer in de hals|met # steken',
  ro: 'înjunghiat de # ori|a înjunghiat o de|a înjunghiat l de|cu # de lovituri|lovituri cu toporul|lovituri cu ciocanul|a incendiat cadavrul|a ars cadavrul|cadavrul în congelator|cadavrul într o valiză|dizolvat în acid|incendiat* de vi*',
  hi: 'कई वार किए|सिर पर वार|गले पर वार|शव को जला|शव जला|शव को फ्रिज|शव को सूटकेस|शव को बोरे|तेजाब में|गला घोंटकर शव|कुल्हाडी से काट*|गडासे से काट*',
})

/** A sentence that paints how it was done. */
export const isGrisly = (words: string, tongue: Tongue): boolean =>
  holds(words, ALONE[tongue]) || (holds(words, WEAPON[tongue]) && holds(words, WHERE[tongue]))
