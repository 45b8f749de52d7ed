import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAddressGuard } from './address-guard.ts'
import { isPublicAddress } from './address-range.ts'

const names: Record<string, string[]> = {
  'public.example': ['93.184.215.14'],
  'sneaky.example': ['10.0.0.5'],
  'sneaky-six.example': ['fd00:ec2::254'],
  'mixed.example': ['127.0.0.1', '93.184.215.14'],
  'mapped.example': ['::ffff:10.0.0.1'],
  'nowhere.example': [],
}

const lookupAll = async (host: string) => {
  const addresses = names[host]
  if (addresses === undefined) throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
  return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
}

const guard = createAddressGuard({ allow: '', lookupAll })

// biome-ignore format: a table reads better in rows
const REFUSED = [
  // loopback in every notation
  '127.0.0.1', '127.1', '127.0.1', '127.255.255.254', '2130706433', '017700000001', '0x7f000001', '0x7f.1', '0177.0.0.1',
  '0x7F.0x0.0x0.0x1', '00000177.0.0.1', '127.0.0.1.', '１２７.０.０.１', '127。0。0。1', '①②⑦.⓪.⓪.①', '[::1]', '::1', '0:0:0:0:0:0:0:1',
  // unspecified, private, link-local, carrier NAT, metadata
  '0.0.0.0', '0', '0x0', '0.1.2.3', '::', '10.0.0.1', '10.1', '0xa000001', '167772161', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.257',
  '169.254.0.1', '169.254.169.254', '0xA9FEA9FE', '2852039166', '169.254.43518', '100.64.0.1', '100.127.255.255', '100.100.100.200', '168.63.129.16',
  // reserved, documentation, benchmarking, multicast, broadcast, relays
  '192.0.0.1', '192.0.0.192', '192.0.2.1', '198.51.100.7', '203.0.113.9', '198.18.0.1', '198.19.255.255', '192.88.99.1', '224.0.0.1', '239.255.255.255',
  '240.0.0.1', '255.255.255.255', '4294967295',
  // IPv6: unique-local, link-local, site-local, multicast, documentation, benchmarking, discard
  'fc00::1', 'fd00:ec2::254', 'fd20:ce::254', 'fe80::1', 'febf::1', 'fec0::1', 'ff02::1', 'ff0e::1', '2001:db8::1', '3fff::1', '2001:2::1', '100::1', '5f00::1',
  // IPv4 carried inside IPv6
  '::ffff:127.0.0.1', '::ffff:7f00:1', '[::ffff:10.0.0.1]', '::ffff:93.184.215.14', '::127.0.0.1', '::7f00:1', '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1', '64:ff9b::93.184.215.14', '64:ff9b:1::1', '64:ff9b:1:ffff::10.0.0.1', '2002:7f00:1::', '2002:a00:1::1', '2001::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2', '2a00:1450:4001:81b:0:5efe:a00:1', '2a00:1450:4001:81b:200:5efe:7f00:1', '4000::1',
]

describe('the address guard', () => {
  it.each(REFUSED)('refuses %s on sight', (host) => {
    expect(guard.check(host, 80)?.code).toBe('private-address')
  })

  it.each([
    'fe80::1%eth0',
    '[fe80::1%25eth0]',
    '::1%lo',
    '',
    ' ',
    '.',
    'a b',
    'host/path',
    'user@host',
    'host:80',
    '[127.0.0.1]',
    '1.2.3.4.5',
    '256.0.0.1',
    '08.0.0.1',
    'x.0x7f',
    '127.0.0.1%00',
    'exa\u0000mple',
    '127%2e0.0.1',
  ])('refuses %j as no host', (host) => {
    expect(guard.check(host, 80)?.code).toBe('invalid-host')
  })

  it.each([
    '93.184.215.14',
    '1.1.1.1',
    '0x5db8d70e',
    '2606:4700:4700::1111',
    '[2a00:1450:4001:81b::200e]',
    'public.example',
    'bücher.example',
  ])('lets %s pass on sight', (host) => {
    expect(guard.check(host, 80)).toBeNull()
  })

  it('refuses a name that resolves to a private address', async () => {
    for (const host of ['sneaky.example', 'SNEAKY.example.', 'sneaky-six.example', 'mapped.example'])
      await expect(guard.resolve(host, 80)).rejects.toMatchObject({ code: 'private-address' })
  })

  it('connects only to the vetted one when a name has public and private addresses', async () => {
    expect(await guard.resolve('mixed.example', 80)).toEqual({ address: '93.184.215.14', family: 4 })
  })

  it('says when a name is not found', async () => {
    await expect(guard.resolve('missing.example', 80)).rejects.toMatchObject({
      code: 'unknown-host',
      message: expect.stringContaining('missing.example'),
    })
    await expect(guard.resolve('nowhere.example', 80)).rejects.toMatchObject({ code: 'unknown-host' })
  })

  it('stops waiting for DNS when the signal fires', async () => {
    const hanging = createAddressGuard({ allow: '', lookupAll: () => new Promise(() => {}) })
    const calledOff = new AbortController()
    const waiting = hanging.resolve('public.example', 80, calledOff.signal)
    calledOff.abort(new Error('called off'))
    await expect(waiting).rejects.toThrow('called off')
  })

  it('lets the named pairs of host and port through, and no other port or host', async () => {
    const trial = createAddressGuard({ allow: 'localhost:8080, 127.0.0.1:2121,[::1]:8080,sneaky.example:80', lookupAll })
    expect(trial.check('127.0.0.1', 2121)).toBeNull()
    expect(trial.check('127.1', 2121)).toBeNull()
    expect(trial.check('::1', 8080)).toBeNull()
    expect(trial.check('127.0.0.1', 2122)?.code).toBe('private-address')
    expect(await trial.resolve('Sneaky.example', 80)).toEqual({ address: '10.0.0.5', family: 4 })
    await expect(trial.resolve('sneaky.example', 8080)).rejects.toMatchObject({ code: 'private-address' })
    await expect(trial.resolve('mapped.example', 80)).rejects.toMatchObject({ code: 'private-address' })
  })

  it.each(['localhost', 'localhost:0', 'localhost:99999', 'http://localhost:80', 'a b:80', ':80'])(
    'refuses the entry %j in the list of allowed hosts',
    (allow) => {
      expect(() => createAddressGuard({ allow })).toThrow('is not host:port, like localhost:8080')
    },
  )

  it('vets at connect time: a socket to a name that turned private never connects', async () => {
    const reached: string[] = []
    const server = createServer((socket) => {
      reached.push('reached')
      socket.destroy()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const port = Number(Object(server.address()).port)
    names['rebound.example'] = ['127.0.0.1']
    const [error] = await once(connect({ host: 'rebound.example', port, lookup: guard.lookup(port) }), 'error').catch(
      (reason) => [reason],
    )
    expect(error).toMatchObject({ code: 'private-address' })
    const allowing = createAddressGuard({ allow: `rebound.example:${port}`, lookupAll })
    const socket = connect({ host: 'rebound.example', port, lookup: allowing.lookup(port) })
    await once(socket, 'connect')
    await once(socket, 'close')
    expect(reached).toEqual(['reached'])
    server.close()
  })

  it('never lets an IPv4 address through that is special, no matter what carries it', () => {
    const special = fc
      .constantFrom([10, 8], [127, 8], [0, 8])
      .chain(([first = 0]) => fc.tuple(fc.constant(first), fc.nat(255), fc.nat(255), fc.nat(255)))
    fc.assert(
      fc.property(special, ([a, b, c, d]) => {
        const number = ((a * 256 + b) * 256 + c) * 256 + d
        const hex = (high: number, low: number) => (high * 256 + low).toString(16)
        for (const host of [
          `${a}.${b}.${c}.${d}`,
          String(number),
          `0x${number.toString(16)}`,
          `0${number.toString(8)}`,
          `${a}.${b}.${c * 256 + d}`,
        ])
          expect(guard.check(host, 80)?.code).toBe('private-address')
        for (const prefix of ['::ffff:', '::', '64:ff9b::', '64:ff9b:1::'])
          expect(isPublicAddress(`${prefix}${hex(a, b)}:${hex(c, d)}`)).toBe(false)
        expect(isPublicAddress(`2002:${hex(a, b)}:${hex(c, d)}::1`)).toBe(false)
      }),
    )
  })

  it('answers for any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([null, 'invalid-host', 'private-address']).toContain(guard.check(text, 80)?.code ?? null)
      }),
    )
  })
})
