import type { PreviewProblem } from '@hourcast/server/previews/preview-types'
import type { SourceFault } from '@hourcast/server/sources/source-types'

/** Why a source gave nothing. Its message names the host, not always which of its addresses. */
export const faultText = ({ url, message }: Pick<SourceFault, 'url' | 'message'>): string =>
  message.includes(url) ? message : `${url}: ${message}`

/** On lines of their own which source gave nothing, and why; then what follows from that. */
export const problemText = ({ message, faults = [] }: Pick<PreviewProblem, 'message' | 'faults'>): string =>
  [...faults.map(faultText), message].join('\n')
