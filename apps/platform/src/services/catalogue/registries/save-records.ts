import type { brandResource } from '@izlog/contract/product/registries/brand-resource';
import type { tagResource } from '@izlog/contract/product/registries/tag-resource';
import type { taxClassResource } from '@izlog/contract/product/registries/tax-class-resource';
import type { Said } from '@izlog/contract/resource';
import type { Ctx } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { saveTaxClass } from '../../pricing/index.ts';
import { saveBrand } from '../attributes/save-brand.ts';
import { saveTag } from '../attributes/save-tag.ts';
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

/** Saves a tax class as staff typed it, its rate in percent. */
export const saveTaxClassRecord = (
  ctx: Ctx,
  id: number | null,
  { code, name, rate }: Said<(typeof taxClassResource)['fields']>,
): Promise<number> => saveTaxClass(ctx, { id, code, name, rate: Math.round(rate * 100) });

const nameless = (language: string) =>
  new Refusal('validationFailed', {
    fields: [{ path: `names.${language}`, kind: 'required', message: 'A name is needed.' }],
  });
