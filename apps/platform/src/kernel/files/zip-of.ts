import { Zip, ZipPassThrough } from 'fflate';

/** A file of an archive: its bytes are asked for when its turn comes. */
export interface ZippedFile {
  /** With folders: `invoice/2026-11-28-125.pdf`. */
  name: string;
  at: Date;
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/**
 * A ZIP of files, part by part in the memory of one part. Nothing is pressed together: PDFs are already. Without the extension
 * for large ones: at most 65,535 files and 4 GB.
 */
export async function* zipOf(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let fault: Error | null = null;
  const zip = new Zip((error, chunk) => {
    fault ??= error;
    if (chunk.length > 0) ready.push(chunk);
  });
  function* taken() {
    if (fault) throw fault;
    const parts = ready;
    ready = [];
    yield* parts;
  }
  for await (const { name, at, bytes } of files) {
    const file = new ZipPassThrough(name);
    file.mtime = at;
    zip.add(file);
    for await (const part of bytes) {
      file.push(part);
      yield* taken();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
