import { existsSync } from 'node:fs';
import { isOpenInDemonstration, namedInDemonstration } from '@izlog/contract/open/in-demonstration';
import { getProductRecord, updateProductRecord } from '@izlog/contract/product/record/product-record-calls';
import { login } from '@izlog/contract/user/login';
import { expect } from 'vitest';
import { openCarrierOfSites, outboxFolder } from '#platform/services/messaging/carriers.ts';
import { guardOf, guessesPerAccount } from '#platform/services/people/login/log-in.ts';
import { buildProduct } from '#test/builders/product.ts';
import { recordWords } from '#test/builders/record-words.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { countAttempt } from '../limits/attempts.queries.ts';

const test = platformTestWith({}, { isDemonstration: true });

const nameOf = ({ method, path }: TestPlatform['endpoints'][number]) => `${method} ${path}`;

test('[REL-13] a demonstration refuses whoever writes what is not said to be open', async ({ platform }) => {
  const closed = platform.endpoints.filter((endpoint) => !isOpenInDemonstration(endpoint));
  expect(closed.length).toBeGreaterThan(100);

  for (const as of ['visitor', 'customer', 'staff'] as const)
    for (const endpoint of closed) {
      const url = endpoint.path.replaceAll(/\{\w+\}/g, '1');
      const answer = await platform.http({ method: endpoint.method, url, payload: {} }, { as });

      expect([nameOf(endpoint), answer.json().error?.code]).toEqual([nameOf(endpoint), 'DEMONSTRATION']);
    }
});

test('[REL-13] nobody takes a demonstration over, lays files into it, publishes in it or empties it', ({
  platform,
}) => {
  const open = platform.endpoints
    .filter((endpoint) => endpoint.method !== 'GET' && !endpoint.reads && isOpenInDemonstration(endpoint))
    .map(nameOf);
  const dangers = [
    // Who comes in, and how.
    /password|passkey|secondFactor|session\/|staff|role|joined|social|identity|prove|email/i,
    // What the shop is, where it is, what it sends and to whom it pays.
    /settings\/(?!captcha)|option|mail|saveKeys|saveMethod|deleteMethod|pickupPlace|tax|site\/|language|consent\/(create|save)/i,
    // Files of strangers.
    /upload|file\/|directoryItem|import|addFromBucket|people\/take|statement\/take/i,
    // What leaves the machine.
    /reportAgain/i,
    // What all visitors read.
    /publish|element|term|post\/|page\/|redirect\/(?!addFailed)|form\/save|template|release|promotion|synonym|pin\//i,
    // Much at once, and for good.
    /product\/.*(bulk|delete)|category|attribute|brand|tag\/(?!save)|customer\/erase|cache/i,
  ];
  // Their names hold such a word, and they do no such thing.
  const harmless = new Set([
    'DELETE /api/v1/cms/edit/session/{session}',
    // A sale that nobody scheduled: it changed no price.
    'DELETE /api/v1/product/sale/delete/{id}',
    'POST /api/v1/cms/edit/session',
    'POST /api/v2/ecommerce/order/resendMail/{slug}',
    'PUT /api/v2/ecommerce/checkout/saveOptions',
  ]);

  expect(open.filter((name) => !harmless.has(name) && dangers.some((danger) => danger.test(name)))).toEqual(
    [],
  );
});

test('[REL-13] each call that a demonstration names exists', ({ platform }) => {
  const all = new Set(platform.endpoints.map(nameOf));

  expect(namedInDemonstration.filter((name) => !all.has(name))).toEqual([]);
});

test('[REL-13] guesses at the account of a demonstration keep nobody out of it', async ({ platform }) => {
  const { db, site } = await platform.ctx();
  for (let guess = 0; guess <= guessesPerAccount; guess += 1)
    await countAttempt(db, guardOf(site.id, 'nobody@izlog.example'), 900, new Date());

  expect(
    await platform.refusal(login, { username: 'nobody@izlog.example', password: 'wrong' }),
  ).toMatchObject({
    code: 'INVALID_LOGIN',
  });
});

test('[REL-13] no mail leaves a demonstration, and none is kept in a folder', async ({ platform }) => {
  const carrier = openCarrierOfSites(platform.kernel);

  await carrier.send({ messageId: '<a@izlog>', to: 'a@b.example', from: 'c@d.example', text: 'Hello' }, 1);

  expect(existsSync(outboxFolder(platform.env))).toBe(false);
});

test('[REL-13] in a demonstration a product gets another price, and no other name', async ({ platform }) => {
  const as = { as: 'staff' } as const;
  const id = await buildProduct(platform, { name: 'Teka' });
  const { price, words } = await platform.call(getProductRecord, { id }, as);

  await platform.call(updateProductRecord, { id, price: { ...price, base: 12 } }, as);
  const named = await platform.refusal(
    updateProductRecord,
    { id, words: { ...words, hrv: recordWords('Nešto ružno') } },
    as,
  );
  const after = await platform.call(getProductRecord, { id }, as);

  expect(named.status).toBe(403);
  expect([after.price.base, after.words.hrv?.name]).toEqual([12, 'Teka']);
});
