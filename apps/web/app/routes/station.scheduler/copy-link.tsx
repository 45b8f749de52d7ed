import { Button } from '../../components/form/button.tsx'
import { useCopy } from '../../components/use-copy.ts'

/** The address of the newest bulletin: to be marked in one press, or copied by the button, which needs scripts. */
export const CopyLink = ({ link, hostName }: { link: string; hostName: string }) => {
  const copy = useCopy()
  return (
    <div className="copy-link">
      <code title={link}>{link.replace(/^https?:\/\//, '')}</code>
      <Button variant="secondary" aria-label={`Copy the link of ${hostName}`} onClick={() => copy(link)}>
        Copy
      </Button>
    </div>
  )
}
