import type { Topic } from './topic.ts'

/** What the built-in writer understands of a task. */
export type Task = {
  topics: Topic[]
  /** What it says is not to be told. */
  without: Topic[]
  /** How many stories, at most. */
  most?: number
  /** What is said at the start and at the end. */
  opening?: string
  closing?: string
  /** The topics come in this order. */
  isOrdered?: true
  /** What is about none of the topics follows them, or goes before. */
  hasRest?: true
  isLast?: true
  /** Of the topics, those that come behind what is about none. */
  last?: Topic[]
  /** How many stories of a topic: 'two on sport and one on the weather'. */
  shares?: { name: string; count: number }[]
  /** Whose stories alone are told, by a part of its name. */
  source?: string
  /** Of the host's sources, those whose stories alone are told, and those whose are not. */
  fromSources?: string[]
  withoutSources?: string[]
  /** The topics that know the own words of its subject, though they are not called so: business for 'companies'. */
  kin?: Topic[]
  /** Its own words name the subject, but not beyond doubt: where no story holds them, all are told. */
  isGuess?: true
  /** Nothing of death and disaster. */
  isGood?: true
  /** Nothing of accidents. */
  isWithoutAccidents?: true
  isNewestFirst?: true
  isOldestFirst?: true
  isLocalFirst?: true
  /** Stories are told without whose they are. */
  namesNoSources?: true
}
