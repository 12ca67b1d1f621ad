import { saveBrand } from '#platform/services/catalogue/attributes/save-brand.ts';
import { saveTag } from '#platform/services/catalogue/attributes/save-tag.ts';
import { saveCategory } from '#platform/services/catalogue/categories/save-category.ts';
import { localize } from '../demo/walk.ts';
import { byLanguage, languagesOf } from './by-language.ts';
import type { Loading } from './loading.ts';

/** Brands, categories (upper ones come first in the data) and tags of the shop. */
export async function loadShelves({ ctx, demo, book }: Loading): Promise<void> {
  for (const { key, name, manufacturer } of demo.brands) {
    book.put('brand', key, await saveBrand(ctx, { name, manufacturer }));
  }
  for (const [position, category] of demo.categories.entries()) {
    const { key, parent, name, slug, line, description, media, sortTypes, sortDefaultType } = category;
    const id = await saveCategory(ctx, {
      parentId: parent === undefined ? null : book.idOf('productCategory', parent),
      position,
      mediaId: book.idOf('media', media),
      sortTypes: sortTypes ?? [],
      sortDefaultType: sortDefaultType ?? null,
      translations: byLanguage(languagesOf(name), (language) => ({
        name: localize(name, language),
        slug: localize(slug, language),
        line: localize(line, language),
        description: localize(description, language),
      })),
    });
    book.put('productCategory', key, id);
  }
  for (const [position, { key, name, slug }] of demo.tags.entries()) {
    const translations = byLanguage(languagesOf(name), (language) => ({
      name: localize(name, language),
      slug: localize(slug, language),
    }));
    book.put('productTag', key, await saveTag(ctx, { code: key, position, translations }));
  }
}
