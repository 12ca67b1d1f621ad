import { countryCodes } from '@izlog/contract/countries';
import type { findDraftBuyers, findDraftProducts } from '@izlog/contract/ecommerce/drafts/draft-staff';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { toDecimalOrNull } from '@izlog/contract/money';
import type { Ctx } from '#platform/kernel/context.ts';
import { readPurchasable } from '#platform/services/catalogue/index.ts';
import { stockOf } from '#platform/services/inventory/index.ts';
import { savedAddresses } from '#platform/services/people/index.ts';
import { listCustomers } from '../customers/customer.queries.ts';
import { emptyAddress, storeIdOf } from './draft-cart.ts';
import { listBuyerDetails, listPurchasable } from './find-for-draft.queries.ts';

const most = 12;
const mostBuyers = 8;

/** What may be added to a draft: products and variants by words, sku or EAN, at the price of the shop. */
export async function findProducts(
  outer: Ctx,
  { search, language = outer.site.defaultLanguage }: EndpointParsed<typeof findDraftProducts>,
): Promise<EndpointReturn<typeof findDraftProducts>> {
  const ctx = { ...outer, language };
  const found = await listPurchasable(ctx, search, most);
  const ids = found.map(({ id }) => id);
  const { products, levels } = await readPurchasable(ctx, ids, '');
  const storeId = storeIdOf(ctx, language);
  const records = ids.flatMap((id) => {
    const product = products.get(id);
    if (!product?.isPurchasable) return [];
    const level = levels.get(id);
    return {
      id,
      name: product.name,
      sku: product.sku,
      details: product.axes.map(({ name, value }) => `${name}: ${value}`),
      price: toDecimalOrNull(product.priceAt(storeId, ctx.now.getTime())?.price ?? null),
      stock: stockOf(level ? [level] : []),
    };
  });
  // An EAN that two products have, or one that cannot be bought, names none of these: a person chooses.
  const [exact, another] = found.filter(({ isExact }) => isExact);
  return { isExact: exact !== undefined && !another && records[0]?.id === exact.id, records };
}

/** Who may be ordering, with the address they used last. */
export async function findBuyers(
  ctx: Ctx,
  { search }: EndpointParsed<typeof findDraftBuyers>,
): Promise<EndpointReturn<typeof findDraftBuyers>> {
  const { rows } = await listCustomers(ctx, { search, page: 1, limit: mostBuyers });
  const details = await listBuyerDetails(
    ctx,
    rows.map(({ id }) => id),
  );
  const records = [];
  for (const { id, name, email, orders } of rows) {
    const known = details.get(id);
    records.push({
      id,
      name,
      email,
      orders,
      language: known?.language ?? ctx.site.defaultLanguage,
      address: known?.address ?? (await fromAddresses(ctx, id, email)),
      company: known?.company ?? null,
    });
  }
  return { records };
}

/** Of the address book, where nothing was ordered yet. */
async function fromAddresses(ctx: Ctx, userId: number, email: string) {
  const [saved] = await savedAddresses.list(ctx.db, ctx.site.id, userId);
  if (!saved) return { ...emptyAddress, contactEmail: email };
  const { firstName, lastName, contactEmail, contactPhone, street, houseNumber, city, zipCode } = saved;
  const country = countryCodes.find(({ id }) => id === saved.country)?.iso ?? '';
  return { firstName, lastName, contactEmail, contactPhone, street, houseNumber, city, zipCode, country };
}
