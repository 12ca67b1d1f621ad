// The program as one file, when there is one that was made of the sources as they are now (apps/izlog/src/building/bundle-program.ts).
// In the installed package there are no sources: what is there was made when it was packed.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = join(root, 'apps/izlog/build');

/** Address of the one file in a folder; undefined when there is none, or a source has changed since. */
export function freshProgram(at = folder) {
  let made;
  try {
    made = JSON.parse(readFileSync(join(at, 'program.json'), 'utf8'));
  } catch {
    return undefined;
  }
  for (const [path, mark] of Object.entries(made.sources)) if (markOf(path) !== mark) return undefined;
  const file = join(at, made.file);
  return statSync(file, { throwIfNoEntry: false }) && pathToFileURL(file).href;
}

/** Size and time of a file below the root: what is different after it was written. */
export function markOf(path) {
  const status = statSync(join(root, path), { throwIfNoEntry: false });
  return status ? `${status.size} ${status.mtimeMs}` : '';
}
