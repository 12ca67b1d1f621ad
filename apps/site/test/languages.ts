import type { SiteLanguage } from '#site/i18n/site-language.ts';

/** Languages of tests: Croatian is the default one; Serbian has no names of its own. */
export const croatian: SiteLanguage = { code: 'hrv', code2: 'hr', name: 'hrvatski', isDefault: true };
export const english: SiteLanguage = { code: 'eng', code2: 'en', name: 'English', isDefault: false };
export const german: SiteLanguage = { code: 'deu', code2: 'de', name: 'Deutsch', isDefault: false };
export const serbian: SiteLanguage = { code: 'srp', code2: 'sr', name: 'српски', isDefault: false };
export const languages: readonly SiteLanguage[] = [croatian, english, german, serbian];
