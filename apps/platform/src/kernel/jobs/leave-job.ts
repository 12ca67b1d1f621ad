import { randomUUID } from 'node:crypto';
import type { Db } from '../database/db.ts';
import { sentJobs } from './sent-jobs.tables.ts';

/** Leaves a job where there is no queue: anyone who starts working next, and knows its kind, finds it and does it. */
export async function leaveJob(db: Db, name: string, data: object): Promise<void> {
  await db.insert(sentJobs).values({ id: randomUUID(), name, data, startAfter: null });
}
