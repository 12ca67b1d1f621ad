import { CallError } from '@izlog/contract/client';
import { getUserSetting, setUserSetting } from '@izlog/contract/settings/user-setting';
import { isProgramLanguage, programLanguageCodes } from '@izlog/contract/texts/program-languages';
import { redirect } from 'react-router';
import { splitPrefix } from '#site/i18n/path-to.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { matchPath, pathTo } from '#site/i18n/staff-path.ts';
import type { NamedMiddleware } from '#site/kit/guards/named-middleware.ts';
import { saidFlash } from '#site/kit/toasts/flashed.server.ts';
import { type SiteContext, siteContext } from '#site/platform-client/site-context.ts';

const redirects = { 301: true, 302: true, 303: true, 307: true, 308: true };

const setting = { group: 'global', key: 'language' } as const;

/** Middleware of the admin area. */
export const adminMiddleware = {
  /** The admin pages appear in the language of the staff user's setting, whatever the address says (ADMIN-014, I18N-010). */
  ownLanguage: async ({ request, context }) => {
    const site = context.get(siteContext);
    const own = await noteOwnLanguage(site);
    if (own === undefined || own === site.language.code2) return;
    const language = site.site.languages.find(({ code2 }) => code2 === own);
    // One that visitors cannot choose has no addresses: the same page speaks it.
    if (request.method !== 'GET' || !language) return;
    const { pathname, search } = new URL(request.url);
    throw redirect(adminPathIn(language, pathname.replace(/\.data$/, ''), site) + search);
  },
  /** What scripts and files of the back office ask for is said in the same language. */
  ownWords: async ({ context }) => {
    await noteOwnLanguage(context.get(siteContext));
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

/** From here on whatever is said to the caller is said in the language they chose (`languageRead`). */
async function noteOwnLanguage(site: SiteContext): Promise<string | undefined> {
  const own = site.session && (await ownLanguage(site));
  if (own !== undefined) site.staffLanguage = own;
  return own;
}

/** Keeps the language of the admin interface (ADMIN-004) and gives the address of the same page in it. */
export async function changeAdminLanguage(site: SiteContext, code2: string, from: string): Promise<string> {
  const language = site.site.languages.find((one) => one.code2 === code2);
  const value = language || isProgramLanguage(code2) ? code2 : site.language.code2;
  await site.call(setUserSetting, { ...setting, value });
  return adminPathIn(language ?? site.language, from, site);
}

/** The languages that staff may choose: those of the site, and those that only the program speaks. */
export function staffLanguages({ site }: SiteContext): Pick<SiteLanguage, 'code2' | 'name'>[] {
  const others = programLanguageCodes.filter((code) => !site.languages.some(({ code2 }) => code2 === code));
  return [...site.languages, ...others.map((code2) => ({ code2, name: nameOf(code2) }))];
}

const nameOf = (code2: string): string =>
  new Intl.DisplayNames(code2, { type: 'language' }).of(code2) ?? code2;

/** Two-letter code of the language that somebody of the staff chose for the back office; nothing where nobody did. */
export async function ownLanguage({ call, site }: SiteContext): Promise<string | undefined> {
  try {
    const { value } = await call(getUserSetting, setting);
    const isKnown = isProgramLanguage(value) || site.languages.some(({ code2 }) => code2 === value);
    return isKnown ? value : undefined;
  } catch (error) {
    // Nobody has chosen yet, or it is none of the staff: the address decides.
    if (error instanceof CallError && [401, 403, 404].includes(error.status)) return undefined;
    throw error;
  }
}

function adminPathIn(target: SiteLanguage, pathname: string, { site, language }: SiteContext): string {
  const found = matchPath(splitPrefix(pathname, site.languages).rest, language.code2);
  return found?.name.startsWith('admin')
    ? pathTo(found.name, found.params, target)
    : pathTo('admin', {}, target);
}
