import { CallError, createClient, outcomeOf } from '@izlog/contract/client';
import { productGet } from '@izlog/contract/product/product-get';
import hr from '@izlog/contract/texts/hr/site.json';
import { expect, test } from 'vitest';
import { isMessageKey } from '#site/i18n/messages.ts';
import { errorText } from './error-text.ts';

const words = {
  t: (key: keyof typeof hr) => hr[key],
  isKey: (word: string): word is keyof typeof hr => isMessageKey(hr, word),
};
const told = (fields: { message: string; code?: string; status?: number }) =>
  errorText(new CallError({ status: 400, ...fields }), words);

const known: Array<[string, keyof typeof hr]> = [
  ['Unknown username or password!', 'unknowUserOrPassword'],
  ['User already exist.', 'core.notifications.userExists'],
  ['Incorrect old password.', 'core.notifications.inccorectOldPassword'],
  ['Student is not assigned to any department', 'core.notifications.studentNotAssignedToDepartment'],
  ['Coupon not found!', 'core.notifications.couponNotFound'],
  ['Cart is archived.', 'core.notifications.cartUpdateError'],
];

test.for(known)("[ERR-005] the server's message '%s' is translated", ([message, key]) => {
  expect(told({ message, code: 'ANY' })).toBe(hr[key]);
});

test('[AUTH-003] the code of a wrong login wins over its message; the message alone is translated too', () => {
  const message = 'Unknown username or password!';

  expect(told({ message, code: 'INVALID_LOGIN', status: 401 })).toBe('Prijava nije uspjela');
  expect(told({ message, status: 401 })).toBe(hr.unknowUserOrPassword);
});

test("[ERR-005] 'Session already used.' is not shown", () => {
  expect(told({ message: 'Session already used.', code: 'ANY' })).toBeUndefined();
});

test('[ERR-006] an unknown message is shown as it is, none gives a general one', () => {
  expect(told({ message: 'The shelf is too high.', code: 'SHELF' })).toBe('The shelf is too high.');
  expect(told({ message: '', code: 'SHELF' })).toBe(hr['error.somethingWentWrong']);
  expect(errorText(new Error('a bug'), words)).toBe(hr['error.somethingWentWrong']);
});

test('[API-010] a refusal with a code of the table is told in the language of the page', () => {
  expect(told({ message: 'The requested record was not found.', code: 'NOT_FOUND' })).toBe(
    hr['error.notFound'],
  );
});

test('[API-011, API-013] a fault is told with its status', () => {
  expect(told({ message: 'It broke.', status: 503 })).toBe('It broke. (503)');
});

const client = (answer: { status: number; body: object } | Error) =>
  createClient(async () => {
    if (answer instanceof Error) throw answer;
    return { status: answer.status, headers: {}, text: JSON.stringify(answer.body) };
  });

test('[API-009] an answer with an error gives the errored flag instead of data', async () => {
  const call = client({ status: 404, body: { error: { code: 'NOT_FOUND', message: 'No.' } } });

  expect(await outcomeOf(call(productGet, { slug: 'x' }))).toMatchObject({ errored: true });
  expect(await outcomeOf(Promise.resolve(5))).toEqual({ errored: false, data: 5 });
});

test('[API-011] a fault brings its own status and message', async () => {
  const call = client({ status: 500, body: { error: { statusCode: 503, payload: { message: 'Busy.' } } } });

  expect(await outcomeOf(call(productGet, { slug: 'x' }))).toMatchObject({
    error: { status: 503, message: 'Busy.' },
  });
});

test('[API-012] without any answer the status is 0', async () => {
  const call = client(new Error('connection refused'));

  expect(await outcomeOf(call(productGet, { slug: 'x' }))).toMatchObject({
    errored: true,
    error: { status: 0 },
  });
});

test('[API-027] a cancelled request shows no error', async () => {
  const cancel = new AbortController();
  const call = client(new Error('aborted'));
  cancel.abort();

  const failure = await call(productGet, { slug: 'x' }, { signal: cancel.signal }).catch(
    (error: unknown) => error,
  );

  expect(errorText(failure, words)).toBeUndefined();
});
