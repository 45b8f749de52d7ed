export const ALERT = {
  title: 'One alert, as the shift hears it',
  badge: 'Example readings',
  from: 'Written and spoken by this installation. The plant is made up; what was read is',
  feed: 'this list of readings',
  fault: 'The audio could not be loaded. Nothing is lost: it is kept here. Try again in a moment.',
}
