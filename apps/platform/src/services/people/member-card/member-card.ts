import { randomInt } from 'node:crypto';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { paginate } from '@izlog/contract/pagination';
import { eanCheckDigit } from '@izlog/contract/user/barcode';
import type {
  filterMemberCards as filterEndpoint,
  issueMemberCard as issueEndpoint,
} from '@izlog/contract/user/member-card';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { readOptions } from '#platform/services/settings/index.ts';
import { lockAccount, readActiveUser } from '../account/user.queries.ts';
import {
  type CardRow,
  changeCard,
  findCardOf,
  insertCardOf,
  insertCards,
  isCardUsable,
  type ListedCard,
  listCards,
  releaseCard,
  takeCard,
} from './member-card.queries.ts';
import { drawBarcode } from './render-barcode.ts';

/** Checks from one address in a quarter of an hour: enough for mistypings, far too few to find a card by guessing. */
const mostChecks = 30;

/** Whether the caller may use the member card (ACCT-036, ACCT-038). */
export async function validateMembersBarcode(
  ctx: Ctx,
  { barcode }: { barcode: string },
): Promise<{ isValid: boolean }> {
  await limitAddress(ctx, 'member card', mostChecks);
  if (barcode === '') return { isValid: false };
  const userId = ctx.caller.kind === 'customer' ? ctx.caller.userId : undefined;
  return { isValid: await isCardUsable(ctx.db, ctx.site.id, barcode, userId) };
}

/** The caller's card with its bars (ACCT-037); refuses with notFound when the caller has none. */
export async function getMemberCard(ctx: Ctx) {
  const barcode = await findCardOf(ctx.db, ctx.site.id, userIdOf(ctx.caller));
  if (barcode === undefined) throw new Refusal('notFound');
  return { barcode, ...(await drawBarcode(barcode)) };
}

/** Whether every new customer gets a card: option MemberCardsIssued. */
export async function mustIssueCards(ctx: Ctx): Promise<boolean> {
  ctx.tags.add('options');
  const options = await readOptions(ctx, ['MemberCardsIssued']);
  return options.get('MemberCardsIssued') === 'true';
}

/** Makes a card for a user: an EAN-13 of the range 29, which GS1 leaves to shops for their own use. */
export async function issueCard(db: Db, siteId: number, userId: number): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const digits = `29${String(randomInt(10 ** 10)).padStart(10, '0')}`;
    if (await insertCardOf(db, siteId, userId, digits + eanCheckDigit(digits))) return;
  }
  throw new Error('no free number for a member card was found');
}

/** Adds cards that customers may take (ACCT-038). */
export async function createMemberCards(ctx: Ctx, { barcodes }: { barcodes: readonly string[] }) {
  return { created: await insertCards(ctx.db, ctx.site.id, barcodes) };
}

/** A page of the site's cards. */
export async function filterMemberCards(
  ctx: Ctx,
  { page, limit, ...asked }: EndpointParsed<typeof filterEndpoint>,
) {
  const { rows, total } = await listCards(ctx.db, ctx.site.id, asked, limit, (page - 1) * limit);
  return { records: rows.map(presentCard), pagination: paginate(page, limit, total) };
}

/** Blocks a card or lets it work again; refuses with notFound. */
export async function updateMemberCard(ctx: Ctx, { id, isActive }: { id: number; isActive: boolean }) {
  const before = await cardById(ctx, id);
  const row = await changeCard(ctx.db, ctx.site.id, id, isActive);
  if (!row) throw new Refusal('notFound');
  noteChange(ctx, `memberCard ${row.barcode}`, loggedOf(before), loggedOf(row));
  return presentCard({ ...row, name: null, email: null });
}

/** Gives a customer the card of a code, or one of a new number; refuses a card that is blocked or somebody else's. */
export function issueMemberCard(
  outer: Ctx,
  { userId, barcode }: EndpointParsed<typeof issueEndpoint>,
): Promise<EndpointReturn<typeof issueEndpoint>> {
  return inTransaction(outer, async (ctx) => {
    const { db, site } = ctx;
    // One person, one card: two who give one at once wait for each other.
    await lockAccount(db, site.id, userId);
    if (!(await readActiveUser(db, site.id, userId))) throw new Refusal('notFound');
    if (barcode === undefined) {
      await releaseCard(db, site.id, userId);
      await issueCard(db, site.id, userId);
    } else {
      await insertCards(db, site.id, [barcode]);
      if (!(await takeCard(db, site.id, userId, barcode))) throw new Refusal('memberCardInvalid');
    }
    const code = (await findCardOf(db, site.id, userId)) ?? '';
    const { rows } = await listCards(db, site.id, { barcode: code }, 1, 0);
    const [row] = rows;
    if (!row) throw new Error('the card was not kept');
    noteChange(ctx, `memberCard ${row.barcode}`, {}, loggedOf(row));
    return presentCard(row);
  });
}

async function cardById(ctx: Ctx, id: number) {
  const { rows } = await listCards(ctx.db, ctx.site.id, { id }, 1, 0);
  return rows[0];
}

const loggedOf = (row: CardRow | undefined) => (row ? { isActive: row.isActive, userId: row.userId } : {});

function presentCard({ id, barcode, isActive, userId, createdAt, name, email }: ListedCard) {
  const isTaken = userId !== null;
  return {
    id,
    barcode,
    isActive,
    state: isActive ? (isTaken ? ('taken' as const) : ('free' as const)) : ('blocked' as const),
    userId,
    holder: isTaken && email !== null ? { name: name ?? '', email } : null,
    created_at: createdAt.toISOString(),
  };
}
