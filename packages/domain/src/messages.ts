/** The texts that people see, word for word as the specification's error catalogue has them. */
export const FILL_ALL_FIELDS = 'Please fill all fields correctly.'
export const EMAIL_SENT = 'Email sent successfully'
export const EMAIL_NOT_SENT = 'Error sending email'
export const SCHEDULER_SAVED = 'Scheduler saved successfully'
export const SCHEDULING_SENT =
  'Scheduling was sent successfully. Due to large amount of requests this will be validated accordingly. Please wait for email confirmation in the next hours.'
export const SAMPLE_FIRST = 'please create the sample before!'
export const STEPS_FIRST = 'Please complete all previous steps before navigating to this step.'
export const TOO_MANY_SCHEDULES = 'You can only add up to 24 schedules.'
export const INVALID_HOUR = 'Invalid hour format. Please enter a valid hour in the format HH:MM.'
export const EMAIL_MISSING = 'Please enter an email address.'
export const NO_CONTENT =
  'No content found or rss available. You can also add multiple urls delimited by | like news.example.com/world.rss|daily.example.org/headlines.xml'
export const EMAIL_AND_CODE_REQUIRED = 'Email and code are required.'
export const INVALID_EMAIL = 'Invalid email format.'
export const INVALID_CODE = 'Invalid code format.'
export const DEMO_SCHEDULED = 'Demo scheduled successfully!'
export const DEMO_NOT_SCHEDULED = 'Error scheduling demo.'
export const FORM_INVALID = 'Error: Form is invalid.'
export const FORM_INCOMPLETE = 'Error: Form data is incomplete.'
export const CONFIRM_DELETE_SCHEDULER = 'Are you sure you want to delete this scheduler?'
export const PASSWORDS_DIFFER = 'Passwords do not match!'
export const LOGIN_FAILED = 'Failed to login due to server error.'

/** `first` and `second` count schedules from 1; `days` are day names. */
export const collisionDetected = (first: number, second: number, days: readonly string[], hour: string): string =>
  `Warning: Collision detected: Schedule ${first} and ${second} overlap on ${days.join(', ')} at ${hour}.`

/** What stands for a file that is no longer kept. */
export const audioRemoved = (days: number): string =>
  `The audio of this broadcast was removed after ${days === 1 ? '1 day' : `${days} days`}.`

/** How everything that throws is told at the edge. */
export const operationFailed = (operation: string, message: string): string => `${operation} failed: ${message}`
