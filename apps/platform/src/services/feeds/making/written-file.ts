import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Storage } from '#platform/kernel/files/storage.ts';

/** A file that is written piece by piece, gzipped, into a folder of this machine: a bucket wants to know its size beforehand. */
export function openWrittenFile(path: string) {
  const hash = createHash('sha256');
  const gzip = createGzip({ level: 4 });
  const done = finished(gzip.pipe(createWriteStream(path)));
  // A fault that comes while nobody waits is met where it is waited for.
  done.catch(() => {});
  let bytes = 0;
  return {
    async write(text: string): Promise<void> {
      if (text === '') return;
      const chunk = Buffer.from(text);
      hash.update(chunk);
      bytes += chunk.length;
      if (!gzip.write(chunk))
        await Promise.race([new Promise((drained) => gzip.once('drain', drained)), done]);
    },
    /** SHA-256 and bytes of what was written, without gzip. */
    async end(): Promise<{ hash: string; bytes: number }> {
      gzip.end();
      await done;
      return { hash: hash.digest('hex'), bytes };
    },
    destroy: () => gzip.destroy(),
  };
}

/** Puts a file of this machine into storage. */
export async function storeWritten(storage: Storage, path: string, key: string): Promise<void> {
  const { size } = await stat(path);
  await storage.putChunks(key, createReadStream(path), size);
}
