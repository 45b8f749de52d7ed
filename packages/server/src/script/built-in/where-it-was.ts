import { placesIn } from '../fit-for-air/places-in.ts'
import type { Tongue } from '../tongue.ts'
import { wordCount } from './sentences.ts'

// 'Due motociclisti travolti da un’auto', and below it 'L’incidente è avvenuto a Borgo Alto': alone the headline does not say where.

/** What happened, and that it did: nothing but where and when follows. */
const HAPPENED: Readonly<Partial<Record<Tongue, RegExp>>> = {
  fr: /^(?:L['’](?:accident|incident|agression|incendie|attaque|explosion|altercation)|Le (?:drame|fait|feu|sinistre|crash|choc)|La (?:collision|fusillade|rixe|scène)|Les faits) (?:s['’]est (?:produite?|déroulée?|déclarée?)|se sont (?:produits|déroulés)|a eu lieu|ont eu lieu|est survenue?|sont survenus) /u,
  es: /^(?:El (?:accidente|suceso|incidente|ataque|crimen|incendio|siniestro|tiroteo|choque|robo|asalto)|La (?:agresión|explosión|tragedia|colisión|detención)|Los hechos|El hecho) (?:se produjo|ocurrió|ocurrieron|sucedió|sucedieron|tuvo lugar|tuvieron lugar|se registró|se registraron|se produjeron|se ha producido|ha ocurrido|ha tenido lugar|se han producido|han ocurrido) /u,
  it: /^(?:L['’](?:incidente|episodio|aggressione|omicidio|incendio|esplosione|arresto)|Il (?:fatto|dramma|rogo|delitto)|I fatti|La (?:tragedia|rapina|sparatoria)|Lo (?:schianto|scontro)) (?:è (?:avvenut[oa]|accadut[oa]|success[oa])|sono (?:avvenuti|accaduti)|si è (?:verificat[oa]|consumat[oa])|si sono verificati) /u,
  pt: /^(?:O (?:acidente|crime|caso|incidente|ataque|incêndio|fato|roubo|assalto|atropelamento)|A (?:prisão|agressão|colisão|ocorrência|explosão|tragédia)|Os factos|Os fatos) (?:ocorreu|ocorreram|aconteceu|aconteceram|deu-se|teve lugar|foi registrad[oa]) /u,
  ro: /^(?:Accidentul|Incidentul|Incendiul|Atacul|Crima|Tragedia|Fapta|Explozia|Agresiunea|Jaful) (?:a avut loc|s-a (?:produs|petrecut|întâmplat)|a izbucnit) /u,
}
/** Who follows a longer one has lost what it was. */
const MOST = 28

/** What was years ago is another event. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/

/** True for a sentence that tells only where and when that happened of which its headline names no place. */
export const tellsWhere = (sentence: string, headline: string, tongue: Tongue): boolean =>
  HAPPENED[tongue]?.test(sentence) === true &&
  wordCount(sentence) <= MOST &&
  !YEAR.test(sentence) &&
  placesIn(headline, tongue).size === 0 &&
  [...placesIn(sentence, tongue)].some((place) => !headline.includes(place))
