// The walls of docs/ARCHITECTURE.md: imports run one way.
const only = (from, allowed) => ({
  name: `${from.replace(/\W+/g, '-')}-walls`,
  severity: 'error',
  // bundle.mjs is a build step, run by hand or by turbo.
  from: { path: `^${from}/`, pathNot: '(\\.test\\.ts|/bundle\\.mjs)$' },
  to: { path: '^(apps|packages|workflows|infra)/', pathNot: [from, ...allowed].map((folder) => `^${folder}/`) },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^(virtual:|\\./generated)' } },
    only('packages/domain', []),
    only('packages/audio', ['packages/domain']),
    only('packages/db', ['packages/domain']),
    only('packages/server', ['packages/domain', 'packages/db', 'packages/audio']),
    only('workflows', ['packages/domain', 'packages/db', 'packages/server']),
    only('apps/web', ['packages/domain', 'packages/server']),
    only('apps/worker', ['packages/domain', 'packages/db', 'packages/audio', 'packages/server', 'workflows']),
    only('packages/voice-espeak', []),
    {
      name: 'domain-is-pure',
      comment: 'loads in the browser, in the workflow sandbox and on the server',
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'core'], pathNot: 'node_modules/(zod|date-fns|date-fns-tz)/' },
    },
    {
      name: 'nobody-imports-the-gpl-voice',
      severity: 'error',
      from: { pathNot: '^packages/voice-espeak/' },
      to: { path: '^packages/voice-espeak/|@echogarden' },
    },
    {
      name: 'orchestration-is-pure',
      comment: 'runBroadcast runs in every engine, replayed: it may not touch the world',
      severity: 'error',
      from: { path: '^workflows/src/broadcast/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages/(db|server)|apps)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-knows-no-engine',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: 'node_modules/(@temporalio|kafkajs|graphile-worker|pg)/' },
    },
    {
      name: 'routes-are-leaves',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: '^apps/web/app/routes' },
      to: { path: '^apps/web/app/routes/' },
    },
    {
      name: 'routes-are-strangers',
      // Up to a parameter's $, which would be read as the end of the line.
      comment: 'what two routes need lives in components, .server or the domain',
      severity: 'error',
      from: { path: '^apps/web/app/routes/([\\w.-]*)' },
      to: { path: '^apps/web/app/routes/', pathNot: '^apps/web/app/routes/$1(?![\\w.-])' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|node_modules/\\.|src/generated)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
}
