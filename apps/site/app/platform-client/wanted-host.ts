/**
 * The host name a site wants to be called by, from option WwwPolicy: `www`, `non-www`, anything else leaves it
 * (ROUTE-069). Addresses without a dot (localhost) and numbers stay as they are.
 */
export function wantedHost(host: string, policy: string | undefined): string {
  const [name = ''] = host.split(':');
  if (!name.includes('.') || /^[\d.]+$/.test(name) || host.startsWith('[')) return host;
  if (policy === 'www' && !host.startsWith('www.')) return `www.${host}`;
  if (policy === 'non-www' && host.startsWith('www.')) return host.slice(4);
  return host;
}
