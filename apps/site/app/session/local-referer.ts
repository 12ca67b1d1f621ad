import { safeRedirect } from './safe-redirect.ts';

/** The page of this site a request came from, as a path; the home page when it came from elsewhere. */
export function localReferer(request: Request): string {
  const referer = request.headers.get('referer');
  if (!referer || !URL.canParse(referer)) return '/';
  const { host, pathname, search } = new URL(referer);
  return host === new URL(request.url).host ? safeRedirect(pathname + search) : '/';
}
