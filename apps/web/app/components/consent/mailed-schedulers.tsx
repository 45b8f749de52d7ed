import { nameForStrangers } from '@hourcast/domain/delivery/consent'

type Mailed = { schedulerId: string; hostName: string; stationName: string; weekly: number }

/** What a station mails, to those who do not know it. */
export const MailedSchedulers = ({ schedulers }: { schedulers: readonly Mailed[] }) =>
  schedulers.length === 0 ? (
    <p>Spoken bulletins as MP3, at the hours that the station chooses.</p>
  ) : (
    <ul className="mailed">
      {schedulers.map(({ schedulerId, hostName, stationName, weekly }) => (
        <li key={schedulerId}>
          {nameForStrangers(hostName)} on {nameForStrangers(stationName)}:{' '}
          {weekly === 1 ? 'one bulletin a week' : `${weekly} bulletins a week`}, each with its MP3
        </li>
      ))}
    </ul>
  )
