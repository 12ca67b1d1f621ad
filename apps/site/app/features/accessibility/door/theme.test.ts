import { expect, test } from 'vitest';
import { applyTheme, nextTheme, storedTheme, themeCookie, themes } from './theme.ts';

test('the theme of the cookie is used, anything else follows the device', () => {
  expect(storedTheme('a=1; theme=dark; b=2')).toBe('dark');
  expect(storedTheme('theme=contrast')).toBe('contrast');
  expect(storedTheme('')).toBe('auto');
  expect(storedTheme('theme=pink')).toBe('auto');
  expect(storedTheme('mytheme=dark')).toBe('auto');
});

test('a theme is kept for a year, following the device needs no cookie', () => {
  expect(themeCookie('dark')).toBe('theme=dark; path=/; max-age=31536000; samesite=lax');
  expect(themeCookie('auto')).toContain('max-age=0');
});

test('the switch goes through every theme and back to the first', () => {
  const round = [nextTheme('auto')];
  while (round.length < themes.length) round.push(nextTheme(round.at(-1) ?? 'auto'));

  expect(round).toEqual(['light', 'dark', 'contrast', 'auto']);
});

test('a theme is put on the document and taken away', () => {
  const root = document.createElement('html');

  applyTheme(root, 'dark');
  expect(root.dataset.theme).toBe('dark');
  applyTheme(root, 'auto');
  expect(root.dataset.theme).toBeUndefined();
});
