import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyEndpoint, isOnce } from '../../packages/contract/src/endpoint.ts';

const contract = join(import.meta.dirname, '../../packages/contract/src');

/** An endpoint and where the contract exports it. */
interface Found {
  endpoint: AnyEndpoint;
  /** As a type: `typeof import('@izlog/contract/user/login')['login']`. */
  type: string;
}

/** Every endpoint that the contract exports, by method and path. */
export async function findOperations(): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  for (const file of globSync('**/*.ts', { cwd: contract }).sort()) {
    if (/\.test\.ts$/.test(file)) continue;
    const exported: Record<string, unknown> = await import(pathToFileURL(join(contract, file)).href);
    const place = `typeof import('@izlog/contract/${file.replaceAll('\\', '/').replace(/\.ts$/, '')}')`;
    for (const [name, value] of Object.entries(exported).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      collect(value, `${place}['${name}']`, found, 0);
  }
  return found;
}

function collect(value: unknown, type: string, found: Map<string, Found>, depth: number): void {
  if (typeof value !== 'object' || value === null || depth > 3) return;
  if (isEndpoint(value)) {
    const name = `${value.method} ${value.path}`;
    if (!found.has(name)) found.set(name, { endpoint: value, type });
    return;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return;
  for (const [key, one] of Object.entries(value)) collect(one, `${type}['${key}']`, found, depth + 1);
}

const isEndpoint = (value: object): value is AnyEndpoint =>
  'method' in value && 'path' in value && 'access' in value && 'answer' in value;

/** The file of the client that says which calls there are, as the contract says it. */
export async function operationsFile(): Promise<string> {
  const all = [...(await findOperations())].sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = all.map(
    ([name, { endpoint, type }]) => `  /** ${endpoint.summary} */\n  '${name}': ${type};`,
  );
  const named = (isWanted: (endpoint: AnyEndpoint) => boolean) =>
    all.filter(([, { endpoint }]) => isWanted(endpoint)).map(([name]) => name);
  const asked = all.flatMap(([name, { endpoint }]) => {
    const keys = Object.keys(endpoint.query?.shape ?? {});
    return endpoint.method !== 'GET' && keys.length > 0 ? [`  '${name}': ${JSON.stringify(keys)},`] : [];
  });
  return `// Made from the contract by \`npm run client:make\`; a test says when it has to be made again.

/** Every call, by method and path. */
export interface Operations {
${lines.join('\n')}
}

/** Calls that answer a file. */
export type FileOperation =
${union(named(({ answersFile }) => answersFile !== undefined))}

/** Calls that take files. */
export type UploadOperation =
${union(named(({ takesFiles }) => takesFiles !== undefined))}

/** Of calls that are no GET: what goes into the address. */
export const asked: Readonly<Record<string, readonly string[]>> = {
${asked.join('\n')}
};

/** Calls that read, though they are no GET: they may be sent again. */
export const reading: ReadonlySet<string> = new Set(${JSON.stringify(named(({ reads }) => reads === true))});

/** Calls that write and take no Idempotency-Key: they are sent once. */
export const unkeyed: ReadonlySet<string> = new Set(${JSON.stringify(
    named((endpoint) => endpoint.method !== 'GET' && endpoint.reads !== true && !isOnce(endpoint)),
  )});
`;
}

const union = (names: readonly string[]): string => `${names.map((name) => `  | '${name}'`).join('\n')};`;
