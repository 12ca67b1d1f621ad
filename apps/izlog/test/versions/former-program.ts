import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** Outside of this copy, whose tools would find its sources, and of any `node_modules`, where Node runs no TypeScript. */
const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'izlog-former');

/**
 * The folder of an older version's program, with all it needs, made from its commit or tag: it takes some minutes the first
 * time. Throws where the history of the project is not there.
 */
export function formerProgram(version: string): string {
  const folder = join(cache, version);
  if (existsSync(folder)) return folder;
  const ref = /^\d+\.\d+\.\d+/.test(version) ? `v${version}` : version;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    const sources = execFileSync('git', ['archive', ref], { cwd: root, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', unfinished], { input: sources });
    // What they say is in the error when they fail.
    const npm = (...args: string[]) =>
      execFileSync('npm', args, { cwd: unfinished, stdio: 'pipe', maxBuffer: 2 ** 26 });
    npm('ci', '--no-audit', '--no-fund');
    npm('run', 'build');
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}
