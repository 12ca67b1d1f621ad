import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '#test/render-ui.tsx';
import { LoadMore } from './load-more.tsx';

const part = (shown: number, more: { busy?: boolean; onMore?: () => void } = {}) => (
  <LoadMore
    shown={shown}
    total={21}
    progress={`Prikazano ${shown} od 21 proizvoda`}
    label="Učitaj još"
    href="/shop?page=2"
    {...more}
  />
);

test('[CATALOG-009] when all records are shown there is nothing more to load', () => {
  renderUi(part(21));

  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Prikazano 21 od 21 proizvoda')).toBeDefined();
});

test('without scripts the way to more is a link to the next page', () => {
  renderUi(part(12));

  expect(screen.getByRole('link', { name: 'Učitaj još' }).getAttribute('href')).toBe('/shop?page=2');
});

test('a second press while the next page is on its way asks for nothing', () => {
  const onMore = vi.fn();
  const { rerender } = renderUi(part(12, { onMore }));
  fireEvent.click(screen.getByRole('link'));
  rerender(part(12, { onMore, busy: true }));

  fireEvent.click(screen.getByRole('link'));

  expect(onMore).toHaveBeenCalledTimes(1);
});

test('how much is shown can be read out', () => {
  renderUi(part(12));

  expect(screen.getByRole('progressbar', { name: 'Prikazano 12 od 21 proizvoda' })).toBeDefined();
});
