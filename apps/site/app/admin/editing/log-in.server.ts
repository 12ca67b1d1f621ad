import { logInStaff } from '#site/admin/rooms/login/door/log-in-staff.server.ts';
import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { textOf } from '#site/i18n/messages.ts';
import { languageRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { staffUser } from '#site/session/is-staff.server.ts';
import type { LoginAnswer } from './edit-start.ts';

/** Logs in who wrote when the login ended, without leaving the page; says who it is, or what is wrong in words. */
export async function logInEditor(site: SiteContext, form: FormData): Promise<LoginAnswer> {
  const refused = await logInStaff(site, form);
  if (!refused) return { person: (await staffUser(site))?.id ?? 0 };
  const { second, refusal, errors } = refused;
  const [error] = Object.values(errors);
  const { messages, locale } = catalogueOf(languageRead(site));
  const words = refusal ?? (error && textOf(messages, locale, error));
  return { ...(second && { second }), ...(words && { refusal: words }) };
}
