/** What stands in the archive's README.txt: one line for each file. */
export const exportReadme = ({ email, madeAt, publicUrl }: { email: string; madeAt: number; publicUrl: string }): string =>
  `Hourcast: all data of the account ${email}
Made on ${new Date(madeAt).toISOString()} at ${publicUrl}

account.json     Your address, where you are signed in, your API keys by name. No password, no key: only their hashes are stored.
                 What you wrote for the message board, and the inquiries that were sent with your address.
station.json     The settings of your station.
schedulers.json  Your hosts with their sources, hours and delivery addresses, also those that you have deleted within the last 30 days.
                 What is a secret in them is masked: Hourcast keeps it encrypted.
feeds.json       The sources that you have saved by name, with their last reading. What their headers hold is masked.
voices.json      Your own recordings: who said yes to their use, when and to what, and where they air.
words.json       What your hosts never say (never), how they call a source (source), and how they say a word (said).
broadcasts.json  Each broadcast, oldest first: when it aired and by what means (rung), what was said (script), what came of each
                 delivery (with the receipt of the other side), and where its sound lies in this archive.
                 "file": null means that its sound is not kept any more.
events.json      What was told about your schedulers and broadcasts inside Hourcast, in the order in which it happened.
days.json        Counts for each day and scheduler.
pick-ups.json    How often your direct links were taken, for each hour (UTC), scheduler and family of programs.
enterprises.json What is on the map, or waits to be, with your e-mail address.
webhooks.json    The addresses that are told of your broadcasts, and of what. Their secrets are kept encrypted, and are not here.
messages.json    What was sent to them within the last 30 days, and what came back.
audio/           The bulletins that are still kept, named by their local air time and their host. One that aired several times,
                 as the last good one does, lies here once. What went out as a WAV lies beside it as one for two days.
voices/          Your own recordings, as they air.

Times are ISO 8601 in UTC; "wall" is the local time in the zone that stands beside it.
`

/** A part of a file's name that every system takes: no sign that one of them forbids, not long. */
export const fileNamePart = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60)
    .replace(/[. ]+$/, '')

/** 'audio/2026-11-23 07.00 Clara 1f3a9c.mp3': the end of it keeps apart what two hosts of one name say in the same minute. */
export const audioFileName = ({ wall, hostName, audioId }: { wall: string; hostName: string; audioId: string }): string =>
  `audio/${[wall.slice(0, 16).replace('T', ' ').replace(':', '.'), fileNamePart(hostName), audioId.slice(0, 6)].filter(Boolean).join(' ')}.mp3`

export const voiceFileName = ({ name, audioId }: { name: string; audioId: string }): string =>
  `voices/${[fileNamePart(name), audioId.slice(0, 6)].filter(Boolean).join(' ')}.mp3`
