import { setFlagsFromString } from 'node:v8'

// The rules are two thousand patterns, each asked of hundreds of sentences. V8 would interpret each first and compile it a moment later: compiled
// at once the first script of a process takes half the time, and the later ones a third less.
setFlagsFromString('--no-regexp-tier-up')
