import { askPaperArchive } from '@izlog/contract/ecommerce/orders/paper-archive';
import { redirect } from 'react-router';
import { adminMiddleware } from '#site/admin/ground/frame/admin-language.server.ts';
import { mustHold } from '#site/admin/ground/frame/must-hold.server.ts';
import { pathTo } from '#site/i18n/staff-path.ts';
import { named } from '#site/kit/guards/named-middleware.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import { archiveFaultOf } from '../archive/archive-period.ts';
import type { Route } from './+types/paper-archive';

export const middleware = named(adminMiddleware, 'ownWords');

/**
 * Leads to the documents of a period in one ZIP, which the platform writes as the browser reads it; back to the form with the
 * days that were typed where there is nothing to have.
 */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const site = context.get(siteContext);
  await mustHold(site, 'orders.read', 'books.read');
  const [from = '', to = ''] = ['from', 'to'].map((name) => (url.searchParams.get(name) ?? '').slice(0, 40));
  const fault = archiveFaultOf(from, to);
  const { documents, path } = fault
    ? { documents: 0, path: null }
    : await site.call(askPaperArchive, { from, to });
  if (path !== null && documents > 0) return redirect(path);
  const why = new URLSearchParams({ from, to, archive: fault?.why ?? 'nothing' });
  // Back to where it was asked for.
  if (url.searchParams.has('books')) return redirect(`${pathTo('adminBooks', {}, site.language)}?${why}`);
  return redirect(`${pathTo('adminOrderFile', {}, site.language)}?${why}#h-dokumenti`);
}
