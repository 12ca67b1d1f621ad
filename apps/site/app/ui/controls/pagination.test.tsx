import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '#test/render-ui.tsx';
import { Pagination } from './pagination.tsx';

const texts = {
  label: 'Stranice',
  first: 'Prva',
  previous: 'Prethodna',
  next: 'Sljedeća',
  last: 'Posljednja',
  page: (page: number) => `Stranica ${page}`,
};

const pages = (current: number, total: number) =>
  renderUi(
    <Pagination current={current} total={total} href={(page) => `/shop?page=${page}`} texts={texts} />,
  );

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('[CATALOG-005] first, previous, numbered, next and last page are links with addresses of their own', () => {
  pages(5, 12);

  expect(linkTo('Prva')).toBe('/shop?page=1');
  expect(linkTo('Prethodna')).toBe('/shop?page=4');
  expect(linkTo('Stranica 7')).toBe('/shop?page=7');
  expect(linkTo('Sljedeća')).toBe('/shop?page=6');
  expect(linkTo('Posljednja')).toBe('/shop?page=12');
});

test('[CATALOG-006] nine numbers are shown of twelve', () => {
  pages(5, 12);

  expect(screen.getAllByRole('link', { name: /^Stranica/ })).toHaveLength(9);
});

test('[CATALOG-008] on the first page there is nothing to press before it, on the last nothing after it', () => {
  const { unmount } = pages(1, 3);
  expect(screen.queryByRole('link', { name: 'Prethodna' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Prva' })).toBeNull();
  unmount();

  pages(3, 3);
  expect(screen.queryByRole('link', { name: 'Sljedeća' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Posljednja' })).toBeNull();
});

test('the current page is told to screen readers', () => {
  pages(2, 3);

  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
});

test('a list of one page has no paging', () => {
  pages(1, 1);

  expect(screen.queryByRole('navigation')).toBeNull();
});
