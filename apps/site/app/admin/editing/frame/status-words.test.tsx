import staffHr from '@izlog/contract/texts/hr/staff.json';
import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { StaffTextProvider } from '#site/admin/ground/frame/staff-text.tsx';
import { renderSite } from '#site/testing/render-site.tsx';
import type { EditStatus } from '../store/edit-status.ts';
import { StatusWords } from './status-words.tsx';

const calm: EditStatus = {
  state: 'saved',
  pending: 0,
  asked: 0,
  savedAt: undefined,
  canUndo: false,
  canRedo: false,
};

test('[EDIT-005] the bar says by name which field was refused, and leads to it', () => {
  const go = vi.fn();
  renderSite(
    <StaffTextProvider words={staffHr}>
      <StatusWords
        status={{ ...calm, state: 'refused' }}
        refusedAt="Naslov"
        onLogIn={() => {}}
        onRefused={go}
      />
    </StaffTextProvider>,
  );

  expect(screen.getByRole('status').textContent).toBe('Nije prihvaćeno: Naslov');
  screen.getByRole('button', { name: 'Pokaži' }).click();
  expect(go).toHaveBeenCalledOnce();
});

test('[EDIT-005] on a page whose words come with the program the bar says what can be edited, until something was', () => {
  const bar = (savedAt: Date | undefined) => (
    <StaffTextProvider words={staffHr}>
      <StatusWords
        status={{ ...calm, savedAt }}
        atRest={staffHr['edit.without.bar']}
        refusedAt={undefined}
        onLogIn={() => {}}
        onRefused={() => {}}
      />
    </StaffTextProvider>
  );
  renderSite(bar(undefined));
  expect(screen.getByRole('status').textContent).toBe('Uređuju se zaglavlje i podnožje');
  cleanup();
  renderSite(bar(new Date('2026-11-28T10:00:00Z')));
  expect(screen.getByRole('status').textContent).toMatch(/^Spremljeno u /);
});
