import { cookieNames, limits } from '@izlog/contract/limits';
import { decodeLenient } from '#site/session/decode-lenient.ts';

/** What the accessibility panel keeps (A11Y-005). */
export interface AccessibilitySettings {
  dyslexiaActive: boolean;
  /** Shows the page in shades of grey (A11Y-003). */
  contrastActive: boolean;
  /** Percent of the font size: 100, 115 or 120. */
  fontZoom: number;
}

export const defaultAccessibility: AccessibilitySettings = {
  dyslexiaActive: false,
  contrastActive: false,
  fontZoom: 100,
};

/** Reads the cookie's JSON; anything unreadable or out of range gives the defaults (A11Y-010). */
export function parseAccessibility(text: string | undefined): AccessibilitySettings {
  const read = parseJson(text) as Partial<AccessibilitySettings> | undefined;
  if (!read || !(limits.fontZooms as readonly number[]).includes(read.fontZoom ?? Number.NaN)) {
    return defaultAccessibility;
  }
  return {
    dyslexiaActive: read.dyslexiaActive === true,
    contrastActive: read.contrastActive === true,
    fontZoom: read.fontZoom ?? 100,
  };
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // A visitor can write anything into a cookie; what is no JSON counts as no settings.
    return undefined;
  }
}

/** Shows settings on a document: class, greyscale and font size of `html` (A11Y-002 to A11Y-004). */
export function applyAccessibility(root: HTMLElement, settings: AccessibilitySettings): void {
  root.classList.toggle('dyslexic-font', settings.dyslexiaActive);
  root.toggleAttribute('data-greyscale', settings.contrastActive);
  root.style.fontSize = settings.fontZoom === 100 ? '' : `${settings.fontZoom}%`;
}

/** The settings stored in a `document.cookie` string. */
export function storedAccessibility(cookies: string): AccessibilitySettings {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${cookieNames.accessibility}=`));
  return parseAccessibility(pair && decodeLenient(pair.slice(cookieNames.accessibility.length + 1)));
}

/** The cookie text that stores settings for 30 days (A11Y-006). */
export const accessibilityCookie = (settings: AccessibilitySettings): string =>
  `${cookieNames.accessibility}=${encodeURIComponent(JSON.stringify(settings))}; path=/; max-age=${limits.cookieSeconds}; samesite=lax`;
