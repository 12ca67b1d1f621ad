import { randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { S3Driver } from 'flydrive/drivers/s3';
import type { Env } from '#platform/env.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** Files of media and documents: a disk folder, or an S3 bucket. Keys look like `media/ab/abcdef….png`. */
export abstract class Storage extends Disk {
  /** A part of a file that is there, first and last byte counted from 0: nothing else of it is fetched. */
  abstract getRange(key: string, range: { start: number; end: number }): Promise<Readable>;
  /**
   * Puts what comes in chunks that nobody else holds: where files lie in a folder each is given back to the system once it
   * is written, since what waits for the next collection of garbage is tens of megabytes while a film goes up.
   */
  abstract putChunks(key: string, chunks: AsyncIterable<Uint8Array>, size: number): Promise<void>;
  /** Puts files that are there one after the other into a new one; `look` sees each chunk in its turn and keeps none. */
  abstract join(
    keys: readonly string[],
    into: string,
    size: number,
    look: (chunk: Uint8Array) => void,
  ): Promise<void>;
  /** An address to which a browser puts these bytes without us, for some seconds; none where files lie in a folder. */
  abstract uploadAddress(key: string, size: number, seconds: number): Promise<string | undefined>;
  /** The origin of those addresses. */
  abstract readonly uploadOrigin: string | null;
  /** The address of a file for everybody, where the bucket lets everybody read it; none where files lie in a folder. */
  abstract openAddress(key: string): string | undefined;
  /** Removes what writes that broke off before a moment have left (a power cut, a kill). */
  abstract removeUnfinished(before: Date): Promise<void>;
}

/** Registers the job that, once a day, removes what writes of the days before have left. */
export function defineStorageJob({ jobs, storage }: { jobs: Jobs; storage: Storage }): void {
  jobs.define('storage-clean-up', () => storage.removeUnfinished(new Date(Date.now() - dayMs)), '50 3 * * *');
}

const dayMs = 86_400_000;

/** How the names of files end that are being written. */
const unfinished = '.part';

/** Opens the storage that the settings name. Whether it can be used is seen by `checkStorage`. */
export async function openStorage(env: Env): Promise<Storage> {
  return env.S3_BUCKET ? openBucket(env, env.S3_BUCKET) : new FolderStorage(mediaFolder(env));
}

/** Where files are kept without a bucket. */
export function mediaFolder(env: Env): string {
  return join(resolve(env.DATA_DIR), 'media');
}

class FolderStorage extends Storage {
  readonly uploadOrigin = null;
  readonly #location: string;

  constructor(location: string) {
    mkdirSync(location, { recursive: true });
    super(new FSDriver({ location, visibility: 'private' }));
    this.#location = location;
  }

  /** Flydrive hands out the whole memory that Node took for reading, which for an empty file is that of others. */
  override async getBytes(key: string): Promise<Uint8Array> {
    try {
      return await readFile(join(this.#location, key));
    } catch (cause) {
      throw new errors.E_CANNOT_READ_FILE([key], { cause });
    }
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.#write(key, contents);
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.#write(key, contents);
  }

  override putChunks(key: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
    return this.#write(key, givenBack(chunks));
  }

  override join(
    keys: readonly string[],
    into: string,
    _size: number,
    look: (chunk: Uint8Array) => void,
  ): Promise<void> {
    return this.#write(into, this.#read(keys, look));
  }

  /** All of it passes through the same memory. */
  async *#read(keys: readonly string[], look: (chunk: Uint8Array) => void): AsyncGenerator<Uint8Array> {
    const room = Buffer.allocUnsafeSlow(512 * 1024);
    for (const key of keys) {
      const file = await open(join(this.#location, key), 'r');
      try {
        for (;;) {
          const { bytesRead } = await file.read(room);
          if (bytesRead === 0) break;
          const chunk = room.subarray(0, bytesRead);
          look(chunk);
          yield chunk;
        }
      } finally {
        await file.close();
      }
    }
  }

  /** Flydrive writes in place: who reads meanwhile, or after a power cut, would find half a file. */
  async #write(
    key: string,
    contents: string | Uint8Array | Readable | AsyncIterable<Uint8Array>,
  ): Promise<void> {
    const file = join(this.#location, key);
    const part = `${file}.${randomUUID()}${unfinished}`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(part, contents, { flush: true });
      await rename(part, file);
    } catch (cause) {
      await rm(part, { force: true });
      throw new errors.E_CANNOT_WRITE_FILE([key], { cause });
    }
  }

  async getRange(key: string, range: { start: number; end: number }): Promise<Readable> {
    return createReadStream(join(this.#location, key), range);
  }

  async uploadAddress(): Promise<undefined> {
    return undefined;
  }

  openAddress(): undefined {
    return undefined;
  }

  async removeUnfinished(before: Date): Promise<void> {
    const entries = await readdir(this.#location, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (!entry.isFile() || !entry.name.endsWith(unfinished)) continue;
      const file = join(entry.parentPath, entry.name);
      if ((await stat(file)).mtime < before) await rm(file, { force: true });
    }
  }
}

/** Chunks, each of which is given back to the system when the next one is asked for. */
async function* givenBack(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    yield chunk;
    const { buffer, byteLength } = chunk;
    // One that shares its memory with others is left to the collection of garbage.
    if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
  }
}

/** The client of S3 is loaded only where there is a bucket: it takes a tenth of a second and 35 MB. */
async function openBucket(env: Env, bucket: string): Promise<Storage> {
  const [s3, { S3Driver }] = await Promise.all([import('@aws-sdk/client-s3'), import('flydrive/drivers/s3')]);
  const client = new s3.S3Client({
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    forcePathStyle: env.S3_ENDPOINT !== undefined,
    // The checksums that the client adds unasked are refused by many stores that are not Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without these a store that hangs would hold requests for ever. A download may take longer, but not stand still.
    requestHandler: { connectionTimeout: 5000, socketTimeout: 30_000 },
    ...credentialsOf(env),
  });
  const driver = new S3Driver({ client, bucket, supportsACL: false, visibility: 'private' });
  const origin = env.S3_ENDPOINT
    ? new URL(env.S3_ENDPOINT).origin
    : `https://${bucket}.s3.${env.S3_REGION}.amazonaws.com`;
  return new BucketStorage(
    driver,
    env.S3_ENDPOINT ? `${origin}/${bucket}` : origin,
    async (Key, { start, end }) => {
      const part = { Bucket: bucket, Key, Range: `bytes=${start}-${end}` };
      const { Body } = await client.send(new s3.GetObjectCommand(part));
      return Body as Readable;
    },
  );
}

function credentialsOf(env: Env): S3ClientConfig {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {};
}

class BucketStorage extends Storage {
  readonly getRange: Storage['getRange'];

  readonly uploadOrigin: string;
  readonly #address: string;

  constructor(driver: S3Driver, address: string, getRange: Storage['getRange']) {
    super(driver);
    this.#address = address;
    this.uploadOrigin = new URL(address).origin;
    this.getRange = getRange;
  }

  override putChunks(key: string, chunks: AsyncIterable<Uint8Array>, size: number): Promise<void> {
    return this.putStream(key, Readable.from(chunks, { objectMode: false }), { contentLength: size });
  }

  override join(
    keys: readonly string[],
    into: string,
    size: number,
    look: (chunk: Uint8Array) => void,
  ): Promise<void> {
    return this.putChunks(into, this.#read(keys, look), size);
  }

  async *#read(keys: readonly string[], look: (chunk: Uint8Array) => void): AsyncGenerator<Uint8Array> {
    for (const key of keys)
      for await (const chunk of await this.getStream(key)) {
        look(chunk);
        yield chunk;
      }
  }

  openAddress(key: string): string {
    return `${this.#address}/${key}`;
  }

  /** The size is signed along: the bucket takes no other. */
  uploadAddress(key: string, size: number, seconds: number): Promise<string> {
    return this.getSignedUploadUrl(key, { expiresIn: seconds, ContentLength: size });
  }

  /** A bucket shows nothing before it is whole. */
  async removeUnfinished(): Promise<void> {}
}
