import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { FileRefused } from 'catalogue-io';
import { fetchImage, imageBytes, isAllowed } from './fetch-image.ts';

/** Where pictures may come from; without either every product keeps the generated placeholder. */
export interface ImageOptions {
  /** A folder; pictures are found by their path in it, or by their file name. */
  folder?: string;
  allowHosts?: readonly string[];
}

/** Pictures as the import may have them. */
export interface ImageSource {
  /** Could this picture be had at all? Asked before anything is read or fetched. */
  has(src: string): boolean;
  /** Its bytes; throws an Error that says why not. */
  read(src: string): Promise<Buffer>;
}

/** Looks through the folder once; links in it are not followed. Throws FileRefused when there is no such folder. */
export async function openImageSource({ folder, allowHosts = [] }: ImageOptions): Promise<ImageSource> {
  const files = folder === undefined ? new Map<string, string>() : await listFiles(folder);
  const fileOf = (src: string) => files.get(src) ?? files.get(nameOf(src));
  return {
    has: (src) => fileOf(src) !== undefined || (URL.canParse(src) && isAllowed(new URL(src), allowHosts)),
    async read(src) {
      const file = fileOf(src);
      if (file === undefined) return fetchImage(src, { allowHosts, timeoutMs: 20_000 });
      if ((await stat(file)).size > imageBytes)
        throw new Error(`it is larger than ${imageBytes / 1024 / 1024} MB`);
      return readFile(file);
    },
  };
}

async function listFiles(folder: string): Promise<Map<string, string>> {
  if (!existsSync(folder)) throw new FileRefused('unreadable', `The image folder ${folder} does not exist.`);
  const files = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(relative(folder, path).split(sep).join('/'), path);
    if (!files.has(entry.name)) files.set(entry.name, path);
  }
  return files;
}

function nameOf(src: string): string {
  if (!URL.canParse(src)) return src;
  const name = basename(new URL(src).pathname);
  try {
    return decodeURIComponent(name);
  } catch {
    // A stray "%" in a file name: then it stands there as it is.
    return name;
  }
}
