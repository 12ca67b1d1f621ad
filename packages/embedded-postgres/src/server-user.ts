import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** Numbers of the unprivileged user as whom the server runs. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/** Whether this process is root, as whom PostgreSQL refuses to run. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** `nobody`: every Unix has it, so that no user needs to be created. initdb insists on a user with a name. */
export function unprivilegedUser(): ServerUser {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('nobody:'));
  const [uid, gid] = (line ?? '').split(':').slice(2, 4).map(Number);
  if (uid === undefined || gid === undefined) {
    throw new EmbeddedPostgresError(
      'noUser',
      'PostgreSQL does not run as root, and this system has no user `nobody`. Start the program as another user.',
    );
  }
  return { uid, gid };
}

/** Whether the user can reach a folder through all folders above it. Asks the system, so access lists count. */
export function canEnter(user: ServerUser, folder: string): boolean {
  const { status, error } = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], {
    ...user,
    cwd: '/',
    stdio: 'ignore',
  });
  if (error) {
    throw new EmbeddedPostgresError(
      'noUser',
      'PostgreSQL does not run as root, and this process may not start it as another user. Start the program as another user.',
      { cause: error },
    );
  }
  return status === 0;
}
