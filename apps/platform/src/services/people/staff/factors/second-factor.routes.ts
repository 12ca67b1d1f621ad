import {
  beginOwnPasskey as beginOwnEndpoint,
  createOwnPasskey as createOwnEndpoint,
  deleteOwnPasskey as deleteOwnEndpoint,
  listOwnPasskeys,
} from '@izlog/contract/user/passwordless/own-passkeys';
import {
  beginPasskey as beginPasskeyEndpoint,
  beginPasskeyLogin as beginPasskeyLoginEndpoint,
  beginTotp as beginTotpEndpoint,
  confirmTotp as confirmTotpEndpoint,
  createPasskey as createPasskeyEndpoint,
  createRecoveryCodes as createRecoveryCodesEndpoint,
  deletePasskey as deletePasskeyEndpoint,
  getSecondFactors,
  loginWithPasskey as passkeyLoginEndpoint,
  removeTotp as removeTotpEndpoint,
  loginWithSecondFactor as secondFactorEndpoint,
  updatePasskey as updatePasskeyEndpoint,
} from '@izlog/contract/user/second-factor';
import { resetSecondFactor } from '@izlog/contract/user/staff';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import {
  beginOwnPasskey,
  beginPasskey,
  beginPasskeyLogin,
  createOwnPasskey,
  createPasskey,
  deleteOwnPasskey,
  deletePasskey,
  loginWithPasskey,
  updatePasskey,
} from './passkeys.ts';
import { resetFactorsOfColleague } from './reset-factors.ts';
import { countRecoveryCodes, listPasskeys, readTotp } from './second-factor.queries.ts';
import { loginWithSecondFactor } from './second-factor-login.ts';
import { beginTotp, confirmTotp, createRecoveryCodes, removeTotp } from './totp.ts';

/** Second factors of staff: authenticator app, recovery codes, passkeys; and the passkeys of customers. */
export function secondFactorRoutes(kernel: Kernel): Route[] {
  return [
    route(secondFactorEndpoint, (ctx, input) => loginWithSecondFactor(kernel, ctx, input)),
    route(beginPasskeyLoginEndpoint, (ctx, input) => beginPasskeyLogin(kernel, ctx, input)),
    route(passkeyLoginEndpoint, (ctx, input) => loginWithPasskey(kernel, ctx, input)),
    route(getSecondFactors, async ({ db, caller }) => {
      const userId = userIdOf(caller);
      const totp = await readTotp(db, userId);
      const keys = await listPasskeys(db, userId);
      return {
        hasTotp: totp !== undefined && totp.confirmedAt !== null,
        recoveryCodesLeft: await countRecoveryCodes(db, userId),
        passkeys: keys.map(presentPasskey),
      };
    }),
    route(beginTotpEndpoint, (ctx, input) => beginTotp(kernel, ctx, input)),
    route(confirmTotpEndpoint, (ctx, input) => confirmTotp(kernel, ctx, input)),
    route(removeTotpEndpoint, removeTotp),
    route(createRecoveryCodesEndpoint, createRecoveryCodes),
    route(beginPasskeyEndpoint, (ctx, input) => beginPasskey(kernel, ctx, input)),
    route(createPasskeyEndpoint, (ctx, input) => createPasskey(kernel, ctx, input)),
    route(updatePasskeyEndpoint, updatePasskey),
    route(deletePasskeyEndpoint, deletePasskey),
    route(listOwnPasskeys, async ({ db, caller }) => ({
      records: (await listPasskeys(db, userIdOf(caller))).map(presentPasskey),
    })),
    route(beginOwnEndpoint, (ctx, input) => beginOwnPasskey(kernel, ctx, input)),
    route(createOwnEndpoint, (ctx, input) => createOwnPasskey(kernel, ctx, input)),
    route(deleteOwnEndpoint, deleteOwnPasskey),
    route(resetSecondFactor, (ctx, input) => resetFactorsOfColleague(kernel, ctx, input)),
  ];
}

const presentPasskey = ({
  id,
  name,
  createdAt,
  usedAt,
}: Awaited<ReturnType<typeof listPasskeys>>[number]) => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  used_at: usedAt?.toISOString() ?? null,
});
