import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import PostalMime from 'postal-mime';
import type { Env } from '#platform/env.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { outboxFolder } from './carriers.ts';
import { escapeHtml } from './mail-html.ts';

/** Mails shown in the list. */
const mostShown = 200;

/**
 * In development, and only there, the mails of the outbox folder can be looked at: `/api/outbox` lists them, newest
 * first. In production the folder holds links that open accounts, so there is no such page.
 */
export function mountOutboxPage(app: FastifyInstance, env: Env): void {
  if (env.NODE_ENV !== 'development' || env.SMTP_URL) return;
  const folder = outboxFolder(env);
  app.get('/api/outbox', async (_request, reply) => page(reply, 'Outbox', await listOf(folder)));
  app.get<{ Params: { id: string } }>('/api/outbox/:id', async ({ params }, reply) => {
    if (!/^[0-9a-f-]{36}$/.test(params.id)) throw new Refusal('notFound');
    const bytes = await readFile(join(folder, `${params.id}.eml`)).catch(() => undefined);
    if (!bytes) throw new Refusal('notFound');
    return page(reply, 'Mail', await mailOf(bytes));
  });
}

async function listOf(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names
      .filter((name) => /^[0-9a-f-]{36}\.eml$/.test(name))
      .map(async (name) => ({ name, at: (await stat(join(folder, name))).mtime })),
  );
  files.sort((a, b) => b.at.getTime() - a.at.getTime());
  const rows = await Promise.all(
    files.slice(0, mostShown).map(async ({ name, at }) => {
      const { subject, to } = await PostalMime.parse(await readFile(join(folder, name)));
      const who = to?.map(({ address }) => address).join(', ') ?? '';
      return `<li><a href="/api/outbox/${name.slice(0, -4)}">${escapeHtml(subject ?? '')}</a><br><small>${escapeHtml(who)} · ${at.toISOString()}</small></li>`;
    }),
  );
  return rows.length === 0
    ? '<h1>Outbox</h1><p>No mail yet.</p>'
    : `<h1>Outbox</h1><ul>${rows.join('')}</ul>`;
}

async function mailOf(bytes: Buffer): Promise<string> {
  const mail = await PostalMime.parse(bytes);
  const headers = mail.headers.map(({ key, value }) => `${key}: ${value}`).join('\n');
  return `<p><a href="/api/outbox">Outbox</a></p><h1>${escapeHtml(mail.subject ?? '')}</h1><iframe title="HTML" sandbox="allow-popups" srcdoc="${escapeHtml(mail.html ?? '')}"></iframe><h2>Text</h2><pre>${escapeHtml(mail.text ?? '')}</pre><h2>Headers</h2><pre>${escapeHtml(headers)}</pre>`;
}

function page(reply: FastifyReply, title: string, body: string): string {
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; frame-src 'self'",
    );
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:0 auto;padding:1rem}iframe{width:100%;height:36rem;border:1px solid #8888}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#8882;padding:.75rem}li{margin:.5rem 0}</style></head><body>${body}</body></html>`;
}
