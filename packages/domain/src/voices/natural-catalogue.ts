import type { HostName } from '../hosts/host-names.ts'

/** A voice of the public index of Piper voices, as it was on 2026-11-23. */
export type CatalogueVoice = {
  /** As people name it: en-US:kristin, or de-DE:thorsten-low where the index has several of the name. */
  id: string
  /** Hourcast's language that it speaks, and further ones that nobody speaks better. */
  locale: string
  serves: readonly string[]
  name: string
  /** Null where nobody has said: it speaks for every host. */
  gender: HostName['gender'] | null
  /** Null: not plainly free for commerce. Who adds it has to have read its MODEL_CARD. */
  licence: string | null
  attribution: string | null
  /** Of the model, below the index's address; its settings have `.json` after it. */
  path: string
  bytes: number
  md5: string
  settingsMd5: string
}

type Row = [
  key: string,
  locale: string,
  name: string,
  gender: HostName['gender'] | null,
  licence: string | null,
  attribution: string | null,
  bytes: number,
  md5: string,
  settingsMd5: string,
]

// Licences as the cards of the voices state them, null where they state none plainly; what is for research or private use alone is not here.
// Brazilian voices speak our one Portuguese.
// biome-ignore format: one voice a line
const ROWS: readonly Row[] = [
  ['en_US-ljspeech-medium', 'en-US', 'LJ', 'f', 'Public domain', 'LJ Speech', 63531379, '109d552e9dd78d92d1169a7edd6de38d', '0668112b8b3ac5bb4b12c2b1a366776a'],
  ['en_US-kristin-medium', 'en-US', 'Kristin', 'f', 'Public domain', 'LibriVox', 63531379, '5fed42d2296baca042e2bf74785db725', '70bc97d350c796c64ea5e4d08241afac'],
  ['en_US-norman-medium', 'en-US', 'Norman', 'm', 'Public domain', 'LibriVox', 63531379, '829cea515dc724d694b83b71e8083f9f', '975830d6f230f6eccf657d265de99eba'],
  ['en_US-john-medium', 'en-US', 'John', 'm', 'Public domain', 'LibriVox', 63531379, '70480857f21f2560f3a232722023b36d', 'f2d04611b498e14d394385d1ec8a2d2d'],
  ['en_GB-cori-medium', 'en-GB', 'Cori', 'f', 'Public domain', 'LibriVox', 63531379, 'f143307611eccea9d976235d0895f57c', '12b1dc45d8919f3475cf296d5f16a4c6'],
  ['de_DE-thorsten-low', 'de-DE', 'Thorsten', 'm', 'CC0 1.0', 'Thorsten Müller', 63104526, 'c06eb96aceb61895fcb09ffc30eef60b', 'c4a38327b98f25524128def8190e8ca0'],
  ['de_DE-kerstin-low', 'de-DE', 'Kerstin', 'f', 'CC0 1.0', 'Kerstin', 63104526, '1d5e5788cfddb04cbb34418f2841931e', 'a96995af6c1c5b37ed3d62b5107e1d9a'],
  ['fr_FR-siwis-low', 'fr-FR', 'Siwis', 'f', 'CC BY 4.0', 'SIWIS French Speech Synthesis Database', 28130791, 'fcb614122005d70f27e4e61e58b4bb56', '5222111c6eaa632c7ea01a5a8938e5e1'],
  ['es_ES-carlfm-x_low', 'es-ES', 'Carl', 'm', null, null, 28130791, '4137b5aee01ea6241080fc4dbe59a8ee', 'f4ab058cc8b5d024f1b123d06049df22'],
  ['es_ES-mls_9972-low', 'es-ES', 'MLS 9972', null, 'CC BY 4.0', 'Multilingual LibriSpeech', 63104526, '587f2fc38dc3f582e771c3748465e2a2', '97195bce39639d77af82c9c9c2110620'],
  ['es_MX-claude-high', 'es-MX', 'Claude', null, 'Apache 2.0', 'claude (Mexican Spanish)', 63122309, 'cb1966e0ff20ca3aa010f6c9a0ce296a', '36882201922fabb409f18d284af3eddd'],
  ['it_IT-serena-medium', 'it-IT', 'Serena', 'f', 'CC BY 4.0', 'serena (Italian)', 63511037, '808596cb580247648bdaef5ee6b4e7da', 'a8d09866528301eed9dcf6a988327b2c'],
  ['pt_BR-edresson-low', 'pt-PT', 'Edresson', 'm', 'CC BY 4.0', 'Edresson Casanova, TTS-Portuguese Corpus', 63104526, '53e365c040dd07890fe1855b64c7cc58', '806966b457e27c01d9b8eed2bc76a185'],
  ['nl_NL-alex-medium', 'nl-NL', 'Alex', null, 'CC0 1.0', 'alex (Dutch)', 63531476, '34c3e80cedc491e5d943091cd1b45192', 'ec40f2446d93f305ca20a729f6de6827'],
  ['pl_PL-mls_6892-low', 'pl-PL', 'MLS 6892', null, 'CC BY 4.0', 'Multilingual LibriSpeech', 63104526, '8590d8e979292ca35d20e6e123bfa612', '7da3504b7726d6a7143a9265d9295fa1'],
  ['en_US-joe-medium', 'en-US', 'Joe', 'm', null, null, 63201294, '74fd6a4dc39e0aa9dce145d7f5acd4f6', '811036b9c1451545f9495fdc1baa0754'],
  ['en_GB-alan-medium', 'en-GB', 'Alan', 'm', null, null, 63201294, '8f6b35eeb8ef6269021c6cb6d2414c9b', 'b11d9afd0a8f5372c42a52fbd6e021d4'],
  ['en_GB-jenny_dioco-medium', 'en-GB', 'Jenny', 'f', null, null, 63201294, 'd08f2f7edf0c858275a7eca74ff2a9e4', 'e999a9c0aa535fb42e43b04cebcd65d2'],
  ['de_DE-thorsten-medium', 'de-DE', 'Thorsten', 'm', null, null, 63201294, 'a129b00fb3078df43c96bab6c94535c0', '843a7bd7272724f750534dd5a26d1aad'],
  ['fr_FR-siwis-medium', 'fr-FR', 'Siwis', 'f', null, null, 63201294, '20e876e8c839e9b11a26085858f2300c', 'a407e7e6901feb79c2ea2a5466076cce'],
  ['es_ES-davefx-medium', 'es-ES', 'Dave', 'm', null, null, 63201294, 'dc515cd4ecc5f6f72fe14a941188fc9c', 'dd157b5eaf6930bf949cf416d9a9307a'],
  ['es_MX-ald-medium', 'es-MX', 'Ald', 'm', null, null, 63201294, '86374058e59b41ac3b7fe4181e1daad6', 'aedc07cd37e61360144f04aebb05f7dd'],
  ['it_IT-paola-medium', 'it-IT', 'Paola', 'f', null, null, 63511038, '3a44e73b12ca5d0c21a72e388b5847c8', 'cd471a3757c88a7a4baee6207248b5d5'],
  ['pt_BR-faber-medium', 'pt-PT', 'Faber', 'm', null, null, 63201294, 'e0724a2f07965f6523d2a1e96b488a4c', 'a1258e1e113c47d9a1486a9bef1daab4'],
  ['pt_BR-cadu-medium', 'pt-PT', 'Cadu', 'm', null, null, 62950044, '6f3a6e23694c9088e3696a15191af2cc', '3d35f13df6a2f7dc9b7b7924befbe7bb'],
  ['pt_PT-tugão-medium', 'pt-PT', 'Tugão', 'm', null, null, 63201294, '0642048511ffe36c3b519520614b53f4', 'c4113a1da477aa6db28420454c142ebd'],
  ['nl_NL-pim-medium', 'nl-NL', 'Pim', 'm', null, null, 63516050, '190b3e6463a931d3c583d2fa7cd0e4a0', 'c4d22097fefa2afe275b9bb6ff4db865'],
  ['nl_NL-ronnie-medium', 'nl-NL', 'Ronnie', 'm', null, null, 62950044, 'f74c8e7779cb05f935367d661de5b380', '6bd4d32724d8c68926ce7b5012370e61'],
  ['pl_PL-gosia-medium', 'pl-PL', 'Gosia', 'f', null, null, 63201294, 'ecf817530e575025166e454adde1f382', 'e57055b9eec14e570617af2b716bd5c3'],
  ['pl_PL-darkman-medium', 'pl-PL', 'Darkman', 'm', null, null, 63201294, '27bf2d71e934b112657544fd0b100a7a', '1c13180312cca98cb75ca39b31972056'],
  ['pl_PL-mc_speech-medium', 'pl-PL', 'MC Speech', 'm', null, null, 63201294, 'a927e2f2c882bb40cbc2e5f3356ce19b', '3f506e68bb9531b11e94e5f5dda5dd21'],
  ['hi_IN-priyamvada-medium', 'hi-IN', 'Priyamvada', 'f', null, null, 63516050, '7d5e20c2d1e72de8ed772f222e679626', '599ca4dc5d421a9c66692433f618e080'],
  ['hi_IN-rohan-medium', 'hi-IN', 'Rohan', 'm', null, null, 62950044, 'd63d31559a4ccce62be938ab252a4804', 'b4aeeef53e2c469def82769aa4ce19eb'],
  ['hi_IN-pratham-medium', 'hi-IN', 'Pratham', 'm', null, null, 63516050, 'f1e5a629a9e533a7155910530109eb86', 'ab655cdad90f1939f00d1b3aaf440e99'],
  ['ro_RO-mihai-medium', 'ro-RO', 'Mihai', 'm', null, null, 63201294, '45f4253916c93d3d05ad3fe1b07ea4f3', 'f820f8ba65a8646c68792be581b85144'],
]

/** British English is nearer to these than American, and has a voice. */
const ALSO_SERVES: Readonly<Record<string, readonly string[]>> = { 'en-GB': ['en-AU', 'en-IN'] }

const times = (rows: readonly Row[], locale: string, shortName: string): number =>
  rows.filter(([key, other]) => other === locale && key.split('-')[1] === shortName).length

const read = ([key, locale, name, gender, licence, attribution, bytes, md5, settingsMd5]: Row): CatalogueVoice => {
  const [region = '', shortName = '', quality = ''] = key.split('-')
  const [family = ''] = region.split('_')
  return {
    id: `${locale}:${shortName}${times(ROWS, locale, shortName) > 1 ? `-${quality}` : ''}`,
    path: `${family}/${region}/${shortName}/${quality}/${key}.onnx`,
    serves: ALSO_SERVES[locale] ?? [],
    ...{ locale, name, gender, licence, attribution, bytes, md5, settingsMd5 },
  }
}

/** The natural voices that can be added by name. */
export const NATURAL_CATALOGUE: readonly CatalogueVoice[] = ROWS.map(read)

/** By its id, case aside; by the tongue alone, as de:kerstin, where one voice alone is meant. */
export const findCatalogueVoice = (id: string): CatalogueVoice | undefined => {
  const wanted = id.trim().toLowerCase()
  const exact = NATURAL_CATALOGUE.find((voice) => voice.id.toLowerCase() === wanted)
  const meant = NATURAL_CATALOGUE.filter((voice) => voice.id.toLowerCase().replace(/^([a-z]+)-[a-z]+:/, '$1:') === wanted)
  return exact ?? (meant.length === 1 ? meant[0] : undefined)
}
