import { CallError } from '@izlog/contract/client';
import { getUserSetting, setUserSetting } from '@izlog/contract/settings/user-setting';
import { redirect } from 'react-router';
import { splitPrefix } from '../../i18n/path-to.ts';
import type { SiteLanguage } from '../../i18n/site-language.ts';
import { matchPath, pathTo } from '../../i18n/staff-path.ts';
import type { NamedMiddleware } from '../../kit/guards/named-middleware.ts';
import { saidFlash } from '../../kit/toasts/flashed.server.ts';
import { type SiteContext, siteContext } from '../../platform-client/site-context.ts';

const redirects = { 301: true, 302: true, 303: true, 307: true, 308: true };

const setting = { group: 'global', key: 'language' } as const;

/** Middleware of the admin area. */
export const adminMiddleware = {
  /** The admin pages appear in the language of the staff user's setting, whatever the address says (ADMIN-014, I18N-010). */
  ownLanguage: async ({ request, context }) => {
    const site = context.get(siteContext);
    const own = await ownLanguage(site);
    if (request.method !== 'GET' || own === undefined || own.code2 === site.language.code2) return;
    const { pathname, search } = new URL(request.url);
    throw redirect(adminPathIn(own, pathname.replace(/\.data$/, ''), site) + search);
  },
  /** A page that was sent with a notice is the only one, also where no script forgets it. */
  saidOnce: async ({ request, context }, next) => {
    const response = await next();
    const isPage = !new URL(request.url).pathname.endsWith('.data') && !(response.status in redirects);
    const said = isPage ? saidFlash(request) : undefined;
    if (said) context.get(siteContext).cookies.unshift(said);
    return response;
  },
} as const satisfies NamedMiddleware;

/** Keeps the language of the admin interface (ADMIN-004) and gives the address of the same page in it. */
export async function changeAdminLanguage(site: SiteContext, code2: string, from: string): Promise<string> {
  const language = site.site.languages.find((one) => one.code2 === code2) ?? site.language;
  await site.call(setUserSetting, { ...setting, value: language.code2 });
  return adminPathIn(language, from, site);
}

/** The language that somebody of the staff chose for the back office; nothing where nobody did. */
export async function ownLanguage({ call, site }: SiteContext): Promise<SiteLanguage | undefined> {
  try {
    const { value } = await call(getUserSetting, setting);
    return site.languages.find(({ code2 }) => code2 === value);
  } catch (error) {
    // Nobody has chosen yet: the address decides.
    if (error instanceof CallError && error.status === 404) return undefined;
    throw error;
  }
}

function adminPathIn(target: SiteLanguage, pathname: string, { site, language }: SiteContext): string {
  const found = matchPath(splitPrefix(pathname, site.languages).rest, language.code2);
  return found?.name.startsWith('admin')
    ? pathTo(found.name, found.params, target)
    : pathTo('admin', {}, target);
}
