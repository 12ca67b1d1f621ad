import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FeedItem } from '#platform/services/feeds/writers/feed-item.ts';
import type { FeedShop, FeedWriter } from '#platform/services/feeds/writers/feed-writer.ts';

/** What a reader of the channel finds of one item, read by a parser that is not ours. */
export interface ReadItem {
  id: string;
  title: string;
  link: string;
  description: string;
  price: number;
}

interface Suite {
  writer: FeedWriter;
  /** Reads a whole file; throws where it is none. */
  read(text: string): ReadItem[] | Promise<ReadItem[]>;
  /** Looks at a whole file by the rules that the channel has published; what is wrong with it. */
  faults(text: string): Promise<string[]>;
}

const shop: FeedShop = { name: 'Radionica & sin <d.o.o.>', address: 'https://prvi.test', language: 'hr' };

/** An item that has all that any format asks for. */
export const feedItem = (over: Partial<FeedItem> = {}): FeedItem => ({
  id: 'SA-1',
  groupId: null,
  title: 'Šalica „Tijek”',
  groupTitle: 'Šalica „Tijek”',
  groupLink: 'https://prvi.test/product/salica?a=1&b=2',
  description: 'Ručno rađena šalica.',
  link: 'https://prvi.test/product/salica?a=1&b=2',
  pictures: ['https://prvi.test/api/v1/media/file/0a/LargeSize.jpg'],
  price: 14,
  compareAtPrice: null,
  saleFrom: null,
  saleTo: null,
  currency: 'EUR',
  stock: { status: 'inStock', quantity: 7, restockAt: null },
  brand: 'Radionica',
  gtin: '3850123456782',
  sku: 'SA-1',
  mpn: null,
  categoryPath: ['Kuhinja', 'Šalice'],
  category: null,
  options: [],
  weight: 350,
  content: null,
  ...over,
});

/** A whole file of some products. */
export const writeFeed = (
  writer: FeedWriter,
  groups: readonly (readonly [FeedItem, ...FeedItem[]])[],
): string => writer.begin(shop) + groups.map((group) => writer.group([...group])).join('') + writer.end();

/** Texts of products that somebody chose to break a reader with. */
const hostile = [
  '<script>alert(1)</script>',
  ']]></description><item><g:id>lažni</g:id></item><![CDATA[',
  '&lt;b&gt; &amp;amp; &#x0; &bogus;',
  '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;',
  '=HYPERLINK("http://zlo.test";"klik")',
  '@SUM(1+1)*cmd|"/C calc"!A0',
  'nula\u0000zvono\u0007esc\u001b[31m kraj\u009f',
  'pola para \ud83d i \udc4d i cijeli 👍',
  'neznak \ufffe\uffff',
  'prijelom\r\nretka\tkartica\u2028i\u2029',
  '"navodnici" \'apostrofi\' \u202Eobrnuto',
  '{"json": "u tekstu"}\n{"id":"drugi"}',
];

/** What every format of feeds keeps, ours and those of extensions (DOOR-08). */
export function feedWriterSuite({ writer, read, faults }: Suite): void {
  const { code } = writer;
  const one = (over: Partial<FeedItem>) => writeFeed(writer, [[feedItem(over)]]);

  test(`[DOOR-08] ${code}: a file of one product, of none and of variants is what the channel has published`, async () => {
    const variants = (['S', 'M'] as const).map((size, place) =>
      feedItem({
        id: `MA-${size}`,
        groupId: 'MA',
        title: `Majica, crvena, ${size}`,
        groupTitle: 'Majica',
        groupLink: 'https://prvi.test/product/majica',
        link: `https://prvi.test/product/majica?variant=${place + 1}`,
        compareAtPrice: 20,
        saleFrom: '2026-11-01T00:00:00.000Z',
        saleTo: '2026-12-01T00:00:00.000Z',
        options: [
          { code: 'boja', label: 'Boja', value: 'crvena' },
          { code: 'velicina', label: 'Veličina', value: size },
        ],
      }),
    ) as [FeedItem, FeedItem];
    const file = writeFeed(writer, [[feedItem()], variants]);
    expect(await faults(file)).toEqual([]);
    expect((await read(file)).map(({ id, price }) => [id, price])).toEqual([
      ['SA-1', 14],
      ['MA-S', 14],
      ['MA-M', 14],
    ]);
    const empty = writer.begin(shop) + writer.end();
    expect(await faults(empty)).toEqual([]);
    expect(await read(empty)).toEqual([]);
  });

  test(`[DOOR-08] ${code}: no text of a product breaks the file or says more than it says`, async () => {
    const file = writeFeed(
      writer,
      hostile.map((text, place) => [
        feedItem({
          id: `SA-${place}`,
          title: text,
          groupTitle: text,
          description: text,
          brand: text,
          mpn: text,
          category: text,
          categoryPath: [text],
          options: [{ code: text, label: text, value: text }],
        }),
      ]),
    );
    expect(await faults(file)).toEqual([]);
    const items = await read(file);
    expect(items.map(({ id }) => id)).toEqual(hostile.map((_, place) => `SA-${place}`));
    // Nothing is lost but what no file may hold, and how the spaces were written.
    expect(items.map(({ title }) => bare(title))).toEqual(hostile.map(bare));
    expect(items.map(({ description }) => bare(description))).toEqual(hostile.map(bare));
  });

  test(`[DOOR-08] ${code}: a description of ten megabytes is cut to what the channel takes, and no sign is broken`, async () => {
    const huge = '👍 žuljevi & <b>žice</b> '.repeat(400_000);
    const file = one({ title: huge, groupTitle: huge, description: huge });
    expect(Buffer.byteLength(file)).toBeLessThan(100_000);
    expect(await faults(file)).toEqual([]);
    const [item] = await read(file);
    expect(item?.description.length).toBeGreaterThan(1000);
    expect(item?.description.isWellFormed()).toBe(true);
    expect(bare(huge).startsWith(bare(item?.description ?? '-'))).toBe(true);
  });

  test(`[DOOR-08] ${code}: whatever words a product has, the file is read and holds them`, async () => {
    const words = fc.string({ unit: 'binary', maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(words, words, async (title, description) => {
        const [item, ...others] = await read(one({ title, groupTitle: title, description }));
        expect(others).toEqual([]);
        expect(item?.id).toBe('SA-1');
        if (bare(title) !== '') expect(bare(item?.title ?? '')).toBe(bare(title));
      }),
      { numRuns: 60 },
    );
  });

  test(`[DOOR-08] ${code}: an id that the channel could misread is not taken`, () => {
    for (const id of ['', ' ', 'a\nb', 'ž', '<x>'.repeat(40), 'x'.repeat(200)])
      expect(writer.takesId(id), JSON.stringify(id)).toBe(false);
    expect(writer.takesId('SA-EMA-BI')).toBe(true);
  });
}

/** Text without spaces and what no XML may hold. */
const bare = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  text.toWellFormed().replaceAll(/[\s\u0000-\u001f\u007f-\u009f\ufffd-\uffff]/gu, '');
