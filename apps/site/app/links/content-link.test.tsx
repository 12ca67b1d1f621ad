import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '#test/render-ui.tsx';
import { ContentLink } from './content-link.tsx';

const link = () => screen.getByRole('link');

test('[CMS-009] a link keeps its words, address, target and rel', () => {
  renderUi(
    <ContentLink link={{ name: 'Banka', href: 'https://banka.example/', target: '_top', rel: 'nofollow' }} />,
  );

  expect(link().textContent).toBe('Banka');
  expect(link().getAttribute('href')).toBe('https://banka.example/');
  expect(link().getAttribute('target')).toBe('_top');
  expect(link().getAttribute('rel')).toBe('nofollow');
});

test('a new window never gets hold of this one', () => {
  renderUi(
    <ContentLink
      link={{ name: 'Banka', href: 'https://banka.example/', target: '_blank', rel: 'nofollow' }}
    />,
  );

  expect(link().getAttribute('rel')).toBe('nofollow noopener');
});

test('[ROUTE-041] an address with a scheme of its own stays as given', () => {
  renderUi(<ContentLink link={{ name: 'Nazovite', href: 'tel:015555210' }} />);

  expect(link().getAttribute('href')).toBe('tel:015555210');
});

test('[A11Y-011] the link to the page in view says so', () => {
  renderUi(<ContentLink link={{ name: 'Trgovina', href: '/shop' }} isCurrent />);

  expect(link().getAttribute('aria-current')).toBe('page');
});
