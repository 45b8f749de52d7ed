import type { Tongue } from '../tongue.ts'

/** In brackets, behind words of the same sentence. */
const LEFT_OUT = /(?<=[\p{L}\p{M}\p{N},;:"”»)]\s?)[[(]\s?(?:…|\.{3})\s?[\])]/u
/** What is drawn out before what nobody expects: 'after a... fight'. Hindi parts headlines so. */
const DRAWN_OUT = /(?<=[\p{Ll}\d"”»)%€$]\s?)(?:…|(?<!\.)\.{3})\s?(?=["“„«]?\p{Ll})/u
/** 'Radio, Kino, Theater... alle': there are more of them. */
const ROW_BEFORE = /,\s?[^,.;:!?…]{1,40}(?:…|\.{3})/u

/** True for a sentence with a hole in it, where its paper left something out or draws it out: no voice says that. */
export const hasHole = (sentence: string, tongue: Tongue): boolean =>
  LEFT_OUT.test(sentence) || (tongue !== 'hi' && DRAWN_OUT.test(sentence) && !ROW_BEFORE.test(sentence))
