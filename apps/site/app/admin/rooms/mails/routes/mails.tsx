import { staffAction, staffLoader } from '#site/admin/ground/screen/staff-route.server.ts';
import '#site/admin/rooms/mails/mails.css';
import { loadMail, loadMails, mailLanguage } from '#site/admin/rooms/mails/load-mails.server.ts';
import { MailScreen } from '#site/admin/rooms/mails/mail-screen.tsx';
import { MailsScreen } from '#site/admin/rooms/mails/mails-screen.tsx';
import { takeMail, takeTryMail } from '#site/admin/rooms/mails/take-mail.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import type { Route } from './+types/mails';

export { clientAction, meta } from '#site/admin/ground/screen/form-screen.ts';

const screen = { name: 'adminMails', title: 'settings.mailWords', needs: 'settings.edit' } as const;

/** The list of mails, or the words of one. */
export const loader = staffLoader(screen, async ({ site, url, params: { mail }, words }) => {
  const language = mailLanguage(site, url);
  if (mail === undefined) return { list: await loadMails(site, language), view: undefined };
  const view = await loadMail(site, mail, language);
  return { title: `${view.title} – ${words('settings.mailWords')}`, list: undefined, view };
});

export const action = staffAction(screen, ({ site, form, url, params: { mail = '' } }) => {
  const which = { mail, language: mailLanguage(site, url) };
  return reader(form)('form') === 'tryMail'
    ? takeTryMail(site, which, form)
    : takeMail(site, which, form, `${url.pathname}?language=${which.language}`);
});

export default function AdminMails({ loaderData: { list, view } }: Route.ComponentProps) {
  if (view) return <MailScreen key={`${view.mail} ${view.language}`} view={view} />;
  return list ? <MailsScreen view={list} /> : null;
}
