/** What a station is called until its owner gives it a name: the front of their address. */
export const defaultStationName = (email: string): string => email.slice(0, email.lastIndexOf('@'))
