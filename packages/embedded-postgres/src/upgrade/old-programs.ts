import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isComplete } from '../install-programs.ts';

/** The newest whole copy of a major version's programs, left by the version that made the cluster; undefined without one. */
export function findOldPrograms(target: string, major: number): string | undefined {
  if (!existsSync(target)) return undefined;
  return readdirSync(target)
    .filter((name) => name.startsWith(`postgres-${major}.`))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(target, name))
    .find(isComplete);
}
