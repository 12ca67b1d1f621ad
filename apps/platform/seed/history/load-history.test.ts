import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import type { Ctx } from '#platform/kernel/context.ts';
import { noJobs } from '#platform/kernel/jobs/jobs.ts';
import { createStaff } from '#platform/services/people/setup.ts';
import { type DemoShop, startDemoShop } from '#test/demo-shop.ts';
import { loadHistory } from './load-history.ts';

const days = 8;
const now = new Date();

let shop: DemoShop;
beforeAll(async () => {
  shop = await startDemoShop();
  return shop.stop;
});

const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await shop.kernel.database.db.execute<Row>(query)).rows;

test('[ADMIN-001, SHELL-004] the past of the demonstration is as if the shop had run: numbers in order, money that adds up, and the shelf as it was', {
  tags: 'release',
}, async () => {
  const { kernel } = shop;
  const site = await kernel.sites.byId(shop.sites[0]?.id ?? 0);
  if (!site) throw new Error('there is no shop');
  const { db } = kernel.database;
  const { id: userId } = await createStaff(
    { db, site },
    { email: 'vlasnik@izlog.example', password: 'dugacka lozinka 7', role: 'owner' },
  );
  const stock = sql`select product_id, quantity, reserved from stock_levels order by product_id`;
  const before = await rowsOf(stock);
  const tell = (signal?: AbortSignal) => loadHistory(kernel, ctx, { staff: { userId }, days, signal });
  const ctx: Ctx = {
    requestId: 'test',
    now,
    log: pino({ level: 'silent' }),
    db,
    jobs: noJobs,
    site,
    storeId: site.stores[0]?.id,
    language: site.defaultLanguage,
    caller: { kind: 'nobody' },
    tags: new Set(),
    versioned: kernel.versioned,
    held: kernel.held,
    ip: '',
  };
  // A shop that is stopped while it tells leaves nothing half written.
  await expect(tell(AbortSignal.abort(new Error('The shop was stopped.')))).rejects.toThrow('stopped');
  expect(await rowsOf(stock)).toEqual(before);

  const { orders } = await tell();

  expect(orders).toBeGreaterThanOrEqual(days);
  expect(await rowsOf(stock)).toEqual(before);
  const [begun] = await rowsOf<Record<string, boolean>>(sql`select
    exists (select from segments) and exists (select from newsletter_issues where segment_id is not null) as marketing,
    not exists (select from stock_movements where kind = 'import' and difference < 0) as named`);
  expect(begun).toEqual({ marketing: true, named: true });
  const [lists] = await rowsOf<Record<string, number>>(sql`select
    (select count(*)::int from member_cards) as cards, (select count(*)::int from form_entries) as entries,
    (select count(*)::int from search_pins) as pins, (select count(*)::int from order_drafts) as drafts,
    (select count(*)::int from order_drafts where state = 'sent') as offers,
    (select count(*)::int from search_synonyms) as synonyms, (select count(*)::int from missed_searches) as missed,
    (select count(*)::int from failed_requests) as failed, (select count(*)::int from audit_log) as log`);
  expect(Object.entries(lists ?? {}).filter(([, count]) => count === 0)).toEqual([]);
  const placed = await rowsOf<{ slug: string; at: Date; state: string }>(
    sql`select slug, created_at as at, state from orders order by created_at`,
  );
  expect(placed).toHaveLength(orders);
  expect(placed.map(({ slug }) => slug)).toEqual(placed.map(({ slug }) => slug).toSorted());
  const earliest = now.getTime() - (days + 1) * 24 * 60 * 60 * 1000;
  expect(placed.every(({ at }) => new Date(at).getTime() > earliest && new Date(at) < now)).toBe(true);
  expect(new Set(placed.map(({ state }) => state)).size).toBeGreaterThan(2);
  const wrong = await rowsOf(sql`select o.slug from orders o
    where o.order_total <> (select sum(i.total) from order_items i where i.order_id = o.id) + o.delivery`);
  expect(wrong).toEqual([]);
  const invoices = await rowsOf<{ number: number }>(
    sql`select split_part(number, '/', 1)::int as number from issued_documents where kind = 'invoice' order by issued_at, id`,
  );
  expect(invoices.map(({ number }) => number)).toEqual(invoices.map((_, index) => index + 1));
  expect(await rowsOf(sql`select id from mails`)).toEqual([]);
  expect(await rowsOf(sql`select * from sent_jobs`)).toEqual([]);
});
