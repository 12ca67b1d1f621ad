import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '#test/render-ui.tsx';
import { Disclosure } from './disclosure.tsx';

const menu = (closeOn = '/') => (
  <>
    <Disclosure label="Studije i planovi" group="nav" closeOn={closeOn}>
      <a href="/shop/studije">Investicijske studije</a>
    </Disclosure>
    <button type="button">Drugdje</button>
  </>
);

const openMenu = () => {
  const view = renderUi(menu());
  const details = view.container.querySelector('details');
  if (!details) throw new Error('The menu has no details element.');
  details.open = true;
  return { ...view, details };
};

test('Escape closes an open menu and the focus returns to its word', () => {
  const { details } = openMenu();
  screen.getByRole('link').focus();

  fireEvent.keyDown(screen.getByRole('link'), { key: 'Escape' });

  expect(details.open).toBe(false);
  expect(document.activeElement?.textContent).toContain('Studije i planovi');
});

test('a press elsewhere closes an open menu, a press inside does not', () => {
  const { details } = openMenu();

  fireEvent.pointerDown(screen.getByRole('link'));
  expect(details.open).toBe(true);

  fireEvent.pointerDown(screen.getByRole('button', { name: 'Drugdje' }));
  expect(details.open).toBe(false);
});

test('a menu closes when the focus leaves it', () => {
  const { details } = openMenu();
  screen.getByRole('link').focus();

  screen.getByRole('button', { name: 'Drugdje' }).focus();

  expect(details.open).toBe(false);
});

test('a menu closes when the route changes', () => {
  const { details, rerender } = openMenu();

  rerender(menu('/objave'));

  expect(details.open).toBe(false);
});
