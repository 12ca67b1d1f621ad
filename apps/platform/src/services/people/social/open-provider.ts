import { createHash } from 'node:crypto';
import { importPKCS8, SignJWT } from 'jose';
import { allowInsecureRequests, ClientSecretPost, Configuration, discovery } from 'openid-client';
import type { ProviderSettings } from './provider-settings.ts';

/** Seconds a provider may take to answer. */
const timeout = 10;
/** How long what a provider says about itself, and Apple's client secret, are kept. */
const life = 3600_000;

const open = new Map<string, { reading: Promise<Configuration>; since: number }>();

/** A provider ready to be talked to; what it says about itself is asked for once an hour. */
export function openProvider(settings: ProviderSettings, now: Date): Promise<Configuration> {
  const key = createHash('sha256').update(JSON.stringify(settings)).digest('base64url');
  const known = open.get(key);
  if (known && now.getTime() - known.since < life) return known.reading;
  const reading = configure(settings, now);
  open.set(key, { reading, since: now.getTime() });
  // A provider that is down for a moment is asked again by the next visitor.
  reading.catch(() => open.delete(key));
  return reading;
}

async function configure(settings: ProviderSettings, now: Date): Promise<Configuration> {
  const issuer = new URL(settings.issuer);
  const isLocal = issuer.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(issuer.hostname);
  const execute = isLocal ? [allowInsecureRequests] : [];
  if (settings.preset === 'facebook') return facebook(settings, issuer, isLocal);
  const secret = settings.preset === 'apple' ? await appleSecret(settings, now) : settings.clientSecret;
  return discovery(issuer, settings.clientId, undefined, ClientSecretPost(secret), { execute, timeout });
}

/** Facebook speaks OAuth 2 without discovery; people come from its Graph API. */
function facebook(
  settings: Extract<ProviderSettings, { preset: 'facebook' }>,
  issuer: URL,
  isLocal: boolean,
): Configuration {
  const graph = isLocal ? issuer.origin : 'https://graph.facebook.com';
  const config = new Configuration(
    {
      issuer: issuer.origin,
      authorization_endpoint: `${issuer.origin}/v23.0/dialog/oauth`,
      token_endpoint: `${graph}/v23.0/oauth/access_token`,
      userinfo_endpoint: `${graph}/v23.0/me?fields=id,email,first_name,last_name`,
    },
    settings.clientId,
    undefined,
    ClientSecretPost(settings.clientSecret),
  );
  config.timeout = timeout;
  if (isLocal) allowInsecureRequests(config);
  return config;
}

/** Apple takes a short-lived token, signed with the key of the developer account, in place of a secret. */
async function appleSecret(
  { clientId, teamId, keyId, privateKey }: Extract<ProviderSettings, { preset: 'apple' }>,
  now: Date,
): Promise<string> {
  const key = await importPKCS8(privateKey, 'ES256');
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience('https://appleid.apple.com')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 24 * 3600)
    .sign(key);
}
