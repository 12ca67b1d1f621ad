import { type SQL, sql } from 'drizzle-orm';

/**
 * Products that use a record of the catalogue, as ids of what the list of staff shows: a variant stands for its product.
 * What refuses to go says how many these are, and the list that is narrowed by the record shows the same.
 */
export const usedBy = {
  brand: (id: SQL | number): SQL =>
    sql`select coalesce(u.parent_id, u.id) from products u where u.brand_id = ${id}`,
  taxClass: (id: SQL | number): SQL =>
    sql`select coalesce(u.parent_id, u.id) from products u where u.tax_class_id = ${id}`,
  category: (id: SQL | number): SQL => families(sql`product_categories`, sql`category_id = ${id}`),
  tag: (id: SQL | number): SQL => families(sql`product_tags`, sql`tag_id = ${id}`),
  value: (id: SQL | number): SQL => families(sql`product_attribute_values`, sql`value_id = ${id}`),
  attribute: (id: SQL | number): SQL => sql`
    ${families(sql`product_attribute_values`, sql`attribute_id = ${id}`)}
    union select product_id from variant_axes where attribute_id = ${id}`,
};

/** How many they are. */
export const countOf = (used: SQL): SQL<number> =>
  sql<number>`(select count(distinct of_use.id)::int from (${used}) of_use (id))`;

const families = (table: SQL, of: SQL): SQL => sql`
  select coalesce(u.parent_id, u.id) from ${table} said join products u on u.id = said.product_id where said.${of}`;
