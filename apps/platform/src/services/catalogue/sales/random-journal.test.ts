import { updateProductRecord } from '@izlog/contract/product/record/product-record-calls';
import { saveSale as saveSaleEndpoint } from '@izlog/contract/product/sales/sale-staff';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { Refusal } from '#platform/kernel/refusal.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { updateRecord } from '../desk/save-record.ts';
import { setPrice } from '../desk/set-price.ts';
import { runDuePrices } from '../lists/due-prices-job.ts';
import { runSaleJob } from './sale-job.ts';
import { showSale } from './show-sales.ts';
import { endSale, moveSale, saveSale, scheduleSale } from './write-sales.ts';

const day = 24 * 3_600_000;

/** What somebody does with a price, some days after what was done before. Amounts in euro, days from then on. */
type Act = { wait: number; from: number; days: number; amount: number } & {
  how:
    | 'base'
    | 'nextBase'
    | 'sale'
    | 'datedSale'
    | 'endSale'
    | 'form'
    | 'formSale'
    | 'campaign'
    | 'move'
    | 'end';
};

const act: fc.Arbitrary<Act> = fc.record({
  how: fc.constantFrom<Act['how'][]>(
    ...([
      'base',
      'nextBase',
      'sale',
      'datedSale',
      'endSale',
      'form',
      'formSale',
      'campaign',
      'campaign',
    ] as const),
    ...(['move', 'end'] as const),
  ),
  wait: fc.integer({ min: 0, max: 20 }),
  from: fc.integer({ min: 1, max: 12 }),
  days: fc.integer({ min: 1, max: 40 }),
  amount: fc.integer({ min: 5, max: 30 }),
});

/** Does it through the door that staff have for it; what is refused changes nothing. */
async function does(platform: TestPlatform, id: number, at: Date, one: Act, sales: number[]): Promise<void> {
  const ctx = await platform.ctx({ now: at });
  const after = (days: number) => new Date(at.getTime() + days * day).toISOString();
  const span = { validFrom: after(one.from), validTo: after(one.from + one.days) };
  const { amount: price } = one;
  const asked = { base: price, sale: null, saleFrom: null, saleTo: null, member: null };
  const record = (said: typeof asked | (Omit<typeof asked, 'sale'> & { sale: number })) =>
    updateRecord(ctx, {
      ...(updateProductRecord.body?.parse({ price: said }) as Parameters<typeof updateRecord>[1]),
      id,
    });
  const last = sales.at(-1);
  switch (one.how) {
    case 'base':
      return void (await setPrice(ctx, { id, kind: 'base', price }));
    case 'nextBase':
      return void (await setPrice(ctx, { id, kind: 'base', price, validFrom: span.validFrom }));
    case 'sale':
      return void (await setPrice(ctx, { id, kind: 'sale', price }));
    case 'datedSale':
      return void (await setPrice(ctx, { id, kind: 'sale', price, ...span }));
    case 'endSale':
      return void (await setPrice(ctx, { id, kind: 'sale', price: null }));
    case 'form':
      return void (await record(asked));
    case 'formSale':
      return void (await record({ ...asked, base: price + 5, sale: price }));
    case 'campaign': {
      const { body } = saveSaleEndpoint;
      const draft = { id: null, name: 'Sniženje', productIds: [id], kind: 'percent', value: 20, ...span };
      const made = await saveSale(ctx, body?.parse(draft) as Parameters<typeof saveSale>[1]);
      sales.push(made.id);
      const { fits } = await showSale(ctx, made);
      await scheduleSale(ctx, { id: made.id, fits });
      break;
    }
    case 'move':
      if (last !== undefined) await moveSale(ctx, { id: last, ...span });
      break;
    case 'end':
      if (last !== undefined) await endSale(ctx, { id: last });
  }
  for (const saleId of sales) await runSaleJob(platform.kernel, { siteId: ctx.site.id, saleId }, at);
}

interface Entry {
  id: number;
  kind: 'base' | 'sale';
  amount: number | null;
  from: number;
  to: number;
}

async function journalOf(platform: TestPlatform, ids: readonly number[]): Promise<Entry[]> {
  const { db } = await platform.ctx();
  const own = ids.at(-1) ?? 0;
  const { rows } = await db.execute<Entry & { to: number | null } & Record<string, unknown>>(sql`
    select id::int as id, kind, amount::int as amount, (extract(epoch from valid_from) * 1000)::float8 as from,
      (extract(epoch from valid_to) * 1000)::float8 as to
    from product_prices where product_id = ${own} or product_id in (${sql.join([...ids], sql`, `)}) and not exists (
      -- A regular price of its own, also one that is planned, leaves a variant without that of its product.
      select from product_prices b where b.product_id = ${own} and b.kind = 'base')
    order by product_id = ${own}, id`);
  return rows.map((row, place) => ({ ...row, id: place, to: row.to ?? Infinity }));
}

/** What the law has a shop announce at an instant, by looking at every stretch of the journal before it. */
function lawful(journal: readonly Entry[], at: number) {
  const spokenAt = (time: number, kind: Entry['kind']) =>
    journal.filter((one) => one.kind === kind && one.from <= time && time < one.to).at(-1)?.amount ?? null;
  const offeredAt = (time: number) => {
    const [base, sale] = [spokenAt(time, 'base'), spokenAt(time, 'sale')];
    const isReduced = base !== null && sale !== null && sale < base;
    return { price: isReduced ? sale : base, isReduced };
  };
  const edges = [...new Set(journal.flatMap(({ from, to }) => [from, to]))]
    .filter((time) => time <= at)
    .sort((one, other) => one - other);
  const spans = edges.map((from) => ({ from, ...offeredAt(from) }));
  let first = spans.length - 1;
  const { price = null, isReduced = false } = spans[first] ?? {};
  if (price === null || !isReduced) return { price, lowest: null };
  while (spans[first - 1]?.isReduced && (spans[first - 1]?.price ?? 0) >= (spans[first]?.price ?? 0)) first--;
  const begins = spans[first]?.from ?? 0;
  const before = spans
    .slice(0, first)
    .filter((_, place) => (spans[place + 1]?.from ?? 0) > begins - 30 * day)
    .flatMap((span) => span.price ?? []);
  const lowest = Math.min(...before);
  return { price, lowest: before.length > 0 && price < lowest ? lowest : null };
}

async function listed(platform: TestPlatform, id: number, at: Date) {
  await runDuePrices(platform.kernel, at);
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ price: number; lowest: number | null }>(sql`
    select final_price::int as price, lowest_price::int as lowest from product_list
    where product_id = ${id} and store_id = 0`);
  return rows[0];
}

/** How often a reduction was announced. */
let announced = 0;

/** Days that pass: at each instant at which something begins or ends the list says what the law says. */
async function pass(platform: TestPlatform, ids: readonly number[], from: number, to: number) {
  const journal = await journalOf(platform, ids);
  const turns = journal.flatMap((one) => [one.from, one.to]).filter((time) => from <= time && time < to);
  for (const at of [...new Set([from, ...turns, to - 1])].sort((one, other) => one - other)) {
    const right = lawful(journal, at);
    if (right.lowest !== null) announced++;
    expect(await listed(platform, ids.at(-1) ?? 0, new Date(at)), new Date(at).toISOString()).toEqual(right);
  }
}

const property = (platform: TestPlatform, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(act, { minLength: 2, maxLength: 7 }), async (isVariant, acts) => {
      const product = await buildProduct(platform, {
        price: 2000,
        ...(isVariant && { format: 'configurable' }),
      });
      const id = isVariant ? await buildProduct(platform, { parentId: product, prices: [] }) : product;
      const sales: number[] = [];
      let at = Date.now() + 1000;
      for (const one of acts) {
        const ids = isVariant ? [product, id] : [id];
        const next = at + one.wait * day + 60_000;
        await pass(platform, ids, at, next);
        at = next;
        await does(platform, isVariant && one.how === 'base' ? product : id, new Date(at), one, sales).catch(
          (error: unknown) => {
            if (!(error instanceof Refusal)) throw error;
          },
        );
      }
      await pass(platform, isVariant ? [product, id] : [id], at, at + 60 * day);
    }),
    { numRuns },
  );

test('[OFFICE-04, SELL-01] however prices are saved and whole sales begin, are moved and end, no reduction is announced that is not below all prices of the 30 days before it', async ({
  platform,
}) => property(platform, 2));

test('[OFFICE-04, SELL-01] the same of forty lives of a price', {
  tags: 'release',
  timeout: 900_000,
}, async ({ platform }) => {
  announced = 0;
  await property(platform, 40);
  expect(announced).toBeGreaterThan(20);
});
