import { productGet } from '@izlog/contract/product/product-get';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { buildMedia } from '#test/builders/media.ts';
import { buildProduct } from '#test/builders/product.ts';
import { buildProductAttribute } from '#test/builders/product-attribute.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { buildFeed, fetchFeed, itemsIn, make, pathOf } from './test/feed-kit.ts';

const hour = 3_600_000;

/** What may be true of a product, its variants for themselves. */
const offer = fc.record({
  price: fc.integer({ min: 1, max: 200_000 }),
  sale: fc.option(
    fc.record({
      part: fc.integer({ min: 1, max: 120 }),
      begins: fc.integer({ min: -40 * 24, max: 48 }),
      lasts: fc.option(fc.integer({ min: 1, max: 60 * 24 })),
    }),
  ),
  stock: fc.option(
    fc.record({
      isTracked: fc.boolean(),
      quantity: fc.integer({ min: 0, max: 4 }),
      lowAt: fc.option(fc.constant(2)),
      backorders: fc.constantFrom('no' as const, 'notify' as const, 'yes' as const),
      restocks: fc.option(fc.integer({ min: 1, max: 100 })),
    }),
  ),
});
const words = fc.record({
  name: fc
    .string({ unit: fc.constantFrom(...'čČđ „”&<>"\'ž9 a'), minLength: 1, maxLength: 40 })
    .map((text) => `N${text}`),
  description: fc.string({ unit: fc.constantFrom(...'šĆ &;<e9 '), maxLength: 80 }).map((text) => `O${text}`),
});
const product = fc.record({ words, offer, variants: fc.array(offer, { maxLength: 3 }) });

type Offer = (typeof offer extends fc.Arbitrary<infer T> ? T : never) & object;

const inputOf = ({ price, sale, stock }: Offer, now: number) => ({
  prices: [
    { kind: 'base', amount: price, validFrom: new Date(now - 90 * 24 * hour) } as const,
    ...(sale
      ? [
          {
            kind: 'sale',
            amount: Math.max(1, Math.round((price * sale.part) / 100)),
            validFrom: new Date(now + sale.begins * hour),
            ...(sale.lasts && { validTo: new Date(now + (sale.begins + sale.lasts) * hour) }),
          } as const,
        ]
      : []),
  ],
  ...(stock && {
    stock: {
      isTracked: stock.isTracked,
      quantity: stock.quantity,
      lowAt: stock.lowAt,
      backorders: stock.backorders,
      restockAt: stock.restocks === null ? null : new Date(now + stock.restocks * 24 * hour),
    },
  }),
});

const availabilities = {
  inStock: 'in stock',
  low: 'in stock',
  backorder: 'available for order',
  outOfStock: 'out of stock',
};
const bare = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

let made = 0;

/** Builds random products, makes the feed, and compares each item with the page of its link, as a visitor gets it. */
async function agrees(platform: TestPlatform, numRuns: number): Promise<void> {
  const media = await buildMedia(platform);
  const size = await buildProductAttribute(platform, `velicina-${made}`, 'TextSwatch', ['S', 'M', 'L']);
  const sizes = [...size.values.values()];
  const feed = await buildFeed(platform, { format: 'meta', stock: 'any' });
  const path = await pathOf(platform, feed);
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 5 }), async (drafts) => {
      // Each catalogue for itself: what was before is taken off.
      await platform.kernel.database.db.execute(
        sql`update products set is_archived = true where not is_archived`,
      );
      const now = Date.now();
      for (const { words: said, offer: own, variants } of drafts) {
        made += 1;
        const shared = {
          sku: `PRA-${made}`,
          barcode: '3850123456782',
          media: [{ mediaId: media }],
          translations: {
            hrv: {
              name: said.name,
              description: {
                type: 'doc',
                content: [{ type: 'paragraph', content: [{ type: 'text', text: said.description }] }],
              },
            },
          },
        };
        const id = await buildProduct(platform, {
          ...shared,
          ...inputOf(own, now),
          ...(variants.length > 0 && { format: 'configurable' as const, axes: [size.id] }),
        });
        for (const [place, variant] of variants.entries())
          await buildProduct(platform, {
            parentId: id,
            sku: `PRA-${made}-${place}`,
            barcode: '3850123456782',
            translations: undefined,
            attributes: [{ attributeId: size.id, valueIds: [sizes[place] ?? 0] }],
            ...inputOf(variant, now),
          });
      }
      await make(platform, feed);
      const items = itemsIn((await fetchFeed(platform, path)).body);
      const first = made - drafts.length + 1;
      for (const [place, { variants }] of drafts.entries()) {
        const sku = `PRA-${first + place}`;
        const skus = variants.length > 0 ? variants.map((_, index) => `${sku}-${index}`) : [sku];
        for (const one of skus) {
          const item = items.get(one);
          if (!item) throw new Error(`${one} is not in the feed`);
          const link = new URL(item['g:link'] ?? '');
          const page = await platform.call(productGet, {
            slug: decodeURIComponent(link.pathname.split('/').at(-1) ?? ''),
          });
          const chosen = link.searchParams.get('variant');
          const shown =
            chosen === null ? page : page.associatedProducts.find(({ id }) => String(id) === chosen);
          if (!shown || shown.finalPrice === null) throw new Error(`${one} has no page with a price`);
          const money = (value: number) => `${value.toFixed(2)} EUR`;
          expect(shown.sku).toBe(one);
          expect(item['g:price']).toBe(money(shown.discount ? (shown.retailPrice ?? 0) : shown.finalPrice));
          expect(item['g:sale_price']).toBe(shown.discount ? money(shown.finalPrice) : undefined);
          expect(item['g:availability']).toBe(availabilities[shown.stock.status]);
          expect(bare(item['g:title'] ?? '').startsWith(bare(shown.name))).toBe(true);
          expect(bare(item['g:description'] ?? '')).toBe(
            bare(JSON.parse(JSON.stringify(page.description)).content[0].content[0].text),
          );
        }
      }
    }),
    { numRuns },
  );
}

test('[DOOR-08] prices, reductions, stock and words of a feed are those of the page, in random catalogues', async ({
  platform,
}) => {
  await agrees(platform, 4);
});

test('[DOOR-08] the same in a hundred catalogues', { tags: 'release', timeout: 600_000 }, async ({
  platform,
}) => {
  await agrees(platform, 100);
});
