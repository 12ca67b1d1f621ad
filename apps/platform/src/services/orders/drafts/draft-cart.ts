import type { OrderAddress } from '@izlog/contract/ecommerce/orders/order';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type CartRow, draftCarts, lockCart } from '#platform/services/cart/index.ts';
import { type DraftRow, findDraft } from './draft.queries.ts';

/** The call as its customer would make it: names and ways in the customer's language. */
export const inLanguageOf = (ctx: Ctx, { language }: Pick<DraftRow, 'language'>): Ctx => ({
  ...ctx,
  language,
});

/** The store whose prices count for a language of the site. */
export const storeIdOf = ({ site }: Pick<Ctx, 'site'>, language: string): number | null =>
  (site.stores.find((store) => store.language === language) ?? site.stores[0])?.id ?? null;

export const emptyAddress: OrderAddress = {
  firstName: '',
  lastName: '',
  contactEmail: '',
  contactPhone: '',
  street: '',
  houseNumber: '',
  city: '',
  zipCode: '',
  country: '',
};

/** A draft of the site with its cart; refuses with notFound. */
export async function readDraftRow(ctx: Ctx, id: number): Promise<{ row: DraftRow; cart: CartRow }> {
  const row = await findDraft(ctx, id);
  const cart = row && (await draftCarts.find(ctx, row.cartId));
  if (!row || !cart) throw new Refusal('notFound');
  return { row, cart };
}

/** The same, held until the transaction ends: the cart first, as everybody who orders locks it. */
export async function holdDraft(ctx: Ctx, id: number): Promise<{ row: DraftRow; cart: CartRow }> {
  const seen = await findDraft(ctx, id);
  if (!seen) throw new Refusal('notFound');
  await lockCart(ctx, seen.cartId);
  const row = await findDraft(ctx, id, { lock: true });
  const cart = await draftCarts.find(ctx, seen.cartId);
  if (!row || !cart) throw new Refusal('notFound');
  return { row, cart };
}

/** What staff write of a draft, as revisions compare it. */
export const enteredOf = (row: DraftRow, cart: CartRow) => ({
  language: row.language,
  userId: row.userId,
  address: row.address,
  billingAddress: row.billingAddress,
  company: cart.company,
  lines: cart.items.map(({ id, productId, quantity, options, agreed }) => ({
    id,
    productId,
    quantity,
    options,
    agreed,
  })),
  gifts: cart.gifts,
  deliveryMethodId: cart.deliveryMethodId,
  deliveryBranchId: cart.deliveryBranchId,
  paymentMethodId: cart.paymentMethodId,
  note: row.note,
  message: row.message,
  offer: row.offerVersion,
});

/** Names of what a revision covers. */
export const enteredNames = [
  'language',
  'userId',
  'address',
  'billingAddress',
  'company',
  'lines',
  'gifts',
  'deliveryMethodId',
  'deliveryBranchId',
  'paymentMethodId',
  'note',
  'message',
  'offer',
] as const;
