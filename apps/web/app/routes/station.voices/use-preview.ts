import { useEffect, useState } from 'react'

/** What was chosen or recorded, to be heard before it is saved. It never leaves the browser for that. */
export const usePreview = () => {
  const [url, setUrl] = useState<string>()
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url])
  return { url, show: (sound: Blob | undefined) => setUrl(sound && URL.createObjectURL(sound)) }
}
