import { randomBytes } from 'node:crypto';
import { SiteExists } from '@izlog/platform/seed/load-demo';
import { createStaff } from '@izlog/platform/services/people/setup';
import { findSite } from '../find-site.ts';
import type { Installation } from '../installation.ts';
import { openOwnDatabase } from '../open-own-database.ts';
import { say } from '../say.ts';
import { seedDemo } from './seed-demo.ts';
import { leaveHistory, tellHistory } from './seed-history.ts';

/** The owner of the demonstration shop. */
export const ownerEmail = 'vlasnik@izlog.example';

/**
 * On an installation without any site: loads the demonstration shop and makes its owner. Its past is written by the shop once
 * it is open, or `now`. Returns the greeting to print once the shop listens; it names the new account and its password, this
 * one time.
 */
export async function prepareFirstStart(
  installation: Installation,
  {
    ownerPassword = randomBytes(12).toString('base64url'),
    history = 'later',
  }: { ownerPassword?: string; history?: 'now' | 'later' } = {},
): Promise<(url: string) => void> {
  const { env, log } = installation;
  const database = openOwnDatabase(installation);
  try {
    const { rows } = await database.pool.query<{ sites: number }>('select count(*)::int as sites from sites');
    if ((rows[0]?.sites ?? 0) > 0) return (url) => greet(url);
    console.error('First start: loading the demonstration shop …');
    if (!(await loadUnlessThere({ database, env, log }))) return (url) => greet(url);
    const site = await findSite(database, undefined);
    const owner = {
      email: ownerEmail,
      password: ownerPassword,
      role: 'owner',
      firstName: 'Vlasnik',
    } as const;
    const { id: userId } = await createStaff({ db: database.db, site }, owner);
    const past = { siteId: site.id, userId };
    if (env.DEMO_DAYS > 0 && history === 'now') await tellHistory(installation, database, past);
    else if (env.DEMO_DAYS > 0) await leaveHistory(database, past);
    return (url) => {
      greet(url);
      say(`  Staff account: ${ownerEmail}  password: ${ownerPassword}  (shown this once)`);
      if (env.DEMO_DAYS > 0 && history === 'later')
        say(`  Its orders of the last ${env.DEMO_DAYS} days come in a moment.`);
    };
  } finally {
    await database.end();
  }
}

/** False when another node, started at the same moment, was quicker; its shop is ours too. */
async function loadUnlessThere(installation: Parameters<typeof seedDemo>[0]): Promise<boolean> {
  try {
    await seedDemo(installation);
    return true;
  } catch (error) {
    if (error instanceof SiteExists) return false;
    throw error;
  }
}

function greet(url: string): void {
  say(`Izlog is open: ${url}\n  API:         ${url}/api/docs\n  Staff login: ${url}/adminLogin`);
}
