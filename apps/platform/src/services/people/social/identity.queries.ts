import { createHash } from 'node:crypto';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { siteOptions } from '#platform/services/settings/options/option.tables.ts';
import { users } from '../account/user.tables.ts';
import { loginFlows, userIdentities } from './identity.tables.ts';

/** The secret option that holds a site's providers, as text. */
export async function readProviderOption(db: Db, siteId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ value: siteOptions.value })
    .from(siteOptions)
    .where(and(eq(siteOptions.siteId, siteId), eq(siteOptions.key, 'LoginProviders')));
  return row?.value ?? undefined;
}

type Flow = typeof loginFlows.$inferSelect;

/** Keeps a login under way; those that ran out go away. */
export async function addFlow(
  db: Db,
  flow: string,
  row: Omit<typeof loginFlows.$inferInsert, 'hash'>,
  now: Date,
): Promise<void> {
  await db.delete(loginFlows).where(lte(loginFlows.expiresAt, now));
  await db.insert(loginFlows).values({ ...row, hash: hashOf(flow) });
}

/** Spends a login under way: of parallel calls exactly one gets it. */
export async function spendFlow(db: Db, siteId: number, flow: string, now: Date): Promise<Flow | undefined> {
  const [row] = await db
    .delete(loginFlows)
    .where(
      and(eq(loginFlows.hash, hashOf(flow)), eq(loginFlows.siteId, siteId), gt(loginFlows.expiresAt, now)),
    )
    .returning();
  return row;
}

/** Where the browser of a login under way goes on, by the state that the provider gives back. */
export async function findFlowByState(db: Db, state: string, now: Date) {
  const [row] = await db
    .select({ redirectUri: loginFlows.redirectUri, provider: loginFlows.provider })
    .from(loginFlows)
    .where(and(eq(loginFlows.state, state), gt(loginFlows.expiresAt, now)));
  return row;
}

/** The account that a person of a provider is joined to. */
export async function findIdentityOwner(db: Db, siteId: number, issuer: string, subject: string) {
  const [row] = await db
    .select({ user: users })
    .from(userIdentities)
    .innerJoin(users, eq(users.id, userIdentities.userId))
    .where(
      and(
        eq(userIdentities.siteId, siteId),
        eq(userIdentities.issuer, issuer),
        eq(userIdentities.subject, subject),
      ),
    );
  return row?.user;
}

/** Joins a person of a provider to an account; false when they are joined to one already. */
export async function insertIdentity(db: Db, row: typeof userIdentities.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(userIdentities)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: userIdentities.id });
  return made.length > 0;
}

export async function listIdentitiesOf(db: Db, siteId: number, userId: number) {
  return db
    .select()
    .from(userIdentities)
    .where(and(eq(userIdentities.siteId, siteId), eq(userIdentities.userId, userId)))
    .orderBy(asc(userIdentities.id));
}

export async function removeIdentity(db: Db, siteId: number, userId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(userIdentities)
    .where(
      and(eq(userIdentities.siteId, siteId), eq(userIdentities.userId, userId), eq(userIdentities.id, id)),
    )
    .returning({ id: userIdentities.id });
  return gone.length > 0;
}

/** Takes every provider off an account. */
export async function removeIdentitiesOf(db: Db, siteId: number, userId: number): Promise<void> {
  await db
    .delete(userIdentities)
    .where(and(eq(userIdentities.siteId, siteId), eq(userIdentities.userId, userId)));
}

function hashOf(flow: string): string {
  return createHash('sha256').update(flow).digest('base64url');
}
