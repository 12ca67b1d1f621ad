import type { JoinedAccount } from '@izlog/contract/user/joined/joined-accounts';
import type { TokenPair, User } from '@izlog/contract/user/user';
import { sessionIdOf, userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { mainAddress } from '#platform/services/settings/index.ts';
import { readActiveUser } from '../account/user.queries.ts';
import { mailLinks } from '../login/mail-links.ts';
import { openLogin } from '../login/open-login.ts';
import { findStaffSession } from '../login/session.queries.ts';
import { listMethods } from '../staff/factors/second-factor.queries.ts';
import { mostSteps } from './join-accounts.ts';
import { addJoinCode, holdJoin, listJoined, spendJoinCode } from './joined.queries.ts';

/** The accounts on other sites that the caller changes to. */
export async function filterJoined(kernel: Kernel, ctx: Ctx): Promise<{ records: JoinedAccount[] }> {
  const rows = await listJoined(ctx.db, userIdOf(ctx.caller));
  if (rows.length === 0) return { records: [] };
  const session = await findStaffSession(ctx.db, sessionIdOf(ctx.caller));
  const records: JoinedAccount[] = [];
  for (const { id, siteId, userId, email, createdAt } of rows) {
    const site = await kernel.sites.byId(siteId);
    if (!site) continue;
    records.push({
      id,
      siteId,
      site: site.name,
      address: await mainAddress(kernel, site),
      email,
      created_at: createdAt.toISOString(),
      isOpen: session !== undefined && (await showsEnough(ctx.db, session, userId)),
    });
  }
  return { records };
}

/**
 * Leads to a joined account by a code that works once, there only, for a minute. Refuses with notFound, and with
 * siteAsksSecondFactor where the other account has a second factor and this login showed none.
 */
export async function openJoined(kernel: Kernel, ctx: Ctx, { id }: { id: number }): Promise<{ url: string }> {
  await limitAddress(ctx, 'change site', mostSteps);
  const joined = (await listJoined(ctx.db, userIdOf(ctx.caller))).find((one) => one.id === id);
  const site = joined && (await kernel.sites.byId(joined.siteId));
  const session = await findStaffSession(ctx.db, sessionIdOf(ctx.caller));
  if (!joined || !site || !session) throw new Refusal('notFound');
  const { userId } = joined;
  if (!(await showsEnough(ctx.db, session, userId))) throw new Refusal('siteAsksSecondFactor');
  const row = { step: 'arrive', siteId: site.id, userId, fromSessionId: session.id } as const;
  const code = await addJoinCode(ctx.db, row, ctx.now);
  return { url: `${await mainAddress(kernel, site)}${mailLinks.arrive(code)}` };
}

/**
 * Opens the login that a code leads to, as the account of this site and with its rights. Everything is looked at again:
 * the login it came from is open, the accounts are still joined, the second factor is shown. It ends with the login it
 * came from. Refuses with linkInvalid.
 */
export async function arriveJoined(
  kernel: Kernel,
  ctx: Ctx,
  { code }: { code: string },
): Promise<{ tokens: TokenPair; user: User }> {
  await limitAddress(ctx, 'change site', mostSteps);
  const { site, now } = ctx;
  return inTransaction(ctx, async (inner) => {
    const { db } = inner;
    const spent = await spendJoinCode(db, { siteId: site.id, steps: ['arrive'], code }, now);
    const from = spent && (await findStaffSession(db, spent.fromSessionId));
    const row = spent?.userId ? await readActiveUser(db, site.id, spent.userId) : undefined;
    if (!from || !row?.isBackofficeUser || !(await holdJoin(db, from.userId, row.id)))
      throw new Refusal('linkInvalid');
    if (!(await showsEnough(db, from, row.id))) throw new Refusal('linkInvalid');
    // Of a login that came from a third site the first one counts: it is what the person logged in to.
    const first = { id: from.openedFrom ?? from.id, secondFactorAt: from.secondFactorAt };
    return openLogin(kernel, inner, row, { from: first });
  });
}

/** The caller's accounts on other sites, and whether this login showed what each of them asks for. */
export async function joinedSites(
  ctx: Ctx,
): Promise<Array<{ siteId: number; userId: number; isOpen: boolean }>> {
  const session = await findStaffSession(ctx.db, sessionIdOf(ctx.caller));
  const found: Array<{ siteId: number; userId: number; isOpen: boolean }> = [];
  for (const { siteId, userId } of await listJoined(ctx.db, userIdOf(ctx.caller)))
    found.push({
      siteId,
      userId,
      isOpen: session !== undefined && (await showsEnough(ctx.db, session, userId)),
    });
  return found;
}

/** A login without a second factor leads to no account that asks for one. */
async function showsEnough(
  db: Db,
  { secondFactorAt }: { secondFactorAt: Date | null },
  userId: number,
): Promise<boolean> {
  return secondFactorAt !== null || (await listMethods(db, userId)).length === 0;
}
