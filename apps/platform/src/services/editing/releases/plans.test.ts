import type { Part } from '@izlog/contract/cms/content/part';
import { postGet } from '@izlog/contract/cms/content/post-get';
import { previewLinkCreate } from '@izlog/contract/cms/preview-link';
import { editDiscard, editPublish } from '@izlog/contract/editing/edit-publish';
import { releaseCancel, releaseFilter, releaseSave } from '@izlog/contract/editing/release';
import fc from 'fast-check';
import { expect } from 'vitest';
import { buildPage } from '#test/builders/content.ts';
import { type Draft, page, send, staff, stateOf, title, titleOf } from '#test/builders/edit.ts';
import { saveContent } from '#test/builders/save-content.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { runDueReleases, runReleaseInTurn } from './release-job.ts';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);

/** Freezes the draft of a page for a time. */
async function plan(platform: TestPlatform, id: number, at: Date, more: object = {}) {
  const { rev } = await stateOf(platform, page(id));
  const items = [{ ...page(id), rev }];
  return platform.call(editPublish, { items, at: at.toISOString(), ...more }, staff);
}

/** What anyone who holds a link sees of a page at an instant. */
async function seenAt(platform: TestPlatform, id: number, at: Date) {
  const { url } = await platform.call(previewLinkCreate, { at: at.toISOString() }, staff);
  const headers = { preview: new URL(url, 'http://x').searchParams.get('preview') ?? '' };
  return platform.call(postGet, { id }, { headers });
}

test('[EDIT-006] two releases of one field go out one after the other, as the previews of their moments show it', async ({
  platform,
}) => {
  const id = await buildPage(platform, { title: 'Danas', excerpt: 'Opis' });
  await send(platform, page(id), [title('Advent')]);
  const [first, second, third] = [inHours(1), inHours(2), inHours(3)];
  await plan(platform, id, first);
  const { rev } = await stateOf(platform, page(id));
  await send(platform, page(id), [title('Božić')], { base: rev });
  await plan(platform, id, second);
  await send(platform, page(id), [title('Nova godina')], { base: rev + 1 });
  const last = await plan(platform, id, third);

  const shown = [];
  for (const at of [first, second, third])
    shown.push((await seenAt(platform, id, new Date(at.getTime() + 1000))).title);
  expect(shown).toEqual(['Advent', 'Božić', 'Nova godina']);
  const went = [];
  for (const at of [first, second]) {
    await runDueReleases(platform.kernel, new Date(at.getTime() + 1000));
    went.push(await titleOf(platform, id));
  }
  expect(went).toEqual(['Advent', 'Božić']);
  // The last one is sent now instead.
  const sent = await platform.call(
    releaseSave,
    { id: last.release ?? 0, at: new Date().toISOString() },
    staff,
  );
  expect([sent.state, await titleOf(platform, id)]).toEqual(['done', 'Nova godina']);
  expect(await stateOf(platform, page(id))).toMatchObject({ isDrafted: false });
});

test('[EDIT-006] releases that are due together go out in the order of their times, whichever the queue hands over first', async ({
  platform,
}) => {
  const id = await buildPage(platform, { title: 'Danas', excerpt: 'Opis' });
  const [earlier, later] = [inHours(1), inHours(2)];
  await send(platform, page(id), [title('Poslije')]);
  const second = await plan(platform, id, later);
  const { rev } = await stateOf(platform, page(id));
  await send(platform, page(id), [title('Prije')], { base: rev });
  const asked = await platform.refusal(
    editPublish,
    { items: [{ ...page(id), rev: rev + 1 }], at: earlier.toISOString() },
    staff,
  );
  const { conflicts } = asked.payload as { conflicts: Array<{ key: string }> };
  await plan(platform, id, earlier, { accept: conflicts.map(({ key }) => key) });
  const after = new Date(later.getTime() + 1000);
  const foreseen = (await seenAt(platform, id, after)).title;

  // The queue hands over what was planned first, though it is the later one.
  const { site } = await platform.ctx();
  await runReleaseInTurn(platform.kernel, { siteId: site.id, release: second.release ?? 0 }, after);

  expect([foreseen, await titleOf(platform, id)]).toEqual(['Poslije', 'Poslije']);
  const { records } = await platform.call(releaseFilter, { when: 'future' }, staff);
  expect(records.filter(({ items }) => items.some((item) => item.id === id))).toEqual([]);
});

test('[EDIT-006] one that would contradict what is public then is told when it is planned and before its time, and is decided in the release', async ({
  platform,
}) => {
  const id = await buildPage(platform, { title: 'Danas', excerpt: 'Opis' });
  await send(platform, page(id), [title('Black Friday')]);
  const friday = inHours(48);
  const { release } = await plan(platform, id, friday);
  const { rev } = await stateOf(platform, page(id));
  await send(platform, page(id), [title('Pretprodaja')], { base: rev });

  // What goes out before it, of the same field: anyone who plans that decides what stands after.
  const items = [{ ...page(id), rev: rev + 1 }];
  const before = inHours(24).toISOString();
  const asked = await platform.refusal(editPublish, { items, at: before }, staff);
  const [conflict] = (asked.payload as { conflicts: Array<{ key: string }> }).conflicts;
  expect([asked.code, conflict]).toMatchObject([
    'CONTENT_CONFLICT',
    { ours: 'Black Friday', theirs: 'Pretprodaja', release: { id: release, name: 'Black Friday' } },
  ]);
  await platform.call(editPublish, { items, at: before, accept: [conflict?.key ?? ''] }, staff);
  expect((await seenAt(platform, id, inHours(25))).title).toBe('Pretprodaja');
  expect((await seenAt(platform, id, inHours(49))).title).toBe('Black Friday');

  // Another program writes the same field: the release says so at once, and in a preview it does not come.
  await runDueReleases(platform.kernel, inHours(25));
  await saveContent(await platform.ctx(), {
    id,
    kind: 'page',
    translations: { hrv: { title: 'Iz uvoza' } },
  });
  expect((await seenAt(platform, id, inHours(49))).title).toBe('Iz uvoza');
  const told = async () => (await platform.call(releaseFilter, { id: release ?? 0 }, staff)).records[0];
  const [open] = (await told())?.conflicts ?? [];
  expect(open).toMatchObject({ ours: 'Black Friday', theirs: 'Iz uvoza', path: 'root/meta/title' });
  const now = { id: release ?? 0, at: new Date().toISOString() };
  const refused = await platform.refusal(releaseSave, now, staff);
  expect(refused.code).toBe('CONTENT_CONFLICT');
  // Sent in vain, it keeps its time.
  expect(await told()).toMatchObject({ state: 'scheduled', at: friday.toISOString() });
  const decided = await platform.call(releaseSave, { id: release ?? 0, accept: [open?.key ?? ''] }, staff);
  expect(decided.conflicts).toEqual([]);
  expect((await seenAt(platform, id, inHours(49))).title).toBe('Black Friday');
  await runDueReleases(platform.kernel, inHours(49));
  expect(await titleOf(platform, id)).toBe('Black Friday');
});

test('[EDIT-006] what others wrote stays where that was decided, and a section that they removed comes back where the release has it', async ({
  platform,
}) => {
  const parts = [section('a', 'Prvi'), section('b', 'Drugi')];
  const id = await buildPage(platform, { title: 'Danas', excerpt: 'Opis', parts });
  await send(platform, page(id), [title('Moje'), { op: 'set', path: 'b/meta/heading', value: 'Moja riječ' }]);
  const { release } = await plan(platform, id, inHours(2));
  await saveContent(await platform.ctx(), {
    id,
    kind: 'page',
    translations: { hrv: { title: 'Njihovo', parts: [section('a', 'Prvi')] } },
  });

  const { records } = await platform.call(releaseFilter, { id: release ?? 0 }, staff);
  const keys = Object.fromEntries((records[0]?.conflicts ?? []).map(({ path, key }) => [path, key]));
  expect(Object.keys(keys)).toEqual(['root/meta/title', 'b/meta/heading']);
  await platform.call(
    releaseSave,
    {
      id: release ?? 0,
      theirs: [keys['root/meta/title'] ?? ''],
      accept: [keys['b/meta/heading'] ?? ''],
    },
    staff,
  );
  await runDueReleases(platform.kernel, inHours(3));

  const seen = await platform.call(postGet, { id });
  expect(seen.title).toBe('Njihovo');
  expect(JSON.stringify(seen)).toContain('Moja riječ');
});

const section = (id: string, heading: string): Part => ({
  id,
  handler: 'text',
  slot: 'sections',
  meta: { heading, body: `Tekst ${heading}` },
  options: {},
  mobileMeta: {},
  mobileOptions: {},
  parts: [],
});

const words = fc.constantFrom('Jutro', 'Podne', 'Večer');
const which = fc.nat({ max: 1 });
const hours = fc.integer({ min: 1, max: 5 });
const change: fc.Arbitrary<Draft> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(
        fc.constantFrom('root/meta/title', 'root/meta/excerpt', 'a/meta/heading', 'b/meta/heading'),
        words,
      )
      .map(([path, value]) => ({ op: 'set', path, value }) as Draft),
  },
  { weight: 1, arbitrary: fc.constantFrom('a', 'b').map((part) => ({ op: 'remove', part }) as Draft) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('a', 'b')
      .map(
        (id) =>
          ({ op: 'insert', part: section(id, id), parent: 'root', slot: 'sections', after: null }) as Draft,
      ),
  },
);
const act = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant('type' as const), page: which, change }) },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('plan' as const),
      pages: fc.constantFrom([0], [1], [0, 1]),
      // What is planned was changed just before, so that most plans hold something.
      change,
      hours,
      takes: fc.constantFrom('accept' as const, 'theirs' as const, null),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('publish' as const), page: which }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('discard' as const), page: which }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('import' as const), page: which, words }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('takeBack' as const), page: which, hours }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('move' as const), nth: fc.nat({ max: 5 }), hours }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('cancel' as const), nth: fc.nat({ max: 5 }) }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** How often random plans are made; a run of many rounds asks for more. */
const runs = Number(process.env.PLAN_RUNS ?? 3);

test('[EDIT-006] whatever is planned, moved, called off and written meanwhile: the preview of a moment shows what visitors see then', async ({
  platform,
}) => {
  for (const acts of fc.sample(fc.array(act, { minLength: 10, maxLength: 20 }), { numRuns: runs, seed: 29 }))
    await playPlans(platform, acts);
});

async function playPlans(platform: TestPlatform, acts: readonly Act[]): Promise<void> {
  const parts = [section('a', 'Prvi'), section('b', 'Drugi')];
  const pages = [
    await buildPage(platform, { title: 'Jedan', excerpt: 'Opis', parts }),
    await buildPage(platform, { title: 'Dva', excerpt: 'Opis', parts }),
  ];
  const start = Date.now();
  const at = (one: number) => new Date(start + one * hour);
  const made: number[] = [];
  for (const one of acts) await play(platform, one, pages, at, made);

  const looks = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5];
  const see = async (one: number) => {
    const seen = [];
    for (const id of pages)
      seen.push(
        await seenAt(platform, id, at(one)).then(
          ({ title: name, excerpt, parts: sections }) => ({ name, excerpt, sections }),
          ({ status }: { status?: number }) => status,
        ),
      );
    return seen;
  };
  const foreseen = [];
  for (const one of looks) foreseen.push(await see(one));
  for (const [place, one] of looks.entries()) {
    await runDueReleases(platform.kernel, at(one));
    // Nothing is planned up to then any more: this is what is public.
    expect(await see(one), JSON.stringify({ one, acts })).toEqual(foreseen[place]);
  }
  for (const id of made) await platform.call(releaseCancel, { id }, staff).catch(() => undefined);
}

async function play(
  platform: TestPlatform,
  one: Act,
  pages: readonly number[],
  at: (hours: number) => Date,
  made: number[],
): Promise<void> {
  const refOf = (place: number) => page(pages[place] ?? 0);
  const revOf = async (place: number) => (await stateOf(platform, refOf(place))).rev;
  const mayRefuse = (refused: { status?: number }) => expect([404, 409, 422]).toContain(refused.status);
  if (one.act === 'type')
    await send(platform, refOf(one.page), [one.change], { base: await revOf(one.page) });
  else if (one.act === 'publish')
    await platform
      .call(editPublish, { items: [{ ...refOf(one.page), rev: await revOf(one.page) }] }, staff)
      .catch(mayRefuse);
  else if (one.act === 'discard')
    await platform.call(editDiscard, { items: [{ ...refOf(one.page), rev: await revOf(one.page) }] }, staff);
  else if (one.act === 'import')
    await saveContent(await platform.ctx(), {
      id: pages[one.page] ?? 0,
      kind: 'page',
      translations: { hrv: { title: `Uvoz ${one.words}` } },
    });
  else if (one.act === 'cancel')
    await platform.call(releaseCancel, { id: made[one.nth] ?? (0 || 999_999) }, staff).catch(mayRefuse);
  else if (one.act === 'move')
    await platform
      .call(releaseSave, { id: made[one.nth] ?? 999_999, at: at(one.hours).toISOString() }, staff)
      .catch(mayRefuse);
  else {
    for (const place of one.act === 'plan' ? one.pages : [])
      if (one.act === 'plan') await send(platform, refOf(place), [one.change], { base: await revOf(place) });
    const add =
      one.act === 'takeBack'
        ? [{ ...refOf(one.page), rev: await revOf(one.page), action: 'unpublish' as const }]
        : await Promise.all(one.pages.map(async (place) => ({ ...refOf(place), rev: await revOf(place) })));
    const asked = { name: 'plan', at: at(one.hours).toISOString(), add };
    const takes = one.act === 'plan' ? one.takes : null;
    const outcome = await platform.call(releaseSave, asked, staff).then(
      ({ id }) => ({ id, keys: [] as string[] }),
      (refused: { status?: number; payload?: { conflicts?: Array<{ key: string }> } }) => {
        mayRefuse(refused);
        return { id: 0, keys: (refused.payload?.conflicts ?? []).map(({ key }) => key) };
      },
    );
    if (outcome.id) made.push(outcome.id);
    if (outcome.keys.length === 0 || !takes) return;
    await platform
      .call(releaseSave, { ...asked, [takes]: outcome.keys }, staff)
      .then(({ id }) => made.push(id), mayRefuse);
  }
}
