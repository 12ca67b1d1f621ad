import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderSite } from '#site/testing/render-site.tsx';
import { parseAccessibility } from '../accessibility-settings.ts';
import { AccessibilityPanel } from './accessibility-panel.tsx';

const root = document.documentElement;

afterEach(() => {
  Object.assign(document, { cookie: 'accessibility=; path=/; max-age=0' });
  root.removeAttribute('class');
  root.removeAttribute('style');
  root.removeAttribute('data-greyscale');
});

const panel = <AccessibilityPanel open onClose={() => undefined} closeOn="" />;
const press = (role: string, name: RegExp | string) => fireEvent.click(screen.getByRole(role, { name }));

test('[A11Y-002] the dyslexia switch puts a class on the page and takes it away', () => {
  renderSite(panel);

  press('switch', /disleksiji/);
  expect(root.classList.contains('dyslexic-font')).toBe(true);
  press('switch', /disleksiji/);
  expect(root.classList.contains('dyslexic-font')).toBe(false);
});

test('[A11Y-003] the contrast switch makes the page grey and colourful again', () => {
  renderSite(panel);

  press('switch', /Kontrast/);
  expect(root.hasAttribute('data-greyscale')).toBe(true);
  press('switch', /Kontrast/);
  expect(root.hasAttribute('data-greyscale')).toBe(false);
});

test('[A11Y-004] the font size of the page is 100, 115 or 120 percent', () => {
  renderSite(panel);

  press('radio', '120 %');
  expect(root.style.fontSize).toBe('120%');
  press('radio', '115 %');
  expect(root.style.fontSize).toBe('115%');
  press('radio', '100 %');
  expect(root.style.fontSize).toBe('');
});

test('[A11Y-006] Save stores the settings and says so', () => {
  renderSite(panel);

  press('radio', '115 %');
  press('button', 'Spremi');

  expect(screen.getByText('Uspješno spremljene postavke!')).toBeTruthy();
  expect(decodeURIComponent(document.cookie)).toContain(
    '{"dyslexiaActive":false,"contrastActive":false,"fontZoom":115}',
  );
});

test('[A11Y-007] Reset restores the defaults, stores them and says so', () => {
  const { unmount } = renderSite(panel);
  press('radio', '120 %');
  press('button', 'Spremi');
  unmount();
  renderSite(panel);

  press('button', 'Vrati na zadano');

  expect(screen.getByText('Uspješno resetirane postavke!')).toBeTruthy();
  expect(root.style.fontSize).toBe('');
  expect(decodeURIComponent(document.cookie)).toContain('"fontZoom":100');
});

test('[A11Y-008, A11Y-009] what was saved is read when the page opens, a change that was not saved is gone', async () => {
  const first = renderSite(panel);
  press('radio', '115 %');
  press('button', 'Spremi');
  first.unmount();
  const second = renderSite(panel);
  press('radio', '120 %');
  second.unmount();

  renderSite(panel);

  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '115 %' }).checked).toBe(true),
  );
});

test('[A11Y-005, A11Y-010] settings are read from JSON; anything else gives the defaults', () => {
  const defaults = { dyslexiaActive: false, contrastActive: false, fontZoom: 100 };

  expect(parseAccessibility('{"dyslexiaActive":true,"contrastActive":true,"fontZoom":120}')).toEqual({
    dyslexiaActive: true,
    contrastActive: true,
    fontZoom: 120,
  });
  for (const text of [undefined, '', '{', 'null', '{"fontZoom":130}'])
    expect(parseAccessibility(text)).toEqual(defaults);
});
