import type { EndpointInput } from '@izlog/contract/endpoint';
import { createProgramKey } from '@izlog/contract/user/programs/program-keys';
import type { CallOptions, TestPlatform } from '../kit.ts';

let made = 0;

/** A key made by an owner (or by whom `by` says), and how its program calls: by the accessToken alone. */
export async function buildKey(
  platform: TestPlatform,
  given: Partial<EndpointInput<typeof createProgramKey>> = {},
  by: CallOptions = { as: 'staff' },
) {
  made++;
  const { key, secret } = await platform.call(
    createProgramKey,
    { name: `Program ${made}`, mayRead: [], mayWrite: [], endsOn: null, ...given },
    by,
  );
  return { ...key, secret, as: asProgram(secret) };
}

/** How a program calls: the key is all it needs; `site` names one besides. */
export const asProgram = (secret: string, site?: 1 | 2): CallOptions =>
  site
    ? { as: 'nobody', site, headers: { accessToken: secret } }
    : { as: 'nobody', headers: { accessToken: secret, site: undefined, store: undefined } };
