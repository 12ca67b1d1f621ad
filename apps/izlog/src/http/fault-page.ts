import type { ServerResponse } from 'node:http';

/** The last page there is: shown when even the site's own error page failed (ROUTE-058). The id is also in the log. */
export function faultPage(res: ServerResponse, requestId: string): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  res.writeHead(500, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
    'x-request-id': requestId,
  });
  res.end(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Error</title></head><body><main><h1>An error occurred while showing the error page</h1><p>${requestId}</p><p><a href="/">Home</a></p></main></body></html>`,
  );
}
