type Marker = { title: string; kind: string; onClick: () => void }

/** For mouse and finger. By keyboard and ear the list beside the map does the same, in an order that can be followed. */
export const makeMarker = ({ title, kind, onClick }: Marker): HTMLButtonElement => {
  const marker = document.createElement('button')
  marker.type = 'button'
  marker.className = 'map-marker'
  marker.tabIndex = -1
  marker.title = title
  marker.dataset.kind = kind
  marker.setAttribute('aria-hidden', 'true')
  marker.addEventListener('click', onClick)
  return marker
}
