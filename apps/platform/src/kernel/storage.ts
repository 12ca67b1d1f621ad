import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Env } from '../env.ts';

/** Files of media and documents: a disk folder, or an S3 bucket. Keys look like `media/ab/abcdef….png`. */
export type Storage = Disk;

/** Opens the storage that the settings name. */
export function openStorage(env: Env): Storage {
  if (env.S3_BUCKET) {
    return new Disk(
      new S3Driver({
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        endpoint: env.S3_ENDPOINT,
        forcePathStyle: env.S3_ENDPOINT !== undefined,
        supportsACL: false,
        visibility: 'private',
        ...(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
          ? { credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY } }
          : {}),
      }),
    );
  }
  const location = join(resolve(env.DATA_DIR), 'media');
  mkdirSync(location, { recursive: true });
  return new Disk(new FSDriver({ location, visibility: 'private' }));
}
