import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '#test/render-ui.tsx';
import { Picture } from './picture.tsx';

const sources = [
  { type: 'image/avif', srcSet: '/m/1-400.avif 400w' },
  { type: 'image/webp', srcSet: '/m/1-400.webp 400w' },
];
const planer = (
  <Picture
    src="/m/1.jpg"
    sources={sources}
    width={800}
    height={600}
    alt="Planer"
    sizes="50vw"
    seed="Planer"
  />
);

test('[MEDIA-010] a broken picture is replaced by a drawing of the same size', () => {
  renderUi(planer);

  fireEvent.error(screen.getByRole('img', { name: 'Planer' }));

  const drawing = screen.getByRole('img', { name: 'Planer' });
  expect(drawing.getAttribute('src')).toMatch(/^\/img\/bez-slike-\d\.svg$/);
  expect(drawing.getAttribute('width')).toBe('800');
  expect(drawing.closest('picture')?.querySelector('source')).toBeNull();
});

test.for([
  ['one that cannot be decoded is replaced', () => Promise.reject(new Error('broken')), /bez-slike/],
  ['a drawing without a size of its own stays', () => Promise.resolve(), /^\/m\/1\.jpg$/],
] as const)('[MEDIA-010] of pictures that came before scripts %s', async ([, decode, shown]) => {
  const before = { complete: true, currentSrc: '/m/1.jpg', decode };
  for (const [name, value] of Object.entries(before))
    Object.defineProperty(HTMLImageElement.prototype, name, { configurable: true, value });

  renderUi(planer);
  await act(async () => {});

  expect(screen.getByRole('img', { name: 'Planer' }).getAttribute('src')).toMatch(shown);
  for (const name of Object.keys(before)) Reflect.deleteProperty(HTMLImageElement.prototype, name);
});

test('[MEDIA-010] a drawing that breaks too is not asked for again and again', () => {
  renderUi(planer);
  fireEvent.error(screen.getByRole('img'));
  const src = screen.getByRole('img').getAttribute('src');

  fireEvent.error(screen.getByRole('img'));

  expect(screen.getByRole('img').getAttribute('src')).toBe(src);
});

test('a new picture is tried after another one broke', () => {
  const { rerender } = renderUi(planer);
  fireEvent.error(screen.getByRole('img'));

  rerender(<Picture src="/m/2.jpg" width={800} height={600} alt="Planer" />);

  expect(screen.getByRole('img').getAttribute('src')).toBe('/m/2.jpg');
});

test('better formats come before the fallback, in the order given', () => {
  const { container } = renderUi(planer);

  expect([...container.querySelectorAll('source')].map((source) => source.type)).toEqual([
    'image/avif',
    'image/webp',
  ]);
});

test('pictures wait until they come near, except the first one of a page', () => {
  const { rerender } = renderUi(planer);
  expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');

  rerender(<Picture src="/m/1.jpg" width={8} height={6} alt="Planer" priority />);

  expect(screen.getByRole('img').getAttribute('loading')).toBeNull();
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high');
});

test('a product without a picture always gets the same drawing', () => {
  const { rerender } = renderUi(<Picture src={null} width={8} height={8} alt="x" seed="Torba" />);
  const first = screen.getByRole('img').getAttribute('src');

  rerender(<Picture src={null} width={8} height={8} alt="x" seed="Torba" />);

  expect(screen.getByRole('img').getAttribute('src')).toBe(first);
});

test('what stays in view is told by class, since the policy of pages takes no styles in HTML', () => {
  const { container } = renderUi(
    <Picture src="/m/1.jpg" width={8} height={6} alt="x" focal={{ x: 249, y: 1000 }} />,
  );

  expect(container.querySelector('picture')?.className).toBe('picture fx2 fy10');
});
