import { limits } from '@izlog/contract/limits';

/** Themes a visitor may choose; `auto` follows the device. */
export const themes = ['auto', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof themes)[number];

const cookieName = 'theme';

/** The theme stored in a `document.cookie` string; `auto` when there is none. */
export function storedTheme(cookies: string): Theme {
  const value = /(?:^|; )theme=([a-z]+)/.exec(cookies)?.[1];
  return themes.find((one) => one === value) ?? 'auto';
}

/** The cookie text that stores a theme for a year. */
export const themeCookie = (theme: Theme): string =>
  `${cookieName}=${theme}; path=/; max-age=${theme === 'auto' ? 0 : limits.cartCookieSeconds}; samesite=lax`;

/** Shows a theme on a document; `auto` leaves it to the device. */
export function applyTheme(root: HTMLElement, theme: Theme): void {
  if (theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

/** The next theme of the switch, round and round. */
export const nextTheme = (theme: Theme): Theme =>
  themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'auto';
