import { paymentProviders } from '@izlog/contract/ecommerce/payment-providers';
import de from '@izlog/contract/texts/de/staff.json';
import en from '@izlog/contract/texts/en/staff.json';
import hr from '@izlog/contract/texts/hr/staff.json';
import { expect, test } from 'vitest';
import type { Answers } from '#site/testing/fake-platform.ts';
import { refused } from '#site/testing/fake-platform.ts';
import { faultsIn, sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const method = {
  id: 1,
  code: 'kartica',
  kind: 'monri',
  position: 1,
  isActive: true,
  isForCompanies: false,
  isForDigital: true,
  countries: ['HR'],
  minTotal: null,
  maxTotal: 1000,
  notWithDelivery: [],
  words: { hrv: { name: 'Kartica', description: '' } },
  isReady: true,
  revision: 'aaaa',
};
const addresses = { return: 'https://shop/r', cancel: 'https://shop/c', notice: 'https://shop/n' };
const answers: Answers = {
  'GET /api/v1/user/profile': () => ({ isBackofficeUser: true, scope: ['settings.edit'] }),
  'GET /api/v2/ecommerce/payment/methods': () => [method],
  'GET /api/v2/ecommerce/payment/keys': () => [
    {
      gateway: 'monri',
      isSetUp: true,
      mode: 'test',
      names: ['authenticityToken', 'merchantKey', 'mode'],
      addresses,
    },
  ],
  'GET /api/v2/ecommerce/delivery/methods': () => [],
  'PUT /api/v2/ecommerce/payment/saveMethod': ({ body }) => ({ ...method, ...body }),
  'PUT /api/v2/ecommerce/payment/saveKeys': () => [],
};
const path = '/admin/postavke/placanje/kartica';

test('[ADMIN-001] every key of a provider has its words in each language', () => {
  for (const { keys } of Object.values(paymentProviders))
    for (const name of Object.keys(keys ?? {}))
      for (const words of [hr, en, de]) expect(words, name).toHaveProperty([`payment.key.${name}`]);
});

test('[OFFICE-14] a way to pay is saved from what was read; the last one is switched off only when that is meant', async () => {
  const site = await startSite({
    answers: {
      ...answers,
      'PUT /api/v2/ecommerce/payment/saveMethod': ({ body }) => {
        if (!body.isActive && !body.evenIfLast) throw refused(409, 'LAST_PAYMENT_METHOD', 'x');
        return method;
      },
    },
  });
  const list = await site.visit('/admin/postavke/placanje', { headers: { cookie } });
  const typed = {
    form: 'payment',
    revision: 'aaaa',
    'name-hrv': 'Kartica',
    position: '1',
    countries: 'hr, si',
    minTotal: '5',
    maxTotal: '1000',
  };
  const asked = await site.visit(path, sentForm(typed, cookie));
  const wrong = await site.visit(
    path,
    sentForm({ ...typed, minTotal: '1.200', countries: 'Austrija' }, cookie),
  );
  const saved = await site.visit(path, sentForm({ ...typed, evenIfLast: 'true' }, cookie));

  expect(list.document.querySelector('main .ledger')?.textContent).toMatch(
    /Kartica.*Monri.*Hrvatska.*na probi/s,
  );
  expect(asked.document.querySelector('[name="evenIfLast"]')).not.toBeNull();
  const ticked = asked.document.querySelectorAll<HTMLInputElement>('[name="countries"][checked]');
  expect([...ticked].map(({ value }) => value)).toEqual(['HR', 'SI']);
  expect(Object.keys(faultsIn(wrong.document))).toEqual(expect.arrayContaining(['countries', 'minTotal']));
  expect(saved.location).toBe(path);
  expect(site.calls.findLast(({ method: verb }) => verb === 'PUT')?.body).toMatchObject({
    code: 'kartica',
    kind: 'monri',
    revision: 'aaaa',
    isActive: false,
    evenIfLast: true,
    countries: ['HR', 'SI'],
    minTotal: 5,
  });
});

test('[OFFICE-14] keys of a bank are sent, asked for with the password, and never shown again, not even over a refusal', async () => {
  const site = await startSite({
    answers: {
      ...answers,
      'PUT /api/v2/ecommerce/payment/saveKeys': () => {
        throw refused(400, 'PROOF_REQUIRED', 'x');
      },
    },
  });
  const shown = await site.visit(path, { headers: { cookie } });
  const typed = {
    form: 'keys',
    'key.mode': 'live',
    'key.authenticityToken': 'tok-1',
    'key.merchantKey': 'taj-2',
  };
  const asked = await site.visit(path, sentForm(typed, cookie));
  const missing = await site.visit(path, sentForm({ ...typed, 'key.merchantKey': '' }, cookie));

  expect(shown.document.querySelector('main')?.textContent).toContain(hr['payment.keysSet.test']);
  expect(asked.document.querySelector('[name="currentPassword"]')).not.toBeNull();
  expect(asked.html).not.toContain('taj-2');
  expect(asked.html).not.toContain('tok-1');
  expect(Object.keys(faultsIn(missing.document))).toEqual(['key.merchantKey']);
  expect(site.calls.findLast(({ method: verb }) => verb === 'PUT')?.body).toEqual({
    gateway: 'monri',
    keys: { mode: 'live', authenticityToken: 'tok-1', merchantKey: 'taj-2' },
  });
});
