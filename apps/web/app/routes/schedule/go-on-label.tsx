/** 'Continue', and to where: on a phone that is said to those alone who hear the page. */
export const GoOnLabel = ({ to }: { to: string }) => (
  <>
    Continue<span className="go-on-to"> to {to}</span>
  </>
)
