import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Runs a tool of the house in a copy; gives what it said, which ends with `content` unless it found faults. */
export async function runIn(
  folder: string,
  [program, ...args]: readonly [program: string, ...args: string[]],
  more: NodeJS.ProcessEnv = {},
): Promise<string> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  const path = join(folder, 'node_modules', program);
  return promisify(execFile)(process.execPath, [path, ...args], {
    cwd: folder,
    env: { ...env, ...more },
  }).then(
    ({ stdout }) => `${stdout}content`,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
  );
}

/** The compiler on some of the sources of a copy (below `apps`) and all that they import. */
export function compileIn(folder: string, base: string, include: readonly string[]): Promise<string> {
  writeFileSync(join(folder, 'apps/example.json'), JSON.stringify({ extends: base, include }));
  return runIn(folder, ['typescript/bin/tsc', '-p', 'apps/example.json']);
}
