import { useLookEvery } from '../../components/use-look-again.ts'

const LOOK_MS = 2_000

/** Whoever waits for a code sees it arrive. */
export const useFreshMail = (): void => void useLookEvery(LOOK_MS)
