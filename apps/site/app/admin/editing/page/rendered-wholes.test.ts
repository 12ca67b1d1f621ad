import { expect, test } from 'vitest';
import { copyOf, renderedWholes } from './rendered-wholes.ts';

const first = { media: { id: 3, alt: '' } };
const second = { media: { id: 4, alt: '' }, caption: 'Ured' };
const product = { link: { kind: 'product', id: 7 } };
const text = {
  type: 'doc',
  content: [
    { type: 'image', attrs: first },
    { type: 'blockquote', content: [{ type: 'image', attrs: second }] },
    { type: 'productEmbed', attrs: product },
  ],
};
const pictures = '<figure>Prva</figure><blockquote><figure>Druga</figure></blockquote>';

function rendered(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  return renderedWholes(element, text);
}

test('[EDIT-005] pictures and products of a text are seen while it is written as they stand on the page, with no way out of it', () => {
  const found = rendered(`${pictures}<aside class="inline-product"><a href="/plan">Plan</a></aside>`);

  expect([first, second, product].map((one) => found.get(one)?.textContent)).toEqual([
    'Prva',
    'Druga',
    'Plan',
  ]);
  const copy = copyOf(found.get(product) as Element);
  expect(copy.outerHTML).toBe('<aside class="inline-product ed-whole"><a>Plan</a></aside>');
});

test('[EDIT-005] where a product is gone from the page none is taken for another; the pictures are known still', () => {
  const found = rendered(pictures);
  expect(found.has(product)).toBe(false);
  expect(found.size).toBe(2);
});
