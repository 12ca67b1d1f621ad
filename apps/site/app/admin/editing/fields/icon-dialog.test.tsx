import staffHr from '@izlog/contract/texts/hr/staff.json';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { StaffTextProvider } from '#site/admin/ground/frame/staff-text.tsx';
import { renderSite } from '#site/testing/render-site.tsx';
import { IconDialog } from './icon-dialog.tsx';

function openDialog(value?: string) {
  const onSave = vi.fn();
  renderSite(
    <StaffTextProvider words={staffHr}>
      <IconDialog value={value} onSave={onSave} onClose={() => {}} />
    </StaffTextProvider>,
  );
  return onSave;
}
const search = (words: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });
const shown = () => screen.getAllByRole('radio').length;

test('[EDIT-010] an icon is found by what it shows in the words of the reader or by its English name, and chosen', () => {
  const onSave = openDialog();
  const all = shown();
  search('kalendar');
  expect(shown()).toBeLessThan(all);
  search('calendar');
  fireEvent.click(screen.getByRole('radio', { name: staffHr['icon.calendar'] }));
  fireEvent.click(screen.getByRole('button', { name: 'Primijeni' }));

  expect(onSave).toHaveBeenCalledWith('calendar');
});

test('[EDIT-010] an icon is taken away, and without one nothing can be applied', () => {
  const onSave = openDialog();
  expect(screen.getByRole('button', { name: 'Primijeni' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: staffHr['edit.icon.none'] }));

  expect(onSave).toHaveBeenCalledWith(undefined);
});
