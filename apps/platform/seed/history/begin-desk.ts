import { searchPinSave } from '@izlog/contract/cms/search/search-pin';
import { searchSynonymCreate } from '@izlog/contract/cms/search/search-synonym';
import { sendDraft as sendDraftCall } from '@izlog/contract/ecommerce/drafts/draft-staff';
import { addOrderNote as addOrderNoteCall } from '@izlog/contract/ecommerce/orders/order-desk';
import type { AnyEndpoint } from '@izlog/contract/endpoint';
import { eanCheckDigit } from '@izlog/contract/user/barcode';
import { issueMemberCard as issueMemberCardCall } from '@izlog/contract/user/member-card';
import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/kernel/context.ts';
import { logNoted } from '#platform/kernel/jobs/staff-job.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { addNote as addCustomerNote } from '#platform/services/orders/customers/customer-notes.ts';
import { addNote as addOrderNote } from '#platform/services/orders/desk/order-desk.ts';
import { sendDraft } from '#platform/services/orders/drafts/place-draft.ts';
import { beginDraft } from '#platform/services/orders/drafts/save-draft.ts';
import {
  createMemberCards,
  issueMemberCard,
  updateMemberCard,
} from '#platform/services/people/member-card/member-card.ts';
import { savePin } from '#platform/services/search/synonyms/pins.ts';
import { createSynonym } from '#platform/services/search/synonyms/save-synonym.ts';
import type { Buyer } from './buyers.ts';

const hour = 60 * 60 * 1000;

/**
 * What an owner finds begun beside orders: member cards, pinned results, synonyms, an offer and a draft, notes. A
 * shop without Croatian is left alone: the words are Croatian.
 */
export async function beginDesk(kernel: Kernel, ctx: Ctx, buyers: readonly Buyer[]): Promise<void> {
  if (ctx.site.defaultLanguage !== 'hrv') return;
  const log = async (endpoint: AnyEndpoint, work: (noted: Ctx) => Promise<void>) => {
    const noted: Ctx = { ...ctx, changes: [] };
    await work(noted);
    await logNoted(kernel, noted, { action: `${endpoint.method} ${endpoint.path}`, input: {} });
  };
  await log(issueMemberCardCall, giveCards);
  await log(searchPinSave, pinProducts);
  await log(searchSynonymCreate, nameSynonyms);
  await log(sendDraftCall, (noted) => writeDrafts(kernel, noted, buyers));
  await log(addOrderNoteCall, writeNotes);
}

const barcodeOf = (number: number): string => {
  const digits = `29${String(number * 7919).padStart(10, '0')}`;
  return digits + eanCheckDigit(digits);
};

/** Eight customers hold a card, one of them a blocked one; four are left to be given out. */
async function giveCards(ctx: Ctx): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select user_id::int as id from orders where site_id = ${ctx.site.id} and user_id is not null
    group by 1 order by count(*) desc, 1 limit 8`);
  const cards = [];
  for (const [at, { id: userId }] of rows.entries())
    cards.push(await issueMemberCard(ctx, { userId, barcode: barcodeOf(1001 + at) }));
  const last = cards.at(-1);
  if (last) await updateMemberCard(ctx, { id: last.id, isActive: false });
  await createMemberCards(ctx, { barcodes: [2001, 2002, 2003, 2004].map(barcodeOf) });
}

/** What comes first for two words that are looked for often. */
async function pinProducts(ctx: Ctx): Promise<void> {
  for (const words of ['planer', 'bilježnica']) {
    const { rows } = await ctx.db.execute<{ sku: string }>(sql`
      select p.sku from products p join product_translations t on t.product_id = p.id and t.language = 'hrv'
      where p.site_id = ${ctx.site.id} and p.parent_id is null and p.sku is not null and p.is_published
        and izlog_fold(t.name) like '%' || izlog_fold(${words}::text) || '%' order by p.id limit 2`);
    if (rows.length > 0) await savePin(ctx, { words, skus: rows.map(({ sku }) => sku) });
  }
}

/** What people call the same thing. */
async function nameSynonyms(ctx: Ctx): Promise<void> {
  await createSynonym(ctx, { direction: 'both', words: ['bilježnica', 'teka', 'notes'] });
  await createSynonym(ctx, { direction: 'oneWay', words: ['rokovnik', 'planer'] });
}

/** A call that was noted this morning, and an offer that went out yesterday; of things whose stock nobody counts. */
async function writeDrafts(kernel: Kernel, ctx: Ctx, buyers: readonly Buyer[]): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select p.id::int as id from products p left join stock_levels s on s.product_id = p.id
    where p.site_id = ${ctx.site.id} and p.is_published and not p.is_archived and p.format = 'simple'
      and p.purchase = 'cart' and p.parent_id is null and not coalesce(s.is_tracked, false)
      and not exists (select from custom_options o where o.product_id = p.id and o.is_required)
    order by p.id limit 2`);
  const [first, second] = buyers;
  const [one] = rows;
  if (!one || !first || !second) return;
  const addressOf = ({ firstName, lastName, email, address }: Buyer) => ({
    firstName,
    lastName,
    contactEmail: email,
    contactPhone: '+385 91 555 0134',
    street: address.street,
    houseNumber: address.houseNumber,
    city: address.city,
    zipCode: address.zipCode,
    country: 'HR',
  });
  const at = (hours: number): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() - hours * hour) });
  await beginDraft(kernel, at(3), {
    address: addressOf(first),
    lines: [{ productId: one.id, quantity: 3 }],
    note: 'Zvao ujutro, javlja se oko podneva s načinom dostave.',
  });
  const { rows: ways } = await ctx.db.execute<{ id: number }>(sql`
    select id::int as id from delivery_methods where site_id = ${ctx.site.id} and is_active order by position, id`);
  const draft = await beginDraft(kernel, at(26), {
    address: addressOf(second),
    lines: rows.map(({ id: productId }) => ({
      productId,
      quantity: 10,
      percentOff: 5,
      reason: 'veća količina',
    })),
    deliveryMethodId: ways[0]?.id ?? null,
    message: 'Kako smo se dogovorili, uz pet posto popusta na deset komada.',
  });
  if (draft.needs.every((need) => need === 'paymentMethod'))
    await sendDraft(kernel, at(25), { id: draft.id, revision: draft.revision, days: 7 });
}

/** Two notes for the team: about the newest order, and about who buys most. */
async function writeNotes(ctx: Ctx): Promise<void> {
  const { rows } = await ctx.db.execute<{ slug: string; id: number | null }>(sql`
    select slug, (select user_id::int from orders where site_id = ${ctx.site.id} and user_id is not null
      group by user_id order by count(*) desc, user_id limit 1) as id
    from orders where site_id = ${ctx.site.id} order by created_at desc limit 1`);
  const [newest] = rows;
  if (!newest) return;
  await addOrderNote(ctx, { slug: newest.slug, text: 'Poklon: zamotati i priložiti čestitku.' });
  if (newest.id !== null)
    await addCustomerNote(ctx, { id: newest.id, text: 'Kupuje za ured; račun uvijek na tvrtku.' });
}
