/** A made-up story of a made-up place: fit to be read aloud at any hour of any day. */
export type ExampleStory = readonly [title: string, text: string]
