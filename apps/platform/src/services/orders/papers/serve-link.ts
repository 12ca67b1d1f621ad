import { platformTexts } from '@izlog/contract/texts/platform-texts';
import { isProgramLanguage, type ProgramLanguage } from '@izlog/contract/texts/program-languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#platform/kernel/refusal.ts';
import { escapeHtml } from '../payment/form-html.ts';

/**
 * Serves what a signed link of a mail leads to. Anyone who follows it with a browser and is refused reads a sentence in
 * their language and finds the way to the shop; programs get the refusal as everywhere.
 */
export async function serveLink(
  request: FastifyRequest,
  reply: FastifyReply,
  serve: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await serve();
  } catch (error) {
    if (!(error instanceof Refusal) || !request.headers.accept?.includes('text/html')) throw error;
    return reply
      .code(error.row.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .send(pageOf(error, languageOf(request.headers['accept-language'])));
  }
}

function languageOf(accepted = ''): ProgramLanguage {
  const wanted = accepted.split(',').map((one) => one.trim().slice(0, 2).toLowerCase());
  return wanted.find(isProgramLanguage) ?? 'en';
}

function pageOf({ row }: Refusal, language: ProgramLanguage): string {
  const said = platformTexts[language].pages.download;
  const [title, text] = row.status === 410 ? [said.over, said.overText] : [said.unknown, said.unknownText];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
:root{color-scheme:light dark;--ink:#181b19;--paper:#fbfaf6;--action:#0a5650}
@media(prefers-color-scheme:dark){:root{--ink:#f1efe8;--paper:#141715;--action:#7ccfc5}}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{max-width:34rem;margin:0 auto;padding:3rem 1rem}
h1{font:500 1.75rem/1.2 Georgia,serif;margin:0 0 .75rem}
a{display:inline-block;padding:.75rem 0;color:var(--action);font-weight:600}
a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="/">${escapeHtml(said.shop)}</a></p>
</main>
</body>
</html>
`;
}
