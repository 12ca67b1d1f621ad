import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentBody } from '@izlog/contract/editing/document';
import { editState } from '@izlog/contract/editing/edit-history';
import { editPublish } from '@izlog/contract/editing/edit-publish';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { countStatements } from '#test/count-statements.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { importDocuments } from '../index.ts';

const staff = { as: 'staff' } as const;
const languages = ['hrv', 'eng', 'deu'] as const;

function pageBody(title: string, slug: string): DocumentBody {
  const bags = { options: {}, mobileMeta: {}, mobileOptions: {} };
  const meta = { title, slug, excerpt: 'Opis' };
  return { root: { id: 'root', handler: 'page', slot: 'root', meta, ...bags, parts: [] } };
}

/** Pages in three languages, public under one title and drafted under another; `slugOf` may spoil one. */
async function buildDrafted(platform: TestPlatform, count: number, slugOf = (slug: string) => slug) {
  const ctx = await platform.ctx();
  const name = randomUUID().slice(0, 8);
  const bodies = (title: string, one: number, slug: (slug: string) => string) =>
    Object.fromEntries(
      languages.map((language) => [language, pageBody(title, slug(`${name}-${one}-${language}`))]),
    );
  const numbers = Array.from({ length: count }, (_, one) => one);
  const made = { handler: 'page' };
  const ids = await importDocuments(
    ctx,
    numbers.map((one) => ({ kind: 'content', made, bodies: bodies('Staro', one, (slug) => slug) })),
  );
  await importDocuments(
    ctx,
    ids.map((id, one) => ({ kind: 'content', id, bodies: bodies('Novo', one, slugOf), stays: 'draft' })),
  );
  const refs = ids.flatMap((id) => languages.map((language) => ({ kind: 'content' as const, id, language })));
  const items = [];
  for (let from = 0; from < refs.length; from += 50) {
    const keys = refs.slice(from, from + 50).map((ref) => `content:${ref.id}:${ref.language}`);
    const { documents } = await platform.call(editState, { documents: keys.join(',') }, staff);
    items.push(...documents.map(({ kind, id, language, rev }) => ({ kind, id, language, rev })));
  }
  return { ids, items };
}

async function publicTitles(platform: TestPlatform, ids: readonly number[]): Promise<string[]> {
  const { rows } = await platform.kernel.database.db.execute<{ title: string }>(
    sql`select distinct title from content_live where item_id = any(${sql.param([...ids])}::bigint[]) order by title`,
  );
  return rows.map(({ title }) => title);
}

test('[EDIT-006] many documents in all languages go out in one transaction: who reads meanwhile sees all old or all new', async ({
  platform,
}) => {
  const { ids, items } = await buildDrafted(platform, 8);
  let isDone = false;
  const seen: string[][] = [];
  const reading = (async () => {
    while (!isDone) {
      seen.push(await publicTitles(platform, ids));
      await pause(5);
    }
  })();

  const done = await platform.call(editPublish, { items }, staff);
  isDone = true;
  await reading;

  expect(done.published).toHaveLength(24);
  expect(await publicTitles(platform, ids)).toEqual(['Novo']);
  expect(seen.filter((titles) => titles.length !== 1)).toEqual([]);
  expect(seen).toContainEqual(['Staro']);
});

test('[EDIT-006] one document that cannot go out keeps all of them back', async ({ platform }) => {
  const { ids, items } = await buildDrafted(platform, 3, (slug) => (slug.endsWith('2-deu') ? 'shop' : slug));

  const refusal = await platform.refusal(editPublish, { items }, staff);

  expect(refusal).toMatchObject({
    code: 'PUBLISH_REFUSED',
    payload: { faults: [{ kind: 'slugReserved', document: { id: ids[2], language: 'deu' } }] },
  });
  expect(await publicTitles(platform, ids)).toEqual(['Staro']);
});

test('[API-014] publishing asks the database linearly in the number of documents', async ({ platform }) => {
  const few = await buildDrafted(platform, 1);
  const many = await buildDrafted(platform, 3);
  const publish = (items: typeof few.items) => () => platform.call(editPublish, { items }, staff);

  const [ofFew, ofMany] = [
    await countStatements(platform, publish(few.items)),
    await countStatements(platform, publish(many.items)),
  ];

  expect(ofMany).toBeLessThanOrEqual(ofFew * 3);
});

test('[EDIT-007] two who publish the same menu or page at once are both told how it stands: it is public, or was changed', async ({
  platform,
}) => {
  const { ids, items } = await buildDrafted(platform, 1);
  const publish = (rev = 0) =>
    platform
      .call(editPublish, { items: items.map((one) => ({ ...one, rev: one.rev - rev })) }, staff)
      .catch((error: { code: string }) => error.code);

  const answers = await Promise.all([publish(), publish(), publish(1)]);

  const published = answers.map((one) => (typeof one === 'string' ? one : one.published.length));
  expect(published.slice(0, 2).sort()).toEqual([0, 3]);
  expect(published[2]).toBe('DRAFT_CHANGED');
  expect(await publicTitles(platform, ids)).toEqual(['Novo']);
});
