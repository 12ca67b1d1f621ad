import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '#test/render-ui.tsx';
import { Price } from './price.tsx';

const texts = { now: 'Cijena', former: 'prijašnja cijena' };
const discount = { former: '32,00 €', lowest: 'Najniža u 30 dana: 30,00 €' };

test('a price tells first what one pays, then the former, the lowest of 30 days, the member and the unit price', () => {
  const { container } = renderUi(
    <Price now="24,00 €" discount={discount} member="Za članove 21,60 €" unit="4,80 €/kg" texts={texts} />,
  );

  expect(container.textContent?.replaceAll(/\s+/g, ' ')).toBe(
    'Cijena 24,00 €, prijašnja cijena 32,00 €Najniža u 30 dana: 30,00 € Za članove 21,60 €4,80 €/kg',
  );
});

test('a former price is struck', () => {
  renderUi(<Price now="24,00 €" discount={discount} texts={texts} />);

  expect(screen.getByText('32,00 €').tagName).toBe('S');
});

test('without a discount there is neither a former nor a lowest price', () => {
  const { container } = renderUi(<Price now="24,00 €" texts={texts} />);

  expect(container.textContent).toBe('Cijena 24,00 €');
});

test('the lowest of several prices says so, a subscription says how often', () => {
  const { container } = renderUi(<Price now="9,00 €" from="od" per="mjesečno" texts={texts} />);

  expect(container.textContent).toBe('Cijena od 9,00 € mjesečno');
});
