import { expect, test } from 'vitest';
import { borderRules, noClimbing } from './borders.ts';
import { commentsArePlain, namesInCommentsAreThere } from './comments.ts';
import type { Rule } from './fault.ts';
import known from './faults.json' with { type: 'json' };
import { foldersAreSmall } from './folders.ts';
import { glossaryIsTrue } from './glossary.ts';
import { houseRules, inspect } from './house.ts';
import { paragraphsHoldWords } from './markup.ts';
import { namesAreTheFields, oldWordsIn, pricesHaveOneWord } from './old-words.ts';
import { compare, type FaultRecord, raised, recordOf } from './record.ts';
import {
  arrowsGoDown,
  doorsAreSmall,
  foreignKeysAreDrawn,
  noCircles,
  noFileCircles,
  roomsAreKnown,
} from './rooms.ts';
import { treeOf } from './tree.ts';
import { walksAreTrue } from './walks.ts';

const services = 'apps/platform/src/services';

test('an arrow to a higher floor is refused, one of a type alone too', () => {
  const tree = house({
    [`${services}/media/store-media.ts`]: "import { a } from '../catalogue/index.ts';",
    [`${services}/media/shown.ts`]: "import type { Item } from '../cart/index.ts';",
    [`${services}/cart/price-item.ts`]: "import { b } from '../media/index.ts';",
    [`${services}/media/store-media.test.ts`]: "import { a } from '../orders/index.ts';",
  });

  expect(textsOf(arrowsGoDown, tree)).toEqual([
    `${services}/media/shown.ts imports ${services}/cart/index.ts`,
    `${services}/media/store-media.ts imports ${services}/catalogue/index.ts`,
  ]);
});

test('a word of the glossary whose place has gone is refused', () => {
  const tree = house({
    'docs/glossary.md': `| **cart** | What is bought. | \`${services}/cart\` |\n| **order** | It. | \`${services}/orders\` |`,
    [`${services}/cart/price-item.ts`]: '',
  });

  expect(textsOf(glossaryIsTrue, tree)).toEqual([
    `docs/glossary.md: order lives in ${services}/orders, which is not there`,
  ]);
});

test('a paragraph that holds what a browser ends it before is refused', () => {
  const tree = house({
    'apps/site/app/a.tsx': '<p>\n  <SendButton form={form}>{t()}</SendButton>\n</p>',
    'apps/site/app/b.tsx': '<p className="row"><span>{t()}</span> <Link to="/">{t()}</Link></p><ul></ul>',
  });

  expect(textsOf(paragraphsHoldWords, tree)).toEqual(['apps/site/app/a.tsx: <p> holds <SendButton>']);
});

test('a step of a walk that leads to no file is refused', () => {
  const tree = house({
    'docs/architecture.md':
      '**Two walks.** `cart/open-cart` → `payment/providers/<code>` → `drafts/gone`.\n\n**Sites.** `no/walk`',
    [`${services}/cart/open-cart.ts`]: '',
    [`${services}/orders/payment/providers/monri/monri.ts`]: '',
  });

  expect(textsOf(walksAreTrue, tree)).toEqual(['docs/architecture.md: drafts/gone is not there']);
});

test('services of one floor that need each other, even by way of a third, are a circle', () => {
  const tree = house({
    [`${services}/media/a.ts`]: "export { b } from '../messaging/index.ts';",
    [`${services}/messaging/b.ts`]: "import type { C } from '../people/index.ts';",
    [`${services}/people/c.ts`]: "const a = await import('../media/index.ts');",
    [`${services}/people/d.ts`]: "import { site } from '../settings/index.ts';",
  });

  expect(noCircles.faults(tree).map(({ key }) => key)).toEqual([
    'services of the platform: media → messaging',
    'services of the platform: messaging → people',
    'services of the platform: people → media',
  ]);
});

test('files of one service that import each other are a circle, what leads to it or away from it is not', () => {
  const tree = house({
    [`${services}/cart/a.ts`]: "import { b } from './b.ts';\nimport { d } from './d.ts';",
    [`${services}/cart/b.ts`]: "import type { A } from './a.ts';",
    [`${services}/cart/c.ts`]: "import { a } from './a.ts';",
    [`${services}/cart/d.ts`]: '',
    [`${services}/cart/b.test.ts`]: "import { a } from './a.ts';",
  });

  expect(noFileCircles.faults(tree).map(({ key }) => key)).toEqual([
    `${services}/cart/a.ts`,
    `${services}/cart/b.ts`,
  ]);
});

test('[HOUSE-03] rooms of the back office and features stand on floors as services do, types and routes included', () => {
  const [admin, features] = ['apps/site/app/admin', 'apps/site/app/features'];
  const tree = house({
    [`${admin}/ground/frame/admin-layout.tsx`]:
      "import { Palette } from '#site/admin/rooms/find/door/palette.tsx';",
    [`${admin}/record/record-history.tsx`]: "import type { Look } from '#site/admin/rooms/log/door/look.ts';",
    [`${admin}/rooms/orders/routes/order.tsx`]:
      "import { Price } from '#site/admin/rooms/products/door/price.tsx';",
    [`${admin}/rooms/products/door/price.tsx`]:
      "const all = import('#site/admin/rooms/orders/door/order-rows.tsx');",
    [`${admin}/rooms/log/log-screen.tsx`]: "import { List } from '#site/admin/record/list.tsx';",
    [`${features}/cart/door/cart-link.tsx`]: "import { Tile } from '#site/features/catalog/door/tile.tsx';",
    [`${features}/catalog/door/tile.tsx`]: "import { Add } from '#site/features/cart/door/add.tsx';",
  });

  expect(textsOf(arrowsGoDown, tree)).toEqual([
    `${admin}/ground/frame/admin-layout.tsx imports ${admin}/rooms/find/door/palette.tsx`,
    `${admin}/record/record-history.tsx imports ${admin}/rooms/log/door/look.ts`,
    `${features}/cart/door/cart-link.tsx imports ${features}/catalog/door/tile.tsx`,
  ]);
  expect(noCircles.faults(tree).map(({ key }) => key)).toEqual([
    'rooms of the back office: orders → products',
    'rooms of the back office: products → orders',
  ]);
});

test('a circle of files is one on the site too, and by what is imported only when it is needed', () => {
  const features = 'apps/site/app/features';
  const tree = house({
    [`${features}/cart/door/add-form.tsx`]: "const loaded = await import('../drawer.tsx');",
    [`${features}/cart/drawer.tsx`]: "import { Tile } from '../catalog/door/tile.tsx';",
    [`${features}/catalog/door/tile.tsx`]: "import { AddForm } from '../../cart/door/add-form.tsx';",
    [`${features}/catalog/list.tsx`]: "import { Tile } from './door/tile.tsx';",
  });

  expect(noFileCircles.faults(tree).map(({ key }) => key)).toEqual([
    `${features}/cart/door/add-form.tsx`,
    `${features}/cart/drawer.tsx`,
    `${features}/catalog/door/tile.tsx`,
  ]);
});

test('a foreign key may run up where it is declared, and only between tables', () => {
  const key = "import { products } from '../catalogue/product.tables.ts';";
  const drawn = house({
    [`${services}/pricing/price.tables.ts`]: key,
    [`${services}/inventory/stock.tables.ts`]: key,
    [`${services}/settings/option.tables.ts`]: "import { media } from '../media/media.tables.ts';",
    [`${services}/catalogue/read-price.ts`]: "import { price } from '../pricing/index.ts';",
  });

  expect([arrowsGoDown, noCircles, foreignKeysAreDrawn].flatMap((rule) => rule.faults(drawn))).toEqual([]);

  const queries = house({
    [`${services}/settings/site.queries.ts`]: "import { media } from '../media/media.tables.ts';",
  });
  expect(arrowsGoDown.faults(queries)).toHaveLength(1);
  expect(foreignKeysAreDrawn.faults(queries).map(({ key }) => key)).toContain('pricing → catalogue');
});

test('a service that no floor has is refused, and a room that was declared and never built', () => {
  const keys = roomsAreKnown.faults(house({ [`${services}/loyalty/points.ts`]: '' })).map(({ key }) => key);

  expect(keys).toContain('loyalty');
  expect(keys).toContain('orders');
});

test('another service and another feature are reached through their doors', () => {
  const tree = house({
    [`${services}/cart/price-item.ts`]:
      "import { p } from '../pricing/price-book.ts';\nimport { q } from '../pricing/index.ts';",
    [`${services}/cart/cart.queries.ts`]: "import { products } from '../catalogue/product.tables.ts';",
    'apps/site/app/features/cart/cart.tsx':
      "import { Tile } from '../product/tile.tsx';\nimport { Price } from '#site/features/product/door/price.tsx';",
  });

  expect(borderRules.flatMap((rule) => textsOf(rule, tree))).toEqual([
    `${services}/cart/price-item.ts imports ${services}/pricing/price-book.ts`,
    'apps/site/app/features/cart/cart.tsx imports apps/site/app/features/product/tile.tsx',
  ]);
});

test('[HOUSE-04] a room of the back office and a feature are reached through their doors, by routes too', () => {
  const [admin, features] = ['apps/site/app/admin', 'apps/site/app/features'];
  const tree = house({
    [`${admin}/rooms/dashboard/routes/home.tsx`]:
      "import { Rows } from '#site/admin/rooms/orders/order-rows.tsx';\nimport { Sums } from '#site/admin/rooms/reports/door/sums.tsx';",
    [`${admin}/rooms/orders/packing/slip.tsx`]: "import { Rows } from '../order-rows.tsx';",
    [`${admin}/record/picture.tsx`]: "import { forRecords } from '#site/admin/rooms.ts';",
    'apps/site/app/routes/admin/layout.tsx':
      "import { Frame } from '#site/admin/ground/frame/frame.tsx';\nimport { Bar } from '#site/admin/editing/bar.tsx';",
    'apps/site/app/routes/page.tsx':
      "import { Cart } from '#site/features/cart/cart.tsx';\nimport { Link } from '#site/features/cart/door/link.tsx';",
    [`${features}/checkout/steps.ts`]:
      "import { loader } from './routes/checkout.tsx';\nimport type { Route } from './routes/+types/checkout';",
  });

  expect(borderRules.flatMap((rule) => textsOf(rule, tree))).toEqual([
    `${features}/checkout/steps.ts imports ${features}/checkout/routes/checkout.tsx`,
    'apps/site/app/routes/page.tsx imports apps/site/app/features/cart/cart.tsx',
    `${admin}/rooms/dashboard/routes/home.tsx imports ${admin}/rooms/orders/order-rows.tsx`,
    'apps/site/app/routes/admin/layout.tsx imports apps/site/app/admin/editing/bar.tsx',
    `${admin}/record/picture.tsx imports ${admin}/rooms.ts`,
  ]);
});

test('[HOUSE-04] an import that climbs three folders is refused, in tests and tools too', () => {
  const tree = house({
    'tools/examples/one/lay-out.test.ts':
      "import { a } from '../../../apps/a.ts';\nimport { b } from '../../b.ts';",
    [`${services}/cart/items/a.ts`]: "import { c } from '#platform/kernel/c.ts';",
  });

  expect(textsOf(noClimbing, tree)).toEqual([
    'tools/examples/one/lay-out.test.ts imports ../../../apps/a.ts',
  ]);
});

test('what staff see reaches visitors’ files by dynamic import only', () => {
  const tree = house({
    'apps/site/app/features/layout/header.tsx':
      "import { Bar } from '../../admin/ground/frame/bar.tsx';\nconst bar = import('../../admin/ground/frame/bar.tsx');",
    'apps/site/app/admin/rooms/orders/orders.tsx': "import { Bar } from '#site/admin/ground/frame/bar.tsx';",
  });

  expect(borderRules.flatMap((rule) => textsOf(rule, tree))).toEqual([
    'apps/site/app/features/layout/header.tsx imports apps/site/app/admin/ground/frame/bar.tsx',
  ]);
});

test('a folder of more than thirty files is refused, files below it do not count', () => {
  const heap = Array.from({ length: 31 }, (_, at) => [`apps/site/app/ui/${at}.tsx`, ''] as const);
  const room = Array.from({ length: 40 }, (_, at) => [`apps/site/app/seo/${at % 2}/${at}.ts`, ''] as const);

  expect(textsOf(foldersAreSmall, house(Object.fromEntries([...heap, ...room])))).toEqual([
    'apps/site/app/ui has 31 files',
  ]);
});

test('a door gives out fifteen names at most', () => {
  const names = Array.from({ length: 14 }, (_, at) => `name${at}`).join(', ');
  const door = (more: string) =>
    house({ [`${services}/cart/index.ts`]: `export { ${names}, type Item } from './cart.ts';\n${more}` });

  expect(doorsAreSmall.faults(door(''))).toEqual([]);
  expect(textsOf(doorsAreSmall, door('export function cartRoutes() {}'))).toEqual([
    `${services}/cart/index.ts offers 16 names`,
  ]);
});

test('an old word is found in a name as a word, not as letters', () => {
  expect(['keptAnswer', 'isSold', 'indexShelf', 'TAKE_MESSAGE'].map(oldWordsIn)).toEqual([
    ['kept'],
    ['sold'],
    ['shelf'],
    ['take message'],
  ]);
  expect(['soldier', 'footer', 'bankTransfer', 'window'].flatMap(oldWordsIn)).toEqual([]);

  const tree = house({
    'apps/site/app/ui/a.ts': 'export const keptPages = 1;\n// The door is kept shut.',
    'apps/site/app/ui/a.test.ts': 'const keptPages = 1;',
  });
  expect(textsOf(namesAreTheFields, tree)).toEqual([
    'apps/site/app/ui/a.ts: keptPages (the field says cached, saved, retained, held)',
  ]);
});

test('[HOUSE-05] a price has one word in columns, parameters and aliases; the wire’s names stay at its edge', () => {
  const tree = house({
    [`${services}/catalogue/lists/product-list.tables.ts`]:
      "export const list = { price: cents('final_price'), retailPrice: cents() };",
    [`${services}/search/lists/list-page.queries.ts`]:
      'sql`select l.final_price as "finalPrice"`; // The finalPrice of old.',
    [`${services}/pricing/price-at.ts`]:
      "const off = (former: number) => sort.param === 'finalPrice' && former;",
    [`${services}/people/mails.ts`]: 'const tell = (former: User) => former;',
    [`${services}/pricing/present-price.ts`]: 'const wire = { finalPrice: 1 };',
    'apps/site/app/ui/price.tsx': 'export const Price = ({ lowest }: Props) => lowest;',
  });

  expect(textsOf(pricesHaveOneWord, tree)).toEqual([
    `${services}/catalogue/lists/product-list.tables.ts: retailPrice (the house says compareAtPrice)`,
    `${services}/pricing/price-at.ts: former (the house says compareAtPrice)`,
    `${services}/search/lists/list-page.queries.ts: finalPrice (the house says price)`,
    'apps/site/app/ui/price.tsx: lowest (the house says lowestPrice30)',
  ]);
});

test('[HOUSE-09] a comment in words of our own is refused, wherever its line breaks; code and texts are not comments', () => {
  const tree = house({
    'apps/site/app/ui/a.ts': '/**\n * A refusal is told\n * beside its field.\n */\nexport const anew = 1;',
    'apps/site/app/ui/b.ts': "const text = 'whoever // anew';\n// Whoever asks gets it.",
    'packages/contract/src/c.ts': '// The buyer is told why, and rebuilds it. Styles without tailwinds.',
    'tools/d.mjs': 'const x = `// a shelf`; // PaneNote is drawn.',
  });

  expect(textsOf(commentsArePlain, tree)).toEqual([
    'apps/site/app/ui/a.ts: “is told beside” (say: reported, shown)',
    'apps/site/app/ui/b.ts: “Whoever” (say: anyone who, the caller, the author)',
    'tools/d.mjs: “PaneNote” (say: what took its place)',
  ]);
});

test('[HOUSE-09] a name in a comment that is in no code is refused, a plain word is not', () => {
  const tree = house({
    'apps/site/app/a.ts': '/** As `takeOps` does, and `gone`; see `goneOps()`. */\nexport const a = 1;',
    'apps/site/app/b.ts': "export const takeOps = () => 'goneByName'; // `goneOps`",
  });

  expect(textsOf(namesInCommentsAreThere, tree)).toEqual([
    'apps/site/app/a.ts: goneOps is not there',
    'apps/site/app/b.ts: goneOps is not there',
  ]);
});

test('[HOUSE-03] a rule that matches no file is a fault of its own', () => {
  const [editor] = borderRules;
  if (!editor) throw new Error('there is no rule');
  const rule: Rule = { ...editor, places: [/^apps\/site\/app\/editing\//, /^apps\/site\//] };

  const faults = [...inspect(house({ 'apps/site/app/root.tsx': '' }), [rule]).values()].flat();

  expect(faults.map(({ text }) => text)).toEqual([expect.stringContaining('editing')]);
});

test('[HOUSE-03] so is an exception that excuses nobody, and a page of the docs in which a rule finds nothing', () => {
  const border = borderRules.find(({ id }) => id === 'acts of staff are done once');
  if (!border) throw new Error('there is no rule');
  const form = { 'apps/site/app/admin/rooms/orders/form.tsx': "import '#site/kit/forms/form-frame.tsx';" };

  const faults = [...inspect(house(form), [border]).values()].flat();

  expect(faults.map(({ text }) => text).join()).toContain('rooms\\/login');
  expect(textsOf(glossaryIsTrue, house({ 'docs/glossary.md': '# Words' }))).toEqual([
    'docs/glossary.md names no place',
  ]);
  expect(textsOf(walksAreTrue, house({ 'docs/architecture.md': '# The house' }))).toEqual([
    'docs/architecture.md has no walk',
  ]);
});

test('[HOUSE-03] no fault of this house is on record', () => {
  expect(known).toEqual({});
});

test('faults on record may not become more; fewer ask for a lower record', () => {
  const one = house({ [`${services}/media/a.ts`]: "import { x } from '../cart/index.ts';" });
  const two = house({
    [`${services}/media/a.ts`]: "import { x } from '../cart/index.ts';\nimport { y } from '../cart/y.ts';",
  });
  const rule: Rule = { ...arrowsGoDown, places: [] };
  const look = (tree: typeof one, record: FaultRecord) => compare(inspect(tree, [rule]), record);
  const record = recordOf(inspect(one, [rule]));
  expect(record).toMatchObject({ 'arrows go down': { 'services of the platform: media → cart': 1 } });

  expect(look(one, record)).toMatchObject({
    isWorse: false,
    lines: [expect.stringMatching(/^1 × A room/)],
  });
  expect(look(two, record).isWorse).toBe(true);
  expect(look(two, record).lines.join('\n')).toContain('media → cart: 2, at most 1 are on record');
  expect(look(house({}), record).lines.join('\n')).toContain('--lower');
  expect(raised(record, recordOf(inspect(two, [rule])))).toEqual(['arrows go down']);
});

test('every rule has a name and a sentence of its own', () => {
  for (const of of ['id', 'says'] as const)
    expect(new Set(houseRules.map((rule) => rule[of])).size).toBe(houseRules.length);
});

function house(files: Record<string, string>) {
  return treeOf(Object.keys(files), (file) => files[file] ?? '');
}

function textsOf(rule: Rule, tree: ReturnType<typeof house>): string[] {
  return rule.faults(tree).map(({ text }) => text);
}
