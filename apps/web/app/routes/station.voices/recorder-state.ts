/** What Start and Stop may do, and which sound the form holds: a chosen file or a recording, never both. */
export type RecorderState = {
  phase: 'idle' | 'starting' | 'recording' | 'encoding'
  sound: 'none' | 'file' | 'recording'
  fault: RecorderFault | null
}

export type RecorderFault = 'refused' | 'failed'

export type RecorderEvent =
  | { type: 'start' }
  | { type: 'started' }
  | { type: 'stop' }
  /** The recording is an MP3 now. */
  | { type: 'recorded' }
  | { type: 'failed'; fault: RecorderFault }
  | { type: 'file-chosen'; isThere: boolean }

export const AT_REST: RecorderState = { phase: 'idle', sound: 'none', fault: null }

/** Start is disabled while recording; Stop is enabled only while recording. */
export const canStart = ({ phase }: RecorderState): boolean => phase === 'idle'
export const canStop = ({ phase }: RecorderState): boolean => phase === 'recording'

/** Stopping produces an MP3 and clears any chosen file. Choosing a file clears the recording. */
export const nextState = (state: RecorderState, event: RecorderEvent): RecorderState => {
  switch (event.type) {
    case 'start':
      return canStart(state) ? { ...state, phase: 'starting', fault: null } : state
    case 'started':
      return { ...state, phase: 'recording' }
    case 'stop':
      return canStop(state) ? { ...state, phase: 'encoding' } : state
    case 'recorded':
      return { phase: 'idle', sound: 'recording', fault: null }
    case 'failed':
      return { ...state, phase: 'idle', fault: event.fault }
    case 'file-chosen':
      return { ...state, sound: event.isThere ? 'file' : 'none' }
  }
}
