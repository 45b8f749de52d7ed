import { usePolling } from '../../components/use-revalidate.ts'

const POLL_MS = 2_000

/** Anybody who waits for a code sees it arrive. */
export const useFreshMail = (): void => void usePolling(POLL_MS)
