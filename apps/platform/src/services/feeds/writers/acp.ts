import type { FeedItem } from './feed-item.ts';
import type { FeedWriter } from './feed-writer.ts';
import { cut, inLine, readable } from './xml.ts';

const statuses = {
  inStock: 'in_stock',
  low: 'limited_stock',
  backorder: 'backorder',
  outOfStock: 'out_of_stock',
} as const;

/** Money as the protocol has it: whole minor units. All currencies of the Union have two places. */
const money = (value: number, currency: string) => ({ amount: Math.round(value * 100), currency });

const media = (item: FeedItem) =>
  item.pictures.map((url) => ({ type: 'image', url, alt_text: inLine(item.title, 200) }));

const categories = ({ categoryPath, category }: FeedItem) => [
  ...(categoryPath.length > 0 ? [{ value: readable(categoryPath.join(' > ')), taxonomy: 'merchant' }] : []),
  ...(category === null ? [] : [{ value: inLine(category, 750), taxonomy: 'google_product_category' }]),
];

const variantOf = (item: FeedItem) => ({
  id: item.id,
  title: inLine(item.title, 200),
  url: item.link,
  ...(item.gtin && { barcodes: [{ type: 'GTIN', value: item.gtin }] }),
  price: money(item.price, item.currency),
  ...(item.compareAtPrice !== null && { list_price: money(item.compareAtPrice, item.currency) }),
  availability: { available: item.stock.status !== 'outOfStock', status: statuses[item.stock.status] },
  categories: categories(item),
  condition: ['new'],
  ...(item.options.length > 0 && {
    variant_options: item.options.map(({ label, value }) => ({
      name: inLine(label, 100),
      value: inLine(value, 100),
    })),
  }),
  media: media(item),
});

/** Shopping agents: the product feed of the Agentic Commerce Protocol of 2026-04-17, a product a line (DOOR-07). */
export const acp: FeedWriter = {
  code: 'acp',
  title: 'Agentic Commerce Protocol',
  extension: 'jsonl',
  type: 'application/jsonl',
  needs: [],
  takesId: (id) => /^[\x21-\x7e]{1,100}$/.test(id),
  begin: () => '',
  group(items) {
    const [first] = items;
    const plain = cut(first.description, 5000);
    const product = {
      id: first.groupId ?? first.id,
      title: inLine(first.groupTitle, 200),
      ...(plain !== '' && { description: { plain } }),
      url: first.groupLink,
      media: media(first),
      variants: items.map(variantOf),
    };
    return `${JSON.stringify(product)}\n`;
  },
  end: () => '',
  metadata: ({ id, updatedAt }) => ({ id, updated_at: updatedAt }),
};
