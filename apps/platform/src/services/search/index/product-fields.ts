import type { FilterKey } from '@izlog/contract/product/filters/filter-keys';
import {
  CatalogueIndex,
  type Field,
  Flag,
  type Item,
  type ItemText,
  KeySets,
  Numbers,
  Ranks,
  type ValuesOf,
} from 'catalogue-index';
import { type Statement, sql } from '#platform/kernel/database/statement.ts';
import { eachKind, type filterKinds } from '../filters/filter-kinds.ts';

/** What the index knows of products beside the filters of every list: an expression over `product_list l` each. */
const others = {
  choice: { field: () => new KeySets<number>(), column: sql`l.value_ids` },
  number: {
    field: () => new Numbers<number>(),
    column: sql`(select coalesce(json_agg(json_build_array(n.attribute_id, n.number)), '[]')
      from product_list_numbers n where n.product_id = l.product_id)`,
  },
  priority: { field: () => new Ranks(), column: sql`l.category_priority` },
  inStock: { field: () => new Flag(), column: sql`stock.is_in_stock` },
} satisfies Record<string, Column>;

interface Column {
  field(): Field<never>;
  column: Statement;
}

type FieldOf<Kind> = Kind extends { index: { field(): infer F } } ? F : never;
type Indexed = {
  [Key in FilterKey as FieldOf<(typeof filterKinds)[Key]> extends never ? never : Key]: FieldOf<
    (typeof filterKinds)[Key]
  >;
};
/** The fields of the index of a site. */
export type ProductFields = Indexed & {
  [Name in keyof typeof others]: ReturnType<(typeof others)[Name]['field']>;
};
export type ProductIndex = CatalogueIndex<ProductFields>;

const columns: readonly (readonly [name: string, column: Column])[] = [
  ...eachKind.flatMap(([key, { index }]) => (index ? [[key, index] as const] : [])),
  ...Object.entries(others),
];

/** A product as the database gives it: the values of the fields follow in the order of `indexColumns`. */
export type IndexRow = [
  id: number,
  isListed: boolean,
  texts: ItemText[] | null,
  names: number | null,
  ...values: unknown[],
];

/** The expressions of all fields, in their order. */
export const indexColumns = sql.join(
  columns.map(([, { column }]) => column),
  sql`, `,
);

/** An empty index of products. */
export function createProductIndex(): ProductIndex {
  const fields = Object.fromEntries(columns.map(([name, { field }]) => [name, field()]));
  return new CatalogueIndex(fields as ProductFields);
}

/** A row as the index takes it in. */
export function itemOf([id, isListed, texts, names, ...given]: IndexRow): Item<ProductFields> {
  const values = Object.fromEntries(columns.map(([name], at) => [name, given[at]]));
  return { id, isListed, values: values as ValuesOf<ProductFields>, texts: texts ?? [], names: names ?? 0 };
}
