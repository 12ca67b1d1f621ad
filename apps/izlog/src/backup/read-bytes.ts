import { createReadStream } from 'node:fs';
import { pipeline as openStream } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** The bytes of a backup, uncompressed. Throws a sentence when there is no such file, or it is not whole. */
export async function* readBytes(file: string): AsyncGenerator<Buffer> {
  const unpacked = createGunzip();
  openStream(createReadStream(file), unpacked, () => {
    // A failure to read ends `unpacked` with the same error, which is thrown below.
  });
  try {
    yield* unpacked;
  } catch (error) {
    const code = String((error as { code?: string }).code);
    if (code === 'ENOENT') throw new Error(`There is no file ${file}.`, { cause: error });
    if (!code.startsWith('Z_')) throw error;
    throw new Error('The file is no backup of Izlog, or it is damaged or cut short.', { cause: error });
  }
}
