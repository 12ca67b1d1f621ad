import type { brandResource } from '@izlog/contract/product/registries/brand-resource';
import type { categoryResource } from '@izlog/contract/product/registries/category-resource';
import type { tagResource } from '@izlog/contract/product/registries/tag-resource';
import type { taxClassResource } from '@izlog/contract/product/registries/tax-class-resource';
import type { Said } from '@izlog/contract/resource';
import type { Ctx } from '#platform/kernel/context.ts';
import { takeTurn } from '#platform/kernel/database/take-turn.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findPictures } from '#platform/services/media/index.ts';
import { taxes } from '#platform/services/pricing/index.ts';
import { saveBrand } from '../attributes/save-brand.ts';
import { saveTag } from '../attributes/save-tag.ts';
import { listCategoryTree } from '../categories/category-tree.queries.ts';
import { saveCategory } from '../categories/save-category.ts';
import { mustBeOfSite, sayingTakenSlugs } from './registry-words.ts';

/** Saves a maker as staff typed it; by the operation of imports. */
export const saveBrandRecord = (
  ctx: Ctx,
  id: number | null,
  said: Said<(typeof brandResource)['fields']>,
): Promise<number> =>
  saveBrand(ctx, {
    id,
    name: said.name,
    manufacturer: {
      name: said.manufacturerName,
      address: said.manufacturerAddress,
      email: said.manufacturerEmail,
      isOutsideEu: said.isMakerOutsideEu,
    },
    responsible: {
      name: said.responsibleName,
      address: said.responsibleAddress,
      email: said.responsibleEmail,
    },
  });

/** Saves a tag as staff typed it. Refuses an address in a language that has no name. */
export function saveTagRecord(
  ctx: Ctx,
  id: number | null,
  { code, position, names, slugs }: Said<(typeof tagResource)['fields']>,
): Promise<number> {
  mustBeOfSite(ctx, { names, slugs });
  if (Object.keys(names).length === 0) throw nameless(ctx.site.defaultLanguage);
  const translations = Object.fromEntries(
    Object.entries(names).map(([language, name]) => [language, { name, slug: slugs[language] ?? '' }]),
  );
  return sayingTakenSlugs('slugs', () => saveTag(ctx, { id, code, position: position ?? 0, translations }));
}

/**
 * Saves a category as staff typed it, new ones behind those beside them. Refuses a parent or a picture that the site does
 * not have, by the name of its field.
 */
export async function saveCategoryRecord(
  ctx: Ctx,
  id: number | null,
  said: Said<(typeof categoryResource)['fields']>,
): Promise<number> {
  const { names, slugs, lines, descriptions, seoTitles, seoDescriptions, parentId, mediaId } = said;
  mustBeOfSite(ctx, { names, slugs, lines, descriptions, seoTitles, seoDescriptions });
  if (Object.keys(names).length === 0) throw nameless(ctx.site.defaultLanguage);
  if (mediaId !== null && !(await findPictures(ctx, [mediaId])).has(mediaId)) throw unknown('mediaId');
  await takeTurn(ctx, 'categories');
  const place = await placeIn(ctx, id, parentId);
  const translations = Object.fromEntries(
    Object.entries(names).map(([language, name]) => [
      language,
      {
        name,
        slug: slugs[language] ?? '',
        line: lines[language] ?? '',
        description: descriptions[language] ?? '',
        seoTitle: seoTitles[language] ?? '',
        seoDescription: seoDescriptions[language] ?? '',
      },
    ]),
  );
  const { isPublished, requiresSafety, kpd } = said;
  return sayingTakenSlugs('slugs', () =>
    saveCategory(
      ctx,
      {
        ...(id !== null && { id }),
        ...(place !== undefined && { position: place }),
        parentId,
        mediaId,
        isPublished,
        requiresSafety,
        kpd: kpd || null,
        translations,
      },
      { isExact: true },
    ),
  );
}

/** The place behind all that stand under a parent, for what comes to stand there; nothing for what stands there already. */
async function placeIn(ctx: Ctx, id: number | null, parentId: number | null): Promise<number | undefined> {
  const all = await listCategoryTree(ctx);
  if (parentId !== null && !all.some((one) => one.id === parentId)) throw unknown('parentId');
  const beside = all.filter((one) => one.parentId === parentId);
  if (beside.some((one) => one.id === id)) return undefined;
  return Math.max(-1, ...beside.map(({ position }) => position)) + 1;
}

const unknown = (path: string) =>
  new Refusal('validationFailed', {
    fields: [{ path, kind: 'unknown', message: 'There is none of this id.' }],
  });

/** Saves a tax class as staff typed it, its rate in percent. */
export const saveTaxClassRecord = (
  ctx: Ctx,
  id: number | null,
  { code, name, rate }: Said<(typeof taxClassResource)['fields']>,
): Promise<number> => taxes.saveClass(ctx, { id, code, name, rate: Math.round(rate * 100) });

const nameless = (language: string) =>
  new Refusal('validationFailed', {
    fields: [{ path: `names.${language}`, kind: 'required', message: 'A name is needed.' }],
  });
