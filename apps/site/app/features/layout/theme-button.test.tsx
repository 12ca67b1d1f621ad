import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AccessibilityPanel } from '#site/features/accessibility/door/accessibility-panel.tsx';
import { renderSite } from '#site/testing/render-site.tsx';
import { ThemeButton } from './theme-button.tsx';

const root = document.documentElement;

afterEach(() => {
  Object.assign(document, { cookie: 'theme=; path=/; max-age=0' });
  delete root.dataset.theme;
});

test('each press shows the next theme, keeps it and says which it is', () => {
  renderSite(<ThemeButton />);
  const press = () => fireEvent.click(screen.getByRole('button', { name: /Tema/ }));

  press();
  press();

  expect(screen.getByRole('button', { name: 'Tema: Tamna' })).toBeDefined();
  expect(root.dataset.theme).toBe('dark');
  expect(document.cookie).toContain('theme=dark');
});

test('the button and the accessibility panel follow each other', () => {
  renderSite(
    <>
      <ThemeButton />
      <AccessibilityPanel open onClose={() => undefined} closeOn="" />
    </>,
  );

  fireEvent.click(screen.getByRole('radio', { name: 'Jaki kontrast' }));
  expect(screen.getByText('Jaki kontrast', { selector: 'button span' })).toBeDefined();

  fireEvent.click(screen.getByText('Jaki kontrast', { selector: 'button span' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Kao na uređaju' }).checked).toBe(true);
});
