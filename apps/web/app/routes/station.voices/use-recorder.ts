import { MAX_VOICE_MS } from '@hourcast/domain/voices/voice-limits'
import { useEffect, useReducer, useRef } from 'react'
import type { Recording } from './record-microphone.ts'
import { AT_REST, canStart, canStop, nextState } from './recorder-state.ts'

const SHOWN_EVERY_MS = 50

type Props = { onRecorded: (mp3: File) => void }

/** The microphone and the encoder are loaded when recording starts, and not before. */
export const useRecorder = ({ onRecorded }: Props) => {
  const [state, tell] = useReducer(nextState, AT_REST)
  const recording = useRef<Recording>()
  const meter = useRef<HTMLMeterElement>(null)
  const hasLeft = useRef(false)

  const start = async () => {
    tell({ type: 'start' })
    try {
      const { recordMicrophone } = await import('./record-microphone.ts')
      const begun = await recordMicrophone()
      // The page was left while the browser asked for the microphone.
      if (hasLeft.current) return begun.cancel()
      recording.current = begun
      tell({ type: 'started' })
    } catch (error) {
      tell({ type: 'failed', fault: (error as Error).name === 'NotAllowedError' ? 'refused' : 'failed' })
    }
  }
  const stop = async () => {
    const running = recording.current
    if (!running) return
    recording.current = undefined
    tell({ type: 'stop' })
    try {
      const [sound, { encodeRecording }] = await Promise.all([running.stop(), import('./encode-recording.ts')])
      onRecorded(await encodeRecording(sound))
      tell({ type: 'recorded' })
    } catch {
      tell({ type: 'failed', fault: 'failed' })
    }
  }
  const stopLatest = useRef(stop)
  stopLatest.current = stop

  const isRecording = state.phase === 'recording'
  useEffect(() => {
    if (!isRecording) return
    const show = setInterval(() => {
      if (meter.current) meter.current.value = recording.current?.level() ?? 0
    }, SHOWN_EVERY_MS)
    const end = setTimeout(() => stopLatest.current(), MAX_VOICE_MS)
    return () => {
      clearInterval(show)
      clearTimeout(end)
    }
  }, [isRecording])
  // Who leaves the page is recorded no further.
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
      recording.current?.cancel()
    }
  }, [])

  return { state, tell, meter, start, stop, canStart: canStart(state), canStop: canStop(state) }
}
