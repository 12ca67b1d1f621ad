import staffHr from '@izlog/contract/texts/hr/staff.json';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderSite } from '../../../testing/render-site.tsx';
import { StaffTextProvider } from '../../frame/staff-text.tsx';
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
