/** The words of the film's window; they come with it. */
export const FILM = {
  title: (seconds: number) => `Hourcast in ${seconds} seconds`,
  name: 'Film: from a feed to the air',
  about:
    'Recorded from this program, with its example feed and its built-in voice. Only waits are cut short. You hear it where something plays.',
  inWords: 'What it shows, in words',
  fault: 'The film could not be loaded. Close this and try again in a moment.',
}
