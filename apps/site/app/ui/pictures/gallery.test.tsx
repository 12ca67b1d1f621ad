import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderUi } from '#test/render-ui.tsx';
import { Gallery } from './gallery.tsx';

const pictures = ['prednja strana', 'otvoren planer', 'izbliza'].map((alt, index) => ({
  src: `/m/${index}-800.jpg`,
  full: `/m/${index}.jpg`,
  width: 800,
  height: 800,
  alt,
}));
const texts = {
  label: 'Slike proizvoda',
  zoom: (place: number, total: number, alt: string) => `Povećaj sliku ${place} od ${total}: ${alt}`,
  close: 'Zatvori',
  previous: 'Prethodna slika',
  next: 'Sljedeća slika',
  closer: 'Povećaj još',
};
const open = (name: RegExp) => fireEvent.click(screen.getByRole('link', { name }));
const shownAlt = () => within(screen.getByRole('dialog')).getByRole('img').getAttribute('alt');

test('a picture that is pressed is shown as large as it is', () => {
  renderUi(<Gallery pictures={pictures} texts={texts} />);

  open(/sliku 2 od 3/);

  expect(shownAlt()).toBe('otvoren planer');
  expect(within(screen.getByRole('dialog')).getByRole('img').getAttribute('src')).toBe('/m/1.jpg');
});

test('arrow keys and buttons lead to the neighbours, round and round', () => {
  renderUi(<Gallery pictures={pictures} texts={texts} />);
  open(/sliku 3 od 3/);

  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  expect(shownAlt()).toBe('prednja strana');

  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
  expect(shownAlt()).toBe('izbliza');

  fireEvent.click(screen.getByRole('button', { name: 'Prethodna slika' }));
  expect(shownAlt()).toBe('otvoren planer');
});

test('a finger that goes sideways turns to the neighbour, one that goes up or down does not', () => {
  renderUi(<Gallery pictures={pictures} texts={texts} />);
  open(/sliku 1 od 3/);
  const swipe = (x: number, y: number, pointerType = 'touch') => {
    const picture = within(screen.getByRole('dialog')).getByRole('img');
    fireEvent.pointerDown(picture, { clientX: 200, clientY: 200, pointerType });
    fireEvent.pointerUp(picture, { clientX: 200 + x, clientY: 200 + y, pointerType });
  };

  swipe(-100, 10);
  expect(shownAlt()).toBe('otvoren planer');
  swipe(100, 10);
  expect(shownAlt()).toBe('prednja strana');
  swipe(-60, 120);
  swipe(-10, 0);
  swipe(-100, 0, 'mouse');
  expect(shownAlt()).toBe('prednja strana');
});

test('a large picture is made larger still by its button; then arrow keys move about in it', () => {
  renderUi(<Gallery pictures={pictures} texts={texts} />);
  open(/sliku 1 od 3/);
  const closer = screen.getByRole('button', { name: 'Povećaj još' });

  fireEvent.click(closer);
  expect(closer.getAttribute('aria-pressed')).toBe('true');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  expect(shownAlt()).toBe('prednja strana');

  fireEvent.click(screen.getByRole('button', { name: 'Sljedeća slika' }));
  expect(shownAlt()).toBe('otvoren planer');
  expect(closer.getAttribute('aria-pressed')).toBe('false');
});

test('closing the large picture gives the focus back to the small one', () => {
  renderUi(<Gallery pictures={pictures} texts={texts} />);
  const link = screen.getByRole('link', { name: /sliku 2/ });
  link.focus();
  open(/sliku 2/);

  act(() => screen.getByRole<HTMLDialogElement>('dialog').close());

  expect(document.activeElement).toBe(link);
});

test('without scripts a picture leads to its file', () => {
  renderUi(<Gallery pictures={pictures} texts={texts} />);

  expect(screen.getByRole('link', { name: /sliku 1/ }).getAttribute('href')).toBe('/m/0.jpg');
});

test('a product without pictures shows a drawing', () => {
  const { container } = renderUi(<Gallery pictures={[]} texts={texts} seed="Planer" />);

  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/bez-slike/);
});

test('axe finds nothing in a gallery with its zoom open', async () => {
  const { container } = renderUi(<Gallery pictures={pictures} texts={texts} />);
  open(/sliku 1/);

  expect(await axeFindings(container)).toEqual([]);
});
