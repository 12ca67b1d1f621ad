import { redirect } from 'react-router';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { type MessageValues, type StaffKey, type StaffPluralKey, textOf } from '#site/i18n/messages.ts';
import { staffWordsOf } from '#site/i18n/staff-catalogue.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { flashCookie } from '#site/kit/toasts/flash.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** Says something in the language of the page. */
export type Say = (key: StaffKey | StaffPluralKey, values?: MessageValues) => string;

/** Back to the product, which was saved. */
export function backTo(site: SiteContext, id: number) {
  site.cookies.push(flashCookie('saved'));
  return redirect(pathTo('adminProduct', { id: String(id) }, site.language), { status: 303 });
}

/** To a copy that was made of a product: its page says what it has of its own. */
export const copyPath = (site: SiteContext, id: number, of: number): string =>
  `${pathTo('adminProduct', { id: String(id) }, site.language)}?copyOf=${of}`;

/** Words of the back office in the language of the page. */
export function sayer(site: SiteContext): Say {
  const { messages, locale } = catalogueOf(languageRead(site));
  const words = { ...messages, ...staffWordsOf(languageRead(site)) };
  return (key, values) => textOf(words, locale, key, values);
}
