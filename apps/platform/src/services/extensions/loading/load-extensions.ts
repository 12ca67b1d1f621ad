import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { ExtensionFault } from '../process/call-terms.ts';
import { type ExtensionRunner, openExtension } from '../process/extension-process.ts';
import { type Manifest, readManifest, UnusableExtension } from './manifest.ts';

/** An extension as this process found it at its start. */
export interface LoadedExtension {
  name: string;
  state: 'usable' | 'broken' | 'newer';
  /** Why it cannot be used. */
  reason: string;
  output: string;
  /** Missing where it cannot be used. */
  manifest: Manifest | undefined;
  runner: ExtensionRunner;
}

/** Names of the folders that hold an extension; none where there is no such folder. */
export function findExtensions(folder: string): string[] {
  try {
    return readdirSync(resolve(folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name) && entry.name !== 'node_modules')
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Loads one: never throws, whatever it does. */
export async function loadExtension(
  folder: string,
  name: string,
  log?: Pick<FastifyBaseLogger, 'debug'>,
): Promise<LoadedExtension> {
  const runner = openExtension(join(resolve(folder), name), {
    onOutput: (text) => log?.debug({ extension: name, output: text }),
  });
  try {
    const manifest = readManifest(name, await runner.describe());
    return { name, state: 'usable', reason: '', output: '', manifest, runner };
  } catch (thrown) {
    const state = thrown instanceof UnusableExtension && thrown.isNewer ? 'newer' : 'broken';
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    const output = thrown instanceof ExtensionFault ? thrown.output : '';
    return { name, state, reason, output, manifest: undefined, runner };
  }
}

/** Loads all of a folder, one after the other: the start of a shop has more to do. */
export async function loadExtensions(
  folder: string,
  names: readonly string[],
  log: Pick<FastifyBaseLogger, 'debug'>,
): Promise<LoadedExtension[]> {
  const loaded: LoadedExtension[] = [];
  for (const name of names) loaded.push(await loadExtension(folder, name, log));
  return loaded;
}
