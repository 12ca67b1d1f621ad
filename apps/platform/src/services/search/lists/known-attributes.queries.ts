import { type FilterType, rangeFilterTypes } from '@izlog/contract/product/product-kinds';
import { catalogueVersion } from '../../../kernel/changes/catalogue-version.queries.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { queryPrepared } from '../../../kernel/database/prepared.ts';
import { sql } from '../../../kernel/database/statement.ts';
import type { AttributeFilter, Range } from './list-filters.ts';

/** A filter by an attribute of this site, with ids. */
export interface KnownAttributeFilter {
  attributeId: number;
  wanted: { valueIds: readonly number[] } | { range: Range } | { numbers: readonly number[] };
}

interface Row {
  id: number;
  code: string;
  type: FilterType;
  yes: number | null;
  no: number | null;
  values: number[];
}

/**
 * Looks up the attributes of filters, in one statement, with the version of the catalogue they were read from. An
 * attribute the site does not have, or values that belong to another attribute, match nothing: `undefined` then, and the
 * list is empty.
 */
export async function findKnownAttributes(
  ctx: Ctx,
  filters: readonly AttributeFilter[],
): Promise<{ attributes: KnownAttributeFilter[]; version: string } | undefined> {
  const values = filters.flatMap(({ wanted }) => ('values' in wanted ? wanted.values : []));
  const ids = values.filter((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647);
  const rows = await queryPrepared<Row & { version: string }>(
    ctx.db,
    sql`
      select a.id, a.code, a.type,
        (select v.id from attribute_values v where v.attribute_id = a.id and v.code = 'yes') as yes,
        (select v.id from attribute_values v where v.attribute_id = a.id and v.code = 'no') as no,
        array(
          select v.id::int from attribute_values v
          where v.attribute_id = a.id and v.id = any(${sql.param(ids)}::bigint[])
        ) as values, ${catalogueVersion(ctx)} as version
      from attributes a
      where a.site_id = ${ctx.site.id} and a.code = any(${sql.param(filters.map(({ code }) => code))}::text[])`,
  );
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const known: KnownAttributeFilter[] = [];
  for (const filter of filters) {
    const found = resolve(filter, byCode.get(filter.code));
    if (!found) return undefined;
    known.push(found);
  }
  return { attributes: known, version: rows[0]?.version ?? '' };
}

function resolve({ wanted }: AttributeFilter, row: Row | undefined): KnownAttributeFilter | undefined {
  if (!row) return undefined;
  const hasNumbers = rangeFilterTypes.some((type) => type === row.type);
  if ('range' in wanted) return hasNumbers ? { attributeId: row.id, wanted } : undefined;
  if ('answer' in wanted) {
    const id = row.type === 'YesNo' ? row[wanted.answer] : null;
    return id === null ? undefined : { attributeId: row.id, wanted: { valueIds: [id] } };
  }
  if (hasNumbers) return { attributeId: row.id, wanted: { numbers: wanted.values } };
  const valueIds = row.values.filter((id) => wanted.values.includes(id));
  return valueIds.length === 0 ? undefined : { attributeId: row.id, wanted: { valueIds } };
}
