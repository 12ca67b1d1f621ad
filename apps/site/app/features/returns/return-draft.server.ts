import type { SiteContext } from '#site/platform-client/site-context.ts';
import { readCookies, writeCookie } from '#site/session/cookies.ts';
import type { WhichOrder } from './return-view.ts';

const cookieName = 'return';
const lifeSeconds = 3600;

/** Keeps which order it is about for an hour, out of reach of scripts: so no e-mail stands in an address. */
export function saveWhich({ cookies, isSecure }: SiteContext, which: WhichOrder): void {
  const value = Buffer.from(JSON.stringify(which)).toString('base64url');
  cookies.push(
    writeCookie(cookieName, value, { maxAgeSeconds: lifeSeconds, httpOnly: true, secure: isSecure }),
  );
}

/** The order of the request, if it holds one. What cannot be read is none. */
export function readWhich(request: Request): WhichOrder | undefined {
  const text = readCookies(request.headers.get('cookie')).get(cookieName);
  if (!text) return undefined;
  try {
    const { orderSlug, email } = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as WhichOrder;
    return typeof orderSlug === 'string' && typeof email === 'string' ? { orderSlug, email } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}
