// Health check of a container: exit code 0 when the address answers with a 2xx.
const [address] = process.argv.slice(2)
try {
  const { ok } = await fetch(address, { signal: AbortSignal.timeout(2500) })
  process.exit(ok ? 0 : 1)
} catch {
  process.exit(1)
}
