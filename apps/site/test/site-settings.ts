import type { SiteSettings } from '#site/platform-client/site-context.ts';
import { languages } from './languages.ts';

/** What is known of a site in tests that need no platform. */
export const siteSettings = (parts: Partial<SiteSettings> = {}): SiteSettings => ({
  siteId: '1',
  apiKey: 'key-1',
  name: 'Izlog',
  languages,
  stores: { hrv: '11', eng: '12', deu: '13' },
  options: {},
  currency: { id: 1, iso: 'EUR', label: 'EUR', symbol: '€' },
  isEcommerce: true,
  ...parts,
});
