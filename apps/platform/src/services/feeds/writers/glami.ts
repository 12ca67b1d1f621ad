import type { FeedItem } from './feed-item.ts';
import type { FeedWriter } from './feed-writer.ts';
import { amount, cut, element, inLine } from './xml.ts';

const shopItemOf = (item: FeedItem): string => {
  const [main, ...others] = item.pictures;
  return [
    '<SHOPITEM>\n',
    element('ITEM_ID', item.id),
    element('ITEMGROUP_ID', item.groupId),
    // Glami asks for a name without the size, which stands among the parameters.
    element('PRODUCTNAME', inLine(item.groupTitle, 200)),
    element('DESCRIPTION', cut(item.description, 4000)),
    element('URL', item.groupLink),
    item.link === item.groupLink ? '' : element('URL_SIZE', item.link),
    element('IMGURL', main),
    ...others.slice(0, 10).map((one) => element('IMGURL_ALTERNATIVE', one)),
    element('PRICE_VAT', amount(item.price)),
    element('MANUFACTURER', inLine(item.brand ?? '', 100)),
    element('CATEGORYTEXT', inLine(item.category ?? item.categoryPath.join(' | '), 400)),
    element('EAN', item.gtin),
    // Days until it is sent: none, for what is not at hand does not go in.
    element('DELIVERY_DATE', '0'),
    ...item.options.map(
      ({ label, value }) =>
        `<PARAM>\n${element('PARAM_NAME', inLine(label, 100))}${element('VAL', inLine(value, 100))}</PARAM>\n`,
    ),
    '</SHOPITEM>\n',
  ].join('');
};

/** Glami: each size and colour an item of its own, by its feed specification (glami.fr/info/feed). */
export const glami: FeedWriter = {
  code: 'glami',
  title: 'Glami',
  extension: 'xml',
  type: 'application/xml',
  needs: ['picture', 'brand', 'category', 'stock'],
  takesId: (id) => /^[A-Za-z0-9/\\\-_ .:]{1,64}$/.test(id) && id.trim() === id,
  begin: () => '<?xml version="1.0" encoding="UTF-8"?>\n<SHOP>\n',
  group: (items) => items.map(shopItemOf).join(''),
  end: () => '</SHOP>\n',
};
