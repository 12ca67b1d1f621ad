import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** A file a page makes the browser load, as it goes over the wire. */
export interface VisitorFile {
  path: string;
  kind: 'script' | 'style' | 'font' | 'words';
  /** As sent, and after decompression. */
  bytes: number;
  raw: number;
  /** False for React, its router and what the build tool adds: what every such app loads. */
  isOurs: boolean;
}

/**
 * Every file that the HTML of a page names for loading at once: scripts with all that they import, styles, preloaded
 * fonts and words. Files loaded later (by a press, or when something comes into view) are not counted.
 */
export async function filesOf(origin: string, html: string): Promise<VisitorFile[]> {
  const files = new Map<string, VisitorFile>();
  for (const tag of html.match(/<link\b[^>]*>/g) ?? []) {
    const href = attribute(tag, 'href');
    const kind = kindOf(attribute(tag, 'rel'), attribute(tag, 'as'));
    if (kind === 'script') await addScript(files, origin, href);
    else if (kind !== undefined && href !== '') files.set(href, await load(origin, href, kind));
  }
  for (const script of html.match(/<script\b[^>]*>[\s\S]*?<\/script>/g) ?? []) {
    const tag = script.slice(0, script.indexOf('>') + 1);
    for (const held of attribute(tag, 'data-files').split(' ')) {
      if (held.endsWith('.js')) await addScript(files, origin, held);
      else if (held !== '') files.set(held, await load(origin, held, 'words'));
    }
    const src = attribute(tag, 'src');
    if (src !== '') await addScript(files, origin, src);
    for (const path of importsOf(script)) await addScript(files, origin, new URL(path, origin).pathname);
  }
  return [...files.values()];
}

async function addScript(files: Map<string, VisitorFile>, origin: string, path: string): Promise<void> {
  if (files.has(path)) return;
  const { text, ...sizes } = await bytesOf(origin + path);
  files.set(path, { path, kind: 'script', ...sizes, isOurs: !isFramework(text) });
  for (const name of importsOf(text)) await addScript(files, origin, new URL(name, origin + path).pathname);
}

async function load(origin: string, path: string, kind: VisitorFile['kind']): Promise<VisitorFile> {
  const { bytes, raw } = await bytesOf(origin + path);
  return { path, kind, bytes, raw, isOurs: true };
}

/** Asks as a browser does; returns the size on the wire and the text. */
export function bytesOf(address: string): Promise<{ bytes: number; raw: number; text: string }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${address} answers ${answer.statusCode}.`));
        const sent = Buffer.concat(chunks);
        const plain = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(sent) : sent;
        resolve({ bytes: sent.length, raw: plain.length, text: plain.toString() });
      });
    }).on('error', reject);
  });
}

function kindOf(rel: string, as: string): VisitorFile['kind'] | undefined {
  if (rel === 'modulepreload') return 'script';
  if (rel === 'stylesheet') return 'style';
  if (rel !== 'preload') return undefined;
  return ({ script: 'script', style: 'style', font: 'font', fetch: 'words' } as const)[as];
}

function attribute(tag: string, name: string): string {
  return tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1]?.replaceAll('&amp;', '&') ?? '';
}

/** Static imports only: `import(…)` is loaded when it is needed. */
function importsOf(script: string): string[] {
  return [...script.matchAll(/\b(?:import|export)\b(?:[^'"()]*?\bfrom)?\s*["']([^"']+\.js)["']/g)].map(
    ([, path]) => path ?? '',
  );
}

// Strings that survive minification, each found only in one of the packages.
const marks = [
  'react.transitional.element',
  'react.memo_cache_sentinel',
  '__reactRouterVersion',
  'Minified React error',
  'HydrateFallback',
];

function isFramework(text: string): boolean {
  return marks.some((mark) => text.includes(mark));
}
