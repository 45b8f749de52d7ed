import { PICTURE } from './learn-more-words.ts'
import { TallPicture } from './tall-picture.tsx'
import { WidePicture } from './wide-picture.tsx'

/** One broadcast as a line in time: from left to right, and on a narrow window from top to bottom. One of both is shown. */
export const BroadcastPicture = () => (
  <figure className="broadcast-picture">
    <figcaption>{PICTURE.title}</figcaption>
    <WidePicture />
    <TallPicture />
  </figure>
)
