import { getPriceList } from '@izlog/contract/ecommerce/law/price-lists';
import { data } from 'react-router';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import type { Route } from './+types/price-list';

/** The daily price list (NN 75/2025): `/cjenik.csv` the newest, `/cjenik/2026-11-29.csv` that of a day. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const day = 'day' in params ? params.day : 'today';
  if (!day || (day !== 'today' && !/^\d{4}-\d\d-\d\d$/.test(day))) throw notFound();
  const { status, headers, text } = await context.get(siteContext).ask(getPriceList, { day });
  if (status === 404 || status === 400) throw notFound();
  if (status !== 200) throw data(null, { status: status >= 400 ? status : 503 });
  return new Response(text, {
    headers: {
      'content-type': headers['content-type'] ?? 'text/csv; charset=utf-8',
      'content-disposition': headers['content-disposition'] ?? 'attachment',
      'cache-control': 'private, max-age=300',
    },
  });
}
