import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { learnArticles } from '@hourcast/server/script/built-in/articles/learn-articles'
import { writeArticles } from '@hourcast/server/script/built-in/articles/weights'
import { Command } from 'commander'
import { CommandFailure } from './failure.ts'

/** Running sentences become the table by which English headlines get their articles back. */
export const learnArticlesCommand = (): Command =>
  new Command('learn-articles')
    .description('Learn from running English sentences, one a line, which articles print leaves out, and write the table.')
    .argument('<sentences>', 'sentences of news, one a line; some hundred thousand are needed, and minutes')
    .argument('<firsts>', 'first sentences of stories, one a line: they are nearest to headlines')
    .argument('<folder>', 'where the table goes: packages/server/src/script/built-in/articles/weights')
    .addHelpText(
      'after',
      '\nExample:\n  npm run hourcast -- learn-articles sentences.txt firsts.txt packages/server/src/script/built-in/articles/weights',
    )
    .action(async (sentences: string, firsts: string, folder: string) => {
      const [all, first] = [await linesOf(sentences), await linesOf(firsts)]
      const { file, text } = writeArticles(learnArticles(all, first))
      await writeFile(join(folder, file), text).catch((error: Error) => {
        throw new CommandFailure(`${folder}: ${error.message}`, 2)
      })
      console.log(`${file}: learnt from ${all.length} sentences and ${first.length} first ones`)
    })

const linesOf = async (file: string): Promise<string[]> => {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new CommandFailure(`${file}: ${error.message}`, 2)
  })
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) throw new CommandFailure(`${file}: there is no sentence in it.`, 2)
  return lines
}
