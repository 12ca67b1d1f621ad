import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from 'react-router';
import type { ReadyPage } from '../../yardsticks/react-router-server.ts';
import { htmlTree, type Piece } from './html-tree.ts';

/** A page of a running shop taken apart: its elements, and the loader data it hands to the browser. */
export async function readyPage(origin: string, path: string): Promise<ReadyPage> {
  const html = await text(origin + path);
  const inside = (tag: string) => {
    const part = html.match(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*)</${tag}>`))?.[1];
    if (part === undefined) throw new Error(`${path} has no <${tag}>.`);
    return withoutScripts(htmlTree(part));
  };
  const { root, ...others } = await loaderData(origin, path);
  return { rootData: root, pageData: Object.values(others), head: inside('head'), body: inside('body') };
}

async function loaderData(origin: string, path: string): Promise<Record<string, unknown>> {
  const { pathname, search } = new URL(path, origin);
  const answer = await fetch(`${origin}${pathname === '/' ? '/_' : pathname}.data${search}`);
  if (!answer.ok || !answer.body) throw new Error(`The data of ${path} answers ${answer.status}.`);
  const decoded = await decodeViaTurboStream(answer.body, globalThis as never);
  const routes = (await decoded.value) as Record<string, { data?: unknown }>;
  return Object.fromEntries(Object.entries(routes).map(([id, { data }]) => [id, plain(data)]));
}

/** Our loaders hand over their data as one text; an app of React Router has it as it is. */
function plain(data: unknown): unknown {
  const packed = data as { json?: string } | undefined;
  return packed?.json === undefined ? data : JSON.parse(packed.json);
}

async function text(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return answer.text();
}

function withoutScripts(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (typeof piece === 'string') return [piece];
    const [tag, attributes, content] = piece;
    // Structured data is part of the page; the scripts are those of the app that renders it.
    const isProgram = tag === 'script' && attributes.type !== 'application/ld+json';
    return isProgram ? [] : [[tag, attributes, withoutScripts(content)]];
  });
}
