import { countedRecords, defineResource } from '@izlog/contract/resource';
import { kinds } from '@izlog/contract/resource/kinds';
import { and, eq, sql } from 'drizzle-orm';
import { boolean, integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { expect } from 'vitest';
import { platformTestWith } from '#test/kit.ts';
import { resourceSuite } from '#test/resource-suite.ts';
import { cents, id, siteId } from '../database/columns.ts';
import { taken } from '../refusal.ts';
import { serveResource } from './serve-resource.ts';

/** A record with a field of every kind that people fill in. */
const trials = defineResource({
  service: 'settings',
  name: 'trial',
  access: { read: 'staff.edit', write: 'settings.edit' },
  fields: {
    name: kinds.text(150, { isRequired: true, isUnique: true, list: 'name', sort: true, search: true }),
    note: kinds.lines(300, { filter: 'empty' }),
    titles: kinds.words(50, { list: true }),
    mail: kinds.email({}),
    pieces: kinds.whole({ filter: true }),
    price: kinds.money({ filter: true }),
    isOn: kinds.yesNo({ filter: true }),
    way: kinds.choice(['air', 'sea', 'land'], { filter: true }),
    nick: kinds.optionalText(40, { filter: true }),
    site: kinds.url(200, {}),
    share: kinds.decimal({ most: 10_000, filter: true }),
    at: kinds.instant({ isRequired: true, filter: true, sort: true }),
    stored: kinds.count({ sort: true }),
  },
  order: ['name', 'asc'],
  fileBy: 'name',
});

const table = pgTable('trials', {
  id: id(),
  siteId: siteId(),
  name: text().notNull(),
  note: text().notNull(),
  titles: jsonb().$type<Record<string, string>>().notNull(),
  mail: text().notNull(),
  pieces: integer(),
  price: cents(),
  isOn: boolean().notNull(),
  way: text().notNull(),
  nick: text(),
  site: text(),
  share: numeric({ mode: 'number' }),
  at: timestamp({ withTimezone: true }).notNull(),
  stored: integer().notNull().default(0),
});

const tables = `
  create table trials (
    id bigint primary key generated always as identity, site_id bigint not null, name text not null,
    note text not null, titles jsonb not null, mail text not null, pieces integer, price bigint,
    is_on boolean not null, way text not null, nick text, site text, share numeric, at timestamptz not null, stored integer not null default 0);
  create unique index on trials (site_id, name collate hr_order, id);
  create unique index trials_name on trials (site_id, name);
  create index on trials (site_id, note);
  create index on trials (site_id, pieces);
  create index on trials (site_id, price);
  create index on trials (site_id, is_on);
  create index on trials (site_id, way);
  create index on trials (site_id, nick);
  create index on trials (site_id, share);
  create index on trials (site_id, at, id);
  create index on trials (site_id, stored, id)`;

const test = platformTestWith(
  {},
  {
    tables,
    routes: () =>
      serveResource(trials, {
        table,
        async save(ctx, recordId, { price, at, ...said }) {
          const values = {
            ...said,
            siteId: ctx.site.id,
            price: price === null ? null : Math.round(price * 100),
            at: new Date(at),
          };
          const [other] = await ctx.db
            .select({ id: table.id })
            .from(table)
            .where(and(eq(table.siteId, ctx.site.id), eq(table.name, said.name)));
          if (other && other.id !== recordId) throw taken('name', 'There is one of this name.');
          const [row] = recordId
            ? await ctx.db.update(table).set(values).where(eq(table.id, recordId)).returning({ id: table.id })
            : await ctx.db.insert(table).values(values).returning({ id: table.id });
          if (!row) throw new Error('the trial was not saved');
          return row.id;
        },
        async remove(ctx, recordId) {
          await ctx.db.delete(table).where(eq(table.id, recordId));
        },
      }),
  },
);

resourceSuite(test, trials, { table });

test('[OFFICE-02] names are in the order of Croatian readers, and found by a part without its marks', async ({
  platform,
}) => {
  const staff = { as: 'staff' } as const;
  const at = '2026-01-01T00:00:00.000Z';
  for (const name of ['Čavao', 'Dizalica', 'Cigla'])
    await platform.call(trials.endpoints.create, { name, at }, staff);
  const names = async (asked: object) =>
    (await platform.call(trials.endpoints.filter, asked, staff)).records.map((one) => one.name);

  expect(await names({})).toEqual(['Cigla', 'Čavao', 'Dizalica']);
  expect(await names({ sort: '-name' })).toEqual(['Dizalica', 'Čavao', 'Cigla']);
  expect(await names({ search: 'CAV' })).toEqual(['Čavao']);
  const { next } = await platform.call(trials.endpoints.filter, { limit: 1 }, staff);
  expect(await names({ limit: 1, after: next ?? '' })).toEqual(['Čavao']);
});

test('[OFFICE-02] records are counted to ten thousand; behind them the list goes on by its end', async ({
  platform,
}) => {
  const staff = { as: 'staff' } as const;
  const { db, site } = await platform.ctx({ site: 2 });
  await db.execute(sql`
    insert into trials (site_id, name, note, titles, mail, is_on, way, at)
    select ${site.id}, to_char(n, 'FM000000'), '', '{}', '', false, 'air', now()
    from generate_series(1, ${countedRecords + 50}) n`);

  const last = await platform.call(trials.endpoints.filter, { page: 100, limit: 100 }, { ...staff, site: 2 });
  const behind = await platform.call(
    trials.endpoints.filter,
    { after: last.next ?? '', limit: 100 },
    { ...staff, site: 2 },
  );

  expect(last).toMatchObject({ isMore: true, pagination: { total: countedRecords, lastPage: 100 } });
  expect([behind.records.length, behind.records[0]?.name, behind.next]).toEqual([50, '010001', null]);
});
