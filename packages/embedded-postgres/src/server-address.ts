import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClusterPlace } from './place.ts';

/** How a running server is reached: a folder with its unix socket, or the loopback interface with a password. */
export interface ServerAddress {
  host: string;
  port: number;
  password: string | undefined;
}

/** Owns the cluster; for the supervisor only. */
export const superuser = 'postgres';

/** Windows has no unix sockets that PostgreSQL's clients in Node understand. */
export const usesSocket = process.platform !== 'win32';

/** The address as a URL that `pg`, libpq and `new URL()` read alike: a socket folder goes into `host`. */
export function connectionString(address: ServerAddress, role: string, database: string): string {
  const login = address.password === undefined ? role : `${role}:${address.password}`;
  if (!address.host.startsWith('/'))
    return `postgresql://${login}@${address.host}:${address.port}/${database}`;
  return `postgresql://${login}@localhost/${database}?host=${encodeURIComponent(address.host)}&port=${address.port}`;
}

// The system allows 104 bytes (macOS) or 108 (Linux) for the path of the socket itself.
const longestSocket = 100;

/** Makes the folder of the socket, open to the server's user alone: in the home, or below the temporary folder. */
export function socketFolder(place: ClusterPlace): string {
  const near = join(place.home, 'socket');
  return isShortEnough(near) ? owned(near, place) : owned(temporaryFolder(place), place);
}

function isShortEnough(folder: string): boolean {
  return Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= longestSocket;
}

/** Named after the cluster, not only its path: a server of a deleted cluster may hold the old name for a minute. */
function temporaryFolder(place: ClusterPlace): string {
  const identity = readFileSync(join(place.data, 'global/pg_control')).subarray(0, 8);
  const key = createHash('sha256').update(place.data).update(identity).digest('hex').slice(0, 16);
  const wished = [tmpdir(), '/tmp'].map((folder) => join(folder, `${place.name}-${key}`)).find(isShortEnough);
  if (!wished)
    throw new Error(`No folder for a socket: ${tmpdir()} is too long. Set TMPDIR to a shorter one.`);
  // Anyone may have made that name in a shared folder.
  return isOurs(wished, place) ? wished : mkdtempSync(`${wished}-`);
}

function isOurs(folder: string, place: ClusterPlace): boolean {
  if (!existsSync(folder)) return true;
  const status = lstatSync(folder);
  return status.isDirectory() && status.uid === (place.user?.uid ?? process.getuid?.());
}

function owned(folder: string, place: ClusterPlace): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (place.user) chownSync(folder, place.user.uid, place.user.gid);
  return folder;
}

/** The password of a server without a socket, made once and readable by its owner only. */
export function savedPassword(place: ClusterPlace): string | undefined {
  if (usesSocket) return undefined;
  const file = join(place.home, 'password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
