import { cookieNames, limits } from '@izlog/contract/limits';

/** What a visitor allows beside the necessary cookies. */
export interface CookieChoice {
  statistics: boolean;
  marketing: boolean;
}

/** Categories one may refuse, with the consent under which each is logged. */
export const cookieConsents = { statistics: 'KOLACICI-STATISTIKA', marketing: 'KOLACICI-MARKETING' } as const;

const choices: Readonly<Record<string, CookieChoice>> = {
  accepted: { statistics: true, marketing: true },
  necessary: { statistics: false, marketing: false },
  statistics: { statistics: true, marketing: false },
  marketing: { statistics: false, marketing: true },
};

/** The value of the cookie: `accepted` for all of them (GDPR-003), else what is allowed. */
export const cookieValueOf = (choice: CookieChoice): string =>
  Object.keys(choices).find(
    (value) =>
      choices[value]?.statistics === choice.statistics && choices[value]?.marketing === choice.marketing,
  ) ?? 'necessary';

/** The choice in a `document.cookie` string or a `Cookie` header; undefined while nobody has chosen. */
export function storedChoice(cookies: string): CookieChoice | undefined {
  const value = new RegExp(`(?:^|; )${cookieNames.cookieConsent}=([a-z]+)`).exec(cookies)?.[1] ?? '';
  return Object.hasOwn(choices, value) ? choices[value] : undefined;
}

/** The cookie text that keeps a choice for a year. */
export const choiceCookie = (choice: CookieChoice): string =>
  `${cookieNames.cookieConsent}=${cookieValueOf(choice)}; path=/; max-age=${limits.cartCookieSeconds}; samesite=lax`;

/** What the buttons send, with the ticked boxes. */
export function choiceOf(form: FormData): CookieChoice {
  const button = form.get('choice');
  if (button === 'all') return { statistics: true, marketing: true };
  if (button === 'necessary') return { statistics: false, marketing: false };
  return { statistics: form.has('statistics'), marketing: form.has('marketing') };
}
