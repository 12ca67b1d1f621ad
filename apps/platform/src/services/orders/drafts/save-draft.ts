import { type Draft, draftHoldHours } from '@izlog/contract/ecommerce/drafts/draft';
import type { createDraft, updateDraft } from '@izlog/contract/ecommerce/drafts/draft-staff';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { FieldRefusal } from '@izlog/contract/envelope';
import { toCents, toDecimal } from '@izlog/contract/money';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { changedSince } from '#platform/kernel/resource/revision.ts';
import { type CartRow, draftCarts, setCart } from '#platform/services/cart/index.ts';
import { releaseStock } from '#platform/services/inventory/index.ts';
import { readActiveUser } from '#platform/services/people/index.ts';
import { holdDraftStock } from '../edits/edited-order.ts';
import { changeDraft, type DraftRow, insertDraft, insertDraftEvent, removeDraft } from './draft.queries.ts';
import {
  emptyAddress,
  enteredNames,
  enteredOf,
  holdDraft,
  inLanguageOf,
  readDraftRow,
  storeIdOf,
} from './draft-cart.ts';
import { presentDraft } from './present-draft.ts';

type DraftInput = EndpointParsed<typeof createDraft>;

/** A draft for staff; refuses with notFound. */
export async function readDraft(kernel: Kernel, ctx: Ctx, { id }: { id: number }): Promise<Draft> {
  const { row, cart } = await readDraftRow(ctx, id);
  return presentDraft(kernel, ctx, row, cart);
}

/**
 * Begins a draft: an empty cart that no visitor opens, and whatever is known already. `kept` is the company of an order that
 * stands: VIES is not asked about it again, and a caller who holds rows waits for nobody.
 */
export async function beginDraft(
  kernel: Kernel,
  outer: Ctx,
  sent: DraftInput,
  kept?: CartRow['company'],
): Promise<Draft> {
  const input = kept === undefined ? await withCompany(outer, undefined, sent) : { ...sent, company: kept };
  return inTransaction(outer, async (ctx) => {
    const { caller, site } = ctx;
    const language = input.language ?? site.defaultLanguage;
    const cartId = await draftCarts.begin(ctx, storeIdOf(ctx, language));
    const row = await insertDraft(ctx, {
      cartId,
      language,
      address: emptyAddress,
      createdBy: caller.kind === 'staff' ? caller.userId : null,
    });
    await insertDraftEvent(ctx, row.id, 'created');
    const cart = await draftCarts.find(ctx, cartId);
    if (!cart) throw new Error('the cart of a draft was not kept');
    return write(kernel, ctx, row, cart, input);
  });
}

/**
 * Writes a draft again as far as it was sent, holds its pieces for two hours and answers its sums. Refuses an offer that was
 * sent (draftClosed) and, with the names of the fields, what a colleague changed since it was read (recordChanged).
 */
export async function saveDraft(
  kernel: Kernel,
  outer: Ctx,
  { id, revision, ...sent }: EndpointParsed<typeof updateDraft>,
): Promise<Draft> {
  const input = await withCompany(outer, id, sent);
  return inTransaction(outer, async (ctx) => {
    const { row, cart } = await holdDraft(ctx, id);
    if (row.state !== 'open') throw new Refusal('draftClosed');
    mustBeAsRead(row, cart, revision);
    const answer = await write(kernel, ctx, row, cart, input);
    await insertDraftEvent(ctx, id, 'changed');
    return answer;
  });
}

/** Refuses with recordChanged and the names of what is other than at a revision. */
export function mustBeAsRead(row: DraftRow, cart: CartRow, revision: string | undefined): void {
  if (revision === undefined) return;
  const fields = changedSince(revision, enteredOf(row, cart), enteredNames);
  if (fields.length > 0) throw new Refusal('recordChanged', { fields, target: `draft ${row.id}` });
}

/** Removes a draft that came to nothing; an order stays, and keeps its draft. */
export function deleteDraft(outer: Ctx, { id }: { id: number }): Promise<Record<string, never>> {
  return inTransaction(outer, async (ctx) => {
    const { row, cart } = await holdDraft(ctx, id);
    if (row.state === 'placed' || row.orderId !== null) throw new Refusal('draftClosed');
    await releaseStock(ctx, `cart:${cart.id}`);
    await setCart(ctx, cart.id, { status: 'archived' });
    await removeDraft(ctx, id);
    noteChange(ctx, `draft ${id}`, loggedOf(row, cart), {});
    return {};
  });
}

/** What staff said, the company as it is kept: VIES is asked about its VAT id before anything is held (TAX-01). */
async function withCompany(
  ctx: Ctx,
  id: number | undefined,
  { company, ...input }: DraftInput,
): Promise<CheckedInput> {
  if (company === undefined) return input;
  const read = id === undefined ? undefined : await readDraftRow(ctx, id);
  const to = input.address ?? read?.row.address;
  const bill = (input.billingAddress === undefined ? read?.row.billingAddress : input.billingAddress) ?? to;
  const going = {
    id: read?.cart.id ?? null,
    country: to?.country || null,
    billingCountry: bill?.country || null,
  };
  return { ...input, company: await draftCarts.checkedCompany(ctx, going, company) };
}

type CheckedInput = Omit<DraftInput, 'company'> & { company?: CartRow['company'] };

async function write(
  kernel: Kernel,
  outer: Ctx,
  before: DraftRow,
  cartBefore: CartRow,
  input: CheckedInput,
): Promise<Draft> {
  await mustBeKnown(outer, input);
  // Whose order it is does not change with it.
  const isEdit = before.editsOrderId !== null;
  const { language, userId } = isEdit ? before : input;
  const { address, billingAddress, note, message } = input;
  const said = { language, userId, address, billingAddress, note, message };
  const changes = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  const row = await changeDraft(outer, before.id, changes);
  const ctx = inLanguageOf(outer, row);
  const bill = row.billingAddress ?? row.address;
  const going = { country: row.address.country || null, billingCountry: bill.country || null };
  await setCart(ctx, row.cartId, {
    ...going,
    userId: row.userId,
    storeId: storeIdOf(ctx, row.language),
    zipCode: row.address.zipCode || null,
    ...(input.company === undefined ? {} : { company: input.company }),
    ...(input.gifts === undefined ? {} : { gifts: { ...cartBefore.gifts, ...giftsOf(input.gifts) } }),
    ...(input.deliveryMethodId === undefined ? {} : { deliveryMethodId: input.deliveryMethodId }),
    ...(input.deliveryBranchId === undefined ? {} : { deliveryBranchId: input.deliveryBranchId }),
    ...(input.paymentMethodId === undefined ? {} : { paymentMethodId: input.paymentMethodId }),
  });
  const set = await mustFindCart(ctx, row.cartId);
  const cart = input.lines ? await draftCarts.setLines(ctx, set, input.lines.map(lineOf)) : set;
  await notePrices(ctx, row, cartBefore, cart);
  await holdDraftStock(ctx, row, cart, new Date(ctx.now.getTime() + draftHoldHours * 3_600_000));
  noteChange(outer, `draft ${row.id}`, loggedOf(before, cartBefore), loggedOf(row, cart));
  return presentDraft(kernel, outer, row, await mustFindCart(ctx, row.cartId));
}

const giftsOf = (gifts: NonNullable<DraftInput['gifts']>): CartRow['gifts'] =>
  Object.fromEntries(gifts.map(({ promotionId, productId }) => [promotionId, productId]));

const lineOf = (line: NonNullable<DraftInput['lines']>[number]) => ({
  itemId: line.itemId ?? null,
  productId: line.productId,
  quantity: line.quantity,
  options: line.options ?? null,
  agreedPrice: line.agreedPrice == null ? null : toCents(line.agreedPrice),
  percentOff: line.percentOff == null ? null : Math.round(line.percentOff * 100),
  reason: line.reason ?? '',
});

/** Who agrees on a price stands in the draft's history; it takes the right to prices (OFFICE-08, OFFICE-15). */
async function notePrices(ctx: Ctx, row: DraftRow, before: CartRow, after: CartRow): Promise<void> {
  const was = new Map(before.items.map((item) => [item.id, item.agreed]));
  const agreed = after.items.filter(
    (item) => JSON.stringify(item.agreed) !== JSON.stringify(was.get(item.id) ?? null),
  );
  if (agreed.length === 0) return;
  if (ctx.caller.kind === 'staff' && !ctx.caller.permissions.includes('prices.edit'))
    throw new Refusal('forbidden');
  for (const { id, agreed: now } of agreed) {
    const shown = (price: { price: number } | null | undefined) =>
      price ? toDecimal(price.price).toFixed(2) : '–';
    const note = `${shown(was.get(id))} → ${shown(now)}${now ? `: ${now.reason}` : ''}`;
    await insertDraftEvent(ctx, row.id, 'price', note);
  }
}

/** Refuses a language the shop does not speak, and people or ways of delivery and payment that are not of the site. */
async function mustBeKnown(ctx: Ctx, { language, userId, ...chosen }: DraftInput): Promise<void> {
  const fields: FieldRefusal[] = [];
  const refuse = (path: string, message: string) => fields.push({ path, kind: 'reference', message });
  if (language !== undefined && !ctx.site.languages.includes(language))
    refuse('language', 'The shop does not speak it.');
  if (userId != null && !(await readActiveUser(ctx.db, ctx.site.id, userId)))
    refuse('userId', 'There is no such customer.');
  for (const path of await draftCarts.strangeMethods(ctx, chosen)) refuse(path, 'The shop has no such way.');
  if (fields.length > 0) throw new Refusal('validationFailed', { fields });
}

async function mustFindCart(ctx: Ctx, id: number): Promise<CartRow> {
  const cart = await draftCarts.find(ctx, id);
  if (!cart) throw new Error(`cart ${id} of a draft is gone`);
  return cart;
}

/** What of a draft stands in the log of staff: nothing of the person. */
const loggedOf = (row: DraftRow, cart: CartRow) => ({
  language: row.language,
  customer: row.userId,
  lines: cart.items.map(({ productId, quantity, agreed }) => [productId, quantity, agreed?.price ?? null]),
  delivery: cart.deliveryMethodId,
  payment: cart.paymentMethodId,
});
