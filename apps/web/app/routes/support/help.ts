import type { ArticleGroup } from './article.ts'
import { api } from './articles/api.tsx'
import { azuracast } from './articles/azuracast.tsx'
import { files } from './articles/files.tsx'
import { libretime } from './articles/libretime.tsx'
import { liquidsoap } from './articles/liquidsoap.tsx'
import { mail } from './articles/mail.tsx'
import { mairlist } from './articles/mairlist.tsx'
import { playitLive } from './articles/playit-live.tsx'
import { radioboss } from './articles/radioboss.tsx'
import { radiodj } from './articles/radiodj.tsx'
import { samBroadcaster } from './articles/sam-broadcaster.tsx'
import { theLink } from './articles/the-link.tsx'
import { time } from './articles/time.tsx'

/** All of the help, in its order: page, table of contents and tests read it from here. */
export const HELP: readonly ArticleGroup[] = [
  {
    id: 'ways',
    title: 'How a bulletin reaches you',
    lede: 'Three ways, each of which you can choose for each host: fetch it, get it as a file, or by mail.',
    articles: [theLink, files, mail],
  },
  {
    id: 'playout',
    title: 'Connect your playout',
    lede: 'What to paste where. Each says what it was tried with, or where its names come from.',
    articles: [liquidsoap, radiodj, mairlist, radioboss, playitLive, samBroadcaster, azuracast, libretime],
  },
  {
    id: 'more',
    title: 'Times and programs',
    lede: 'When exactly something airs, and how a program asks for it.',
    articles: [time, api],
  },
]
