import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { SMTPTransportOptions } from 'nodemailer';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { isPublicAddress } from '#platform/kernel/outside/public-address.ts';
import type { MailServerRow } from './mail-server.queries.ts';

type Keys = Pick<Kernel, 'env' | 'secrets'>;

/**
 * A line to the server that a site has set, for one mail. Anyone who runs one shop of many must not reach what stands inside
 * the network of all: the address that the name resolves to must be public, and the very address that was looked at is
 * connected to. What is not public is not found, so that nobody learns what there is.
 */
export async function shopTransport(
  { env, secrets }: Keys,
  server: MailServerRow,
  more: SMTPTransportOptions,
) {
  const { host, port, security, user, sealed, siteId } = server;
  const address = await addressOf(host, env.MAIL_PRIVATE_SERVERS);
  const pass = sealed === null ? '' : openPassword(secrets, siteId, sealed);
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...more,
    host: address,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user !== '' && { auth: { user, pass } }),
    // The certificate has to be of the name that was typed.
    ...(isIP(host) === 0 && { tls: { servername: host } }),
  });
}

async function addressOf(host: string, mayBePrivate: boolean): Promise<string> {
  const found = await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  const isOpen = mayBePrivate || found.every(({ address }) => isPublicAddress(address));
  if (first && isOpen) return first.address;
  throw Object.assign(new Error(`${host} was not found on the internet.`), { code: 'EDNS' });
}

/** Whether a name or an address can be that of a mail server at all; what it resolves to is looked at when it is called. */
export const isReachableHost = (host: string, mayBePrivate: boolean): boolean =>
  isIP(host) === 0
    ? (mayBePrivate
        ? /^[a-z0-9.-]{1,253}$/
        : /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/
      ).test(host)
    : mayBePrivate || isPublicAddress(host);

/** What the password of a site's server is bound to: it cannot be moved to another site. */
const passwordPlace = (siteId: number): string => `mail server ${siteId}`;

/** The password as it is kept. */
export const sealPassword = (
  { secrets }: Pick<Kernel, 'secrets'>,
  siteId: number,
  password: string,
): string => secrets.encrypt(password, passwordPlace(siteId));

/** Whether a password can still be read with the secret of this installation. */
export function canOpenPassword(secrets: Kernel['secrets'], siteId: number, sealed: string): boolean {
  try {
    openPassword(secrets, siteId, sealed);
    return true;
  } catch {
    return false;
  }
}

/** Throws with the code ESECRET where it was kept under another APP_SECRET. */
function openPassword(secrets: Kernel['secrets'], siteId: number, sealed: string): string {
  try {
    return secrets.decrypt(sealed, passwordPlace(siteId));
  } catch (cause) {
    throw Object.assign(new Error('The password was kept under another APP_SECRET.', { cause }), {
      code: 'ESECRET',
    });
  }
}
