// `npm run build -w @hourcast/worker`: the programs, each one file with our own source and date-fns inside.
import { bundle } from '../../infra/bundle.mjs'

await bundle(
  {
    worker: 'apps/worker/src/worker.ts',
    hourcast: 'apps/worker/src/hourcast.ts',
    keeper: 'packages/db/src/embedded/keeper.ts',
    'audio-thread': 'packages/audio/src/audio-thread.ts',
  },
  'apps/worker/build',
)
