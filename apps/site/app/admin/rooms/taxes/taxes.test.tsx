import hr from '@izlog/contract/texts/hr/staff.json';
import { expect, test } from 'vitest';
import type { Answers } from '#site/testing/fake-platform.ts';
import { faultsIn, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const vienna = { country: 'AT', from: '2026-01-01', rate: 20, classes: [{ taxClassId: 7, rate: 10 }] };
const settings = {
  usualRate: null,
  ossFrom: '2026-01-01',
  countries: [vienna],
  revision: 'r1',
  home: 'HR',
  taxClasses: [{ id: 7, name: 'Knjige', rate: 5 }],
  lacking: ['SI', 'IT'],
  abroad: {
    limit: 10_000,
    currency: 'EUR',
    thisYear: { year: 2026, amount: 8200 },
    lastYear: { year: 2025, amount: 12_400 },
  },
};
const answers: Answers = {
  'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope: ['settings.edit'] }),
  'GET /api/v1/ecommerce/taxes/get': () => settings,
  'PATCH /api/v1/ecommerce/taxes/save': ({ body }) => ({ ...settings, ...body }),
};
const path = '/admin/porezi';
/** The language of the back office that somebody chose. */
const german = 'GET /api/v1/settings/general/user';

test('[OFFICE-02, CART-062] taxes are set by country and class without scripts; what lacks a rate, and the threshold, are said', async () => {
  const site = await startSite({
    answers: { ...answers, 'GET /api/v1/ecommerce/taxes/get': () => settings },
  });
  const home = await startSite({
    answers: { ...answers, 'GET /api/v1/ecommerce/taxes/get': () => ({ ...settings, ossFrom: null }) },
  });
  const { document } = await site.visit(path, { headers: { cookie } });
  const suggested = await site.visit(`${path}?suggest`, { headers: { cookie } });
  const before = await home.visit(path, { headers: { cookie } });
  const values = Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('main form input[name], main form select')]
      .filter((one) => one.type !== 'checkbox' || one.checked)
      .map((one) => [one.name, one.value]),
  );
  const slovenia = { 'rate.1.country': 'SI', 'rate.1.from': '2026-02-01', 'rate.1.usual': '22' };

  const saved = await site.visit(
    path,
    sentForm({ ...values, ...slovenia, usualRate: '24,5', 'rate.1.class-7': '9,5' }, cookie),
  );
  const wrong = await site.visit(
    path,
    sentForm(
      {
        ...values,
        ossFrom: '',
        usualRate: '101',
        'rate.0.from': '',
        'rate.0.class-7': 'x',
        'rate.1.usual': '22',
      },
      cookie,
    ),
  );
  const removed = await site.visit(path, sentForm({ ...values, isOss: '', 'rate.0.country': '' }, cookie));

  const text = document.querySelector('main')?.textContent ?? '';
  expect(text).toContain('2 države nemaju stopu');
  expect(text).toContain('Slovenija, Italija');
  expect(text, 'the tax of the country counts already').not.toContain('Prag je prijeđen');
  expect(before.document.querySelector('main')?.textContent).toMatch(
    /2025\.: 12\.400\s€ od 10\.000\s€.*Prag je prijeđen/,
  );
  expect(suggested.document.querySelectorAll('.taxes__row')).toHaveLength(27);
  expect(saved.status).toBe(303);
  expect(faultsIn(wrong.document)).toEqual({
    usualRate: hr['taxes.rateWrong'],
    ossFrom: hr['taxes.dayWrong'],
    'rate.0.from': hr['taxes.dayWrong'],
    'rate.0.class-7': hr['taxes.rateWrong'],
    'rate.1.country': hr['taxes.countryNone'],
  });
  expect(removed.status).toBe(303);
  expect(site.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    {
      revision: 'r1',
      usualRate: 24.5,
      ossFrom: '2026-01-01',
      countries: [
        vienna,
        { country: 'SI', from: '2026-02-01', rate: 22, classes: [{ taxClassId: 7, rate: 9.5 }] },
      ],
    },
    { revision: 'r1', usualRate: null, ossFrom: null, countries: [] },
  ]);
});

test('[ADMIN-014] countries are called as whoever works here reads them, also in a shop that has not their language', async () => {
  const site = await startSite({
    answers: { ...answers, [german]: () => ({ group: 'global', key: 'language', value: 'de' }) },
    languages: ['hrv'],
  });
  const { document } = await site.visit(path, { headers: { cookie } });

  const names = [...document.querySelectorAll('main option')].map((one) => one.textContent);
  expect(names).toContain('Österreich');
  expect(names).not.toContain('Austrija');
  expect(document.querySelector('main')?.textContent).toContain('Slowenien');
});
