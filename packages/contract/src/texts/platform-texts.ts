import { de } from './de/platform.ts';
import { en } from './en/platform.ts';
import { hr } from './hr/platform.ts';
import type { PlatformTexts } from './platform-keys.ts';
import type { ProgramLanguage } from './program-languages.ts';

/** The platform's texts by language. Too heavy for a browser, which never loads them. */
export const platformTexts: Readonly<Record<ProgramLanguage, PlatformTexts>> = {
  hr,
  en,
  de,
};
