import { isOpenInMaintenance } from '@izlog/contract/open/in-maintenance';
import { expect } from 'vitest';
import { setOptions } from '#test/builders/option.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';

async function close(platform: TestPlatform, isClosed: boolean, site: 1 | 2 = 1) {
  await setOptions(platform, { MaintenanceMode: String(isClosed) }, site);
  // What the listener for changes does in a shop.
  platform.kernel.sites.forget();
}

/** What an endpoint answers to a call without any input, as status and code. */
async function answerOf(
  platform: TestPlatform,
  endpoint: TestPlatform['endpoints'][number],
  as: 'visitor' | 'customer' | 'staff',
  site: 1 | 2 = 1,
) {
  const url = endpoint.path.replaceAll(/\{\w+\}/g, '1');
  const answer = await platform.http({ method: endpoint.method, url, payload: {} }, { as, site });
  return answer.json().error?.code as string | undefined;
}

test('[SHELL-019, SHELL-022] while a site is closed for maintenance no visitor and no customer writes', async ({
  platform,
}) => {
  const writes = platform.endpoints.filter(
    (one) => (one.access === 'visitor' || one.access === 'customer') && !isOpenInMaintenance(one),
  );
  expect(writes.length).toBeGreaterThan(30);
  await close(platform, true);

  for (const endpoint of writes) {
    const what = `${endpoint.method} ${endpoint.path}`;
    expect([what, await answerOf(platform, endpoint, 'customer')]).toEqual([what, 'MAINTENANCE']);
  }
  await close(platform, false);
});

test('[SHELL-019, SHELL-021] staff write, everybody reads, another site sells, and the end of it is heard at once', async ({
  platform,
}) => {
  const named = (path: string) => {
    const found = platform.endpoints.find((one) => one.path === path);
    if (!found) throw new Error(`there is no ${path}`);
    return found;
  };
  const clear = named('/api/v2/ecommerce/clearCart');
  await close(platform, true);

  const closed = [
    await answerOf(platform, clear, 'visitor'),
    await answerOf(platform, named('/api/v1/cms/comment/create'), 'visitor'),
  ];
  const open = [
    await answerOf(platform, clear, 'staff'),
    await answerOf(platform, clear, 'visitor', 2),
    await answerOf(platform, named('/api/v1/product/web/filter'), 'visitor'),
    await answerOf(platform, named('/api/v1/user/web/password/forgot'), 'visitor'),
    await answerOf(platform, named('/api/v1/login'), 'visitor'),
    await answerOf(platform, named('/api/v2/ecommerce/payment/notice/{siteId}/{gateway}'), 'visitor'),
  ];
  await close(platform, false);

  expect(closed).toEqual(['MAINTENANCE', 'MAINTENANCE']);
  expect(open).not.toContain('MAINTENANCE');
  expect(await answerOf(platform, clear, 'visitor')).not.toBe('MAINTENANCE');
});
