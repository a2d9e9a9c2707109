import { totalmem } from 'node:os';

const megabyte = 1024 * 1024;

/** What a machine, or the container around this process, has. */
function memoryOfMachine(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/**
 * The settings that differ from PostgreSQL's defaults, which are made for small machines with spinning disks.
 * @param memory of the machine, bytes
 */
export function serverSettings(memory: number = memoryOfMachine()): Record<string, string> {
  const part = (share: number, { from, to }: { from: number; to: number }) =>
    `${Math.round(Math.min(Math.max((memory * share) / megabyte, from), to))}MB`;
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // An eighth instead of the usual quarter: the services and browsers of the same machine need memory, too.
    shared_buffers: part(1 / 8, { from: 128, to: 2048 }),
    // How much the planner may expect to find in memory; nothing is reserved.
    effective_cache_size: part(1 / 2, { from: 512, to: 16_384 }),
    // A random read from an SSD costs hardly more than a sequential one.
    random_page_cost: '1.1',
    // After each checkpoint the first change of a page writes the whole page: write them smaller, and less often.
    wal_compression: 'on',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
  };
}
