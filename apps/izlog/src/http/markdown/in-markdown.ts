import type { SiteAnswer, SiteServer } from '../site-server.ts';
import { markdownType, movedAsMarkdown, pageAsMarkdown } from './asked-page.ts';

/** A request for a page as Markdown: the page's own address, and a site that answers it so. */
export interface MarkdownRequest {
  url: string;
  site: SiteServer;
}

/** What is asked of the site when a page is wanted as Markdown (DOOR-07); undefined for every other request. */
export function markdownRequest(
  site: SiteServer,
  url: string,
  accept: string | undefined,
): MarkdownRequest | undefined {
  const page = pageAsMarkdown(url, accept);
  if (page === undefined) return undefined;
  const bySuffix = page !== url;
  return {
    url: page,
    site: {
      cachePolicy: site.cachePolicy,
      forget: () => site.forget(),
      handle: async (request, about) => inMarkdown(await site.handle(request, about), request.url, bySuffix),
    },
  };
}

/** The answer of a page, its HTML as Markdown; anything else (a file, a redirect) as it is. */
async function inMarkdown(answer: SiteAnswer, address: string, bySuffix: boolean): Promise<SiteAnswer> {
  const { response } = answer;
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept');
  const location = headers.get('location');
  if (location !== null && bySuffix) headers.set('location', movedAsMarkdown(location));
  const { status } = response;
  if (!headers.get('content-type')?.startsWith('text/html')) {
    const { bytes } = answer;
    return {
      ...answer,
      response: new Response(bytes ? new Uint8Array(bytes) : response.body, { status, headers }),
    };
  }
  const html = answer.bytes ?? Buffer.from(await response.arrayBuffer());
  // The reader is some hundred kilobytes that a shop without such visitors never loads.
  const { pageToMarkdown } = await import('./page-to-markdown.ts');
  const bytes = Buffer.from(pageToMarkdown(html.toString(), address));
  headers.set('content-type', `${markdownType}; charset=utf-8`);
  // The page itself is what search engines list.
  headers.set('x-robots-tag', 'noindex');
  headers.delete('content-length');
  for (const name of ['content-security-policy', 'link']) headers.delete(name);
  return { ...answer, bytes, response: new Response(new Uint8Array(bytes), { status, headers }) };
}
