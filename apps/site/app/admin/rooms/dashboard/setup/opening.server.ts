import { outcomeOf } from '@izlog/contract/client';
import { postUpdate } from '@izlog/contract/cms/content/post-update';
import { createLegalPages, getOpening } from '@izlog/contract/ecommerce/orders/opening';
import { data, redirect } from 'react-router';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { legalPagesId } from '#site/admin/rooms/settings/door/settings-view.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';

/** What the shop lacks before its first order; nothing for staff who may not edit content, or where nothing is sold. */
export async function loadOpening(site: SiteContext, scope: readonly string[]) {
  if (!site.site.isEcommerce || !scope.includes('content.edit')) return undefined;
  const outcome = await outcomeOf(ownCall(site)(getOpening, {}));
  if (outcome.errored) return undefined;
  const { pages, ...opening } = outcome.data;
  const lang = (code: string) => site.site.languages.find((one) => one.code === code)?.code2;
  return { ...opening, pages: pages.map((page) => ({ ...page, lang: lang(page.language) })) };
}

/** Makes a page public in a language, or takes it back; or makes the pages that are missing. */
export async function takeHomeForm(site: SiteContext, form: FormData): Promise<Response> {
  if (reader(form)('form') === 'legal') return makeLegalPages(site);
  await mustHold(site, 'content.publish');
  const read = reader(form);
  const [id, language] = [read('id'), read('language')];
  const isKnown = site.site.languages.some(({ code }) => code === language);
  if (!/^[1-9]\d{0,8}$/.test(id) || !isKnown) throw data(null, { status: 400 });
  const published_at = read('publish') === 'yes' ? new Date().toISOString() : null;
  await ownCall(site)(postUpdate, { id: Number(id), published_at }, { headers: { language } });
  return redirect(pathTo('admin', {}, site.language), { status: 303 });
}

/** Makes the legal pages that the site lacks, and leads to them. */
async function makeLegalPages(site: SiteContext): Promise<Response> {
  await mustHold(site, 'content.edit');
  await ownCall(site)(createLegalPages, {});
  site.cookies.push(flashCookie('saved'));
  return redirect(`${pathTo('admin', {}, site.language)}#${legalPagesId}`, { status: 303 });
}
