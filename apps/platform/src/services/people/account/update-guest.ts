import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import type { NewAddress } from '@izlog/contract/user/address';
import type { updateGuest as endpoint } from '@izlog/contract/user/guest-update';
import { isEqualText } from '#platform/kernel/access/is-equal-text.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { limitAddress } from '#platform/kernel/limits/limit-address.ts';
import { insertAddresses, removeAddresses } from './address.queries.ts';
import { changeGuest, insertCustomer, type UserRow } from './user.queries.ts';

/** Guests kept from one address in an hour. */
const mostGuests = 60;

/** Keeps a guest of the checkout (CHECKOUT-022); the sent addresses take the place of the earlier ones. */
export async function updateGuest(
  kernel: Kernel,
  ctx: Ctx,
  input: EndpointParsed<typeof endpoint>,
): Promise<EndpointReturn<typeof endpoint>> {
  await limitAddress(ctx, 'guest', mostGuests, 3600);
  const known = guestIdIn(kernel, ctx.site.id, input.guestKey);
  return inTransaction(ctx, async (inner) => {
    const { db, site, now } = inner;
    const fields = {
      email: input.email,
      ...input.details,
      ...(input.company === undefined ? {} : { company: input.company }),
      language: inner.language,
      updatedAt: now,
    };
    const row =
      (known === undefined ? undefined : await changeGuest(db, site.id, known, fields)) ??
      (await insertCustomer(db, { siteId: site.id, isGuest: true, createdAt: now, ...fields }));
    if (!row) throw new Error('the guest was not kept');
    await removeAddresses(db, site.id, row.id);
    const addresses = await insertAddresses(db, site.id, row.id, input.addresses);
    return { ...guestFields(row), addresses, guestKey: guestKeyOf(kernel, site.id, row.id) };
  });
}

/** Keeps a guest for whom staff order, in the transaction of `ctx`, and returns the id. */
async function insertGuest(
  { db, site, now, language }: Ctx,
  { email, details, addresses }: { email: string; details: PersonName; addresses: readonly NewAddress[] },
): Promise<number> {
  const row = await insertCustomer(db, {
    ...{ siteId: site.id, isGuest: true, email, ...details, language },
    createdAt: now,
    updatedAt: now,
  });
  if (!row) throw new Error('the guest was not kept');
  await insertAddresses(db, site.id, row.id, addresses);
  return row.id;
}

interface PersonName {
  firstName: string;
  lastName: string;
}

/** Proof that a caller made this guest: `id.seal`. Only this installation can make it. */
export function guestKeyOf(kernel: Kernel, siteId: number, userId: number): string {
  return `${userId}.${kernel.tokens.seal(`guest ${siteId} ${userId}`)}`;
}

/** The id of the guest whose key it is; undefined when absent or wrong. */
function guestIdIn(kernel: Kernel, siteId: number, key: string | undefined): number | undefined {
  const userId = Number(/^(\d{1,15})\./.exec(key ?? '')?.[1]);
  if (key === undefined || !Number.isSafeInteger(userId)) return undefined;
  return isEqualText(key, guestKeyOf(kernel, siteId, userId)) ? userId : undefined;
}

function guestFields({ id, email, firstName, lastName, company }: UserRow) {
  return { id, email, details: { firstName, lastName }, company };
}

/** Guests of the checkout for other services: whose key it is, and one more for whom staff order. */
export const guests = { idIn: guestIdIn, insert: insertGuest };
