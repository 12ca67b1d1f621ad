import type { FeedItem } from './feed-item.ts';
import type { FeedWriter } from './feed-writer.ts';
import { amount, cut, element, inLine } from './xml.ts';

const stocks = {
  inStock: 'in stock',
  low: 'in stock',
  backorder: 'preorder',
  outOfStock: 'out of stock',
} as const;

const colours = /^(colou?r|boja|farbe)$/i;
const sizes = /^(size|veli[cč]ina|gr(ö|oe)(ß|ss)e)$/i;

function itemOf(item: FeedItem): string {
  const [main, ...others] = item.pictures;
  const chosen = (codes: RegExp) =>
    item.options.find(({ code, label }) => codes.test(code) || codes.test(label))?.value ?? '';
  const named = item.options.map(
    ({ label, value }) =>
      `<attribute>\n${element('name', inLine(label, 100))}<values>\n${element('value', inLine(value, 100))}</values>\n</attribute>\n`,
  );
  return [
    '<Item>\n',
    element('ID', item.id),
    element('name', inLine(item.title, 200)),
    element('description', cut(item.description, 4000)),
    element('link', item.link),
    element('mainImage', main),
    others.length > 0 ? element('moreImages', fitting(others, 1000).join(',')) : '',
    element('price', amount(item.price)),
    item.compareAtPrice === null ? '' : element('regularPrice', amount(item.compareAtPrice)),
    element('curCode', item.currency),
    element('stock', stocks[item.stock.status]),
    item.stock.quantity === null ? '' : element('quantity', item.stock.quantity),
    element('fileUnder', inLine(item.category ?? item.categoryPath.join(' > '), 400)),
    element('brand', inLine(item.brand ?? '', 50)),
    element('EAN', item.gtin),
    element('productCode', inLine(item.mpn ?? item.sku ?? '', 20)),
    element('condition', 'new'),
    element('groupId', item.groupId),
    item.options.length > 0
      ? [
          '<attributes>\n',
          element('color', inLine(chosen(colours), 40)),
          element('size', inLine(chosen(sizes), 40)),
          ...named,
          '</attributes>\n',
        ].join('')
      : '',
    '</Item>\n',
  ].join('');
}

/** As many addresses as stand whole in so many characters. */
function fitting(addresses: readonly string[], most: number): string[] {
  const whole: string[] = [];
  let length = 0;
  for (const one of addresses) {
    length += one.length + 1;
    if (length > most + 1) break;
    whole.push(one);
  }
  return whole;
}

/** Jeftinije.hr, and its sisters Ceneje.si and Idealno.ba: `CNJExport` (docs/decisions/1500). */
export const jeftinije: FeedWriter = {
  code: 'jeftinije',
  title: 'Jeftinije.hr',
  extension: 'xml',
  type: 'application/xml',
  needs: ['picture', 'description', 'category'],
  takesId: (id) => /^[\x21-\x7e]{1,50}$/.test(id),
  begin: () => '<?xml version="1.0" encoding="UTF-8"?>\n<CNJExport>\n',
  group: (items) => items.map(itemOf).join(''),
  end: () => '</CNJExport>\n',
};
