import type { DroppedView } from '#site/kit/forms/form-answer.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { readCookies, writeCookie } from '#site/session/cookies.ts';
import type { CheckoutAddress } from './door/checkout-form.ts';

const cookieName = 'checkout';
const guestCookieName = 'guest';
const daySeconds = 86_400;
const guestSeconds = 2_592_000;

/**
 * What a visitor entered in checkout so far: in their own browser, out of reach of scripts, for a day and until the order. The
 * platform decides about everything in it; nothing is trusted because it stands here.
 */
export interface CheckoutDraft {
  /** The cart it is about: another one begins again. */
  cartId: string;
  delivery: CheckoutAddress;
  billing?: CheckoutAddress;
  isCompany: boolean;
  isBillingCompany: boolean;
  /** The customer, or the guest of the platform, with what proves the guest. */
  userId?: number;
  guestKey?: string;
  shippingId?: number;
  billingId?: number;
  /** The login ended while the first step was sent: one is asked whether to log in or to go on as a guest. */
  isLoginOver?: boolean;
  /** Of the order that was sent, to lead to its payment. */
  attempt?: string;
  /** What a step took off the cart when it was sent: the next one says so. */
  dropped?: DroppedView[];
  /** Of the payment steps shown lately, the newest first: one of them may have been sent and its answer lost. */
  shown?: string[];
}

const mostShown = 3;

/** Notes the attempt of a payment step that is shown. */
export function noteShown(context: SiteContext, draft: CheckoutDraft, attempt: string): void {
  saveDraft(context, { ...draft, shown: [attempt, ...(draft.shown ?? [])].slice(0, mostShown) });
}

/** The draft of a cart, if the request holds one. What cannot be read is none. */
export function readDraft(request: Request, cartId: string): CheckoutDraft | undefined {
  const text = readCookies(request.headers.get('cookie')).get(cookieName);
  if (!text) return undefined;
  try {
    const draft = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as CheckoutDraft;
    const isWhole = draft.cartId === cartId && typeof draft.delivery?.contactEmail === 'string';
    return isWhole ? draft : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Keeps the draft, and the e-mail of a guest for thirty days (CHECKOUT-023). */
export function saveDraft({ cookies, isSecure }: SiteContext, draft: CheckoutDraft): void {
  const value = Buffer.from(JSON.stringify(draft), 'utf8').toString('base64url');
  cookies.push(
    writeCookie(cookieName, value, { maxAgeSeconds: daySeconds, httpOnly: true, secure: isSecure }),
  );
}

/** Remembers a guest by e-mail (CHECKOUT-023, LIMIT-003). */
export function rememberGuest({ cookies, isSecure }: SiteContext, email: string): void {
  cookies.push(
    writeCookie(guestCookieName, email, { maxAgeSeconds: guestSeconds, httpOnly: true, secure: isSecure }),
  );
}

/** The e-mail of a guest who was here before. */
export const savedGuest = (request: Request): string | undefined =>
  readCookies(request.headers.get('cookie')).get(guestCookieName);

/** Forgets what was typed: the order has it now. */
export function dropDraft({ cookies, isSecure }: SiteContext): void {
  cookies.push(writeCookie(cookieName, '', { maxAgeSeconds: 0, httpOnly: true, secure: isSecure }));
}
