import { type Topic, topic } from './topic.ts'

/** What police, fire brigades and courts report, by tongue. */
export const CRIME: Readonly<Record<string, Topic>> = {
  en: topic(
    'crime',
    'crime|criminal|police|courts?\\b|emergency services',
    'arrest|robber|burglar|murder|stabb|charged|trial|jail|prison|sentenc|fraud|thie(?:f|ves)|theft|stolen|detective|firefighter|officers',
  ),
  de: topic(
    'Polizei und Feuerwehr',
    'polizei|kriminal|verbrech|straftat|blaulicht|feuerwehr|gericht(?!e)',
    'festgenommen|einbruch|einbrecher|raub|überfall|mord\\b|angeklagt|prozess|haft\\b|gefängnis|betrug|betrüger|dieb|brand\\b|ermittl',
  ),
  fr: topic(
    'les faits divers',
    'faits divers|crimes?\\b|criminalité|délinquan|police|justice',
    'arrêt[ée]|interpell|vol\\b|cambriol|meurtre|procès|tribunal|prison|gendarm|pompiers|escroquer',
  ),
  es: topic(
    'los sucesos',
    'sucesos|tribunal|justicia|crimen|crímenes|delincuen|policía|policial',
    'detenid|arrest|robo|asesin|juicio|tribunal|cárcel|prisión|bomberos|estafa|guardia civil',
  ),
  it: topic(
    'la cronaca',
    'cronaca|tribunal|giustizia|crimin|polizia',
    'arrest|furto|rapina|omicid|processo|tribunale|carcere|carabinieri|vigili del fuoco|truffa',
  ),
  pt: topic(
    'a segurança',
    'crime|polícia|tribuna(?:l|is)|justiça|segurança pública',
    'detid|pres[oa]s?\\b|roubo|furto|assalto|homicíd|julgamento|tribunal|prisão|bombeiros|burla',
  ),
  pl: topic(
    'kronika policyjna',
    'policj|kronik|sąd(?:y|ów|ach|ami|owe|owych)?\\b|przestęp|zbrodni',
    'zatrzyman|kradzież|włama|rozbój|zabój|proces\\b|sąd\\b|sądu|więzien|straż|oszust',
  ),
  nl: topic(
    'politie en brandweer',
    'politie(?!k)|rechtbank|justitie|misdaad|criminal|brandweer|112',
    'aangehouden|inbraak|overval|moord|rechtbank|celstraf|gevangen|fraude|dief|diefstal|gestolen|verdacht|brand\\b',
  ),
  ro: topic(
    'poliție și justiție',
    'poliți(?!c)|justiți|tribunal|infracțiun|crim[eă]\\b|criminalit',
    'arestat|reținut|furt|jaf|crim[ăe]|proces\\b|tribunal|închisoare|pompieri|înșel',
  ),
  hi: topic('अपराध', 'अपराध|पुलिस|क्राइम|अदालत|कोर्ट', 'गिरफ्तार|चोरी|हत्या|लूट|अदालत|जेल|मुकदम|धोखाधड़ी|दमकल'),
}
