import type { OutsideSources } from './content-security-policy.ts';

/** Who counts visits for the shop (SHELL-043), by the codes that staff entered. */
export interface AnalyticsIds {
  google?: string;
  tagManager?: string;
  pixel?: string;
}

/** The codes of a shop, those alone that have their form; nothing without any. */
export function analyticsOf(options: Readonly<Record<string, string>>): AnalyticsIds | undefined {
  const { GoogleAnalyticsId, GoogleTagManagerId, FacebookPixelId } = options;
  const ids = {
    google: /^G-[A-Z\d]{4,16}$/.exec(GoogleAnalyticsId ?? '')?.[0],
    tagManager: /^GTM-[A-Z\d]{4,12}$/.exec(GoogleTagManagerId ?? '')?.[0],
    pixel: /^\d{10,20}$/.exec(FacebookPixelId ?? '')?.[0],
  };
  return Object.values(ids).some(Boolean) ? ids : undefined;
}

/** What they ask of the policy of this shop's pages. */
export function analyticsSources({ google, tagManager, pixel }: AnalyticsIds): OutsideSources {
  const isGoogle = Boolean(google || tagManager);
  return {
    scripts: [
      ...(isGoogle ? ['https://www.googletagmanager.com'] : []),
      ...(pixel ? ['https://connect.facebook.net'] : []),
    ],
    styles: [],
    hosts: [
      ...(isGoogle
        ? [
            'https://www.googletagmanager.com',
            'https://*.google-analytics.com',
            'https://*.analytics.google.com',
          ]
        : []),
      ...(pixel ? ['https://connect.facebook.net', 'https://www.facebook.com'] : []),
    ],
  };
}
