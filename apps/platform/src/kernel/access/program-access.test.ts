import { type AnyEndpoint, permissionsOf } from '@izlog/contract/endpoint';
import { permissions, withContained } from '@izlog/contract/permissions';
import { type KeyRight, keyPresets, keyRights } from '@izlog/contract/user/programs/key-rights';
import { isOpenToPrograms, namedForPrograms } from '@izlog/contract/user/programs/open-to-programs';
import fc from 'fast-check';
import { expect } from 'vitest';
import { buildKey } from '#test/builders/program-key.ts';
import { platformTestWith, type TestPlatform } from '#test/kit.ts';
import { Refusal } from '../refusal.ts';
import { accessMatrix, matrixCallers } from './access-matrix.ts';
import { mustHaveAccess } from './caller.ts';
import { type KeyScope, rightsInCall } from './program-access.ts';

// In production, so that a call without apiKey is nobody's (API-005).
const test = platformTestWith({ NODE_ENV: 'production' });

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
const isRead = ({ method, reads }: AnyEndpoint) => method === 'GET' || reads === true;

/** Plays every endpoint with a key over HTTP, and names those that answered otherwise than the matrix says. */
async function play(platform: TestPlatform, scope: { mayRead: KeyRight[]; mayWrite: KeyRight[] }) {
  const { as } = await buildKey(platform, { ...scope, callsPerMinute: 6000 });
  const caller = matrixCallers({}, { it: scope }).slice(-1);
  const says = new Map(
    accessMatrix(platform.endpoints, caller).map((row) => [row.endpoint, row.outcomes[0]]),
  );
  const wrong: string[] = [];
  for (const endpoint of platform.endpoints) {
    const url = endpoint.path.replaceAll('{ext}', 'json').replaceAll(/\{\w+\}/g, '999999999');
    const answer = await platform.http({ method: endpoint.method, url }, as);
    const code = answer.statusCode === 403 || answer.statusCode === 401 ? answer.json().error.code : 'let in';
    const expected = says.get(nameOf(endpoint));
    const isLetIn = !['FORBIDDEN', 'NOT_FOR_PROGRAMS', 'LOGIN_REQUIRED'].includes(code);
    if (isLetIn !== (expected === 'yes')) wrong.push(`${nameOf(endpoint)}: ${code}, ${expected}`);
    // What the declaration says, not what our rule makes of it.
    const named = withContained([...scope.mayWrite, ...(isRead(endpoint) ? scope.mayRead : [])]);
    const needed = permissionsOf(endpoint.access);
    if (isLetIn && needed.length > 0 && !needed.some((one) => named.includes(one)))
      wrong.push(`${nameOf(endpoint)}: let in without its right`);
    if (isLetIn && endpoint.access === 'customer') wrong.push(`${nameOf(endpoint)}: let in as a customer`);
  }
  return wrong;
}

test('[DOOR-01] the key of a warehouse gets from every endpoint what the matrix says', async ({
  platform,
}) => {
  const { mayRead, mayWrite } = keyPresets.warehouse;
  expect(await play(platform, { mayRead: [...mayRead], mayWrite: [...mayWrite] })).toEqual([]);
});

test('[DOOR-01] each right of a key, reading and writing, each preset and all rights at once get from every endpoint what the matrix says', {
  tags: 'release',
  timeout: 600_000,
}, async ({ platform }) => {
  const scopes = [
    ...keyRights.flatMap((one) => [
      { mayRead: [one], mayWrite: [] },
      { mayRead: [], mayWrite: [one] },
    ]),
    ...Object.values(keyPresets).map(({ mayRead, mayWrite }) => ({
      mayRead: [...mayRead],
      mayWrite: [...mayWrite],
    })),
    { mayRead: [...keyRights], mayWrite: [] },
    { mayRead: [], mayWrite: [...keyRights] },
  ];
  for (const scope of scopes) expect(await play(platform, scope), JSON.stringify(scope)).toEqual([]);
});

test('[DOOR-01] no key opens a login, a password, an account, a cart, a colleague or a key, whatever it holds', ({
  platform,
}) => {
  const isOpen = platform.endpoints.filter(isOpenToPrograms).map(nameOf);

  const never =
    /login|logout|refresh|password|secondFactor|passkey|session\/|joined|\/prove|\/role\/|\/staff\/|programKey\/(?!own)|audit|social|\/register|\/web\/(?!filter|get|category|tag|consent\/filter)|Cart|addItem|order\/create|personalData|erase|saveKeys|Certificate|site\/create|mail\/server|user\/profile|newsletter\/(?:sub|confirm|unsub)|comment\/create|storeData/;
  expect(
    isOpen.filter(
      (one) => never.test(one) && !/certificates$|cart\/abandoned|edit\/session|social\/providers/.test(one),
    ),
  ).toEqual([]);
  // And those for which keys are there.
  expect(isOpen).toEqual(
    expect.arrayContaining([
      'GET /api/v2/ecommerce/order/filter',
      'POST /api/v1/product/web/filter',
      'POST /api/v1/product/stock/adjust',
      'PATCH /api/v1/product/record/update/{id}',
      'POST /api/v2/ecommerce/order/fulfilment/create/{slug}',
    ]),
  );
  const all = new Set(platform.endpoints.map(nameOf));
  expect(namedForPrograms.filter((one) => !all.has(one))).toEqual([]);
});

test('[DOOR-01] what a key is let into its maker is let into as well, whatever both hold', ({ platform }) => {
  const some = fc.subarray([...permissions]);
  const ofKey = fc.subarray([...keyRights]);
  const login = { userId: 1, sessionId: 'x' };
  const letsIn = (act: () => void) => {
    try {
      act();
      return true;
    } catch (thrown) {
      if (thrown instanceof Refusal) return false;
      throw thrown;
    }
  };
  fc.assert(
    fc.property(
      some,
      ofKey,
      ofKey,
      fc.constantFrom(...platform.endpoints),
      (own, mayRead, mayWrite, endpoint) => {
        const makers = withContained(own);
        const scope: KeyScope = { mayRead, mayWrite };
        let held: readonly string[] = [];
        const isLetIn = letsIn(() => {
          held = rightsInCall(endpoint, scope, makers);
          mustHaveAccess(endpoint.access, {
            kind: 'staff',
            ...login,
            permissions: rightsInCall(endpoint, scope, makers),
          });
        });
        const isMakerLetIn = letsIn(() =>
          mustHaveAccess(endpoint.access, { kind: 'staff', ...login, permissions: makers }),
        );
        expect(isLetIn && !isMakerLetIn).toBe(false);
        expect(held.filter((one) => !makers.some((each) => each === one))).toEqual([]);
        expect(held).not.toContain('staff.edit');
        if (!isRead(endpoint))
          expect(held.filter((one) => !withContained(mayWrite).some((x) => x === one))).toEqual([]);
      },
    ),
    { numRuns: 500 },
  );
});
