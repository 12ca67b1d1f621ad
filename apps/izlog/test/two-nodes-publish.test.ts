import { randomUUID } from 'node:crypto';
import { createClient, fetchTransport } from '@izlog/contract/client';
import { previewLinkCreate, previewLinkRevoke } from '@izlog/contract/cms/preview-link';
import type { DocumentBody } from '@izlog/contract/editing/document';
import { documentCreate, documentTranslate } from '@izlog/contract/editing/document-create';
import { editState, editVersions } from '@izlog/contract/editing/edit-history';
import { editOps } from '@izlog/contract/editing/edit-ops';
import { editPublish, editRestore } from '@izlog/contract/editing/edit-publish';
import { releaseFilter } from '@izlog/contract/editing/release';
import { expect } from 'vitest';
import { importDocuments } from '../../platform/src/services/editing/index.ts';
import { type TestPlatform, platformTest as test } from '../../platform/test/kit.ts';
import { startNode } from './start-node.ts';

type Node = Awaited<ReturnType<typeof startNode>>;
type Call = ReturnType<typeof createClient>;

const readers = 1000;
const session = randomUUID();

async function twoNodes(platform: TestPlatform) {
  const nodes = [await startNode(platform.connectionString), await startNode(platform.connectionString)];
  const headers = await platform.headers({ as: 'staff' });
  const [first, second] = nodes as [Node, Node];
  return {
    first: createClient(fetchTransport(first.url), headers),
    second: createClient(fetchTransport(second.url), headers),
    urls: [first.url, second.url] as const,
    stop: () => Promise.all(nodes.map((node) => node.stop())),
  };
}

/** Sets fields of the roots of drafts; returns what a publish of them names. */
async function write(call: Call, documents: ReadonlyArray<{ id: number; language: string; meta: object }>) {
  const refs = documents.map(({ id, language }) => ({ kind: 'content' as const, id, language }));
  const keys = refs.map(({ id, language }) => `content:${id}:${language}`).join(',');
  const known = (await call(editState, { documents: keys })).documents;
  const answer = await call(editOps, {
    session,
    documents: documents.map(({ meta }, place) => ({
      ...(refs[place] as (typeof refs)[number]),
      base: known[place]?.rev ?? 0,
      ops: Object.entries(meta).map(([field, value]) => ({
        id: randomUUID(),
        op: 'set' as const,
        path: `root/meta/${field}`,
        value,
      })),
    })),
  });
  for (const { results } of answer.documents)
    expect(results.map(({ state }) => state)).not.toContain('invalid');
  return answer.documents.map(({ kind, id, language, rev }) => ({ kind, id, language, rev }));
}

const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

test('[EDIT-006] a thousand readers of two nodes see all old or all new on each page while pages and footer go out; kept pages follow within a second', {
  tags: 'release',
}, async ({ platform }) => {
  const bags = { options: {}, mobileMeta: {}, mobileOptions: {}, parts: [] };
  const body = (handler: string, meta: Record<string, unknown>): DocumentBody => ({
    root: { id: 'root', handler, slot: 'root', meta, ...bags },
  });
  const slugs = ['citaju-jednu', 'citaju-drugu', 'citaju-trecu'];
  const pages = slugs.map((slug) => ({
    kind: 'content' as const,
    made: { handler: 'page' },
    bodies: { hrv: body('page', { title: 'Stanje 1', slug, excerpt: 'Opis' }) },
  }));
  const footer = body('footer', { title: 'footer', copyright: 'Podnožje 1' });
  const ids = await importDocuments(await platform.ctx(), [
    ...pages,
    { kind: 'content', made: { handler: 'element', name: 'footer' }, bodies: { hrv: footer } },
  ]);
  const { first, urls, stop } = await twoNodes(platform);
  const addresses = urls.flatMap((url) => slugs.map((slug) => `${url}/${slug}`));
  const stateOf = async (address: string) => {
    const html = await (await fetch(address)).text();
    return [/Stanje (\d)/.exec(html)?.[1], /Podnožje (\d)/.exec(html)?.[1]].join('');
  };
  /** Publishes state `n` of everything on the first node; returns the milliseconds until every page of both shows it. */
  const publish = async (n: number) => {
    const items = await write(
      first,
      ids.map((id, place) => ({
        id,
        language: 'hrv',
        meta: place < slugs.length ? { title: `Stanje ${n}` } : { copyright: `Podnožje ${n}` },
      })),
    );
    await first(editPublish, { items });
    const published = performance.now();
    for (const address of addresses)
      await expect.poll(() => stateOf(address), { interval: 20, timeout: 20_000 }).toBe(`${n}${n}`);
    return performance.now() - published;
  };
  for (const address of addresses) expect(await stateOf(address)).toBe('11');
  const seen: string[] = [];
  let isOut = false;
  const reading = Array.from({ length: 10 }, async (_, lane) => {
    for (let turn = lane; !isOut || seen.length < readers; turn++)
      seen.push(await stateOf(addresses[turn % addresses.length] ?? ''));
  });

  await publish(2);
  isOut = true;
  await Promise.all(reading);

  expect(seen.length).toBeGreaterThanOrEqual(readers);
  expect(new Set(seen)).toEqual(new Set(['11', '22']));
  // The best of three: a machine that is busy with others takes its time.
  const took = [await publish(3), await publish(4), await publish(5)];
  expect(Math.min(...took)).toBeLessThan(1000);
  await stop();
});

test('[CMS-007, CMS-024, EDIT-006, EDIT-007] a post in two languages is planned on one node, looked at by a link as it will be on the other, changed after, published and restored', {
  tags: 'release',
}, async ({ platform }) => {
  const { first, second, urls, stop } = await twoNodes(platform);
  const [, other] = urls;
  const shown = async (path: string, cookie = '') => {
    const answer = await fetch(`${other}${path}`, { headers: { cookie }, redirect: 'manual' });
    return { answer, html: await answer.text() };
  };
  const { id } = await first(documentCreate, { kind: 'post', title: 'Advent u gradu' });
  await first(documentTranslate, { kind: 'content', id, language: 'eng', source: 'hrv' });
  const hr = {
    id,
    language: 'hrv',
    meta: { slug: 'advent-u-gradu', excerpt: 'O adventu', body: words('Prva riječ') },
  };
  const en = {
    id,
    language: 'eng',
    meta: { title: 'Advent', slug: 'advent-in-town', excerpt: 'On advent', body: words('First word') },
  };
  const planned = await write(first, [hr, en]);
  const at = new Date(Date.now() + 3 * 86_400_000);

  await first(editPublish, { items: planned, name: 'Advent', at: at.toISOString() });
  await write(second, [{ id, language: 'hrv', meta: { body: words('Kasnija riječ') } }]);

  expect((await shown('/advent-u-gradu')).answer.status).toBe(404);
  const [release] = (await second(releaseFilter, { state: 'scheduled' })).records;
  expect(release?.items.map(({ language, laterChanges }) => [language, laterChanges])).toContainEqual([
    'hrv',
    1,
  ]);
  const link = await first(previewLinkCreate, { at: new Date(at.getTime() + 3_600_000).toISOString() });
  const opened = await shown(`/objave?${new URL(link.url, other).searchParams}`);
  const cookie = opened.answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect(opened.html).toContain('preview-strip');
  // From page to page, and in the other language, without the token in the address.
  for (const [path, word] of [
    ['/advent-u-gradu', 'Prva riječ'],
    ['/en/advent-in-town', 'First word'],
  ] as const) {
    const { answer, html } = await shown(path, cookie);
    expect(html).toContain(word);
    expect(html).not.toContain('Kasnija riječ');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  }
  expect((await shown('/advent-u-gradu')).answer.status).toBe(404);
  const ended = await shown('/advent-u-gradu?preview=', cookie);
  expect(ended.answer.headers.get('location')).toBe('/advent-u-gradu');
  expect(ended.answer.headers.getSetCookie()[0]).toContain('Max-Age=0');
  await first(previewLinkRevoke, { id: link.id });
  const over = await shown('/advent-u-gradu', cookie);
  expect([over.answer.status, over.answer.headers.getSetCookie()[0]]).toEqual([
    404,
    expect.stringContaining('Max-Age=0'),
  ]);

  const current = (await first(editState, { documents: `content:${id}:hrv,content:${id}:eng` })).documents;
  const items = current.map(({ kind, language, rev }) => ({ kind, id, language, rev }));
  await first(editPublish, { items });
  await expect
    .poll(async () => (await shown('/advent-u-gradu')).html, { interval: 50 })
    .toContain('Kasnija riječ');
  const versions = (await second(editVersions, { kind: 'content', id, language: 'hrv' })).records;
  const frozen = versions.find(({ reason }) => reason === 'schedule')?.no ?? 0;
  const state = (await second(editState, { documents: `content:${id}:hrv` })).documents[0];
  const document = { kind: 'content' as const, id, language: 'hrv', rev: state?.rev ?? 0 };
  const { rev } = await second(editRestore, { document, version: frozen });
  await second(editPublish, { items: [{ ...document, rev }] });
  await expect
    .poll(async () => (await shown('/advent-u-gradu')).html, { interval: 50 })
    .toContain('Prva riječ');
  await stop();
});
