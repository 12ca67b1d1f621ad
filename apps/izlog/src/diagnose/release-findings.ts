import type { Db } from '@izlog/platform/kernel/database/db';
import { listDueReleases } from '@izlog/platform/services/editing/setup';
import { type Finding, weak } from './finding.ts';

const minute = 60_000;

/** Releases of content whose time has come a minute ago and that have not gone out: they failed, or no worker runs. */
export async function releaseFindings(db: Db): Promise<Finding[]> {
  const late = await listDueReleases(db, new Date(Date.now() - minute));
  return late.map(({ id, siteId, name, at, state }) => {
    const why =
      state === 'failed' ? 'something keeps it back, see Releases in the back office' : 'does a worker run?';
    return weak(
      `Release ${id} “${name}” of site ${siteId} should have gone out at ${at.toISOString()}: ${why}.`,
    );
  });
}
