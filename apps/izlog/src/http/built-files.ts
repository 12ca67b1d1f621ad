import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { acceptsEncoding } from '@izlog/platform/kernel/http/accepts-encoding';

interface BuiltFile {
  body: Buffer;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
  etag: string;
  headers: readonly string[];
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Answers the files of a build (a few megabytes) from memory, with the compressed forms that lie beside them: a build
 * that is replaced while we run takes nothing away from the pages we still send. Calls `next` for any other address.
 */
export function serveBuiltFiles(
  folder: string,
): (req: IncomingMessage, res: ServerResponse, next: () => void) => void {
  const files = readFiles(folder);
  return (req, res, next) => {
    const address = req.url?.split('?', 1)[0] ?? '';
    const file = req.method === 'GET' || req.method === 'HEAD' ? files.get(address) : undefined;
    if (!file) return next();
    if (req.headers['if-none-match'] === file.etag) {
      res.writeHead(304, file.headers as string[]).end();
      return;
    }
    const [body, encoding] = bestForm(file, String(req.headers['accept-encoding'] ?? ''));
    const more = ['content-length', String(body.length), ...(encoding ? ['content-encoding', encoding] : [])];
    res.writeHead(200, [...file.headers, ...more]);
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}

function bestForm(file: BuiltFile, accepted: string): [Buffer, string?] {
  if (file.br && acceptsEncoding(accepted, 'br')) return [file.br, 'br'];
  if (file.gzip && acceptsEncoding(accepted, 'gzip')) return [file.gzip, 'gzip'];
  return [file.body];
}

function readFiles(folder: string): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>();
  const names = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const all = new Set(names);
  for (const name of names) {
    if (/\.(br|gz)$/.test(name)) continue;
    const body = readFileSync(join(folder, name));
    const address = `/${name.split(sep).join('/')}`;
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    const form = (ending: string) =>
      all.has(name + ending) ? readFileSync(join(folder, name + ending)) : undefined;
    files.set(address, { body, br: form('.br'), gzip: form('.gz'), etag, headers: headersOf(address, etag) });
  }
  return files;
}

function headersOf(address: string, etag: string): string[] {
  // Names of built files hold a hash of their content, and a font never changes under its name.
  const isForGood = /^\/(assets|fonts)\//.test(address);
  return [
    'content-type',
    types[extname(address)] ?? 'application/octet-stream',
    'cache-control',
    isForGood ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'etag',
    etag,
    'vary',
    'accept-encoding',
    'x-content-type-options',
    'nosniff',
  ];
}
