/** Pages about an account: nothing of them stays in a cache, not even in the browser's own. A route exports it as `headers`. */
export const noStore = () => ({ 'Cache-Control': 'no-store' })
