import { countryCodes } from '@izlog/contract/countries';
import type { OrderAddress } from '@izlog/contract/ecommerce/orders/order';
import type { Address } from '@izlog/contract/user/address';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { guests, readActiveUser, savedAddresses } from '#platform/services/people/index.ts';

/** Who orders, and where to: copies that outlive the address book. */
export interface OrderBuyer {
  userId: number;
  email: string;
  delivery: OrderAddress;
  billing: OrderAddress;
}

/** Who orders; or what has to be known first: the key that proves a guest, or where to. */
export type Orderer = OrderBuyer | 'guestKey' | 'addresses';

/** Who orders, once all is known of them. */
export const buyerIn = (orderer: Orderer): OrderBuyer | undefined =>
  typeof orderer === 'string' ? undefined : orderer;

interface Named {
  userId?: number | null | undefined;
  guestKey?: string | null | undefined;
  userShippingAddressId?: number | null | undefined;
  userBillingAddressId?: number | null | undefined;
}

/**
 * The calling customer, or the guest whose key was sent, with the addresses of the order (ORDER-028). Nobody can order
 * in the name of another: an id alone proves nothing. Else the name of what is missing (ORDER-018).
 */
export async function orderBuyer(kernel: Kernel, ctx: Ctx, named: Named): Promise<Orderer> {
  const { caller } = ctx;
  const userId =
    caller.kind === 'customer'
      ? caller.userId
      : guests.idIn(kernel, ctx.site.id, named.guestKey ?? undefined);
  if (userId === undefined) return 'guestKey';
  if (named.userId != null && named.userId !== userId) throw new Refusal('forbidden');
  const person = await savedAddresses.addressed(ctx.db, ctx.site.id, userId);
  if (!person) return 'addresses';
  const { addresses } = person;
  const delivery = chosen(addresses, named.userShippingAddressId, ['shipping', 'main', 'other', 'billing']);
  const billing = chosen(addresses, named.userBillingAddressId, ['billing']) ?? delivery;
  if (!delivery || !billing) return 'addresses';
  return { userId, email: person.email, delivery: copyOf(delivery), billing: copyOf(billing) };
}

/** The account that an order is of, for promotions of which each has one use; null for a guest, who is known by e-mail. */
export async function accountOf(ctx: Ctx, userId: number | null): Promise<number | null> {
  const person = userId === null ? undefined : await readActiveUser(ctx.db, ctx.site.id, userId);
  return person?.isGuest ? null : userId;
}

/** The address with an id, else the first of the types in their order; an id of somebody else's finds nothing. */
function chosen(
  addresses: readonly Address[],
  id: number | null | undefined,
  types: readonly Address['type'][],
): Address | undefined {
  if (id != null) return addresses.find((one) => one.id === id);
  return types.map((type) => addresses.findLast((one) => one.type === type)).find((one) => one !== undefined);
}

function copyOf(address: Address): OrderAddress {
  const { firstName, lastName, contactEmail, contactPhone, street, houseNumber, city, zipCode } = address;
  const country = countryCodes.find(({ id }) => id === address.country)?.iso ?? '';
  return { firstName, lastName, contactEmail, contactPhone, street, houseNumber, city, zipCode, country };
}
