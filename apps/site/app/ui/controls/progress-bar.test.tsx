import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '#test/render-ui.tsx';
import { ProgressBar } from './progress-bar.tsx';

test('[ROUTE-048] the progress bar is 2 px high', () => {
  renderUi(<ProgressBar value={40} label="Učitavanje stranice" />);
  const css = readFileSync(`${import.meta.dirname}/../../styles/progress.css`, 'utf8');
  const style = document.createElement('style');
  // jsdom does not know layers: only what stands inside the layer is given to it.
  style.textContent = css.slice(css.indexOf('{') + 1, css.lastIndexOf('}'));
  document.head.append(style);

  expect(getComputedStyle(screen.getByRole('progressbar', { name: 'Učitavanje stranice' })).height).toBe(
    '2px',
  );
  style.remove();
});

test('nothing is shown while nothing loads', () => {
  renderUi(<ProgressBar value={null} label="Učitavanje stranice" />);

  expect(screen.queryByRole('progressbar')).toBeNull();
});
