import { randomUUID } from 'node:crypto';
import type { DocumentBody, DocumentRef } from '@izlog/contract/editing/document';
import type { Ctx } from '@izlog/platform/kernel/context';
import { openDatabase } from '@izlog/platform/kernel/database/db';
import { takeOps } from '@izlog/platform/services/editing/drafts/take-ops';
import { importDocuments } from '@izlog/platform/services/editing/index';
import { publishNow } from '@izlog/platform/services/editing/publishing/publish';
import { sql } from 'drizzle-orm';
import type { Bench } from '../harness/bench.ts';
import { ratioFigure } from '../harness/figure.ts';
import { staffContext } from '../harness/staff-context.ts';
import { milliseconds } from '../harness/units.ts';

const rounds = { quick: 40, usual: 200, full: 200 };
const publishes = { quick: 4, usual: 10, full: 10 };
const [few, many] = [5, 50];
/** Sections of a page, as a long one has them. */
const sections = 30;

/** A word typed on a long page against one UPDATE of the same jsonb, and a publish of many pages against one of few. */
export const editing: Bench = {
  name: 'editing',
  async run(stage) {
    const connectionString = await stage.fresh('bench_editing');
    const database = openDatabase({ connectionString, max: 4, statementTimeout: 0, onError: () => {} });
    try {
      const outside = await staffContext(connectionString, database);
      const ctx: Ctx = { ...outside, caller: await someone(outside) };
      const pages = await importDocuments(
        ctx,
        Array.from({ length: many }, (_, place) => ({
          kind: 'content',
          made: { handler: 'page' },
          bodies: { [ctx.site.defaultLanguage]: pageBody(place) },
        })),
      );
      const refs = pages.map(
        (id): Page => ({ kind: 'content', id, language: ctx.site.defaultLanguage, rev: 0 }),
      );
      const typing = await raceTyping(ctx, refs, rounds[stage.size]);
      const publishing = await racePublishing(ctx, refs, publishes[stage.size]);
      return [
        ratioFigure(
          'changes of a page of 30 sections, a second; yardstick: one UPDATE of its jsonb',
          typing.ops.map(perSecond),
          typing.updates.map(perSecond),
          { atLeast: 0.3 },
          (value) => value.toFixed(0),
        ),
        ratioFigure(
          `a page of a publish of ${many}; yardstick: of ${few}`,
          publishing.many.map((took) => took / many),
          publishing.few.map((took) => took / few),
          { atMost: 1.5 },
          milliseconds,
        ),
      ];
    } finally {
      await database.end();
    }
  },
};

/** Who writes: any account of the demonstration. */
async function someone({ db }: Ctx): Promise<Ctx['caller']> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from users order by id limit 1`);
  return { kind: 'staff', userId: Number(rows[0]?.id), sessionId: '', permissions: ['content.edit'] };
}

const perSecond = (took: number): number => 1000 / took;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function raceTyping(ctx: Ctx, [ref]: readonly Page[], count: number) {
  if (!ref) throw new Error('there is no page to type in');
  const session = randomUUID();
  const took: { ops: number[]; updates: number[] } = { ops: [], updates: [] };
  for (let round = -5; round < count; round++) {
    const ops = await timed(() => type(ctx, session, [ref], `Naslov ${round}`));
    const update = await timed(() =>
      ctx.db.execute(sql`
        update drafts set body = jsonb_set(body, '{root,meta,title}', to_jsonb(${`Naslov ${round}`}::text))
        where site_id = ${ctx.site.id} and kind = ${ref.kind} and ref_id = ${ref.id} and language = ${ref.language}`),
    );
    if (round < 0) continue;
    took.ops.push(ops);
    took.updates.push(update);
  }
  return took;
}

async function racePublishing(ctx: Ctx, refs: readonly Page[], count: number) {
  const session = randomUUID();
  const took: { few: number[]; many: number[] } = { few: [], many: [] };
  for (let round = -1; round < count; round++) {
    for (const [name, size] of [
      ['few', few],
      ['many', many],
    ] as const) {
      const chosen = refs.slice(0, size);
      await type(ctx, session, chosen, `Objava ${name} ${round}`);
      const warnings = chosen.map((one) => `content:${one.id}:${one.language}/root/meta/seo/noDescription`);
      const ms = await timed(() => publishNow(ctx, { items: [...chosen], accept: warnings, theirs: [] }));
      if (round >= 0) took[name].push(ms);
    }
  }
  return took;
}

interface Page extends DocumentRef {
  /** Revision that was seen last. */
  rev: number;
}

/** Writes a title into drafts, upon what was seen of them. */
async function type(ctx: Ctx, session: string, pages: readonly Page[], title: string): Promise<void> {
  const { documents } = await takeOps(ctx, {
    session,
    documents: pages.map(({ rev, ...ref }) => ({
      ...ref,
      base: rev,
      ops: [{ id: randomUUID(), n: 1, op: 'set', path: 'root/meta/title', value: title }],
      heard: [],
    })),
  });
  for (const [place, { rev, results }] of documents.entries()) {
    const page = pages[place];
    if (page) page.rev = rev;
    if (results.some(({ state }) => state !== 'applied')) throw new Error('a change was not applied');
  }
}

function pageBody(place: number): DocumentBody {
  const bags = { options: {}, mobileMeta: {}, mobileOptions: {} };
  const words = 'Rečenica koja se piše, čita i objavljuje. '.repeat(8);
  const parts = Array.from({ length: sections }, (_, index) => ({
    id: `text-${index}`,
    handler: 'text',
    slot: 'parts',
    meta: {
      heading: `Odlomak ${index}`,
      body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
    },
    ...bags,
    parts: [],
  }));
  const meta = { title: `Stranica ${place}`, slug: `bench-stranica-${place}`, excerpt: 'Opis' };
  return { root: { id: 'root', handler: 'page', slot: 'root', meta, ...bags, parts } };
}
