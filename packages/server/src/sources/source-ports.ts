/** Ports besides 80 and 443, from `8080,8443` (SOURCE_PORTS). Throws for an entry that is no port. */
export const readSourcePorts = (list: string): ReadonlySet<number> => {
  const ports = new Set([80, 443])
  for (const entry of list.split(',').map((part) => part.trim())) {
    if (entry === '') continue
    const port = /^\d{1,5}$/.test(entry) ? Number(entry) : 0
    if (port < 1 || port > 65535) throw new Error(`'${entry}' is not a port`)
    ports.add(port)
  }
  return ports
}
