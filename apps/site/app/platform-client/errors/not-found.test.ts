import { CallError } from '@izlog/contract/client';
import { UNSAFE_ErrorResponseImpl as ErrorResponse, isRouteErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { notFound, orNotFound } from './not-found.ts';

const thrown = (answer: Promise<unknown>) =>
  answer.then(
    () => undefined,
    (error: unknown) => error,
  );

test("[ROUTE-052] a lost page is the message 'This page could not be found' with status 404", () => {
  const { data, init } = notFound();

  expect(data).toBe('This page could not be found');
  expect(init?.status).toBe(404);
  expect(isRouteErrorResponse(new ErrorResponse(404, init?.statusText, data))).toBe(true);
});

test('[ROUTE-054] a record that the platform does not know is the same 404', async () => {
  const error = await thrown(
    orNotFound(Promise.reject(new CallError({ status: 404, message: 'No such product.' }))),
  );

  expect(error).toMatchObject(notFound());
});

test('[ROUTE-054] a name that cannot be one (a zero byte) is the same 404, not a fault', async () => {
  const refused = new CallError({ status: 400, code: 'VALIDATION_FAILED', message: 'Not valid.' });

  expect(await thrown(orNotFound(Promise.reject(refused)))).toMatchObject(notFound());
});

test('[ROUTE-054] what was found comes through, and another error stays what it is', async () => {
  const fault = new CallError({ status: 503, message: 'Busy.' });

  expect(await orNotFound(Promise.resolve(7))).toBe(7);
  expect(await thrown(orNotFound(Promise.reject(fault)))).toBe(fault);
});
