import type { Article } from '../article.ts'

export const mail: Article = {
  id: 'mail',
  title: 'By e-mail',
  Body: () => (
    <>
      <p>
        At the air time the bulletin goes out as an MP3, attached as long as it is smaller than 8&nbsp;MB; a link to it stands in
        the mail in any case.
      </p>
      <ul className="help-list">
        <li>An address other than your own is asked first: its reader gets a mail and agrees with one click.</li>
        <li>Each mail has a link that ends it for that reader.</li>
        <li>Addresses of free providers, such as gmail.com or outlook.com, are refused for bulletins. The wizard says so.</li>
        <li>If mails do not arrive, look into the spam folder first, then let your mail server accept the sender.</li>
      </ul>
    </>
  ),
}
