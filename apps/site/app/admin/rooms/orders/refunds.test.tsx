import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountIn } from '#site/admin/ground/frame/typed/amount-in.ts';
import { refused } from '#site/testing/fake-platform.ts';
import { faultsIn } from '#site/testing/send-form.ts';
import { listed, open, paidOrder } from '#site/testing/staff-orders.ts';

test('what was given back and what is left add up, in amounts as the language writes them', async () => {
  const events = [
    { kind: 'refund', state: null, note: 'Oštećeno', amount: 9, at: listed.createdAt, userId: 4, by: 'Iva' },
  ];
  const failed = {
    ...paidOrder.refunds[0],
    id: 2,
    state: 'failed',
    amount: 3,
    handedAt: null,
    creditNumber: null,
  };
  const { see } = await open({ events, refunds: [...paidOrder.refunds, failed] });

  const { document } = await see();

  const rowsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((row) => row.textContent?.replaceAll(/\s+/g, ' ').trim());
  expect(rowsOf('[aria-labelledby="h-iznosi"] dl > div')).toEqual([
    'Artikli ukupno30,00 €',
    'Kupon−3,00 €',
    'Dostava4,50 €',
    'Porez (u cijenama)6,30 €',
    'Iznos31,50 €',
    'Uplaćeno31,50 €',
    'Vraćeno−9,00 €',
    'Ostaje22,50 €',
  ]);
  // What failed gave nothing back: it stands without an amount in the column.
  expect(rowsOf('[aria-labelledby="h-uplate"] li > strong')).toEqual(['31,50 €', '−9,00 €']);
  expect(document.querySelector('[aria-labelledby="h-povijest"]')?.textContent).toContain(
    'Povrat novca: 9,00 €',
  );
  expect(rowsOf('[aria-labelledby="h-isprave"] dl > div')).toEqual([
    'Račun1/1/1 (PDF)21. 11. 2026., 31,50 €',
    'Odobrenje3/1/1 (PDF)21. 11. 2026., −9,00 €',
    'Otpremnica2026-000007',
  ]);
  const papers = document.querySelectorAll('aside a[href="/racun"], aside a[href="/odobrenje"]');
  expect(papers).toHaveLength(2);
  expect(document.querySelector('[aria-labelledby="h-povijest"]')?.textContent).toContain(
    'Račun 1/1/1 izdan',
  );
});

test('money that no bank gave back through us is called owed until staff say that they handed it over', async () => {
  const owed = {
    state: 'refunded',
    prices: { ...paidOrder.prices, refundedTotal: 31.5, handedBackTotal: 9 },
    refunds: [{ ...paidOrder.refunds[0], id: 5, amount: 22.5, handedAt: null }],
  };
  const { see, send, sent } = await open(owed, {
    'POST /api/v2/ecommerce/order/handOverRefund/2026-000007': () => paidOrder,
  });
  const { document } = await see();
  const main = document.querySelector('main');
  expect(main?.querySelector('.badge, .tag')?.textContent).toBe('Novac će biti vraćen');
  expect(main?.textContent).toContain('Bit će vraćeno');
  const form = [...document.querySelectorAll('form')].find((one) => one.querySelector('[name="refundId"]'));
  expect(form?.querySelector('[name="refundId"]')?.getAttribute('value')).toBe('5');

  expect((await send({ form: 'handOver', refundId: '0' })).status).toBe(400);
  const { status } = await send({ form: 'handOver', refundId: '5' });

  expect(status).toBe(303);
  expect(sent('handOverRefund')?.body).toEqual({ refundId: 5 });
});

test('a refund of which nobody knows is closed by staff with what the bank shows, and with a reason', async () => {
  const stuck = {
    attention: 'refundStuck',
    refunds: [{ ...paidOrder.refunds[0], id: 7, state: 'asked', handedAt: null, isStuck: true }],
  };
  const { see, send, sent } = await open(stuck, {
    'POST /api/v2/ecommerce/order/settleRefund/2026-000007': () => paidOrder,
  });
  const { document } = await see();
  const form = document.querySelector('form[aria-label^="Zaključi povrat"]');
  expect(form?.textContent).toContain('Ne zna se je li sustav plaćanja vratio novac');
  expect(form?.querySelector('[name="refundId"]')?.getAttribute('value')).toBe('7');

  expect((await send({ form: 'settleRefund', refundId: '7', isGiven: '', reason: '' })).status).toBe(400);
  expect(sent('settleRefund')).toBeUndefined();
  const seen = { form: 'settleRefund', refundId: '7', isGiven: 'false', reason: 'Nema ga u izvodu' };
  expect((await send(seen)).status).toBe(303);

  expect(sent('settleRefund')?.body).toEqual({ refundId: 7, isGiven: false, reason: 'Nema ga u izvodu' });
});

test('money that is left has to be given back before an order is "refunded" by hand', async () => {
  const options = async (order: object) => {
    const { document } = await (await open(order)).see();
    return [...document.querySelectorAll('[name="state"] option')].map((option) =>
      option.getAttribute('value'),
    );
  };

  expect(await options({})).toEqual(['', 'processing', 'sent', 'completed']);
  expect(await options({ paidTotal: 9 })).toEqual(['', 'processing', 'sent', 'completed', 'refunded']);
});

test('a refund names pieces, delivery or an amount, and the key of its page; nothing at all is told at the amount', async () => {
  const { see, send, sent } = await open(
    {},
    { 'POST /api/v2/ecommerce/order/refund/2026-000007': () => paidOrder },
  );
  const { document } = await see();
  const key = document.querySelector<HTMLInputElement>('[name="key"]')?.value ?? '';
  expect(key).toMatch(/^[\w-]{36}$/);

  const nothing = await send({ form: 'refund', key, 'pieces.31': '0', amount: '', restock: 'true' });
  expect(faultsIn(nothing.document)).toEqual({ amount: 'Unos ovog polja je obavezan' });
  const wrong = await send({ form: 'refund', key, 'pieces.31': '-1', amount: '1.200' });
  expect(Object.keys(faultsIn(wrong.document)).toSorted()).toEqual(['amount', 'pieces.31']);
  expect(faultsIn(wrong.document).amount).toContain('može čitati na dva načina');
  for (const amount of ['-5', 'abc', '0']) {
    const { document: told } = await send({ form: 'refund', key, 'pieces.31': '0', amount });
    expect(faultsIn(told)).toEqual({ amount: 'Upišite iznos, npr. 12,50.' });
  }
  expect(sent('/refund/')).toBeUndefined();

  await send({
    form: 'refund',
    key,
    'pieces.31': '2',
    amount: '12,5',
    reason: ' Šteta ',
    withDelivery: 'true',
  });
  expect(sent('/refund/')?.body).toEqual({
    key,
    items: [{ itemId: 31, quantity: 2 }],
    withDelivery: true,
    amount: 12.5,
    reason: 'Šteta',
    restock: false,
    isByHand: false,
    isHandedOver: false,
  });
});

test('[OFFICE-08] what is said elsewhere or was done is not offered: delivery given back, one rate of tax, nothing to send', async () => {
  const rate = { rate: 25, base: 25.2, tax: 6.3 };
  const withTaxes = (...taxes: object[]) => ({ prices: { ...paidOrder.prices, taxes } });
  const shown = async (order: object) => {
    const { document } = await (await open(order)).see();
    return ['[name="withDelivery"]', '#h-porezi'].map((one) => document.querySelector(one) !== null);
  };
  const givenBack = (state: string) => [{ ...paidOrder.refunds[0], state, withDelivery: true }];

  expect(await shown({ ...withTaxes(rate), refunds: givenBack('failed') })).toEqual([true, false]);
  expect(await shown({ ...withTaxes(rate, { ...rate, rate: 13 }), refunds: givenBack('done') })).toEqual([
    false,
    true,
  ]);
  const sending = 'POST /api/v2/ecommerce/order/bulk';
  const refusedOne = { id: 7, slug: '', buyer: 'Ana', state: 'paid', quantity: 1, refused: 'nothing' };
  const { see } = await open({}, { [sending]: () => ({ records: [refusedOne] }) });
  const { document } = await see('/admin/narudzbe/slanje?ids=7');
  expect(document.querySelector('main input')).toBeNull();
  expect(document.querySelector('main')?.textContent).toContain('Natrag');
});

test('[ORDER-024] more pieces than are left are refused beside them, and what was typed stays', async () => {
  const fields = [{ path: 'pieces.31', kind: 'quantityTooLarge', message: 'At most 2.' }];
  const { send } = await open(
    {},
    {
      'POST /api/v2/ecommerce/order/refund/2026-000007': () => {
        throw refused(400, 'VALIDATION_FAILED', 'Wrong.', { fields });
      },
    },
  );

  const { status, document } = await send({
    form: 'refund',
    key: 'kljuc-123',
    'pieces.31': '99',
    reason: 'Šteta',
    restock: 'true',
  });

  expect(status).toBe(400);
  expect(faultsIn(document)).toEqual({ 'pieces.31': 'Toliko komada nije ostalo za povrat.' });
  const sentForm = document.querySelector('form[aria-label="Povrat novca"]');
  const typedIn = (name: string) => sentForm?.querySelector(`[name="${name}"]`)?.getAttribute('value');
  expect([typedIn('pieces.31'), typedIn('reason')]).toEqual(['99', 'Šteta']);
});

test('an amount is read as it is written, and never as a thousand times more or less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.constantFrom(',', '.'), (cents, point) => {
      const text = (cents / 100).toFixed(2).replace('.', point);
      expect(amountIn(text)).toBe(cents / 100);
      expect(amountIn(`${text} €`)).toBe(cents / 100);
      expect(amountIn(`${text}0`)).toBeUndefined();
    }),
  );
  for (const text of ['0', '-5', '1.200', '1,200,00', 'pet', '1e5', ''])
    expect(amountIn(text)).toBeUndefined();
});

test('[OFFICE-02] pieces of which no money is left are taken back without any, and a row at 0,00 is not called money', async () => {
  const free = {
    prices: { ...paidOrder.prices, refundedTotal: 31.5, handedBackTotal: 31.5 },
    refunds: [{ ...paidOrder.refunds[0], amount: 0, creditNumber: null }],
  };
  const refund = 'POST /api/v2/ecommerce/order/refund/2026-000007';
  const { see, send, sent } = await open(free, { [refund]: () => paidOrder });

  const { document } = await see();

  const panel = document.querySelector('[aria-labelledby="h-povrat"]') as Element;
  expect(panel.textContent).toContain('Novca za povrat više nema.');
  expect(panel.querySelector('input[name="amount"]')).toBeNull();
  expect(document.querySelector('[aria-labelledby="h-uplate"]')?.textContent).toContain(
    'Vraćeni artikli, bez novca',
  );
  const fields = { form: 'refund', key: 'besplatno-1', withoutMoney: 'true', restock: 'true' };
  const none = await send({ ...fields, 'pieces.31': '0' });
  expect(Object.keys(faultsIn(none.document))).toEqual(['pieces.31']);
  expect((await send({ ...fields, 'pieces.31': '2' })).status).toBe(303);
  expect(sent('/order/refund/')?.body).toMatchObject({
    amount: 0,
    items: [{ itemId: 31, quantity: 2 }],
    restock: true,
  });
});
