// A program: what `npm start` asks before it starts anything. Says each line of the environment that is wrong.
import { wrongSettings } from './wrong-settings.ts'

const wrong = wrongSettings(process.env)
if (wrong !== undefined) {
  console.error(wrong)
  process.exitCode = 2
}
