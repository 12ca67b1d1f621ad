import type { SiteContext } from '#site/platform-client/site-context.ts';
import { readCookies, writeCookie } from '#site/session/cookies.ts';

const name = 'cartNotice';

/** What the next cart page has to say of a form that was sent without scripts, and where on it. */
export interface CartFlash {
  /** The thing that was asked (see CartAct). */
  act: string;
  itemId?: string;
  text: string;
  isGood: boolean;
}

/** Hands words over to the next cart page; they live a minute. */
export function leaveFlash({ cookies, isSecure }: SiteContext, left: CartFlash): void {
  cookies.push(
    writeCookie(name, JSON.stringify(left), { maxAgeSeconds: 60, httpOnly: true, secure: isSecure }),
  );
}

/** Takes such words, once. What somebody else wrote into the cookie is no notice. */
export function takeFlash(request: Request, { cookies }: SiteContext): CartFlash | undefined {
  const left = readCookies(request.headers.get('cookie')).get(name);
  if (!left) return undefined;
  cookies.push(writeCookie(name, '', { maxAgeSeconds: 0, httpOnly: true }));
  try {
    const { act, itemId, text, isGood } = JSON.parse(left) as Partial<CartFlash>;
    if (typeof act !== 'string' || typeof text !== 'string') return undefined;
    return { act, text, isGood: isGood === true, ...(typeof itemId === 'string' && { itemId }) };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}
