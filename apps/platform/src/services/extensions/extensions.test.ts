import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getExtension, listExtensions, switchExtension } from '@izlog/contract/settings/extensions';
import { listTodo } from '@izlog/contract/settings/todo';
import { filterProgramKeys, takeBackProgramKey } from '@izlog/contract/user/programs/program-keys';
import { sql } from 'drizzle-orm';
import { afterAll, expect } from 'vitest';
import { inProcess } from '#platform/kernel/http/transport.ts';
import { buildOrder } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { startReceiver } from '#test/receiver.ts';
import { heldExtensions } from './held-extensions.ts';
import { readManifest } from './loading/manifest.ts';
import { dueJobs } from './running/due-jobs.ts';
import { createLook } from './running/run-extensions.ts';

const root = mkdtempSync(join(tmpdir(), 'extensions-'));
const folder = join(root, 'extensions');
afterAll(async () => {
  await receiver.stop();
  rmSync(root, { recursive: true, force: true });
});

function write(name: string, source: string): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(
    join(folder, name, 'extension.ts'),
    `import { defineExtension } from '@izlog/extension';\n${source}`,
  );
}

const said = (name: string, rest: string, needs = '0.9.0') => `export default defineExtension({
  name: '${name}', version: '1.0.0', needs: '${needs}', maker: 'Studio Lipa',
  words: { hr: { title: 'Dodatak ${name}', about: 'Za probu.', why: { 'orders.read': 'Čita broj narudžbe.' } } },
  ${rest}
});`;

// The one of docs/extensions.md, whose gateway is ours.
const receiver = await startReceiver();
const gateway = new URL(receiver.url);
const page = readFileSync(new URL('../../../../../docs/extensions.md', import.meta.url), 'utf8');
const [, documented = ''] =
  /```ts\n\/\/ extensions\/order-texts\/extension.ts\n([\s\S]*?)```/.exec(page) ?? [];
mkdirSync(join(folder, 'order-texts'), { recursive: true });
writeFileSync(
  join(folder, 'order-texts', 'extension.ts'),
  documented
    .replace('https://sms.example.com/send', gateway.href)
    .replaceAll('sms.example.com', gateway.hostname),
);
// Does at each order what `how.txt` says.
write(
  'rogue',
  `import { readFileSync } from 'node:fs';
  const ways = {
    threw() { throw new Error('nije išlo'); },
    slow() { for (;;); },
    heap() { const kept = []; for (;;) kept.push({ a: Math.random(), b: String(Math.random()) }); },
    memory() { const kept = []; for (;;) kept.push(Buffer.alloc(8_000_000, 1)); },
    flood() { for (;;) console.log('x'.repeat(1000)); },
    async asks(event, shop) { for (;;) await shop.call('GET /api/v1/user/programKey/own').catch(() => {}); },
    async right(event, shop) { await shop.call('POST /api/v1/settings/cache/clear').catch(() => {}); },
    async host(event, shop) { await shop.fetch('https://elsewhere.example/'); },
    async net() { await import('node:net'); },
    file() { readFileSync('/etc/passwd'); },
    exit() { process.exit(0); },
    async env() { if (Object.keys(process.env).length > 0 || globalThis.fetch) throw new Error('sees the environment'); },
    good() {},
  };
  ${said(
    'rogue',
    `rights: { reads: ['orders.read'] },
    on: { 'order.placed': (event, shop) => ways[readFileSync(new URL('./how.txt', import.meta.url), 'utf8')](event, shop) },`,
  )}`,
);
write('broken', 'export default defineExtension({ name: ');
write('newer', said('newer', "sections: ['new'],", '99.0.0'));

const test = platformTestWith({
  EXTENSIONS_DIR: folder,
  WEBHOOK_PRIVATE_RECEIVERS: 'true',
  DATABASE_POOL: '6',
});
const staff = { as: 'staff' } as const;
const hour = 60 * 60_000;

const turn = (platform: TestPlatform, name: string, isOn: boolean) =>
  platform.call(switchExtension, { name, isOn }, staff).then(({ extension }) => extension);
const look = async (platform: TestPlatform, name: string, { at = 0, eventMs = 10_000 } = {}) => {
  const extensions = (await platform.kernel.held.get(heldExtensions).loaded).filter(
    (one) => one.name === name,
  );
  const { warn, error } = platform.app.log;
  const shop = inProcess(platform.app);
  const one = createLook(platform.kernel, shop, extensions, { warn, error } as never, {
    clock: () => new Date(Date.now() + at),
    times: { eventMs, jobMs: 10_000 },
  });
  await one.look();
  const { running } = one;
  await running();
};
const order = async (platform: TestPlatform) =>
  buildOrder(platform, 'bankTransfer', {
    items: [{ productId: await buildProduct(platform, { price: 1000 }), qty: 1 }],
  });
const rogue = (platform: TestPlatform, how: string) => {
  writeFileSync(join(folder, 'rogue', 'how.txt'), how);
  return turn(platform, 'rogue', true);
};

test('[DOOR-09] extensions are listed with what each may do; one that is broken or newer says so', async ({
  platform,
}) => {
  const { extensions } = await platform.call(listExtensions, {}, staff);

  const shown = Object.fromEntries(extensions.map(({ name, state, reason }) => [name, `${state} ${reason}`]));
  expect(shown).toEqual({
    broken: expect.stringMatching(/^broken SyntaxError/),
    newer: expect.stringMatching(/^newer It needs Izlog 99\.0\.0, and this is /),
    rogue: 'new ',
    'order-texts': 'new ',
  });
  expect(extensions.find(({ name }) => name === 'order-texts')).toMatchObject({
    version: '1.0.0',
    maker: 'Studio Lipa',
    words: { hr: { title: 'Poruke skladištu', why: { 'orders.read': expect.stringContaining('narudžbe') } } },
    reads: ['orders.read'],
    hosts: ['127.0.0.1'],
    events: ['order.placed'],
    jobs: [{ name: 'morning', everyMinutes: null, dailyAt: '07:30' }],
  });
  expect(await platform.refusal(switchExtension, { name: 'newer', isOn: true }, staff)).toMatchObject({
    status: 409,
    code: 'EXTENSION_UNUSABLE',
  });
  expect(await platform.refusal(switchExtension, { name: 'nema', isOn: true }, staff)).toMatchObject({
    status: 404,
  });
});

test('[DOOR-09] who switches an extension on holds what it declares; others are refused, and so is everybody without staff.edit', async ({
  platform,
}) => {
  const as = { as: { staff: ['staff.edit'] } } as const;
  expect(await platform.refusal(switchExtension, { name: 'order-texts', isOn: true }, as)).toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
  });
  expect(await platform.refusal(listExtensions, {}, { as: { staff: ['settings.edit'] } })).toMatchObject({
    status: 403,
  });
});

test('[DOOR-09] the extension of docs/extensions.md hears of an order after it was placed, reads it by its key and tells its gateway; its job runs when its time has come', async ({
  platform,
}) => {
  await order(platform);
  const on = await turn(platform, 'order-texts', true);
  expect(on).toMatchObject({ state: 'on', wants: [], givenBy: expect.any(String) });
  const { orderSlug } = await order(platform);
  await look(platform, 'order-texts');
  await look(platform, 'order-texts');

  const sent = () => receiver.received.map(({ body }) => JSON.parse(body));
  expect(sent()).toEqual([{ id: expect.stringMatching(/^evt_/), text: `${orderSlug}: 1` }]);
  await look(platform, 'order-texts', { at: 25 * hour });
  await look(platform, 'order-texts', { at: 25 * hour + 60_000 });
  expect(sent().slice(1)).toEqual([{ text: expect.stringMatching(/^Čeka: \d+$/) }]);
  const ours = async () => {
    const { records } = await platform.call(filterProgramKeys, {}, staff);
    return records.find(({ name }) => name === 'Poruke skladištu');
  };
  expect(await ours()).toMatchObject({ state: 'works', mayRead: ['orders.read'], mayWrite: [] });
  expect((await platform.call(getExtension, { name: 'order-texts' }, staff)).faults).toEqual([]);

  expect(await turn(platform, 'order-texts', false)).toMatchObject({ state: 'off', offReason: null });
  expect(await ours()).toMatchObject({ state: 'takenBack' });
});

test('[DOOR-09] a declaration that hears without a right, names what is not known or another folder is refused with the place', () => {
  const base = { name: 'a', version: '1.0.0', needs: '0.9.0', words: { en: { title: 'A' } } };
  const why = (rest: object) => {
    try {
      return readManifest('a', { ...base, ...rest }).name;
    } catch (error) {
      return (error as Error).message;
    }
  };

  expect(why({})).toBe('a');
  expect(why({ on: { 'order.placed': true } })).toMatch(/^on\.order\.placed: .*orders\.read.*rights\.reads/);
  expect(why({ feeds: {} })).toMatch(/feeds/);
  expect(why({ name: 'b' })).toMatch(/folder a/);
  expect(why({ on: { 'order.lost': true } })).toMatch(/order\.lost|on/);
  expect(why({ rights: { writes: ['staff.edit'] } })).toMatch(/rights\.writes/);
  expect(why({ jobs: { nightly: { dailyAt: '25:00', runs: true } } })).toMatch(/jobs\.nightly/);
  expect(why({ jobs: { nightly: { dailyAt: '03:40', runs: false } } })).toMatch(/jobs\.nightly/);
  expect(why({ words: {} })).toMatch(/words/);
});

test('[DOOR-09] a job of minutes is due when they are over, one of a time of day once that has come, by the clock of Zagreb', () => {
  const jobs = {
    often: { everyMinutes: 15, runs: true as const },
    nightly: { dailyAt: '03:40', runs: true as const },
  };
  const due = (begun: Record<string, string>, now: string) =>
    dueJobs({ jobs }, begun, { onSince: new Date('2026-11-29T10:00:00Z'), now: new Date(now) });

  expect(due({}, '2026-11-29T10:14:59Z')).toEqual([]);
  expect(due({}, '2026-11-29T10:15:00Z')).toEqual(['often']);
  const often = { often: '2026-11-30T02:39:00Z' };
  expect(due(often, '2026-11-30T02:39:59Z')).toEqual([]);
  expect(due(often, '2026-11-30T02:40:00Z')).toEqual(['nightly']);
  // A shop that slept does it once it is awake, once.
  expect(due({ often: '2026-12-03T11:59:00Z' }, '2026-12-03T12:00:00Z')).toEqual(['nightly']);
  expect(
    due({ often: '2026-12-03T11:59:00Z', nightly: '2026-12-03T12:00:00Z' }, '2026-12-03T12:01:00Z'),
  ).toEqual([]);
});

for (const [how, kind, words] of [
  ['threw', 'threw', 'Error: nije išlo'],
  ['slow', 'slow', 'longer than'],
  ['flood', 'flood', 'to the log'],
  ['right', 'undeclared', 'POST /api/v1/settings/cache/clear: it needs one of: cache.clear'],
  ['host', 'undeclared', 'elsewhere.example'],
  ['net', 'undeclared', 'node:net'],
  ['file', 'undeclared', 'restricted'],
] as const)
  test(
    `[DOOR-09] one that does "${how}" is named and ended for that call, and orders go on being placed meanwhile`,
    // Of the others each starts a process more.
    how === 'slow' || how === 'right' ? {} : { tags: 'release' },
    async ({ platform }) => {
      await rogue(platform, how);
      await order(platform);
      const looking = look(platform, 'rogue', { eventMs: how === 'slow' ? 1500 : 30_000 });
      const { orderSlug } = await order(platform);
      await looking;

      expect(orderSlug).toMatch(/\d/);
      const { extension, faults } = await platform.call(getExtension, { name: 'rogue' }, staff);
      expect(faults[0]).toMatchObject({
        kind,
        place: 'on order.placed',
        message: expect.stringContaining(words),
      });
      expect(extension.faultsToday).toBeGreaterThan(0);
      await turn(platform, 'rogue', false);
    },
  );

for (const how of ['heap', 'memory', 'asks'] as const)
  test(`[DOOR-09] one that leaks or asks without end ("${how}") loses its process, and orders go on being placed meanwhile`, {
    tags: 'release',
  }, async ({ platform }) => {
    await rogue(platform, how);
    await order(platform);
    const looking = look(platform, 'rogue', { eventMs: 60_000 });
    await order(platform);
    await looking;

    const { faults } = await platform.call(getExtension, { name: 'rogue' }, staff);
    expect(faults[0]?.kind).toBe(how === 'asks' ? 'flood' : 'memory');
    await turn(platform, 'rogue', false);
  });

test('[DOOR-09] three faults within ten minutes switch it off; switched on again it goes on with the very event it fell over', {
  tags: 'release',
}, async ({ platform }) => {
  await rogue(platform, 'exit');
  await order(platform);
  for (const at of [0, 6000, 12_000]) await look(platform, 'rogue', { at });

  const { extension, faults } = await platform.call(getExtension, { name: 'rogue' }, staff);
  expect(extension).toMatchObject({ state: 'off', offReason: 'faults' });
  const { todo } = await platform.call(listTodo, {}, staff);
  expect(todo.find(({ name }) => name === 'extensions')).toMatchObject({ count: 1 });
  expect(faults.filter(({ message }) => message.includes('ended'))).toHaveLength(3);
  await order(platform);
  const on = await rogue(platform, 'env');
  expect(on).toMatchObject({ state: 'on', behind: 2 });
  await look(platform, 'rogue');
  const later = await platform.call(getExtension, { name: 'rogue' }, staff);
  expect(later.extension).toMatchObject({ state: 'on', behind: 0, offReason: null });
  expect(later.faults).toHaveLength(faults.length);
  // Where a person switched it off, it hears of what comes after it is on again.
  await turn(platform, 'rogue', false);
  await order(platform);
  expect(await rogue(platform, 'good')).toMatchObject({ behind: 0 });
});

test('[DOOR-09] [DOOR-01] one whose key was taken back is off at the next event, and waits for somebody', async ({
  platform,
}) => {
  await rogue(platform, 'good');
  const { records } = await platform.call(filterProgramKeys, {}, staff);
  const key = records.find(({ name, state }) => name === 'Dodatak rogue' && state === 'works');
  await platform.call(takeBackProgramKey, { id: key?.id ?? 0 }, staff);
  await order(platform);
  await look(platform, 'rogue');

  expect((await platform.call(getExtension, { name: 'rogue' }, staff)).extension).toMatchObject({
    state: 'off',
    offReason: 'rights',
  });
});

test('[DOOR-09] one that is on and whose folder is gone is listed as missing', async ({ platform }) => {
  const { db } = await platform.ctx();
  await turn(platform, 'order-texts', true);
  await db.execute(sql`update shop_extensions set name = 'gone' where name = 'order-texts'`);

  const { extensions } = await platform.call(listExtensions, {}, staff);
  expect(extensions.find(({ name }) => name === 'gone')).toMatchObject({ state: 'missing', version: null });
  expect(await turn(platform, 'gone', false)).toBeNull();
  await db.execute(sql`delete from shop_extensions where name = 'gone'`);
});
