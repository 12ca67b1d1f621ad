import { cookieNames, limits } from '@izlog/contract/limits';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { writeCookie } from '#site/session/cookies.ts';

/** Keeps the barcode of the member card as the cart knows it, or forgets it (ACCT-007, ACCT-008). */
export function cardCookies({ isSecure }: Pick<SiteContext, 'isSecure'>, barcode: string | null): string[] {
  const isThere = barcode !== null && barcode !== '';
  return [
    writeCookie(cookieNames.memberCardBarcode, barcode ?? '', {
      maxAgeSeconds: isThere ? limits.cookieSeconds : 0,
      secure: isSecure,
    }),
  ];
}
