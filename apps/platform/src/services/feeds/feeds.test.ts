import { gunzipSync } from 'node:zlib';
import {
  changeFeedAddress,
  getFeedStatus,
  listFeedCategories,
  listFeedLeftOut,
  makeFeed as makeEndpoint,
  previewFeedProduct,
  saveFeedCategories,
} from '@izlog/contract/marketing/feeds/feed-calls';
import { feedResource } from '@izlog/contract/marketing/feeds/feed-resource';
import { expect } from 'vitest';
import { buildMedia } from '#test/builders/media.ts';
import { setOptions } from '#test/builders/option.ts';
import { buildProduct } from '#test/builders/product.ts';
import { buildProductAttribute } from '#test/builders/product-attribute.ts';
import { buildProductCategory } from '#test/builders/product-category.ts';
import { platformTest as test } from '#test/kit.ts';
import { resourceSuite } from '#test/resource-suite.ts';
import { filesOf, getFeed } from './feed.queries.ts';
import { feeds } from './feed.tables.ts';
import { takeDue } from './making/due-feeds.queries.ts';
import { createFeedMaker } from './making/feed-maker.ts';
import { buildFeed, fetchFeed, itemsIn, leftOutOf, make, pathOf } from './test/feed-kit.ts';
import { feedWriters } from './writers/feed-writers.ts';

const staff = { as: 'staff' } as const;
const { create, delete: remove, get, update } = feedResource.endpoints;
const words = (description: string) => ({
  hrv: { name: 'x', description: { type: 'html', html: `<p>${description}</p>` } },
});

resourceSuite(test, feedResource, {
  table: feeds,
  samples: {
    format: () => 'google',
    currency: () => null,
    categories: () => [],
  },
  columns: {
    currency: 'currency_id',
    categories: 'category_ids',
    madeAt: 'made_at',
    fetchedAt: 'fetched_at',
  },
});

test('[DOOR-08] an owner connects a channel and sees what it leaves out and why, each with the product that mends it', async ({
  platform,
}) => {
  const media = await buildMedia(platform);
  const shelf = await buildProductCategory(platform, { name: 'Kuhinja' });
  const cups = await buildProductCategory(platform, { name: 'Šalice', parentId: shelf });
  const whole = { media: [{ mediaId: media }], categories: [cups] };
  const colour = await buildProductAttribute(platform, 'boja', 'VisualSwatch', ['crvena', 'plava']);
  const described = (name: string) => ({
    hrv: { ...words('Opis, <b>bez</b> oznaka &amp; znakova.').hrv, name },
  });
  await buildProduct(platform, {
    ...whole,
    translations: described('Šalica'),
    sku: 'SA-1',
    barcode: '3850123456782',
    price: 1400,
    sale: 1000,
    weight: 350,
  });
  const shirt = await buildProduct(platform, {
    ...whole,
    translations: described('Majica'),
    sku: 'MA',
    format: 'configurable',
    axes: [colour.id],
  });
  const variantIds = [];
  for (const [place, valueId] of [...colour.values.values()].entries())
    variantIds.push(
      await buildProduct(platform, {
        parentId: shirt,
        translations: undefined,
        sku: `MA-${place}`,
        price: 2000 + place * 100,
        attributes: [{ attributeId: colour.id, valueIds: [valueId] }],
        stock: { isTracked: true, quantity: place === 0 ? 5 : 0 },
      }),
    );
  await buildProduct(platform, { ...whole, translations: described('Bez slike'), media: [], price: 500 });
  await buildProduct(platform, { ...whole, translations: { hrv: { name: 'Bez opisa' } }, price: 500 });
  await buildProduct(platform, {
    ...whole,
    translations: described('Na upit'),
    purchase: 'inquiry',
    price: 500,
  });
  await buildProduct(platform, {
    ...whole,
    translations: described('Od cijene'),
    isPriceFrom: true,
    price: 500,
  });
  await buildProduct(platform, {
    ...whole,
    translations: described('Skriven'),
    isVisible: false,
    price: 500,
  });
  await buildProduct(platform, {
    ...whole,
    translations: described('Po narudžbi'),
    price: 500,
    stock: { isTracked: true, quantity: 0, backorders: 'notify' },
  });
  await buildProduct(platform, {
    ...whole,
    translations: described('Neobjavljen'),
    isPublished: false,
    price: 500,
  });

  const id = await buildFeed(platform, { name: 'Google' });
  expect(await platform.call(get, { id }, staff)).toMatchObject({ state: 'waiting', items: 0 });
  // Somebody comes before the first is whole.
  const path = await pathOf(platform, id);
  expect((await fetchFeed(platform, path)).statusCode).toBe(404);
  await make(platform, id);

  const file = await fetchFeed(platform, path);
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-type']).toBe('application/xml; charset=utf-8');
  const items = itemsIn(file.body);
  expect([...items.keys()]).toEqual(['SA-1', 'MA-0']);
  expect(items.get('SA-1')).toMatchObject({
    'g:title': 'Šalica',
    'g:description': 'Opis, bez oznaka & znakova.',
    'g:price': '14.00 EUR',
    'g:sale_price': '10.00 EUR',
    'g:gtin': '3850123456782',
    'g:availability': 'in_stock',
    'g:product_type': 'Kuhinja > Šalice',
    'g:shipping_weight': '350 g',
  });
  expect(items.get('MA-0')).toMatchObject({
    'g:title': expect.stringContaining('crvena'),
    'g:item_group_id': 'MA',
    'g:color': 'crvena',
    'g:link': expect.stringMatching(new RegExp(`/product/majica\\?variant=${variantIds[0]}$`)),
    'g:image_link': expect.stringMatching(/^https?:\/\/[^/]+\/api\/v1\/media\/file\/[0-9a-f]{32}\//),
  });
  expect(await platform.call(get, { id }, staff)).toMatchObject({ state: 'works', items: 2, leftOut: 7 });
  expect(await leftOutOf(platform, id)).toMatchObject({
    'Bez slike': ['noPicture'],
    'Bez opisa': ['noDescription'],
    'Na upit': ['notForSale'],
    'Od cijene': ['priceOnRequest'],
    Skriven: ['hidden'],
    'Po narudžbi': ['noRestockDay'],
  });
  const soldOut = await platform.call(listFeedLeftOut, { id, reason: 'soldOut' }, staff);
  expect(soldOut.pagination.total).toBe(1);
  expect(soldOut.records).toMatchObject([
    { product: shirt, id: variantIds[1], isVariant: true, sku: 'MA-1' },
  ]);
  const { reasons } = await platform.call(getFeedStatus, { id }, staff);
  expect(reasons).toContainEqual({ reason: 'noPicture', count: 1 });

  // One product as it goes out, or why it does not.
  const preview = await platform.call(previewFeedProduct, { id, product: 'MA-0' }, staff);
  expect(preview.text).toContain('<g:id>MA-0</g:id>');
  expect(preview.leftOut).toMatchObject([{ reasons: ['soldOut'] }]);
  expect(await platform.call(previewFeedProduct, { id, product: String(shirt) }, staff)).toEqual(preview);
  expect(await platform.refusal(previewFeedProduct, { id, product: 'NEMA' }, staff)).toMatchObject({
    status: 404,
  });

  // The channel's own names: of the category above, then of its own; one that is mapped to nothing may be left out.
  await platform.call(
    saveFeedCategories,
    { id, targets: [{ category: shelf, target: 'Dom > Kuhinja' }] },
    staff,
  );
  expect(await platform.call(listFeedCategories, { id }, staff)).toContainEqual({
    category: cups,
    path: ['Kuhinja', 'Šalice'],
    products: expect.any(Number),
    target: '',
    inherited: 'Dom > Kuhinja',
  });
  await make(platform, id);
  const mapped = itemsIn((await fetchFeed(platform, path)).body);
  expect(mapped.get('SA-1')?.['g:google_product_category']).toBe('Dom > Kuhinja');
  await platform.call(saveFeedCategories, { id, targets: [{ category: shelf, target: '' }] }, staff);
  await platform.call(update, { id, unmapped: 'leaveOut', leastPrice: 15 }, staff);
  await make(platform, id);
  expect(itemsIn((await fetchFeed(platform, path)).body).size).toBe(0);
  expect(await leftOutOf(platform, id)).toMatchObject({ Šalica: ['cheap', 'unmapped'] });
  expect(
    await platform.refusal(saveFeedCategories, { id, targets: [{ category: 999_999, target: 'x' }] }, staff),
  ).toMatchObject({ status: 400 });
});

test('[DOOR-08] a file is fetched whole and once: ETag, gzip, HEAD, and no address that was guessed finds one', async ({
  platform,
}) => {
  await buildProduct(platform, {
    translations: words('Opis'),
    media: [{ mediaId: await buildMedia(platform) }],
  });
  const id = await buildFeed(platform);
  await make(platform, id);
  const path = await pathOf(platform, id);
  const first = await fetchFeed(platform, path);
  const etag = String(first.headers.etag);
  expect(first.headers['cache-control']).toBe('public, max-age=300');
  expect(Number(first.headers['content-length'])).toBe(Buffer.byteLength(first.body));
  const zipped = await fetchFeed(platform, path, { 'accept-encoding': 'gzip, br' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(first.body);
  expect((await fetchFeed(platform, path, { 'if-none-match': etag })).statusCode).toBe(304);
  expect((await fetchFeed(platform, path, {}, 'HEAD')).statusCode).toBe(200);
  expect((await platform.call(get, { id }, staff)).fetchedAt).not.toBeNull();

  // Made again without a change it is the same file; with one another.
  await make(platform, id);
  expect((await fetchFeed(platform, path, { 'if-none-match': etag })).statusCode).toBe(304);
  await buildProduct(platform, {
    translations: words('Novo'),
    media: [{ mediaId: await buildMedia(platform) }],
  });
  await make(platform, id);
  expect((await fetchFeed(platform, path, { 'if-none-match': etag })).statusCode).toBe(200);

  // A restore that brought no files: nothing is served half, and the next one brings it back.
  const [key] = filesOf(await getFeed(await platform.ctx(), id));
  await platform.kernel.storage.delete(key ?? '');
  expect((await fetchFeed(platform, path)).statusCode).toBe(404);
  await make(platform, id);
  expect((await fetchFeed(platform, path)).statusCode).toBe(200);

  for (const wrong of [
    path.replace(/.{5}\.xml$/, 'AAAAA.xml'),
    path.replace('google', 'meta'),
    `${path}.gz`,
    path.replace('.xml', '.json'),
  ])
    expect((await fetchFeed(platform, wrong)).statusCode, wrong).toBe(404);
  await platform.call(changeFeedAddress, { id }, staff);
  expect((await fetchFeed(platform, path)).statusCode).toBe(404);
  const now = await pathOf(platform, id);
  expect((await fetchFeed(platform, now)).statusCode).toBe(200);

  // Off, behind a password, gone: nobody gets it.
  await platform.call(update, { id, isOn: false }, staff);
  expect((await fetchFeed(platform, now)).statusCode).toBe(404);
  await platform.call(update, { id, isOn: true }, staff);
  await setOptions(platform, { PasswordProtection: 'tajna' });
  platform.kernel.sites.forget();
  expect((await fetchFeed(platform, now)).json()).toMatchObject({
    error: { code: 'SITE_PASSWORD_REQUIRED' },
  });
  expect(await platform.call(getFeedStatus, { id }, staff)).toMatchObject({ fault: 'locked' });
  await setOptions(platform, { PasswordProtection: null });
  platform.kernel.sites.forget();
  expect((await fetchFeed(platform, now)).statusCode).toBe(200);
  await platform.call(remove, { id }, staff);
  expect((await fetchFeed(platform, now)).statusCode).toBe(404);
});

test('[DOOR-08] while one is made, and where it cannot be made, the last whole one is served; a process that ends gives it back', async ({
  platform,
}) => {
  await buildProduct(platform, {
    translations: words('Opis'),
    media: [{ mediaId: await buildMedia(platform) }],
  });
  const writers = platform.kernel.held.get(feedWriters);
  const [google] = writers;
  if (!google) throw new Error('there is no format');
  let fail = false;
  let halfway: () => Promise<void> = async () => {};
  const flaky = {
    ...google,
    code: 'flaky',
    group: (...args: Parameters<typeof google.group>) => {
      if (fail) throw new Error('no channel');
      return google.group(...args);
    },
  };
  writers.push(flaky);
  const id = await buildFeed(platform, { format: 'flaky' });
  await make(platform, id);
  const path = await pathOf(platform, id);
  const whole = await fetchFeed(platform, path);
  expect(whole.statusCode).toBe(200);

  fail = true;
  await buildProduct(platform, {
    translations: words('Drugo'),
    media: [{ mediaId: await buildMedia(platform) }],
  });
  await expect(make(platform, id)).rejects.toThrow('no channel');
  expect(await platform.call(get, { id }, staff)).toMatchObject({ state: 'fails' });
  expect(await platform.call(getFeedStatus, { id }, staff)).toMatchObject({
    fault: 'failed',
    isBeingMade: false,
  });
  expect((await fetchFeed(platform, path)).body).toBe(whole.body);

  // Somebody reads the file at the moment in which it is replaced, twice.
  fail = false;
  halfway = async () => {
    expect((await fetchFeed(platform, path)).statusCode).toBe(200);
  };
  await Promise.all([make(platform, id), halfway(), halfway()]);
  const before = await fetchFeed(platform, path);
  expect(itemsIn(before.body).size).toBe(itemsIn(whole.body).size + 1);
  // One that was begun earlier and ends later does not put back what was.
  await make(platform, id, new Date(Date.now() - 60_000));
  expect((await fetchFeed(platform, path)).body).toBe(before.body);

  const ended = new AbortController();
  ended.abort();
  const { makeFeed } = await import('./making/make-feed.ts');
  await makeFeed(platform.kernel, { siteId: 1, feedId: id }, new Date(), ended.signal);
  expect(await platform.call(getFeedStatus, { id }, staff)).toMatchObject({
    fault: null,
    isBeingMade: false,
  });
  writers.splice(writers.indexOf(flaky), 1);
  await platform.call(remove, { id }, staff);
});

test('[DOOR-08] a feed is made on one node of two: when it is new, after a change, when asked, and each half hour', async ({
  platform,
}) => {
  const { db } = platform.kernel.database;
  await db.delete(feeds);
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const id = await buildFeed(platform);
  const taken = await Promise.all([takeDue(db, new Date()), takeDue(db, new Date())]);
  expect(taken.filter(Boolean)).toEqual([{ siteId: 1, feedId: id }]);
  expect(await platform.call(getFeedStatus, { id }, staff)).toMatchObject({ isBeingMade: true });
  await make(platform, id);
  expect(await takeDue(db, new Date())).toBeUndefined();
  expect(await takeDue(db, later(29))).toBeUndefined();

  // A price that changed: not at once, or a shop that imports would do nothing else.
  await buildProduct(platform, { price: 700 });
  expect(await takeDue(db, later(1))).toBeUndefined();
  expect(await takeDue(db, later(3))).toEqual({ siteId: 1, feedId: id });
  await make(platform, id, later(3));
  expect(await takeDue(db, later(32))).toBeUndefined();
  expect(await takeDue(db, later(34))).toEqual({ siteId: 1, feedId: id });
  await platform.call(remove, { id }, staff);

  // Asked for, or told otherwise: the next look of a node.
  const asked = await buildFeed(platform);
  const maker = createFeedMaker(platform.kernel, { error: (...args: unknown[]) => expect(args).toEqual([]) });
  await maker.run();
  await expect.poll(async () => (await platform.call(get, { id: asked }, staff)).state).toBe('works');
  await maker.settled();
  expect(await takeDue(db, new Date())).toBeUndefined();
  await platform.call(makeEndpoint, { id: asked }, staff);
  expect(await takeDue(db, new Date())).toEqual({ siteId: 1, feedId: asked });
  // A node that was lost leaves it to others after twenty minutes.
  expect(await takeDue(db, later(19))).toBeUndefined();
  expect(await takeDue(db, later(21))).toBeDefined();
  await platform.call(update, { id: asked, isOn: false }, staff);
  expect(await takeDue(db, later(60))).toBeUndefined();
});

test('[DOOR-08] each site has its own: words, prices, addresses, and no other site reads or changes it', async ({
  platform,
}) => {
  const media = { 1: await buildMedia(platform), 2: await buildMedia(platform, { site: 2 }) };
  for (const site of [1, 2] as const)
    await buildProduct(
      platform,
      { sku: `SITE-${site}`, translations: words(`Opis ${site}`), media: [{ mediaId: media[site] }] },
      { site },
    );
  const other = await buildFeed(platform, { name: 'Google' }, 2);
  await make(platform, other, new Date(), 2);
  const path = await pathOf(platform, other, 2);
  const items = itemsIn((await fetchFeed(platform, path)).body);
  expect(items.has('SITE-2')).toBe(true);
  expect(items.has('SITE-1')).toBe(false);
  expect(await platform.refusal(get, { id: other }, staff)).toMatchObject({ status: 404 });
  expect(await platform.refusal(makeEndpoint, { id: other }, staff)).toMatchObject({ status: 404 });
});

test('[DOOR-08] a channel that cannot be is refused by the field that is wrong', async ({ platform }) => {
  const said = { name: 'Krivi', format: 'google', language: 'hrv' };
  for (const [field, value] of [
    ['format', 'pigeon'],
    ['language', 'xyz'],
    ['currency', 999_999],
    ['categories', [999_999]],
    ['leastPrice', -1],
  ] as const)
    expect(await platform.refusal(create, { ...said, [field]: value }, staff), field).toMatchObject({
      status: 400,
      payload: { fields: [expect.objectContaining({ path: expect.stringContaining(field) })] },
    });
});
