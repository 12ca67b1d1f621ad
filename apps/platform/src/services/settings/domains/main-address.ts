import { type Env, publicUrl } from '../../../env.ts';
import type { Site } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/db.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { listDomains } from './domain.queries.ts';

/**
 * The address of a site in canonical addresses and in links of mails, without a slash at the end: PUBLIC_URL for the main
 * site, else its first domain (SET-019). `host` is the one that somebody asks for, where somebody does.
 */
export async function mainAddress(
  { env, sites }: Pick<Kernel, 'env' | 'sites'>,
  site: Site,
  host?: string,
): Promise<string> {
  if (env.PUBLIC_URL && (await sites.standard())?.id === site.id) return env.PUBLIC_URL;
  return withPort(site.addresses[0] ?? publicUrl(env), env, host);
}

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
