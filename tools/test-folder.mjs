import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Many times what a run holds at once; the rest is for the programs themselves. */
const room = 4 * 2 ** 30;

/**
 * Makes `TMPDIR` a folder for everything that this process and its children leave on the way, gone at its end. It lies in
 * memory where there is room: each test file copies a database of 1,200 files, and a disk is slow at making so many.
 */
export function useTestFolder() {
  const folder = madeIn('/dev/shm') ?? mkdtempSync(join(tmpdir(), 'izlog-tests-'));
  // Open to the unprivileged user as whom PostgreSQL runs when the tests run as root.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])
    process.once(signal, () => process.exit(code));
  return folder;
}

/** A folder in `place`; undefined where that is missing, too small, or lets no programs be run. */
function madeIn(place) {
  try {
    accessSync(place, constants.W_OK);
    const { bavail, bsize } = statfsSync(place);
    if (Math.min(bavail * bsize, freemem()) < room) return undefined;
  } catch {
    return undefined;
  }
  const folder = mkdtempSync(join(place, 'izlog-tests-'));
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  const mayRun = spawnSync(program).status === 0;
  rmSync(mayRun ? program : folder, { recursive: true });
  return mayRun ? folder : undefined;
}
