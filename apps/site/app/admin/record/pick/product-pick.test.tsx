import staffHr from '@izlog/contract/texts/hr/staff.json';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { StaffTextProvider } from '#site/admin/ground/frame/staff-text.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { renderSite, WithTexts } from '#site/testing/render-site.tsx';
import { axeFindings } from '#test/render-ui.tsx';
import { linesText, readLines } from './picked-lines.ts';
import { ProductPick } from './product-pick.tsx';

const red = { id: 21, name: 'Majica', sku: 'M-CRV', details: 'crvena, M', format: 'simple', isPublic: true };
const bare = { id: 30, name: 'Bez šifre', sku: null, details: '', format: 'simple', isPublic: false };

afterEach(() => vi.unstubAllGlobals());

function Form() {
  const form = useSentForm({ name: 'product' });
  return (
    <form ref={form.ref}>
      <ProductPick
        form={form}
        name="bundle"
        label="Proizvodi u paketu"
        named={[{ key: 'OL-06', name: 'Olovke' }]}
        text="OL-06 2"
        counts
      />
    </form>
  );
}

function openForm(records: object[], isExact = false) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ isExact, records })));
  const { container } = renderSite(
    <StaffTextProvider words={staffHr}>
      <Form />
    </StaffTextProvider>,
  );
  const text = () => container.querySelector<HTMLTextAreaElement>('textarea[name="bundle"]')?.value;
  const type = (words: string) =>
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });
  const named = () =>
    within(container.querySelector('ol') as HTMLElement)
      .queryAllByRole('listitem')
      .map((row) => row.querySelector('.pick__name')?.textContent?.trim());
  return { container, text, type, named };
}

test('[OFFICE-01] a variant is found and picked, moved, counted and taken away; what is sent is a line for each', async () => {
  const { container, text, type, named } = openForm([red, bare]);
  expect(named()).toEqual(['Olovke OL-06']);

  type('maj');
  fireEvent.click(await screen.findByRole('button', { name: /^Dodaj: Majica crvena, M/ }));
  type('bez');
  fireEvent.click(await screen.findByRole('button', { name: /^Dodaj: Bez šifre/ }));
  expect(named()).toEqual(['Olovke OL-06', 'Majica, crvena, M M-CRV', 'Bez šifre #30']);

  fireEvent.click(screen.getByRole('button', { name: 'Pomakni gore: Majica, crvena, M' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Koliko: Majica, crvena, M' }), {
    target: { value: '3' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Ukloni: Olovke' }));

  expect(text()).toBe('M-CRV 3\n#30 1');
  expect(await axeFindings(container)).toEqual([]);
});

test('[OFFICE-01] a scanned EAN picks what it names at once, and its Enter does not send the form', async () => {
  const { text, type } = openForm([red, bare], true);
  type('3850000000017');

  const isSent = fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });

  expect(isSent).toBe(false);
  await waitFor(() => expect(text()).toBe('OL-06 2\nM-CRV 1'));
});

test('[OFFICE-14] what is typed as lines, or brought back over a reload, stands in the list', async () => {
  const { container, named } = openForm([]);
  const area = container.querySelector('textarea') as HTMLTextAreaElement;

  area.value = 'NOVA-1 x 4\nOL-06';
  area.dispatchEvent(new Event('input', { bubbles: true }));
  await act(() => new Promise((resolve) => setTimeout(resolve)));

  expect(named()).toEqual([`NOVA-1 ${staffHr['pick.unknown']}`, 'Olovke OL-06']);
});

test('[OFFICE-01] whoever is at the lines before the scripts of the page ran is not shut out by them; else they fold', async () => {
  const page = () => (
    <WithTexts>
      <StaffTextProvider words={staffHr}>
        <Form />
      </StaffTextProvider>
    </WithTexts>
  );
  const Stub = createRoutesStub([{ path: '*', Component: page }]);
  const open = async (before: (area: HTMLTextAreaElement) => void) => {
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(<Stub initialEntries={['/']} />);
    before(box.querySelector('textarea') as HTMLTextAreaElement);
    await act(async () => void render(<Stub initialEntries={['/']} />, { container: box, hydrate: true }));
    return { isOpen: box.querySelector('details')?.open, text: box.querySelector('textarea')?.value };
  };

  expect(await open(() => {})).toEqual({ isOpen: false, text: 'OL-06 2' });
  expect(await open((area) => area.focus())).toEqual({ isOpen: true, text: 'OL-06 2' });
});

test('lines are read as they are written', () => {
  expect(readLines('A 1, B\r\nC × 3', true)).toEqual([
    { key: 'A 1, B', quantity: 1 },
    { key: 'C', quantity: 3 },
  ]);
  expect(readLines('A 1, B; C', false).map(({ key }) => key)).toEqual(['A 1', 'B', 'C']);
  expect(linesText([{ key: '#30', quantity: 2 }], true)).toBe('#30 2');
  expect(linesText([{ key: 'A', quantity: 1 }], false)).toBe('A');
});
