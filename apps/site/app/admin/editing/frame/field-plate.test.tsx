import staffHr from '@izlog/contract/texts/hr/staff.json';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { StaffTextProvider } from '#site/admin/ground/frame/staff-text.tsx';
import { renderSite } from '#site/testing/render-site.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import { FieldPlate } from './field-plate.tsx';

test('[EDIT-005, EDIT-007] a text in hand wears its name, and says more once it nears its limit, passes it, or is emptied where words are needed', () => {
  // Nothing is laid out here.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const element = document.createElement('h1');
  element.textContent = 'Lampa';
  const listeners = new Set<() => void>();
  const store = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    log: () => undefined,
  };
  const declarationOf = () => ({ kind: 'text', max: 20, needed: true });
  renderSite(
    <StaffTextProvider words={staffHr}>
      <FieldPlate
        held={{
          element,
          place: { key: 'product:1:hrv', part: 'root', f: 'name' },
          path: 'root/meta/name',
          start: 'Lampa',
          gesture: 'one',
        }}
        page={{ store, declarationOf } as unknown as EditedPage}
      />
    </StaffTextProvider>,
  );
  const type = (words: string) => {
    element.textContent = words;
    act(() => {
      for (const listener of listeners) listener();
    });
    return document.querySelector('.ed-plate');
  };

  expect(type('Lampa za')?.textContent).toBe('Ime');
  expect(type('Lampa za radni stol')?.textContent).toBe('Ime19 / 20 znakova');
  expect(type('Lampa za radni stol i još')?.className).toContain('ed-plate--danger');
  type('');
  expect(screen.getByRole('alert').textContent).toBe(staffHr['edit.emptiedField']);
  expect(type('Svjetiljka')?.textContent).toBe('Ime');
});
