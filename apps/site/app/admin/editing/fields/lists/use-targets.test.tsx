import staffHr from '@izlog/contract/texts/hr/staff.json';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StaffTextProvider } from '#site/admin/ground/frame/staff-text.tsx';
import { renderSite } from '#site/testing/render-site.tsx';
import type { Talk } from '../../talk.ts';
import { ListDialog } from './list-dialog.tsx';

test('[EDIT-012] a product that was just chosen is not called gone while its name is asked for; one that is gone is', async () => {
  const product = (id: number) => ({ type: 'product', id, title: `Proizvod ${id}`, path: null, media: null });
  const asked: Array<{ things: string; answer: (data: unknown) => void }> = [];
  const talk = {
    act: async (_name: string, { things }: { things?: string }) =>
      things === undefined
        ? { data: [product(2)] }
        : new Promise((resolve) => asked.push({ things, answer: (data) => resolve({ data }) })),
  } as unknown as Talk;
  renderSite(
    <StaffTextProvider words={staffHr}>
      <ListDialog
        title="Proizvodi"
        kind="products"
        max={4}
        value={[{ kind: 'product', id: 1 }]}
        talk={talk}
        onSave={() => {}}
        onClose={() => {}}
      />
    </StaffTextProvider>,
  );
  const chosen = () =>
    within(screen.getByRole('region', { name: staffHr['edit.list.chosen'] }))
      .getAllByRole('listitem')
      .map((one) => one.textContent);
  await act(async () => asked[0]?.answer([]));
  expect(chosen()).toEqual([staffHr['edit.link.gone']]);

  fireEvent.click(await screen.findByRole('button', { name: /^Dodaj/ }));
  expect(chosen()).toEqual([staffHr['edit.link.gone'], '…']);
  await act(async () => asked[1]?.answer([product(2)]));
  expect(chosen()[1]).toContain('Proizvod 2');
});
