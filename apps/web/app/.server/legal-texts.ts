import privacy from '../../public/privacy.txt?raw'
import terms from '../../public/terms.txt?raw'

/** The static texts, as they are served, for the pages that show them. */
export const LEGAL_TEXTS = { terms, privacy }
