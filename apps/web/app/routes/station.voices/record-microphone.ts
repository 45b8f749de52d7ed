export type Recording = {
  /** How loud it is now, from 0 to 1. */
  level(): number
  /** Ends it; what was said, as one channel. */
  stop(): Promise<{ samples: Float32Array; sampleRate: number }>
  /** Ends it, and nothing is kept. */
  cancel(): void
}

/** No matter what the microphone's own rate is, this is what the encoder takes. */
const ENCODER_RATE = 44_100
const QUIETEST_DB = -60

/** Opens the microphone and begins to record. Rejects where the visitor, or the browser, refuses. */
export const recordMicrophone = async (): Promise<Recording> => {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, autoGainControl: false } })
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const recorder = new MediaRecorder(stream)
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const ended = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve(), { once: true }))
  recorder.start()
  const heard = new Float32Array(analyser.fftSize)
  const close = () => {
    if (recorder.state !== 'inactive') recorder.stop()
    // The browser's own sign that somebody listens goes out.
    for (const track of stream.getTracks()) track.stop()
  }
  return {
    level: () => {
      analyser.getFloatTimeDomainData(heard)
      const peak = heard.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
      return Math.min(1, Math.max(0, 1 - (20 * Math.log10(peak + 1e-9)) / QUIETEST_DB))
    },
    stop: async () => {
      close()
      await ended
      try {
        const sound = await new OfflineAudioContext(1, 1, ENCODER_RATE).decodeAudioData(await new Blob(parts).arrayBuffer())
        return { samples: sound.getChannelData(0), sampleRate: sound.sampleRate }
      } finally {
        await context.close()
      }
    },
    cancel: () => {
      close()
      void context.close()
    },
  }
}
