import { createClient } from '@izlog/contract/client';
import { expect, test, vi } from 'vitest';
import { fakePlatform, refused } from '#site/testing/fake-platform.ts';
import { isStaff } from './is-staff.server.ts';

const fresh = () => ({ accessToken: 'token', strategy: 'admin' });
const platform = (answer: () => unknown) =>
  createClient(fakePlatform({ 'GET /api/v1/user/profile': answer }).transport);

test('[SHELL-005] the platform says who is staff', async () => {
  expect(await isStaff({ session: fresh(), call: platform(() => ({ isBackofficeUser: true })) })).toBe(true);
  expect(await isStaff({ session: fresh(), call: platform(() => ({ isBackofficeUser: false })) })).toBe(
    false,
  );
});

test('a visitor without a token is not staff, and the platform is not asked', async () => {
  const answer = vi.fn();

  expect(await isStaff({ session: undefined, call: platform(answer) })).toBe(false);

  expect(answer).not.toHaveBeenCalled();
});

test.for([401, 403])('a token refused with %i is nobody of the staff', async (status) => {
  const call = platform(() => {
    throw refused(status, 'REFUSED');
  });

  expect(await isStaff({ session: fresh(), call })).toBe(false);
});

test('a platform in trouble is not taken for a no', async () => {
  const call = platform(() => {
    throw refused(503, 'OVERLOADED');
  });

  await expect(isStaff({ session: fresh(), call })).rejects.toMatchObject({ status: 503 });
});
