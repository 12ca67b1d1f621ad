import hr from '@izlog/contract/texts/hr/staff.json';
import { expect, test } from 'vitest';
import { refused } from '#site/testing/fake-platform.ts';
import { faultsIn } from '#site/testing/send-form.ts';
import { open, paidOrder } from '#site/testing/staff-orders.ts';

test('[OFFICE-15] who deals with an order is chosen; a tag goes by a press, others are pressed or typed, and a wrong one stays typed', async () => {
  const { see, send, sent } = await open(
    {},
    {
      'PATCH /api/v2/ecommerce/order/tag/save/2026-000007': () => ({ tags: [], assignee: null }),
      'GET /api/v2/ecommerce/order/people': () => ({ people: [], tags: ['sajam', 'hitno'] }),
    },
  );
  const asked = async (fields: Record<string, string>) => {
    const { status } = await send(fields);
    return [status, sent('tag/save')?.body];
  };

  const { document } = await see();
  const chips = [...document.querySelectorAll('.tag-line button')].map((one) => [
    one.getAttribute('name'),
    one.getAttribute('value'),
  ]);
  const empty = await send({ form: 'tag', addTags: ' , ' });
  const long = await send({ form: 'tag', addTags: `hitno, ${'x'.repeat(41)}` });

  expect(chips).toEqual([
    ['removeTags', 'sajam'],
    [null, null],
    ['pick', 'hitno'],
  ]);
  expect([empty.status, long.status]).toEqual([400, 400]);
  expect(Object.keys(faultsIn(long.document))).toEqual(['addTags']);
  expect(long.document.querySelector('input[name="addTags"]')?.getAttribute('value')).toContain('hitno, x');
  expect(await asked({ form: 'assign', assignee: '4' })).toEqual([303, { assigneeId: 4 }]);
  expect(await asked({ form: 'untag', removeTags: 'sajam' })).toEqual([303, { removeTags: ['sajam'] }]);
  expect(await asked({ form: 'tag', addTags: 'hitno,, krhko' })).toEqual([
    303,
    { addTags: ['hitno', 'krhko'] },
  ]);
  expect(await asked({ form: 'tag', addTags: '', pick: 'hitno' })).toEqual([303, { addTags: ['hitno'] }]);
});

test('[OFFICE-15] [OFFICE-07] the buyer is corrected by the form and rules of the checkout; who only reads sees no form', async () => {
  const correct = 'PATCH /api/v2/ecommerce/order/correctBuyer/2026-000007';
  const bill = { correction: { revision: 'r1', why: null, isBillOpen: true } };
  const { see, send, sent } = await open(bill, { [correct]: () => paidOrder });
  const { document } = await see();
  const form = document.querySelector('form[aria-label="Ispravi podatke"]');
  const typed = Object.fromEntries(
    [...(form?.querySelectorAll('input') ?? [])]
      .filter((input) => input.getAttribute('type') !== 'checkbox')
      .map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']),
  );

  const wrong = await send({ ...typed, 'delivery.contactEmail': 'nije', companyOIB: '12345678901' });
  const good = await send({ ...typed, 'delivery.street': 'Nova 12a', 'delivery.houseNumber': '' });

  expect(typed).toMatchObject({ revision: 'r1', 'delivery.contactEmail': 'ana@kupci.test' });
  expect(Object.keys(faultsIn(wrong.document))).toEqual([
    'delivery.contactEmail',
    'companyName',
    'companyOIB',
  ]);
  expect(good.status).toBe(303);
  const address = { street: 'Nova', houseNumber: '12a', country: 'HR', contactEmail: 'ana@kupci.test' };
  expect(sent('correctBuyer')?.body).toMatchObject({
    revision: 'r1',
    deliveryAddress: address,
    billingAddress: address,
    company: null,
    isQuiet: false,
  });

  const read = await open(bill, {}, ['orders.read']);
  const clash = await open(bill, {
    [correct]: () => {
      throw refused(409, 'RECORD_CHANGED', 'Changed.', {
        fields: ['delivery.street'],
        record: { revision: 'r2' },
        by: 'Iva Ivić',
        at: '2026-11-21T08:15:00.000Z',
      });
    },
  });
  const other = await clash.send({ ...typed, 'delivery.street': 'Moja' });

  expect((await read.see()).document.querySelector('main')?.textContent).not.toContain('Ispravi podatke');
  expect(other.status).toBe(409);
  const again = other.document.querySelector('form[aria-label="Ispravi podatke"]');
  expect(again?.textContent).toMatch(/Iva Ivić.*Ulica|Ulica.*Iva Ivić/);
  expect(again?.querySelector('[name="revision"]')?.getAttribute('value')).toBe('r2');
  expect(again?.querySelector('[name="delivery.street"]')?.getAttribute('value')).toBe('Moja');
}, 30_000);

test('[FISC-03] the order says which document waits and why, and issues what was sold on trial', async () => {
  const issue = 'POST /api/v2/ecommerce/order/issueInvoice/2026-000007';
  const waiting = { since: '2026-11-28T13:05:00Z', attempts: 2, lastAt: '2026-11-28T14:05:00Z' };
  const { see, send, sent } = await open(
    {
      documents: [],
      invoiceDue: 'issue',
      documentsWaiting: [
        { number: '125/WEB1/1', why: 'taxHost', error: null, ...waiting },
        { number: '126/WEB1/1', why: 'refused', error: 's005: OIB nije jednak.', ...waiting },
      ],
    },
    { [issue]: () => paidOrder },
  );

  const { document } = await see();
  const { status } = await send({ form: 'invoice' });

  const papers = document.querySelector('[aria-labelledby="h-isprave"]');
  expect(papers?.textContent).toContain('Račun 125/WEB1/1 čeka JIR');
  expect(papers?.textContent).toContain('Porezna je odbila račun 126/WEB1/1');
  expect(papers?.textContent).toContain('s005: OIB nije jednak.');
  expect(papers?.querySelector('form[aria-label="Izdaj račun"] button')?.textContent).toBe('Izdaj račun');
  expect([status, sent('issueInvoice')?.body]).toEqual([303, { isQuiet: false }]);
});

test('[FISC-03] on the day of an invoice the order takes that it was paid otherwise, and says what the tax host knows', async () => {
  const change = 'POST /api/v2/ecommerce/invoicing/changePayment/2026-000007';
  const payment = { paidBy: 'cash', was: 'cash', change: null, cannot: null };
  const { see, send, sent } = await open(
    {
      invoicePayment: payment,
      documentsWaiting: [
        {
          number: '125/WEB1/1',
          why: 'changeRefused',
          error: null,
          since: '2026-11-28T13:05:00Z',
          attempts: 1,
          lastAt: null,
        },
      ],
    },
    {
      [change]: ({ body }) => {
        if ((body as { paidBy: string }).paidBy !== 'transfer')
          return { ...payment, paidBy: 'card', change: 'waiting' };
        const fields = [{ path: 'paidBy', kind: 'companyTransfer', message: 'x' }];
        throw refused(400, 'VALIDATION_FAILED', 'x', { fields });
      },
    },
  );

  const { document } = await see();
  const wrong = await send({ form: 'invoicePayment', paidBy: 'transfer' });
  const { status } = await send({ form: 'invoicePayment', paidBy: 'card' });

  const papers = document.querySelector('[aria-labelledby="h-isprave"]');
  expect(papers?.textContent).toContain('Poreznoj prijavljeno kao: novčanice.');
  expect(papers?.textContent).toContain('Porezna nije primila promjenu plaćanja računa 125/WEB1/1');
  expect(wrong.document.querySelector('[aria-labelledby="h-isprave"]')?.textContent).toContain(
    'Tvrtka koja plaća na račun dobiva eRačun',
  );
  expect([status, sent('changePayment')?.body]).toEqual([303, { paidBy: 'card' }]);
});

test('[FISC-04] an e-invoice without the KPD of a line is completed where it stands, and wrong digits are said at their line', async () => {
  const issue = 'POST /api/v2/ecommerce/order/issueInvoice/2026-000007';
  const problem = { field: 'lines[0].classifications', rule: 'HR-BR-25', reason: 'lack a KPD' };
  const blocked = {
    ...{ id: 4, number: null, state: 'blocked', point: 'mojEracun', fiscal: null, attempts: 0, error: null },
    ...{
      lastAt: null,
      sentAt: null,
      deliveredAt: null,
      reported: 0,
      unreported: 0,
      rejectedAt: null,
      rejection: null,
      isRejectionOpen: false,
      isInvoice: true,
    },
    problems: [{ ...problem, itemId: 31, name: 'Planer 2027.' }],
  };
  const { see, send, sent } = await open(
    { documents: [], invoiceDue: 'issue', eInvoices: [blocked] },
    { [issue]: () => paidOrder },
  );

  const { document } = await see();
  const wrong = await send({ form: 'eInvoiceIssue', 'kpd.31': '5811' });
  const right = await send({ form: 'eInvoiceIssue', 'kpd.31': '58.11.12 Tiskane knjige' });

  const papers = document.querySelector('[aria-labelledby="h-isprave"]');
  expect(papers?.textContent).toContain('Nedostaje KPD: Planer 2027.');
  expect(papers?.querySelector('input[name="kpd.31"]')).not.toBeNull();
  expect(wrong.document.querySelector('main')?.textContent).toContain(hr['eInvoices.kpdWrong']);
  expect([right.status, sent('issueInvoice')?.body]).toEqual([
    303,
    { kpd: [{ itemId: 31, code: '58.11.12' }] },
  ]);
});
