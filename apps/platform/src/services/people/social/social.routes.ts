import {
  bounceSocialLogin as bounceEndpoint,
  deleteIdentity as deleteIdentityEndpoint,
  listIdentities as listIdentitiesEndpoint,
  listLoginProviders,
  socialOauth,
  startSocialLogin as startEndpoint,
} from '@izlog/contract/user/social';
import { type Route, rawRoute, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { finishSocialLogin } from './finish-social-login.ts';
import { deleteIdentity, listIdentities } from './identities.ts';
import { namesOfProvider, readProviders } from './provider-settings.ts';
import { bounceSocialLogin } from './social-bounce.ts';
import { startSocialLogin } from './start-social-login.ts';

/** Logins through OpenID Connect and OAuth providers. */
export function socialRoutes(kernel: Kernel): Route[] {
  return [
    route(listLoginProviders, async (ctx) => {
      ctx.tags.add('options');
      return { records: (await readProviders(kernel, ctx)).map(namesOfProvider) };
    }),
    route(startEndpoint, (ctx, input) => startSocialLogin(kernel, ctx, input)),
    route(socialOauth, (ctx, input) => finishSocialLogin(kernel, ctx, input)),
    rawRoute(bounceEndpoint, (ctx, input, _request, reply) => bounceSocialLogin(ctx, input, reply)),
    route(listIdentitiesEndpoint, listIdentities),
    route(deleteIdentityEndpoint, deleteIdentity),
  ];
}
