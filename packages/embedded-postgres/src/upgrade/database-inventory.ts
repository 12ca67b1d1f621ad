import pg from 'pg';

/** What a cluster holds: the kind and name of each thing, such as `table public.orders`. */
export interface Inventory {
  things: Set<string>;
  /** Rows of each table, and how far each sequence has counted, as text. */
  counts: Map<string, string>;
}

/**
 * Takes stock of the program's database as a superuser, and of what lies beside it in the cluster. What belongs to
 * PostgreSQL itself, to an extension or to a schema of `leftOut` is not in it. `onTable` is called with each table that is counted.
 */
export async function takeInventory(
  superuserUrl: string,
  name: string,
  leftOut: readonly string[],
  onTable: () => void = () => {},
): Promise<Inventory> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    // Names come with their schema.
    await client.query("set search_path = ''; set statement_timeout = 0; set row_security = off");
    const { rows } = await client.query<{ thing: string }>(thingsQuery, [[...hidden, ...leftOut], name]);
    const counts = new Map<string, string>();
    for (const { schema, relation, kind } of await listCounted(client, leftOut)) {
      const place = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(relation)}`;
      const what =
        kind === 'S' ? "last_value || case when is_called then '' else ' (not yet)' end" : 'count(*)';
      const counted = await client.query<{ count: string }>(
        `select (${what})::text as count from only ${place}`,
      );
      counts.set(
        `${kind === 'S' ? 'sequence' : 'table'} ${schema}.${relation}`,
        counted.rows[0]?.count ?? '',
      );
      onTable();
    }
    return { things: new Set(rows.map(({ thing }) => thing)), counts };
  } finally {
    await client.end();
  }
}

const hidden = ['pg_catalog', 'information_schema', 'pg_toast'];

/** Tables and partitions that hold rows, and sequences. */
async function listCounted(
  client: pg.Client,
  leftOut: readonly string[],
): Promise<{ schema: string; relation: string; kind: string }[]> {
  const { rows } = await client.query<{ schema: string; relation: string; kind: string }>(
    `select n.nspname as schema, c.relname as relation, c.relkind as kind
       from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'S', 'm') and c.relpersistence <> 't' and n.nspname <> all ($1) and n.nspname !~ '^pg_(toast_)?temp_'
        and (c.relkind <> 'm' or c.relispopulated) ${noneOfExtensions('pg_class', 'c')}
      order by 1, 2`,
    [[...hidden, ...leftOut]],
  );
  return rows;
}

const noneOfExtensions = (catalog: string, alias: string) =>
  `and not exists (select from pg_catalog.pg_depend d
                    where d.classid = 'pg_catalog.${catalog}'::regclass and d.objid = ${alias}.oid and d.deptype = 'e')`;

const thingsQuery = `
  with shown as (
    select oid, nspname from pg_catalog.pg_namespace where nspname <> all ($1) and nspname !~ '^pg_(toast_)?temp_')
  select 'schema ' || nspname as thing from shown n where true ${noneOfExtensions('pg_namespace', 'n')}
  union all
  select case c.relkind when 'r' then 'table' when 'p' then 'table' when 'v' then 'view' when 'm' then 'materialized view'
                        when 'S' then 'sequence' when 'f' then 'foreign table' when 'c' then 'type' else 'index' end
         || ' ' || n.nspname || '.' || c.relname || coalesce(' of ' || n.nspname || '.' || t.relname, '')
    from pg_catalog.pg_class c join shown n on n.oid = c.relnamespace
         left join pg_catalog.pg_index i on i.indexrelid = c.oid left join pg_catalog.pg_class t on t.oid = i.indrelid
   where c.relkind <> 't' ${noneOfExtensions('pg_class', 'c')}
  union all
  select 'column ' || n.nspname || '.' || c.relname || '.' || a.attname || ' ' || pg_catalog.format_type(a.atttypid, a.atttypmod)
    from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid join shown n on n.oid = c.relnamespace
   where c.relkind in ('r', 'p', 'f') and a.attnum > 0 and not a.attisdropped ${noneOfExtensions('pg_class', 'c')}
  union all
  select 'function ' || p.oid::regprocedure
    from pg_catalog.pg_proc p join shown n on n.oid = p.pronamespace where true ${noneOfExtensions('pg_proc', 'p')}
  union all
  select 'type ' || n.nspname || '.' || t.typname
    from pg_catalog.pg_type t join shown n on n.oid = t.typnamespace
   where t.typtype in ('e', 'd', 'r') ${noneOfExtensions('pg_type', 't')}
  union all
  select 'collation ' || n.nspname || '.' || l.collname
    from pg_catalog.pg_collation l join shown n on n.oid = l.collnamespace where true ${noneOfExtensions('pg_collation', 'l')}
  union all
  select 'text search configuration ' || n.nspname || '.' || t.cfgname
    from pg_catalog.pg_ts_config t join shown n on n.oid = t.cfgnamespace where true ${noneOfExtensions('pg_ts_config', 't')}
  union all
  select 'text search dictionary ' || n.nspname || '.' || t.dictname
    from pg_catalog.pg_ts_dict t join shown n on n.oid = t.dictnamespace where true ${noneOfExtensions('pg_ts_dict', 't')}
  union all
  select 'trigger ' || t.tgname || ' on ' || n.nspname || '.' || c.relname
    from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid join shown n on n.oid = c.relnamespace
   where not t.tgisinternal
  union all
  select 'constraint ' || o.conname || ' on ' || n.nspname || '.' || c.relname
    from pg_catalog.pg_constraint o join pg_catalog.pg_class c on c.oid = o.conrelid join shown n on n.oid = c.relnamespace
   where true ${noneOfExtensions('pg_class', 'c')}
  union all
  select 'policy ' || l.polname || ' on ' || n.nspname || '.' || c.relname
    from pg_catalog.pg_policy l join pg_catalog.pg_class c on c.oid = l.polrelid join shown n on n.oid = c.relnamespace
  union all select 'extension ' || extname from pg_catalog.pg_extension
  union all select 'event trigger ' || evtname from pg_catalog.pg_event_trigger
  union all select 'foreign server ' || srvname from pg_catalog.pg_foreign_server
  union all select 'publication ' || pubname from pg_catalog.pg_publication
  union all select 'large object ' || oid from pg_catalog.pg_largeobject_metadata
  union all select 'tablespace ' || spcname from pg_catalog.pg_tablespace where spcname !~ '^pg_'
  union all select 'role ' || rolname from pg_catalog.pg_roles where rolname !~ '^pg_'
  union all
  select 'database ' || datname from pg_catalog.pg_database where datname not in ('postgres', 'template0', 'template1', $2)
  union all
  select 'setting ' || split_part(line, '=', 1) || coalesce(' of role ' || r.rolname, '') || coalesce(' of database ' || b.datname, '')
    from pg_catalog.pg_db_role_setting s cross join unnest(s.setconfig) line
         left join pg_catalog.pg_roles r on r.oid = s.setrole left join pg_catalog.pg_database b on b.oid = s.setdatabase
   order by 1`;
