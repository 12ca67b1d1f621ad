import { countryCodes } from '@izlog/contract/countries';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { savedAddresses } from '#platform/services/people/index.ts';
import type { CartRow } from '../cart.queries.ts';

/** Where a cart goes, as far as it is known. */
export interface Destination {
  country: string | null;
  zipCode: string | null;
}

interface Asked {
  userId?: number | null | undefined;
  countryId?: number | null | undefined;
  zipCode?: string | null | undefined;
  userShippingAddressId?: number | null | undefined;
}

/** Where it goes: what was sent, else the named address of the caller, else what the cart knows already. */
export async function destinationOf(ctx: Ctx, cart: CartRow, input: Asked): Promise<Destination> {
  mustBeOneself(ctx, input.userId);
  const address = await ownAddress(ctx, input.userShippingAddressId);
  return {
    country: sentCountry(input.countryId, 'countryId') ?? address?.country ?? cart.country,
    zipCode: input.zipCode ?? address?.zipCode ?? cart.zipCode,
  };
}

/** The country of the bill: that of the named address of the caller, else what the cart knows already. */
export async function billingCountryOf(
  ctx: Ctx,
  cart: CartRow,
  input: { userId?: number | null | undefined; userBillingAddressId?: number | null | undefined },
): Promise<string | null> {
  mustBeOneself(ctx, input.userId);
  return (await ownAddress(ctx, input.userBillingAddressId))?.country ?? cart.billingCountry;
}

/** The ISO code of a country by its number; one that is not listed is refused. */
export function sentCountry(countryId: number | null | undefined, path: string): string | undefined {
  if (countryId == null) return undefined;
  const sent = countryCodes.find(({ id }) => id === countryId);
  if (sent) return sent.iso;
  const message = 'Not a listed country.';
  throw new Refusal('validationFailed', { fields: [{ path, kind: 'reference', message }] });
}

function mustBeOneself({ caller }: Ctx, userId: number | null | undefined): void {
  if (caller.kind === 'customer' && userId != null && userId !== caller.userId)
    throw new Refusal('forbidden');
}

async function ownAddress(ctx: Ctx, addressId: number | null | undefined) {
  const { caller } = ctx;
  if (caller.kind !== 'customer' || addressId == null) return undefined;
  const addresses = await savedAddresses.list(ctx.db, ctx.site.id, caller.userId);
  const address = addresses.find(({ id }) => id === addressId);
  if (!address) return undefined;
  const country = countryCodes.find(({ id }) => id === address.country)?.iso;
  return { country, zipCode: address.zipCode };
}
