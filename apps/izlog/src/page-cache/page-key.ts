/** How the pages of a path may be kept: the query parameters that change them, each with the values it may have. */
export interface CachePolicy {
  params: Readonly<Record<string, RegExp>>;
  /** Any other parameter is dropped from the address, or the page is not kept. */
  others: 'drop' | 'bypass';
  /** It shows a product: how often is counted. */
  isProduct?: true;
}

/** What the cache must know of a site to name a page. */
export interface PageAddress {
  /** Key of the page: host, path and the parameters it knows, sorted. */
  key: string;
  /** Path and query of the canonical request that renders it. */
  url: string;
}

/**
 * The key of an anonymous page, or undefined when it must not come from the cache. Unknown parameters (campaign marks
 * and the like) are dropped from key and request, so that nobody can fill the cache with `?x=1`, `?x=2`, …; a known
 * parameter with a value it should not have is left to the site, uncached, as is an address that a redirect leads away with
 * its query (`isRedirected`).
 */
export function pageAddress(
  host: string,
  rawUrl: string,
  policyOf: (pathname: string) => CachePolicy | undefined,
  isRedirected: (address: string) => boolean = () => false,
): PageAddress | undefined {
  const question = rawUrl.indexOf('?');
  const pathname = question < 0 ? rawUrl : rawUrl.slice(0, question);
  const policy = policyOf(pathname);
  if (!policy || !isPlainlySpelled(pathname)) return undefined;
  if (question < 0) return { key: `${host}${pathname}`, url: pathname };
  if (isRedirected(rawUrl)) return undefined;
  const retained: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(rawUrl.slice(question))) {
    if (isCampaignMark(name)) continue;
    // Anyone who edits, looks at the mobile view or at a draft sees a page of his own.
    if (name === 'editPage' || name === 'mobileView' || name === 'preview') return undefined;
    // A parameter may have any name, `__proto__` included.
    const allowed = Object.hasOwn(policy.params, name) ? policy.params[name] : undefined;
    if (!allowed && policy.others === 'drop') continue;
    if (!allowed?.test(value) || retained.some(([other]) => other === name)) return undefined;
    retained.push([name, value]);
  }
  if (retained.length === 0) return { key: `${host}${pathname}`, url: pathname };
  retained.sort(([a], [b]) => (a < b ? -1 : 1));
  const url = `${pathname}?${new URLSearchParams(retained)}`;
  return { key: `${host}${url}`, url };
}

/**
 * Whether a path is spelled as our own links spell it: lower case, nothing escaped without need, no empty or dotted part.
 * The site answers `/SHOP` and `/%73hop` too, but kept under every spelling one page could push out all others.
 */
function isPlainlySpelled(pathname: string): boolean {
  if (/[A-Z]/.test(pathname.replaceAll(/%[\dA-F]{2}/g, '')) || /\/(\.{0,2}\/|\.{1,2}$)/.test(pathname))
    return false;
  const parts = pathname.split('/');
  return parts.every((part) => {
    if (/^[\w.-]*$/.test(part)) return true;
    try {
      return encodeURIComponent(decodeURIComponent(part)) === part;
    } catch (error) {
      // Escapes that are none: no link of ours.
      if (error instanceof URIError) return false;
      throw error;
    }
  });
}

/** What advertisers, mailings and shares put into links to count who follows them; pages do not differ by it. */
const trackingParameters: ReadonlySet<string> = new Set([
  ...['gclid', 'gbraid', 'wbraid', 'dclid', 'gad_source', 'gad_campaignid', 'srsltid', '_gl'],
  ...['fbclid', 'igshid', 'msclkid', 'ttclid', 'twclid', 'li_fat_id', 'yclid', 'mc_cid', 'mc_eid'],
]);

const isCampaignMark = (name: string): boolean => name.startsWith('utm_') || trackingParameters.has(name);
