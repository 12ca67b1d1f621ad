import hr from '@izlog/contract/texts/hr/staff.json';
import { expect, test } from 'vitest';
import type { Answers } from '#site/testing/fake-platform.ts';
import { faultsIn, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const rate = {
  countries: null,
  minWeight: null,
  maxWeight: 2000,
  minTotal: null,
  maxTotal: null,
  price: 3.9,
  freeFrom: 60,
};
const method = {
  id: 1,
  code: 'kurir',
  position: 2,
  isActive: true,
  branchProvider: null,
  isPickup: false,
  branches: 0,
  words: { hrv: { name: 'Kurir', description: '' } },
  rates: [rate, { ...rate, maxWeight: null, price: 7.5, freeFrom: null, countries: ['SI'] }],
};
const answers: Answers = {
  'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope: ['settings.edit'] }),
  'GET /api/v2/ecommerce/delivery/methods': () => [method],
  'GET /api/v2/ecommerce/delivery/placeLists': () => [
    { code: 'own', places: 1, isOwn: true },
    { code: 'overseas', places: 412, isOwn: false },
  ],
  'PUT /api/v2/ecommerce/delivery/saveMethod': ({ body }) => ({ ...body, id: 1, branches: 0 }),
};
const path = '/admin/dostava/kurir';

test('[CHECKOUT-034] delivery prices are changed by country, weight and total, and free limits too', async () => {
  const site = await startSite({ answers });
  const { document } = await site.visit(path, { headers: { cookie } });
  const list = await site.visit('/admin/dostava', { headers: { cookie } });
  const values = Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('main form input[name], main form select')]
      .filter((one) => one.type !== 'checkbox' || one.checked)
      .map((one) => [one.name, one.value]),
  );

  const typed = { ...values, 'rate.0.price': '4,20', 'rate.1.countries': 'si, at' };
  const saved = await site.visit(path, sentForm(typed, cookie));
  const wrong = await site.visit(
    path,
    sentForm(
      { ...typed, 'rate.0.price': '1.200', 'rate.1.countries': 'Slovenija', 'rate.2.maxWeight': '5' },
      cookie,
    ),
  );

  const turned = await site.visit(
    path,
    sentForm({ ...typed, 'rate.0.minWeight': '3000', 'rate.0.maxWeight': '1000' }, cookie),
  );

  expect([...document.querySelectorAll('main select option')].map(({ textContent }) => textContent)).toEqual([
    'Na adresu kupca',
    'Naše poslovnice (1)',
    'Overseas Express (412)',
  ]);
  // Both prices are named, each with what it is for.
  expect([...list.document.querySelectorAll('main .ledger ul li')].map((li) => li.textContent)).toEqual([
    'do 2 kg · 3,90\u00a0€ · besplatno od 60,00\u00a0€',
    'Slovenija · 7,50\u00a0€',
  ]);
  expect(list.document.querySelector('main .ledger .num')?.textContent).toBe('3,90\u00a0€ do 7,50\u00a0€');
  // The price that is not there yet is folded away, and says what it is.
  const more = document.querySelector('main form details:has(input[name="rate.2.price"])');
  expect([more?.hasAttribute('open'), more?.querySelector('summary')?.textContent]).toEqual([
    false,
    hr['delivery.newRate'],
  ]);
  expect(saved.location).toBe(path);
  expect(site.calls.find(({ method: verb }) => verb === 'PUT')?.body).toEqual({
    code: 'kurir',
    position: 2,
    isActive: true,
    branchProvider: null,
    isPickup: false,
    words: { hrv: { name: 'Kurir', description: '' } },
    rates: [
      { ...rate, price: 4.2 },
      { ...method.rates[1], countries: ['SI', 'AT'] },
    ],
  });
  expect(faultsIn(wrong.document)).toEqual({
    'rate.0.price': hr['delivery.numberWrong'],
    'rate.1.countries': hr['delivery.countriesWrong'],
    'rate.2.price': 'Unos ovog polja je obavezan',
  });
  // No cart would ever have it, and nobody could order.
  expect(faultsIn(turned.document)).toMatchObject({ 'rate.0.maxWeight': hr['payment.totalsWrong'] });
});

test('[CHECKOUT-034] the owner is told of weights that fall between two ways of delivery; one that nobody is offered fills nothing', async () => {
  const heavy = { ...method, id: 2, code: 'teret', rates: [{ ...rate, minWeight: 5000, maxWeight: null }] };
  const between = {
    ...method,
    id: 3,
    code: 'mjesta',
    branchProvider: 'gls',
    rates: [{ ...rate, maxWeight: 9000 }],
  };
  const light = { ...method, rates: [rate] };
  const told = async (...ways: object[]) => {
    const site = await startSite({
      answers: { ...answers, 'GET /api/v2/ecommerce/delivery/methods': () => ways },
    });
    const { document } = await site.visit('/admin/dostava', { headers: { cookie } });
    return document.querySelector('main .note')?.textContent ?? '';
  };

  expect(await told(light, heavy, between)).toContain('nema cijene između 2 i 5 kg');
  expect(await told(light, heavy, { ...between, branches: 3 })).toBe('');
  expect(await told(light, { ...heavy, isActive: false })).toBe('');
});
