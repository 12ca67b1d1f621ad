import { finderDecide } from '@izlog/contract/cms/addresses/finder-decide';
import { postGet } from '@izlog/contract/cms/content/post-get';
import { postUpdate } from '@izlog/contract/cms/content/post-update';
import { searchFind } from '@izlog/contract/cms/search/search-find';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { buildPage } from '#test/builders/content.ts';
import { buildPost } from '#test/builders/post.ts';
import { decide, notFound } from '#test/decide.ts';
import { type CallOptions, platformTest as test } from '#test/kit.ts';
import { runDueContent } from '../items/due-content-job.ts';
import { findPage } from '../pages/read-page.ts';

test('[CMS-024] drafts and posts of the future are hidden from all but staff who ask for the preview', async ({
  platform,
}) => {
  const draft = await buildPost(platform, { slug: 'u-pripremi', publishedAt: null });
  await buildPost(platform, { slug: 'iz-buducnosti', publishedAt: new Date(Date.now() + 86_400_000) });
  const ask = (slug: string, options?: CallOptions) =>
    platform.refusal(finderDecide, { params: [slug], preview: true }, options);

  for (const slug of ['u-pripremi', 'iz-buducnosti']) {
    expect(await ask(slug)).toMatchObject(notFound);
    expect(await ask(slug, { as: 'customer' })).toMatchObject(notFound);
    expect(await ask(slug, { as: { staff: ['orders.edit'] } })).toMatchObject(notFound);
    expect(await platform.refusal(finderDecide, { params: [slug] }, { as: 'staff' })).toMatchObject(notFound);
    const seen = await platform.call(finderDecide, { params: [slug], preview: true }, { as: 'staff' });
    expect(seen).toMatchObject({ type: 'post' });
  }
  expect(await platform.refusal(postGet, { id: draft })).toMatchObject(notFound);
  expect(await platform.call(postGet, { id: draft, preview: true }, { as: 'staff' })).toMatchObject({
    published_at: null,
  });
});

test('[CMS-024] a section that is hidden until an instant is shown to nobody before, and its page is made anew then', async ({
  platform,
}) => {
  const later = new Date(Date.now() + 60_000);
  const section = (id: string, hiddenUntil?: string) => ({
    id,
    handler: 'text',
    meta: { heading: id },
    ...(hiddenUntil ? { options: { hiddenUntil } } : {}),
  });
  const id = await buildPage(platform, {
    slug: 'ima-iznenadenje',
    parts: [
      section('odmah'),
      section('sutra', later.toISOString()),
      section('jucer', new Date(0).toISOString()),
    ],
  });
  const ids = async (options?: CallOptions) => {
    const answer = await decide(platform, ['ima-iznenadenje'], options);
    return answer.type === 'redirect' ? [] : answer.entity.parts.map((part) => part.id);
  };

  expect(await ids()).toEqual(['odmah', 'jucer']);
  expect(await ids({ as: 'staff' })).toEqual(['odmah', 'jucer']);
  expect(await ids({ as: 'staff', headers: { view: 'draft' } })).toEqual(['odmah', 'sutra', 'jucer']);
  const then = await findPage(await platform.ctx({ now: new Date(later.getTime() + 1000) }), { id });
  expect(then?.page.parts.map((part) => part.id)).toEqual(['odmah', 'sutra', 'jucer']);
  await runDueContent(platform.kernel, new Date());
  const { db } = await platform.ctx();
  const { rows } = await db.execute<{ data: { tags: string[] } }>(
    sql`select data from sent_jobs where name = 'drop-tags' and data::text like ${`%"page:${id}"%`}`,
  );
  expect(rows.length).toBeGreaterThan(0);
});

test('[CMS-024] the words of a section are found as long as it is shown: not while it waits, nor when it is hidden from all', async ({
  platform,
}) => {
  const later = new Date(Date.now() + 60_000);
  const section = (heading: string, options: Record<string, unknown>) => ({
    handler: 'text',
    meta: { heading },
    options,
  });
  await buildPage(platform, {
    slug: 'rijeci-odjeljaka',
    parts: [
      section('Jabukovača', {}),
      section('Dunjevača', { hiddenUntil: later.toISOString() }),
      section('Kruškovača', { hidden: true }),
    ],
  });
  const finds = async (query: string) =>
    (await platform.call(searchFind, { query, category: 'pages' })).records.length;

  expect([await finds('jabukovača'), await finds('dunjevača'), await finds('kruškovača')]).toEqual([1, 0, 0]);
  await runDueContent(platform.kernel, new Date(later.getTime() + 1000));
  expect([await finds('jabukovača'), await finds('dunjevača'), await finds('kruškovača')]).toEqual([1, 1, 0]);
});

test('a link to something that is not public has no address, and gets one when it is published', async ({
  platform,
}) => {
  const target = await buildPage(platform, { slug: 'jos-tajna', publishedAt: null });
  await buildPage(platform, {
    slug: 'izvor-veze',
    parts: [{ handler: 'text', meta: { link: { kind: 'page', id: target } } }],
  });
  const link = async () => {
    const answer = await decide(platform, ['izvor-veze']);
    return answer.type === 'redirect' ? undefined : answer.entity.parts[0]?.meta.link;
  };

  expect(await link()).toMatchObject({ formattedPath: null });
  await platform.call(postUpdate, { id: target, published_at: new Date(0).toISOString() }, { as: 'staff' });
  expect(await link()).toMatchObject({ formattedPath: '/jos-tajna' });
});
