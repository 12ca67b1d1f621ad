import { expect, test } from 'vitest';
import { embeddedProducts } from './embedded-products.ts';

const embed = (id: unknown) => ({ type: 'productEmbed', attrs: { link: { kind: 'product', id } } });

test('products in a text are named once each, in order, however deep they stand', () => {
  const doc = {
    type: 'doc',
    content: [embed(7), { type: 'blockquote', content: [embed(3)] }, embed(7), embed('x'), { type: 'text' }],
  };

  expect(embeddedProducts(doc)).toEqual([7, 3]);
  expect(embeddedProducts(null)).toEqual([]);
});
