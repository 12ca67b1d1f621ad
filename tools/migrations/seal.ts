import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Migration, readMigrations } from '../../apps/platform/src/kernel/database/migration-files.ts';

/** Name and hash of every migration that stands for ever, in their order. */
interface Seals {
  sealed: { name: string; hash: string }[];
}

const listOf = (folder: string) => join(folder, 'sealed.json');

/**
 * What is wrong with a folder of migrations, as a sentence (REL-01): a sealed one was changed, removed or put elsewhere, a
 * file belongs to none, or they are not in the order of their time. Undefined where all is well.
 */
export function sealFault(folder: string): string | undefined {
  const { sealed } = readSeals(folder);
  const missing = sealed.find(({ name }) => !existsSync(join(folder, `${name}.sql`)));
  if (missing)
    return `The migration ${missing.name} is sealed and its file is gone. It has to stay for ever.`;
  const migrations = readMigrations(folder);
  for (const [at, { name, hash }] of sealed.entries()) {
    const found = migrations[at];
    if (found?.name !== name)
      return `Migration ${at} is ${found?.name ?? 'missing in the journal'}, and ${name} is sealed there. Only add after it.`;
    if (found.hash !== hash)
      return `The migration ${name} is sealed and was changed. Put it back, and write another one.`;
  }
  const late = migrations.find(({ when }, at) => at > 0 && when <= (migrations[at - 1]?.when ?? 0));
  if (late) return `The migration ${late.name} is older than the one before it. Generate it again on top.`;
  const stray = strayFile(folder, migrations);
  if (stray) return `${stray} belongs to no migration of the journal.`;
  return undefined;
}

/** Names of the migrations that are not sealed yet. */
export function unsealed(folder: string): string[] {
  return readMigrations(folder)
    .slice(readSeals(folder).sealed.length)
    .map(({ name }) => name);
}

/** Seals those that are not yet, and names them. */
export function sealMigrations(folder: string): string[] {
  const names = unsealed(folder);
  const sealed = readMigrations(folder).map(({ name, hash }) => ({ name, hash }));
  writeFileSync(listOf(folder), `${JSON.stringify({ sealed } satisfies Seals, null, 2)}\n`);
  return names;
}

function readSeals(folder: string): Seals {
  if (!existsSync(listOf(folder))) return { sealed: [] };
  return JSON.parse(readFileSync(listOf(folder), 'utf8'));
}

function strayFile(folder: string, migrations: readonly Migration[]): string | undefined {
  const names = new Set(migrations.map(({ name }) => name));
  return readdirSync(folder).find((file) => {
    const match = /^(.+?)(?:\.(?:before|after|online))?\.sql$/.exec(file);
    return match?.[1] !== undefined && !names.has(match[1]);
  });
}
