import type { RichNode } from '@izlog/contract/cms/content/rich';
import { optionFilter } from '@izlog/contract/cms/option-filter';
import { type OfficialFile, officialFiles } from '@izlog/contract/cms/option-keys';
import { listClaims } from '@izlog/contract/ecommerce/law/claims';
import { previewProductPrice } from '@izlog/contract/product/record/price-preview';
import type { ProductRecord } from '@izlog/contract/product/record/product-record';
import {
  getProductHistory,
  getProductRecord,
  productChoices,
} from '@izlog/contract/product/record/product-record-calls';
import { getProductVariants } from '@izlog/contract/product/record/product-variants';
import { linesOfRich } from '#site/admin/ground/rich/rich-lines.ts';
import { loadUsesIfMay } from '#site/admin/record/uses/load-uses.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { notFound, orNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import { kindPreviewOf } from './kind/kind.server.ts';
import { plainFields, variantFields } from './plain-fields.server.ts';
import type { ProductMay } from './product-may.ts';
import type { ProductView } from './product-view.ts';

/**
 * One product by the id of an address, `novi` for one that is yet to be made; 404 for any other. With a `kind`, what would
 * become of it if it were of that.
 */
export async function loadProduct(
  site: SiteContext,
  id: string,
  { kind = null }: { kind?: string | null } = {},
): Promise<ProductView> {
  const [user, record, choices, unlabelled] = await Promise.all([
    staffUser(site),
    recordOf(site, id),
    site.call(productChoices, {}),
    unlabelledIn(site),
  ]);
  const scope = user?.scope ?? [];
  const [preview, variants, history, uses, kindPreview, claims] = await Promise.all([
    record && scope.includes('prices.edit')
      ? site.call(previewProductPrice, { id: record.id, price: record.price })
      : null,
    record?.format === 'configurable' ? site.call(getProductVariants, { id: record.id }) : null,
    record ? site.call(getProductHistory, { id: record.id }) : null,
    record ? loadUsesIfMay(site, 'product', record.id) : null,
    mayOf(scope).catalogue ? kindPreviewOf(site, record, kind) : null,
    record && mayOf(scope).catalogue ? site.call(listClaims, { productId: record.id }) : null,
  ]);
  const slug = record?.words[site.language.code]?.slug ?? Object.values(record?.words ?? {})[0]?.slug;
  return {
    record,
    choices,
    fields: plainFields,
    variantFields,
    languages: site.site.languages,
    may: mayOf(scope),
    mayUpload: scope.includes('media.edit'),
    preview,
    variants,
    history: history?.acts ?? [],
    uses,
    kindPreview,
    unlabelled,
    claims: claims?.claims.flatMap(({ word, isMarked }) => (isMarked ? [] : word)) ?? [],
    href: record?.state === 'published' && slug ? pathTo('product', { slug }, site.language) : null,
    descriptions: Object.fromEntries(
      Object.entries(record?.words ?? {}).map(([language, { description }]) => [
        language,
        description?.type === 'html' ? null : linesOfRich(description as RichNode | null),
      ]),
    ),
  };
}

/** Which official files of the Union the site lacks, by the names of its languages. */
async function unlabelledIn({ call, site: { languages } }: SiteContext): Promise<ProductView['unlabelled']> {
  const fields = 'DurabilityLabelFields';
  const keys = officialFiles.flatMap((name) => languages.map(({ code }) => `${name}.${code}`));
  const set = new Map((await call(optionFilter, { keys: [...keys, fields] })).map((one) => [one.key, one]));
  const without = (name: OfficialFile) =>
    languages.flatMap((one) => (set.get(`${name}.${one.code}`)?.media ? [] : [one.name]));
  const hasPlaces = Boolean(set.get(fields)?.value);
  return {
    notice: without('GuaranteeNotice'),
    label: hasPlaces ? without('DurabilityLabel') : languages.map(({ name }) => name),
  };
}

/** What of a product the rights of somebody let them write. */
export const mayOf = (scope: readonly string[]): ProductMay => ({
  catalogue: scope.includes('catalogue.edit'),
  prices: scope.includes('prices.edit'),
  stock: scope.includes('stock.edit'),
});

/** The product of an address; null for a new one. */
export async function recordOf(site: SiteContext, id: string): Promise<ProductRecord | null> {
  if (id === 'novi') return null;
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  return orNotFound(site.call(getProductRecord, { id: Number(id) }));
}
