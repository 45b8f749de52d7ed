import type { Article } from '../article.ts'
import { Snippet } from '../snippet.tsx'

export const api: Article = {
  id: 'api',
  title: 'Calls for programs',
  asOf: 'Tried with curl.',
  Body: ({ links }) => (
    <>
      <p>
        Everything the wizard does a program can do too. <a href="/docs">/docs</a> lists every call with its fields, its limits
        and an example; <a href="/openapi.json">/openapi.json</a> is the same for machines.
      </p>
      <ol>
        <li>
          Make an API key under <a href="/station/settings">Settings</a>. It is shown once and works until you revoke it or it
          ends.
        </li>
        <li>
          Send it with your e-mail address by HTTP Basic:
          <Snippet
            label="a call that lists your schedulers"
            text={`curl -u '${links.email}:YOUR-API-KEY' '${links.publicUrl}/schedulers/${encodeURIComponent(links.email)}'`}
          />
        </li>
        <li>
          What goes wrong is answered as a problem document with a status, a sentence and, where there is one, the field. After{' '}
          <code>429</code> wait as many seconds as <code>Retry-After</code> says.
        </li>
        <li>
          To hear of each broadcast instead of asking, add a webhook under <a href="/station/webhooks">Webhooks</a>;{' '}
          <a href="/docs#webhooks">/docs</a> has a receiver that works.
        </li>
      </ol>
    </>
  ),
}
