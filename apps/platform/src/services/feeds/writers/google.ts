import type { FeedItem } from './feed-item.ts';
import type { FeedShop, FeedWriter } from './feed-writer.ts';
import { amount, cut, element, inLine } from './xml.ts';

/** The head of an RSS 2.0 file with Google's namespace, which Meta reads too. */
export const rssHead = ({ name, address, language }: FeedShop): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n',
    element('title', inLine(name, 150) || address),
    element('link', address),
    element('description', inLine(name, 150) || address),
    element('language', language),
  ].join('');

export const rssEnd = '</channel>\n</rss>\n';

/** Attributes that variants are told apart by, as shops call them, by their names at Google. */
const knownOptions: readonly (readonly [name: string, codes: RegExp])[] = [
  ['g:color', /^(colou?r|boja|farbe)$/i],
  ['g:size', /^(size|veli[cč]ina|gr(ö|oe)(ß|ss)e)$/i],
  ['g:material', /^(material|materijal)$/i],
  ['g:pattern', /^(pattern|uzorak|muster)$/i],
];

/** What both Google and Meta read, each with its own bounds. */
export function rssItem(
  item: FeedItem,
  bounds: { title: number; description: number; pictures: number },
  rest: string,
): string {
  const price = (value: number) => `${amount(value)} ${item.currency}`;
  const [main, ...others] = item.pictures;
  const reported = new Set<string>();
  const options = item.options.flatMap(({ code, label, value }) => {
    const name = knownOptions.find(([, codes]) => codes.test(code) || codes.test(label))?.[0];
    if (!name || reported.has(name)) return [];
    reported.add(name);
    return element(name, inLine(value, 100));
  });
  return [
    '<item>\n',
    element('g:id', item.id),
    element('g:title', inLine(item.title, bounds.title)),
    element('g:description', cut(item.description || item.title, bounds.description)),
    element('g:link', item.link),
    element('g:image_link', main),
    ...others.slice(0, bounds.pictures).map((one) => element('g:additional_image_link', one)),
    element('g:condition', 'new'),
    element('g:price', price(item.compareAtPrice ?? item.price)),
    item.compareAtPrice === null ? '' : element('g:sale_price', price(item.price)),
    item.compareAtPrice !== null && item.saleFrom && item.saleTo
      ? element('g:sale_price_effective_date', `${minute(item.saleFrom)}/${minute(item.saleTo)}`)
      : '',
    element('g:brand', inLine(item.brand ?? '', 70)),
    element('g:gtin', item.gtin),
    element('g:mpn', inLine(item.mpn ?? '', 70)),
    element('g:item_group_id', item.groupId),
    element('g:google_product_category', inLine(item.category ?? '', 750)),
    element('g:product_type', inLine(item.categoryPath.join(' > '), 750)),
    ...options,
    rest,
    '</item>\n',
  ].join('');
}

/** `2026-02-24T11:07Z` */
const minute = (iso: string): string => `${iso.slice(0, 16)}Z`;

const availabilities = {
  inStock: 'in_stock',
  low: 'in_stock',
  backorder: 'backorder',
  outOfStock: 'out_of_stock',
} as const;

/** Units that Google knows for the price per unit. */
const units = new Set(['oz', 'lb', 'mg', 'g', 'kg', 'ml', 'cl', 'l', 'cbm', 'cm', 'm', 'sqm', 'ct']);

function contentOf({ content }: FeedItem): string {
  if (!content) return '';
  const [unit, base] = [content.unit.toLowerCase(), content.baseUnit.toLowerCase()];
  if (!units.has(unit) || !units.has(base) || !Number.isInteger(content.base)) return '';
  return (
    element('g:unit_pricing_measure', `${content.amount}${unit}`) +
    element('g:unit_pricing_base_measure', `${content.base}${base}`)
  );
}

/** Google Merchant Center: RSS 2.0, by its product data specification (support.google.com/merchants/answer/7052112). */
export const google: FeedWriter = {
  code: 'google',
  title: 'Google Merchant',
  extension: 'xml',
  type: 'application/xml',
  needs: ['picture', 'description', 'restockDay'],
  takesId: (id) => /^[\x21-\x7e]{1,50}$/.test(id),
  begin: rssHead,
  group: (items) =>
    items
      .map((item) =>
        rssItem(
          item,
          { title: 150, description: 5000, pictures: 10 },
          [
            element('g:availability', availabilities[item.stock.status]),
            item.stock.status === 'backorder' && item.stock.restockAt
              ? element('g:availability_date', minute(item.stock.restockAt))
              : '',
            // Without it a product that has neither would be refused for want of them.
            item.gtin || (item.brand && item.mpn) ? '' : element('g:identifier_exists', 'no'),
            item.weight ? element('g:shipping_weight', `${item.weight} g`) : '',
            contentOf(item),
          ].join(''),
        ),
      )
      .join(''),
  end: () => rssEnd,
};
