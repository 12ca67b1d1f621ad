import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadSplitViews, splitView } from './split-view.tsx';

const Words = ({ words }: { words: string }) => <p>{words}</p>;

test('the server draws a split view at once when its code was brought before', async () => {
  const View = splitView(async () => Words);
  await loadSplitViews();

  expect(renderToString(<View words="Opcije" />)).toContain('<p>Opcije</p>');
});

test('a browser shows a split view when its code is there, and asks for it once', async () => {
  let asked = 0;
  const View = splitView(async () => {
    asked += 1;
    return Words;
  });

  await act(async () => {
    render(
      <>
        <View words="Prvi" />
        <View words="Drugi" />
      </>,
    );
  });

  expect(screen.getByText('Prvi')).toBeTruthy();
  expect(screen.getByText('Drugi')).toBeTruthy();
  expect(asked).toBe(1);
});

test('what the server drew stays in the page while the code is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Words>();
  const drawn = splitView(async () => Words);
  await loadSplitViews();
  const Drawn = drawn;
  const box = document.createElement('div');
  box.innerHTML = renderToString(<Drawn words="Nacrtano" />);
  const paragraph = box.querySelector('p');
  const Late = splitView(() => promise);

  await act(async () => void hydrateRoot(box, <Late words="Nacrtano" />));
  expect(box.querySelector('p')).toBe(paragraph);

  await act(async () => resolve(Words));
  expect(box.querySelector('p')).toBe(paragraph);
});
