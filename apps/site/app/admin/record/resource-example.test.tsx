import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CallError } from '@izlog/contract/client';
import { blocksOf } from '@izlog/contract/test/blocks';
import { layOut } from '@izlog/contract/test/lay-out';
import hr from '@izlog/contract/texts/hr/site.json';
import staffHr from '@izlog/contract/texts/hr/staff.json';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterAll, expect, test, vi } from 'vitest';
import { StaffTextProvider } from '#site/admin/ground/frame/staff-text.tsx';
import { forRecords } from '#site/admin/rooms.ts';
import { DocumentContext } from '#site/document/document-context.ts';
import { TextProvider } from '#site/i18n/use-text.tsx';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ToastProvider } from '#site/ui/overlays/toasts.tsx';
import { axeFindings } from '#test/render-ui.tsx';
import { RoomsContext } from './from-rooms.ts';
import { ChosenColumns } from './list-columns.tsx';
import type { OwnLook } from './list-view.ts';
import { loadForm, type SavedResource } from './load-form.server.ts';
import { loadList } from './load-list.server.ts';
import { ResourceForm } from './resource-form.tsx';
import { ResourceList } from './resource-list.tsx';
import { takeForm } from './take-form.server.ts';

// The record of docs/examples/resource.md, made of the text of that page; its screens stand at addresses that there are.
const page = readFileSync(join(import.meta.dirname, '../../../../../docs/examples/resource.md'), 'utf8');
const blocks = blocksOf(page).map(({ text, ...block }) => ({
  ...block,
  text: text.replaceAll("'adminSuppliers'", "'adminCoupons'").replaceAll("'adminSupplier'", "'adminCoupon'"),
}));
const house = layOut(blocks);
const { supplierResource }: { supplierResource: SavedResource } = await import(
  house.pathOf('packages/contract/src/product/supplier.ts')
);
const { supplierLook }: { supplierLook: OwnLook } = await import(
  house.pathOf('apps/site/app/admin/rooms/catalogue/door/supplier-look.ts')
);
const added = blocks.find(({ path }) => path.endsWith('staff.json'))?.text ?? '';
const words = {
  ...staffHr,
  ...Object.fromEntries(
    [...added.matchAll(/^\+ {2}"(.+?)": "(.+)",$/gm)].map(([, key, text]) => [key, text]),
  ),
};
afterAll(() => house.remove());

const galeb = {
  id: 7,
  revision: 'abcd',
  name: 'Galeb d.o.o.',
  country: 'SI',
  email: '',
  address: 'Riva 1\nSplit',
  deliveryDays: 3,
  isActive: true,
};
const hrvatski = { code: 'hrv', code2: 'hr', name: 'hrvatski', isDefault: true };

function siteThat(answers: (path: string, input: object) => unknown) {
  const call = vi.fn(async ({ path }: { path: string }, input: object) => answers(path, input));
  const site = { call, language: hrvatski, site: { languages: [hrvatski] }, cookies: [] };
  return { site: site as unknown as SiteContext, call };
}

function draw(part: React.ReactElement, at = '/') {
  const router = createMemoryRouter([{ path: '/', element: part }], { initialEntries: [at] });
  const facts = { lang: 'hr', locale: 'hr', messages: hr, messagesUrl: '', requestId: '' };
  return render(
    <DocumentContext value={facts}>
      <TextProvider>
        <StaffTextProvider words={words}>
          <ToastProvider regionLabel="Obavijesti" closeLabel="Zatvori">
            <RoomsContext value={forRecords}>
              <RouterProvider router={router} />
            </RoomsContext>
          </ToastProvider>
        </StaffTextProvider>
      </TextProvider>
    </DocumentContext>,
  );
}

const send = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const where = { list: 'adminCoupons', record: 'adminCoupon', look: supplierLook } as const;

test('[OFFICE-02] the list of the example is drawn by the kinds of its fields, sorted by its head and narrowed by its address', async () => {
  const { site, call } = siteThat(() => ({
    records: [galeb],
    pagination: { page: 1, lastPage: 1, total: 1 },
    isMore: false,
    next: null,
  }));
  const url = new URL('http://shop.example/x?sort=-name&country=SI&email=filled&isActive=perhaps');

  const view = await loadList(site, url, supplierResource);
  const { container } = draw(<ResourceList title="Dobavljači" view={view} look={supplierLook} />);

  expect(call.mock.calls[0]?.[1]).toEqual({
    country: 'SI',
    email: 'filled',
    sort: '-name',
    page: 1,
    limit: 50,
  });
  expect([...container.querySelectorAll('tbody tr > *')].map((cell) => cell.textContent)).toEqual([
    'Galeb d.o.o.',
    'Slovenija',
    '',
    'Dana do isporuke: 3',
    'da',
  ]);
  // Letters that run the other way turn only their own name round.
  expect(
    [...container.querySelectorAll('h1 bdi, tbody th bdi')].map(({ textContent }) => textContent),
  ).toEqual(['Dobavljači', 'Galeb d.o.o.']);
  expect(screen.getByRole('columnheader', { name: /Naziv/ }).getAttribute('aria-sort')).toBe('descending');
  expect(screen.getByRole('link', { name: 'Bez e-pošte' }).getAttribute('href')).toContain('email=empty');
  expect(await axeFindings(container)).toEqual([]);

  const link = screen.getByRole('link', { name: 'Galeb d.o.o.' });
  link.focus();
  fireEvent.keyDown(link, { key: 'j' });
  expect(document.activeElement?.textContent).toBe('Galeb d.o.o.');
});

test('[OFFICE-08] whoever chose columns sees those, the name always, and may choose others without scripts', async () => {
  const { site } = siteThat(() => ({ records: [galeb], pagination: { page: 1, lastPage: 1, total: 1 } }));

  const view = await loadList(site, new URL('http://shop.example/x'), supplierResource);
  const chosen = [{ list: 'adminCoupons', columns: ['address', 'isActive'] }];
  const { container } = draw(
    <ChosenColumns value={chosen}>
      <ResourceList title="Dobavljači" view={view} look={supplierLook} />
    </ChosenColumns>,
    '/?columns=choose',
  );

  expect([...container.querySelectorAll('thead th')].map((head) => head.textContent?.trim())).toEqual([
    'Naziv',
    'Adresa',
    'Kupujemo od njega',
  ]);
  const boxes = [...container.querySelectorAll<HTMLInputElement>('[name="column"]')];
  expect(boxes.filter(({ type, checked }) => type === 'hidden' || checked).map(({ value }) => value)).toEqual(
    ['name', 'address', 'isActive'],
  );
  expect(screen.getByRole('link', { name: 'Preuzmi popis (CSV)' }).getAttribute('href')).toBe(
    '/_/records-out/product/supplier',
  );
});

test('[OFFICE-02] the form of the example shows what there is, and says how much of it is not saved', async () => {
  const act = {
    at: '2026-11-21T08:15:00.000Z',
    by: 'Iva Ivić',
    before: { isActive: false },
    after: { isActive: true },
  };
  const { site } = siteThat((path) => (path.includes('/history/') ? { acts: [act] } : galeb));

  const view = await loadForm(site, supplierResource, '7');
  const { container } = draw(<ResourceForm title="Galeb" view={view} look={supplierLook} />);

  expect((screen.getByLabelText('Naziv') as HTMLInputElement).value).toBe('Galeb d.o.o.');
  expect((screen.getByLabelText(/Država/) as HTMLSelectElement).value).toBe('SI');
  expect((screen.getByLabelText('Kupujemo od njega') as HTMLInputElement).checked).toBe(true);
  expect(container.querySelector('.admin__changes')?.textContent).toBe('Kupujemo od njega: ne → da');
  fireEvent.input(screen.getByLabelText('Naziv'), { target: { value: 'Galeb' } });
  fireEvent.input(screen.getByLabelText(/Dana do isporuke/), { target: { value: '30' } });
  expect(screen.getByText('Nespremljene promjene: 2')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Odbaci' }));
  expect(await screen.findByRole('button', { name: 'Spremi' })).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText(/Nespremljene promjene/)).toBeNull());
  expect(await axeFindings(container)).toEqual([]);
});

test('[OFFICE-02] what cannot be meant is told beside its field, what can goes to the platform with the revision that was read', async () => {
  const { site, call } = siteThat((_path, input) => ({ ...galeb, ...input }));
  const good = {
    form: 'record',
    revision: 'abcd',
    name: ' Galeb ',
    country: 'HR',
    email: '',
    address: '',
    deliveryDays: '',
  };

  const wrong = await takeForm(
    site,
    supplierResource,
    '7',
    send({ ...good, name: '', deliveryDays: '1,5', email: 'x' }),
    where,
  );
  const saved = await takeForm(site, supplierResource, '7', send(good), where);

  expect(wrong).toMatchObject({
    data: {
      faults: {
        name: { key: 'validation.required' },
        // Why, where the record has no words of its own.
        deliveryDays: { key: 'form.wrong', words: 'Upišite cijeli broj.' },
        email: { key: 'validation.email' },
      },
    },
  });
  expect(saved).toMatchObject({ status: 303 });
  expect(call.mock.calls.at(-1)?.[1]).toEqual({
    id: 7,
    revision: 'abcd',
    name: 'Galeb',
    country: 'HR',
    email: '',
    address: '',
    deliveryDays: null,
    isActive: false,
  });
});

test('[OFFICE-02] what somebody else changed meanwhile is named, what was typed stays, and a second save is about the new state', async () => {
  const { site } = siteThat((path) => {
    if (path.includes('/get/')) return galeb;
    throw new CallError({
      status: 409,
      code: 'RECORD_CHANGED',
      message: '',
      payload: { fields: ['name'], record: { ...galeb, revision: 'wxyz' } },
    });
  });
  const look = { ...supplierLook, fields: { name: 'coupons.name' } } as const;

  const answer = await takeForm(
    site,
    supplierResource,
    '7',
    send({ form: 'record', revision: 'abcd', name: 'Moj', country: 'HR' }),
    { ...where, look },
  );

  expect(answer).toMatchObject({
    init: { status: 409 },
    data: {
      refusal: expect.stringContaining('Netko je u međuvremenu promijenio: Naziv.'),
      typed: { name: 'Moj' },
      shown: { revision: 'wxyz' },
    },
  });
});
