const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '100',
  // Light: one station's rows fit many times, and a machine that also speaks and masters needs its memory.
  shared_buffers: '48MB',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_worker_processes: '2',
  max_parallel_workers: '0',
  io_method: 'sync',
  huge_pages: 'off',
  jit: 'off',
  log_checkpoints: 'off',
  // Values of a failed statement, an e-mail address among them, stay out of the log.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  // Sessions of vanished clients, should any come from elsewhere, end in seconds.
  tcp_keepalives_idle: '5',
  tcp_keepalives_interval: '2',
  tcp_keepalives_count: '3',
}

const FOR_TESTS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }

/** The command line of the embedded PostgreSQL: durable, local, small. */
export const postgresFlags = (port: number, isDurable: boolean): string[] => [
  '-p',
  String(port),
  ...Object.entries({ ...SETTINGS, ...(isDurable ? {} : FOR_TESTS) }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]
