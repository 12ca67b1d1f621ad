import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { publicUrl } from '#platform/env.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { isUnregistrable } from '#platform/kernel/outside/host.ts';
import { isPublicAddress } from '#platform/kernel/outside/public-address.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findSiteAt } from '#platform/services/settings/index.ts';

type Fault = 'invalidAddress' | 'notHttps' | 'hasPassword' | 'ownAddress' | 'notPublic';

const messages: Readonly<Record<Fault, string>> = {
  invalidAddress: 'Not an address.',
  notHttps: 'The address has to begin with https://, else the data travel open.',
  hasPassword: 'The address may not hold a name and a password: everybody who sees it would see them.',
  ownAddress: 'This is an address of this installation: it would tell itself.',
  notPublic: 'The address is inside a network, or not known on the internet.',
};

/**
 * Refuses an address to which nothing may be sent, with the field `url`. What its name resolves to is looked at again each time
 * it is called: this is for the person who types it.
 */
export async function mustBeReceiver(kernel: Kernel, address: string): Promise<void> {
  const fault = await faultOf(kernel, address);
  if (fault)
    throw new Refusal('validationFailed', {
      fields: [{ path: 'url', kind: fault, message: messages[fault] }],
    });
}

async function faultOf(kernel: Kernel, address: string): Promise<Fault | undefined> {
  const mayBePrivate = kernel.env.WEBHOOK_PRIVATE_RECEIVERS;
  const url = URL.parse(address);
  if (!url?.hostname || !/^https?:$/.test(url.protocol)) return 'invalidAddress';
  if (url.protocol === 'http:' && !mayBePrivate) return 'notHttps';
  if (url.username !== '' || url.password !== '') return 'hasPassword';
  if (await isOwn(kernel, url)) return 'ownAddress';
  if (mayBePrivate) return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return isPublicAddress(host) ? undefined : 'notPublic';
  const found = await lookup(host, { all: true }).catch(() => []);
  // A name that is not known yet may be so tomorrow: the test message says it.
  return found.every(({ address: one }) => isPublicAddress(one)) ? undefined : 'notPublic';
}

/**
 * Whether the installation itself answers there. A domain is a site's at every port; by `localhost` and the machine's own
 * addresses every program of the machine is called, each at its port, and one beside the shop may well be told.
 */
async function isOwn(kernel: Kernel, { host, port }: URL): Promise<boolean> {
  if (!(await findSiteAt(kernel, host))) return false;
  const { env } = kernel;
  if (!isUnregistrable(host) || port === '' || env.PORT === 0) return true;
  return [String(env.PORT), new URL(publicUrl(env)).port].includes(port);
}
