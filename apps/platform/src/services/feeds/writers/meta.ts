import type { FeedWriter } from './feed-writer.ts';
import { rssEnd, rssHead, rssItem } from './google.ts';
import { element } from './xml.ts';

const availabilities = {
  inStock: 'in stock',
  low: 'in stock',
  backorder: 'available for order',
  outOfStock: 'out of stock',
} as const;

/** Facebook and Instagram: RSS 2.0, by Meta's catalogue fields (developers.facebook.com/docs/commerce-platform/catalog/fields). */
export const meta: FeedWriter = {
  code: 'meta',
  title: 'Meta (Facebook, Instagram)',
  extension: 'xml',
  type: 'application/xml',
  needs: ['picture', 'description', 'identifier'],
  takesId: (id) => /^[\x21-\x7e]{1,100}$/.test(id),
  begin: rssHead,
  group: (items) =>
    items
      .map((item) =>
        rssItem(
          item,
          { title: 200, description: 9999, pictures: 20 },
          element('g:availability', availabilities[item.stock.status]),
        ),
      )
      .join(''),
  end: () => rssEnd,
};
