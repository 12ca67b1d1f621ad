import { spawn } from 'node:child_process';
import type { ClusterPlace } from './place.ts';

/** Runs one of PostgreSQL's programs to its end as the server's user; `output` is all that it printed. */
export function runProgram(
  program: string,
  args: string[],
  place: ClusterPlace,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: place.home,
      env: serverEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...place.user,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Nothing of ours that could change the server: no PG* variables, no language, no secrets. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, LANG: 'C', TZ: 'UTC', ...(process.platform === 'win32' ? { SystemRoot, TEMP } : {}) };
}
