/** Finished MP3s by audio id. Twin: files in .data/audio; later S3. Writing is atomic: a reader sees the whole file or none. */
export type AudioStore = {
  put(audioId: string, mp3: Uint8Array): Promise<void>
  has(audioId: string): Promise<boolean>
  read(audioId: string): Promise<Uint8Array>
  /** A local path to serve from. */
  pathOf(audioId: string): string
  remove(audioId: string): Promise<void>
}
