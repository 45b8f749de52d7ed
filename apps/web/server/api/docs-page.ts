import { PROBLEM_STATUS, problemType } from '@hourcast/domain/calls/problem-document'
import { describePage } from '../../app/components/head/describe-page.ts'
import { plainPage } from '../plain-page.ts'
import type { Call } from './call.ts'
import { curlExample } from './curl-example.ts'
import { describeFields, type FieldLine } from './describe-fields.ts'
import { table, text } from './docs-text.ts'
import { webhookSection } from './docs-webhooks.ts'
import { problemsOf } from './problems-of.ts'

const fieldTable = (title: string, fields: readonly FieldLine[]): string => {
  if (fields.length === 0) return ''
  const rows = fields.map(({ name, type, isNeeded, description }) => [
    `<code>${text(name)}</code>`,
    `${text(type)}${isNeeded ? ', needed' : ''}`,
    text(description),
  ])
  return `<h4>${title}</h4>${table(['Name', 'Type', 'Meaning'], rows)}`
}

const answerRows = (call: Call): string[][] =>
  Object.entries(call.answers).map(([status, { description, type, schema }]) => [
    `<code>${status}</code>`,
    text(description),
    type ?? (schema ? 'application/json' : 'no content'),
  ])

const problemLinks = (call: Call): string =>
  problemsOf(call)
    .map((code) => ({ code, ...PROBLEM_STATUS[code] }))
    .sort((a, b) => a.status - b.status)
    .map(({ code, status }) => `<a href="#problem-${code}"><code>${status} ${code}</code></a>`)
    .join(', ')

const WHO = { anyone: 'Anyone.', owner: 'An owner: by HTTP Basic, or a session.' }

const article = (call: Call, publicUrl: string): string => `
<article id="${call.id}">
  <div class="line"><span class="method ${call.method}">${call.method.toUpperCase()}</span><code class="path">${text(call.path)}</code></div>
  <h3>${text(call.summary)}</h3>
  ${call.description ? `<p>${text(call.description)}</p>` : ''}
  <p class="note">${WHO[call.who]} At most ${call.limit} a minute.</p>
  ${fieldTable('In the path', describeFields(call.params))}
  ${fieldTable('Query parameters', describeFields(call.query))}
  ${fieldTable('Headers', describeFields(call.headers))}
  ${fieldTable(`Body, ${call.body?.type}, at most ${Math.floor((call.body?.limitBytes ?? 0) / 1024)} kB`, describeFields(call.body?.schema))}
  <h4>Try it</h4>
  <pre tabindex="0"><code>${text(curlExample(call, publicUrl))}</code></pre>
  <h4>Answers</h4>
  ${table(['Status', 'Meaning', 'Content'], answerRows(call))}
  <p class="note">Or a problem: ${problemLinks(call)}.</p>
</article>`

const INTRO = `
<p>The same calls that the pages of Hourcast make. Programs use HTTP Basic with the owner's e-mail and an API key, which Settings makes and
shows once. Browsers use the session's cookie, and with everything that changes something the header <code>X-XSRF-TOKEN</code> with the
value of the cookie <code>XSRF-TOKEN</code>.</p>
<p>The station id is the owner's e-mail, in upper or lower case. What belongs to somebody else is answered like what does not exist.
Nothing of an answer stays in a cache. As a document: <a href="/openapi.json">OpenAPI 3.1</a>.</p>`

const problemSection = (): string => {
  const rows = Object.entries(PROBLEM_STATUS).map(([code, { status, title }]) => [
    `<code id="${problemType(code as keyof typeof PROBLEM_STATUS).split('#')[1]}">${code}</code>`,
    `<code>${status}</code>`,
    text(title),
  ])
  return `<h2 id="problems">Problems</h2>
<p>What goes wrong is told as <code>application/problem+json</code> (RFC 9457): <code>title</code> and <code>detail</code> for people,
<code>code</code> for programs, <code>field</code> where something belongs to one, <code>errors</code> when there is more to say.
With <code>Retry-After</code> it is worth asking again.</p>
${table(['Code', 'Status', 'Meaning'], rows)}`
}

const TITLE = 'The calls for programs'
const DESCRIPTION =
  'Every call of Hourcast for programs: schedulers, previews, samples and delivery, with fields, limits, errors and examples.'

const attributesOf = (line: object): string =>
  Object.entries(line)
    .filter(([name]) => name !== 'tagName')
    .map(([name, value]) => `${name}="${text(String(value))}"`)
    .join(' ')

const headTag = (line: ReturnType<typeof describePage>[number]): string => {
  if ('title' in line) return `<title>${text(String(line.title))}</title>`
  if ('tagName' in line) return `<link ${attributesOf(line)}>`
  return `<meta ${attributesOf(line)}>`
}

const headOf = (publicUrl: string): string => {
  const page = { matches: [{ id: 'root', data: { publicUrl } }], location: { pathname: '/docs' } }
  return describePage(page, { title: TITLE, description: DESCRIPTION }).map(headTag).join('\n')
}

type Setting = { publicUrl: string; stylesheets: readonly string[]; isSignedIn: boolean }

/** The table of calls as a page to read: no script, and nothing from elsewhere. */
export const docsPage = (calls: readonly Call[], { publicUrl, stylesheets, isSignedIn }: Setting): string => {
  const tags = [...new Set(calls.map(({ tag }) => tag))]
  const links = tags.map((tag) => {
    const lines = calls
      .filter((call) => call.tag === tag)
      .map(({ id, summary }) => `<li><a href="#${id}">${text(summary)}</a></li>`)
    if (tag === 'Webhooks') lines.push('<li><a href="#webhooks">Receiving webhooks</a></li>')
    return `<div><h2>${tag}</h2><ul>${lines.join('')}</ul></div>`
  })
  const sections = tags.map((tag) => {
    const articles = calls.filter((call) => call.tag === tag).map((call) => article(call, publicUrl))
    return `<h2>${tag}</h2>${articles.join('')}`
  })
  const main = `<main id="content" class="calls">
<h1>${TITLE}</h1>
${INTRO}
<nav aria-label="Calls">${links.join('')}</nav>
${sections.join('')}
${webhookSection()}
${problemSection()}
</main>`
  const legal = { terms: '/terms', privacy: '/privacy' }
  return plainPage({ head: headOf(publicUrl), main, stylesheets, isSignedIn, legal })
}
