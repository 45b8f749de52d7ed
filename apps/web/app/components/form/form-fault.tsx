/** What is wrong with a form as a whole, above its buttons. */
export const FormFault = ({ text }: { text: string | null | undefined }) =>
  text ? (
    <p className="form-fault" role="alert">
      {text}
    </p>
  ) : null
