import type { ScreenName } from '@izlog/contract/texts/admin-routes';
import { use } from 'react';
import { pathTo } from '#site/i18n/staff-path.ts';
import { LanguageContext } from './addresses.ts';

/** `useAddress` for the back office: knows every screen, those of staff too. */
export function useAddress(): (
  name: ScreenName,
  params?: Record<string, string | number | undefined>,
) => string {
  const language = use(LanguageContext);
  return (name, params = {}) => pathTo(name, params, language);
}
