import { type Env, publicUrl } from '#platform/env.ts';
import type { Site } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { hostOf, isUnregistrable } from '#platform/kernel/outside/host.ts';
import { listDomains } from './domain.queries.ts';
import { siteOfPublicUrl } from './public-url.ts';

/**
 * The address of a site in canonical addresses and in links of mails, without a slash at the end: its first domain
 * (SET-019). The main site has PUBLIC_URL as well, first where it is new or where its own addresses are those of a trial; as
 * long as that leads to the main site. `host` is the one that somebody asks for, where somebody does.
 */
export async function mainAddress(
  { env, sites }: Pick<Kernel, 'env' | 'sites'>,
  site: Site,
  host?: string,
): Promise<string> {
  const [first] = site.addresses;
  const isMain = (await sites.standard())?.id === site.id;
  if (!isMain) return withPort(first ?? publicUrl(env), env, host);
  if ((await siteOfPublicUrl({ env, sites }))?.id !== site.id)
    return withPort(first ?? onThisMachine(env), env, host);
  if (env.PUBLIC_URL && comesFirst(env.PUBLIC_URL, site.addresses)) return env.PUBLIC_URL;
  return withPort(first ?? publicUrl(env), env, host);
}

/** Whether PUBLIC_URL goes before the addresses that the main site has. */
function comesFirst(publicUrl: string, addresses: readonly string[]): boolean {
  const hosts = addresses.map((one) => new URL(one).host);
  const [first] = hosts;
  if (first === undefined || isUnregistrable(first)) return true;
  const host = hostOf(publicUrl) ?? '';
  return !isUnregistrable(host) && !hosts.includes(host);
}

/** Where Only somebody at the machine gets: better than the address of another shop. */
const onThisMachine = ({ PORT }: Env): string => `http://localhost:${PORT}`;

/** The first address of a site that was just made, which no node knows yet. */
export async function firstAddress(
  { env }: Pick<Kernel, 'env'>,
  db: Db,
  siteId: number,
  host?: string,
): Promise<string> {
  const [first] = await listDomains(db, siteId, undefined);
  return withPort(first?.url ?? publicUrl(env), env, host);
}

/** A shop that runs on this machine for a trial answers at its port, which its domain does not say. */
function withPort(address: string, { PORT, PUBLIC_URL }: Env, host = ''): string {
  const url = new URL(address);
  const isHere = /(^|\.)localhost$|^127\./.test(url.hostname);
  if (!isHere || url.port !== '' || url.protocol !== 'http:') return address;
  const asked = /:(\d+)$/.exec(host)?.[1];
  if (asked === undefined && PUBLIC_URL) return address;
  url.port = asked ?? String(PORT);
  return url.origin;
}
