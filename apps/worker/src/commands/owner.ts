import { addOwner } from '@hourcast/server/accounts/add-owner'
import { announceApiKey } from '@hourcast/server/accounts/announce-api-key'
import { listOwners } from '@hourcast/server/accounts/list-owners'
import { revokeApiKeys } from '@hourcast/server/accounts/revoke-api-keys'
import { Command } from 'commander'
import { usedWrongly } from './failure.ts'
import { withServices } from './open-services.ts'

const add = (): Command =>
  new Command('add')
    .description('Make an owner with a station, or find the one with this address, and print a one-time sign-in link.')
    .argument('<email>')
    .option('--api-key', 'make an API key too; it is shown this once')
    .option('--json', 'print {email, signInUrl, apiKey}')
    .addHelpText('after', '\nExample:\n  npm run hourcast -- owner add anna@radio.example --api-key --json')
    .action(async (email: string, options: { apiKey?: boolean; json?: boolean }) => {
      const added = await withServices(async (services) => {
        const made = await addOwner(services, { email, apiKey: options.apiKey ?? false })
        // Before it is printed: a key that its owner does not hear of is shown to nobody.
        if (made.ok && options.apiKey) await announceApiKey(services, made.value)
        return made
      })
      if (!added.ok) throw usedWrongly(added.problem)
      const { signInUrl, apiKey } = added.value
      if (options.json) console.log(JSON.stringify({ email: added.value.email, signInUrl, ...(apiKey ? { apiKey } : {}) }))
      else {
        console.log(`${added.value.created ? 'made' : 'found'} ${added.value.email}`)
        console.log(`sign in (once, within 30 minutes): ${signInUrl}`)
        if (apiKey) console.log(`API key (shown this once): ${apiKey}`)
      }
    })

const list = (): Command =>
  new Command('list')
    .description('List the owners.')
    .option('--json', 'an array')
    .addHelpText('after', '\nExample:\n  npm run hourcast -- owner list')
    .action(async ({ json }: { json?: boolean }) => {
      const owners = await withServices(listOwners)
      if (json) console.log(JSON.stringify(owners))
      else
        for (const owner of owners)
          console.log(
            `${owner.email}  ${owner.station}  schedulers ${owner.schedulers}  API keys ${owner.apiKeys}${owner.isExample ? '  (example)' : ''}`,
          )
    })

const revoke = (): Command =>
  new Command('revoke')
    .description('Revoke all API keys of an owner.')
    .argument('<email>')
    .option('--json', 'print {revoked}')
    .addHelpText('after', '\nExample:\n  npm run hourcast -- owner key revoke anna@radio.example')
    .action(async (email: string, { json }: { json?: boolean }) => {
      const revoked = await withServices((services) => revokeApiKeys(services, { email }))
      if (!revoked.ok) throw usedWrongly(revoked.problem)
      console.log(json ? JSON.stringify(revoked.value) : `API keys revoked: ${revoked.value.revoked}`)
    })

export const ownerCommand = (): Command =>
  new Command('owner')
    .description('Owners: add, list, key revoke.')
    .addHelpText('after', '\nExample:\n  npm run hourcast -- owner add anna@radio.example')
    .addCommand(add())
    .addCommand(list())
    .addCommand(
      new Command('key')
        .description("An owner's API keys.")
        .addHelpText('after', '\nExample:\n  npm run hourcast -- owner key revoke anna@radio.example')
        .addCommand(revoke()),
    )
