/** Programs that fetch a link, by what they say of themselves. The first that fits names the family: what pretends to be a browser comes before browsers. */
const FAMILIES = [
  { family: 'azuracast', name: 'AzuraCast', says: /azuracast/i },
  { family: 'liquidsoap', name: 'Liquidsoap', says: /liquidsoap/i },
  { family: 'radiodj', name: 'RadioDJ', says: /radiodj/i },
  { family: 'mairlist', name: 'mAirList', says: /mairlist/i },
  { family: 'rivendell', name: 'Rivendell', says: /rivendell/i },
  { family: 'playit-live', name: 'PlayIt Live', says: /playit ?(live|software)/i },
  { family: 'radioboss', name: 'RadioBOSS', says: /radioboss/i },
  { family: 'stationplaylist', name: 'StationPlaylist', says: /stationplaylist|spl studio/i },
  { family: 'icecast', name: 'Icecast', says: /icecast|butt\//i },
  { family: 'vlc', name: 'VLC', says: /\b(lib)?vlc\b/i },
  { family: 'mpv', name: 'mpv', says: /^(mpv|mplayer)\b/i },
  { family: 'ffmpeg', name: 'FFmpeg', says: /\blavf\/|ffmpeg/i },
  { family: 'gstreamer', name: 'GStreamer', says: /gstreamer/i },
  {
    family: 'podcast',
    name: 'Podcast apps',
    says: /podcast|overcast|antennapod|castbox|gpodder|spotify\/|pocket ?casts|applecoremedia/i,
  },
  { family: 'curl', name: 'curl, Wget', says: /^(curl|wget)\/|libcurl/i },
  {
    family: 'script',
    name: 'Scripts',
    says: /python|go-http-client|okhttp|^java\/|^node\b|undici|axios|powershell|libwww|^php|guzzle|ruby|dart:io/i,
  },
  {
    family: 'robot',
    name: 'Robots, monitors',
    says: /bot\b|crawl|spider|slurp|monitor|uptime|pingdom|facebookexternalhit|headless/i,
  },
  { family: 'browser', name: 'Browsers', says: /^mozilla\/5\.0 .*(chrome|crios|firefox|fxios|safari|edg|opr)\b/i },
] as const satisfies readonly { family: string; name: string; says: RegExp }[]

type Named = (typeof FAMILIES)[number]['family']
/** 'other' says nothing that is known, 'unknown' was counted before anybody asked. */
export type ClientFamily = Named | 'other' | 'unknown'

/** Nobody's program says more than this of itself that matters; strangers write it. */
const LONGEST = 400

export const clientFamily = (userAgent: string): ClientFamily => {
  const said = userAgent.slice(0, LONGEST)
  return FAMILIES.find(({ says }) => says.test(said))?.family ?? 'other'
}

/** As a reader may see it; one that only a newer version knows is another program. */
export const familyName = (family: string): string => {
  if (family === 'unknown') return 'Not told'
  return FAMILIES.find((one) => one.family === family)?.name ?? 'Other programs'
}

/** Somebody at a screen, or a robot that looks by: no playout that airs what it takes. */
export const PASSERS_BY: readonly ClientFamily[] = ['browser', 'robot']
