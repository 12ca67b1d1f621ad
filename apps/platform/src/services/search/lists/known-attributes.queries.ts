import type { FilterType } from '@izlog/contract/product/product-kinds';
import { catalogueVersion } from '#platform/kernel/changes/catalogue-version.queries.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import { queryPrepared } from '#platform/kernel/database/prepared.ts';
import { sql } from '#platform/kernel/database/statement.ts';
import type { FilteredAttribute } from '../attributes/attribute-kind.ts';
import { attributeKinds, type WantedOfAttribute } from '../attributes/attribute-kinds.ts';
import type { AttributeFilter } from './list-filters.ts';

/** A filter by an attribute of this site, with ids. */
export interface KnownAttributeFilter {
  attributeId: number;
  type: FilterType;
  wanted: WantedOfAttribute;
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
  // As lists of a query: by the length of a given one the planner thinks each plan for itself better, and plans every time.
  const rows = await queryPrepared<FilteredAttribute & { version: string }>(
    ctx.db,
    sql`
      select a.id, a.code, a.type,
        (select v.id from attribute_values v where v.attribute_id = a.id and v.code = 'yes') as yes,
        (select v.id from attribute_values v where v.attribute_id = a.id and v.code = 'no') as no,
        array(
          select v.id::int from attribute_values v
          where v.attribute_id = a.id and v.id = any(array(select unnest(${sql.param(ids)}::bigint[])))
        ) as values, ${catalogueVersion(ctx)} as version
      from attributes a
      where a.site_id = ${ctx.site.id} and a.code = any(array(select unnest(${sql.param(filters.map(({ code }) => code))}::text[])))`,
  );
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const known: KnownAttributeFilter[] = [];
  for (const { code, wanted: sent } of filters) {
    const attribute = byCode.get(code);
    const wanted = attribute && attributeKinds[attribute.type].read(sent, attribute);
    if (!wanted) return undefined;
    known.push({ attributeId: attribute.id, type: attribute.type, wanted });
  }
  return { attributes: known, version: rows[0]?.version ?? '' };
}
