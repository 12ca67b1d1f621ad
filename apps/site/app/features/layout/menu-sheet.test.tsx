import { readFileSync } from 'node:fs';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoFrame } from '#site/testing/demo-frame.ts';
import { renderSite } from '#site/testing/render-site.tsx';
import { Header } from './header.tsx';

const menu = () => within(screen.getByRole('dialog', { name: 'Izbornik' }));
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Otvori izbornik' }));

test('[SHELL-010] the page behind the open menu cannot be scrolled; closing it restores scrolling', () => {
  const css = readFileSync(`${import.meta.dirname}/../../document/shell.css`, 'utf8');
  const style = document.createElement('style');
  // jsdom does not know layers: only what stands inside the layer is given to it.
  style.textContent = css.slice(css.indexOf('{') + 1, css.lastIndexOf('}'));
  document.head.append(style);
  const overflow = () => getComputedStyle(document.documentElement).overflow;
  renderSite(<Header frame={demoFrame} />);

  const before = overflow();
  open();
  const during = overflow();
  fireEvent.click(menu().getByRole('button', { name: 'Zatvori izbornik' }));

  expect([before, during, overflow()]).toEqual(['visible', 'hidden', 'visible']);
  style.remove();
});

test('[SHELL-009] the menu holds the navigation, search, contact and schedule', () => {
  renderSite(<Header frame={demoFrame} />);

  open();

  expect(menu().getByRole('link', { name: 'Trgovina' }).getAttribute('href')).toBe('/shop');
  expect(menu().getByRole('link', { name: 'Studije' }).getAttribute('href')).toBe('/shop/studije');
  expect(menu().getByRole('link', { name: 'Kontakt' }).getAttribute('href')).toBe('/kontakt');
  expect(menu().getByRole('link', { name: 'Zakažite sastanak' }).getAttribute('href')).toBe('/kontakt');
  expect(menu().getByRole('search')).toBeDefined();
});

test('[SHELL-009] a press on the menu renders the menu, and not the header around it', () => {
  let reads = 0;
  const logo = {
    get: () => {
      reads += 1;
      return demoFrame.logo;
    },
    enumerable: true,
  };
  renderSite(<Header frame={Object.defineProperty({ ...demoFrame }, 'logo', logo)} />);
  const before = reads;

  open();

  expect(menu().getByRole('link', { name: 'Trgovina' })).toBeDefined();
  expect(before).toBeGreaterThan(0);
  expect(reads).toBe(before);
});

test('[SHELL-009] an entry that only opens others is no link in the menu, the others are', () => {
  const [studies] = demoFrame.navigation.slice(1);
  const navigation = studies ? [{ ...studies, href: '' }] : [];
  renderSite(<Header frame={{ ...demoFrame, navigation }} />);

  open();

  expect(menu().queryByRole('link', { name: 'Studije' })).toBeNull();
  expect(menu().getByRole('link', { name: 'Za banku' }).getAttribute('href')).toBe('/shop/za-banku');
});

test('[I18N-008] the menu leads to the other languages, whole documents anew', () => {
  renderSite(<Header frame={demoFrame} />);

  open();

  expect(menu().getByRole('link', { name: 'English' }).getAttribute('href')).toBe(
    '/_/language?code=en&from=%2F',
  );
  expect(menu().queryByRole('link', { name: 'hrvatski' })).toBeNull();
});

test('[SET-016] a site that does not sell shows no cart, profile and wishlist', () => {
  renderSite(<Header frame={{ ...demoFrame, isEcommerce: false }} />);
  open();

  for (const name of ['Košarica', 'Moj profil', 'Lista želja']) {
    expect(screen.queryAllByRole('link', { name }), name).toEqual([]);
  }
});

test('[SET-016] a shop shows the way to cart, profile and wishlist', () => {
  renderSite(<Header frame={demoFrame} />);

  const hrefs = ['Košarica', 'Moj profil', 'Lista želja'].map((name) =>
    screen.getAllByRole('link', { name })[0]?.getAttribute('href'),
  );

  expect(hrefs).toEqual(['/kosarica', '/profil', '/profil#lista-zelja']);
});
