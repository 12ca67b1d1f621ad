import type { Ctx } from '../../../../kernel/context.ts';
import { saveTaxClass } from '../../../pricing/index.ts';
import { saveAttribute } from '../../attributes/save-attribute.ts';
import { saveBrand } from '../../attributes/save-brand.ts';
import { saveTag } from '../../attributes/save-tag.ts';
import { saveCategory } from '../../categories/save-category.ts';
import type { CatalogueShelves } from '../../export/catalogue-document.ts';
import type { DocumentFiles } from './document-files.ts';
import { type DocumentShelves, findShelves } from './document-keys.queries.ts';

/**
 * Saves tax classes, brands, attributes, categories and tags of a document over those that the site has (`before`); a
 * category that it has just so is left alone. Gives those of the site too.
 */
export async function importShelves(
  ctx: Ctx,
  head: CatalogueShelves,
  before: CatalogueShelves,
  files: DocumentFiles,
): Promise<DocumentShelves> {
  const have = textsOf(before);
  const shelves = await findShelves(ctx);
  for (const one of head.taxClasses) shelves.taxClasses.set(one.code, await saveTaxClass(ctx, one));
  for (const { name, manufacturer, responsible } of head.brands)
    shelves.brands.set(
      name,
      await saveBrand(ctx, {
        name,
        ...(manufacturer ? { manufacturer } : {}),
        ...(responsible ? { responsible } : {}),
      }),
    );
  for (const { code, position, translations } of head.tags)
    shelves.tags.set(code, await saveTag(ctx, { code, position, translations }));
  for (const one of head.attributes)
    shelves.attributes.set(
      one.code,
      await saveAttribute(ctx, {
        ...one,
        values: one.values.map(({ media, ...value }) => ({ ...value, mediaId: files.idOf(media) })),
      }),
    );
  for (const one of head.categories) {
    const known = shelves.categories.get(one.key);
    if (known !== undefined && have.has(JSON.stringify(one))) continue;
    const { key, parent, media, source, externalId, ...rest } = one;
    const id = await saveCategory(
      ctx,
      {
        ...rest,
        ...(known === undefined ? {} : { id: known }),
        ...(known === undefined && source && externalId ? { source, externalId } : {}),
        parentId: parent === null ? null : (shelves.categories.get(parent) ?? null),
        mediaId: files.idOf(media),
      },
      { onTakenSlug: 'number' },
    );
    shelves.categories.set(key, id);
  }
  return shelves;
}

/** Files that the shelves of a document name. */
export function filesOfShelves({ attributes, categories }: CatalogueShelves): string[] {
  return [
    ...attributes.flatMap(({ values }) => values.flatMap(({ media }) => media ?? [])),
    ...categories.flatMap(({ media }) => media ?? []),
  ];
}

function textsOf({ categories }: CatalogueShelves): Set<string> {
  return new Set(categories.map((one) => JSON.stringify(one)));
}
