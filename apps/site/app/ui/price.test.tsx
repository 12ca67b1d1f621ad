import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '#test/render-ui.tsx';
import { Price } from './price.tsx';

const texts = { price: 'Cijena', compareAtPrice: 'prijašnja cijena' };
const discount = { compareAtPrice: '32,00 €', lowestPrice30: 'Najniža u 30 dana: 30,00 €' };

test('a price tells first what one pays, then the struck price, the lowest of 30 days, the member and the unit price', () => {
  const { container } = renderUi(
    <Price
      price="24,00 €"
      discount={discount}
      memberPrice="Za članove 21,60 €"
      unit="4,80 €/kg"
      texts={texts}
    />,
  );

  expect(container.textContent?.replaceAll(/\s+/g, ' ')).toBe(
    'Cijena 24,00 €, prijašnja cijena 32,00 €Najniža u 30 dana: 30,00 € Za članove 21,60 €4,80 €/kg',
  );
});

test('the compare-at price is struck through', () => {
  renderUi(<Price price="24,00 €" discount={discount} texts={texts} />);

  expect(screen.getByText('32,00 €').tagName).toBe('S');
});

test('without a discount there is neither a struck nor a lowest price', () => {
  const { container } = renderUi(<Price price="24,00 €" texts={texts} />);

  expect(container.textContent).toBe('Cijena 24,00 €');
});

test('the lowest of several prices says so, a subscription says how often', () => {
  const { container } = renderUi(<Price price="9,00 €" from="od" per="mjesečno" texts={texts} />);

  expect(container.textContent).toBe('Cijena od 9,00 € mjesečno');
});
