/** How a broadcast's sound is written: MP3, or WAV at 48 kHz and 16 bits with the chunks that playout programs read. */
export type AudioFormat = 'mp3' | 'wav'

export const AUDIO_FORMATS: readonly { value: AudioFormat; name: string }[] = [
  { value: 'mp3', name: 'MP3' },
  { value: 'wav', name: 'WAV' },
]

/** The name of a file says what is in it: one that ends in .wav is a WAV, any other an MP3. */
export const formatOfPath = (filePath: string): AudioFormat => (/\.wav$/i.test(filePath) ? 'wav' : 'mp3')

/** The path with a name that says so. */
export const pathInFormat = (filePath: string, format: AudioFormat): string =>
  formatOfPath(filePath) === format ? filePath : `${filePath.replace(/\.(mp3|wav)$/i, '')}.${format}`
