import { eventFilter } from '@izlog/contract/calendar/event-filter';
import { eventGet } from '@izlog/contract/calendar/event-get';
import { expect } from 'vitest';
import { buildPage } from '#test/builders/content.ts';
import { buildMedia } from '#test/builders/media.ts';
import { buildProduct } from '#test/builders/product.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { eventDocuments } from './event-documents.ts';
import { type EventInput, saveEvent } from './save-event.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function buildEvent(platform: TestPlatform, overrides: Partial<EventInput> = {}, site: 1 | 2 = 1) {
  const translations = { hrv: { title: 'Radionica', slug: 'radionica' } };
  return saveEvent(await platform.ctx({ site }), { start: inDays(3), translations, ...overrides });
}

test('[CMS-067] an event has title, start, end, place, body and media, with links resolved', async ({
  platform,
}) => {
  const media = await buildMedia(platform);
  const page = await buildPage(platform, { slug: 'prijava-na-radionicu' });
  const link = { type: 'link', attrs: { link: { kind: 'page', id: page } } };
  const body = { type: 'doc', content: [{ type: 'text', text: 'Prijava', marks: [link] }] };
  const id = await buildEvent(platform, {
    start: new Date('2027-03-10T09:00:00Z'),
    end: new Date('2027-03-10T15:00:00Z'),
    mediaId: media,
    translations: { hrv: { title: 'Prvi projekt', slug: 'prvi-projekt', place: 'Split', body } },
  });

  const event = await platform.call(eventGet, { id });

  expect(event).toMatchObject({
    id,
    title: 'Prvi projekt',
    path: `/dogadjaj/${id}`,
    start: '2027-03-10T09:00:00.000Z',
    end: '2027-03-10T15:00:00.000Z',
    place: 'Split',
    media: { id: media },
    isFallback: false,
  });
  expect(JSON.stringify(event.body)).toContain('"formattedPath":"/prijava-na-radionicu"');
});

test('[CMS-067, ROUTE-019] an unknown event, a hidden one and one of another site are not found', async ({
  platform,
}) => {
  const hidden = await buildEvent(platform, { publishedAt: null });
  const foreign = await buildEvent(platform, {}, 2);

  for (const id of [hidden, foreign, 999_999]) {
    expect(await platform.refusal(eventGet, { id })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  }
});

test('events that are over are left out unless dates are given; the next comes first', async ({
  platform,
}) => {
  const site = { site: 2 as const };
  const later = await buildEvent(platform, { start: inDays(30) }, 2);
  const now = await buildEvent(platform, { start: inDays(-1), end: inDays(1) }, 2);
  const over = await buildEvent(platform, { start: new Date('2024-05-05T08:00:00Z') }, 2);
  const ids = async (input: object) =>
    (await platform.call(eventFilter, input, site)).records.map((one) => one.id).filter((id) => id >= later);

  expect(await ids({})).toEqual([now, later]);
  expect(await ids({ dateFrom: '2024-05-05', dateTo: '2024-05-05' })).toEqual([over]);
  expect(await ids({ dateTo: '2024-05-05T08:00:00Z' })).toEqual([]);
});

test('[CMS-007] an event is answered in the language of the request, else in Croatian with a flag', async ({
  platform,
}) => {
  const id = await buildEvent(platform, {
    translations: { hrv: { title: 'Sajam', slug: 'sajam' }, eng: { title: 'Fair', slug: 'fair' } },
  });

  expect(await platform.call(eventGet, { id }, { language: 'eng' })).toMatchObject({
    title: 'Fair',
    path: `/en/event/${id}`,
    isFallback: false,
  });
  expect(await platform.call(eventGet, { id }, { language: 'deu' })).toMatchObject({
    title: 'Sajam',
    path: `/de/Veranstaltung/${id}`,
    isFallback: true,
  });
});

test('an event that ends before it starts is refused', async ({ platform }) => {
  const saving = buildEvent(platform, { start: inDays(2), end: inDays(1) });

  await expect(saving).rejects.toMatchObject({ row: { code: 'VALIDATION_FAILED' } });
});

test('[CMS-067] an event names the product by which one books: the first that stands in its text', async ({
  platform,
}) => {
  const productId = await buildProduct(platform, {});
  const seat = { type: 'productEmbed', attrs: { link: { kind: 'product', id: productId } } };
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [] }, seat] };
  const sold = await buildEvent(platform, {
    translations: { hrv: { title: 'S mjestima', slug: 's-mjestima', body } },
  });
  const free = await buildEvent(platform);

  expect((await platform.call(eventGet, { id: sold })).product).toBe(productId);
  expect((await platform.call(eventGet, { id: free })).product).toBeNull();
});

test('[CMS-067, CMS-024] an event is a document: read, changed and published again in one language, seen drafted by staff', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const texts = (title: string) => ({ title, slug: 'sajam-nacrta', place: 'Split' });
  const start = new Date(Date.now() + 86_400_000);
  const id = await saveEvent(ctx, { start, translations: { hrv: texts('Sajam'), eng: texts('Fair') } });
  const before = await platform.call(eventGet, { id });
  const body = await eventDocuments.read(ctx, id, 'hrv');
  if (!body) throw new Error('the event has no words');

  await eventDocuments.publish(ctx, id, 'hrv', body);
  expect(await platform.call(eventGet, { id })).toEqual(before);
  expect(await eventDocuments.read(ctx, id, 'hrv')).toEqual(body);
  const seo = { description: 'Opis' };
  const root = { ...body.root, meta: { ...body.root.meta, title: 'Veliki sajam', seo } };
  await eventDocuments.publish(ctx, id, 'hrv', { root });
  expect(await platform.call(eventGet, { id })).toMatchObject({ title: 'Veliki sajam', start: before.start });
  expect(await platform.call(eventGet, { id }, { language: 'eng' })).toMatchObject({ title: 'Fair' });
  expect(await eventDocuments.read(ctx, id, 'hrv')).toMatchObject({ root: { meta: { seo } } });

  const end = new Date(0).toISOString();
  const faulty = { root: { ...root, meta: { ...root.meta, end } } };
  expect(await eventDocuments.check?.(ctx, id, 'hrv', faulty, new Set())).toMatchObject({
    faults: [{ kind: 'endBeforeStart', path: 'root/meta/end' }],
  });
  await eventDocuments.unpublish?.(ctx, id, 'hrv');
  expect((await platform.refusal(eventGet, { id })).status).toBe(404);
  const staff = { as: { staff: ['content.edit'] }, headers: { view: 'draft' } } as const;
  expect(await platform.call(eventGet, { id }, staff)).toMatchObject({ title: 'Veliki sajam' });
});
