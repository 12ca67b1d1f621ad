import { randomUUID } from 'node:crypto';
import type { CallHeaders } from '@izlog/contract/client';
import type { Part } from '@izlog/contract/cms/content/part';
import { applyOp } from '@izlog/contract/editing/apply-op';
import type { DocumentBody } from '@izlog/contract/editing/document';
import { editEvents, editState } from '@izlog/contract/editing/edit-history';
import { editOps, type ForeignOp } from '@izlog/contract/editing/edit-ops';
import { editPublish } from '@izlog/contract/editing/edit-publish';
import type { Change, OpResult, pathOf } from '@izlog/contract/editing/op';
import { findOverlap, touchedPaths } from '@izlog/contract/editing/overlaps';
import fc from 'fast-check';
import { expect } from 'vitest';
import { buildPage } from '#test/builders/content.ts';
import { buildColleague } from '#test/builders/staff.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';

/** A tab in which somebody edits, on a device of its own. */
interface Tab {
  session: string;
  headers: CallHeaders;
  /** Revision that it has seen. */
  base: number;
  /** Ops whose answer it never saw. */
  waiting: SentOp[];
}
type SentOp = Change & { id: string; n: number };
/** What a tab got of an op, and upon which revision it had sent it. */
interface Told {
  op: SentOp;
  session: string;
  base: number;
  result: OpResult;
}

const partIds = ['a', 'b', 'c', 'd'];
const section = (id: string): Part => ({
  id,
  handler: 'text',
  slot: 'sections',
  meta: { heading: id, body: 'Riječi' },
  options: {},
  mobileMeta: {},
  mobileOptions: {},
  parts: [],
});
const words = fc.constantFrom('Jutro', 'Podne', 'Večer');
const place = fc.record({
  parent: fc.constant('root'),
  slot: fc.constant('sections'),
  after: fc.option(fc.constantFrom(...partIds)),
});
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.constantFrom('root/meta/title', 'root/meta/excerpt', 'a/meta/heading', 'b/meta/heading'),
        words,
      )
      .map(([path, value]): Change => ({ op: 'set', path: path as ReturnType<typeof pathOf>, value })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...partIds), place)
      .map(([part, where]): Change => ({ op: 'move', part, ...where })),
  },
  { weight: 1, arbitrary: fc.constantFrom(...partIds).map((part): Change => ({ op: 'remove', part })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...partIds), place)
      .map(([id, where]): Change => ({ op: 'insert', part: section(id), ...where })),
  },
);
/** What one tab does: its changes, and what becomes of the request and of its answer. */
const act = fc.record({
  tab: fc.nat({ max: 4 }),
  changes: fc.array(change, { minLength: 1, maxLength: 3 }),
  fate: fc.constantFrom('fine', 'fine', 'fine', 'lost', 'doubled'),
  isPublished: fc.constantFrom(false, false, false, false, false, true),
});

test('[EDIT-003, EDIT-006] five tabs of three people, answers lost and doubled: nothing is lost, every clash is seen, of one person’s devices too, none is invented', async ({
  platform,
}) => {
  const [marko, iva] = [await buildColleague(platform), await buildColleague(platform, { firstName: 'Iva' })];
  const id = await buildPage(platform, { title: 'Model', excerpt: 'Opis', parts: partIds.map(section) });
  const ref = { kind: 'content', id, language: 'hrv' } as const;
  const start = await bodyOf(platform, id);
  const tab = (headers: CallHeaders = {}): Tab => ({
    headers,
    session: randomUUID(),
    base: 0,
    waiting: [],
  });
  const tabs = [tab(), tab(), tab(marko.headers), tab(marko.headers), tab(iva.headers)];
  const heard: Told[] = [];
  // Three tabs at a time: their requests meet on the server.
  const rounds = fc.sample(fc.uniqueArray(act, { selector: (one) => one.tab, minLength: 2, maxLength: 3 }), {
    numRuns: 45,
    seed: 20_261_122,
  });

  for (const round of rounds)
    await Promise.all(
      round.map(async ({ tab: which, changes, fate, isPublished }) => {
        const one = tabs[which];
        if (!one) return;
        const ops = [...one.waiting, ...changes.map((op): SentOp => ({ ...op, id: randomUUID(), n: 1 }))];
        const { base } = one;
        const send = () =>
          platform.call(
            editOps,
            { session: one.session, documents: [{ ...ref, base, ops }] },
            { as: 'staff', headers: one.headers },
          );
        const answers = fate === 'doubled' ? await Promise.all([send(), send()]) : [await send()];
        one.waiting = fate === 'lost' ? ops : [];
        if (fate === 'lost') return;
        for (const { documents } of answers)
          for (const [place, result] of (documents[0]?.results ?? []).entries()) {
            const op = ops[place];
            if (op) heard.push({ op, session: one.session, base, result });
          }
        one.base = Math.max(...answers.map(({ documents }) => documents[0]?.rev ?? 0));
        if (!isPublished) return;
        // May be refused because somebody was quicker; what is public then is no fault of the drafts.
        await platform
          .call(editPublish, { items: [{ ...ref, rev: one.base }] }, { as: 'staff' })
          .catch((refused: { status?: number }) => expect([409, 422]).toContain(refused.status));
      }),
    );

  const log = await logOf(platform, id);
  // Server equals model.
  expect(await bodyOf(platform, id)).toEqual(log.at(-1)?.after ?? start);
  const byId = new Map(log.map((entry) => [entry.op.id, entry]));
  for (const { op, session, base, result } of heard) {
    const entry = byId.get(op.id);
    if (result.state === 'applied' && entry) {
      // No clash is hidden: what somebody else wrote there after `base` was the same, or came after.
      const between = log.filter(
        (other) => other.rev > base && other.rev < entry.rev && other.op.session !== session,
      );
      const hidden = between.find((other) => findOverlap(entry.paths, other.paths) !== undefined);
      if (hidden && entry.before !== entry.after)
        throw new Error(`hidden clash: ${JSON.stringify([op, hidden.op])}`);
    }
    // Nothing acknowledged is lost: but for a removal of what was gone already, which changes nothing.
    if (result.state === 'duplicate' || (result.state === 'applied' && op.op !== 'remove'))
      expect(entry).toBeDefined();
    if (result.state !== 'conflict') continue;
    // None is invented.
    const theirs = log.filter((other) => other.rev > base && other.op.session !== session);
    expect(
      theirs.some(
        (other) => findOverlap([result.path], other.paths) !== undefined || removes(other.paths, result.path),
      ),
    ).toBe(true);
    expect(entry).toBeUndefined();
  }
  const states = Map.groupBy(heard, ({ result }) => result.state);
  expect([...states.keys()]).toEqual(expect.arrayContaining(['applied', 'duplicate', 'conflict']));
});

const removes = (paths: readonly string[], part: string) => paths.includes(`${part}/*`);

async function bodyOf(platform: TestPlatform, id: number): Promise<DocumentBody> {
  const { documents } = await platform.call(editState, { documents: `content:${id}:hrv` }, { as: 'staff' });
  const body = documents[0]?.body;
  if (!body) throw new Error('no body');
  return body;
}

/** The ops that the server holds, in its order, each with what it touched and the body before and after it. */
async function logOf(platform: TestPlatform, id: number) {
  const { documents } = await platform.call(
    editEvents,
    { session: randomUUID(), page: '/model', documents: `content:${id}:hrv@0` },
    { as: 'staff' },
  );
  let body: DocumentBody | undefined;
  const entries = [];
  const first = await firstVersion(platform, id);
  for (const op of documents[0]?.ops ?? ([] as ForeignOp[])) {
    body ??= first;
    const before: DocumentBody = body;
    const applied = applyOp(before, op.change);
    if ('fault' in applied) throw new Error(`an op of the log cannot be applied: ${applied.fault}`);
    body = applied.body;
    const paths = touchedPaths(op.change, applied.before);
    entries.push({
      op,
      rev: op.rev,
      paths,
      before,
      after: body,
    });
  }
  return entries;
}

/** What was public before anybody edited. */
async function firstVersion(platform: TestPlatform, id: number): Promise<DocumentBody> {
  const { findVersion } = await import('./versions/version.queries.ts');
  const version = await findVersion(await platform.ctx(), { kind: 'content', id, language: 'hrv' }, 1);
  if (!version) throw new Error('no version');
  return version.body;
}
