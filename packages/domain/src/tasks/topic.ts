/**
 * A subject of a task: how it is called, by what it is asked for and known in a story (beginnings of words), in one tongue. `isOwn`: called and
 * known by the words of the task, which nobody says on air. `hint`: words that it is known by too, but not beside `unless`.
 * `never`: what a story of it does not tell.
 */
export type Topic = { name: string; asked: string; told: string; isOwn?: true; hint?: string; unless?: string; never?: string }

export type Topics = Readonly<Record<string, readonly Topic[]>>

/** One whose name is another word in a story: Spanish 'tiempo' is time too, Dutch 'weer' again. */
export const askedOnly = (name: string, asked: string, told: string): Topic => ({ name, asked, told })

export const topic = (name: string, asked: string, told = ''): Topic => ({ name, asked, told: told ? `${asked}|${told}` : asked })
