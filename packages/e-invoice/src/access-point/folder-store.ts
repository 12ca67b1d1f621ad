import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './by-hand.ts';

/** Files of a folder of this machine, which is made where it lacks. */
export function folderStore(root: string): FileStore {
  const place = (name: string) => {
    const parts = name.split('/');
    if (parts.some((part) => part === '' || part === '.' || part === '..' || part.includes('\\')))
      throw new Error(`${name} is no name of a file here.`);
    return join(root, ...parts);
  };
  const ready = async (path: string) => {
    await mkdir(dirname(path), { recursive: true });
    return path;
  };
  return {
    read: (name) => unlessMissing(readFile(place(name), 'utf8'), undefined),
    async write(name, text) {
      const path = await ready(place(name));
      // A crash in between leaves no half a file under the name.
      await writeFile(`${path}.new`, text);
      await rename(`${path}.new`, path);
    },
    list: async (folder) =>
      (await unlessMissing(readdir(place(folder)), [])).filter((name) => name.endsWith('.xml')).sort(),
    move: async (from, to) => rename(place(from), await ready(place(to))),
  };
}

async function unlessMissing<T, F>(act: Promise<T>, otherwise: F): Promise<T | F> {
  try {
    return await act;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return otherwise;
    throw error;
  }
}
