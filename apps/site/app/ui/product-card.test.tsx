import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '#test/render-ui.tsx';
import { CardAction, CardLink, CardNote, CardWish } from './card-footer.tsx';
import { Panes, ProductCard } from './product-card.tsx';

const planer = {
  href: '/product/planer',
  name: 'Planer ulaganja 2027.',
  kind: 'Planer, četiri boje',
  picture: { src: '/m/planer.jpg', width: 800, height: 800, alt: 'Planer u petrolejskoj boji' },
  price: { price: '24,00 €', texts: { price: 'Cijena', compareAtPrice: 'prijašnja cijena' } },
};

test('[CATALOG-002] a tile shows a picture, the name as a link to the product, the price and a way to the cart', () => {
  renderUi(
    <Panes>
      <ProductCard {...planer} foot={<CardAction label="Dodaj u košaricu" product={planer.name} />} />
    </Panes>,
  );
  const tile = within(screen.getByRole('listitem'));

  expect(tile.getByRole('img', { name: 'Planer u petrolejskoj boji' })).toBeDefined();
  expect(tile.getByRole('link', { name: planer.name }).getAttribute('href')).toBe('/product/planer');
  expect(tile.getByText('24,00 €')).toBeDefined();
  expect(tile.getByRole('button', { name: 'Dodaj u košaricu: Planer ulaganja 2027.' })).toBeDefined();
});

test('the foot sends the form around it, so that it works without scripts', () => {
  renderUi(<CardAction label="Dodaj u košaricu" product="Planer" />);

  expect(screen.getByRole('button').getAttribute('type')).toBe('submit');
});

test('a product with variants leads on instead of going to the cart', () => {
  renderUi(<CardLink to="/product/planer" label="Odaberite varijantu" product="Planer" />);

  expect(screen.getByRole('link', { name: 'Odaberite varijantu: Planer' })).toBeDefined();
});

test('a product that is not for sale says why and cannot be pressed', () => {
  renderUi(<CardNote>Stiže 12. studenoga</CardNote>);

  expect(screen.getByText('Stiže 12. studenoga').closest('button, a')).toBeNull();
});

test('the heart tells whether the product is on the list of wishes', () => {
  renderUi(<CardWish wished label="Ukloni s liste želja: Planer" />);

  expect(screen.getByRole('button', { name: 'Ukloni s liste želja: Planer', pressed: true })).toBeDefined();
});

test('a tile whose picture is missing shows a drawing', () => {
  const { container } = renderUi(
    <Panes>
      <ProductCard {...planer} picture={null} />
    </Panes>,
  );
  const picture = container.querySelector('img');

  expect(picture?.getAttribute('src')).toMatch(/bez-slike/);
  if (picture) fireEvent.load(picture);
  expect(picture?.getAttribute('alt')).toBe('');
});
