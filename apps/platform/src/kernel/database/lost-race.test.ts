import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { platformTest as test } from '#test/kit.ts';
import { noteChange } from '../audit.ts';
import { type Ctx, inTransaction, inTransactionOnce } from '../context.ts';

/** Resolves for both when both are there. */
function meeting() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let there = 0;
  return () => {
    there += 1;
    if (there === 2) resolve();
    return promise;
  };
}

const lock = (ctx: Ctx, key: number) => ctx.db.execute(sql`select pg_advisory_xact_lock(${key})`);

/** What the database says to anyone who is to give way, without anybody in the way. */
const giveWay = (ctx: Ctx, code: string) =>
  ctx.db.execute(sql.raw(`do $$ begin raise exception 'given up' using errcode = '${code}'; end $$`));

test('two who wait for each other are both served: the one that is given up is done again, and counts once', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  await ctx.db.execute(sql`create table passed (who text)`);
  const both = meeting();
  let runs = 0;
  const work = (who: string, first: number, second: number) => {
    const own: Ctx = { ...ctx, changes: [] };
    const done = inTransaction(own, async (inner) => {
      runs += 1;
      noteChange(inner, who, { at: 1 }, { at: 2 });
      await inner.db.execute(sql`insert into passed values (${who})`);
      await inner.jobs.send(inner.db, 'a-race', { who });
      await lock(inner, first);
      await both();
      await lock(inner, second);
      return who;
    });
    return done.then((answer) => ({ answer, changes: own.changes }));
  };

  const answers = await Promise.all([work('one', 801, 802), work('other', 802, 801)]);

  expect(runs).toBe(3);
  for (const { answer, changes } of answers) expect(changes).toMatchObject([{ target: answer }]);
  const { rows } = await ctx.db.execute(sql`select who from passed order by who`);
  expect(rows).toEqual([{ who: 'one' }, { who: 'other' }]);
  const sent = await ctx.db.execute(
    sql`select data->>'who' as who from pgboss.job where name = 'a-race' order by 1`,
  );
  expect(sent.rows).toEqual([{ who: 'one' }, { who: 'other' }]);
});

test.for(['40001', '40P01', '23505'])(
  'a transaction that never wins (%s) is given up after four tries',
  async (code, { platform }) => {
    const ctx = await platform.ctx();
    let runs = 0;

    const trying = inTransaction(ctx, (inner) => {
      runs += 1;
      return giveWay(inner, code);
    });

    await expect(trying).rejects.toMatchObject({ cause: { code } });
    expect(runs).toBe(4);
  },
);

test('only the whole is done again, never a part of it, and nothing that failed for another reason', async ({
  platform,
}) => {
  const ctx = await platform.ctx();
  const runs = { outer: 0, inner: 0, broken: 0, once: 0 };

  const answer = await inTransaction(ctx, async (outer) => {
    runs.outer += 1;
    return inTransaction(outer, async (inner) => {
      runs.inner += 1;
      if (runs.inner < 3) await giveWay(inner, '40001');
      return 'done';
    });
  });
  const broken = () =>
    inTransaction(ctx, (inner) => {
      runs.broken += 1;
      return giveWay(inner, '23503');
    });
  const once = () =>
    inTransactionOnce(ctx, (inner) => {
      runs.once += 1;
      return giveWay(inner, '40001');
    });

  await expect(broken()).rejects.toMatchObject({ cause: { code: '23503' } });
  await expect(once()).rejects.toMatchObject({ cause: { code: '40001' } });
  expect(answer).toBe('done');
  expect(runs).toEqual({ outer: 3, inner: 3, broken: 1, once: 1 });
});
