import { useToast } from './toast/use-toast.ts'

/** Puts a link into the clipboard, and says so, or that the browser does not allow it. */
export const useCopy = () => {
  const toast = useToast()
  return async (link: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      toast({ kind: 'success', text: 'The link is copied.' })
    } catch {
      toast({ kind: 'info', text: 'Your browser keeps its clipboard to itself: mark the link and copy it by hand.' })
    }
  }
}
