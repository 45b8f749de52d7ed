// The package's own types are not found by the way it exports them.
declare module '@breezystack/lamejs' {
  export class Mp3Encoder {
    constructor(channels: number, sampleRate: number, kbps: number)
    encodeBuffer(left: Int16Array): Int8Array | Uint8Array
    flush(): Int8Array | Uint8Array
  }
}
