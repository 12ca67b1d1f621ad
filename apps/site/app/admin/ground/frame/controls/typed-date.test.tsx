import staffHr from '@izlog/contract/texts/hr/staff.json';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderSite } from '#site/testing/render-site.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import { axeFindings } from '#test/render-ui.tsx';
import { StaffTextProvider } from '../staff-text.tsx';
import { StaffControls } from './staff-controls.tsx';

// The browser of these tests speaks English, the office Croatian.
const office = (children: React.ReactNode) => (
  <StaffTextProvider words={staffHr}>
    <StaffControls>{children}</StaffControls>
  </StaffTextProvider>
);
const typing = () => screen.getByLabelText<HTMLInputElement>('Vrijedi od');
/** The browser's own field goes once the office's is there. */
const isThere = () => waitFor(() => expect(typing().type).toBe('text'));

test('[ADMIN-001, I18N-012] a form has the day that was typed as the office writes it, and is not sent with half of one', async () => {
  const sent = vi.fn((event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    return new FormData(event.currentTarget).get('from');
  });
  const { container } = renderSite(
    office(
      <form onSubmit={sent}>
        <Field label="Vrijedi od">
          {(control) => <TextInput {...control} type="date" name="from" defaultValue="2026-12-01" />}
        </Field>
        <button type="submit">Spremi</button>
      </form>,
    ),
  );
  await isThere();
  expect(typing().value).toBe('1. 12. 2026.');
  expect(await axeFindings(container)).toEqual([]);

  fireEvent.change(typing(), { target: { value: '24.12.' } });
  fireEvent.click(screen.getByText('Spremi'));
  expect(sent).not.toHaveBeenCalled();
  expect(typing().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/^To nije cijeli datum/)).toBeDefined();

  fireEvent.change(typing(), { target: { value: '24.12.2026' } });
  fireEvent.blur(typing());
  expect(typing().value).toBe('24. 12. 2026.');
  fireEvent.click(screen.getByText('Spremi'));
  expect(sent).toHaveLastReturnedWith('2026-12-24');

  fireEvent.change(typing(), { target: { value: '' } });
  fireEvent.click(screen.getByText('Spremi'));
  expect(sent).toHaveLastReturnedWith('');
});

/** A moment that its page keeps. */
function Planned({ onAt }: { onAt: (at: string) => void }) {
  const [at, setAt] = useState('2026-12-01T08:30');
  return (
    <Field label="Vrijedi od">
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          value={at}
          onChange={({ target }) => {
            onAt(target.value);
            setAt(target.value);
          }}
        />
      )}
    </Field>
  );
}

test('[ADMIN-001, I18N-012] a day is chosen from the calendar by keys, in the words of the office; the hour stays', async () => {
  const changed = vi.fn();
  renderSite(office(<Planned onAt={changed} />));
  await isThere();

  fireEvent.click(screen.getByRole('button', { name: staffHr['date.open'] }));
  expect(screen.getByText('prosinac 2026')).toBeDefined();
  fireEvent.keyDown(screen.getByRole('button', { name: '1. prosinca 2026.' }), { key: 'PageDown' });
  fireEvent.keyDown(screen.getByRole('button', { name: '1. siječnja 2027.' }), { key: 'ArrowRight' });
  fireEvent.click(screen.getByRole('button', { name: '2. siječnja 2027.' }));

  expect(changed.mock.lastCall).toEqual(['2027-01-02T08:30']);
  expect([typing().value, document.activeElement]).toEqual(['2. 1. 2027. 08:30', typing()]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[I18N-012] where the browser speaks the language of the office its own field stays', async () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ locale: 'hr-HR' } as never);
  vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValue([
    { type: 'day', value: '1' },
    { type: 'month', value: '1' },
  ]);
  renderSite(office(<TextInput aria-label="Vrijedi od" type="date" />));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(typing().type).toBe('date');
  vi.restoreAllMocks();
});

test('[I18N-012] files are chosen in the words of the office, and named once they are', () => {
  const took = vi.fn();
  renderSite(office(<TextInput type="file" aria-label="Datoteka" multiple onChange={took} />));
  const field = screen.getByLabelText<HTMLInputElement>('Datoteka');
  expect(screen.getByText(staffHr['media.chooseFiles'])).toBeDefined();
  expect(screen.getByText(staffHr['media.nothingChosen'])).toBeDefined();

  fireEvent.change(field, {
    target: { files: [new File(['a'], 'cijene.csv'), new File(['b'], 'slike.zip')] },
  });
  expect(screen.getByText('cijene.csv, slike.zip')).toBeDefined();
  expect(took).toHaveBeenCalledOnce();
});
