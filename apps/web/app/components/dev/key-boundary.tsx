import { isRouteErrorResponse, useRouteError } from '@remix-run/react'

type Props = { path: '/dev/mail' | '/dev/voices'; line: 'mail' | 'voice' }

/** Without the key: what to do, and nothing of what lies here. */
const KeyNeeded = ({ path, line }: Props) => (
  <section className="sheet plain">
    <p className="eyebrow">Closed</p>
    <h1>This opens with a key.</h1>
    <p>
      <code>npm start</code> printed the whole address when it began to run, in its line <em>{line}</em>: it ends with{' '}
      <code>{path}?key=</code> and the key. Open that address once in this browser.
    </p>
    <p>
      The key also stands in the file <code>mail-key</code> of the data folder: <code>.data</code>, unless{' '}
      <code>HOURCAST_DATA</code> names another.
    </p>
  </section>
)

/** The error boundary of a page that opens with the key of the data folder; any other error is for the page around it. */
export const KeyBoundary = (props: Props) => {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && (error.status === 403 || error.status === 429)) return <KeyNeeded {...props} />
  throw error
}
