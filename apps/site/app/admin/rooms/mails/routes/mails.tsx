import '#site/admin/record/resource.css';
import '#site/kit/forms/forms.css';
import '../mails.css';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { readStaffForm } from '#site/admin/ground/frame/once/read-staff-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import { sayWhenOffline } from '#site/kit/forms/say-when-offline.ts';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { loadMail, loadMails, mailLanguage } from '../load-mails.server.ts';
import { MailScreen } from '../mail-screen.tsx';
import { MailsScreen } from '../mails-screen.tsx';
import { takeMail, takeTryMail } from '../take-mail.server.ts';
import type { Route } from './+types/mails';

export { meta } from '#site/seo/meta.ts';

/** The list of mails, or the words of one. */
export async function loader({ context, url, params: { mail } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'settings.edit');
  const language = mailLanguage(site, url);
  const { seo } = loadPlainScreen(context, 'adminMails', 'settings.mailWords', mail ? { mail } : {});
  if (mail === undefined) return { seo, list: await loadMails(site, language), view: undefined };
  const view = await loadMail(site, mail, language);
  return { seo: { ...seo, title: `${view.title} – ${seo.title}` }, list: undefined, view };
}

export async function action({ context, request, url, params: { mail = '' } }: Route.ActionArgs) {
  const site = context.get(siteContext);
  await mustHold(site, 'settings.edit');
  const form = await readStaffForm(site, request);
  const which = { mail, language: mailLanguage(site, url) };
  return reader(form)('form') === 'tryMail'
    ? takeTryMail(site, which, form)
    : takeMail(site, which, form, `${url.pathname}?language=${which.language}`);
}

export const clientAction = sayWhenOffline;

export default function AdminMails({ loaderData: { list, view } }: Route.ComponentProps) {
  if (view) return <MailScreen key={`${view.mail} ${view.language}`} view={view} />;
  return list ? <MailsScreen view={list} /> : null;
}
