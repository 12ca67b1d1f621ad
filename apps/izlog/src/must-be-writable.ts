import { accessSync, constants, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { makeFolder } from '@izlog/platform/kernel/files/make-folder';

/** Throws a sentence when a file of that name cannot be written: before the work whose result it is to hold. */
export function mustBeWritable(file: string): void {
  const path = resolve(file);
  const folder = dirname(path);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${file} cannot be written: it is a folder.`);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${file} cannot be written: there is no folder ${folder}.`);
  mayWriteInto(folder, `${file} cannot be written: ${folder}`);
}

/** Makes the folder that a person named for what is to be written; throws a sentence where there can be none. */
export function mustBeFolder(name: string): void {
  const folder = resolve(name);
  if (statSync(folder, { throwIfNoEntry: false })?.isFile())
    throw new Error(`${name} cannot be a folder: it is a file.`);
  try {
    makeFolder(folder);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(`${name} cannot be made (${code}). Name another folder.`, { cause: error });
  }
  mayWriteInto(folder, name);
}

function mayWriteInto(folder: string, subject: string): void {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(`${subject} ${reasons[code] ?? `cannot be used (${code})`}.`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'may not be written by this user',
  EROFS: 'is on a disk that can only be read',
};
