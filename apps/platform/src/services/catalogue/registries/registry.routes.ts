import { brandResource } from '@izlog/contract/product/registries/brand-resource';
import { tagResource } from '@izlog/contract/product/registries/tag-resource';
import { taxClassResource } from '@izlog/contract/product/registries/tax-class-resource';
import { sql } from 'drizzle-orm';
import type { Route } from '../../../kernel/http/route.ts';
import { serveResource } from '../../../kernel/resource/serve-resource.ts';
import { tags } from '../attributes/tag.tables.ts';
import { brands, taxClasses } from '../products/product.tables.ts';
import { removeBrand, removeTag, removeTaxClass } from './remove-records.ts';
import { saveBrandRecord, saveTagRecord, saveTaxClassRecord } from './save-records.ts';

/** What products are put in order by, beside categories and attributes: makers, tags, tax classes. */
export const registryRoutes = (): Route[] => [
  ...serveResource(brandResource, {
    table: brands,
    columns: { products: sql`(select count(*)::int from products p where p.brand_id = brands.id)` },
    save: saveBrandRecord,
    remove: removeBrand,
  }),
  ...serveResource(tagResource, {
    table: tags,
    columns: {
      names: tagWords('name'),
      slugs: tagWords('slug'),
      products: sql`(select count(*)::int from product_tags p where p.tag_id = tags.id)`,
    },
    save: saveTagRecord,
    remove: removeTag,
  }),
  ...serveResource(taxClassResource, {
    table: taxClasses,
    columns: { products: sql`(select count(*)::int from products p where p.tax_class_id = tax_classes.id)` },
    save: saveTaxClassRecord,
    remove: removeTaxClass,
  }),
];

/** The words of a tag by language. */
function tagWords(column: 'name' | 'slug') {
  return sql`(select coalesce(jsonb_object_agg(t.language, t.${sql.raw(column)}), '{}')
    from tag_translations t where t.tag_id = tags.id)`;
}
