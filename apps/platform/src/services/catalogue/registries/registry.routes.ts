import {
  attributeResource,
  attributeValueResource,
  moveAttributeValue,
} from '@izlog/contract/product/registries/attribute-resource';
import { brandResource } from '@izlog/contract/product/registries/brand-resource';
import {
  categoryResource,
  categoryTree,
  emptyCategory as emptyCategoryEndpoint,
  moveCategory as moveCategoryEndpoint,
} from '@izlog/contract/product/registries/category-resource';
import { tagResource } from '@izlog/contract/product/registries/tag-resource';
import { taxClassResource } from '@izlog/contract/product/registries/tax-class-resource';
import { sql } from 'drizzle-orm';
import { type Route, route } from '#platform/kernel/http/route.ts';
import { serveResource } from '#platform/kernel/resource/serve-resource.ts';
import { attributes, attributeValues } from '../attributes/attribute.tables.ts';
import { moveValue } from '../attributes/move-value.ts';
import { tags } from '../attributes/tag.tables.ts';
import { categories } from '../categories/category.tables.ts';
import { listCategoryTree } from '../categories/category-tree.queries.ts';
import { emptyCategory } from '../categories/empty-category.ts';
import { moveCategory } from '../categories/move-category.ts';
import { brands, taxClasses } from '../products/product.tables.ts';
import {
  removeAttribute,
  removeBrand,
  removeCategory,
  removeTag,
  removeTaxClass,
  removeValue,
} from './remove-records.ts';
import { saveAttributeRecord, saveValueRecord } from './save-attribute-records.ts';
import { saveBrandRecord, saveCategoryRecord, saveTagRecord, saveTaxClassRecord } from './save-records.ts';
import { countOf, usedBy } from './used-by.queries.ts';

/** What products are put in order by, beside categories and attributes: makers, tags, tax classes. */
export const registryRoutes = (): Route[] => [
  ...serveResource(brandResource, {
    table: brands,
    columns: { products: countOf(usedBy.brand(sql`brands.id`)) },
    save: saveBrandRecord,
    remove: removeBrand,
  }),
  ...serveResource(categoryResource, {
    table: categories,
    columns: {
      names: categoryWords('name'),
      slugs: categoryWords('slug'),
      lines: categoryWords('line'),
      descriptions: categoryWords('description'),
      seoTitles: categoryWords('seo_title'),
      seoDescriptions: categoryWords('seo_description'),
      products: countOf(usedBy.category(sql`categories.id`)),
      children: sql`(select count(*)::int from categories below where below.parent_id = categories.id)`,
    },
    save: saveCategoryRecord,
    remove: removeCategory,
  }),
  route(categoryTree, async (ctx) => ({ records: await listCategoryTree(ctx) })),
  route(moveCategoryEndpoint, moveCategory),
  route(emptyCategoryEndpoint, emptyCategory),
  ...serveResource(attributeResource, {
    table: attributes,
    columns: {
      labels: wordsOf('attribute', 'label'),
      units: wordsOf('attribute', 'unit'),
      values: sql`(select count(*)::int from attribute_values v where v.attribute_id = attributes.id)`,
      products: countOf(usedBy.attribute(sql`attributes.id`)),
    },
    save: saveAttributeRecord,
    remove: removeAttribute,
  }),
  ...serveResource(attributeValueResource, {
    table: attributeValues,
    columns: {
      labels: wordsOf('attribute_value', 'label'),
      products: countOf(usedBy.value(sql`attribute_values.id`)),
    },
    save: saveValueRecord,
    remove: removeValue,
  }),
  route(moveAttributeValue, moveValue),
  ...serveResource(tagResource, {
    table: tags,
    columns: {
      names: tagWords('name'),
      slugs: tagWords('slug'),
      products: countOf(usedBy.tag(sql`tags.id`)),
    },
    save: saveTagRecord,
    remove: removeTag,
  }),
  ...serveResource(taxClassResource, {
    table: taxClasses,
    columns: { products: countOf(usedBy.taxClass(sql`tax_classes.id`)) },
    save: saveTaxClassRecord,
    remove: removeTaxClass,
  }),
];

/** The words of a tag by language. */
function tagWords(column: 'name' | 'slug') {
  return sql`(select coalesce(jsonb_object_agg(t.language, t.${sql.raw(column)}), '{}')
    from tag_translations t where t.tag_id = tags.id)`;
}

/** The same of a category; what is empty is left out. */
function categoryWords(column: 'name' | 'slug' | 'line' | 'description' | 'seo_title' | 'seo_description') {
  const words = sql.raw(`t.${column}`);
  return sql`(select coalesce(jsonb_object_agg(t.language, ${words}) filter (where ${words} <> ''), '{}')
    from category_translations t where t.category_id = categories.id)`;
}

/** The words of an attribute or of a choice; what is empty is left out. */
function wordsOf(of: 'attribute' | 'attribute_value', column: 'label' | 'unit') {
  const words = sql.raw(`t.${column}`);
  const owner =
    of === 'attribute' ? sql`t.attribute_id = attributes.id` : sql`t.value_id = attribute_values.id`;
  return sql`(select coalesce(jsonb_object_agg(t.language, ${words}) filter (where ${words} <> ''), '{}')
    from ${sql.raw(`${of}_translations`)} t where ${owner})`;
}
