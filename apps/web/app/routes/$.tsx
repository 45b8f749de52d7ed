/** Everything that has no page of its own: the root's error page in the site's frame. */
export const loader = () => {
  throw new Response(null, { status: 404 })
}

export default function NotFound() {
  return null
}
