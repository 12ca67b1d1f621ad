import { parseArgs } from 'node:util';
import { catalogueChanged } from '@izlog/platform/kernel/changes/catalogue-changed';
import { createVersionedCache } from '@izlog/platform/kernel/changes/versioned-cache';
import type { Ctx } from '@izlog/platform/kernel/context';
import { openDatabase } from '@izlog/platform/kernel/database/db';
import { Held } from '@izlog/platform/kernel/held';
import { noJobs } from '@izlog/platform/kernel/jobs/jobs';
import { saveAttribute } from '@izlog/platform/services/catalogue/attributes/save-attribute';
import { saveCategory } from '@izlog/platform/services/catalogue/categories/save-category';
import { reindexProducts } from '@izlog/platform/services/catalogue/lists/reindex-products';
import { createSiteRegistry } from '@izlog/platform/services/settings/site-registry';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';

/** Products made by one statement and one reindexing. */
const batch = 5000;
const choicesPerAttribute = 10;
const nouns = [
  'Planer',
  'Priručnik',
  'Šalica',
  'Torba',
  'Košulja',
  'Predložak',
  'Bilježnica',
  'Žlica',
  'Kalendar',
];
const kinds = [
  'za ured',
  'od lana',
  'za početnike',
  'iz Đakova',
  'na baterije',
  'za čaj',
  'velika',
  'mala',
  'plava',
];

/**
 * Fills a site with products that look like a real shop's to the planner: 10 attributes of 10 choices each, a number,
 * categories three deep, prices over four decades, a tenth on sale, a twentieth featured. The same `count` gives the
 * same catalogue.
 */
export async function generateCatalogue(
  connectionString: string,
  siteId: number,
  count: number,
): Promise<void> {
  const database = openDatabase({ connectionString, max: 2, statementTimeout: 0, onError: () => {} });
  try {
    const site = await createSiteRegistry(database).byId(siteId);
    if (!site) throw new Error(`There is no site ${siteId}.`);
    const ctx: Ctx = {
      requestId: 'bench',
      now: new Date(),
      log: pino({ level: 'silent' }),
      db: database.db,
      jobs: noJobs,
      site,
      storeId: undefined,
      language: site.defaultLanguage,
      caller: { kind: 'nobody' },
      tags: new Set(),
      versioned: createVersionedCache(),
      held: new Held(),
      ip: '',
    };
    const shelves = await makeShelves(ctx);
    const attributes = await makeAttributes(ctx);
    for (let start = 0; start < count; start += batch) {
      const ids = await makeProducts(ctx, start, Math.min(batch, count - start), shelves, attributes);
      await reindexProducts(ctx, ids);
    }
    await catalogueChanged(ctx, []);
    await ctx.db.execute(sql`vacuum analyze`);
  } finally {
    await database.end();
  }
}

async function makeShelves(ctx: Ctx): Promise<number[]> {
  const leaves: number[] = [];
  const make = (name: string, parentId: number | null) =>
    saveCategory(
      ctx,
      { source: 'bench', externalId: name, parentId, translations: { [ctx.site.defaultLanguage]: { name } } },
      { onTakenSlug: 'number' },
    );
  for (let top = 1; top <= 5; top++) {
    const first = await make(`Polica ${top}`, null);
    for (let middle = 1; middle <= 4; middle++) {
      const second = await make(`Polica ${top}.${middle}`, first);
      for (let leaf = 1; leaf <= 3; leaf++)
        leaves.push(await make(`Polica ${top}.${middle}.${leaf}`, second));
    }
  }
  return leaves;
}

interface Attributes {
  /** Of each attribute with choices: its id and those of its choices. */
  choices: { attribute: number; values: number[] }[];
  number: number;
}

async function makeAttributes(ctx: Ctx): Promise<Attributes> {
  const choices: Attributes['choices'] = [];
  for (let index = 1; index <= 9; index++) {
    const saved = await saveAttribute(ctx, {
      code: `bench-${index}`,
      type: 'MultiSelect',
      label: { [ctx.site.defaultLanguage]: `Svojstvo ${index}` },
      position: index,
      values: Array.from({ length: choicesPerAttribute }, (_, value) => ({
        code: `v${value}`,
        label: { [ctx.site.defaultLanguage]: `Vrijednost ${value}` },
      })),
    });
    choices.push({ attribute: saved.id, values: [...saved.values.values()] });
  }
  const { id } = await saveAttribute(ctx, {
    code: 'bench-broj',
    type: 'Number',
    label: { [ctx.site.defaultLanguage]: 'Broj' },
  });
  return { choices, number: id };
}

async function makeProducts(
  ctx: Ctx,
  start: number,
  count: number,
  shelves: readonly number[],
  attributes: Attributes,
): Promise<number[]> {
  const { id: site, defaultLanguage, mainCurrency } = ctx.site;
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    insert into products (site_id, sku, is_featured, category_priority, source, external_id)
    select ${site}::bigint, 'BENCH-' || i, i % 20 = 0, i % 100, 'bench', i::text
    from generate_series(${start + 1}::int, ${start + count}::int) as i
    on conflict (site_id, source, external_id) do update set updated_at = now()
    returning id`);
  const ids = rows.map(({ id }) => id);
  // A number that looks random and is the same on every machine.
  const dice = (salt: number, sides: number) =>
    sql`(abs(hashint8extended(p.external_id::bigint, ${salt}::bigint) % ${sides}::bigint))::int`;
  const chosen = sql`from products p where p.id = any(${sql.param(ids)}::bigint[])`;
  await ctx.db.execute(sql`
    insert into product_translations (product_id, language, site_id, name, slug, kind_line, short_description)
    select p.id, ${defaultLanguage}::text, p.site_id,
      (${sql.param(nouns)}::text[])[1 + ${dice(1, nouns.length)}] || ' '
        || (${sql.param(kinds)}::text[])[1 + ${dice(2, kinds.length)}] || ' ' || p.external_id,
      'bench-' || p.external_id, 'Radni pribor', 'Proizvod broj ' || p.external_id || ' za mjerenje brzine popisa.'
    ${chosen} on conflict do nothing`);
  await ctx.db.execute(sql`
    insert into product_categories (product_id, category_id, site_id)
    select p.id, (${sql.param([...shelves])}::bigint[])[1 + ${dice(3, shelves.length)}], p.site_id
    ${chosen} on conflict do nothing`);
  for (const [index, { attribute, values }] of attributes.choices.entries()) {
    await ctx.db.execute(sql`
      insert into product_attribute_values (site_id, product_id, attribute_id, value_id)
      select p.site_id, p.id, ${attribute}::bigint,
        (${sql.param(values)}::bigint[])[1 + ${dice(10 + index, values.length)}]
      ${chosen} on conflict do nothing`);
  }
  await ctx.db.execute(sql`
    insert into product_attribute_values (site_id, product_id, attribute_id, number)
    select p.site_id, p.id, ${attributes.number}::bigint, ${dice(4, 1000)} ${chosen} on conflict do nothing`);
  await ctx.db.execute(sql`
    insert into product_prices (site_id, product_id, currency, kind, amount, valid_from, who, cause)
    select p.site_id, p.id, ${mainCurrency.code}::text, kind.name,
      case kind.name when 'base' then 1 else 0.8 end * (99 + ${dice(5, 10)} * 100 + power(10, ${dice(6, 4)}) * 100),
      now() - case kind.name when 'base' then interval '1 year' else interval '3 days' end, 'bench', 'bench'
    from products p cross join (values ('base'), ('sale')) as kind(name)
    where p.id = any(${sql.param(ids)}::bigint[]) and (kind.name = 'base' or p.id % 10 = 0)
      and not exists (select from product_prices j where j.product_id = p.id)`);
  await ctx.db.execute(sql`
    insert into stock_levels (product_id, site_id, is_tracked, quantity)
    select p.id, p.site_id, p.id % 2 = 0, ${dice(7, 50)} ${chosen} on conflict do nothing`);
  return ids;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      database: { type: 'string' },
      site: { type: 'string', default: '1' },
      count: { type: 'string', default: '1000' },
    },
  });
  if (!values.database) throw new Error('Say --database postgres://…');
  await generateCatalogue(values.database, Number(values.site), Number(values.count));
}
