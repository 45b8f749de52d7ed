export type HostName = {
  name: string
  /** Which kind of voice goes with it. */
  gender: 'f' | 'm'
}

const FEMALE =
  'Aaliyah Agnieszka Aisha Amara Anaïs Ananya Beatriz Camila Chiara Clara Daria Deepika Elena Eloise Emma Esther ' +
  'Fatima Femke Freya Giulia Hannah Ingrid Ioana Iris Isabela Jana Jasmine Julia Kamala Klara Leila Lena Lotte Lucía ' +
  'Mara Marta Mei Mireille Nadia Naomi Nia Olivia Priya Rosa Sanne Sofia Thandi Yara Yuki Zoe'

const MALE =
  'Aarav Adrian Alejandro Amir Andrei Anton Arjun Bastian Bram Carlos Cezary Daan Daniel David Diego Elias Emil Enzo ' +
  'Felix Finn Gabriel Hamza Hugo Ivan Jakub Jamal Jonas Karim Kenji Kofi Lars Leon Liam Luca Marek Mateo Matteo Milan ' +
  'Nikhil Noah Omar Oscar Paolo Rafael Ravi Sander Stefan Thiago Tomasz Viktor'

const named = (names: string, gender: HostName['gender']): HostName[] => names.split(' ').map((name) => ({ name, gender }))

/** Hosts that the wizard's random defaults draw from, by name. */
export const HOST_NAMES: readonly HostName[] = [...named(FEMALE, 'f'), ...named(MALE, 'm')].sort((a, b) =>
  a.name < b.name ? -1 : 1,
)

/** For a host that is on the list, case aside; null for any other name. */
export const genderOfHost = (name: string): HostName['gender'] | null =>
  HOST_NAMES.find((host) => host.name.toLowerCase() === name.trim().toLowerCase())?.gender ?? null
