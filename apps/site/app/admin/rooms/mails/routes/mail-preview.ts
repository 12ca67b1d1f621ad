import { outcomeOf } from '@izlog/contract/client';
import { previewMail } from '@izlog/contract/settings/mail-words';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { mailLanguage } from '../load-mails.server.ts';
import { textsIn } from '../take-mail.server.ts';
import type { Route } from './+types/mail-preview';

/** A mail with the words of the address, filled with an example: a page of its own, on which nothing runs. */
export async function loader({ context, url, params: { mail } }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  await mustHold(site, 'settings.edit');
  const said = { mail, language: mailLanguage(site, url), texts: textsIn(url.searchParams, 'texts.') };
  const outcome = await outcomeOf(site.call(previewMail, said));
  // What is wrong with the words is reported where they are saved.
  const html = outcome.errored ? '' : outcome.data.html;
  return new Response(html, {
    status: outcome.errored ? outcome.error.status : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; frame-ancestors 'self'; sandbox",
      'cache-control': 'private, no-store',
    },
  });
}
