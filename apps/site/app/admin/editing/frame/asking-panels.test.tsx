import type { Op, OpResult } from '@izlog/contract/editing/op';
import staffHr from '@izlog/contract/texts/hr/staff.json';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StaffTextProvider } from '#site/admin/ground/frame/staff-text.tsx';
import { renderSite } from '#site/testing/render-site.tsx';
import { part } from '#test/part.ts';
import { Announcer } from '../page/announcer.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { EditStore } from '../store/edit-store.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { RefusedPanel } from './refused-panel.tsx';

const key = 'content:7:hrv';

/** A store in which two headlines were written and the platform said the same to both. */
async function openWith(say: (op: Op) => OpResult): Promise<EditedPage> {
  let count = 0;
  const store = new EditStore({
    session: 'tab',
    newId: () => `op-${++count}`,
    saved: { save: () => true, takeLeft: async () => {} },
    send: async ([one]) => ({
      answers: new Map([[key, { rev: 2, others: [], results: (one?.ops ?? []).map(say) }]]),
    }),
  });
  const sections = ['a', 'b'].map((id) => part({ id, slot: 'sections', meta: { heading: id } }));
  store.open({ kind: 'content', id: 7, language: 'hrv' }, 1, { root: part({ id: 'root', parts: sections }) });
  store.change(key, { op: 'set', path: 'a/meta/heading', value: 'Moja prva' });
  store.change(key, { op: 'set', path: 'b/meta/heading', value: 'Moja druga' });
  await store.flush();
  const registry = { ofPart: () => [], elementOf: () => undefined };
  return { store, registry, announcer: new Announcer() } as unknown as EditedPage;
}

const words = (element: HTMLElement) => Array.from(element.querySelectorAll('ins'), (one) => one.textContent);

test('[EDIT-005] a clash that is decided goes from its panel at once, while another is open; words typed since are its words', async () => {
  const page = await openWith((op) => ({
    id: op.id,
    state: 'conflict',
    path: 'path' in op ? op.path : '',
    theirs: 'Njihovo',
    by: 'Ana',
    at: '2026-11-22T10:00:00Z',
  }));
  renderSite(
    <StaffTextProvider words={staffHr}>
      <ConflictPanel page={page} />
    </StaffTextProvider>,
  );
  const panel = screen.getByRole('alertdialog');
  expect(words(panel)).toEqual(['Moja prva', 'Moja druga']);

  const [first] = within(panel).getAllByRole('button', { name: staffHr['edit.takeTheirs'] });
  act(() => first?.click());
  expect(words(panel)).toEqual(['Moja druga']);

  act(() => void page.store.change(key, { op: 'set', path: 'b/meta/heading', value: 'Poslije' }));
  expect(words(panel)).toEqual(['Poslije']);
});

test('[EDIT-005] of a clash with what one wrote oneself elsewhere nobody is told of as somebody else', async () => {
  const page = await openWith((op) => ({
    id: op.id,
    state: 'conflict',
    path: 'path' in op ? op.path : '',
    theirs: 'S mobitela',
    by: 'Ana Anić',
    at: '2026-11-22T10:00:00Z',
    isOwn: true,
  }));
  renderSite(
    <StaffTextProvider words={staffHr}>
      <ConflictPanel page={page} />
    </StaffTextProvider>,
  );
  const panel = screen.getByRole('alertdialog');
  expect(panel.textContent).toContain('ste na drugom uređaju');
  expect(panel.textContent).not.toMatch(/Ana|njihov|napisao/i);
  const [there] = within(panel).getAllByRole('button', { name: staffHr['edit.takeThere'] });
  act(() => there?.click());
  expect(page.store.shown(key)?.root.parts[0]?.meta.heading).toBe('S mobitela');
});

test('[EDIT-005] of two refused changes the one that is given up goes from the list at once', async () => {
  const page = await openWith((op) => ({
    id: op.id,
    state: 'invalid',
    code: 'tooLong',
    path: 'path' in op ? op.path : '',
  }));
  renderSite(
    <StaffTextProvider words={staffHr}>
      <RefusedPanel page={page} onClose={() => {}} />
    </StaffTextProvider>,
  );
  expect(screen.getAllByText(/^Moja/).map((one) => one.textContent)).toEqual(['Moja prva', 'Moja druga']);
  const [first] = screen.getAllByRole('button', { name: staffHr['edit.dropRefused'] });
  act(() => first?.click());
  expect(screen.getAllByText(/^Moja/).map((one) => one.textContent)).toEqual(['Moja druga']);
});
