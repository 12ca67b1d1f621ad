import { refusals } from '@izlog/contract/refusals';
import { downloadDataExport } from '@izlog/contract/user/personal-data';
import { redirect } from 'react-router';
import { pathTo } from '#site/i18n/path-to.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import type { Route } from './+types/my-data';

/** An export of the personal data as a file: JSON or CSV, for its owner only; an older login says the password first. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { session, ask, language } = context.get(siteContext);
  const [id, ext] = [url.searchParams.get('id'), url.searchParams.get('ext')];
  if (!session || !id || !ext) throw notFound();
  const { status, headers, text } = await ask(downloadDataExport, { id, ext, reader: 'person' });
  if (status === refusals.proofRequired.status)
    return redirect(`${pathTo('profile', {}, language)}?potvrda=1#moji-podaci`);
  if (status !== 200) throw notFound();
  return new Response(text, {
    headers: {
      'content-type': headers['content-type'] ?? 'application/octet-stream',
      'content-disposition': headers['content-disposition'] ?? 'attachment',
      'cache-control': 'private, no-store',
    },
  });
}
