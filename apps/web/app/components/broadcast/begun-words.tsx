import type { SlotAhead } from '@hourcast/domain/slots/with-begun'
import { Link } from '@remix-run/react'

type Begun = NonNullable<SlotAhead['begun']>

/** Tells the owner that a change does not reach a bulletin that is being made. */
const WORDS: Record<Begun['state'], string> = {
  preparing: 'is being made already',
  staged: 'is made already, and airs as it is',
  delivered: 'is delivered already',
}

export const BegunWords = ({ begun }: { begun: SlotAhead['begun'] | undefined }) =>
  begun ? (
    <Link className="begun" to={`/station/history/${begun.broadcastId}`}>
      {WORDS[begun.state]}
    </Link>
  ) : null
