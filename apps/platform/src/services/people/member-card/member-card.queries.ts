import { and, asc, count, eq, getTableColumns, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/kernel/database/db.ts';
import { users } from '../account/user.tables.ts';
import { memberCards } from './member-card.tables.ts';

/** Barcode of the active card that belongs to a user. */
export async function findCardOf(db: Db, siteId: number, userId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ barcode: memberCards.barcode })
    .from(memberCards)
    .where(
      and(eq(memberCards.siteId, siteId), eq(memberCards.userId, userId), eq(memberCards.isActive, true)),
    );
  return row?.barcode;
}

/** True when the card exists, is active and belongs to nobody, or to `userId` (ACCT-038). Give no `userId` for a visitor. */
export async function isCardUsable(
  db: Db,
  siteId: number,
  barcode: string,
  userId?: number,
): Promise<boolean> {
  const isFree = isNull(memberCards.userId);
  const [row] = await db
    .select({ id: memberCards.id })
    .from(memberCards)
    .where(
      and(
        eq(memberCards.siteId, siteId),
        eq(memberCards.barcode, barcode),
        eq(memberCards.isActive, true),
        userId === undefined ? isFree : or(isFree, eq(memberCards.userId, userId)),
      ),
    );
  return row !== undefined;
}

/** Gives the card to the user, who lets go of another; of two who take one card at once exactly one gets it. */
export async function takeCard(db: Db, siteId: number, userId: number, barcode: string): Promise<boolean> {
  await releaseCard(db, siteId, userId, barcode);
  const taken = await db
    .update(memberCards)
    .set({ userId })
    .where(
      and(
        eq(memberCards.siteId, siteId),
        eq(memberCards.barcode, barcode),
        eq(memberCards.isActive, true),
        or(isNull(memberCards.userId), eq(memberCards.userId, userId)),
      ),
    )
    .returning({ id: memberCards.id });
  return taken.length > 0;
}

/** Takes the user's card away, unless it is the one named `except`. */
export async function releaseCard(db: Db, siteId: number, userId: number, except = ''): Promise<void> {
  await db
    .update(memberCards)
    .set({ userId: null })
    .where(
      and(
        eq(memberCards.siteId, siteId),
        eq(memberCards.userId, userId),
        sql`${memberCards.barcode} <> ${except}`,
      ),
    );
}

/** Adds cards to the site; those that exist stay as they are. Returns how many are new. */
export async function insertCards(db: Db, siteId: number, barcodes: readonly string[]): Promise<number> {
  if (barcodes.length === 0) return 0;
  const made = await db
    .insert(memberCards)
    .values(barcodes.map((barcode) => ({ siteId, barcode })))
    .onConflictDoNothing()
    .returning({ id: memberCards.id });
  return made.length;
}

export type CardRow = typeof memberCards.$inferSelect;

/** Makes a card that belongs to a user; false when the number is taken. */
export async function insertCardOf(
  db: Db,
  siteId: number,
  userId: number,
  barcode: string,
): Promise<boolean> {
  const made = await db
    .insert(memberCards)
    .values({ siteId, barcode, userId })
    .onConflictDoNothing()
    .returning({ id: memberCards.id });
  return made.length > 0;
}

export interface ListedCard extends CardRow {
  name: string | null;
  email: string | null;
}

interface CardQuestion {
  id?: number | undefined;
  /** Beginning of the code. */
  barcode?: string | undefined;
  /** The same, or a part of the holder's name or e-mail. */
  search?: string | undefined;
  state?: 'free' | 'taken' | 'blocked' | undefined;
}

/** Cards with whose they are, and how many match. */
export async function listCards(
  db: Db,
  siteId: number,
  { id, barcode = '', search = '', state }: CardQuestion,
  limit: number,
  offset: number,
): Promise<{ rows: ListedCard[]; total: number }> {
  const like = sql`'%' || izlog_like(${search}) || '%'`;
  const ofState = {
    free: and(eq(memberCards.isActive, true), isNull(memberCards.userId)),
    taken: isNotNull(memberCards.userId),
    blocked: eq(memberCards.isActive, false),
  };
  const isWanted = and(
    eq(memberCards.siteId, siteId),
    id === undefined ? undefined : eq(memberCards.id, id),
    sql`starts_with(${memberCards.barcode}, ${barcode})`,
    search === ''
      ? undefined
      : or(
          sql`starts_with(${memberCards.barcode}, ${search})`,
          sql`izlog_fold(concat_ws(' ', ${users.firstName}, ${users.lastName}, ${users.email})) like ${like}`,
        ),
    state && ofState[state],
  );
  const joined = eq(users.id, memberCards.userId);
  const [found] = await db
    .select({ total: count() })
    .from(memberCards)
    .leftJoin(users, joined)
    .where(isWanted);
  const rows = await db
    .select({
      ...getTableColumns(memberCards),
      name: sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      email: users.email,
    })
    .from(memberCards)
    .leftJoin(users, joined)
    .where(isWanted)
    .orderBy(asc(memberCards.barcode))
    .limit(limit)
    .offset(offset);
  return { rows, total: found?.total ?? 0 };
}

/** Blocks a card, which takes it from anyone who held it, or lets it work again. */
export async function changeCard(
  db: Db,
  siteId: number,
  id: number,
  isActive: boolean,
): Promise<CardRow | undefined> {
  const [row] = await db
    .update(memberCards)
    .set({ isActive, ...(isActive ? {} : { userId: null }) })
    .where(and(eq(memberCards.siteId, siteId), eq(memberCards.id, id)))
    .returning();
  return row;
}
