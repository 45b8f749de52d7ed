import { Button } from '../../components/form/button.tsx'
import type { useRecorder } from './use-recorder.ts'
import { RECORDER_FAULTS, VOICES_WORDS as WORDS } from './voices-words.ts'

/** Start, stop, and how loud it is meanwhile. */
export const Recorder = ({ state, meter, start, stop, canStart, canStop }: ReturnType<typeof useRecorder>) => (
  <div className="recorder">
    <div className="form-actions">
      <Button variant="secondary" onClick={start} disabled={!canStart} isBusy={state.phase === 'starting'}>
        {WORDS.start}
      </Button>
      <Button variant="secondary" onClick={stop} disabled={!canStop} isBusy={state.phase === 'encoding'}>
        {WORDS.stop}
      </Button>
    </div>
    <meter ref={meter} min={0} max={1} low={0.3} optimum={0.6} high={0.95} value={0} aria-label={WORDS.level} />
    <p role="status" className="soft">
      {state.phase === 'idle' && state.sound === 'recording' ? WORDS.recorded : WORDS.phases[state.phase]}
    </p>
    {state.fault ? (
      <p className="fault" role="alert">
        {RECORDER_FAULTS[state.fault]}
      </p>
    ) : null}
  </div>
)
