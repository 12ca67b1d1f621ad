import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { feedItem, feedWriterSuite, type ReadItem, writeFeed } from '#test/feed-writer-suite.ts';
import { acp } from './acp.ts';
import { ownWriters } from './feed-writers.ts';
import { glami } from './glami.ts';
import { google } from './google.ts';
import { jeftinije } from './jeftinije.ts';
import { meta } from './meta.ts';
import { nabava } from './nabava.ts';

interface Node {
  name: string;
  text: string;
  children: Node[];
}

/** A file as saxes reads it. */
function treeOf(text: string): Node {
  const parser = new SaxesParser();
  const root: Node = { name: '', text: '', children: [] };
  const open = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    const node: Node = { name, text: '', children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (part) => {
    const node = open.at(-1);
    if (node) node.text += part;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return root;
}

const childrenOf = (node: Node | undefined, name: string): Node[] =>
  node?.children.filter((one) => one.name === name) ?? [];
const textOf = (node: Node, name: string): string => childrenOf(node, name)[0]?.text ?? '';

/** Rules of a channel as it has published them: what every item has, what a value may be, how long it may be. */
interface Published {
  path: readonly string[];
  item: string;
  required: readonly string[];
  values?: Readonly<Record<string, RegExp>>;
  longest?: Readonly<Record<string, number>>;
  once: readonly string[];
}

const itemsOf = (text: string, { path, item }: Published): Node[] => {
  let node: Node | undefined = treeOf(text);
  for (const name of path) node = childrenOf(node, name)[0];
  return childrenOf(node, item);
};

/** By libxml2 a file, and by the published rules what it has to be. */
async function faultsOf(text: string, published: Published): Promise<string[]> {
  const { valid, errors } = await validateXML({
    xml: { fileName: 'feed.xml', contents: text },
    schema: [anything],
  });
  // Without a schema of the channel it is checked against one that lets everything in: what is left is not well formed.
  const faults = valid ? [] : errors.map(({ message }) => message);
  for (const item of itemsOf(text, published)) {
    for (const name of published.required)
      if (textOf(item, name).trim() === '') faults.push(`${name} is missing`);
    for (const name of published.once)
      if (childrenOf(item, name).length > 1) faults.push(`${name} stands twice`);
    for (const [name, pattern] of Object.entries(published.values ?? {}))
      for (const { text: value } of childrenOf(item, name))
        if (!pattern.test(value)) faults.push(`${name} may not be ${value}`);
    for (const [name, longest] of Object.entries(published.longest ?? {}))
      for (const { text: value } of childrenOf(item, name))
        if (value.length > longest) faults.push(`${name} is longer than ${longest}`);
  }
  return faults;
}

/** Lets in any well-formed file. */
const anything = {
  fileName: 'any.xsd',
  contents: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:complexType name="any" mixed="true">
    <xs:sequence><xs:any processContents="skip" minOccurs="0" maxOccurs="unbounded"/></xs:sequence>
    <xs:anyAttribute processContents="skip"/></xs:complexType>
    ${['rss', 'CNJExport', 'products', 'SHOP'].map((name) => `<xs:element name="${name}" type="any"/>`).join('')}
  </xs:schema>`,
};

const money = /^\d+\.\d\d [A-Z]{3}$/;
const rss = { path: ['rss', 'channel'], item: 'item' } as const;
/** support.google.com/merchants/answer/7052112, 6324448 (availability), 6324471 (sale price). */
const googleRules: Published = {
  ...rss,
  required: ['g:id', 'g:title', 'g:description', 'g:link', 'g:image_link', 'g:availability', 'g:price'],
  once: [
    'g:id',
    'g:title',
    'g:price',
    'g:sale_price',
    'g:availability',
    'g:brand',
    'g:gtin',
    'g:color',
    'g:size',
  ],
  values: {
    'g:price': money,
    'g:sale_price': money,
    'g:availability': /^(in_stock|out_of_stock|preorder|backorder)$/,
    'g:condition': /^(new|refurbished|used)$/,
    'g:gtin': /^(\d{8}|\d{12,14})$/,
    'g:identifier_exists': /^(yes|no)$/,
    'g:link': /^https?:\/\//,
    'g:image_link': /^https?:\/\//,
    'g:sale_price_effective_date': /^\d{4}-\d\d-\d\dT\d\d:\d\dZ\/\d{4}-\d\d-\d\dT\d\d:\d\dZ$/,
  },
  longest: {
    'g:id': 50,
    'g:title': 150,
    'g:description': 5000,
    'g:brand': 70,
    'g:mpn': 70,
    'g:item_group_id': 50,
    'g:product_type': 750,
  },
};
/** developers.facebook.com/docs/commerce-platform/catalog/fields. */
const metaRules: Published = {
  ...googleRules,
  required: [...googleRules.required, 'g:condition'],
  values: { ...googleRules.values, 'g:availability': /^(in stock|out of stock|available for order)$/ },
  longest: { 'g:id': 100, 'g:title': 200, 'g:description': 9999 },
};
/** As Ceneje.si and Idealno.ba, its sisters, have published it, and public code knows its bounds (docs/decisions/1500). */
const jeftinijeRules: Published = {
  path: ['CNJExport'],
  item: 'Item',
  required: ['ID', 'name', 'description', 'link', 'mainImage', 'price', 'stock', 'fileUnder'],
  once: ['ID', 'name', 'price', 'stock', 'fileUnder', 'EAN'],
  values: { price: /^\d+\.\d\d$/, stock: /^(in stock|preorder|out of stock)$/ },
  longest: { ID: 50, name: 200, link: 400, fileUnder: 400, brand: 50, productCode: 20 },
};
const nabavaRules: Published = {
  path: ['products'],
  item: 'product',
  required: ['internal_product_id', 'name', 'price', 'url', 'availability', 'category'],
  once: ['name', 'price', 'url'],
  values: { price: /^\d+\.\d\d$/ },
};
/** glami.fr/info/feed. */
const glamiRules: Published = {
  path: ['SHOP'],
  item: 'SHOPITEM',
  required: [
    'ITEM_ID',
    'PRODUCTNAME',
    'URL',
    'IMGURL',
    'PRICE_VAT',
    'MANUFACTURER',
    'CATEGORYTEXT',
    'DELIVERY_DATE',
  ],
  once: ['ITEM_ID', 'PRODUCTNAME', 'URL', 'PRICE_VAT', 'CATEGORYTEXT'],
  values: { ITEM_ID: /^[A-Za-z0-9/\\\-_ .:]{1,64}$/, PRICE_VAT: /^\d+\.\d\d$/, DELIVERY_DATE: /^\d+$/ },
  longest: { PRODUCTNAME: 200, ITEMGROUP_ID: 64 },
};

type Names = Record<keyof ReadItem, string>;
const readXml =
  (published: Published, names: Names) =>
  (text: string): ReadItem[] =>
    itemsOf(text, published).map((item) => ({
      id: textOf(item, names.id),
      title: textOf(item, names.title),
      link: textOf(item, names.link),
      description: textOf(item, names.description),
      price: Number.parseFloat(textOf(item, names.price)),
    }));

const rssNames = { id: 'g:id', title: 'g:title', link: 'g:link', description: 'g:description' };
/** What is paid: the reduced price where there is one. */
const paid = (read: (text: string) => ReadItem[], published: Published) => (text: string) =>
  read(text).map((one, place) => {
    const sale = textOf(itemsOf(text, published)[place] as Node, 'g:sale_price');
    return sale === '' ? one : { ...one, price: Number.parseFloat(sale) };
  });
const readGoogle = paid(readXml(googleRules, { ...rssNames, price: 'g:price' }), googleRules);

feedWriterSuite({ writer: google, read: readGoogle, faults: (text) => faultsOf(text, googleRules) });
feedWriterSuite({ writer: meta, read: readGoogle, faults: (text) => faultsOf(text, metaRules) });
feedWriterSuite({
  writer: jeftinije,
  read: readXml(jeftinijeRules, {
    id: 'ID',
    title: 'name',
    link: 'link',
    description: 'description',
    price: 'price',
  }),
  faults: (text) => faultsOf(text, jeftinijeRules),
});
feedWriterSuite({
  writer: nabava,
  read: readXml(nabavaRules, {
    id: 'internal_product_id',
    title: 'name',
    link: 'url',
    description: 'description',
    price: 'price',
  }),
  faults: (text) => faultsOf(text, nabavaRules),
});
feedWriterSuite({
  writer: glami,
  read: readXml(glamiRules, {
    id: 'ITEM_ID',
    title: 'PRODUCTNAME',
    link: 'URL',
    description: 'DESCRIPTION',
    price: 'PRICE_VAT',
  }),
  faults: (text) => faultsOf(text, glamiRules),
});

const schema = JSON.parse(
  readFileSync(
    new URL('../../../../../../../shared/data/agents/acp/json-schema/schema.feed.json', import.meta.url),
    'utf8',
  ),
) as { $id: string };
const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
ajv.addSchema(schema);
const isProduct = ajv.compile({ $ref: `${schema.$id}#/$defs/Product` });
const isMetadata = ajv.compile({ $ref: `${schema.$id}#/$defs/FeedMetadata` });

interface AcpProduct {
  description?: { plain: string };
  variants: { id: string; title: string; url: string; price: { amount: number } }[];
}
const linesOf = (text: string): AcpProduct[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as AcpProduct);

feedWriterSuite({
  writer: acp,
  read: (text) =>
    linesOf(text).flatMap(({ description, variants }) =>
      variants.map(({ id, title, url, price }) => ({
        id,
        title,
        link: url,
        description: description?.plain ?? '',
        price: price.amount / 100,
      })),
    ),
  faults: async (text) =>
    linesOf(text).flatMap((line) =>
      isProduct(line)
        ? []
        : (isProduct.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`),
    ),
});

test('[DOOR-08] every format that comes with the program is played, and no two have a name', () => {
  expect(ownWriters.map(({ code }) => code)).toEqual([
    'google',
    'meta',
    'jeftinije',
    'nabava',
    'glami',
    'acp',
  ]);
});

test('[DOOR-08] a reduction is told with the price it is counted from and its days, and without one there is one price', () => {
  const reduced = feedItem({
    price: 9.5,
    compareAtPrice: 14,
    saleFrom: '2026-11-01T00:00:00.000Z',
    saleTo: '2026-12-01T00:00:00.000Z',
  });
  const file = writeFeed(google, [[reduced], [feedItem({ id: 'SA-2' })]]);
  const [first, second] = itemsOf(file, googleRules) as [Node, Node];
  expect(textOf(first, 'g:price')).toBe('14.00 EUR');
  expect(textOf(first, 'g:sale_price')).toBe('9.50 EUR');
  expect(textOf(first, 'g:sale_price_effective_date')).toBe('2026-11-01T00:00Z/2026-12-01T00:00Z');
  expect(textOf(second, 'g:price')).toBe('14.00 EUR');
  expect(childrenOf(second, 'g:sale_price')).toEqual([]);
  const [own] = itemsOf(writeFeed(jeftinije, [[reduced]]), jeftinijeRules) as [Node];
  expect([textOf(own, 'price'), textOf(own, 'regularPrice')]).toEqual(['9.50', '14.00']);
});

test('[DOOR-08] Google hears of variants by their group, of what is back on a day, and that a product has no numbers', () => {
  const file = writeFeed(google, [
    [
      feedItem({
        gtin: null,
        mpn: null,
        groupId: 'MA',
        stock: { status: 'backorder', quantity: 0, restockAt: '2026-12-24T08:00:00.000Z' },
        options: [
          { code: 'boja', label: 'Boja', value: 'crvena' },
          { code: 'color', label: 'Color', value: 'red' },
          { code: 'velicina', label: 'Veličina', value: 'M' },
        ],
        content: { amount: 500, unit: 'ml', base: 1, baseUnit: 'l' },
      }),
    ],
  ]);
  const [item] = itemsOf(file, googleRules) as [Node];
  expect(textOf(item, 'g:item_group_id')).toBe('MA');
  expect(textOf(item, 'g:availability')).toBe('backorder');
  expect(textOf(item, 'g:availability_date')).toBe('2026-12-24T08:00Z');
  expect(textOf(item, 'g:identifier_exists')).toBe('no');
  expect(childrenOf(item, 'g:color').map(({ text }) => text)).toEqual(['crvena']);
  expect(textOf(item, 'g:size')).toBe('M');
  expect(textOf(item, 'g:unit_pricing_measure')).toBe('500ml');
});

test("[DOOR-07] the agents' feed is that of the published schema, also its metadata", () => {
  expect(isMetadata(acp.metadata?.({ id: 'abc', updatedAt: '2026-11-29T12:00:00.000Z' }))).toBe(true);
  const [product] = linesOf(
    writeFeed(acp, [[feedItem({ id: 'MA-S', groupId: 'MA' }), feedItem({ id: 'MA-M', groupId: 'MA' })]]),
  );
  expect(product).toMatchObject({
    id: 'MA',
    variants: [{ id: 'MA-S', price: { amount: 1400 } }, { id: 'MA-M' }],
  });
});
