export type ExampleTask = { name: string; task: string }

/**
 * The first line is the subject as the host says it; what follows says how to go about it. A writer looks for these words in the items, so
 * they are few and mean something: one that stands in every text would choose by chance.
 */
const task = (subject: string, how: string): ExampleTask => ({ name: subject, task: `${subject}\n${how}` })

/** What the wizard offers under the task of a Custom action. */
export const EXAMPLE_TASKS: readonly [ExampleTask, ...ExampleTask[]] = [
  task('Headlines, briefly told', 'Plain words, short sentences.'),
  task('The state of our plant', 'Alarms and warnings on top, normal values in one sentence.'),
  task('Maintenance ahead', 'Machines, dates, risks of a delay.'),
  task('The shift handover', 'Unfinished jobs on top.'),
  task('Energy, prices and supply', 'Power, gas, oil, electricity.'),
  task('Safety on site', 'Alarms, accidents, warnings, told calmly.'),
  task('Cheerful stories of our region', 'A light tone, a smile at the end.'),
  task('A look at tomorrow', 'Announcements, openings, events, in the order of their dates.'),
]

/** What the wizard starts with. */
export const DEFAULT_CUSTOM_TASK = EXAMPLE_TASKS[0].task
