import type { AnyEndpoint } from '@izlog/contract/endpoint';
import { data } from 'react-router';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/**
 * A file of rows for the spreadsheet of the person who asks, in their language; the platform writes it (`reader`) and says
 * who may have it. What it refuses is answered with its status.
 */
export async function personFile(
  { ask }: Pick<SiteContext, 'ask'>,
  endpoint: AnyEndpoint,
  input: Record<string, unknown>,
): Promise<Response> {
  const { status, headers, text } = await ask(endpoint, { reader: 'person', ...input });
  if (status === 404) throw notFound();
  if (status !== 200) throw data(null, { status: status >= 400 ? status : 503 });
  const type = headers['content-type'] ?? 'text/csv; charset=utf-8';
  // Reading the answer over a network takes the mark off, by which spreadsheets know the encoding.
  const isMarked = !type.startsWith('text/csv') || text.startsWith('\uFEFF');
  return new Response(isMarked ? text : `\uFEFF${text}`, {
    headers: {
      'content-type': type,
      'content-disposition': headers['content-disposition'] ?? 'attachment',
      'cache-control': 'private, no-store',
    },
  });
}
