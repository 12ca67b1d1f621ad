import { statfsSync } from 'node:fs';
import { totalmem } from 'node:os';

/** Beside postgresql.conf: settings of the machine's owner, never overwritten. */
export const ownSettings = 'own.conf';

/**
 * The text of postgresql.conf: a server for one program on a machine of its size, and what the program sets
 * otherwise. `memory` is in bytes. fsync and full_page_writes keep their defaults: an acknowledged write survives a power
 * cut.
 */
export function serverSettings(
  access: { socketDir: string } | { port: number },
  own: Readonly<Record<string, string | number>> = {},
  memory = totalmem(),
  sharedMemory = freeSharedMemory(),
): string {
  const megabytes = Math.floor(memory / 2 ** 20);
  const settings: Record<string, string | number> = {
    ...('socketDir' in access
      ? {
          listen_addresses: '',
          unix_socket_directories: access.socketDir,
          unix_socket_permissions: '0700',
        }
      : { listen_addresses: '127.0.0.1', port: access.port }),
    max_connections: 120,
    shared_buffers: `${between(48, Math.floor(megabytes / 16), 512)}MB`,
    effective_cache_size: `${Math.max(128, Math.floor(megabytes / 2))}MB`,
    work_mem: '8MB',
    maintenance_work_mem: `${between(32, Math.floor(megabytes / 32), 256)}MB`,
    // A container may have 64 MB of shared memory, too little for a parallel query.
    dynamic_shared_memory_type:
      process.platform === 'win32' ? 'windows' : sharedMemory < 2 ** 28 ? 'mmap' : 'posix',
    max_wal_size: '512MB',
    wal_compression: 'on',
    // Every disk of today seeks cheaply.
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The program sees its own errors. Here their details would leave people's data in a file that nobody tends.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...own,
  };
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`,
  );
  return [
    `# Written anew at each start. Your own settings go into ${ownSettings} beside this file.`,
    ...lines,
    `include '${ownSettings}'`,
    '',
  ].join('\n');
}

function between(low: number, value: number, high: number): number {
  return Math.min(Math.max(low, value), high);
}

/** Bytes; where there is no /dev/shm, other mechanisms without that limit are used. */
function freeSharedMemory(): number {
  if (process.platform !== 'linux') return Number.POSITIVE_INFINITY;
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize;
  } catch {
    // Not mounted: map files of the data folder instead.
    return 0;
  }
}
