// The first thing every command does. Written for any Node that knows modules, so that an old one gets a sentence, not a stack.
const [major, minor] = process.versions.node.split('.').map(Number)
if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24)) {
  console.error(`Hourcast needs Node.js 20.19 or newer, 22.12 or newer, or 24; this is ${process.versions.node}.`)
  process.exit(1)
}
