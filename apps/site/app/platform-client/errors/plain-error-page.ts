/**
 * The page of last resort, when not even the site is known: no site answers on the host (404) or the platform does not
 * answer (503). Without scripts, styles and texts of the site.
 */
export function plainErrorPage(status: 404 | 503, requestId: string): Response {
  const title = status === 404 ? 'Stranica nije pronađena' : 'Usluga trenutačno nije dostupna';
  const html = `<!DOCTYPE html><html lang="hr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1><p>Broj zahtjeva: ${requestId.replaceAll(/[^\w-]/g, '')}</p><p><a href="/">Povratak na početnu stranicu</a></p></main></body></html>`;
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  if (status === 503) headers.set('retry-after', '30');
  return new Response(html, { status, headers });
}
