/** An XML document for machines that come by; kept by them for an hour. */
export const xmlResponse = (xml: string): Response =>
  new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
