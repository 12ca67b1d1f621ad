import type { Db } from '@izlog/platform/kernel/database/db';
import { findBrokenWithdrawals } from '@izlog/platform/services/orders/setup';
import { type Finding, missing } from './finding.ts';

/** Whether the statements of withdrawal are as they were made: they are proof of what buyers said and when. */
export async function withdrawalFindings(db: Db): Promise<Finding[]> {
  return (await findBrokenWithdrawals(db)).map(({ siteId, number }) =>
    missing(
      `The statements of withdrawal of site ${siteId} are no proof any more from ${number} on: it or the one before it was changed or removed.`,
    ),
  );
}
