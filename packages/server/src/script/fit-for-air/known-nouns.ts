import type { Tongue } from '../tongue.ts'

// 'L’homme a été interpellé', told as one that is known: another sentence has brought him.

type Known = { before: string; nouns: string; verbs: string }

/** Whom and what news are of, one of them, with its article; what it did or was stands right behind it. Of 'Les hommes' and 'La voiture' there are all. */
const KNOWN: Readonly<Partial<Record<Tongue, Known>>> = {
  es: {
    before: '(?:el|la|los|las)',
    nouns:
      'víctimas?|hombre|mujer|pareja|joven|sospechos[oa]s?|detenid[oa]s?|arrestad[oa]s?|conductora?|motorista|motociclista|ciclista|accidente|siniestro|choque|suceso|incidente|incendio|fuego|explosión|tiroteo|agresora?|atacante|tirador|menor|niñ[oa]|fallecid[oa]s?|herid[oa]s?|lesionad[oa]s?|vehículo|cadáver|cuerpo|medida|decisión|acusad[oa]s?|imputad[oa]s?|investigad[oa]s?|ataque|asalto|robo|atropello|colisión|derrumbe|sismo|terremoto|operación|operativo|agresión|crimen|asesinato|caso',
    verbs:
      'fue|fueron|ha|han|había|habían|es|era|eran|se|no|tenía|tenían|tiene|será|serán|ocurrió|sucedió|sufrió|sufrieron|quedó|quedaron|está|están|estaba|estaban|dejó|deja|murió|murieron|falleció|tendrá|afectará|afecta|entrará|llega|provocó|causó|comenzó|también|fueron',
  },
  fr: {
    before: '(?:les?|la|l)',
    nouns:
      'victimes?|homme|femme|couple|jeune (?:homme|femme|fille|garçon)|trentenaire|quadragénaire|quinquagénaire|sexagénaire|septuagénaire|octogénaire|suspecte?s?|conducteur|conductrice|automobiliste|motard|cycliste|accident|drame|incident|incendie|feu|explosion|fusillade|agresseurs?|assaillants?|tireur|mineure?|enfant|adolescente?|fillette|garçonnet|véhicule|corps|sinistre|mesure|décision|accusée?s?|prévenue?s?|mise? en cause|mis en cause|blessée?s?|attaque|braquage|cambriolage|collision|séisme|opération|perquisition|agression|meurtre|crime|tragédie|éboulement|effondrement',
    verbs:
      'a|avait|aurait|est|était|serait|sera|s|n|ne|va|doit|ont|avaient|auraient|sont|étaient|seraient|seront|se|encourt|risque|vient|fait|faisait|intervient',
  },
  it: {
    before: '(?:il|lo|la|l|i|gli|le)',
    nouns:
      'vittim[ae]|uomo|donna|coppia|giovane|sospettat[oa]|arrestat[oaie]|conducente|automobilista|motociclista|ciclista|incidente|rogo|incendio|esplosione|sparatoria|aggressore|aggressori|bambin[oa]|minore|ragazz[oa]|ragazzino|ragazzina|veicolo|corpo|cadavere|tragedia|schianto|misura|decisione|imputat[oaie]|indagat[oaie]|ferit[oaie]|anzian[oa]|attacco|rapina|furto|scontro|crollo|sisma|terremoto|operazione|aggressione|delitto|omicidio|blitz|sequestro',
    verbs:
      'è|era|ha|hanno|aveva|avevano|si|non|sarà|sarebbe|sarebbero|avrebbe|avrebbero|risale|arriva|stava|stavano|fu|sono|erano|viene',
  },
  pt: {
    before: '(?:o|a|os|as)',
    nouns:
      'vítimas?|homem|mulher|casal|jovem|suspeit[oa]s?|detid[oa]s?|pres[oa]s|condutora?|motorista|motociclista|ciclista|acidente|incidente|caso|crime|incêndio|fogo|explosão|tiroteio|agressora?|atirador|criança|menin[oa]|adolescente|veículo|corpo|cadáver|medida|decisão|acusad[oa]s?|arguid[oa]s?|idos[oa]|ferid[oa]s?|rapaz|bebé|bebê|ataque|assalto|roubo|furto|atropelamento|colisão|desabamento|sismo|operação|agressão|homicídio|prisão|ação',
    verbs:
      'foi|foram|é|era|eram|está|estão|estava|estavam|tem|têm|tinha|tinham|teria|teriam|terá|não|se|será|ocorreu|ocorre|aconteceu|morreu|morreram|sofreu|sofreram|ficou|ficaram|conduzia|também|vai|vão|havia|entra|começou|deixou|provocou|seguia|veio|vem',
  },
  ro: {
    before: '',
    nouns:
      'victima|victimele|bărbatul|femeia|tânărul|tânăra|cuplul|suspectul|suspecta|suspecții|șoferul|șoferița|motociclistul|biciclistul|accidentul|incidentul|incendiul|explozia|atacul armat|agresorul|agresorii|atacatorul|minorul|minora|minorii|copilul|fata|fetița|băiatul|băiețelul|autoturismul|cadavrul|trupul|măsura|decizia|inculpatul|inculpata|inculpații|tragedia|rănitul|răniții|bătrânul|bătrâna|adolescentul|adolescenta|individul|reținutul|atacul|jaful|furtul|coliziunea|impactul|seismul|cutremurul|operațiunea|crima|percheziția|perchezițiile|agresiunea|tamponarea',
    verbs: 'a|au|s|este|sunt|era|erau|fusese|va|vor|nu|ar|are|avea|aveau|i|se|urmează|vine|și|și a',
  },
}
const PATTERNS = new Map(
  Object.entries(KNOWN).map(([tongue, { before, nouns, verbs }]) => [
    tongue,
    new RegExp(`^ ${before}${before === '' ? '' : ' '}(?:${nouns}) (?:${verbs}) `, 'u'),
  ]),
)

/** True for plain words that begin with somebody, or with an event, as one that is known. */
export const beginsWithKnown = (words: string, tongue: Tongue): boolean => PATTERNS.get(tongue)?.test(words) === true
