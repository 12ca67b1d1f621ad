import type { FeedItem } from './feed-item.ts';
import type { FeedWriter } from './feed-writer.ts';
import { amount, cut, element, inLine } from './xml.ts';

/** Words that Nabava.net shows beside the price. */
const availabilities = {
  inStock: 'Raspoloživo',
  low: 'Raspoloživo',
  backorder: 'Po narudžbi',
  outOfStock: 'Nije raspoloživo',
} as const;

const productOf = (item: FeedItem): string =>
  [
    '<product>\n',
    element('internal_product_id', item.id),
    element('name', inLine(item.title, 200)),
    element('price', amount(item.price)),
    item.compareAtPrice === null ? '' : element('regular_price', amount(item.compareAtPrice)),
    element('url', item.link),
    element('availability', availabilities[item.stock.status]),
    element('category', inLine(item.category ?? item.categoryPath.join(' > '), 400)),
    element('image_url', item.pictures[0]),
    element('description', cut(item.description, 4000)),
    element('brand', inLine(item.brand ?? '', 100)),
    element('upc', item.gtin),
    ...item.options.map(
      ({ label, value }) =>
        `<specification>\n${element('key', inLine(label, 100))}${element('value', inLine(value, 100))}</specification>\n`,
    ),
    '</product>\n',
  ].join('');

/** Nabava.net, whose rules are not public: as shops whose code is public write it (docs/decisions/1500). */
export const nabava: FeedWriter = {
  code: 'nabava',
  title: 'Nabava.net',
  extension: 'xml',
  type: 'application/xml',
  needs: ['category'],
  takesId: (id) => /^[\x21-\x7e]{1,50}$/.test(id),
  begin: () => '<?xml version="1.0" encoding="UTF-8"?>\n<products>\n',
  group: (items) => items.map(productOf).join(''),
  end: () => '</products>\n',
};
