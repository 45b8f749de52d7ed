import { Dialog } from '../../components/dialog/dialog.tsx'
import { Button } from '../../components/form/button.tsx'
import { singleClick } from '../../components/form/single-click.ts'
import { LoadingOverlay } from '../../components/wait/loading-overlay.tsx'
import { StageList } from '../../components/wait/stage-list.tsx'
import { GoOnLabel } from './go-on-label.tsx'
import { type Preview, STAGES } from './use-preview.ts'

const TEXT_STAGES = STAGES.slice(0, 2)

type Props = { preview: Preview; stationName: string; onGoOn: () => void }

/** While it is made: its stages. Then the text, and with a sample the audio; from there it goes on. */
export const PreviewDialog = ({ preview, stationName, onGoOn }: Props) => {
  const { state, cancel, close } = preview
  const isMaking = state.is === 'text' || state.is === 'sample'
  return (
    <>
      <LoadingOverlay isShown={isMaking} onCancel={cancel}>
        {isMaking ? <StageList stages={state.is === 'text' ? TEXT_STAGES : STAGES} current={state.stage} /> : null}
      </LoadingOverlay>
      <Dialog
        isOpen={state.is === 'shown'}
        onClose={close}
        size="wide"
        title={state.is === 'shown' ? (state.sample ?? state.text).title : 'Preview'}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Close
            </Button>
            <Button
              variant={preview.isNothingTold ? 'secondary' : 'primary'}
              onClick={singleClick(() => {
                close()
                onGoOn()
              })}
            >
              <GoOnLabel to="Scheduling" />
            </Button>
          </>
        }
      >
        {state.is === 'shown' ? <state.View {...state} stationName={stationName} /> : null}
      </Dialog>
    </>
  )
}
