import { access, constants, statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Env } from '@izlog/platform/env';
import { checkStorage } from '@izlog/platform/kernel/files/check-storage';
import { openStorage } from '@izlog/platform/kernel/files/storage';
import type { Pool } from 'pg';
import { bucketFindings } from './bucket-findings.ts';
import { type Finding, fine, missing, weak } from './finding.ts';

/** Whether files can be written, read and deleted, and what a bucket lets browsers do. */
export async function storageFindings(pool: Pool, env: Env): Promise<Finding[]> {
  const place = env.S3_BUCKET ? `the bucket ${env.S3_BUCKET}` : 'the folder media of DATA_DIR';
  try {
    await checkStorage(await openStorage(env), env);
    return [fine(`Media are kept in ${place}.`), ...(await bucketFindings(pool, env))];
  } catch (error) {
    return [missing(`Media cannot be kept in ${place}. ${(error as Error).message}`)];
  }
}

export async function diskFinding(env: Env): Promise<Finding> {
  const folder = resolve(env.DATA_DIR);
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  const gigabytes = (bavail * bsize) / 1e9;
  const level = gigabytes < 1 ? missing : gigabytes < 5 ? weak : fine;
  return level(`${gigabytes.toFixed(1)} GB are free for DATA_DIR.`);
}
