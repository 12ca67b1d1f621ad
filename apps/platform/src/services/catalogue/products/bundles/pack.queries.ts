import { sql } from '#platform/kernel/database/statement.ts';

/**
 * The `PackContent` of a product `p` as JSON: its own, else that of the configurable product (`parent`) it is a variant
 * of; null where nobody tells the content.
 */
export const packOf = sql`
  case when p.content is not null then jsonb_build_object('content', p.content::float8, 'contentUnit', p.content_unit,
    'baseContent', p.base_content::float8, 'baseUnit', p.base_unit)
  when parent.content is not null then jsonb_build_object('content', parent.content::float8,
    'contentUnit', parent.content_unit, 'baseContent', parent.base_content::float8, 'baseUnit', parent.base_unit)
  end`;
