import type { CatalogueRegistries } from 'catalogue-io';
import type { Ctx } from '#platform/kernel/context.ts';
import { taxes } from '#platform/services/pricing/index.ts';
import { saveAttribute } from '../../attributes/save-attribute.ts';
import { saveBrand } from '../../attributes/save-brand.ts';
import { saveTag } from '../../attributes/save-tag.ts';
import { saveCategory } from '../../categories/save-category.ts';
import type { DocumentFiles } from './document-files.ts';
import { type DocumentRegistries, findRegistries } from './document-keys.queries.ts';

/**
 * Saves tax classes, brands, attributes, categories and tags of a document over those that the site has (`before`); a
 * category that it has just so is left alone. Returns those of the site too.
 */
export async function importRegistries(
  ctx: Ctx,
  head: CatalogueRegistries,
  before: CatalogueRegistries,
  files: DocumentFiles,
): Promise<DocumentRegistries> {
  const have = textsOf(before);
  const registries = await findRegistries(ctx);
  for (const one of head.taxClasses) registries.taxClasses.set(one.code, await taxes.saveClass(ctx, one));
  for (const { name, manufacturer, responsible } of head.brands)
    registries.brands.set(
      name,
      await saveBrand(ctx, {
        name,
        ...(manufacturer ? { manufacturer } : {}),
        ...(responsible ? { responsible } : {}),
      }),
    );
  for (const { code, position, translations } of head.tags)
    registries.tags.set(code, await saveTag(ctx, { code, position, translations }));
  for (const one of head.attributes)
    registries.attributes.set(
      one.code,
      await saveAttribute(ctx, {
        ...one,
        values: one.values.map(({ media, ...value }) => ({ ...value, mediaId: files.idOf(media) })),
      }),
    );
  for (const one of head.categories) {
    const known = registries.categories.get(one.key);
    if (known !== undefined && have.has(JSON.stringify(one))) continue;
    const { key, parent, media, source, externalId, ...rest } = one;
    const id = await saveCategory(
      ctx,
      {
        ...rest,
        ...(known === undefined ? {} : { id: known }),
        ...(known === undefined && source && externalId ? { source, externalId } : {}),
        parentId: parent === null ? null : (registries.categories.get(parent) ?? null),
        mediaId: files.idOf(media),
      },
      { onTakenSlug: 'number' },
    );
    registries.categories.set(key, id);
  }
  return registries;
}

/** Files that the categories of a document name. */
export function filesOfRegistries({ attributes, categories }: CatalogueRegistries): string[] {
  return [
    ...attributes.flatMap(({ values }) => values.flatMap(({ media }) => media ?? [])),
    ...categories.flatMap(({ media }) => media ?? []),
  ];
}

function textsOf({ categories }: CatalogueRegistries): Set<string> {
  return new Set(categories.map((one) => JSON.stringify(one)));
}
