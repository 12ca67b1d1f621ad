import { isIP } from 'node:net';

/** The host of an address or of a bare host, lower case and in ASCII, with a port that is not the scheme's own. */
export function hostOf(text: string): string | undefined {
  const address = text.includes('://') ? text : `http://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, host } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  return host.replace(/\.(?=:\d+$|$)/, '') || undefined;
}

/** Names under which `host` may be registered, the best first: with its port, without, and each with or without www. */
export function namesOf(host: string): string[] {
  const withoutPort = host.replace(/:\d+$/, '');
  return [...new Set([host, otherWww(host), withoutPort, otherWww(withoutPort)])];
}

/**
 * True for hosts that nobody registers: an IP address, a name without a dot (localhost, a container) and the names of
 * home networks. There the default site answers, so that a fresh installation works on localhost and on a phone.
 */
export function isUnregistrable(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return isIP(name) > 0 || !name.includes('.') || /\.(localhost|local)$/.test(name);
}

function otherWww(host: string): string {
  return host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
}
