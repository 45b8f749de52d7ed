// Loaded before the program of every child. A program listens for its parent's end once it has something to put down; until then it ends at once.
import { isMainThread } from 'node:worker_threads'

const endUnlessHeard = () => process.listenerCount('disconnect') === 1 && process.exit()

// A thread of the program loads this too, and has no parent to lose.
if (isMainThread) {
  process.on('disconnect', endUnlessHeard)
  if (!process.connected) process.exit()
}
