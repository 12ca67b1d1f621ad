import { sql } from 'drizzle-orm';
import type { MediaUser } from '#platform/services/media/index.ts';

/** Where the catalogue uses files: pictures of products, categories, values and custom options, files for download. */
export const catalogueUsesMedia: MediaUser = ({ site, language }) => {
  const name = sql`(select t.name from product_translations t where t.product_id = p.id
    order by t.language = ${language} desc, t.language = ${site.defaultLanguage} desc limit 1)`;
  return sql`
    select o.media_id, 'product' as kind, p.id, ${name} as name, null::text as language,
      p.is_published as is_public
    from product_media o join products p on p.id = o.product_id where o.site_id = ${site.id}
    union all
    select o.media_id, 'download', p.id, ${name}, null::text, false
    from product_downloads o join products p on p.id = o.product_id
    where o.site_id = ${site.id} and o.media_id is not null
    union all
    select c.media_id, 'category', c.id, (select t.name from category_translations t where t.category_id = c.id
      order by t.language = ${language} desc, t.language = ${site.defaultLanguage} desc limit 1), null::text,
      c.is_published
    from categories c where c.site_id = ${site.id} and c.media_id is not null
    union all
    select v.media_id, 'attribute', v.id, v.code, null::text, true
    from attribute_values v join attributes a on a.id = v.attribute_id
    where a.site_id = ${site.id} and v.media_id is not null
    union all
    select v.media_id, 'customOption', v.id, v.sku, null::text, true
    from custom_option_values v where v.site_id = ${site.id} and v.media_id is not null`;
};
