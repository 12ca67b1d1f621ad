import { expect, test } from 'vitest';
import type { FakeCall } from '#site/testing/fake-platform.ts';
import { startSite } from '#site/testing/start-site.ts';

/** Times that the main navigation was asked for, and whether each was to be asked again. */
const asked = (calls: readonly FakeCall[]) =>
  calls.filter(({ path }) => path.endsWith('/navigation/tree/main')).map(({ headers }) => headers.anew);

test('[API-016] a page whose answers are from two publishes is made once more, of answers that nobody held', async () => {
  const site = await startSite({
    headersOf: ({ path, headers }): Record<string, string> => {
      if (!path.includes('/cms/')) return {};
      return { 'x-content-seq': headers.anew || path.includes('/element/') ? '8' : '7' };
    },
  });

  const { status, cacheable } = await site.visit('/');

  expect([status, cacheable]).toEqual([200, true]);
  expect(asked(site.calls)).toEqual([undefined, '1']);
});

test('[API-016] a page that keeps meeting publishes is sent and not held; one that met none is made once', async () => {
  let number = 0;
  const hasty = await startSite({ headersOf: () => ({ 'x-content-seq': String(number++) }) });
  const calm = await startSite({ headersOf: () => ({ 'x-content-seq': '3' }) });

  expect(await hasty.visit('/')).toMatchObject({ status: 200, cacheable: false });
  expect(asked(hasty.calls)).toHaveLength(3);
  expect(await calm.visit('/')).toMatchObject({ status: 200, cacheable: true });
  expect(asked(calm.calls)).toHaveLength(1);
});
