import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Throws a sentence when a file of that name cannot be written: before the work whose result it is to hold. */
export function mustBeWritable(file: string): void {
  const path = resolve(file);
  const folder = dirname(path);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${file} cannot be written: it is a folder.`);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${file} cannot be written: there is no folder ${folder}.`);
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(`${file} cannot be written: ${folder} ${reasons[code] ?? `cannot be used (${code})`}.`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'may not be written by this user',
  EROFS: 'is on a disk that can only be read',
};
