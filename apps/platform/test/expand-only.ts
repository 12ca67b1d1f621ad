import type { Migration } from '#platform/kernel/database/migration-files.ts';

interface Pool {
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
}

/** What programs rest on, each as a name and what it is: `orders.note` → `text`. */
export interface Catalog {
  /** `table.column` → type, with ` not null` and ` made` (has a value by itself). */
  columns: Map<string, string>;
  /** Unique indexes, checks, keys: what an insert or update has to obey. Name → its table and definition. */
  rules: Map<string, { table: string; definition: string }>;
  /** Indexes that only make reading quick. Name → table. */
  indexes: Map<string, string>;
  /** Functions with arguments and answer, views, types. */
  others: Set<string>;
  /** Triggers as `table.name`. */
  triggers: Set<string>;
}

/** Reads what is in the schema `public`. */
export async function readCatalog(pool: Pool): Promise<Catalog> {
  const pairs = async (text: string) =>
    (await pool.query(text)).rows.map(({ name, is, on }) => [String(name), String(is), String(on)] as const);
  const columns = await pairs(
    `select format('%s.%s', c.relname, a.attname) as name,
       format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end
         || case when a.atthasdef or a.attidentity <> '' then ' made' else '' end as is
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped`,
  );
  const rules = await pairs(
    `select conname as name, pg_get_constraintdef(k.oid) as is, c.relname as on
       from pg_constraint k join pg_class c on c.oid = k.conrelid
       where c.relnamespace = 'public'::regnamespace and contype in ('c', 'u', 'x', 'f', 'p')
     union all
     select i.relname, pg_get_indexdef(i.oid), c.relname
       from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
       where i.relnamespace = 'public'::regnamespace and x.indisunique
         and not exists (select from pg_constraint k where k.conindid = i.oid)`,
  );
  const indexes = await pairs(
    `select i.relname as name, '' as is, c.relname as on
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
     where i.relnamespace = 'public'::regnamespace`,
  );
  const others = await pairs(
    `select format('%s(%s) → %s', p.proname, pg_get_function_identity_arguments(p.oid), pg_get_function_result(p.oid)) as name
       from pg_proc p where p.pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
     union all
     select t.typname || ' ' || string_agg(e.enumlabel, ',' order by e.enumsortorder) from pg_type t join pg_enum e on e.enumtypid = t.oid group by t.typname`,
  );
  const triggers = await pairs(
    `select format('%s.%s', c.relname, t.tgname) as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`,
  );
  return {
    columns: new Map(columns.map(([name, is]) => [name, is])),
    rules: new Map(rules.map(([name, definition, table]) => [name, { table, definition }])),
    indexes: new Map(indexes.map(([name, , table]) => [name, table])),
    others: new Set(others.map(([name]) => name)),
    triggers: new Set(triggers.map(([name]) => name)),
  };
}

/**
 * What a migration asks of the program before it that this one does not know of (REL-05), each as a sentence. Where
 * something is really safe the migration says so: `-- Safe: NAME: why`. What the former program no longer uses may be
 * dropped or renamed: `-- Needs: VERSION`, the first that does not.
 */
export function breaksFormer(before: Catalog, after: Catalog, migration: Migration): string[] {
  const tablesBefore = new Set([...before.columns.keys()].map(tableOf));
  const isOld = (table: string) => tablesBefore.has(table);
  const found: [name: string, fault: string][] = [];
  const say = (name: string, fault: string) => found.push([name, `${name} ${fault}`]);
  const goneMayBe = migration.needs !== undefined;

  for (const [name, was] of before.columns) {
    const is = after.columns.get(name);
    if (is === undefined) goneMayBe || say(name, 'is gone, and the former program reads it');
    else if (typeOf(is) !== typeOf(was) && !isWider(typeOf(was), typeOf(is)))
      say(name, `was ${typeOf(was)} and is ${typeOf(is)}: the former program may write what no longer fits`);
    else if (isRequired(is) && !isRequired(was))
      say(name, 'has to be given now, and the former program may leave it out');
  }
  for (const [name, is] of after.columns)
    if (!before.columns.has(name) && isOld(tableOf(name)) && isRequired(is))
      say(name, 'is new and has to be given: the former program does not know it');
  for (const [name, { table, definition }] of after.rules)
    if (isOld(table) && before.rules.get(name)?.definition !== definition)
      say(name, `is a new rule of ${table}: the former program may break it`);
  for (const [name, table] of after.indexes)
    if (isOld(table) && !before.indexes.has(name) && !migration.online.some((step) => step.includes(name)))
      say(name, `locks ${table} while it is made: make it concurrently, in the .online.sql`);
  for (const name of before.others)
    if (!after.others.has(name) && !goneMayBe) say(name, 'is gone or answers otherwise');
  for (const name of after.triggers)
    if (isOld(tableOf(name)) && !before.triggers.has(name))
      say(name, 'reacts to what the former program writes: say why it may');
  for (const name of before.triggers)
    if (!after.triggers.has(name) && !goneMayBe) say(name, 'is gone, and the former program counts on it');

  return found.filter(([name]) => !migration.safe.has(name)).map(([, fault]) => fault);
}

const tableOf = (column: string) => column.split('.')[0] ?? '';
const typeOf = (is: string) => is.replace(/ not null| made/g, '');
/** Has to be given by the one who inserts. */
const isRequired = (is: string) => is.includes(' not null') && !is.includes(' made');

const widths = ['smallint', 'integer', 'bigint'];

/** Whether every value of one type is one of another, and reads the same to anyone who wrote it. */
function isWider(was: string, is: string): boolean {
  const [from, to] = [widths.indexOf(was), widths.indexOf(is)];
  if (from >= 0) return to > from;
  const [, length] = /^character varying\((\d+)\)$/.exec(was) ?? [];
  const [, longer] = /^character varying\((\d+)\)$/.exec(is) ?? [];
  return length !== undefined && (is === 'text' || Number(longer) >= Number(length));
}
