/** Shows that a form is one of ours: its value comes from the page's loader. */
export const AntiForgeryField = ({ token }: { token: string }) => <input type="hidden" name="antiForgery" value={token} />
