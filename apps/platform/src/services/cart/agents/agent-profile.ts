import type { readAgentProfile as endpoint } from '@izlog/contract/agents/agent-profile';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { z } from 'zod';
import type { Ctx } from '#platform/kernel/context.ts';
import { getOutside } from '#platform/kernel/outside/post-outside.ts';
import { isPublicAddress } from '#platform/kernel/outside/public-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';

type Profile = EndpointReturn<typeof endpoint>;

/** A profile is a few kilobytes; the protocol wants 128 KiB to be taken. */
const mostBytes = 128 * 1024;
const timeoutMs = 5000;
/** What was read is believed for so long; what could not be read is asked for again only then. */
const cacheMs = 10 * 60_000;
const failedMs = 60_000;
const mostCached = 500;
/** Most profiles that are fetched in a minute, no matter who asks: unknown agents cost a fixed amount. */
const mostFetched = 60;

/** What a platform remembers of agents: bounded, however many come. */
interface ReadProfiles {
  known: Map<string, { profile: Promise<Profile>; until: number }>;
  minute: number;
  fetched: number;
}
const readProfiles = (): ReadProfiles => ({ known: new Map(), minute: 0, fetched: 0 });

/**
 * The profile of an agent at the address it names (`UCP-Agent`), of which nothing is trusted: HTTPS to a public host, no
 * redirect, in time, no more than a profile's bytes. Addresses inside the network count where receivers of webhooks do.
 */
export async function readAgentProfile(
  ctx: Ctx,
  { url }: EndpointParsed<typeof endpoint>,
  mayBePrivate: boolean,
): Promise<Profile> {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  const isSecure = address?.protocol === 'https:' || (mayBePrivate && address?.protocol === 'http:');
  if (!address || !isSecure || address.username !== '' || address.password !== '')
    return {
      fault: 'invalid_profile_url',
      message: 'The profile has to be an https address without a login.',
    };
  const held = ctx.held.get(readProfiles);
  const now = ctx.now.getTime();
  const known = held.known.get(address.href);
  if (known && known.until > now) return known.profile;
  const minute = Math.floor(now / 60_000);
  if (held.minute !== minute) Object.assign(held, { minute, fetched: 0 });
  if (++held.fetched > mostFetched) throw new Refusal('tooManyRequests', { retryAfter: 60 });
  const profile = fetchProfile(address, mayBePrivate);
  const entry = { profile, until: now + cacheMs };
  held.known.delete(address.href);
  held.known.set(address.href, entry);
  for (const oldest of held.known.keys()) {
    if (held.known.size <= mostCached) break;
    held.known.delete(oldest);
  }
  const read = await profile;
  if ('fault' in read) entry.until = now + failedMs;
  return read;
}

const version = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const profileForm = z.object({
  ucp: z.object({
    version,
    capabilities: z.record(z.string().max(200), z.array(z.object({ version })).max(50)).default({}),
  }),
});

async function fetchProfile(address: URL, mayBePrivate: boolean): Promise<Profile> {
  const unreachable = (message: string): Profile => ({ fault: 'profile_unreachable', message });
  const malformed = (message: string): Profile => ({ fault: 'profile_malformed', message });
  const isPublic = mayBePrivate ? () => true : isPublicAddress;
  let text: string;
  try {
    const rules = { timeoutMs, mostBytes: mostBytes + 1, isPublic };
    const answer = await getOutside(address, { accept: 'application/json' }, rules);
    if (answer.status !== 200) return unreachable(`The profile was answered with ${answer.status}.`);
    text = answer.text;
  } catch {
    // Nothing of the line is told: which hosts and ports answer inside a network is nobody's business.
    return unreachable('The profile could not be fetched.');
  }
  if (Buffer.byteLength(text) > mostBytes) return malformed('The profile is too large.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return malformed('The profile is not JSON.');
  }
  const read = profileForm.safeParse(value);
  if (!read.success) return malformed('The profile does not fit its schema.');
  const { ucp } = read.data;
  return {
    version: ucp.version,
    capabilities: Object.fromEntries(
      Object.entries(ucp.capabilities).map(([name, entries]) => [name, entries.map((one) => one.version)]),
    ),
  };
}
