import { findVoiceTone } from '@hourcast/domain/hosts/voice-tones'
import type { DrawnDetail } from '@hourcast/domain/wizard/wizard-defaults'
import type { WizardSettings } from '@hourcast/domain/wizard/wizard-settings'
import { Button } from '../../components/form/button.tsx'

const WORDS: Record<DrawnDetail, (settings: WizardSettings) => string> = {
  hostName: ({ hostName }) => `the name ${hostName}`,
  voiceTone: ({ voiceTone }) => `the tone ‘${findVoiceTone(voiceTone)?.name}’`,
  location: ({ location }) => `the place ${location}`,
}

/** What nobody has chosen is named before it is saved. */
export const DrawnDetails = ({ settings, onChange }: { settings: WizardSettings; onChange: () => void }) => {
  const drawn = settings.drawn.map((name) => WORDS[name](settings))
  if (drawn.length === 0) return null
  const last = drawn.at(-1)
  return (
    <p className="drawn">
      Chosen for you: {drawn.length > 1 ? `${drawn.slice(0, -1).join(', ')} and ${last}` : last}.{' '}
      <Button variant="quiet" onClick={onChange}>
        Change
      </Button>
    </p>
  )
}
