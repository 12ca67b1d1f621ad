import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consentCreate } from '@izlog/contract/cms/consent-create';
import { postGet } from '@izlog/contract/cms/content/post-get';
import { importGet, importWxr } from '@izlog/contract/cms/import/content-import';
import { sendRecall } from '@izlog/contract/ecommerce/law/recalls';
import { getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import { editOps } from '@izlog/contract/editing/edit-ops';
import { editPublish } from '@izlog/contract/editing/edit-publish';
import { newsletterConfirm } from '@izlog/contract/marketing/newsletter-confirm';
import { getIssue, saveIssue, sendIssue } from '@izlog/contract/marketing/newsletter-issue';
import { newsletterSubscribe } from '@izlog/contract/marketing/newsletter-subscribe';
import { getProductFile, takeProductFile } from '@izlog/contract/product/files/product-files';
import { productFilter } from '@izlog/contract/product/filters/product-filter';
import { getProductBulk, planProductBulk, runProductBulk } from '@izlog/contract/product/record/product-bulk';
import { getSale, saveSale, scheduleSale } from '@izlog/contract/product/sales/sale-staff';
import { forgotPassword } from '@izlog/contract/user/password';
import { sendLoginLink } from '@izlog/contract/user/passwordless/login-link';
import { requestDataExport } from '@izlog/contract/user/personal-data';
import { dropTagsAt } from '@izlog/platform/kernel/jobs/drop-tags-at';
import { listenForTags } from '@izlog/platform/kernel/tags';
import { saveCategory } from '@izlog/platform/services/catalogue/categories/save-category';
import { saveProducts } from '@izlog/platform/services/catalogue/products/save-products';
import { sendMail } from '@izlog/platform/services/messaging/index';
import { buildPage } from '@izlog/platform/test/builders/content';
import { setOptions } from '@izlog/platform/test/builders/option';
import { buildOrder } from '@izlog/platform/test/builders/order';
import { buildProduct } from '@izlog/platform/test/builders/product';
import { buildProductCategory } from '@izlog/platform/test/builders/product-category';
import { mailsTo } from '@izlog/platform/test/builders/sent-mails';
import { platformTestWith, startPlatform, type TestPlatform } from '@izlog/platform/test/kit';
import { expect } from 'vitest';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });

/** Makes one piece of work of a kind wait; returns what one sees of it on a platform that did it, counted. */
type Work = (platform: TestPlatform) => Promise<(there: TestPlatform, told: string[]) => Promise<unknown>>;

const customer = 'kupac@prvi.test';

const kinds: Record<string, { wait: Work; done: unknown }> = {
  'mail-send': {
    async wait(platform) {
      await sendMail(await platform.ctx(), 'passwordChanged', 'ceka@kupci.test', {
        name: 'Ana',
        url: 'https://prvi.test/',
      });
      return async (there) => {
        const { rows } = await (await there.ctx()).db.execute(
          "select state, attempts from mails where recipient = 'ceka@kupci.test'",
        );
        return rows;
      };
    },
    done: [{ state: 'sent', attempts: 1 }],
  },
  'mail-send-bulk': {
    async wait(platform) {
      const data = { name: 'Ana', url: 'https://prvi.test/' };
      await sendMail(await platform.ctx(), 'passwordChanged', 'jedan@kupci.test', data, { isBulk: true });
      return (there) => countMails(there, 'passwordChanged', 'jedan@kupci.test');
    },
    done: 1,
  },
  'user-forgot-password': {
    async wait(platform) {
      await platform.call(forgotPassword, { email: customer });
      return (there) => countMails(there, 'resetPassword', customer);
    },
    done: 1,
  },
  'user-login-link': {
    async wait(platform) {
      await platform.call(sendLoginLink, { email: customer });
      return (there) => countMails(there, 'loginLink', customer);
    },
    done: 1,
  },
  'user-data-export': {
    async wait(platform) {
      // The customer has entered the password a moment ago.
      await (await platform.ctx()).db.execute('update sessions set proved_at = now()');
      await platform.call(requestDataExport, {}, { as: 'customer' });
      return async (there) => [
        (await (await there.ctx()).db.execute(`select state from data_exports`)).rows,
        await countMails(there, 'dataExport', customer),
      ];
    },
    done: [[{ state: 'ready' }], 1],
  },
  'newsletter-issue': {
    async wait(platform) {
      const staff = { as: 'staff' } as const;
      const { id } = await platform.call(saveIssue, { subject: 'Jesen', body: 'Stigla je.' }, staff);
      await platform.call(sendIssue, { id }, staff);
      return async (there) => {
        const { state, recipients } = await there.call(getIssue, { id }, staff);
        return { state, recipients };
      };
    },
    done: { state: 'sent', recipients: 2 },
  },
  'recall-mails': {
    async wait(platform) {
      const staff = { as: 'staff' } as const;
      const productId = await buildProduct(platform, { price: 1000 });
      const items = [{ productId, qty: 1 }];
      await buildOrder(platform, 'cashOnDelivery', { items, email: 'opoziv@kupci.test' });
      const texts = { hrv: { danger: 'Pregrijava se.', act: 'Isključite ga.' } };
      await platform.call(sendRecall, { productId, texts, people: 1 }, staff);
      return (there) => countMails(there, 'productRecall', 'opoziv@kupci.test');
    },
    done: 1,
  },
  'product-reindex-category': {
    async wait(platform) {
      const ctx = await platform.ctx();
      const [from, to] = [await buildProductCategory(platform), await buildProductCategory(platform)];
      const shelf = await buildProductCategory(platform, { parentId: from });
      const many = Array.from({ length: 201 }, (_, at) => ({
        categories: [shelf],
        translations: { hrv: { name: `Sitnica ${at}` } },
      }));
      await saveProducts(ctx, many, { onTakenSlug: 'number' });
      await saveCategory(ctx, { id: shelf, parentId: to });
      return async (there) => (await there.call(productFilter, { mainCategory: to })).pagination.total;
    },
    done: 201,
  },
  'product-bulk': {
    async wait(platform) {
      const staff = { as: 'staff' } as const;
      const ids = [
        await buildProduct(platform, { price: 1000 }),
        await buildProduct(platform, { price: 2000 }),
      ];
      const change = { kind: 'price', percent: 10, rounding: 'cent' } as const;
      const { id } = await platform.call(planProductBulk, { ids, change }, staff);
      await platform.call(runProductBulk, { id }, staff);
      return async (there) => {
        const { state, done } = await there.call(getProductBulk, { id }, staff);
        return { state, done };
      };
    },
    done: { state: 'done', done: 2 },
  },
  'price-sale': {
    async wait(platform) {
      const staff = { as: 'staff' } as const;
      const productIds = [await buildProduct(platform, { price: 1000 })];
      const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
      const period = { validFrom: inDays(3), validTo: inDays(5) };
      const draft = { name: 'Vikend', kind: 'percent', value: 20, productIds, ...period } as const;
      const { id } = await platform.call(saveSale, draft, staff);
      await platform.call(scheduleSale, { id, fits: 1 }, staff);
      return async (there) => {
        const { state, isUnderWay } = await there.call(getSale, { id }, staff);
        const { rows } = await (await there.ctx()).db.execute(
          `select amount::int as amount from product_prices where cause = 'sale:${id}'`,
        );
        return { state, isUnderWay, rows };
      };
    },
    done: { state: 'planned', isUnderWay: false, rows: [{ amount: 800 }] },
  },
  'sandbox-bank-notice': {
    async wait(platform) {
      const placed = await buildOrder(platform, 'sandbox');
      const fields = new URLSearchParams(
        (placed.form?.fields ?? []).map(({ name, value }): [string, string] => [name, value]),
      );
      fields.set('decision', 'approveLate');
      await platform.app.inject({
        method: 'POST',
        url: `${new URL(placed.form?.action ?? '').pathname}/decide`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'prvi.test' },
        payload: fields.toString(),
      });
      const order = { slug: placed.orderSlug, key: placed.orderKey };
      return async (there) => (await there.call(getOrder, order)).history.map(({ state }) => state);
    },
    done: ['awaitingPayment', 'paid'],
  },
  'drop-tags': {
    async wait(platform) {
      const ctx = await platform.ctx();
      await dropTagsAt(ctx, new Date(ctx.now.getTime() + 1000), ['post:4711']);
      return async (_there, told) => told.filter((tag) => tag === 'post:4711').length;
    },
    done: 1,
  },
  'release-go': {
    async wait(platform) {
      const id = await buildPage(platform, { title: 'Prije', excerpt: 'Opis' });
      const document = { kind: 'content', id, language: 'hrv' } as const;
      const op = { id: randomUUID(), n: 1, op: 'set', path: 'root/meta/title', value: 'Poslije' } as const;
      const documents = [{ ...document, base: 0, ops: [op] }];
      const staff = { as: 'staff' } as const;
      const answer = await platform.call(editOps, { session: randomUUID(), documents }, staff);
      const rev = answer.documents[0]?.rev ?? 0;
      const at = new Date(Date.now() + 60_000).toISOString();
      await platform.call(editPublish, { items: [{ ...document, rev }], name: 'Poslije', at }, staff);
      // Its minute need not pass here: the job is due as soon as somebody works.
      await (await platform.ctx()).db.execute(`update releases set at = now()`);
      await (await platform.ctx()).db.execute(
        `update sent_jobs set start_after = now() where name = 'release-go'`,
      );
      return async (there) => (await there.call(postGet, { id })).title;
    },
    done: 'Poslije',
  },
  // The file itself is not in a backup of the database: the work is done, and says that it has nothing to read.
  'content-import': {
    async wait(platform) {
      const form = new FormData();
      form.append('file', new Blob(['<rss/>'], { type: 'text/xml' }), 'izvoz.xml');
      const sent = new Response(form);
      const answer = await platform.http(
        {
          method: 'POST',
          url: importWxr.path,
          payload: Buffer.from(await sent.arrayBuffer()),
          headers: { 'content-type': sent.headers.get('content-type') ?? '' },
        },
        { as: 'staff' },
      );
      const { id } = answer.json().data as { id: number };
      return async (there) => (await there.call(importGet, { id }, { as: 'staff' })).state;
    },
    done: 'failed',
  },
  // Here too the file is no part of a backup of the database.
  'product-file': {
    async wait(platform) {
      const form = new FormData();
      form.append('file', new Blob(['sku,name\nA,B\n'], { type: 'text/csv' }), 'proizvodi.csv');
      const sent = new Response(form);
      const answer = await platform.http(
        {
          method: 'POST',
          url: takeProductFile.path,
          payload: Buffer.from(await sent.arrayBuffer()),
          headers: { 'content-type': sent.headers.get('content-type') ?? '' },
        },
        { as: 'staff' },
      );
      const { id } = answer.json().data as { id: number };
      return async (there) => (await there.call(getProductFile, { id }, { as: 'staff' })).state;
    },
    done: 'failed',
  },
};

test('[API-026] whatever waits is in the backup: restored elsewhere, each kind of job is done, and once', async ({
  platform,
}) => {
  await setOptions(platform, { CaptchaProvider: 'none' });
  await platform.call(
    consentCreate,
    { assigned_to: 'newsletter', consents: [], requiredConsents: [] },
    { as: 'staff' },
  );
  for (const email of ['prva@kupci.test', 'druga@kupci.test']) await subscribe(platform, email);
  const folder = mkdtempSync(join(tmpdir(), 'izlog-waiting-'));
  const file = join(folder, 'shop.izlog');
  const looks = new Map<string, Awaited<ReturnType<Work>>>();
  for (const [kind, { wait }] of Object.entries(kinds)) looks.set(kind, await wait(platform));
  await backup(platform.connectionString, file);
  const elsewhere = await startPlatform();
  const there = elsewhere.platform;
  await restore(there.connectionString, file, { force: true });
  expect(await waitingKinds(there)).toEqual(Object.keys(kinds).toSorted());
  const told: string[] = [];
  const listener = await listenForTags({
    connectionString: there.connectionString,
    onTags: (_siteId, tags) => told.push(...tags),
    onGap: () => {},
    onError: () => {},
  });

  await there.kernel.jobs.work();

  await expect.poll(() => waitingKinds(there)).toEqual([]);
  const seen: Record<string, unknown> = {};
  for (const [kind, look] of looks) seen[kind] = await look(there, told);
  expect(seen).toEqual(Object.fromEntries(Object.entries(kinds).map(([kind, { done }]) => [kind, done])));
  expect(await sentKinds(there)).toEqual(Object.keys(kinds).toSorted());
  await listener.stop();
  await elsewhere.stop();
  rmSync(folder, { recursive: true });
});

async function waitingKinds(platform: TestPlatform): Promise<string[]> {
  const { rows } = await (await platform.ctx()).db.execute<{ name: string }>(
    `select distinct name from sent_jobs order by name`,
  );
  return rows.map(({ name }) => name);
}

/** Every kind of job that runs because it was sent, not by the clock alone: the list above must name them all. */
async function sentKinds(platform: TestPlatform): Promise<string[]> {
  const { rows } = await (await platform.ctx()).db.execute<{ name: string }>(
    `select name from pgboss.queue where name not in (select name from pgboss.schedule) and name not like '\\_\\_%' order by name`,
  );
  return rows.map(({ name }) => name);
}

async function countMails(platform: TestPlatform, template: string, to: string): Promise<number> {
  const { rows } = await (await platform.ctx()).db.execute<{ count: number }>(
    `select count(*)::int as count from mails where template = '${template}' and recipient = '${to}' and state = 'sent'`,
  );
  return rows[0]?.count ?? 0;
}

async function subscribe(platform: TestPlatform, email: string): Promise<void> {
  await platform.call(newsletterSubscribe, { email, consents: [] });
  const mail = (await mailsTo(platform, email)).at(-1);
  const token = new URL(String(mail?.data.url)).searchParams.get('token') ?? '';
  await platform.call(newsletterConfirm, { token });
}
