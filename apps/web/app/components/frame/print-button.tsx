import { Button } from '../form/button.tsx'

/** Prints the page; without scripts the browser's own menu does. */
export const PrintButton = () => (
  <span className="by-script">
    <Button variant="secondary" onClick={() => window.print()}>
      Print
    </Button>
  </span>
)
