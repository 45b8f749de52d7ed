/** What the link is pasted into, by the anchors of their articles on /support. The articles themselves weigh more than the first page may. */
export const PLAYOUTS = [
  { id: 'liquidsoap', title: 'Liquidsoap' },
  { id: 'radiodj', title: 'RadioDJ' },
  { id: 'mairlist', title: 'mAirList' },
  { id: 'radioboss', title: 'RadioBOSS' },
  { id: 'playit-live', title: 'PlayIt Live' },
  { id: 'sam-broadcaster', title: 'SAM Broadcaster' },
  { id: 'azuracast', title: 'AzuraCast' },
  { id: 'libretime', title: 'LibreTime' },
] as const
