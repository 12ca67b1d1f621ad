import { downloadDataExport } from '@izlog/contract/user/personal-data';
import { notFound } from '../platform-client/not-found.ts';
import { siteContext } from '../platform-client/site-context.ts';
import type { Route } from './+types/my-data';

/** An export of the personal data as a file: JSON or CSV, for its owner only. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { session, ask } = context.get(siteContext);
  const [id, ext] = [url.searchParams.get('id'), url.searchParams.get('ext')];
  if (!session || !id || !ext) throw notFound();
  const { status, headers, text } = await ask(downloadDataExport, { id, ext });
  if (status !== 200) throw notFound();
  return new Response(text, {
    headers: {
      'content-type': headers['content-type'] ?? 'application/octet-stream',
      'content-disposition': headers['content-disposition'] ?? 'attachment',
      'cache-control': 'private, no-store',
    },
  });
}
