import { PRESENTATION_TYPES } from '../hosts/presentation-types.ts'

/** A ready-made demo as the specification names its fields. */
export type Sample = { Language: string; Style: string; Category: string; HostName: string; Location: string; Path: string }

type Sorted = Pick<Sample, 'Language' | 'Style' | 'Path'>

/** By language, then by style; what is alike in both stands where it always stands. */
export const bySampleOrder = (one: Sorted, other: Sorted): number =>
  one.Language.localeCompare(other.Language, 'en') ||
  one.Style.localeCompare(other.Style, 'en') ||
  one.Path.localeCompare(other.Path, 'en')

/** A group for each presentation type, in the order of the wizard, also where it holds nothing yet. */
export const groupSamples = <T extends Sorted & Pick<Sample, 'Category'>>(samples: readonly T[]) =>
  PRESENTATION_TYPES.map(({ name }) => ({
    category: name,
    samples: samples.filter(({ Category }) => Category === name).sort(bySampleOrder),
  }))
