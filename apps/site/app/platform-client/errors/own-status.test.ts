import { CallError } from '@izlog/contract/client';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { withOwnStatus } from './own-status.ts';

/** What a page's loader throws once the build knows the status of failed calls. */
async function thrownBy(error: unknown): Promise<unknown> {
  const loader = () => Promise.reject(error);
  const build = { routes: { page: { id: 'page', module: { default: () => null, loader } } } };
  const { routes } = withOwnStatus(build as unknown as ServerBuild);
  const wrapped = routes.page?.module.loader as unknown as () => Promise<unknown>;
  return wrapped().then(
    () => undefined,
    (failure: unknown) => failure,
  );
}

test('[ROUTE-056] a call that the platform refuses fails the page with the status of the refusal', async () => {
  const failure = await thrownBy(
    new CallError({ status: 403, code: 'FORBIDDEN', message: 'You may not do this.' }),
  );

  expect(failure).toMatchObject({ data: null, init: { status: 403 } });
});

test('[ROUTE-056, API-012] without any answer there is no status, and the page fails with its own fault', async () => {
  const silent = new CallError({ status: 0, message: 'The platform does not answer.' });

  expect(await thrownBy(silent)).toBe(silent);
});

test('redirects and our own faults come through as they are', async () => {
  const redirect = new Response(null, { status: 302 });
  const bug = new Error('a bug');

  expect(await thrownBy(redirect)).toBe(redirect);
  expect(await thrownBy(bug)).toBe(bug);
});

test('a page without a loader has none afterwards', () => {
  const build = { routes: { page: { id: 'page', module: { default: () => null } }, gone: undefined } };

  const { routes } = withOwnStatus(build as unknown as ServerBuild);

  expect(routes.page?.module).not.toHaveProperty('loader');
  expect(routes.gone).toBeUndefined();
});
