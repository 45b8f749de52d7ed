/** What was done, beside the button that did it. */
export const DoneNote = ({ said }: { said: string | undefined }) => (
  <p className="done-note" role="status">
    {said}
  </p>
)
