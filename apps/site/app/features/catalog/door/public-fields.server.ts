import type { Product } from '@izlog/contract/product/product';
import { fieldsWith, namesOf } from '@izlog/contract/records/fields';
import { productPlainFields } from '@izlog/contract/records/product';
import type { Fields } from '@izlog/contract/resource/field';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { formatNumber } from '#site/i18n/formats.ts';
import { textOf } from '#site/i18n/messages.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { staffWordsOf } from '#site/i18n/staff-catalogue.server.ts';
import { type ListedFields, type TileView, tileFields, tileView } from './tile-view.ts';

// Plain fields of a product that are declared to be told: on its tile, on its page, and to search engines.
const onTile = fieldsWith(productPlainFields, 'tile');
const onPage: Fields = fieldsWith(productPlainFields, 'page');

/** What a tile needs of a list (CATALOG-020), with the fields that are told on it. */
export const listedFields = [...tileFields, ...namesOf(onTile)];

/** Makes a tile of a listed product; what is told of it stands in its short line. */
export function tileOf(product: ListedFields, language: SiteLanguage): TileView {
  const tile = tileView(product, language);
  const values = factsOf(onTile, product, language).map(({ value }) => value);
  return values.length > 0 ? { ...tile, kind: [tile.kind, ...values].filter(Boolean).join(' · ') } : tile;
}

/** What the page of a product tells, as label and value. */
export const pageFacts = (product: Product, language: SiteLanguage) => factsOf(onPage, product, language);

/** The same for search engines, where they have a name for it (schema.org). */
export const schemaFacts = (product: Product): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(onPage).flatMap(([name, { schemaOrg }]) =>
      schemaOrg ? [[schemaOrg, valueIn(product, name) ?? undefined]] : [],
    ),
  );

function factsOf(fields: Fields, product: ListedFields, { code2 }: SiteLanguage) {
  const { locale } = catalogueOf(code2);
  const words: Readonly<Record<string, string>> = staffWordsOf(code2);
  const shown = (value: unknown) => {
    if (typeof value === 'boolean') return textOf(words, locale, value ? 'log.yes' : 'log.no');
    return typeof value === 'number' ? formatNumber(value, locale) : String(value ?? '');
  };
  return Object.keys(fields)
    .map((name) => ({
      label: words[['products', name].join('.')] ?? name,
      value: shown(valueIn(product, name)),
    }))
    .filter(({ value }) => value !== '');
}

const valueIn = (product: object, name: string): unknown => (product as Record<string, unknown>)[name];
