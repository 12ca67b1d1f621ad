import { pathTo } from '#site/i18n/path-to.ts';
import type { ReadField } from '#site/kit/forms/rules.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { safeRedirect } from '#site/session/safe-redirect.ts';

/** Where a form leads when it worked: the remembered page if it is a safe local one, else home (ROUTE-064 to ROUTE-066). */
export const fromOf = (read: ReadField, { language }: SiteContext): string =>
  safeRedirect(read('from'), pathTo('home', {}, language));
