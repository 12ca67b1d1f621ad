/**
 * Whether a request that changes something comes from a page of this very site: the browser says so in `Sec-Fetch-Site`,
 * older ones name the `Origin`. One that says neither is treated as a stranger. Reading is open to everybody.
 */
export function isFromThisSite(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return true;
  const fetchSite = request.headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin';
  const origin = request.headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return false;
  // Not the protocol: behind a proxy ours may be http while the visitor's is https.
  return new URL(origin).host === new URL(request.url).host;
}
