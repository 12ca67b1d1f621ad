import { accessSync, constants, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** Throws a sentence when there is no such file, or it cannot be read: before a database is opened for it. */
export function mustBeReadable(file: string): void {
  const path = resolve(file);
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) throw new Error(`There is no file ${path}.`);
  if (status.isDirectory()) throw new Error(`${path} is a folder, not a file.`);
  try {
    accessSync(path, constants.R_OK);
  } catch (error) {
    throw new Error(`${path} may not be read by this user.`, { cause: error });
  }
}
