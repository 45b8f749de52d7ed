import type { Tongue } from '../tongue.ts'
import { isHedged, tellsVerdict } from './hedges.ts'
import { holds, type Line, phrasesByTongue } from './phrases.ts'

/** What nobody is before a court has said so. More than one are mostly unknown: 'thieves took the roof'. */
const OFFENDERS = phrasesByTongue({
  en: 'killer|murderer|attacker|robber|thief|burglar|rapist|drug dealer|dealer|fraudster|arsonist|smuggler|stalker',
  de: 'täter|täters|täterin|mörder|mörders|mörderin|dieb|diebes|diebin|einbrecher|einbrechers|räuber|räubers|vergewaltiger|dealer|dealers|dealerin|drogendealer|betrüger|betrügers|betrügerin|brandstifter|brandstifters|messerstecher|schleuser',
  fr: 'meurtrier|meurtrière|assassin|tueur|tueuse|voleur|voleuse|violeur|agresseur|dealer|dealers|trafiquant|trafiquante|escroc|pyromane|cambrioleur',
  es: 'asesino|asesina|homicida|ladrón|ladrona|agresor|violador|traficante|estafador|estafadora|pirómano|parricida|feminicida|atracador',
  it: 'assassino|assassina|omicida|killer|spacciatore|spacciatrice|pusher|ladro|ladra|rapinatore|truffatore|truffatrice|stupratore|piromane|aggressore',
  pt: 'assassino|assassina|homicida|ladrão|agressor|agressores|violador|estuprador|traficante|burlão|golpista|incendiário|assaltante',
  pl: 'sprawca|sprawcy|sprawcę|sprawczyni|zabójca|zabójcy|zabójcę|morderca|mordercy|mordercę|złodziej|złodzieja|włamywacz|włamywacza|gwałciciel|gwałciciela|diler|dilera|oszust|oszusta|oszustka|oszustki|podpalacz|podpalacza|napastnik|napastnika|nożownik|nożownika',
  nl: 'dader|moordenaar|dief|inbreker|overvaller|verkrachter|dealer|drugsdealer|oplichter|brandstichter|smokkelaar',
  ro: 'criminalul|criminalului|criminal|ucigașul|ucigașului|ucigaș|hoțul|hoțului|hoț|agresorul|agresorului|agresor|violatorul|violator|traficantul|traficant|tâlharul|tâlhar|escrocul|escroc|piromanul|piroman|făptașul|asasinul',
  hi: 'हत्यारा|हत्यारे|चोर|लुटेरा|लुटेरे|तस्कर|बदमाश|ठग',
})

const CUSTODY = phrasesByTongue({
  en: 'arrested|in custody|detained',
  de: 'festgenommen|festnahme|untersuchungshaft|verhaftet',
  fr: 'interpellé|interpellée|interpellés|garde à vue|arrêté|arrêtée|arrêtés',
  es: 'detenido|detenida|detenidos|detienen|arrestado|arrestada',
  it: 'arrestato|arrestata|arrestati|in manette|fermato|fermata|arresto',
  pt: 'detido|detida|detidos|preso|presa|presos',
  pl: 'zatrzymany|zatrzymana|zatrzymani|zatrzymali|zatrzymano|aresztowany|aresztowana',
  nl: 'aangehouden|opgepakt|vastgezet',
  ro: 'reținut|reținută|reținuți|arestat|arestată|arestați',
  hi: 'गिरफ्तार|हिरासत',
})

/** True for a sentence that calls somebody by a crime, and does not hedge it. */
export const namesOffender = (line: Line, tongue: Tongue): boolean =>
  holds(line.words, OFFENDERS[tongue]) && !isHedged(line, tongue)

/** True where somebody is suspected, and no court has spoken: 'the dealer's flat' below 'woman of 26 arrested'. */
export const isUndecided = (lines: readonly Line[], tongue: Tongue): boolean =>
  lines.some((line) => isHedged(line, tongue) || holds(line.words, CUSTODY[tongue])) &&
  !lines.some((line) => tellsVerdict(line, tongue))
