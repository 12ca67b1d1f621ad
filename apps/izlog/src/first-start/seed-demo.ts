import type { Env } from '@izlog/platform/env';
import type { Database } from '@izlog/platform/kernel/database/db';
import { openStorage } from '@izlog/platform/kernel/files/storage';
import { loadDemo } from '@izlog/platform/seed/load-demo';
import type { Logger } from 'pino';

/** Loads the demonstration shop into an installation without any site; throws a sentence when it has one. */
export async function seedDemo(installation: {
  database: Pick<Database, 'db'>;
  env: Env;
  log: Logger;
}): Promise<void> {
  const { database, env, log } = installation;
  const storage = await openStorage(env);
  await loadDemo({ database, storage, log, now: new Date(), publicUrl: env.PUBLIC_URL });
}
