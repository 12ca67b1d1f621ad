import { isIP } from 'node:net';

/** The host of an address or of a bare host, lower case and in ASCII, with a port that is not the scheme's own. */
export function hostOf(text: string): string | undefined {
  const address = text.includes('://') ? text : `http://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, host } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  return host.replace(/\.+(?=:\d+$|$)/, '') || undefined;
}

/**
 * What all forms have in common under which a host is found: without its port and without `www.`. It belongs to one site
 * (SET-001): a cookie knows no port, and anyone who types an address no difference.
 */
export function nameOf(host: string): string {
  return host.replace(/:\d+$/, '').replace(/^(www\.)+(?=.)/, '');
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

/** Whether a host is that of an address, in whatever form. */
export function isHostOf(address: string, host: string): boolean {
  return nameOf(hostOf(address) ?? '') === nameOf(host);
}

/**
 * Whether only the main site may have it: what nobody registers leads there. Names below `localhost` are for trying another
 * site on one's own machine.
 */
export function isOfMainSite(host: string): boolean {
  return isUnregistrable(host) && !/\.localhost$/.test(nameOf(host));
}

/** Whether a host is written as a name of the DNS, or as an address of the network. */
export function isHostName(host: string): boolean {
  const name = host.replace(/:\d+$/, '');
  return (
    name.startsWith('[') ||
    /^[a-z\d_](?:[a-z\d_-]*[a-z\d_])?(?:\.[a-z\d_](?:[a-z\d_-]*[a-z\d_])?)*$/.test(name)
  );
}

function otherWww(host: string): string {
  return host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`;
}
