/** A subject of a task: how it is called, by what it is asked for and known in a story (beginnings of words), in one tongue. */
export type Topic = { name: string; asked: string; told: string }

export type Topics = Readonly<Record<string, readonly Topic[]>>

export const topic = (name: string, asked: string, told = ''): Topic => ({ name, asked, told: told ? `${asked}|${told}` : asked })
