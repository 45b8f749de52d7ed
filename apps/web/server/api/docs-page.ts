import { PROBLEM_STATUS, problemType } from '@hourcast/domain/calls/problem-document'
import type { Call } from './call.ts'
import { curlExample } from './curl-example.ts'
import { describeFields, type FieldLine } from './describe-fields.ts'
import { problemsOf } from './problems-of.ts'

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (words: string): string => words.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const cells = (tag: string, row: readonly string[]) => row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')
  const lines = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')
  return `<div class="wide"><table><thead><tr>${cells('th', head)}</tr></thead><tbody>${lines}</tbody></table></div>`
}

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

/** The table of calls as a page to read: no script, and nothing from elsewhere. */
export const docsPage = (
  calls: readonly Call[],
  { publicUrl, stylesheets }: { publicUrl: string; stylesheets: readonly string[] },
): string => {
  const tags = [...new Set(calls.map(({ tag }) => tag))]
  const links = tags.map((tag) => {
    const lines = calls
      .filter((call) => call.tag === tag)
      .map(({ id, summary }) => `<li><a href="#${id}">${text(summary)}</a></li>`)
    return `<div><h2>${tag}</h2><ul>${lines.join('')}</ul></div>`
  })
  const sections = tags.map((tag) => {
    const articles = calls.filter((call) => call.tag === tag).map((call) => article(call, publicUrl))
    return `<h2>${tag}</h2>${articles.join('')}`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="The HTTP calls of Hourcast: schedulers, previews, delivery.">
<title>The calls – Hourcast</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${stylesheets.map((href) => `<link rel="stylesheet" href="${text(href)}">`).join('\n')}
</head>
<body>
<main class="calls">
<p class="note"><a class="home" href="/">Hourcast</a></p>
<h1>The calls</h1>
${INTRO}
<nav aria-label="Calls">${links.join('')}</nav>
${sections.join('')}
${problemSection()}
</main>
</body>
</html>
`
}
