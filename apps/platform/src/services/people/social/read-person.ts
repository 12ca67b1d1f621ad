import {
  authorizationCodeGrant,
  type Configuration,
  fetchProtectedResource,
  fetchUserInfo,
} from 'openid-client';
import { z } from 'zod';
import type { ProviderSettings } from './provider-settings.ts';

/** Somebody as a provider tells of them. */
export interface Person {
  issuer: string;
  subject: string;
  email: string | undefined;
  /** True only when the provider says that it has checked the address itself. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);
const claims = z.object({
  email: z.string().max(254).optional(),
  // Apple writes it as text.
  email_verified: flag.optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
});
const facebookPerson = z.object({
  id: z.string().min(1),
  email: z.string().max(254).optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});

/** Exchanges the code and asks who it is; throws whatever the provider or the checks (state, nonce, PKCE) object to. */
export async function readPerson(
  settings: ProviderSettings,
  config: Configuration,
  answer: URL,
  flow: { state: string; nonce: string; verifier: string },
): Promise<Person> {
  const isFacebook = settings.preset === 'facebook';
  const grant = await authorizationCodeGrant(config, answer, {
    expectedState: flow.state,
    pkceCodeVerifier: flow.verifier,
    ...(isFacebook ? {} : { expectedNonce: flow.nonce, idTokenExpected: true }),
  });
  const { issuer } = config.serverMetadata();
  if (isFacebook) return readFacebook(config, issuer, grant.access_token);
  const idToken = grant.claims();
  if (!idToken) throw new Error('The provider gave no ID token.');
  const said = claims.parse(idToken);
  // Some providers keep e-mail and name out of the ID token.
  const more =
    said.email === undefined && config.serverMetadata().userinfo_endpoint
      ? claims.parse(await fetchUserInfo(config, grant.access_token, idToken.sub))
      : {};
  const all = { ...said, ...more };
  return {
    issuer,
    subject: idToken.sub,
    email: all.email,
    isEmailVerified: all.email_verified === true,
    firstName: all.given_name?.slice(0, 75) ?? '',
    lastName: all.family_name?.slice(0, 75) ?? '',
  };
}

/** Facebook does not say whether an address is verified, so it proves nothing here. */
async function readFacebook(config: Configuration, issuer: string, accessToken: string): Promise<Person> {
  const url = new URL(config.serverMetadata().userinfo_endpoint ?? '');
  const response = await fetchProtectedResource(config, accessToken, url, 'GET');
  const person = facebookPerson.parse(await response.json());
  return {
    issuer,
    subject: person.id,
    email: person.email,
    isEmailVerified: false,
    firstName: person.first_name?.slice(0, 75) ?? '',
    lastName: person.last_name?.slice(0, 75) ?? '',
  };
}
