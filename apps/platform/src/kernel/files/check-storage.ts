import { randomUUID } from 'node:crypto';
import type { Env } from '#platform/env.ts';
import { mediaFolder, type Storage } from './storage.ts';

/**
 * Why files cannot be kept, as a sentence that names the setting. `isAway` when the store did not answer at all, which
 * may pass by itself; otherwise it answered that it will not do.
 */
export class StorageFault extends Error {
  readonly isAway: boolean;

  constructor(message: string, isAway: boolean, cause: unknown) {
    super(message, { cause });
    this.isAway = isAway;
  }
}

/** Writes, reads and deletes a small file as the shop does. Throws a StorageFault when one of these fails. */
export async function checkStorage(storage: Storage, env: Env): Promise<void> {
  const key = `check/${randomUUID()}`;
  const steps: [string, () => Promise<unknown>][] = [
    ['write to', () => storage.put(key, 'izlog')],
    ['read from', () => storage.getBytes(key)],
    ['delete from', () => storage.delete(key)],
    // A store tells that a file is not there only to those who may list.
    ['list', () => storage.exists(key)],
  ];
  for (const [verb, step] of steps) {
    try {
      await step();
    } catch (error) {
      throw faultOf(error, verb, env);
    }
  }
}

function faultOf(error: unknown, verb: string, env: Env): StorageFault {
  const cause = causeOf(error);
  const reason = cause.message || cause.code || cause.name;
  if (!env.S3_BUCKET) {
    const folder = mediaFolder(env);
    return new StorageFault(`DATA_DIR: cannot ${verb} ${folder}: ${reason}.`, false, error);
  }
  const status = cause.$metadata?.httpStatusCode;
  const sentence = sentences[cause.name];
  if (sentence) return new StorageFault(sentence(env, cause), false, error);
  if (status === 403) {
    const who = env.S3_ACCESS_KEY_ID ? `S3_ACCESS_KEY_ID: ${env.S3_ACCESS_KEY_ID}` : 'This machine';
    return new StorageFault(`${who} may not ${verb} the bucket ${env.S3_BUCKET}.`, false, error);
  }
  if (status !== undefined && status < 500) {
    return new StorageFault(`S3_BUCKET: ${env.S3_BUCKET} refuses to ${verb} it: ${reason}.`, false, error);
  }
  return new StorageFault(`S3_ENDPOINT: ${storeOf(env)} does not answer (${reason}).`, true, error);
}

/** What stores answer, by the names Amazon gave them. */
const sentences: Record<string, (env: Env, cause: Cause) => string> = {
  NoSuchBucket: (env) => `S3_BUCKET: there is no bucket ${env.S3_BUCKET} at ${storeOf(env)}.`,
  InvalidAccessKeyId: (env) =>
    `S3_ACCESS_KEY_ID: ${storeOf(env)} does not know the key ${env.S3_ACCESS_KEY_ID}.`,
  SignatureDoesNotMatch: (env) =>
    `S3_SECRET_ACCESS_KEY: it does not belong to the key ${env.S3_ACCESS_KEY_ID}.`,
  CredentialsProviderError: () =>
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set, and this machine has no rights of its own.',
  RequestTimeTooSkewed: () => 'The clock of this machine is wrong: the store refuses what it signs.',
  AuthorizationHeaderMalformed: wrongRegion,
  PermanentRedirect: wrongRegion,
};

function wrongRegion(env: Env, { Region: region }: Cause): string {
  return `S3_REGION: the bucket ${env.S3_BUCKET} is not in ${env.S3_REGION}${region ? ` but in ${region}` : ''}.`;
}

function storeOf(env: Env): string {
  return env.S3_ENDPOINT ?? `S3 of ${env.S3_REGION}`;
}

interface Cause {
  name: string;
  message: string;
  code?: string;
  Region?: string;
  $metadata?: { httpStatusCode?: number };
}

/** The error of the store below those that wrap it. */
function causeOf(error: unknown): Cause {
  let cause = error as Error;
  while (cause.cause instanceof Error) cause = cause.cause;
  return cause;
}
