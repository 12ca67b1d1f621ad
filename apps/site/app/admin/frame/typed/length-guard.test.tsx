import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staffHr from '@izlog/contract/texts/hr/staff.json';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { croatian } from '../../../../test/languages.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { AdminLayout } from '../admin-layout.tsx';

test('[OFFICE-14] what is too long is said beside its field while one types, with how much, and is not sent', () => {
  const onSubmit = vi.fn();
  renderSite(
    <AdminLayout
      words={staffHr}
      siteName="Izlog"
      languages={[croatian]}
      user={{ name: 'Iva', scope: [] }}
      hasPageCache={false}
      flashed={[]}
      isBuilding={false}
    >
      <form onSubmit={onSubmit} aria-label="obrazac">
        <div className="field">
          <TextInput aria-label="Naziv" data-most={5} aria-describedby="hint" />
        </div>
      </form>
    </AdminLayout>,
  );
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Naziv' });
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'obrazac' });

  fireEvent.input(box, { target: { value: ' sedam77 ' } });
  expect(box.value).toBe(' sedam77 ');
  expect(box.closest('.field')?.textContent).toContain('Predugačko za 2 znaka: stane ih najviše 5.');
  expect([box.getAttribute('aria-invalid'), box.getAttribute('aria-describedby')]).toEqual([
    'true',
    expect.stringMatching(/. hint$/),
  ]);
  act(() => form.requestSubmit());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(box);

  fireEvent.input(box, { target: { value: 'šest6' } });
  expect(screen.queryByText(/Predugačko/)).toBeNull();
  expect([box.getAttribute('aria-invalid'), box.getAttribute('aria-describedby')]).toEqual([null, 'hint']);
  fireEvent.submit(form);
  expect(onSubmit).toHaveBeenCalledOnce();
});

/** Searches and codes, which hold nothing that is saved; the login and the page being edited have no guard. */
const cut = /^(editing|find|login)\/|^resource\/(list-filters|kinds\/text)\.tsx$|^stock\/scan\.tsx$/;

test('[OFFICE-14] no field of the back office leaves it to the browser to cut what is pasted', () => {
  const admin = join(import.meta.dirname, '../..');
  const files = readdirSync(admin, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !cut.test(file),
  );
  expect(
    files.filter((file) => /\bmaxLength=|\bmaxLength: \d/.test(readFileSync(join(admin, file), 'utf8'))),
  ).toEqual([]);
  expect(files.length).toBeGreaterThan(150);
});
