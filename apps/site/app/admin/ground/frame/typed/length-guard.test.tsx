import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staffHr from '@izlog/contract/texts/hr/staff.json';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderSite } from '#site/testing/render-site.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { croatian } from '#test/languages.ts';
import { AdminLayout } from '../admin-layout.tsx';
import { useBounded } from './use-bounded.ts';

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

function Bounded({ onSaid }: { onSaid: (text: string) => void }) {
  const [value, setValue] = useState('prvi');
  const change = (text: string) => {
    onSaid(text);
    setValue(text);
  };
  return <TextInput aria-label="Naziv" {...useBounded(value, 5, change)} />;
}

test('[OFFICE-14] what is saved as one types stays in its field while it is too long, and is handed on when it fits', () => {
  const said: string[] = [];
  renderSite(<Bounded onSaid={(text) => said.push(text)} />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Naziv' });

  fireEvent.change(box, { target: { value: 'predugo' } });
  expect([box.value, box.dataset.most, said]).toEqual(['predugo', '5', []]);
  fireEvent.change(box, { target: { value: 'kraće' } });
  expect([box.value, said]).toEqual(['kraće', ['kraće']]);
});

test('[OFFICE-14] no field of the back office, of the editor or of the login leaves it to the browser to cut what is pasted', () => {
  const admin = join(import.meta.dirname, '../../..');
  const files = readdirSync(admin, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );
  expect(
    files.filter((file) =>
      /\bmaxLength=|\bmaxLength: (\d|field)/.test(readFileSync(join(admin, file), 'utf8')),
    ),
  ).toEqual([]);
  expect(files.length).toBeGreaterThan(150);
});
