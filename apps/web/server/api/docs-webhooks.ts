import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@hourcast/domain/time-units'
import { RETRY_DELAYS_MS } from '@hourcast/domain/webhooks/next-try'
import { WEBHOOK_EVENT_MEANINGS, WEBHOOK_EVENT_TYPES } from '@hourcast/domain/webhooks/webhook-events'
import { table, text } from './docs-text.ts'

/** A whole receiver for Node.js. The test of this page runs it as it stands here. */
export const WEBHOOK_RECEIVER = `import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
const key = Buffer.from(process.env.WEBHOOK_SECRET.slice('whsec_'.length), 'base64')
const seen = new Set() // in earnest: a table
createServer(async (request, response) => {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures = '' } = request.headers
  const body = await text(request)
  const ours = Buffer.from('v1,' + createHmac('sha256', key).update(\`\${id}.\${at}.\${body}\`).digest('base64'))
  const isOurs = signatures.split(' ').map((one) => Buffer.from(one, 'latin1'))
    .some((one) => one.length === ours.length && timingSafeEqual(one, ours))
  if (!isOurs || !(Math.abs(Date.now() / 1000 - at) < 300)) return response.writeHead(401).end()
  if (!seen.has(id)) console.log(JSON.parse(body)) // your work, once for each id
  seen.add(id)
  response.writeHead(204).end()
}).listen(process.env.PORT ?? 8080)
`

const EXAMPLE = {
  type: 'broadcast.delivered',
  timestamp: '2026-11-22T06:00:00.412Z',
  data: {
    broadcastId: 'c7w2k5x3m6q4t2y7v5b3d4f6h2',
    schedulerId: 'k3v7x2q5m4t6w2y7b5d3f4h6j2',
    kind: 'slot',
    slot: { utc: '2026-11-22T06:00:00.000Z', station: '2026-11-22T07:00:00+01:00', timeZone: 'Europe/Berlin' },
    link: 'https://air.example/station/k3v7x2q5m4t6w2y7b5d3f4h6j2.mp3',
    rung: 'fresh',
    late: false,
    latenessMs: 412,
    targets: [{ kind: 'link', delivered: true }],
  },
}

const FIELDS: Record<string, string> = {
  broadcastId: 'Which broadcast. All that is told of one broadcast has the same.',
  schedulerId: 'Whose broadcast: the id in its direct link.',
  kind: 'slot: as planned. now: asked for with Run now.',
  slot: 'The air time in UTC, and in station time with its offset.',
  link: 'The direct link of the scheduler.',
  rung: 'delivered, fell-back: fresh, or which stand-in airs.',
  'late, latenessMs': 'delivered: whether it was late, and by how many milliseconds.',
  targets: 'delivered: one line a target, and whether it arrived. withheld: its reader has not agreed to mails.',
  untold: 'delivered: only where none of its stories could be told: why, of how many, and whether that lasts.',
  'step, code': 'fell-back, failed: what could not be done. code also of target-failed.',
  target: 'target-failed: link, email, ftp or sftp; failed: where the step is a delivery.',
  'isTriedAgain, triedAgainAt': 'target-failed: only where it is tried once more, and when, in UTC.',
  reason: 'missed: outage, paused or merged.',
}

const inWords = (ms: number): string => {
  const units: [number, string][] = [
    [HOUR_MS, 'h'],
    [MINUTE_MS, 'min'],
    [SECOND_MS, 's'],
  ]
  const [size, unit] = units.find(([least]) => ms >= least) ?? [1, 'ms']
  return `${ms / size} ${unit}`
}

const delays = RETRY_DELAYS_MS.map(inWords).join(', ')

/** How programs receive webhooks, for the page of the calls. */
export const webhookSection = (): string => `<h2 id="webhooks">Receiving webhooks</h2>
<p>A webhook is an address of yours that is told of the broadcasts of your station, moments after something happened: by POST, as JSON,
signed as Standard Webhooks (standardwebhooks.com) says, so that its libraries for many languages verify it. Add one
under Webhooks in the menu of your station, or by the calls above. It hears the events that you choose:</p>
${table(
  ['Event', 'Meaning'],
  WEBHOOK_EVENT_TYPES.map((type) => [`<code>${type}</code>`, text(WEBHOOK_EVENT_MEANINGS[type])]),
)}
<p>The button for a test sends <code>webhook.test</code>. A message looks like this; no text of a script and no e-mail address is in it:</p>
<pre tabindex="0"><code>${text(JSON.stringify(EXAMPLE, null, 2))}</code></pre>
${table(
  ['Field of data', 'Meaning'],
  Object.entries(FIELDS).map(([name, meaning]) => [`<code>${name}</code>`, text(meaning)]),
)}
<p>This receives them with nothing but Node.js. Start it with the secret that was shown when you added the webhook:
<code>WEBHOOK_SECRET=whsec_… node receive.mjs</code></p>
<pre tabindex="0" id="webhook-receiver"><code>${text(WEBHOOK_RECEIVER)}</code></pre>
<p>Answer with any 2xx within 15 seconds and do your work after it. Anything else, a redirect too, is a failure, and the message comes again
under the same <code>webhook-id</code> after ${delays}, each up to a fifth later; then it is given up. <code>Retry-After</code> puts it off.
A message may come twice, and one that was late may come after a newer one: the id says which you know, <code>timestamp</code> in the body when
it happened. 410 turns the webhook off at once, five days of nothing but failures do so too, and you are told by mail. Under Webhooks you see
each try with what your program answered, and can send a message again.</p>
<p>A new secret signs beside the one before it for 24 hours: <code>webhook-signature</code> then holds two, and a receiver accepts either.</p>`
