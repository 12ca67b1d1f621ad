import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WithTexts } from '#site/testing/render-site.tsx';
import { axeFindings } from '#test/render-ui.tsx';
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

/** A part whose code comes only when there is a line; tells how often it was asked for. */
function partWithLine(options?: { isDispensable: boolean }) {
  const line = { isUp: false, asked: 0 };
  const View = splitView(async () => {
    line.asked += 1;
    if (!line.isUp) throw new TypeError('Failed to fetch dynamically imported module');
    return Words;
  }, options);
  const show = (isShown = true) => <WithTexts>{isShown ? <View words="Opcije" /> : null}</WithTexts>;
  return { line, show };
}
const again = () => screen.getByRole('button', { name: 'Pokušaj ponovno' });
const press = () => act(async () => void fireEvent.click(again()));

test('a part whose code cannot be loaded says so in its place and comes when it is tried again', async () => {
  const { line, show } = partWithLine();
  const { container } = await act(async () => render(show()));
  expect(screen.getByRole('alert').textContent).toContain('nije učitao');
  expect(await axeFindings(container)).toEqual([]);

  await press();
  expect(again()).toBeTruthy();
  expect(line.asked).toBe(2);

  line.isUp = true;
  await press();
  expect(screen.getByText('Opcije')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(line.asked).toBe(3);
});

test('a part that failed is tried anew when it is shown anew, and asked for no more once it is there', async () => {
  const { line, show } = partWithLine();
  const { rerender } = await act(async () => render(show()));
  await act(async () => rerender(show(false)));
  line.isUp = true;

  await act(async () => rerender(show()));
  expect(screen.getByText('Opcije')).toBeTruthy();

  await act(async () => rerender(show(false)));
  await act(async () => rerender(show()));
  expect(line.asked).toBe(2);
});

test('a dispensable part that failed is just not there, until it is shown anew', async () => {
  const { line, show } = partWithLine({ isDispensable: true });
  const { rerender } = await act(async () => render(show()));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => rerender(show(false)));
  line.isUp = true;

  await act(async () => rerender(show()));
  expect(screen.getByText('Opcije')).toBeTruthy();
});
