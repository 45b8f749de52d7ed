// What the audio threads run: an entry of its own, bundled into one file. The pool calls this export by its name.
export { master } from './master.ts'
