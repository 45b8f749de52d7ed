import { OPERATOR } from './operator-login.ts'

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** What the browser shows once the password is right. From then on it sends the password to this address, also for Temporal's own page. */
export const codecPage = ({ host, uiOrigin }: { host: string; uiOrigin: string | undefined }): string => {
  const endpoint = `http://${escaped(host)}/codec`
  const steps = uiOrigin
    ? `<ol>
<li>Leave this page as it is: your browser now knows the password.</li>
<li>Open <a href="${escaped(uiOrigin)}">Temporal’s page</a> in the same browser and there the dialog <b>Codec Server</b> (the glasses at the top).</li>
<li>As endpoint enter <code>${endpoint}</code> (behind a proxy: the address of this page, without the last slash).</li>
<li>Turn on <b>Include cross-origin credentials</b>, turn off <b>Pass the user access token</b>, and apply.</li>
</ol>
<p>Both pages must be of one site, or the browser keeps the password back: <code>localhost</code> and <code>127.0.0.1</code> are two.</p>`
    : `<p><b>Set TEMPORAL_UI_ORIGIN</b> to the address of Temporal’s page (for example <code>http://localhost:8233</code>) and start the worker
again: until then browsers may not read what this endpoint says.</p>`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Codec endpoint</title>
<h1>You are signed in as ${OPERATOR}</h1>
<p>Here Temporal’s page has the contents of workflows decrypted. They leave this server in the clear: use HTTPS outside your own machine.</p>
${steps}
<p>On the command line: <code>temporal workflow show -w … --codec-endpoint ${endpoint} --codec-auth "Basic …"</code>.</p>
</html>
`
}
