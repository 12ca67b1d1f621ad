import { productGet } from '@izlog/contract/product/product-get';
import {
  createProductRecord,
  updateProductRecord,
} from '@izlog/contract/product/record/product-record-calls';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { behindALock } from '#test/behind-a-lock.ts';
import { buildProduct } from '#test/builders/product.ts';
import { buildProductAttribute } from '#test/builders/product-attribute.ts';
import { platformTest as test } from '#test/kit.ts';

const staff = { as: 'staff' } as const;
const empty = {
  slug: '',
  kindLine: '',
  shortDescription: '',
  description: null,
  safety: '',
  seoTitle: '',
  seoDescription: '',
};
const wordsOf = (name: string, description: object | null = null) => ({
  hrv: { ...empty, name, description: description as null },
});

test('[OFFICE-01] HTML and links of a description are as safe as those of an import', async ({
  platform,
}) => {
  const html =
    '<p onclick="x()">Dobro</p><script>x()</script><meta http-equiv="refresh" content="0"><form action="/x"><input></form>';
  const hostile = wordsOf('Opis', { type: 'html', html });
  const { id } = await platform.call(
    createProductRecord,
    {
      words: hostile,
      state: 'published',
      price: { base: 9, sale: null, saleFrom: null, saleTo: null, member: null },
    },
    staff,
  );
  const description = async () => JSON.stringify((await platform.call(productGet, { id })).description);
  expect(await description()).toContain('<p>Dobro</p>');
  expect(await description()).not.toMatch(/script|onclick|meta|form|input/);

  await platform.call(updateProductRecord, { id, words: hostile }, staff);
  expect(await description()).not.toMatch(/script|onclick|meta|form|input/);

  const link = (href: string) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: 'tu', marks: [{ type: 'link', attrs: { href } }] }],
  });
  const rich = { type: 'doc', content: [link('javascript:x()'), link('https://primjer.hr/')] };
  await platform.call(updateProductRecord, { id, words: wordsOf('Opis', rich) }, staff);
  expect(await description()).toContain('https://primjer.hr/');
  expect(await description()).not.toContain('javascript:');
});

test('[OFFICE-01] only a web address leads to a shop elsewhere', async ({ platform }) => {
  const id = await buildProduct(platform);
  for (const externalUrl of ['javascript:alert(1)', 'data:text/html,x', '//drugdje.hr'])
    expect(await platform.refusal(updateProductRecord, { id, externalUrl }, staff)).toMatchObject({
      status: 400,
      payload: { fields: [{ path: 'externalUrl' }] },
    });
  const externalUrl = 'https://drugdje.hr/a';
  expect(await platform.call(updateProductRecord, { id, externalUrl }, staff)).toMatchObject({ externalUrl });
});

test('[PRODUCT-029] a bundle is no member of a bundle, nor does a member become one', async ({
  platform,
}) => {
  const member = await buildProduct(platform);
  const inner = await buildProduct(platform, {
    format: 'bundle',
    bundle: [{ productId: member, quantity: 5 }],
  });
  const outer = await buildProduct(platform, { format: 'bundle' });
  const bundle = [{ productId: inner, quantity: 1 }];
  const nested = { status: 400, payload: { fields: [{ path: 'bundle', kind: 'nested' }] } };

  expect(await platform.refusal(updateProductRecord, { id: outer, bundle }, staff)).toMatchObject(nested);
  const made = { words: wordsOf('Paket paketa'), format: 'bundle', bundle } as const;
  expect(await platform.refusal(createProductRecord, made, staff)).toMatchObject(nested);
  await expect(buildProduct(platform, { id: member, prices: [], format: 'bundle' })).rejects.toMatchObject({
    payload: { fields: [{ path: 'format', kind: 'nested' }] },
  });
});

test('[PRODUCT-037] a product that must be told something is no member of a bundle, nor is its variant', async ({
  platform,
}) => {
  const text = { title: 'napis', label: { hrv: 'Napis' }, optionType: 'text' as const };
  const shirt = await buildProduct(platform, {
    format: 'configurable',
    customOptions: [{ ...text, isRequired: true }],
  });
  const variant = await buildProduct(platform, { parentId: shirt });
  const mug = await buildProduct(platform, { customOptions: [text] });
  const id = await buildProduct(platform, { format: 'bundle' });
  const of = (productId: number) => [{ productId, quantity: 1 }];
  const asks = { status: 400, payload: { fields: [{ path: 'bundle', kind: 'asks' }] } };

  expect(await platform.refusal(updateProductRecord, { id, bundle: of(variant) }, staff)).toMatchObject(asks);
  expect(await platform.refusal(updateProductRecord, { id, bundle: of(shirt) }, staff)).toMatchObject(asks);
  const made = { words: wordsOf('Paket'), format: 'bundle', bundle: of(variant) } as const;
  expect(await platform.refusal(createProductRecord, made, staff)).toMatchObject(asks);
  await platform.call(updateProductRecord, { id, bundle: of(mug) }, staff);
});

test('[PRODUCT-037] a member of a bundle, or of which a variant is one, begins to ask for nothing, also when both are saved at once', async ({
  platform,
}) => {
  const option = {
    title: 'napis',
    label: { hrv: 'Napis' },
    hint: {},
    optionType: 'text' as const,
    inputType: null,
  };
  const rest = { maxLength: null, min: null, max: null, values: [] };
  const said = (isRequired: boolean) => [{ ...option, ...rest, isRequired }];
  const shirt = await buildProduct(platform, { format: 'configurable' });
  const variant = await buildProduct(platform, { parentId: shirt });
  const id = await buildProduct(platform, { format: 'bundle' });
  const bundle = [{ productId: variant, quantity: 1 }];
  const toAsk = () => platform.call(updateProductRecord, { id: shirt, customOptions: said(true) }, staff);
  const toBundle = () => platform.call(updateProductRecord, { id, bundle }, staff);
  const undo = async () => {
    await platform.call(updateProductRecord, { id, bundle: [] }, staff);
    await platform.call(updateProductRecord, { id: shirt, customOptions: [] }, staff);
  };

  await toBundle();
  const wrong = { path: 'customOptions.0.isRequired', kind: 'member' };
  await expect(toAsk()).rejects.toMatchObject({ payload: { fields: [wrong] } });
  await platform.call(updateProductRecord, { id: shirt, customOptions: said(false) }, staff);
  await undo();

  for (const works of [
    [toAsk, toBundle],
    [toBundle, toAsk],
  ]) {
    const held = sql`select from products where id = any(${sql.param([shirt, id])}::bigint[]) for update`;
    const ended = await behindALock<unknown>(platform, held, works);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await undo();
  }
});

test('[OFFICE-01] what a record names twice, and a bundle in itself, is refused by name', async ({
  platform,
}) => {
  const { id: attributeId, values } = await buildProductAttribute(platform, 'dvaput', 'Dropdown', ['a', 'b']);
  const valueIds = [values.get('a') ?? 0];
  const member = await buildProduct(platform);
  const id = await buildProduct(platform, { format: 'bundle' });
  const one = { productId: member, quantity: 1 };

  for (const [said, path] of [
    [{ bundle: [one, one] }, 'bundle'],
    [{ bundle: [{ productId: id, quantity: 1 }] }, 'bundle'],
    [
      {
        attributes: [
          { attributeId, valueIds },
          { attributeId, valueIds },
        ],
      },
      'attributes',
    ],
    [
      {
        attributes: [
          { attributeId, number: 1 },
          { attributeId, number: 2 },
        ],
      },
      'attributes',
    ],
  ] as const)
    expect(
      await platform.refusal(updateProductRecord, { id, ...structuredClone(said) } as { id: number }, staff),
    ).toMatchObject({ status: 400, payload: { fields: [{ path }] } });
});
